"""What cannot be explained, and what cannot be tried."""

WORDS = {
    "explain.no-table": "Round {round} has no table {table}; there are {tables}.",
    "explain.no-table.none": "Round {round} has no table {table}; there are none.",
    "explain.undrawn": "Round {round} is not drawn; there are 1 to {last}.",
    "explain.no-bye": "Nobody has the bye in round {round}.",
    "explain.has-results": (
        "Round {round} has results; it cannot be drawn otherwise any more. Without --keep you may "
        "still look."
    ),
    "explain.no-simulation": (
        "These tournaments come to a round that cannot be drawn without a rematch: simulate fewer "
        "rounds."
    ),
}
