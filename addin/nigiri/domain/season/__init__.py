"""A season of several events: who is one person in them, and what their places count together."""
