"""What people type into cells: words that are read besides those that nigiri writes."""

WORDS = {
    # the colours, and their letters on the grid and as results
    "colour.white": "White",
    "colour.black": "Black",
    "letter.white": "W",
    "letter.black": "B",
    # other words, comma between; the words of former catalogues stay here
    "typed.yes": "y, ok",
    "typed.no": "no, n",
    "typed.reserve": "reserve, ghost",
    "typed.bye": "b, bye",
    "typed.everybody": "everybody, everyone",
    "typed.europeans": "Europeans",
    "typed.path.league": "qualified",
    "typed.path.pko": "preliminary knockout",
}
