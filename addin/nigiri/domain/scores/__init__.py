"""What rounds count (the worths: domain/model/scoring.py), and an event as it was drawn from."""
