"""`nigiri rounds`: rounds drawn in another program come back; one undo takes them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.buttons.orders import Order
from nigiri.buttons.presses import outcome
from nigiri.workbook.read.workbook import read
from tests.cli.shell import NOW
from tests.desk.story import DESK
from tests.desk.test_rounds_back import There, turned

if TYPE_CHECKING:
    from tests.cli.shell import Shell


def test_out_drawn_there_and_back(drawn: Shell) -> None:
    """The button does what the command does; undo leads back."""
    there = There(drawn.workbook)
    for game in there.games:
        game.set("result", "RESULT_WHITEWINS")
    there.draws(2, turned(there.names, 5))
    path = drawn.folder / "there.xml"
    path.write_bytes(there.data)
    before = drawn.workbook
    work = outcome("rounds", Order(before, DESK, {"file": str(path)})).work
    said = drawn.does("rounds", path, "--now", NOW)

    assert "From there.xml (OpenGotha): 1 round with 6 games and 0 byes, 12 results" in said
    assert 2 == len(drawn.event.rounds)
    assert work is not None
    assert drawn.event.rounds == read(work.after).event.rounds
    drawn.does("undo", "--now", NOW)
    assert before == drawn.workbook


def test_a_file_that_is_no_event_is_refused(drawn: Shell) -> None:
    """With its name, and nothing changes."""
    path = drawn.folder / "there.xml"
    path.write_text("<html/>", encoding="utf-8")

    assert 2 == drawn.gives("rounds", drawn.file, path)
