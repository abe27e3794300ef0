"""What the beginning of a game leads to: Characters, Partners, Skills, the Hands (DBG-3, 18.2, 19.2)."""

from core.deckbuilding import frames
from tui.narration.deckbuilding.foresight.walk import Found, Walk, asks, frame
from tui.narration.text import _


@frame(frames.KeepCharacter)
def _keep(walk: Walk, work: frames.KeepCharacter) -> Found:
    return asks(walk, work.seat)


@frame(frames.DealPartners)
def _deal_partners(walk: Walk, work: frames.DealPartners) -> Found:
    return _("deals further Characters")


@frame(frames.KeepPartner)
def _keep_partner(walk: Walk, work: frames.KeepPartner) -> Found:
    return asks(walk, work.seat)


@frame(frames.NameMain)
def _name_main(walk: Walk, work: frames.NameMain) -> Found:
    return asks(walk, work.seat)


@frame(frames.DealSkills)
def _deal_skills(walk: Walk, work: frames.DealSkills) -> Found:
    return _("deals the Skills")


@frame(frames.DraftSkill)
def _draft_skill(walk: Walk, work: frames.DraftSkill) -> Found:
    return asks(walk, work.seat)


@frame(frames.PassSkills)
def _pass_skills(walk: Walk, work: frames.PassSkills) -> Found:
    draft = walk.scene.view.me.draft
    return _("passes the other Skills on") if draft and len(draft.dealt) > 1 else None


@frame(frames.KeepSkills)
def _keep_skills(walk: Walk, work: frames.KeepSkills) -> Found:
    return asks(walk, work.seat)


@frame(frames.AssignSkill)
def _assign_skill(walk: Walk, work: frames.AssignSkill) -> Found:
    return asks(walk, work.seat)


@frame(frames.TurnUpSkills)
def _turn_up_skills(walk: Walk, work: frames.TurnUpSkills) -> Found:
    return _("turns all Skills up") if len(walk.scene.view.seats) > 1 else None


@frame(frames.OpenGame)
def _open(walk: Walk, work: frames.OpenGame) -> Found:
    return _("deals the Hands")


@frame(frames.DrawHands)
def _draw_hands(walk: Walk, work: frames.DrawHands) -> Found:
    return _("deals the Hands")
