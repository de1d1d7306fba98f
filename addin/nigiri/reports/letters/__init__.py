"""What goes out to others: the announcement, entry forms, the press, thanks."""
