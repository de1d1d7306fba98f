"""The functions of the worksheet as data: names, arguments, help in English and French.

One table serves LibreOffice, Excel and the page docs/functions.md. A name is also that of a
procedure in Excel: letters and underscores.
"""

from __future__ import annotations

from functools import partial

from nigiri.functions import formulas
from nigiri.functions.function import Argument, Function

_range = partial(Argument, kind="range")
_optional = partial(Argument, kind="optional")

_RANK = Argument(
    ("rank", "niveau"), ("A rank: 30k to 1k, 1d to 9d", "Un niveau : 30k à 1k, 1d à 9d")
)
_OTHER = Argument(
    ("other rank", "autre niveau"), ("The rank of the opponent", "Le niveau de l'adversaire")
)
_LINE = _range(
    ("line", "ligne"),
    (
        (
            "A player's rounds, a cell each: 12+ won, 3- lost, 5= jigo, ! behind by default; "
            "0+ bye, 0= half a point, empty nothing"
        ),
        (
            "Les rondes d'un joueur, une case chacune : 12+ gagnée, 3- perdue, 5= jigo, ! derrière "
            "par forfait ; 0+ exempt, 0= un demi-point, vide rien"
        ),
    ),
)
_NUMBERS = _range(
    ("numbers", "numéros"),
    ("The numbers of all players", "Les numéros de tous les joueurs"),
)
_SCORES = _range(
    ("scores", "scores"),
    ("Their scores, in the same order", "Leurs scores, dans le même ordre"),
)
_RATING = Argument(
    ("rating", "cote"),
    (
        "The player's rating by the EGF, or a rank for that of the rank",
        "La cote EGF du joueur, ou un niveau pour celle du niveau",
    ),
)
_OPPONENT = Argument(
    ("opponent", "adversaire"),
    ("The opponent's rating, or rank", "La cote de l'adversaire, ou son niveau"),
)
_STONES = _optional(
    ("handicap", "handicap"),
    (
        "Stones that the player takes; below 0 those given; left out: even",
        "Pierres que le joueur reçoit ; sous 0 celles qu'il donne ; sans : à égalité",
    ),
)

