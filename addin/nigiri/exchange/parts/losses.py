"""The losses of an exchange: facts that one side has and the other cannot hold, in sentences."""

from __future__ import annotations

_SHOWN = 6
_LONGEST = 80


class LeftOut:
    """Sentences, and things of one kind that are reported in one sentence."""

    def __init__(self) -> None:
        """Begin with nothing left out."""
        self._found: dict[str, list[str]] = {}

    def add(self, sentence: str) -> None:
        """Add a sentence of its own; a repeated one counts once."""
        self._found.setdefault(sentence, [])

    def item(self, kind: str, thing: str) -> None:
        """Add one thing of a kind: "Games of players not in its list", "round 2: A - B"."""
        short = thing if len(thing) <= _LONGEST else f"{thing[: _LONGEST - 1]}…"
        self._found.setdefault(kind, []).append(short)

    def sentences(self) -> tuple[str, ...]:
        """Return a sentence for each kind, with its first things and the number of the rest."""
        return tuple(
            kind if not things else _listed(kind, things) for kind, things in self._found.items()
        )


def _listed(kind: str, things: list[str]) -> str:
    """Return a kind and its things in one sentence."""
    more = len(things) - _SHOWN
    rest = f" and {more} more" if more > 0 else ""
    return f"{kind}: {'; '.join(things[:_SHOWN])}{rest}."
