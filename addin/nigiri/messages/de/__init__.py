"""German."""

NAME = "Deutsch"
ONE = "=1"  # when a live formula takes the words for one
DECIMAL = ","
