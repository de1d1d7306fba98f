"""The words of the printed grid and poster (M20)."""

from __future__ import annotations

GRID: dict[str, tuple[str, str]] = {
    "grid": ("Tournament grid", "Grille du tournoi"),
    "grid after": ("Grid after round {number}", "Grille après la ronde {number}"),
    "grid players": ("{first} – {last}", "{first} – {last}"),
    "grid start": ("Start", "Départ"),
    "grid round": ("R{number}", "R{number}"),
    "grid wins": ("Wins", "Vict."),
    "grid place": ("Place", "Place"),
    "grid bye": ("bye", "ex."),
    "grid director": ("Dir. {name}", "Dir. {name}"),
    "grid winners": ("Winners", "Gagnants"),
    "grid winner": ("Section {section} – {names}", "Section {section} – {names}"),
    "grid nobody": ("Nobody has a number yet.", "Personne n'a encore de numéro."),
    "letter white": ("W", "B"),
    "letter black": ("B", "N"),
    "grid legend": (
        (
            "A box: opponent; {white} White, {black} Black, +n takes, −n gives n stones "
            "(1: no komi); below, the score after the round. Grey: won."
        ),
        (
            "Une case : l'adversaire ; {white} Blanc, {black} Noir, +n reçoit, −n donne n pierres "
            "(1 : sans komi) ; dessous, le score après la ronde. Gris : gagné."
        ),
    ),
    "note default": (
        "Round {round}: {first} beat {second} by default",
        "Ronde {round} : {first} bat {second} par défaut",
    ),
    "note default.none": (
        "Round {round}: {first} and {second} both lose by default",
        "Ronde {round} : {first} et {second} perdent tous deux par défaut",
    ),
    "note default.both": (
        "Round {round}: {first} and {second} both win by default",
        "Ronde {round} : {first} et {second} gagnent tous deux par défaut",
    ),
    "note default.jigo": (
        "Round {round}: {first} and {second} share the point of a game not played",
        "Ronde {round} : {first} et {second} partagent le point d'une partie non jouée",
    ),
    "note provisional": (
        "Round {round}: the result of {first} and {second} is missing",
        "Ronde {round} : le résultat de {first} et {second} manque",
    ),
    "note rank": (
        "{first} is {rank} from round {round}",
        "{first} est {rank} dès la ronde {round}",
    ),
}
"""Key -> the words in English and in French."""
