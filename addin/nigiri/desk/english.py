"""Small words of the sentences commands say."""

from __future__ import annotations


def counted(number: int, thing: str) -> str:
    """Return a number of things: "1 player", "3 players"."""
    return f"{number} {thing}" + ("" if number == 1 else "s")
