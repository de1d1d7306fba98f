"""The cell Out in rounds: rounds without the player, rounds offered, byes promised, who is back.

typed                       means
3   or  4-6,  2 and 4       out: the player does not play                          M18
4-                          out to the end, however many rounds there will be
5?  or  5-6?                offers to sit out, where somebody has to               B6
3 bye  or  3b, 3 exempt     the bye of round 3 is promised to the player           A8
3 here                      plays round 3, though they did not come to one before  M6

This is the one reader of the cell. While people type, live formulas say the same beside it
(workbook/live/attendance.py); a test lets LibreOffice compare them over a table of spellings.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.messages.catalogue import every, text
from nigiri.workbook.model.plain import plain
from nigiri.workbook.spellings.rounds import format_rounds, parse_rounds, with_commas
from nigiri.workbook.words.known_sentences import typed_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nigiri.domain.model.event import Player

    Rounds = frozenset[int]

BYE_WORDS = tuple(dict.fromkeys(map(plain, (*typed_words("typed.bye"), *every("label.bye-said")))))
"""Words behind the round whose bye is promised, in the form of `plain`."""

HERE_WORDS = tuple(dict.fromkeys((*every("label.here-said"), *typed_words("typed.here-said"))))
"""Words behind a round that somebody plays who had not come, as they are typed."""

_ITEM = re.compile(r"(?P<rounds>(?:[^\w?]|[\d_])*)(?P<word>[^\W\d_]*)(?P<offer>\??)")
_KINDS = {
    ("", ""): "out",
    ("", "?"): "offered",
    **{(word, ""): "promised" for word in BYE_WORDS},
    **{(plain(word), ""): "returned" for word in HERE_WORDS},
}
"""Word and mark behind rounds -> what they are; nothing else may stand there."""

_SINGLE = {"promised", "returned"}
"""What is said of a round of the event."""

#: A run of rounds that ends with the last one that any event can have.
_OPEN = re.compile(rf"(\d+)-{MOST_ROUNDS}$")
NONE: frozenset[int] = frozenset()


class Outs(NamedTuple):
    """The rounds in a player's cell.

    out -- without the player; with round 20 if typed as "4-", to the end
    offered -- the player would rather sit out; promised -- with the bye
    returned -- the player is here, who had not come before
    """

    out: Rounds = NONE
    offered: Rounds = NONE
    promised: Rounds = NONE
    returned: Rounds = NONE

    @classmethod
    def parse(cls, typed: str, rounds: int) -> Outs:
        """Return the rounds typed, in an event of so many rounds; ValueError for anything else.

        "4-" goes on beyond the event, as far as any event can: `within` leaves that out. An offer
        for a round that is out is dropped. A promise beside either stays: only the director knows
        which of the two is meant.
        """
        return cls._joined(_item(item, rounds) for item in _items(typed))

    @classmethod
    def readable(cls, typed: str) -> Outs:
        """Return the rounds that live formulas read in a cell that is being typed.

        Each item between commas by itself, whatever the others are and however many rounds there
        are; spaces inside of it count for nothing.
        """
        return cls._joined(_readable(item.replace(" ", "")) for item in _items(typed))

    @classmethod
    def _joined(cls, items: Iterable[tuple[str, Rounds]]) -> Outs:
        """Return the rounds of the items of a cell, each with its kind."""
        found = {"out": NONE, "offered": NONE, "promised": NONE, "returned": NONE}
        for kind, meant in items:
            found[kind] |= meant
        found["offered"] -= found["out"]
        return cls(**found)

    @classmethod
    def of(cls, player: Player) -> Outs:
        """Return the rounds of a player's cell."""
        return cls(player.out, player.willing, player.promised, player.returned)

    def within(self, rounds: int) -> Outs:
        """Return the same in an event of so many rounds."""
        return self._replace(out=self.out & _first(rounds), offered=self.offered & _first(rounds))

    def ended(self, rounds: int) -> Outs:
        """Return the same, with rounds beyond the event only if its last round is among them.

        After a change, rounds beyond the event mean something only behind its last one.
        """
        short = self.within(rounds)
        return self._replace(
            out=self.out if rounds in self.out else short.out,
            offered=self.offered if rounds in self.offered else short.offered,
        )

    def sitting_out(self, rounds: Rounds) -> Outs:
        """Return the same with these rounds out: all else that was said of them is over."""
        return Outs(self.out | rounds, *(each - rounds for each in self[1:]))

    def playing(self, rounds: Rounds) -> Outs:
        """Return the same without these rounds in out and offered; a promised bye stays."""
        return self._replace(out=self.out - rounds, offered=self.offered - rounds)

    def here_again(self, rounds: Rounds) -> Outs:
        """Return the same for somebody who had not come and plays these rounds."""
        return self.playing(rounds)._replace(returned=self.returned | rounds)

    def with_bye(self, rounds: Rounds) -> Outs:
        """Return the same with the byes of these rounds promised."""
        return self.playing(rounds)._replace(promised=self.promised | rounds)

    def without_bye(self, rounds: Rounds) -> Outs:
        """Return the same without these promises."""
        return self._replace(promised=self.promised - rounds)

    def cell(self, language: str) -> str | None:
        """Return the text of the cell: "3, 5-6?, 4 bye, 7 here"; None for none."""
        bye, here = (text(f"label.{each}-said", language) for each in ("bye", "here"))
        items = (
            *_runs(self.out),
            *(f"{run}?" for run in _runs(self.offered)),
            *(f"{number} {bye}" for number in sorted(self.promised)),
            *(f"{number} {here}" for number in sorted(self.returned)),
        )
        return ", ".join(items) or None


def _items(typed: str) -> Iterator[str]:
    """Yield the items between commas, or words for "and"; blanks are no item."""
    items = (item.strip() for item in with_commas(typed.casefold()).split(","))
    return filter(None, items)


def _readable(item: str) -> tuple[str, Rounds]:
    """Return the kind of an item and its rounds in any event; none where it cannot be read."""
    try:
        return _item(item, MOST_ROUNDS)
    except ValueError:
        return "out", NONE


def _item(item: str, rounds: int) -> tuple[str, Rounds]:
    """Return the kind of one item between commas, and its rounds; ValueError for anything else."""
    match = _ITEM.fullmatch(item)
    kind = None if match is None else _KINDS.get((plain(match["word"]), match["offer"]))
    end = rounds if kind in _SINGLE else MOST_ROUNDS
    meant = NONE if match is None else parse_rounds(match["rounds"], rounds, end)
    if kind is None or not meant or (kind == "returned" and len(meant) > 1):
        msg = f"{item!r} is not a round"
        raise ValueError(msg)
    return kind, meant


def _runs(rounds: Rounds) -> list[str]:
    """Return neighbouring rounds as ranges, what goes on to the end as "4-"."""
    return _OPEN.sub(r"\1-", format_rounds(rounds)).split(", ") if rounds else []


def _first(rounds: int) -> Rounds:
    """Return so many rounds, from the first one on."""
    return frozenset(range(1, rounds + 1))
