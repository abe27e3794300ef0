"""One made-up record of every event class, and cards made of every operation there is."""

from typing import Any

import attrs
from hypothesis import strategies as st

from core.deckbuilding import events
from core.deckbuilding import operations as op
from core.deckbuilding.cards import (
    Ban,
    Bonus,
    Card,
    Figure,
    Kind,
    Level,
    Passive,
    Text,
    WeaponType,
)
from core.deckbuilding.moments import Moment
from core.kernel.event import Cause, Event
from core.kernel.records import evolve
from tests.narration.table import card_id
from tui.narration.deckbuilding.terms import COUNTED

_PLAUSIBLE: dict[str, Any] = {
    "cause": Cause(0),
    "rule": "DBG-5.1",
    "what": "gold",
    "source": "hand",
    "to": "discard_pile",
    "until": "turn",
    "per": "",
    "kind": "trash",
    "reason": "boss-defeated",
    "zero": False,
    "defeated": False,
    "keys": ("trash:handgun",),
    "parts": (),
    "partner": False,
    "against": "damage",
    **dict.fromkeys(("seat", "player", "owner", "only"), 0),
}
"""Fields of events by their names; all others are cards or figures."""

_OF_CLASS: dict[type[Event], dict[str, Any]] = {
    events.MansionPut: {"to": "top"},
    events.Trashed: {"to": "pile"},
    events.NextTurnSet: {"what": "no_actions"},
    events.NextTurnHolds: {"what": "no_actions"},
    events.NothingHappened: {"what": "trash"},
    events.ComboScored: {"parts": (20,)},
}
"""Fields that mean something else in some classes."""

_COPY = frozenset({"card", "put", "taken"})
_COPIES = frozenset({"cards", "removed"})


def sample(kind: type[Event], card: int) -> Event:
    """Return an event of a class about seat 0 and a card, with plausible figures."""
    names = [field.name for field in attrs.fields(kind)]
    fields = {name: _PLAUSIBLE.get(name, 20) for name in names}
    fields |= {name: card for name in names if name in _COPY}
    fields |= {name: (card,) for name in names if name in _COPIES}
    fields |= {name: (20,) for name in names if name == "healths"}
    return kind(**fields | _OF_CLASS.get(kind, {}))


FIGURES = st.integers(1, 99)
COUNTS = st.integers(1, 9)
ZONES = st.sampled_from(("hand", "discard_pile"))
NAMED = st.sampled_from(("Green Herb", "Handgun", "Rocket Launcher")).map(card_id)


_WHICH = st.builds(
    op.Which,
    kind=st.sampled_from(("", *(each.value for each in Kind))),
    not_kind=st.sampled_from(("", "item")),
    weapon_type=st.sampled_from(("", *(each.value for each in WeaponType))),
    named=st.just("") | NAMED,
    boss=st.none() | st.booleans(),
    trash_after=st.none() | st.booleans(),
    cost_at_most=st.none() | FIGURES,
    cost_at_least=st.none() | FIGURES,
    cost_above_it=st.none() | FIGURES,
    health_at_most=st.none() | FIGURES,
    name_has=st.sampled_from(("", "Herb")),
    trait=st.sampled_from(("", "Las Plagas")),
    requirement_at_most=st.none() | FIGURES,
    decorations_at_least=st.none() | FIGURES,
)


def whiches() -> st.SearchStrategy[op.Which]:
    """Any condition on a card."""
    return _WHICH


