"""The tree of a knockout on paper: a table in which lines join opponents (B20, E2).

More than 32 places in the first round do not fit on a page: the tree is cut into such parts, and a
last page has the rounds behind them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.brackets.seeds import row_of, seeded
from nigiri.domain.brackets.tree import build_tree
from nigiri.domain.model.units import PlayerId
from nigiri.domain.systems.trees import trees
from nigiri.domain.text import clean
from nigiri.reports.frame.names import aligned
from nigiri.reports.frame.sheet import TableSheet, common

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.brackets.tree import Match, Tree
    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

A_PAGE = 32
"""Places of the first round that fit on a page."""

_EMPTY = 8
"""An empty tree is for so many, unless another number is wanted."""


@dataclass
class TreeCell:
    """One cell of the table: its words, whether a line is below it, and one to its right."""

    words: str = ""
    below: bool = False
    beside: bool = False
    strong: bool = False


class TreePart(NamedTuple):
    """A tree, or a part of one: headings of its rounds, and its cells row by row."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[TreeCell]]


@dataclass(frozen=True, kw_only=True)
class TreeSheet(TableSheet):
    """Trees ready to be printed, each on pages of its own."""

    parts: Sequence[TreePart]
    empty: str = ""

    @property
    def template(self) -> str:
        """Return the template."""
        return "tree.html.j2"

    @property
    def pages(self) -> Sequence[Sequence[TreePart]]:
        """Return the parts of each page, one page at least."""
        return [[part] for part in self.parts] or [[]]

    @property
    def lead(self) -> str:
        """Return the text above: none."""
        return ""

    @property
    def notes(self) -> Sequence[str]:
        """Return the notes below: none."""
        return ()

    def text_lines(self) -> Sequence[str]:
        """Return the trees in columns of names."""
        found: list[str] = []
        for part in self.parts:
            cells = [[cell.words for cell in row] for row in part.rows]
            found += ["", part.title, "", *aligned([["", *part.headings], *cells], right={0})]
        return [line.rstrip() for line in found[1:]]


def tree_sheet(event: Event, speech: Speech, options: Options) -> TreeSheet:
    """Return the trees of the last knockout as far as it is played, or an empty tree.

    options.blank -- the lines alone, for options.count players
    """
    empty = (1, (_blank(options.count or _EMPTY),))
    first, found = empty if options.blank else trees(options.after(event))
    parts = [
        part for tree in found for part in _Printed(event, speech, tree, first, options.blank).parts
    ]
    return TreeSheet(
        **common(event, speech, options),
        heading=speech.say("tree"),
        parts=parts,
        empty=speech.say("tree none"),
    )


def _blank(count: int) -> Tree:
    """Return the tree of so many players, nothing played."""
    return build_tree(seeded([PlayerId(n) for n in range(1, max(count, 2) + 1)]), ())


class _Printed(NamedTuple):
    """A tree while it is printed; first -- the first round of its stage; blank -- without names."""

    event: Event
    speech: Speech
    tree: Tree
    first: int
    blank: bool

    @property
    def parts(self) -> Iterator[TreePart]:
        """Yield the parts of the tree: one, or those of the first rounds and then the rest."""
        seats = 2 * len(self.tree.rounds[0])
        whole = self.tree.height + 1
        if seats <= A_PAGE:
            yield self._part(1, whole, 0, seats)
            return
        until = min(A_PAGE.bit_length() - 1, whole - 1) + 1
        for begin in range(0, seats, A_PAGE):
            yield self._part(1, until, begin, min(A_PAGE, seats - begin))
        yield self._part(until, whole, 0, seats >> (until - 1))

    def _part(self, low: int, high: int, begin: int, seats: int) -> TreePart:
        """Return the rounds `low` to `high`, from a seat of round `low` on; one more: winners."""
        third = self.tree.third if high == self.tree.height + 1 else None
        height = 2 * seats - 1 + (5 if third else 0)
        rows = [[TreeCell() for _ in range(high - low + 2)] for _ in range(height)]
        for level in range(low, high + 1):
            step = level - low
            for seat in range(seats >> step):
                self._seat(rows, (step, seat), level, (begin >> step) + seat, last=level == high)
        if third:
            self._third(rows, third, 2 * seats - 1)
        headings = [self._heading(level) for level in range(low, high + 1)]
        return TreePart(self._title, headings, rows)

    def _seat(
        self,
        rows: Sequence[Sequence[TreeCell]],
        at: tuple[int, int],
        level: int,
        seat: int,
        *,
        last: bool,
    ) -> None:
        """Fill a seat: at -- its column and place in the part; seat -- its place in the round."""
        step, own = at
        row = row_of(step + 1, own) - 1
        cell = rows[row][step + 1]
        cell.below, cell.words = True, self._name(level, seat)
        cell.strong = level > self.tree.height
        if step == 0 and level == 1:
            rows[row][0].words = self._seed(seat)
        if own % 2 and not last:
            for between in range(row_of(step + 1, own - 1), row + 1):
                rows[between][step + 1].beside = True

    def _third(self, rows: Sequence[Sequence[TreeCell]], match: Match, top: int) -> None:
        """Fill the game for the third place, below the tree."""
        names = (match.one, match.winner, match.other)
        rows[top + 1][-2].words = self.speech.say("tree third")
        for row, column, player in zip((2, 3, 4), (-2, -1, -2), names, strict=True):
            cell = rows[top + row][column]
            cell.words, cell.below = self._called(player), True
            cell.strong = column == -1
        rows[top + 3][-2].beside = rows[top + 4][-2].beside = True

    @property
    def _title(self) -> str:
        """Return the title of a play-off's tree, "" for a knockout of all."""
        tied = self.tree.playoff
        return self.speech.say("tree playoff", place=self.tree.place) if tied else ""

    def _heading(self, level: int) -> str:
        """Return the heading of a round, or of the winners."""
        if level > self.tree.height:
            return self.speech.say("tree winner")
        return self.speech.say("round", number=self.first + self.tree.first + level - 1)

    def _name(self, level: int, seat: int) -> str:
        """Return the name in a seat; "free" for an empty one in round 1."""
        if level > self.tree.height:
            return self._called(self.tree.rounds[-1][seat].winner)
        match = self.tree.rounds[level - 1][seat // 2]
        player = (match.one, match.other)[seat % 2]
        if level == 1 and player is None:
            return self.speech.say("tree free")
        return self._called(player)

    def _called(self, player: PlayerId | None) -> str:
        """Return a player's name, "" for nobody yet and on an empty tree."""
        return "" if player is None or self.blank else clean(self.event.player(player).name)

    def _seed(self, seat: int) -> str:
        """Return the place of the seeding, "" for nobody."""
        match = self.tree.rounds[0][seat // 2]
        player = (match.one, match.other)[seat % 2]
        order = [*self.tree.order] or sorted(self.tree.players)
        return str(order.index(player) + 1) if player in order else ""
