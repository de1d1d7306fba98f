"""The page for phones in the hall: what is published, and results reported from the tables."""
