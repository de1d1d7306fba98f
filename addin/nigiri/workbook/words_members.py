"""The words about members of federations, in English and French."""

from __future__ import annotations

from typing import Literal

MEMBER_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "expires-unknown": ("look",
        ("“{typed}” is no day, so nobody knows until when the membership lasts.",
         "« {typed} » n'est pas un jour ; on ignore donc jusqu'à quand l'adhésion vaut."),
        ("Type the year first, as in 2026-12-31; or empty the cell.",
         "Tapez l'année d'abord, ainsi 2026-12-31 ; ou videz la cellule.")),
}  # fmt: skip
