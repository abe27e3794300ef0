"""States of the toy game as JSON and back."""

from typing import Any, Union

from cattrs.preconf.json import make_converter
from cattrs.strategies import configure_tagged_union

from core.kernel.agenda import Frame
from core.kernel.chance import Forced
from tests.toy.state import FRAMES, State


def encode(state: State) -> str:
    """Return a state as text."""
    return converter.dumps(state)


def decode(text: str) -> State:
    """Return the state that a text says."""
    return converter.loads(text, State)


def _frame_data(frame: Frame) -> Any:
    return converter.unstructure(frame, unstructure_as=AnyFrame)


def _frame(data: Any, _: Any) -> Any:
    return converter.structure(data, AnyFrame)


def _forced(data: Any, _: Any) -> Forced:
    return data if isinstance(data, int) else tuple(data)


AnyFrame: Any = Union[FRAMES]  # noqa: UP007 - the operator takes no tuple

converter = make_converter()
configure_tagged_union(AnyFrame, converter)
# By identity: the hooks of the base class must not catch the classes that it delegates to.
converter.register_unstructure_hook_func(lambda cls: cls is Frame, _frame_data)
converter.register_structure_hook_func(lambda cls: cls is Frame, _frame)
converter.register_structure_hook_func(lambda cls: cls == Forced, _forced)
