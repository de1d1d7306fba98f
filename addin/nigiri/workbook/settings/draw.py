"""The settings of the draw in detail: players kept apart, byes and colours, patterns, criteria.

The criteria make a draw better; each has a row. Beside it stands its position in the order, 1 for
the most important one; nothing where it does not count. Of equal numbers the upper row comes
first. Labels are the words that `why` uses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.workbook.settings.row import SettingRow

if TYPE_CHECKING:
    from nigiri.workbook.settings.row import Choices

_YES_OR_ROUNDS: Choices = (("yes", "yes", "oui"), ("no", "no", "non"))

_PATTERNS: Choices = (
    ("slide", "top half - bottom half", "moitié haute - moitié basse"),
    ("fold", "strongest - weakest", "plus fort - plus faible"),
    ("adjacent", "neighbours", "voisins"),
    ("halves", "top half - bottom half by lot", "moitié haute - moitié basse au sort"),
    ("random", "by lot", "au sort"),
)

_FLOATERS: Choices = (
    ("bottom", "the weakest", "le plus faible"),
    ("middle", "the one in the middle", "celui du milieu"),
    ("top", "the strongest", "le plus fort"),
)

#: The prefix of the keys of what can be kept apart; the rest is a field of Player.
APART_KEY = "apart."

APART: tuple[SettingRow, ...] = (
    *(
        SettingRow(APART_KEY + key, "apart", label, note, "rounds", choices=_YES_OR_ROUNDS)
        for key, label, note in (
            ("club", ("Keep apart: club", "Séparer : club"),
             ("yes: until the last rounds, then less (M10); or rounds such as 1-3 (A7); or empty",
              "oui : jusqu'aux dernières rondes (M10) ; ou des rondes comme 1-3 (A7) ; ou vide")),
            ("city", ("Keep apart: city", "Séparer : ville"),
             ("likewise; of club and city the host's own may meet (M10)",
              "de même ; ceux du club et de la ville hôtes peuvent se rencontrer (M10)")),
            ("state", ("Keep apart: state", "Séparer : région"),
             ("likewise: state, province, region (A7)", "de même : état, province, région (A7)")),
            ("country", ("Keep apart: country", "Séparer : pays"), ("likewise", "de même")),
            ("family", ("Keep apart: family name", "Séparer : nom de famille"),
             ("likewise, the host's own too; relatives of another name: Wishes (B8)",
              "de même, ceux de l'hôte aussi ; parents d'un autre nom : Souhaits (B8)")),
        )
    ),
    SettingRow(
        "apart_gap", "apart", ("Keep apart: points it may cost", "Séparer : points que cela coûte"),
        ("0: scores come first; 1: rather meet somebody a point away than such a one (A7)",
         "0 : le score d'abord ; 1 : plutôt un point d'écart qu'une telle paire (A7)"),
        "count", 0, 20,
    ),
    SettingRow(
        "apart_free", "apart", ("Keep apart: except", "Séparer : sauf"),
        ("empty, or those who can win: top section, leaders (half the rounds won) (B8)",
         "vide, ou qui peut gagner : première section, meneurs (gagné la moitié) (B8)"),
        "codes",
        choices=(("bar", "top section", "première section"), ("leading", "leaders", "meneurs")),
    ),
    SettingRow(
        "thresholds", "apart", ("Thresholds for OpenGotha", "Seuils pour OpenGotha"),
        ("only for its file: bar, 4d, wins. No draw here goes by it; empty: those above",
         "pour son fichier seul : bar, 4d, wins. Aucun tirage d'ici n'en tient compte"),
    ),
)  # fmt: skip

BYES: tuple[SettingRow, ...] = (
    SettingRow(
        "bye_policy", "byes", ("Bye for", "Exempt"),
        ("while the number is odd, no player twice (M6); nobody: a reserve or volunteer helps (B6)",
         "si le nombre est impair, jamais deux fois (M6) ; personne : réserve ou volontaire (B6)"),
        "choice",
        choices=(("home", "most losses then the host", "le plus de défaites puis l'hôte"),
                 ("host", "the host then most losses", "l'hôte puis le plus de défaites"),
                 ("losses", "most losses", "le plus de défaites"),
                 ("winners", "who has won a game", "qui a déjà gagné"),
                 ("lowest", "lowest score", "le score le plus bas"),
                 ("none", "nobody", "personne")),
    ),
    SettingRow(
        "bye_host_rounds", "byes", ("Byes stay with the host until round",
                                    "Exempts chez l'hôte jusqu'à la ronde"),
        ("until then the host's come first where games lost are equal; later nobody (M6)",
         "jusque-là, à défaites égales, l'hôte d'abord ; ensuite personne (M6)"),
        "count", 0, 20, optional=False,
    ),
    SettingRow(
        "bye_volunteers", "byes", ("Volunteers first", "Volontaires d'abord"),
        ("yes: who wrote 3? into Out in rounds has the bye of round 3; no: by rule (M6)",
         "oui : qui a écrit 3? sous Absent aux rondes est exempt à la 3 ; non : la règle (M6)"),
        "choice", choices=(("no", "no", "non"), ("yes", "yes", "oui")),
    ),
    SettingRow(
        "rematches", "byes", ("Rematches", "Revanches"),
        ("never: if every possible round has a rematch, nothing is drawn, and you are told (M7)",
         "jamais : si toute ronde exige une revanche, rien n'est tiré, et c'est dit (M7)"),
        "choice",
        choices=(("never", "never", "jamais"),
                 ("allowed", "only where nothing else is possible",
                  "seulement si rien d'autre n'est possible")),
    ),
    SettingRow(
        "warn_gap", "byes", ("Warn from a score gap of", "Avertir dès un écart de"),
        ("points between two opponents, on Problems; empty: never (M8)",
         "points entre deux adversaires, sous Problèmes ; vide : jamais (M8)"),
        "count", 1, 20,
    ),
    SettingRow(
        "mixing", "byes", ("Sections play", "Les sections jouent"),
        ("by score over all sections (M8); or each apart, with a bye of its own (A5)",
         "selon le score, toutes ensemble (M8) ; ou chacune à part, avec son exempt (A5)"),
        "choice",
        choices=(("all", "with one another", "entre elles"),
                 ("sections", "each apart", "chacune à part")),
    ),
    SettingRow(
        "colour_rule", "byes", ("White of an even game", "Blanc d'une partie égale"),
        ("evened out; then the stronger (M11), or in turn and by lot (B3); nigiri: by lot (M24)",
         "on compense ; puis le plus fort (M11), ou chacun son tour (B3) ; nigiri : au sort (M24)"),
        "choice",
        choices=(("stronger", "the stronger", "le plus fort"),
                 ("balance", "in turn", "chacun son tour"), ("nigiri", "nigiri", "nigiri")),
    ),
    SettingRow(
        "seed", "byes", ("Seed", "Graine"),
        ("only used where everything else is equal", "ne sert que si tout le reste est égal"),
        "count", 0, 2**31 - 1, optional=False,
    ),
)  # fmt: skip

INSIDE: tuple[SettingRow, ...] = (
    SettingRow(
        "pattern", "inside", ("Inside a score group", "Dans un groupe de score"),
        ("1-5, 2-6, 3-7, 4-8 (M9); strongest - weakest 1-8, 2-7; neighbours 1-2, 3-4",
         "1-5, 2-6, 3-7, 4-8 (M9) ; plus fort - plus faible 1-8, 2-7 ; voisins 1-2, 3-4"),
        "choice", choices=_PATTERNS, optional=False,
    ),
    SettingRow(
        "pattern_until", "inside", ("So until round", "Ainsi jusqu'à la ronde"),
        ("empty: in all rounds", "vide : à toutes les rondes"), "count", 1, 20,
    ),
    SettingRow(
        "pattern_after", "inside", ("And after that round", "Et après cette ronde"),
        ("the same choices; counts only with a number above",
         "les mêmes choix ; ne compte qu'avec un nombre ci-dessus"),
        "choice", choices=_PATTERNS,
    ),
    SettingRow(
        "seeding", "inside", ("Order in the group", "Ordre dans le groupe"),
        ("number: rank, then number (M9); rating; SOS; SOS-2: without the two lowest (E6)",
         "numéro : rang, puis numéro (M9) ; cote ; SOS ; SOS-2 : sans les deux plus bas (E6)"),
        "choice",
        choices=(("number", "number", "numéro"), ("rating", "rating", "cote"),
                 ("SOS", "SOS", "SOS"), ("SOS-2", "SOS-2", "SOS-2")),
    ),
    SettingRow(
        "float_down", "inside", ("Who floats down", "Qui flotte vers le bas"),
        ("of an odd group, to meet one of the group below (M8)",
         "d'un groupe impair, pour rencontrer quelqu'un du groupe suivant (M8)"),
        "choice", choices=_FLOATERS,
    ),
    SettingRow(
        "float_up", "inside", ("Who floats up", "Qui flotte vers le haut"),
        ("of the group below, to meet them (M8)",
         "du groupe suivant, à sa rencontre (M8)"), "choice", choices=_FLOATERS,
    ),
    SettingRow(
        "last_rounds", "inside",
        ("Halves may give way from round", "Moitiés souples dès la ronde"),
        ("empty: in the last round; each from the top takes the first not yet met (M9)",
         "vide : à la dernière ; chacun, depuis le haut, prend le premier non rencontré (M9)"),
        "count", 1, 20,
    ),
)  # fmt: skip


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
