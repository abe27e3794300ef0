"""Telling Damage, Healing, Fatal Wounds and recovery (DBG-8, 13)."""

from collections.abc import Iterator

from core.deckbuilding import events
from core.deckbuilding.operations import Damage
from tui.narration.deckbuilding.log.sums import change, drawn, health
from tui.narration.deckbuilding.log.telling import Reader, Told, tells
from tui.narration.deckbuilding.log.turns import take_draws
from tui.narration.deckbuilding.scene import Scene
from tui.narration.text import _, mark_plural, plural
from tui.narration.words import commas, paragraph, stopped, summands

DANGER = ("danger",)
_UNDER_THE_DECK = mark_plural(
    "{count} Infection card goes under the Infection Deck.",
    "{count} Infection cards go under the Infection Deck.",
)


@tells(events.Damaged)
def damaged(scene: Scene, reader: Reader, event: events.Damaged) -> Iterator[Told]:
    """Tell Damage: that of a text to all whom it concerns in one line, that of a lost Explore alone."""
    if event.rule == "DBG-7.33" or scene.card(event.cause.card) is None:
        compared = reader.last(events.Compared)
        text = damage_sentence(scene, event, compared)
        down = reader.take(
            events.SentDown, lambda e: e.rule == "DBG-7.34" and event.rule == "DBG-7.33"
        )
        text = paragraph(text, gone_down(down))
        yield Told(text, ("fight", "danger"), event.seat)
        return
    same = reader.take_all(
        events.Damaged, lambda e: e.cause == event.cause and e.amount == event.amount
    )
    each = commas(
        _("{character} {sum}").format(
            character=scene.character(hurt.seat, partner=hurt.partner),
            sum=change(hurt.before, -hurt.amount, hurt.after),
        )
        for hurt in (event, *same)
    )
    text = _dealt(scene, event).format(
        card=scene.name(event.cause.card), points=event.amount, each=each
    )
    yield Told(text, ("fight", "danger"), event.seat if not same else event.cause.seat)


def _dealt(scene: Scene, event: events.Damaged) -> str:
    step = scene.step(event.cause, Damage)
    if step is None:
        return _("{card} deals {points}: {each}.")
    if step.who == "adjacent":
        return _("{card} deals {points} to each adjacent Player: {each}.")
    if step.who == "exploring":
        return _("{card} deals {points} to who is Exploring: {each}.")
    if step.who == "not_exploring":
        return _("{card} deals {points} to who is not Exploring: {each}.")
    if step.who != "each":
        return _("{card} deals {points}: {each}.")
    return _("{card} deals {points} to each: {each}.")


def gone_down(event: events.SentDown | None) -> str:
    """Return where undefeated Infected go, for a line that has named them."""
    if event is None:
        return ""
    if len(event.cards) == 1:
        return _("It goes to the bottom.")
    return _("They go to the bottom.")


def damage_sentence(scene: Scene, event: events.Damaged, compared: events.Compared | None) -> str:
    """Return one amount of Damage with its parts: "Barry takes 10 + 20 = 30: Health 90 - 30 = 60."."""
    return _("{character} takes {amount}: {health}.").format(
        character=scene.character(event.seat, partner=event.partner),
        amount=_amount(scene, event, compared),
        health=health(event.before, -event.amount, event.after),
    )


def _amount(scene: Scene, event: events.Damaged, compared: events.Compared | None) -> str:
    """Return the parts of an amount, each as printed and what is added to it: "25 + 5 = 30"."""
    terms: list[int] = []
    copies = compared.cards if compared and len(compared.cards) == len(event.parts) else ()
    for place, part in enumerate(event.parts):
        card = scene.card(copies[place]) if copies else None
        printed = card.damage if card else None
        if printed is None or printed == part:
            terms.append(part)
        else:
            terms += [printed, part - printed]
    if len(terms) < 2 or sum(terms) != event.amount:
        return str(event.amount)
    return f"{summands(terms[0], *terms[1:])} = {event.amount}"


@tells(events.DamageReduced)
def damage_reduced(scene: Scene, reader: Reader, event: events.DamageReduced) -> Iterator[Told]:
    """Tell that Damage is less, or that none is taken."""
    text = _("{card}: {before} - {by} = {left} Damage is left for {character}.")
    if event.left == 0:
        text = _("{card}: {character} takes none of the {by} Damage.")
    said = text.format(
        card=scene.name(event.cause.card),
        before=event.by + event.left,
        by=event.by,
        left=event.left,
        character=scene.character(event.seat, partner=event.partner),
    )
    yield Told(said, ("fight",), event.seat)


@tells(events.HealRaised)
def heal_raised(scene: Scene, reader: Reader, event: events.HealRaised) -> Iterator[Told]:
    """Tell that a Heal will be greater."""
    text = _("{card}: {character} is Healed by {by} more.").format(
        card=scene.name(event.cause.card),
        character=scene.character(event.seat, partner=event.partner),
        by=event.by,
    )
    yield Told(text, ("gain",), event.seat)


