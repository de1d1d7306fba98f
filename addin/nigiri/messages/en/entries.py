"""Players: lists brought in, numbers, wishes."""

WORDS = {
    # A list is brought in
    "entries.added": "{players:# player|# players} added from {source}.",
    "entries.added.some": "{players:# player|# players} added from {source}, {old} already there.",
    "entries.ratings": (
        "{ratings:# rating does|# ratings do} not look like those of the {owner}: see {problems}, "
        "or choose beside {label} on {event} whose they are."
    ),
    "entries.headings": "Not imported, because the heading is not known: {headings}.",
    "entries.next.sections": "Then: `nigiri sections`",
    "entries.next.draw": "Then: `nigiri draw`",
    "entries.seen.sections": (
        "Write {yes} into {column} when a player is seen. Then: `nigiri sections`"
    ),
    "entries.seen.draw": "Write {yes} into {column} when a player is seen. Then: `nigiri draw`",
    # What is wrong in a list
    "entries.list.none": (
        "{source} is no list of players: its first row must name the columns, among them Family "
        "name (or Name) and Rank."
    ),
    "entries.list.rank": "■ {source}, {cell}: {asked} is not a rank; write 30k to 1k or 1d to 9d.",
    "entries.list.rank-missing": "■ {source}, {cell}: the rank is missing.",
    "entries.list.family": "■ {source}, {cell}: the family name is missing.",
    "entries.list.number": "■ {source}, {cell}: {asked} is not a number.",
    "entries.list.whole": "■ {source}, {cell}: {asked} is not a whole number.",
    "entries.list.name-twice": "■ {source}, row {row}: {name} is also in row {other}.",
    "entries.list.number-twice": "■ {source}, row {row}: number {number} is also in row {other}.",
    "entries.list.taken": (
        "The numbers {numbers} are taken in Players already. Leave the column out; `nigiri number` "
        "gives new ones."
    ),
    # Numbers
    "entries.numbered": "{players:# player|# players} numbered, {total} in all.",
    "entries.numbered.all": "Everybody who takes part has a number.",
    "entries.numbered.fixed": (
        "Round 1 is drawn: numbers are never changed after that (M4). Newcomers: `nigiri number`"
    ),
    "entries.next.round": "Next round: `nigiri draw`",
    # Wishes
    "entries.wish": "Wished: {wish}.",
    "entries.wish.counts": "It counts from the next draw on. {next}",
    "entries.wish.again": "In round {round}, too: `nigiri draw --again`",
    "entries.wish.unknown": "“{asked}” is nothing that can be wished; choose one of: {choices}.",
}
