"""The organiser's desk: what happens before the first round and after the last."""
