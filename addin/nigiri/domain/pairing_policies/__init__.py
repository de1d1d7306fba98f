"""What an event has chosen for its draws: who gets the bye, who is kept apart."""