CONDITIONS: dict[str, st.SearchStrategy[op.Condition]] = {
    "done": st.builds(op.Condition, done=st.booleans()),
    "it": st.builds(op.Condition, it=whiches()),
    "health_at_least": st.builds(op.Condition, health_at_least=FIGURES),
    "ammo_above": st.builds(op.Condition, ammo_above=FIGURES),
    "weapons_in_use_at_least": st.builds(op.Condition, weapons_in_use_at_least=st.integers(2, 9)),
    "count": st.builds(op.Condition, count=st.sampled_from(op.COUNTS), at_least=COUNTS),
    "of": st.builds(
        op.Condition, count=st.sampled_from(sorted(COUNTED)), of=whiches(), at_least=COUNTS
    ),
    "at_least": st.builds(
        op.Condition, count=st.sampled_from(op.COUNTS), at_least=COUNTS, at_most=COUNTS
    ),
    "at_most": st.builds(op.Condition, count=st.sampled_from(op.COUNTS), at_most=COUNTS),
    "partner": st.builds(op.Condition, partner=st.booleans()),
    "hit": st.builds(op.Condition, hit=st.sampled_from(("exact", "more"))),
    "others_health_at_most": st.builds(op.Condition, others_health_at_most=FIGURES),
    "own_turn": st.builds(op.Condition, own_turn=st.booleans()),
    "explored": st.builds(op.Condition, explored=st.booleans()),
    "exploring": st.builds(op.Condition, exploring=st.booleans()),
    "night": st.builds(op.Condition, night=st.booleans()),
    "heads": st.builds(op.Condition, heads=st.booleans()),
}
"""What each field of a Condition can be, by its name."""

_SIGNED = st.integers(-99, 99).filter(bool)
_PER = st.sampled_from(("", *op.COUNTS))

_PUT_TO = st.sampled_from(("hand", "inventory_top", "inventory_bottom", "discard_pile"))
_GAINED_TO = st.sampled_from(("", "inventory_top"))
_DISCARDS = st.sampled_from(("own", "attacked"))
_HURT = st.sampled_from(
    (
        "each", "adjacent", "attacked", "adjacent_to_attacked", "not_attacked", "characters",
        "exploring", "not_exploring", "chosen",
    )
)  # fmt: skip
_TRASHED_FROM = st.sampled_from(
    ("hand", "discard_pile", "hand_or_discard_pile", "any_discard_pile", "in_use", "partner")
)

