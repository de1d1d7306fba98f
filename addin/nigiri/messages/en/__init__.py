"""English, which all other languages are translated from."""

NAME = "English"
ONE = "=1"  # when a live formula takes the words for one
DECIMAL = "."
