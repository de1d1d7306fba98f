"""Signs in a text that turn the order of what follows, seen instead of obeyed."""

from __future__ import annotations

TURNS = frozenset([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""Signs that turn the order of what follows until one ends it."""
_SEEN = dict.fromkeys(TURNS, "\ufffd")


def visible(text: str) -> str:
    """Return a text in which signs that turn its order, as U+202E does, are seen and not obeyed.

    A name with such a sign could show as another, or turn what stands behind it.
    """
    return text if text.isascii() else text.translate(_SEEN)
