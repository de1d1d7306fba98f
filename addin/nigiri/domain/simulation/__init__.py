"""Many tournaments of the same field, played by chance: what an event's settings do to it."""
