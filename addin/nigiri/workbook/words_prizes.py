"""What can be wrong with prizes on Sections (M26)."""

from __future__ import annotations

from typing import Literal

PRIZE_PROBLEMS: dict[
    str, tuple[Literal["stop", "look", "hand"], tuple[str, str], tuple[str, str]]
] = {
    "prize-section": ("look",
        ("Prizes stand beside no section: {typed}.",
         "Des prix sont notés sans section : {typed}."),
        ("Type the weakest rank of the section under Down to, or move the prizes to its row.",
         "Tapez le rang le plus faible de la section sous Jusqu'à, ou déplacez les prix.")),
}  # fmt: skip