PLAIN: dict[type[op.Operation], st.SearchStrategy[Any]] = {
    op.GainXp: st.builds(op.GainXp, count=COUNTS)
    | st.builds(op.GainXp, count=COUNTS, per=st.just("it"), of=whiches()),
    op.LoseXp: st.builds(op.LoseXp, of=st.sampled_from(("character", "skill")), count=COUNTS)
    | st.just(op.LoseXp("this"))
    | st.just(op.LoseXp("character", any_number=True))
    | st.builds(op.LoseXp, of=st.just("character"), up_to=COUNTS),
    op.Add: st.builds(
        op.Add,
        actions=_SIGNED,
        buys=st.integers(-3, 3),
        explores=st.integers(0, 3),
        gold=st.integers(-30, 30),
        ammo=st.integers(-30, 30),
        cards=st.integers(0, 3),
    )
    | st.builds(
        op.Add,
        gold=_SIGNED,
        cards=st.integers(0, 3),
        per=st.sampled_from(("hand", "discard_pile", "inventory", "play_area")),
        of=whiches(),
        every=st.integers(1, 5),
    )
    | st.builds(op.Add, gold=_SIGNED, end_cards=COUNTS),
    op.Trash: st.one_of(
        st.builds(op.Trash, zone=_TRASHED_FROM, of=whiches(), count=COUNTS, dearest=st.booleans()),
        st.builds(op.Trash, zone=ZONES, of=whiches(), up_to=COUNTS),
        st.builds(op.Trash, zone=ZONES, of=whiches(), random=COUNTS),
        st.builds(op.Trash, zone=st.just("inventory_top"), count=COUNTS, by_player=st.booleans()),
    ),
    op.TrashThis: st.builds(op.TrashThis, also=st.just("") | NAMED),
    op.Discard: st.one_of(
        st.builds(op.Discard, of=whiches(), who=_DISCARDS, count=COUNTS),
        st.builds(op.Discard, of=whiches(), who=_DISCARDS, up_to=COUNTS),
        st.builds(op.Discard, of=whiches(), who=_DISCARDS, any=st.just(True)),
        st.builds(op.Discard, of=whiches(), who=_DISCARDS, whole=st.just(True)),
        st.builds(op.Discard, zone=st.sampled_from(("inventory", "it")), whole=st.just(True)),
        st.builds(op.Discard, zone=st.just("partner"), of=whiches(), count=COUNTS),
        st.builds(op.Discard, zone=st.just("partner"), of=whiches(), leave=COUNTS),
    ),
    op.DiscardThis: st.builds(op.DiscardThis),
    op.Put: st.builds(
        op.Put,
        zone=ZONES,
        to=_PUT_TO,
        of=whiches(),
        count=COUNTS,
    )
    | st.builds(
        op.Put,
        zone=ZONES,
        to=st.sampled_from(("inventory_top", "inventory_bottom")),
        of=whiches(),
        any_number=st.just(True),
    )
    | st.builds(op.Put, zone=ZONES, to=st.just("hand"), of=whiches(), up_to=COUNTS)
    | st.builds(op.Put, zone=st.just("it"), to=_PUT_TO)
    | st.builds(op.Put, zone=st.just("inventory_bottom"), to=st.just("inventory_top"))
    | st.builds(
        op.Put, zone=st.just("any_discard_pile"), to=st.just("inventory_top"), up_to=COUNTS
    ),
    op.Gain: st.builds(
        op.Gain, of=whiches(), may=st.booleans(), cheapest=st.booleans(), to=_GAINED_TO
    )
    | st.builds(op.Gain, zone=st.just("it"), of=whiches(), may=st.booleans())
    | st.builds(
        op.Gain,
        of=whiches(),
        count=st.integers(2, 9),
        within=st.just(0) | FIGURES,
        to=_GAINED_TO,
    ),
    op.MoveResource: st.builds(
        op.MoveResource,
        to=st.sampled_from(("opponent", "removed")),
        may=st.booleans(),
    ),
    op.PassLeft: st.builds(op.PassLeft),
    op.GainNamed: st.builds(
        op.GainNamed, card=NAMED, count=COUNTS, who=st.sampled_from(("own", "most_decorations"))
    ),
    op.GainsToHand: st.builds(op.GainsToHand),
    op.TakeNamed: st.builds(
        op.TakeNamed,
        card=NAMED,
        count=COUNTS,
        per=_PER,
        to=st.sampled_from(("hand", "inventory")),
    ),
    op.RevealHand: st.one_of(
        st.builds(op.RevealHand, of=whiches(), up_to=COUNTS),
        st.builds(op.RevealHand, of=whiches(), count=COUNTS),
        st.builds(op.RevealHand, of=whiches(), any=st.just(True)),
        st.just(op.RevealHand(whole=True)),
    ),
    op.PutThis: st.builds(op.PutThis, to=st.sampled_from(("mansion_bottom", "combo_pile"))),
    op.AttachFaceDown: st.builds(op.AttachFaceDown),
    op.SkipTurn: st.builds(op.SkipTurn),
    op.PayAmmo: st.builds(op.PayAmmo, ammo=FIGURES),
    op.FlipCoin: st.builds(op.FlipCoin),
    op.FindInMansion: st.builds(op.FindInMansion, card=NAMED, count=COUNTS),
    op.LendText: st.builds(op.LendText),
    op.UseDiscarded: st.builds(op.UseDiscarded, of=whiches()),
    op.Spare: st.builds(op.Spare),
    op.Exchange: st.builds(
        op.Exchange, of=whiches(), deck=st.sampled_from(("inventory", "infection_deck"))
    ),
    op.RevealTop: st.builds(op.RevealTop, who=st.sampled_from(("own", "others")))
    | st.builds(op.RevealTop, guess=st.just(True)),
    op.Heal: st.builds(op.Heal, who=st.sampled_from(("any", "own", "pair")), amount=FIGURES)
    | st.builds(op.Heal, who=st.sampled_from(("any", "own", "pair")), full=st.just(True)),
    op.Damage: st.builds(
        op.Damage,
        who=_HURT,
        amount=FIGURES,
        health_at_least=st.just(0) | FIGURES,
        per=_PER,
    ),
    op.RedirectDamage: st.builds(op.RedirectDamage),
    op.WeaponDamage: st.builds(
        op.WeaponDamage,
        on=st.sampled_from(
            (
                "own",
                "type",
                "this",
                "chosen",
                "of_character",
                "of_partner",
                "in_use",
                "using",
                "least_ammo",
            )
        ),
        add=_SIGNED,
        per=_PER,
        until=st.sampled_from(("turn", "explore")),
    )
    | st.builds(
        op.WeaponDamage,
        on=st.sampled_from(("own", "chosen")),
        of=whiches(),
        zero=st.just(True),
        until=st.sampled_from(("turn", "explore")),
    )
    | st.builds(op.WeaponDamage, on=st.just("of_character"), times=st.integers(2, 3)),
    op.WeaponRequirement: st.builds(
        op.WeaponRequirement, add=_SIGNED, on=st.sampled_from(("own", "type")), of=whiches()
    ),
    op.RepeatWeapon: st.builds(op.RepeatWeapon),
    op.CharacterDamage: st.builds(
        op.CharacterDamage, add=_SIGNED, per=_PER, until=st.sampled_from(("turn", "explore"))
    )
    | st.builds(op.CharacterDamage, add=_SIGNED, per=st.just("it"), of=whiches())
    | st.builds(op.CharacterDamage, times=st.integers(2, 3)),
    op.ChangeInfected: st.builds(
        op.ChangeInfected, on=st.just("this"), health=_SIGNED, damage=_SIGNED, per=_PER
    )
    | st.builds(
        op.ChangeInfected,
        on=st.sampled_from(("others", "chosen")),
        health=_SIGNED,
        damage=_SIGNED,
        of=whiches(),
    )
    | st.builds(
        op.ChangeInfected,
        on=st.just("this"),
        health=_SIGNED,
        per=st.sampled_from(("infected_of_all", "infected_attached")),
        counting=whiches(),
    ),
    op.LookTop: st.builds(op.LookTop, stays=st.booleans())
    | st.builds(op.LookTop, infected=st.sampled_from(("defeat", "attach")))
    | st.builds(op.LookTop, infected=st.just("defeat"), below=whiches()),
    op.MoveInfected: st.builds(
        op.MoveInfected, of=whiches(), to=st.sampled_from(("top", "bottom")), all=st.booleans()
    )
    | st.builds(op.MoveInfected, of=whiches(), healthier=st.just(True))
    | st.builds(op.MoveInfected, of=whiches(), own=st.just(True), most_decorations=st.booleans()),
    op.RevealFromBottom: st.builds(op.RevealFromBottom),
    op.RevealMore: st.builds(op.RevealMore, count=st.integers(2, 9)),
    op.NextTurn: st.builds(
        op.NextTurn,
        explores=st.integers(0, 3),
        must_explore=st.booleans(),
        no_actions=st.booleans(),
        skip=st.booleans(),
        most_actions=st.none() | COUNTS,
        no_attack=st.booleans(),
        ammo=st.just(0) | FIGURES,
        who=st.sampled_from(("any", "own", "attacked")),
        actions=st.integers(0, 2),
        buys=st.integers(0, 2),
        cards=st.integers(0, 5),
    ).filter(lambda step: evolve(step, who="any") != op.NextTurn()),
    op.RaiseInfection: st.builds(
        op.RaiseInfection,
        who=st.sampled_from(("own", "each", "any", "attacked")),
        amount=COUNTS,
        per=_PER,
    ),
    op.LowerInfection: st.builds(op.LowerInfection, amount=COUNTS, per=_PER)
    | st.builds(op.LowerInfection, any=st.just(True)),
    op.Worsen: st.builds(op.Worsen),
    op.DefeatNext: st.builds(op.DefeatNext, of=whiches(), now=st.booleans()),
    op.ShuffleIntoMansion: st.builds(op.ShuffleIntoMansion, card=st.just("") | NAMED),
    op.RemoveThis: st.builds(op.RemoveThis),
    op.AttachThis: st.builds(op.AttachThis),
    op.GiveToDiscard: st.builds(op.GiveToDiscard)
    | st.builds(
        op.GiveToDiscard,
        zone=st.sampled_from(("hand", "discard_pile", "hand_or_discard_pile")),
        up_to=COUNTS,
        to=st.sampled_from(("other", "most_decorations")),
    ),
    op.DiscardItOwn: st.builds(op.DiscardItOwn),
    op.MoreTurns: st.builds(op.MoreTurns, turns=COUNTS),
    op.LowerMaximum: st.builds(
        op.LowerMaximum, points=FIGURES, who=st.sampled_from(("own", "characters"))
    ),
    op.SetHealth: st.builds(op.SetHealth, points=FIGURES)
    | st.builds(op.SetHealth, full=st.just(True)),
    op.ChangeAmount: st.builds(
        op.ChangeAmount, what=st.just("damage"), by=FIGURES.map(lambda by: -by), per=_PER
    )
    | st.builds(op.ChangeAmount, what=st.just("damage"), to=st.just(0) | FIGURES)
    | st.builds(op.ChangeAmount, what=st.just("heal"), by=FIGURES, per=_PER),
    op.ShrugOff: st.builds(op.ShrugOff, divert=st.booleans()),
    op.ApplyIt: st.builds(op.ApplyIt, times=COUNTS),
    op.DiscardUntil: st.builds(op.DiscardUntil, of=whiches(), all=st.booleans()),
    op.SortTop: st.builds(op.SortTop, up_to=COUNTS, trash_one=st.booleans(), bottom=st.booleans())
    | st.builds(op.SortTop, count=COUNTS, trash_all=st.none() | whiches(), bottom=st.booleans()),
    op.FreeActions: st.builds(op.FreeActions),
    op.ExtraTurn: st.builds(op.ExtraTurn),
    op.Shield: st.builds(op.Shield, against=st.sampled_from(("damage", "defeat"))),
    op.Harmless: st.builds(op.Harmless, of=whiches(), on=st.sampled_from(("row", "it"))),
}
"""What each operation without further steps in it can be."""

