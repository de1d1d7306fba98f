"""Other workbooks of the same congress: players, games, two rounds at once."""

WORDS = {
    # Two rounds at once, and workbooks that cannot be read
    "family.clash": (
        "▲ {names} {many:sits|sit} in round {here} here ({here_when}) and in round {there} of "
        "{sheet} ({there_when}): write the round into Out in rounds in one of the two."
    ),
    "family.names.more": "{names}; and {more} more",
    "family.trouble": "▲ {why} Nobody knows who plays there meanwhile.",
    # Players of another workbook
    "family.from": "Say where the players come from: `nigiri players --from MAIN.xlsx`",
    "family.added": (
        "{players:# player|# players} added from {name}, {cells:# cell|# cells} changed."
    ),
    "family.stay": "{cells:# cell|# cells} that {name} has otherwise {cells:stays|stay} as here.",
    "family.strong": "{players:# player|# players} left out, too strong for this event (B26).",
    "family.alone": "{players:# player|# players} only in this workbook.",
    "family.next": "Who plays here gets a yes in Here, then: `nigiri draw`",
    "family.differ": "Otherwise in {name}: {cells}.",
    "family.differ.taken": "{differ} It is taken over.",
    "family.differ.cell": "{name}: {column} {here} → {there}",
    "family.there.differ": "▲ {differ} To take it over: `nigiri players`",
    "family.there.new": (
        "▲ {players:# player|# players} in {name} and not here. To take it over: `nigiri players`"
    ),
    "family.there.both": (
        "▲ {differ} {players:# player|# players} in {name} and not here. To take it over: `nigiri "
        "players`"
    ),
    # Games of another workbook
    "family.no-games": "{name} has no games yet.",
    "family.nothing-new": "Nothing new in {name}.",
    "family.games.begun": (
        "Round {round} begun with {games:# game|# games} of {name}. For the others: `nigiri draw "
        "--rest`"
    ),
    "family.games.results": "{results:# result|# results} of round {round} brought from {name}.",
    "family.games.too-many": "Round {round} of {name} is one more than this event has.",
    "family.games.waits": "Round {round} of {name} waits until round {before} is over.",
    "family.games.not-both": "{names}, round {round}: not both are in this list.",
    "family.games.not-playing": "{names}, round {round}: not both play in it here.",
    "family.games.none": "{names}: no game of round {round} here.",
    "family.games.other": "{names}, round {round}: another result here; it stays.",
}
