"""The words of the grid: legend, footnotes, winners."""

from __future__ import annotations

GRID: dict[str, tuple[str, str]] = {
    "grid.legend.circles": (
        (
            "Each box: opponent, ○ White or ● Black in an even game; +n takes, −n gives n stones "
            "(1 = no komi). Below: score after the round. Bold and shaded: won."
        ),
        (
            "Chaque case : adversaire, ○ Blanc ou ● Noir à égalité ; +n reçoit, −n donne n pierres "
            "(1 = sans komi). Dessous : score après la ronde. Gras et grisé : gagné."
        ),
    ),
    "grid.legend.letters": (
        (
            "Each box: opponent, W White or B Black in an even game; +n takes, −n gives n stones "
            "(1 = no komi). Below: score after the round. Bold and shaded: won."
        ),
        (
            "Chaque case : adversaire, B Blanc ou N Noir à égalité ; +n reçoit, −n donne n pierres "
            "(1 = sans komi). Dessous : score après la ronde. Gras et grisé : gagné."
        ),
    ),
    "grid.bye": ("bye", "ex."),
    "grid.default": (
        "{mark} Round {round}: {first} won against {second} by default.",
        "{mark} Ronde {round} : {first} gagne contre {second} par défaut.",
    ),
    "grid.default.none": (
        "{mark} Round {round}: {first} and {second} both lost by default.",
        "{mark} Ronde {round} : {first} et {second} perdent tous deux par défaut.",
    ),
    "grid.default.both": (
        "{mark} Round {round}: {first} and {second} both won by default.",
        "{mark} Ronde {round} : {first} et {second} gagnent tous deux par défaut.",
    ),
    "grid.default.jigo": (
        "{mark} Round {round}: {first} and {second} did not play and share the point.",
        "{mark} Ronde {round} : {first} et {second} n'ont pas joué et partagent le point.",
    ),
    "grid.provisional": (
        "{mark} Round {round}: {first} against {second} is missing; it counts {points} for now.",
        "{mark} Ronde {round} : {first} contre {second} manque ; compte {points} d'ici là.",
    ),
    "grid.rank": (
        "{mark} {first} {name} played as {rank} from round {round}.",
        "{mark} {first} {name} a joué comme {rank} dès la ronde {round}.",
    ),
    "grid.winner": ("Section {section}: {name}", "Section {section} : {name}"),
    "grid.winners": ("Winners", "Gagnants"),
    "grid.director": ("Director {name}", "Directeur {name}"),
    "grid.after": ("after round {number}", "après la ronde {number}"),
}
"""Key -> words in English and French."""