_SIMPLE = st.one_of(*PLAIN.values())

_INSIDE = st.lists(_SIMPLE, min_size=1, max_size=2).map(tuple)

NESTING: dict[type[op.Operation], st.SearchStrategy[Any]] = {
    op.Suffer: st.builds(op.Suffer, amount=FIGURES, then=st.just(()) | _INSIDE)
    | st.builds(op.Suffer, amount=FIGURES, less=FIGURES, per=st.sampled_from(op.COUNTS))
    | st.builds(op.Suffer, more=FIGURES, per=st.sampled_from(sorted(COUNTED)), of=whiches()),
    op.LetDraw: st.builds(
        op.LetDraw,
        cards=COUNTS,
        who=st.sampled_from(("other", "any")),
        may=st.booleans(),
        then=st.just(()) | _INSIDE,
    ),
    op.LetPlayer: st.builds(
        op.LetPlayer,
        who=st.sampled_from(
            ("any", "other", "each", "others", "most_decorations", "fewest_decorations")
        ),
        health_at_most=st.none() | FIGURES,
        all=st.booleans(),
        then=_INSIDE,
    ),
    op.MakeDiscard: st.builds(op.MakeDiscard, of=whiches(), then=st.just(()) | _INSIDE),
    op.ThisTurn: st.builds(
        op.ThisTurn,
        when=st.sampled_from(("on_explore", "on_action", "on_defeating", "at_turn_end")),
        then=_INSIDE,
        may=st.booleans(),
        once=st.booleans(),
    ),
    op.When: st.builds(
        op.When,
        cond=st.one_of(*CONDITIONS.values()),
        then=st.lists(_SIMPLE, min_size=1, max_size=2).map(tuple),
        otherwise=st.lists(_SIMPLE, max_size=1).map(tuple),
    ),
    op.Choose: st.builds(
        op.Choose,
        ways=st.tuples(
            *(
                st.builds(
                    op.Branch,
                    key=st.just(key),
                    do=st.lists(_SIMPLE, min_size=1, max_size=2).map(tuple),
                    needs_in_hand=st.just("") | NAMED,
                )
                for key in ("one", "two")
            )
        ),
    ),
}
"""What the operations with further steps in them can be."""

