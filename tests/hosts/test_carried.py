"""What directors put into nigiri's sheets survives every command, in the file itself."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.attendance.attendance import back, late, out
from nigiri.desk.attendance.change import When
from nigiri.desk.core.views import refresh
from nigiri.desk.draw.drafts import discard, draw_draft, keep
from nigiri.desk.draw.draw import draw
from nigiri.desk.output.proof import proof
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.players.wishes import Typed, add_wish
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.desk.setup.sections import sections
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.apply import applied
from tests.desk.story import Story, begin, roster
from tests.hosts.decorated import decorate, mine

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.changes import Changes

NOW = dt.datetime(2005, 5, 21, 9)  # noqa: DTZ001 -- the director's own clock


class Decorated(Story):
    """A story in a file whose sheets bear something of the director's, looked at all the time."""

    host: XlsxFile

    @classmethod
    def begun(cls, path: Path, players: int) -> Decorated:
        """Begin an event, and let the director make its sheets his own at once."""
        begin(path, rounds=3)
        story = cls(XlsxFile(path, now=NOW, backup=False))
        story.decorates()
        story.does(import_players, roster(players), source="list", here=True)
        return story

    def decorates(self, *kinds: str) -> None:
        """Let the director put something on every sheet, or on those of a kind."""
        data = decorate(self.host.read(), self.workbook, kinds)
        self.host.path.write_bytes(data)
        self.known = {**getattr(self, "known", {}), **mine(data, self.workbook)}

    def does(self, action: Callable[..., Changes], *args: Any, **options: Any) -> Changes:  # noqa: ANN401
        """Give a command; all of the director's is there, and memory and file agree."""
        before = self.workbook
        changes = super().does(action, *args, **options)
        assert self.known == mine(self.host.read(), self.workbook)
        assert applied(before, changes).sheets == self.workbook.sheets
        undone = applied(self.workbook, changes.inverse())
        assert before.sheets == undone.sheets
        return changes


@pytest.fixture
def story(tmp_path: Path) -> Decorated:
    """Return an event of nine players in decorated sheets."""
    return Decorated.begun(tmp_path / "event.xlsx", 9)


def test_all_of_the_directors_survives_a_latecomer(story: Decorated) -> None:
    """Grid and Standings grow by a player, in rows at their end."""
    story.does(draw)
    story.types("players", {(13, "family"): "Last", (13, "rank"): "9k"})
    story.does(late, "Last")

    assert 10 == len(story.event.by_number)


@pytest.mark.long
def test_all_of_the_directors_survives_a_whole_event(story: Decorated) -> None:
    """Columns, their order, colours, comments, formulas and pictures, after every command."""
    story.does(sections, count=2)
    story.does(number)
    story.does(draw_draft)
    story.does(discard)
    story.does(draw)
    story.decorates("round")
    story.does(add_wish, Typed("1, 3", "never"))
    story.does(enter_results, [Entry(table=1, typed="W")])
    story.plays(1)
    story.types("players", {
        (13, "family"): "New", (13, "rank"): "3k", (13, "here"): "yes", (13, "out"): "1",
    })  # fmt: skip
    story.does(number)
    story.does(refresh, "standings")
    story.sets("Tie-breaks", "SOS, SOSOS, ONE")
    story.does(refresh, "standings")
    story.does(draw_draft)
    story.does(keep)
    story.types("players", {(14, "family"): "Last", (14, "rank"): "9k"})
    story.does(late, "Last")
    story.does(out, "New", When())
    story.does(back, "New", When())
    story.does(draw, again=True)
    story.plays(2)
    story.does(proof)
    story.does(refresh, "check")

    assert 11 == len(story.event.by_number)
