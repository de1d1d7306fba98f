"""Go tournaments, as they would be on paper: nothing here knows a workbook.

an event as data                        model/, players/
who starts where, what a round counts   starts/, scores/
a round: byes, pairs, colours, stones   pairing_policies/, pairing/, games/
systems of play, trees, teams           systems/, brackets/, teams/, side_events/
who stands where                        tiebreaks/, standings/
rules to begin with, federations        rules/, federations/, preflight/
time, chance, a second opinion          schedule/, simulation/, checks/
"""