STEPS = {**PLAIN, **NESTING}
"""What each operation can be."""

ANY_STEP = st.one_of(*STEPS.values())

_OF_CARDS = (Figure.DAMAGE, Figure.REQUIREMENT, Figure.USES, Figure.AMMO, Figure.GOLD)
"""The figures of other cards; the others are those of the Character or Infected itself."""


def _changes(figure: Figure) -> st.SearchStrategy[Passive]:
    of = whiches() if figure in _OF_CARDS else st.just(op.Which())
    return st.builds(Passive, figure=st.just(figure), add=_SIGNED, of=of, per=_PER) | st.builds(
        Passive, figure=st.just(figure), set=st.integers(0, 99), of=of
    )


PASSIVES: dict[Figure | Ban, st.SearchStrategy[Passive]] = {
    **{figure: _changes(figure) for figure in Figure},
    **{ban: st.builds(Passive, forbid=st.just(ban)) for ban in Ban},
}
"""What each passive text can be, by what it changes or forbids."""


def texts(owner: str, steps: st.SearchStrategy[op.Operation] = ANY_STEP) -> st.SearchStrategy[Text]:
    """Any text of one or two steps."""
    return st.builds(
        Text,
        id=st.just(owner),
        when=st.sampled_from(Moment),
        do=st.lists(steps, min_size=1, max_size=2).map(tuple),
        may=st.booleans(),
        modes=st.sampled_from(((), ("story",), ("versus", "outbreak"))),
        shared=st.booleans(),
        by_you=st.booleans(),
    ) | st.builds(
        Text,
        id=st.just(owner),
        when=st.just(Moment.WOULD_TRASH),
        do=st.tuples(steps),
        may=st.booleans(),
        of=whiches(),
    )


