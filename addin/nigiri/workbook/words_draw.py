"""The words for the criteria of the draw, in English and French; `words.text` finds them."""

from __future__ import annotations

DRAW: dict[str, tuple[str, str]] = {
    # Criteria of the draw, by their codes
    "draw.rematch": ("rematch", "revanche"),
    "draw.title": ("title: near the lead", "titre : près de la tête"),
    "draw.score": ("score difference²", "écart de score²"),
    "draw.boundaries": ("boundaries crossed", "frontières franchies"),
    "draw.floated": ("floated this way before", "a déjà flotté ainsi"),
    "draw.again": ("floated before", "a déjà flotté"),
    "draw.balanced": ("floats made good", "flottements compensés"),
    "draw.floats": ("who floats", "qui flotte"),
    "draw.wishes": ("wishes", "souhaits"),
    "draw.children": ("children", "enfants"),
    "draw.halves": ("halves", "moitiés"),
    "draw.apart": ("kept apart", "séparés"),
    "draw.place": ("place in the group", "place dans le groupe"),
    "draw.handicap": ("handicap", "handicap"),
    "draw.third": ("third of a colour running", "troisième couleur de suite"),
    "draw.colours": ("colours", "couleurs"),
    "draw.later": ("kept apart earlier", "séparés auparavant"),
    "draw.lot": ("lot", "sort"),
    # What may be kept apart
    "shared.club": ("same club", "même club"),
    "shared.city": ("same city", "même ville"),
    "shared.state": ("same state", "même région"),
    "shared.country": ("same country", "même pays"),
    "shared.family": ("same family name", "même nom de famille"),
    # What a board costs by a criterion, where it costs anything
    "cost.apart": (
        "the same club, city or family: nothing better without harm above",
        "même club, ville ou famille : rien de mieux sans nuire à ce qui précède",
    ),
    "cost.rematch": (
        "they met before: nobody else was possible",
        "déjà rencontrés : personne d'autre n'était possible",
    ),
    "cost.title": (
        "plays for the title, and nobody else who does has the same score and is free (E6)",
        "joue le titre, et aucun autre qui le joue n'a le même score et n'est libre (E6)",
    ),
    "cost.boundaries": (
        "score groups apart: {cost}",
        "groupes de score d'écart : {cost}",
    ),
    "cost.again": (
        "earlier floats of the two, either way: {cost}",
        "flottements antérieurs des deux, dans un sens ou l'autre : {cost}",
    ),
    "cost.balanced": (
        "floats down less up, squared, after this board: {cost}",
        "flottements en bas moins en haut, au carré, après cette table : {cost}",
    ),
    "cost.wishes": (
        "a wish stays open: what stands above matters more",
        "un souhait reste ouvert : ce qui précède compte davantage",
    ),
    "cost.children": (
        "a child without a win meets the weakest who can be had (B25)",
        "un enfant sans victoire rencontre le plus faible possible (B25)",
    ),
    "cost.handicap": ("stones: {cost}", "pierres : {cost}"),
    "cost.third": (
        "the same colour three times running: {cost}×, it could not be avoided",
        "trois fois de suite la même couleur : {cost}×, c'était inévitable",
    ),
    "cost.later": (
        "kept apart in earlier rounds; in the last rounds it matters least (M10)",
        "séparés auparavant ; aux dernières rondes cela compte le moins (M10)",
    ),
}
