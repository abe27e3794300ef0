"""What every game shares: decisions, events, chance, the agenda, the Rules protocol and the Table."""
