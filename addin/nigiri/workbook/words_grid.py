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
        "{mark} Round {round}: {winner} won against {loser} by default.",
        "{mark} Ronde {round} : {winner} gagne contre {loser} par défaut.",
    ),
    "grid.default.none": (
        "{mark} Round {round}: {winner} and {loser} both lost by default.",
        "{mark} Ronde {round} : {winner} et {loser} perdent tous deux par défaut.",
    ),
    "grid.provisional": (
        "{mark} Round {round}: {white} against {black} is missing; it counts {points} for now.",
        "{mark} Ronde {round} : {white} contre {black} manque ; compte {points} d'ici là.",
    ),
    "grid.rank": (
        "{mark} {number} {name} played as {rank} from round {round}.",
        "{mark} {number} {name} a joué comme {rank} dès la ronde {round}.",
    ),
    "grid.winner": ("Section {section}: {name}", "Section {section} : {name}"),
    "grid.winners": ("Winners", "Gagnants"),
    "grid.director": ("Director {name}", "Directeur {name}"),
    "grid.after": ("after round {number}", "après la ronde {number}"),
}
"""Key -> words in English and French."""
