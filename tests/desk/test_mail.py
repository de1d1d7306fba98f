"""The visible cells are the state: mailed, converted, rearranged, the next draw is the same."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.errors import NigiriError
from nigiri.hosts.files.open import closed_file
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.read.workbook import read
from tests.desk.story import DESK, Story, begin, club, drawn, roster
from tests.directed import directed
from tests.hosts.office import all_converted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from nigiri.domain.model.event import Round


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


def outcome(workbook: Workbook) -> Workbook | str:
    """Return the whole workbook after the next draw, or why there is none."""
    try:
        return applied(workbook, draw(workbook, DESK))
    except NigiriError as error:
        return str(error)


def mailed(seeds: Sequence[int], soffice: str, folder: Path, *, sheets: bool = True) -> None:
    """Check that generated events go on alike from every file that their workbook becomes.

    Of the event that goes on without interruption nothing but the bytes of its file is mailed: as
    it is, and as LibreOffice saves it, as .xlsx at once, as .ods, and as .xlsx from that.

    sheets -- also by way of .ods
    """
    (folder / "hall").mkdir()
    (folder / "mail").mkdir()
    stories = {seed: directed(seed, folder / "hall" / f"{seed}.xlsx") for seed in seeds}
    files = [Path(shutil.copy(path_of(each), folder / "mail")) for each in stories.values()]
    books, tables = all_converted(soffice, files, "xlsx", folder / "once"), list[Path]()
    if sheets:
        tables = all_converted(soffice, files, "ods", folder / "sheets")
        books += all_converted(soffice, tables, "xlsx", folder / "back")

    for path in (*files, *tables, *books):
        story = stories[int(path.stem)]
        workbook = closed_file(path, now=DESK.now).snapshot()
        assert story.event == read(workbook).event, path
        assert outcome(story.workbook) == outcome(workbook), path
    for path in books:
        goes_on(XlsxFile(path, now=DESK.now))


def goes_on(host: XlsxFile) -> None:
    """Check that the next draw, where there is one, is written into the file as it was drawn."""
    after = outcome(host.snapshot())
    if isinstance(after, Workbook):
        host.apply(draw(host.snapshot(), DESK))
        assert read(after).event == read(host.snapshot()).event


def test_generated_events_go_on_from_the_file_alone(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    """All kinds of settings, wishes, absences, and cells changed by hand; .xlsx every time."""
    mailed([1], program("soffice"), tmp_path, sheets=False)


@pytest.mark.long
def test_many_generated_events_go_on_from_the_file_alone(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    """Thirty-two events."""
    mailed([1, 2, *range(100, 130)], program("soffice"), tmp_path)
