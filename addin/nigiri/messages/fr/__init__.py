"""French."""

NAME = "français"
ONE = "<2"  # when a live formula takes the words for one
DECIMAL = ","
