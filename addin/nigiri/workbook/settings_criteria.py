"""What makes a draw better: the criteria as the Event sheet lists them, a row each.

Beside a criterion stands its place in the order, 1 for the one that matters most; nothing where it
does not count. Of equal numbers the upper row comes first. Labels are the words `why` uses.
"""

from __future__ import annotations

from typing import NamedTuple

from nigiri.workbook.setting_row import SettingRow


class CriterionRow(NamedTuple):
    """A criterion of domain/pairing/criteria.py: its code, its source, its words."""

    code: str
    source: str
    label: tuple[str, str]
    note: tuple[str, str]


CRITERION_ROWS = (
    CriterionRow("title", "E6",
        ("Title: near the lead", "Titre : près de la tête"),
        ("those marked “title” on Wishes meet one another, as long as they are near the lead",
         "ceux que Souhaits marque « titre » jouent entre eux, tant qu'ils sont en tête")),
    CriterionRow("score", "M8, A7",
        ("Score difference", "Écart de score"),
        ("equal scores meet; else the squares of the differences add up to the least",
         "scores égaux ensemble ; sinon la plus petite somme des carrés des écarts")),
    CriterionRow("boundaries", "M8",
        ("Boundaries crossed", "Frontières franchies"),
        ("to the letter: the fewest steps from one score group to the next",
         "à la lettre : le moins de pas d'un groupe de score au suivant")),
    CriterionRow("floated", "M8",
        ("Floated this way before", "A déjà flotté ainsi"),
        ("nobody is sent down twice, or up twice (“floats”) if it can be helped",
         "personne ne descend deux fois, ni ne monte deux fois (« flotte »), si possible")),
    CriterionRow("again", "M8",
        ("Floated before", "A déjà flotté"),
        ("nobody floats twice at all if it can be helped, be it down or up",
         "personne ne flotte deux fois, si possible, que ce soit en bas ou en haut")),
    CriterionRow("balanced", "OpenGotha",
        ("Floats made good", "Flottements compensés"),
        ("who floated down is rather sent up next, and the other way round",
         "qui a flotté vers le bas flotte plutôt vers le haut ensuite, et inversement")),
    CriterionRow("floats", "M8",
        ("Who floats", "Qui flotte"),
        ("down goes the weakest, up the strongest, or as you choose above",
         "le plus faible descend, le plus fort monte, ou selon votre choix plus haut")),
    CriterionRow("wishes", "M10",
        ("Wishes", "Souhaits"),
        ("“rather one another” and “rather not” on the sheet Wishes",
         "« plutôt entre eux » et « plutôt pas » de la feuille Souhaits")),
    CriterionRow("children", "B25",
        ("Children", "Enfants"),
        ("a “child” of Wishes without a win meets another such child, or somebody weak",
         "un « enfant » de Souhaits sans victoire en rencontre un autre, ou un faible")),
    CriterionRow("halves", "M9",
        ("Halves", "Moitiés"),
        ("at each board one of the top and one of the bottom half of the score group",
         "à chaque table un de la moitié haute et un de la moitié basse du groupe")),
    CriterionRow("apart", "M10, B8, A7",
        ("Kept apart", "Séparés"),
        ("clubs, cities, ... as you say under “Who is kept apart”",
         "clubs, villes, ... comme vous le dites sous « Qui est séparé »")),
    CriterionRow("place", "M9",
        ("Place in the group", "Place dans le groupe"),
        ("exactly as the pattern has it: 1-5, 2-6, 3-7, 4-8",
         "exactement comme le veut le schéma : 1-5, 2-6, 3-7, 4-8")),
    CriterionRow("handicap", "M12, B3, A6",
        ("Handicap", "Handicap"),
        ("the fewest stones over all boards", "le moins de pierres sur l'ensemble des tables")),
    CriterionRow("third", "M11",
        ("Third of a colour running", "Troisième couleur de suite"),
        ("nobody has one colour three times running if it can be helped",
         "personne n'a trois fois de suite la même couleur, si possible")),
    CriterionRow("colours", "M11",
        ("Colours", "Couleurs"),
        ("White and Black even out for everybody",
         "chacun a Blanc aussi souvent que Noir, autant que possible")),
)  # fmt: skip

#: The prefix of their keys; the rest is the code.
CRITERION = "criterion."

CRITERIA: tuple[SettingRow, ...] = tuple(
    SettingRow(
        CRITERION + row.code, "criteria", row.label,
        (f"{row.note[0]} ({row.source})", f"{row.note[1]} ({row.source})"), "count", 1, 99,
    )
    for row in CRITERION_ROWS
)  # fmt: skip
