"""The plan of an Explore, played: Weapons in and out, Ammo, Explores, and the second Enter (S2)."""

from attrs import evolve

from core.kernel.decision import NONE, Refusal
from tui.commands import command
from tui.narration.text import _
from tui.narration.words import times
from tui.screens.sitting import option_of
from tui.screens.table_frame import PLAN
from tui.screens.table_view import TableView
from tui.table import plan
from tui.table.plan import Plan


class TablePlan(TableView):
    """The table with its plan."""

    _left: tuple[object, Plan] = (None, Plan())
    """The state in which a plan was closed without an answer, and that plan."""

    def open_plan(self, copy: int = NONE) -> None:
        """Open the plan: with one Weapon chosen, as it was left, or with the best Weapons."""
        if option_of(self.flow.decision, "explore") is None:
            self.attempt("explore")
            return
        eyes = self.eyes
        if copy == NONE:
            state, kept = self._left
            here = state is self.flow.session.table.state
            self.plan = kept if here else plan.best(eyes, 1)
            self.go(PLAN)
        elif copy not in plan.usable(eyes):
            card = eyes.card(copy)
            self.refuse_because(
                Refusal("weapon-used", f"use:{card.slug}", "DBG-7.7", names=(card.id,))
            )
        else:
            self.plan = Plan()
            self.go(PLAN)
            self.redraw()
            self.panel("plan").stand_on(f"card {copy}")
            self.toggle_weapon(copy)

    def clear_plan(self, *copies: int) -> None:
        """Take Weapons out of the plan, all of them if none is named."""
        kept = tuple(copy for copy in self.plan.chosen if copies and copy not in copies)
        self.plan = plan.clamped(self.eyes, evolve(self.plan, chosen=kept))

    def is_planned(self, copy: int) -> bool:
        """Say whether a Weapon is in the plan as often as it can be."""
        return self.plan.chosen.count(copy) >= plan.uses_left(self.eyes, copy)

    def leave_plan(self) -> None:
        """Close the plan; it can be opened as it was as long as nothing is answered."""
        self._left = self.flow.session.table.state, self.plan

    def toggle_weapon(self, copy: int) -> None:
        """Choose a Weapon, once more if it can be used again, or take it out of the plan."""
        eyes = self.eyes
        toggled = self.plan.toggled(copy, plan.uses_left(eyes, copy))
        if plan.ammo_left(eyes, toggled) < 0:
            if copy not in self.plan.chosen:
                have, need = plan.ammo_left(eyes, self.plan), plan.needs(eyes, self.plan, copy)
                card = eyes.card(copy)
                key = f"use:{card.slug}"
                short = Refusal("too-little-ammo", key, "DBG-7.9", max(have, 0), need, (card.id,))
                self.refuse_because(short)
                return
            toggled = self.plan.toggled(copy)
        self.plan = plan.clamped(eyes, toggled)

    def pay(self, copy: int, step: int) -> None:
        """Change the Ammo of a Weapon with an X: by 5, or to all that is left (DBG-1.8)."""
        eyes = self.eyes
        free = max(plan.ammo_left(eyes, self.plan), 0)
        now = self.plan.pays(copy)
        if copy not in self.plan.chosen:
            now = 0
            self.plan = self.plan.toggled(copy)
        wanted = now + 5 * step
        if step < 0 and now % 5:
            wanted = now - now % 5
        self.plan = self.plan.paying(copy, min(max(wanted, 0), now + free))

    def do_best(self, _key: str) -> None:
        """Choose the Weapons of most Damage for the Ammo."""
        self.plan = plan.best(self.eyes, self.plan.explores)

    def do_more(self, _key: str) -> None:
        """Plan one more Explore."""
        more = evolve(self.plan, explores=self.plan.explores + 1)
        self.plan = plan.clamped(self.eyes, more)

    def do_fewer(self, _key: str) -> None:
        """Plan one Explore fewer."""
        fewer = evolve(self.plan, explores=self.plan.explores - 1)
        self.plan = plan.clamped(self.eyes, fewer)

    def confirm_plan(self) -> None:
        """Explore as planned, after a second Enter unless none is ever wanted."""
        eyes, chosen = self.eyes, self.plan
        damage = plan.total(eyes, chosen)

        def begin() -> None:
            self.keep(lambda: self.flow.begin_plan(chosen, damage))

        if self.desk.settings.confirm == "never":
            begin()
            return
        words = _(
            "{name}, Explore {times} with {damage} Damage? No undo past the Reveal. Enter does it."
        )
        self.confirm(
            command("enter"),
            words.format(
                name=eyes.name(self.flow.seat), times=times(chosen.explores), damage=damage
            ),
            begin,
        )
