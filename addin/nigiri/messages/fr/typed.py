"""What people type into cells, in French: words that are read besides those that nigiri writes."""

WORDS = {
    # the colours, and their letters on the grid and as results
    "colour.white": "Blanc",
    "colour.black": "Noir",
    "letter.white": "B",
    "letter.black": "N",
    # other words, comma between; the words of former catalogues stay here
    "typed.yes": "o",
    "typed.no": "non, n",
    "typed.reserve": "réserve, fantôme",
    "typed.bye": "ex, exempt, exempte",
    "typed.everybody": "tous, tout le monde",
    "typed.europeans": "Européens",
    "typed.path.league": "qualifié",
    "typed.path.pko": "élimination préliminaire",
}
