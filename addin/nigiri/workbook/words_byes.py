"""What can be wrong with byes that the director promised (A8)."""

from __future__ import annotations

from typing import Literal

PROMISE_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "promise-again": ("stop",
        ("{who} is promised the bye of round {round}, and that of round {before} too.",
         "{who} a l'exemption promise de la ronde {round}, et celle de la {before}."),
        ("Nobody has two (M6): take one of the promises out of this cell.",
         "Personne n'en a deux (M6) : retirez une des promesses de cette cellule.")),
    "promise-had": ("stop",
        ("{who} is promised the bye of round {round}, and had one in round {before}.",
         "{who} a l'exemption promise de la ronde {round}, et en a eu à la {before}."),
        ("Nobody has two (M6): take the promise out of this cell.",
         "Personne n'en a deux (M6) : retirez la promesse de cette cellule.")),
    "promise-double": ("stop",
        ("The bye of round {round} is promised to {who}, and to {other} (row {at}).",
         "L'exemption de la ronde {round} est promise à {who}, et à {other} (ligne {at})."),
        ("A round has one bye: leave it with one of them; who just stays away writes {round} here.",
         "Une ronde a un exempt : laissez-le à l'un ; qui s'absente seulement note {round} ici.")),
    "promise-idle": ("look",
        ("{who} is promised the bye of round {round}, but is out then or only if needed.",
         "{who} a l'exemption promise de la ronde {round}, mais est absent ou au besoin."),
        ("Take the promise out of this cell, or let {name} play in round {round}.",
         "Retirez la promesse de cette cellule, ou faites jouer {name} à la ronde {round}.")),
    "promise-open": ("look",
        ("{who} was promised the bye of round {round} and does not have it.",
         "{who} avait la promesse de l'exemption de la ronde {round} et ne l'a pas."),
        ("If the number is odd, nigiri bye gives it; else take the promise out of this cell.",
         "Si le nombre est impair, nigiri bye la donne ; sinon retirez la promesse d'ici.")),
}  # fmt: skip
