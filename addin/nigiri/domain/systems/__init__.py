"""The systems of play: McMahon, Swiss, round robin, knockouts, teams; see system.py."""
