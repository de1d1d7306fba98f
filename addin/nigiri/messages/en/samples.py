"""A played event is filled in from a list of its games."""

WORDS = {
    "samples.filled": (
        "{rounds:# round|# rounds} with {games:# game|# games} filled in from {source}."
    ),
    "samples.follow": "The games must begin with round {round} and leave out no round.",
    "samples.no-list": "{source} is no list of games: its first row must name {headings}.",
    "samples.row.whole": "■ {source}, row {row}: {asked} is not a whole number ({heading}).",
    "samples.row.nobody": "■ {source}, row {row}: there is no player number {number}.",
    "samples.row.self": "■ {source}, row {row}: {number} plays against himself.",
    "samples.row.winner": (
        "■ {source}, row {row}: {asked} is no winner; write white, black, jigo, none or both."
    ),
    "samples.twice": "■ {source}: {number} is twice in round {round}.",
}
