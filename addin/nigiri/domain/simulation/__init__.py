"""Many tournaments of the same field, played by chance, to compare the settings of an event."""
