"""The words for results missing or read back in a second pass (B11), and for drafts."""

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
        "Round {round} is complete, verified: {verified} of {boards}. Go on.",
        "Ronde {round} complète, vérifiés : {verified} sur {boards}. Continuez.",
    ),
    "bar.lacks": ("Round {round} is complete", "La ronde {round} est complète"),
    "bar.before": (
        " · Still no result: round {before}, table {table}",
        " · Encore sans résultat : ronde {before}, table {table}",
    ),
    "sheet.draft": ("Round {number} (draft)", "Ronde {number} (brouillon)"),
    "drawn.draft": ("{number} (draft)", "{number} (brouillon)"),
    "bar.draft": (
        "Round {round} is only a draft. Look at it, then: nigiri keep, or nigiri discard",
        "La ronde {round} n'est qu'un brouillon. Ensuite : nigiri keep, ou nigiri discard",
    ),
    "bar.draft.results": (
        "Round {round} is only a draft: its results do not count before nigiri keep",
        "La ronde {round} est un brouillon : les résultats comptent après nigiri keep",
    ),
    "round.verified": (", {verified} verified", ", vérifiés : {verified}"),
}
"""Key -> words in English and French."""

VERIFY_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "draft-result": ("look",
        ("Table {table} has a result, but round {number} is only a draft: it does not count.",
         "La table {table} a un résultat, mais la ronde {number} n'est qu'un brouillon."),
        ("Run nigiri keep, or empty the cell.", "Lancez nigiri keep, ou videz la cellule.")),
    "provisional": ("look",
        ("Round {round}, table {table}: no result; for now {points} for both (B11).",
         "Ronde {round}, table {table} : aucun résultat ; pour l'instant {points} à chacun (B11)."),
        ("Type the result when it comes. To post what is missing: nigiri missing.",
         "Tapez le résultat quand il arrive. Pour afficher ce qui manque : nigiri missing.")),
    "record-lost": ("look",
        ("As drawn says nothing of round {round}: your changes cannot be told from its draw.",
         "Tirage ne dit rien de la ronde {round} : vos changements n'y sont plus reconnus."),
        ("Mark in Keep what is to stay before you draw it again, or restore a backup.",
         "Marquez sous Garder ce qui doit rester à un nouveau tirage, ou reprenez une copie.")),
    "second-other": ("stop",
        ("Table {table}: the first pass says {first}, the second {second}.",
         "Table {table} : la première lecture dit {first}, la seconde {second}."),
        ("Correct the wrong one, or empty the second.",
         "Corrigez la fausse, ou videz la seconde.")),
}  # fmt: skip
