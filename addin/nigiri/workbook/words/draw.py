"""The words of start scores and of the draw, in English and French.

Bars and bands with their numbers, on Sections and in commands; the criteria of the draw; players
who were announced for a round and are not marked here. `words.text` finds them.
"""

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


STARTS: dict[str, tuple[str, str]] = {
    "starts.bar": (
        "Bar {bar}: {players:# player|# players} at or above it",
        "Barre {bar} : {players:# joueur|# joueurs} à ce rang ou plus haut",
    ),
    "starts.bar.own": (
        "Your bar {bar}: {players:# player|# players} at or above it. Proposed: {proposed}",
        (
            "Votre barre {bar} : {players:# joueur|# joueurs} à ce rang ou plus "
            "haut. Proposée : {proposed}"
        ),
    ),
    "starts.grade": (
        "Everybody starts with the score of their own grade: there is no bar",
        "Chacun part du score de son propre grade : il n'y a pas de barre",
    ),
    "starts.rounds": (
        " ({least} to {most} for {rounds:# round|# rounds}, B2)",
        " ({least} à {most} pour {rounds:# ronde|# rondes}, B2)",
    ),
    "starts.congress": (" (at most {most}, E5)", " (au plus {most}, E5)"),
    "starts.tried": ("; {rank}: {players}, {verdict}", " ; {rank} : {players}, {verdict}"),
    "starts.few": ("too few", "trop peu"),
    "starts.many": ("too many", "trop"),
    "starts.limit": ("more than could be told apart", "plus qu'on ne peut départager"),
    "starts.deep": ("over two grades below the strongest", "plus de deux grades sous le plus fort"),
    "starts.fits": ("would do, too", "conviendrait aussi"),
    "starts.unmet": (" – {verdict}, but nothing fits better", " – {verdict}, mais rien de mieux"),
    "starts.league": (
        ", and {league} of the league, who do not count",
        ", et {league} de la ligue, qui ne comptent pas",
    ),
    "starts.supergroup": (
        (
            "Supergroup (E5): {members} start with {start}: {pko} of the PKOs, {bar} from the bar "
            "up for all rounds, {league} of the league; {left} stay at the bar with {at_bar}"
        ),
        (
            "Supergroupe (E5) : {members} partent de {start} : {pko} des PKO, {bar} dès la barre à "
            "toutes les rondes, {league} de la ligue ; {left} restent à la barre avec {at_bar}"
        ),
    ),
    "starts.supergroup.one": (
        (
            "Supergroup (E5): {members}: {pko} of the PKOs, {bar} from the bar up for all rounds, "
            "{league} of the league; fewer than {least}, {left}, would be left at the bar: all are "
            "one group, from {start}"
        ),
        (
            "Supergroupe (E5) : {members} : {pko} des PKO, {bar} dès la barre à toutes les rondes, "
            "{league} de la ligue ; moins de {least}, {left}, resteraient à la barre : tous font "
            "un seul groupe, dès {start}"
        ),
    ),
    "starts.bands": (
        "{bands:# band|# bands} of ratings (A5); each lies a point above the next",
        "{bands:# bande|# bandes} de cotes (A5) ; chacune un point au-dessus de la suivante",
    ),
    "starts.band": (
        ", {rank} with {players:# player|# players} (K {k}) {separation:# point|# points}",
        ", {rank} avec {players:# joueur|# joueurs} (K {k}) {separation:# point|# points}",
    ),
    "starts.groups": (
        "Everybody starts with 0; each section plays by itself",
        "Chacun part de 0 ; chaque section joue à part",
    ),
    "starts.none": (
        "Everybody starts with 0; sections are for prizes alone",
        "Tous partent de 0 ; les sections ne servent qu'aux prix",
    ),
    "starts.line": (
        "{players} at or above it: {verdict}",
        "{players} à ce rang ou plus haut : {verdict}",
    ),
    "starts.line.bar": ("► bar: {players} at or above it", "► barre : {players} dès ce rang"),
    "starts.line.band": (
        "in the band {players}, K {k}: {separation} above the next",
        "dans la bande {players}, K {k} : {separation} au-dessus de la suivante",
    ),
    "starts.by_grade": ("by grade", "au grade"),
}
"""Key -> words in English and French."""


# The words about those who were announced for a round and have not been seen.


AWAITED: dict[str, tuple[str, str]] = {
    "bar.awaited": (
        " · Announced, not seen yet: {who}",
        " · Annoncés, pas encore vus : {who}",
    ),
    "awaited.said": (
        "{who} {count:was|were} announced for round {round} and {count:has|have} not been seen.",
        (
            "{who} {count:a été annoncé|ont été annoncés} pour la ronde {round} et "
            "{count:n'a pas encore été vu|n'ont pas encore été vus}."
        ),
    ),
    "awaited.draw": (
        (
            "{who} {count:was|were} announced for round {round} and {count:has|have} "
            "not been seen. Draw without?"
        ),
        (
            "{who} {count:a été annoncé|ont été annoncés} pour la ronde {round} et "
            "{count:n'a pas encore été vu|n'ont pas encore été vus}. "
            "Faire les appariements sans attendre ?"
        ),
    ),
    "awaited.keep": (
        (
            "{who} {count:was|were} announced for round {round} and {count:has|have} "
            "not been seen. Play the draft without?"
        ),
        (
            "{who} {count:a été annoncé|ont été annoncés} pour la ronde {round} et "
            "{count:n'a pas encore été vu|n'ont pas encore été vus}. "
            "Jouer ces appariements sans attendre ?"
        ),
    ),
    "awaited.and": (" and ", " et "),
}
"""Key -> the words in English and French; `words.text` finds them."""
