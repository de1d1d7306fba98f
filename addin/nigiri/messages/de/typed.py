"""What people type into cells, in German: words that are read besides those that nigiri writes."""

WORDS = {
    # the colours, and their letters on the grid and as results
    "colour.white": "Weiß",
    "colour.black": "Schwarz",
    "letter.white": "W",
    "letter.black": "S",
    # other words, comma between; the words of former catalogues stay here
    "typed.yes": "j",
    "typed.no": "nein, n",
    "typed.reserve": "Ersatz",
    "typed.bye": "f, frei, freilos",
    "typed.everybody": "alle",
    "typed.europeans": "Europäer",
    "typed.path.league": "qualifiziert",
    "typed.path.pko": "Vorrunde im KO-System",
}
