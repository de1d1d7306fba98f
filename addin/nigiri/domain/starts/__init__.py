"""Start scores: start_scores.py has them, the others propose sections, bars and bands."""
