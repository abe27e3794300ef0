"""The closed list of operations that card texts are made of, as content writes them.

A class in a module of this package is what a card says; the function of the same name in the module
of the same name in `effects/` does it. `reads` and `changes` name what an operation depends on and
what it changes: two effects of a player are put in an order by the player only if one changes what
the other reads.
"""

from core.deckbuilding.operations.base import (
    COUNTS,
    Condition,
    Operation,
    Which,
)
from core.deckbuilding.operations.cards import (
    AttachThis,
    Discard,
    DiscardIt,
    DiscardItOwn,
    DiscardThis,
    Exchange,
    GiveToDiscard,
    JoinCombo,
    OthersRevealTop,
    Put,
    RemoveThis,
    RevealTop,
    Trash,
    TrashThis,
)
from core.deckbuilding.operations.counters import (
    Add,
    MoreTurns,
    NextTurn,
)
from core.deckbuilding.operations.experience import (
    GainXp,
    LoseXp,
)
from core.deckbuilding.operations.flow import (
    Branch,
    Choose,
    When,
)
from core.deckbuilding.operations.gains import (
    Gain,
    GainFromIt,
    GainNamed,
)
from core.deckbuilding.operations.health import (
    Damage,
    Heal,
)
from core.deckbuilding.operations.mansion import (
    ChangeInfected,
    DefeatNext,
    LookTop,
    ShuffleIntoMansion,
)
from core.deckbuilding.operations.weapons import (
    CharacterDamage,
    WeaponDamage,
)

ALL: tuple[type[Operation], ...] = (
    Add,
    Trash,
    TrashThis,
    DiscardThis,
    Put,
    Gain,
    GainNamed,
    Exchange,
    RevealTop,
    OthersRevealTop,
    GainFromIt,
    DiscardIt,
    Heal,
    Damage,
    WeaponDamage,
    LookTop,
    NextTurn,
    DefeatNext,
    ShuffleIntoMansion,
    RemoveThis,
    AttachThis,
    GiveToDiscard,
    DiscardItOwn,
    MoreTurns,
    JoinCombo,
    GainXp,
    LoseXp,
    When,
    Choose,
    CharacterDamage,
    ChangeInfected,
    Discard,
)
"""The operations, in the order in which they came."""

__all__ = [
    "ALL",
    "COUNTS",
    "Add",
    "AttachThis",
    "Branch",
    "ChangeInfected",
    "CharacterDamage",
    "Choose",
    "Condition",
    "Damage",
    "DefeatNext",
    "Discard",
    "DiscardIt",
    "DiscardItOwn",
    "DiscardThis",
    "Exchange",
    "Gain",
    "GainFromIt",
    "GainNamed",
    "GainXp",
    "GiveToDiscard",
    "Heal",
    "JoinCombo",
    "LookTop",
    "LoseXp",
    "MoreTurns",
    "NextTurn",
    "Operation",
    "OthersRevealTop",
    "Put",
    "RemoveThis",
    "RevealTop",
    "ShuffleIntoMansion",
    "Trash",
    "TrashThis",
    "WeaponDamage",
    "When",
    "Which",
]
