"""The losses of an exchange: facts that one side has and the other cannot hold, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.message import Message, message, several

if TYPE_CHECKING:
    from nigiri.messages.message import Fact

_SHOWN = 6
_LONGEST = 80

_Kind = tuple[str, tuple[tuple[str, "Fact"], ...]]


class LeftOut:
    """Sentences, and things of one kind that are reported in one sentence."""

    def __init__(self) -> None:
        """Begin with nothing left out."""
        self._found: dict[Message | _Kind, list[str]] = {}

    def add(self, key: str, **facts: Fact) -> None:
        """Add a sentence of its own, by its key in the catalogue; a repeated one counts once."""
        self._found.setdefault(message(key, **facts), [])

    def item(self, kind: str, thing: str, **facts: Fact) -> None:
        """Add one thing of a kind: "lost.games.oneself", "round 2: A - A".

        kind -- the key of a sentence with {things}; facts -- what else it asks for
        """
        self._found.setdefault((kind, (*facts.items(),)), []).append(_short(thing))

    def sentences(self) -> tuple[Message, ...]:
        """Return a sentence for each kind, with its first things and the number of the rest."""
        return tuple(
            kind if isinstance(kind, Message) else _listed(*kind, things)
            for kind, things in self._found.items()
        )


def _listed(kind: str, facts: tuple[tuple[str, Fact], ...], things: list[str]) -> Message:
    """Return a kind and its things in one sentence."""
    more, shown = len(things) - _SHOWN, several(things[:_SHOWN], message("lost.and"))
    listed = message("lost.more", things=shown, more=more) if more > 0 else shown
    return message(kind, things=listed, **dict(facts))


def _short(thing: str) -> str:
    """Return a thing of at most so many characters; of a message its longest text is cut."""
    beyond = len(thing) - _LONGEST
    if beyond <= 0:
        return thing
    if not isinstance(thing, Message):
        return f"{thing[: _LONGEST - 1]}…"
    texts = {
        name: fact
        for name, fact in thing.facts.items()
        if isinstance(fact, str) and not isinstance(fact, Message)
    }
    longest = max(texts, key=lambda name: len(texts[name]))
    cut = f"{texts[longest][: -beyond - 1]}…"
    return _short(message(thing.key, **{**thing.facts, longest: cut}))
