"""The plan of an Explore or Attack, played: Weapons, Ammo, targets, and the second Enter (S2)."""

from attrs import evolve

from core.kernel.decision import NONE, Refusal
from tui.commands import command
from tui.narration.text import _
from tui.narration.words import listed, times
from tui.screens.sitting import option_of
from tui.screens.table_frame import PLAN
from tui.screens.table_view import TableView
from tui.table import attack, plan
from tui.table.plan import Plan


class TablePlan(TableView):
    """The table with its plan."""

    _left: tuple[object, Plan] = (None, Plan())
    """The state in which a plan was closed without an answer, and that plan."""

    def open_plan(self, copy: int = NONE) -> None:
        """Open the plan: with one Weapon chosen, as it was left, or with the best Weapons."""
        key = self.engage_key()
        if not self._may(key):
            self.attempt(key)
            return
        eyes = self.eyes
        if copy == NONE:
            state, kept = self._left
            here = state is self.flow.session.table.state
            self.plan = kept if here else plan.best(eyes, 1, self._begun())
            self.go(PLAN)
        elif copy not in plan.usable(eyes):
            card = eyes.card(copy)
            self.refuse_because(
                Refusal("weapon-used", f"use:{card.slug}", "DBG-7.7", names=(card.id,))
            )
        else:
            self.plan = self._begun()
            self.go(PLAN)
            self.redraw()
            self.panel("plan").stand_on(f"card {copy}")
            self.toggle_weapon(copy)

    def engage_key(self) -> str:
        """Return the key of the answer that a plan begins with: an Explore, else an Attack."""
        if self._may("explore") or self._may("attack"):
            return "explore" if self._may("explore") else "attack"
        explores = self.eyes.mode.has_mansion and not self.eyes.view.me.infected
        return "explore" if explores else "attack"

    def _may(self, key: str) -> bool:
        return option_of(self.flow.decision, key) is not None

    def _begun(self) -> Plan:
        """Return a plan without Weapons: of an Explore, or where none is possible of an Attack."""
        return Plan() if self._may("explore") else Plan(targets=attack.targets(self.eyes)[:1])

    def clear_plan(self, *copies: int) -> None:
        """Take Weapons out of the plan, all of them if none is named."""
        kept = tuple(copy for copy in self.plan.chosen if copies and copy not in copies)
        self.plan = attack.fitting(self.eyes, evolve(self.plan, chosen=kept))

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
        if copy in plan.barred(eyes, toggled):
            self._refuse_barred(copy)
            return
        self.plan = attack.fitting(eyes, toggled)

    def _refuse_barred(self, copy: int) -> None:
        """Say that a text of the Character forbids a Weapon, alone or beside the others (DBG-18.21)."""
        eyes = self.eyes
        card, partner = eyes.card(copy), eyes.view.me.partner
        by = (
            partner.character if partner and plan.of_partner(eyes, copy) else eyes.view.me.character
        )
        names = (card.id, eyes.view.cards[by])
        self.refuse_because(
            Refusal("weapon-forbidden", f"use:{card.slug}", "DBG-18.21", names=names)
        )

    def pay(self, copy: int, step: int) -> None:
        """Change the Ammo of a Weapon with an X: by 5, or to all that is left (DBG-1.8)."""
        now = self.plan.pays(copy)
        if copy not in self.plan.chosen:
            now = 0
            self.plan = self.plan.paying(copy, 0).toggled(copy)
        wanted = now + 5 * step
        if step < 0 and now % 5:
            wanted = now - now % 5
        most = plan.most_paid(self.eyes, self.plan, copy)
        self.plan = self.plan.paying(copy, min(max(wanted, 0), most))

    def refuses(self, command_id: str) -> str:
        return (self._refused_in_plan(command_id) if self.stage == PLAN else "") or super().refuses(
            command_id
        )

    def _refused_in_plan(self, command_id: str) -> str:
        """Return why a command finds nothing to do in this plan."""
        eyes = self.eyes
        if command_id == "target" and not self._may("attack"):
            return _("There is nobody to Attack.")
        if command_id in ("more", "fewer") and self._most() < 2:
            return self._no_more_words()
        if command_id == "change" and not any(plan.is_x(eyes, copy) for copy in plan.usable(eyes)):
            return _("No Weapon here takes an X of Ammo (DBG-1.8).")
        return ""

    def _most(self) -> int:
        """Return how many Explores, or targets, the plan can have."""
        if self.plan.targets:
            return attack.most_targets(self.eyes, self.plan)
        return plan.explores_with(self.eyes, self.plan)

    def do_best(self, _key: str) -> None:
        """Choose the Weapons of most Damage for the Ammo."""
        best = plan.best(self.eyes, self.plan.explores, self.plan)
        self.plan = attack.fitting(self.eyes, best)

    def do_more(self, _key: str) -> None:
        """Plan one more Explore, or one more target."""
        eyes = self.eyes
        planned = len(self.plan.targets) or self.plan.explores
        if planned >= self._most():
            self.refuse(self._no_more_words())
        elif self.plan.targets:
            self.plan = attack.with_more(eyes, self.plan)
        else:
            self.plan = evolve(self.plan, explores=planned + 1)

    def _no_more_words(self) -> str:
        """Return why the plan has no further Explore, or target."""
        eyes, most = self.eyes, self._most()
        if not self.plan.targets:
            if most >= eyes.view.within_reach:
                return _("No further card can be Revealed (DBG-7.16).")
            words = _("Each card needs 1 Explore, you have {number} (DBG-7.16).")
        elif most >= len(eyes.view.targets):
            return _("Nobody else can be Attacked.")
        elif most == eyes.view.most_targets:
            return _("An Infected Character Attacks one Character (DBG-17.19).")
        else:
            words = _("Each target needs 1 Explore, you have {number} (DBG-16.4).")
        return words.format(number=plan.explores_with(eyes, self.plan))

    def do_fewer(self, _key: str) -> None:
        """Plan one Explore fewer, or one target fewer."""
        if self.plan.targets:
            self.plan = attack.with_fewer(self.eyes, self.plan)
        else:
            fewer = evolve(self.plan, explores=self.plan.explores - 1)
            self.plan = plan.clamped(self.eyes, fewer)

    def do_target(self, _key: str) -> None:
        """Attack the next one; of several targets the Weapon under the cursor is used on the next."""
        if len(self.plan.targets) > 1:
            item = self.panel("plan").current
            copy = int(item.key.partition(" ")[2]) if item and item.key else NONE
            if copy in self.plan.chosen:
                self.plan = attack.aimed(self.plan, copy)
            else:
                self.refuse(_("Choose the Weapon first: then t uses it on the next target."))
            return
        self.plan = attack.switched(self.eyes, self.plan, explore=self._may("explore"))

    def plan_leader(self) -> None:
        """Let the other Character lead in the Explore or Attack that is planned."""
        if self.eyes.view.me.partner is None:
            self.refuse(_("You have no Partner."))
        else:
            self.plan = evolve(self.plan, led=not self.plan.led)

    def confirm_plan(self) -> None:
        """Explore or Attack as planned, after a second Enter unless none is ever wanted."""
        eyes, chosen = self.eyes, self.plan
        damage = plan.total(eyes, chosen)

        def begin() -> None:
            self.keep(lambda: self.flow.begin_plan(chosen, damage))

        if self.desk.settings.confirm == "never":
            begin()
        else:
            self.confirm(command("enter"), self._asked_once(damage), begin)

    def _asked_once(self, damage: int) -> str:
        """Return what stands on the question line before the second Enter."""
        eyes, chosen = self.eyes, self.plan
        name = eyes.name(self.flow.seat)
        if not chosen.targets:
            words = _(
                "{name}, Explore {times} with {damage} Damage? No undo past the Reveal. Enter does it."
            )
            return words.format(name=name, times=times(chosen.explores), damage=damage)
        whom = listed(
            _("{whom} with {damage}").format(
                whom=attack.whom(eyes, seat, partner=chosen.at_partner),
                damage=attack.damage_on(eyes, chosen, seat),
            )
            for seat in chosen.targets
        )
        option = option_of(self.flow.decision, "attack")
        price = eyes.narration.price(option, eyes.view) if option else ""
        ends = _(" It {price}.").format(price=price) if price else ""
        words = _("{name}, Attack {whom}?{price} Enter does it.")
        return words.format(name=name, whom=whom, price=ends)
