"""The words for results: missing behind a later round, and read back in a second pass (B11)."""

from __future__ import annotations

from typing import Literal

VERIFY: dict[str, tuple[str, str]] = {
    "check.verified": (", verified", ", vérifié"),
    "check.second": (
        "first pass: {first}; second pass: {second}",
        "première lecture : {first} ; seconde : {second}",
    ),
    "check.second.none": ("no result", "aucun résultat"),
    "bar.second": (
        "Round {round} is complete, {verified} of {boards} results verified: go on.",
        "Ronde {round} complète, {verified} résultats vérifiés sur {boards} : continuez.",
    ),
    "bar.lacks": (
        "Round {round} is complete, but round {before}, table {table}, still has no result.",
        "La ronde {round} est complète ; ronde {before}, table {table} : encore aucun résultat.",
    ),
    "round.verified": (", {verified} verified", ", {verified} vérifiés"),
}
"""Key -> words in English and French."""

VERIFY_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "second-other": ("stop",
        ("Table {table}: the first pass says {first}, the second {second}.",
         "Table {table} : la première lecture dit {first}, la seconde {second}."),
        ("Correct the wrong one, or empty the second.",
         "Corrigez la fausse, ou videz la seconde.")),
}  # fmt: skip
