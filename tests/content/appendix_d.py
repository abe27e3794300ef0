"""The starting Inventories of the Characters' own (Appendix D of the rules): ten cards each."""

APPENDIX_D = """
CH-001: 7 Ammo x10, 2 Handgun, 1 Master of Unlocking
CH-002: 7 Ammo x10, 2 Handgun, 1 Reload
CH-003: 6 Ammo x10, 2 Ammo x20, 2 Assault Machine Gun
CH-004: 7 Ammo x10, 1 Deadly Aim, 2 Bolt-Action Rifle
CH-005: 6 Ammo x10, 1 Deadly Aim, 2 Handgun, 1 Reload
CH-006: 7 Ammo x10, 2 Master of Unlocking, 1 Handgun
CH-007: 6 Ammo x10, 4 Combat Knife
CH-008: 7 Ammo x10, 1 Pump-Action Shotgun, 2 Submission
CH-009: 7 Ammo x10, 2 Grenade, 1 Handgun
CH-010: 7 Ammo x10, 1 First Aid Spray, 1 Green Herb, 1 Shattered Memories
CH-011: 7 Ammo x10, 1 Russian Assault Rifle, 1 Combat Knife, 1 Handgun
CH-012: 1 Blowback Pistol, 2 Handgun, 7 Ammo x10
CH-013: 2 Uroboros Injection, 1 Handgun, 7 Ammo x10
CH-014: 1 Treasure, 1 Archrival, 1 Blowback Pistol, 7 Ammo x10
CH-015: 2 Great Ambition, 8 Ammo x10
CH-016: 1 Telescopic Sight Rifle, 2 Flash Grenade, 1 Ammo x20, 6 Ammo x10
CH-017: 8 Ammo x10, 1 Flamethrower, 1 Star-crossed Duo
CH-018: 1 Quirk of Fate, 1 Survival Knife, 1 Combat Knife, 7 Ammo x10
CH-019: 1 Riot Shotgun, 1 Desperate Escape, 8 Ammo x10
CH-020: 7 Ammo x10, 1 Red Herb, 2 Green Herb
CH-021: 8 Ammo x10, 1 Power of the t-Virus, 1 By Any Means Necessary
CH-022: 1 Standard Sidearm, 2 Combat Knife, 7 Ammo x10
CH-023: 4 Ammo x10, 6 Combat Knife
CH-024: 7 Ammo x10, 1 Submission, 2 Stun Rod
CH-025: 7 Ammo x10, 2 Standard Sidearm, 1 Parting Ways
CH-026: 1 Power of the t-Virus, 2 Standard Sidearm, 1 Returned Favor, 6 Ammo x10
CH-027: 8 Ammo x10, 1 By Any Means Necessary, 1 "I Have This..."
CH-028: 7 Ammo x10, 1 Combat Knife, 2 Standard Sidearm
CH-029: 1 By Any Means Necessary, 2 Green Herb, 7 Ammo x10
CH-030: 7 Ammo x10, 1 Pump-Action Shotgun, 2 Grenade
CH-034: 1 PDA, 1 Long Awaited Dawn, 1 Single Shot Rifle w/ Scope, 1 Silver Ghost, 2 Ammo x20, \
3 Ammo x10, 1 Flashbang
CH-035: 1 Vengeful Intention, 1 Lonewolf, 6 Ammo x10, 2 Single Shot Rifle w/ Scope
CH-036: 1 A Gift?, 2 Single Shot Rifle w/ Scope, 7 Ammo x10
CH-037: 1 A Gift?, 1 Green Herb, 1 Machine Pistol w/ Stock, 1 HE Grenade, 6 Ammo x10
CH-038: 1 Machine Pistol w/ Stock, 1 Raccoon City Police Department, 7 Ammo x10, 1 Silver Ghost
CH-039: 1 Combat Knife, 1 Symbol of Evil, 1 HE Grenade, 1 Machine Pistol w/ Stock, 1 Ammo x20, 5 Ammo x10
CH-040: 1 Machine Pistol w/ Stock, 1 HE Grenade, 7 Ammo x10, 1 Raccoon City Police Department
CH-041: 1 Symbol of Evil, 1 Vengeful Intention, 6 Ammo x10, 1 Incendiary Grenade, 1 Single Shot Rifle w/ Scope
CH-042: 2 Silver Ghost, 1 Raccoon City Police Department, 1 PDA, 6 Ammo x10
CH-043: 1 Green Herb, 1 Machine Pistol w/ Stock, 6 Ammo x10, 1 Vengeful Intention, 1 Symbol of Evil
CH-044: 1 Hunting Bow, 1 Melee, 4 Reliable Blade, 4 Ammo x10
CH-045: 1 Custom Full-Bore Machine Gun, 1 Ibex Standard, 1 Backstab, 1 Battle Hardened, 6 Ammo x10
CH-046: 1 Ibex Standard, 2 Melee, 1 Ammo x20, 6 Ammo x10
CH-047: 1 Ibex Standard, 1 Custom Pump-Action Shotgun, 1 Custom Bolt-Action Rifle, 7 Ammo x10
CH-048: 1 Custom Full-Bore Machine Gun, 2 Reliable Blade, 1 Custom Pump-Action Shotgun, 1 Ammo x20, 5 Ammo x10
CH-049: 2 Custom Pump-Action Shotgun, 1 Ammo x20, 7 Ammo x10
CH-050: 2 Custom Full-Bore Machine Gun, 1 Tear Gas, 1 Resuscitate, 1 Ammo x20, 5 Ammo x10
CH-051: 1 Ibex Standard, 1 Custom Bolt-Action Rifle, 1 Ammo x20, 7 Ammo x10
PR-001: 1 Pump-Action Shotgun, 2 Combat Knife, 7 Ammo x10
PR-002: 2 Submission, 2 Combat Knife, 1 First Aid Spray, 5 Ammo x10
PR-003: 2 Green Herb, 1 Injection, 1 Parting Ways, 6 Ammo x10
PR-004: 1 Returned Favor, 2 Standard Sidearm, 1 Ammo x20, 6 Ammo x10
PR-005: 1 Vengeful Intention, 1 Symbol of Evil, 2 Silver Ghost, 6 Ammo x10
PR-006: 1 Long Awaited Dawn, 1 A Gift?, 1 First Aid Spray, 1 Machine Pistol w/ Stock, 6 Ammo x10
PR-007: 1 Machine Pistol w/ Stock, 2 Ammo x20, 1 A Gift?, 6 Ammo x10
PR-008: 1 The Merchant, 1 Shattered Memories, 2 Handgun, 1 First Aid Spray, 1 Item Management, 4 Ammo x10
PR-009: 6 Ammo x10, 2 Reliable Blade, 1 Ibex Standard, 1 Tear Gas
PR-010: 3 Reliable Blade, 1 Custom Standard Sidearm, 2 Melee, 4 Ammo x10
"""
"""A line for each Character; the cards after their numbers."""


def own_inventories() -> dict[str, dict[str, int]]:
    """Return the cards of each own Inventory by the number of its Character."""
    found = {}
    for line in APPENDIX_D.strip().splitlines():
        number, cards = line.split(": ", 1)
        counted = [each.split(" ", 1) for each in cards.split(", ")]
        found[number] = {name: int(copies) for copies, name in counted}
    return found