@tells(events.Healed)
def healed(scene: Scene, reader: Reader, event: events.Healed) -> Iterator[Told]:
    """Tell a Healing."""
    text = _("{character} is Healed: {health}.").format(
        character=scene.character(event.seat, partner=event.partner),
        health=health(event.after - event.amount, event.amount, event.after),
    )
    yield Told(text, ("gain",), event.seat)


@tells(events.HealFailed)
def heal_failed(scene: Scene, reader: Reader, event: events.HealFailed) -> Iterator[Told]:
    """Tell that nothing was Healed."""
    text = _("{character} is not Healed.").format(
        character=scene.character(event.seat, partner=event.partner)
    )
    yield Told(text, ("play",), event.seat)


@tells(events.FatallyWounded)
def fatally_wounded(scene: Scene, reader: Reader, event: events.FatallyWounded) -> Iterator[Told]:
    """Tell a Fatal Wound and what becomes of the player's cards."""
    text = _("{character} is Fatally Wounded.").format(character=scene.character(event.seat))
    fell = reader.take(events.FellDown, lambda e: e.seat == event.seat)
    if fell is not None:
        text = paragraph(text, _fallen(scene, reader, fell))
    yield Told(text, DANGER, event.seat)


@tells(events.FellDown)
def fell_down(scene: Scene, reader: Reader, event: events.FellDown) -> Iterator[Told]:
    """Tell what becomes of the cards of a player whose Character lies face-down."""
    text = _("{character} lies face-down.").format(character=scene.character(event.seat))
    yield Told(paragraph(text, _fallen(scene, reader, event)), DANGER, event.seat)


_SHUFFLED = mark_plural(
    "Hand, Play Area and Discard Pile are shuffled into {who}'s Inventory: {count} card.",
    "Hand, Play Area and Discard Pile are shuffled into {who}'s Inventory: {count} cards.",
)


def _fallen(scene: Scene, reader: Reader, event: events.FellDown) -> str:
    text = plural(_SHUFFLED, event.shuffled).format(
        who=scene.player(event.seat), count=event.shuffled
    )
    recovered = any(
        isinstance(each, events.Recovered | events.PermanentlyDefeated) and each.seat == event.seat
        for each in reader.ahead
    )
    if recovered or not scene.seat(event.seat).face_down:
        return text
    left = scene.seat(event.seat).returns_with
    if left > 0:
        returns = _("{character} returns with {health}/{health} ({rule}).")
    else:
        returns = _("{character} cannot return: no Maximum Health is left (DBG-13.7).")
    said = returns.format(
        character=scene.character(event.seat), health=left, rule=scene.mode.return_rule
    )
    return paragraph(text, said)


@tells(events.Recovered)
def recovered(scene: Scene, reader: Reader, event: events.Recovered) -> Iterator[Told]:
    """Tell a recovery turn: the Health, and the cards drawn for the next turn."""
    draws = take_draws(reader, event.seat)
    text = _("{character} returns with {health}/{health}").format(
        character=scene.character(event.seat), health=event.health
    )
    said = (
        _("{returns}: {drawn}.").format(returns=text, drawn=drawn(draws))
        if draws
        else stopped(text)
    )
    yield Told(said, ("gain",), event.seat)


@tells(events.PermanentlyDefeated)
def permanently_defeated(
    scene: Scene, reader: Reader, event: events.PermanentlyDefeated
) -> Iterator[Told]:
    """Tell that a player is out."""
    text = _("{character} is Permanently Defeated: {who} is out of the game.").format(
        character=scene.character(event.seat), who=scene.player(event.seat)
    )
    yield Told(text, DANGER, event.seat)


@tells(events.DamageMoved)
def damage_moved(scene: Scene, reader: Reader, event: events.DamageMoved) -> Iterator[Told]:
    """Tell that the Partner takes Damage in place of the Main Character."""
    text = _("{partner} takes the {amount} Damage in place of {character}.").format(
        partner=scene.character(event.seat, partner=True),
        amount=event.amount,
        character=scene.character(event.seat),
    )
    yield Told(text, ("fight",), event.seat)


@tells(events.PartnerLost)
def partner_lost(scene: Scene, reader: Reader, event: events.PartnerLost) -> Iterator[Told]:
    """Tell that a Partner is gone."""
    text = _("{card}, {who}'s Partner, is Removed from the Game.").format(
        card=scene.name(event.card), who=scene.player(event.seat)
    )
    if event.infection:
        under = plural(_UNDER_THE_DECK, event.infection).format(count=event.infection)
        text = paragraph(text, under)
    yield Told(text, DANGER, event.seat)


@tells(events.HealthCapped)
def health_capped(scene: Scene, reader: Reader, event: events.HealthCapped) -> Iterator[Told]:
    """Tell that Health falls with the Maximum Health."""
    text = _("The Maximum Health of {character} has dropped: {health}.").format(
        character=scene.character(event.seat, partner=event.partner),
        health=health(event.before, event.after - event.before, event.after),
    )
    yield Told(text, DANGER, event.seat)