FUNCTIONS: tuple[Function, ...] = (
    Function(
        formulas.rank_difference,
        (
            "How many stones the first rank is stronger; below 0: weaker",
            "De combien de pierres le premier niveau est plus fort ; sous 0 : plus faible",
        ),
        (_RANK, _OTHER),
        '"3d";"2k"',
        "4",
    ),
    Function(
        formulas.handicap,
        (
            "The handicap between two ranks: 0 even, 1 without komi, from 2 on stones",
            "Le handicap entre deux niveaux : 0 à égalité, 1 sans komi, dès 2 des pierres",
        ),
        (
            _RANK,
            _OTHER,
            _optional(
                ("reduction", "réduction"),
                (
                    "What the difference of ranks is lessened by; left out: 1",
                    "Ce qu'on retranche de la différence ; sans : 1",
                ),
            ),
            _optional(
                ("cap", "maximum"),
                ("The highest handicap; left out: 9", "Le plus grand handicap ; sans : 9"),
            ),
        ),
        '"3d";"4k"',
        "5",
    ),
    Function(
        formulas.start_by_section,
        (
            "The McMahon score a rank starts with in an event with sections",
            "Le score McMahon de départ d'un niveau dans un tournoi à sections",
        ),
        (
            _RANK,
            _range(
                ("lowest ranks", "niveaux les plus bas"),
                (
                    "The lowest rank of every section, the top section first",
                    "Le plus bas niveau de chaque section, la plus forte d'abord",
                ),
            ),
            Argument(
                ("rounds", "rondes"),
                ("The rounds of the event", "Le nombre de rondes du tournoi"),
            ),
            _optional(
                ("gap", "écart"),
                (
                    "Scores skipped between sections; left out: 0 up to 3 rounds, 1 up to 6, 2",
                    "Scores sautés entre sections ; sans : 0 jusqu'à 3 rondes, 1 jusqu'à 6, 2",
                ),
            ),
        ),
        '"1k";"3d";5',
        "0",
    ),
    Function(
        formulas.start_by_bar,
        (
            "The McMahon score a rank starts with in an event with a bar: 1d 0, 1k -1",
            "Le score McMahon de départ d'un niveau dans un tournoi à barre : 1d 0, 1k -1",
        ),
        (
            _RANK,
            Argument(
                ("bar", "barre"),
                ("From this rank on all start alike", "Dès ce niveau tous partent à égalité"),
            ),
            _optional(
                ("floor", "plancher"),
                ("Nobody starts below this rank", "Personne ne part sous ce niveau"),
            ),
            _optional(
                ("supergroup", "supergroupe"),
                ("From this rank on players start higher", "Dès ce niveau on part plus haut"),
            ),
            _optional(
                ("points above", "points de plus"),
                (
                    "By how many points above the bar; left out: 1",
                    "De combien de points au-dessus de la barre ; sans : 1",
                ),
            ),
        ),
        '"5k";"3d"',
        "-5",
    ),
    Function(
        formulas.score,
        (
            "The start score and what every round of a player gave",
            "Le score de départ et ce que chaque ronde d'un joueur a donné",
        ),
        (
            _LINE,
            _optional(
                ("start", "départ"),
                ("The score to start with; left out: 0", "Le score de départ ; sans : 0"),
            ),
            _optional(
                ("unplayed", "non jouée"),
                (
                    (
                        "What byes, missed rounds and games by default count instead, for the SOS "
                        "of opponents: 0.5 in Quebec"
                    ),
                    (
                        "Ce que comptent plutôt exemptions, rondes manquées et forfaits, pour le "
                        "SOS des adversaires : 0,5 au Québec"
                    ),
                ),
            ),
        ),
        '"12+";-2',
        "-1",
    ),
    Function(
        formulas.sos,
        (
            "SOS: the sum of the scores of a player's opponents",
            "SOS : la somme des scores des adversaires d'un joueur",
        ),
        (
            _LINE,
            _NUMBERS,
            _SCORES,
            _optional(
                ("rounds", "rondes"),
                (
                    "Divide by the opponents met, times these rounds; left out: the sum itself",
                    "Diviser par les adversaires, fois ces rondes ; sans : la somme même",
                ),
            ),
        ),
        '"12+";12;3.5',
        "3.5",
    ),
    Function(
        formulas.sdos,
        (
            "SDOS: the sum of the scores of the opponents beaten, half of it for a jigo",
            "SDOS : la somme des scores des adversaires battus, la moitié pour un jigo",
        ),
        (_LINE, _NUMBERS, _SCORES),
        '"12=";12;3',
        "1.5",
    ),
    Function(
        formulas.egf_expected,
        (
            "The result to be expected by the EGF's formula, between 0 and 1",
            "Le résultat attendu selon la formule de l'EGF, entre 0 et 1",
        ),
        (_RATING, _OPPONENT, _STONES),
        "2100;2100",
        "0.5",
    ),
    Function(
        formulas.egf_change,
        (
            "By how many points a game changes a rating of the EGF (formula of 2021)",
            "De combien de points une partie change une cote EGF (formule de 2021)",
        ),
        (
            _RATING,
            _OPPONENT,
            Argument(
                ("result", "résultat"),
                ("1 won, 0.5 jigo, 0 lost", "1 gagnée, 0,5 jigo, 0 perdue"),
            ),
            _STONES,
            _optional(
                ("tournament class", "classe du tournoi"),
                (
                    "The class of the tournament, A to D; left out: A",
                    "La classe du tournoi, A à D ; sans : A",
                ),
            ),
        ),
        "2100;2100;1",
        "9.306246",
    ),
    Function(
        formulas.aga_entry_rating,
        (
            "The rating to enter an AGA event with: the own one, else the middle of the rank",
            "La cote d'inscription à un tournoi AGA : la sienne, sinon le milieu du niveau",
        ),
        (
            _RANK,
            _optional(
                ("rating", "cote"),
                (
                    "The player's rating by the AGA, which wins",
                    "La cote AGA du joueur, qui l'emporte",
                ),
            ),
        ),
        '"4d"',
        "4.5",
    ),
)
"""Every function, in the order of the wizard."""
