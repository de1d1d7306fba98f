"""The visible cells are the state: mailed, converted, rearranged, the next draw is the same."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw import draw
from nigiri.desk.importing import import_players
from nigiri.hosts.xlsx_file import XlsxFile
from nigiri.workbook.apply import applied
from nigiri.workbook.read import read
from tests.desk.story import DESK, Story, begin, club, drawn, roster
from tests.hosts.office import converted

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.domain.model import Round
    from nigiri.workbook.cells import Workbook


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Story:
    """Return an event after two rounds in a file, with a hand-made pair and a rank changed."""
    story = begin(tmp_path_factory.mktemp("mail") / "open.xlsx")
    story.does(import_players, roster(13), source="list", here=True)
    drawn(story, 1)
    story.types("players", {(story.row_of("Family4"), "rank"): "4d"})
    return drawn(story, 2)


def next_round(workbook: Workbook) -> Round:
    """Return the round that is drawn next from a workbook."""
    return read(applied(workbook, draw(workbook, DESK))).event.rounds[-1]


def path_of(story: Story) -> Path:
    """Return the file of an event."""
    assert isinstance(story.host, XlsxFile)
    return story.host.path


def test_only_the_bytes_of_the_file_matter(played: Story, tmp_path: Path) -> None:
    """Mailed to somebody else under another name, the event goes on in the same way."""
    mailed = tmp_path / "from Steve (2).xlsx"
    shutil.copyfile(path_of(played), mailed)
    host = XlsxFile(mailed, now=DESK.now)
    expected = next_round(played.workbook)
    host.apply(draw(host.snapshot(), DESK))

    assert expected == read(host.snapshot()).event.rounds[-1]
    assert 3 == expected.number


def test_memory_and_file_draw_the_same(played: Story) -> None:
    """Where the workbook lives makes no difference."""
    twin = drawn(club(13), 1)
    twin.types("players", {(twin.row_of("Family4"), "rank"): "4d"})
    drawn(twin, 2)

    assert twin.event.rounds == played.event.rounds
    assert next_round(twin.workbook) == next_round(played.workbook)


def test_libreoffice_saves_the_same_event(
    played: Story, program: Callable[[str], str], tmp_path: Path
) -> None:
    """Saved by LibreOffice as .xlsx, and as .ods and back, the next draw is the same."""
    soffice, path = program("soffice"), path_of(played)
    once = converted(soffice, path, "xlsx", tmp_path / "xlsx")
    sheet = converted(soffice, path, "ods", tmp_path / "ods")
    back = converted(soffice, sheet, "xlsx", tmp_path / "back")
    expected = next_round(played.workbook)

    for file in (once, back):
        workbook = XlsxFile(file, now=DESK.now).snapshot()
        assert played.event == read(workbook).event
        assert expected == next_round(workbook)
        XlsxFile(file, now=DESK.now).apply(draw(workbook, DESK))
        assert expected == read(XlsxFile(file, now=DESK.now).snapshot()).event.rounds[-1]
