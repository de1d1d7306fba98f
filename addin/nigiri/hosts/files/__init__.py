"""Closed files: opened, locked, written as a whole, with the states to go back to beside them."""
