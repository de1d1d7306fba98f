"""Two copies of an event: who is who in them, what differs, what is taken from one to the other."""