def cards_with(*texts: Text, passives: tuple[Passive, ...] = (), kind: Kind = Kind.ACTION) -> Card:
    """Return a card of a player's own with texts and passives."""
    return Card(
        id="X-001",
        name="Umbrella Stand",
        set="own",
        kind=kind,
        copies=1,
        slug="umbrella-stand",
        short="Umbrella Stand",
        bonus=Bonus(cards=2),
        passives=passives,
        texts=texts,
    )


@st.composite
def cards(draw: st.DrawFn) -> Card:
    """Any card that the closed lists allow, of a kind that its texts may not even suit."""
    kind = draw(st.sampled_from(Kind))
    passives = tuple(draw(st.lists(st.one_of(*PASSIVES.values()), max_size=1)))
    card = cards_with(draw(texts("X-001/1")), passives=passives, kind=kind)
    levels: tuple[Level, ...] = ()
    if kind is Kind.CHARACTER:
        levels = (Level(1, draw(st.integers(0, 9)), passives, (draw(texts("X-001/2")),)),)
        card = evolve(card, passives=(), texts=())
    return evolve(
        card,
        bonus=draw(st.builds(Bonus, actions=st.integers(0, 2), cards=st.integers(0, 3))),
        weapon_type=WeaponType.BOW if kind is Kind.WEAPON else None,
        requirement=draw(st.none() | FIGURES),
        damage=draw(st.none() | FIGURES),
        trash_after=draw(st.booleans()),
        health=80,
        decorations=3,
        levels=levels,
    )
