# Everything a player or a developer types. `make` alone lists it.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --no-input

# The Python to build with; empty means: look for one.
PYTHON ?=
# Processes that run the tests.
WORKERS ?= 2
# Passed on to the app by play, and to pytest by test and cover.
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test check fmt bench crash cover clean fresh

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-7s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/app ## start the game (ARGS="--plain" passes options on)
	@$(BIN)/inkribbon $(ARGS)

test: check ## run every check and every test (WORKERS=2, ARGS="-k undo")
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

check: $(VENV)/dev ## formatting, lint, types, imports and content
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/inkribbon check

fmt: $(VENV)/dev ## format the code and mend what the linter can
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

bench: $(VENV)/dev ## measure speed against the targets
	$(BIN)/python -m tests.bench

crash: $(VENV)/dev ## kill the game at every write and see that it comes back
	$(BIN)/python -m tests.crash

cover: $(VENV)/dev ## run the tests and list the lines that none of them reaches
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n $(WORKERS) $(ARGS)
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

clean: ## remove everything that was built, saves excepted
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis snapshot_report.html
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +


# $(VENV)/app and $(VENV)/dev are stamps: the libraries that a player, or the tools that a developer,
# needs are installed for this pyproject.toml. Players do without the tools, which not every machine
# can run.
#
# The first stamp is away while anything is being installed, so an interrupted set-up leaves none;
# a refused one (no network, say) puts it back, since what was there still works. It holds this
# folder's path, as a virtual environment that was moved does not work. Without a good stamp, or if
# its Python has gone, the environment is made anew.
define install
	@echo 'Fetching the $(1) ...'
	@test ! -e $(VENV)/app || mv $(VENV)/app $(VENV)/busy
	@$(PIP) -e '$(2)' || { \
		echo 'The $(1) could not be installed; the lines above say why.' >&2; \
		test ! -e $(VENV)/busy || mv $(VENV)/busy $(VENV)/app; \
		exit 1; \
	}
endef

ifneq ($(shell $(BIN)/python -c '' 2>/dev/null && cat $(VENV)/app 2>/dev/null),$(CURDIR))
$(VENV)/app: fresh
endif

$(VENV)/app: pyproject.toml
	$(call install,libraries,.)
	@rm -f $(VENV)/busy
	@echo '$(CURDIR)' > $@

$(VENV)/dev: $(VENV)/app
	$(call install,tools,.[dev])
	@mv $(VENV)/busy $(VENV)/app
	@touch $@

# Debian ships Python without ensurepip, which venv needs and whose absence it explains at length.
fresh:
	@rm -rf $(VENV); \
	found=; \
	for python in $(or $(PYTHON),python3 python3.13 python3.12 python3.11); do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		found=$$python; \
		"$$python" -c 'import ensurepip, venv' 2>/dev/null || continue; \
		echo "Setting up $(VENV) with $$("$$python" -V); this is done once ..."; \
		exec "$$python" -m venv $(VENV); \
	done; \
	if [ "$$found" ]; then \
		echo "$$found has no venv module: install it first (Debian, Ubuntu: apt install python3-venv)." >&2; \
	else \
		echo 'Ink Ribbon needs Python 3.11 or newer; install it, or name it: make play PYTHON=/path/to/python3.' >&2; \
	fi; \
	exit 1
