"""Six events begun with nothing but OK, one of each federation, and played to the end."""
