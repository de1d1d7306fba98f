"""The words about names that published pages do not show."""

from __future__ import annotations

from typing import Literal

HIDE_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "hide-unknown": ("look",
        ("“{typed}” is neither yes nor no; published pages hide the name meanwhile.",
         "« {typed} » n'est ni oui ni non ; les pages publiées cachent le nom d'ici là."),
        ("Type yes, or empty the cell.", "Tapez oui, ou videz la cellule.")),
}  # fmt: skip
