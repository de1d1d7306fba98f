"""What can be wrong with who sits where: the problems of seats, names and latecomers."""

from __future__ import annotations

from typing import Literal

SEAT_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "player-gone": ("stop",
        ("{who} has a place in a round and is not in Players any more.",
         "{who} a une place dans une ronde et n'est plus dans Joueurs."),
        ("Type number {number} and the player here again; who leaves needs Out in rounds instead.",
         "Tapez ici le numéro {number} et le joueur ; qui part se note dans Absent aux rondes.")),
    "seat-name": ("stop",
        ("“{typed}” can be several players: {names}.",
         "« {typed} » peut être plusieurs joueurs : {names}."),
        ("Type the number, or the whole name.", "Tapez le numéro, ou le nom entier.")),
    "seat-new": ("stop",
        ("{typed} has no number yet.", "{typed} n'a pas encore de numéro."),
        ("Empty this cell, mark Here in Players, and run: nigiri draw --rest",
         "Videz cette cellule, notez Présent dans Joueurs, puis : nigiri draw --rest")),
    "late": ("look",
        ("{name} came after round {round} was drawn.",
         "{name} est arrivé après le tirage de la ronde {round}."),
        ("Pair them now: nigiri draw --rest, or nigiri late; else they play from the next round.",
         "Formez une paire : nigiri draw --rest, ou nigiri late ; sinon dès la ronde suivante.")),
    "plays-out": ("look",
        ("{number} {name} plays in round {round}, and is out in Players.",
         "{number} {name} joue à la ronde {round}, et est absent dans Joueurs."),
        ("nigiri draw --again goes by Players; if they play, take {round} out of Out in rounds.",
         "nigiri draw --again suit Joueurs ; s'ils jouent, ôtez {round} d'Absent aux rondes.")),
}  # fmt: skip
