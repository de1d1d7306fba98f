"""What may become of players who are no longer in the list by which they came."""

from __future__ import annotations

from typing import Literal

Gone = Literal["leave", "out", "remove"]
GONE: tuple[Gone, ...] = ("leave", "out", "remove")
"""They stay, sit out of the rounds to come, or leave the sheet while no round is drawn."""
