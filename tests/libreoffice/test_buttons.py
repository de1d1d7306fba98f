"""The menu in a real LibreOffice: what its commands do to an open workbook."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.extension.archive import build_extension
from nigiri.messages.catalogue import text
from tests.libreoffice.office import ADDIN, engine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.libreoffice.office import Office

SAMPLE = Path(__file__).parents[2] / "workbooks" / "quebec-2005.xlsx"
EVENT: dict[str, Any] = {"name": "Spring Open", "rules": "quebec", "language": "en", "rounds": 5}
ANSWERS = {"arguments": EVENT, "agreed": True, "language": "en"}
VERSION_9 = '{"nigiri": "answer", "protocol": 9, "status": "done"}'
#: nigiri as it is, but late.
SLOWLY = f'sleep 2; shift; PYTHONPATH="{ADDIN}" exec "{sys.executable}" "$@"'


def test_the_same_sources_give_the_same_extension() -> None:
    """Byte for byte, so that a build can be checked."""
    assert build_extension("/usr/bin/python3") == build_extension("/usr/bin/python3")


@pytest.fixture
def blank(office: Office) -> Iterator[Office]:
    """Return it with an empty workbook open, and the usual nigiri afterwards."""
    office("open")
    yield office
    engine(office.folder)
    office("close")


def test_a_failing_engine_changes_nothing(blank: Office) -> None:
    """The sample of every day: nigiri is killed, the workbook is as it was."""
    before = blank("cells")
    engine(blank.folder, "kill -9 $$")

    outcome = blank.press("new", **EVENT)

    assert "failed" == outcome["status"]
    assert "ended without an answer; nothing was changed" in outcome["sentences"][0]
    assert (before, []) == (blank("cells"), blank("steps"))


@pytest.mark.long
@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("cat >/dev/null; echo rubbish", "cannot be understood"),
        ("cat >/dev/null; echo '{}'", "cannot be understood"),
        (f"cat >/dev/null; echo '{VERSION_9}'", "is older than nigiri"),
        ("head -c 9 >/dev/null; kill -9 $$", "ended without an answer"),
        ("echo No module named nigiri >&2; exit 1", "cannot run nigiri"),
    ],
)
def test_every_failing_engine_changes_nothing(blank: Office, script: str, said: str) -> None:
    """One sentence that names the next step, and the workbook is as it was."""
    before = blank("cells")
    engine(blank.folder, script)

    outcome = blank.press("new", **EVENT)

    assert "failed" == outcome["status"]
    assert said in outcome["sentences"][0]
    assert (before, []) == (blank("cells"), blank("steps"))


@pytest.mark.long
def test_a_hanging_engine_is_stopped_by_cancel(blank: Office) -> None:
    """Cancel in the middle, and nothing was done."""
    before = blank("cells")
    engine(blank.folder, "exec sleep 300")

    blank("start", "new", ANSWERS)
    blank("also", "cancel")
    outcome = blank("finish")

    assert ["Cancelled; nothing was changed."] == outcome["sentences"]
    assert (before, []) == (blank("cells"), blank("steps"))


@pytest.mark.long
def test_what_is_typed_meanwhile_stays(office: Office, tmp_path: Path) -> None:
    """The command is refused with the name of the cell; the next press does it."""
    path = tmp_path / "event.xlsx"
    path.write_bytes(SAMPLE.read_bytes())
    office("open", str(path))
    engine(office.folder, SLOWLY)

    office("start", "proof", ANSWERS | {"arguments": {}})
    office("type", "Players", "C5", "Meanwhile")
    outcome = office("finish")
    engine(office.folder)

    assert [text("office.edited", "en", cells="Players C5")] == outcome["sentences"]
    assert "Meanwhile" == office("cells")["Players"][4][2][1]
    office("close")


@pytest.mark.long
def test_what_is_typed_on_a_sheet_of_ones_own_hinders_nothing(
    office: Office, tmp_path: Path
) -> None:
    """The command is done, and says which cell it did not see."""
    path = tmp_path / "event.xlsx"
    path.write_bytes(SAMPLE.read_bytes())
    office("open", str(path))
    office("evaluate", "document.Sheets.insertNewByName('Lunch', 0)")
    engine(office.folder, SLOWLY)

    office("start", "proof", ANSWERS | {"arguments": {}})
    office("type", "Lunch", "B2", "12 pizzas")
    outcome = office("finish")
    engine(office.folder)

    assert "done" == outcome["status"], outcome
    assert text("office.unseen", "en", cells="Lunch B2") == outcome["sentences"][0]
    assert "12 pizzas" == office("cells")["Lunch"][1][1][1]
    assert "Proof" in office("sheets")
    office("close")


@pytest.mark.long
def test_in_a_workbook_for_reading_all_that_only_looks_works(
    office: Office, tmp_path: Path
) -> None:
    """Nothing is written into it; what would be is refused before anything is asked."""
    path = tmp_path / "event.xlsx"
    path.write_bytes(SAMPLE.read_bytes())
    office("open", str(path), True)  # noqa: FBT003 -- for reading only
    before = office("cells")

    looks: dict[str, dict[str, Any]] = {
        "check": {}, "missing": {}, "standings": {}, "grid": {}, "print": {}, "publish": {},
        "rules": {}, "preflight": {"federation": "egf"}, "why-place": {"one": 1, "other": 2},
        "export": {"format": "egf"}, "print-end": {"which": "standings"},
    }  # fmt: skip
    for tag, answers in looks.items():
        outcome = office.press(tag, **answers)
        assert ("done", tag) == (outcome["status"], tag), outcome
    refused = {
        tag: office.press(tag)["sentences"] for tag in ("draw", "proof", "number", "add", "undo")
    }

    assert {tag: [text("office.readonly", "en")] for tag in refused} == refused
    assert before == office("cells")
    assert (tmp_path / "event-pages" / "index.html").is_file()
    assert (tmp_path / "event-egf.h9").is_file()
    office("close")


@pytest.mark.long
def test_a_workbook_that_is_closed_meanwhile_is_no_fault(office: Office) -> None:
    """The answer comes to nothing, and LibreOffice goes on."""
    office("open")
    engine(office.folder, SLOWLY)

    office("start", "new", ANSWERS)
    office("close")
    outcome = office("finish")
    engine(office.folder)

    assert ["The workbook was closed meanwhile; nothing was changed."] == outcome["sentences"]
    office("open")
    assert "done" == office.press("new", **EVENT)["status"]
    office("close")


@pytest.mark.long
def test_a_new_event_is_one_step_and_nothing_is_left_of_it(blank: Office) -> None:
    """Ctrl+Z takes the sheets away, Ctrl+Y brings them back with all they hold and wear."""
    before = blank("cells")

    outcome = blank.press("new", **EVENT)

    assert ("done", ["New event"]) == (outcome["status"], blank("steps"))
    made = blank("cells")
    blank("undo")
    assert before == blank("cells")
    blank("redo")
    assert made == blank("cells")


@pytest.mark.long
@pytest.mark.parametrize("tag", ["draw-again", "proof"])
def test_every_cell_is_as_before_and_then_as_after(
    office: Office, tmp_path: Path, tag: str
) -> None:
    """Values and formulas, however often Ctrl+Z and Ctrl+Y are pressed; it is one step."""
    path = tmp_path / "event.xlsx"
    path.write_bytes(SAMPLE.read_bytes())
    office("open", str(path))
    before = office("cells")
    title = {"draw-again": "Draw again", "proof": "Proof"}[tag]

    assert "done" == office.press(tag)["status"]

    after = office("cells")
    for _ in range(2):
        assert [title] == office("steps")
        assert [] == office("undo")
        assert before == office("cells")
        office("redo")
        assert after == office("cells")
    office("close")


@pytest.mark.long
def test_nothing_is_left_of_a_sheet_that_was_taken_back(office: Office, tmp_path: Path) -> None:
    """Looks, rules, lists, widths, protection, printing: all that the document holds.

    A formula in a cell without a number format takes one over when LibreOffice first calculates it
    (`calculateAll`). In a file just opened that happens here and there with any change, and only in
    columns that are hidden: what is in sight stays as it is.
    """
    path = tmp_path / "event.xlsx"
    path.write_bytes(SAMPLE.read_bytes())
    office("open", str(path))
    opened = in_sight(office)
    office("evaluate", "document.calculateAll()")
    assert opened == in_sight(office)
    before = office.whole()

    assert "done" == office.press("proof")["status"]
    assert before != office.whole()
    office("undo")

    assert before == office.whole()
    assert opened == in_sight(office)
    office("close")


def in_sight(office: Office) -> dict[str, Any]:
    """Return of each sheet the looks and the words of the cells whose columns are not hidden."""
    sheets = {name: office("seen", name) for name in office("sheets")}
    cells = office("cells")
    return {
        name: [
            [each for each, (_, visible, _) in zip(row, seen["widths"], strict=False) if visible]
            for row in [*seen["cells"], *cells[name]]
        ]
        for name, seen in sheets.items()
        if seen["visible"]
    }


@pytest.mark.long
def test_nothing_is_left_of_rows_that_were_opened_and_all_comes_back(
    office: Office, tmp_path: Path
) -> None:
    """Heights down to the last row of a sheet, widths, hidden columns: Ctrl+Z and Ctrl+Y."""
    (tmp_path / "players.csv").write_text(some_players(), encoding="utf-8")
    office("open")
    office.press("new", **EVENT)
    office.press("import", list=str(tmp_path / "players.csv"), here=True)
    before = office.whole()

    assert "done" == office.press("draw")["status"]
    after = office.whole()
    for _ in range(2):
        office("undo")
        assert before == office.whole()
        office("redo")
        assert after == office.whole()
    office("close")


@pytest.mark.long
def test_another_number_of_rounds_opens_columns_that_look_like_those_before(
    office: Office, tmp_path: Path
) -> None:
    """Heading, width, hidden helper, shading by its own helper; Ctrl+Z closes them again."""
    (tmp_path / "players.csv").write_text(some_players(), encoding="utf-8")
    office("open")
    office.press("new", **EVENT)
    office.press("import", list=str(tmp_path / "players.csv"), here=True)
    assert "done" == office.press("draw")["status"]  # the grid comes with the first round
    event = enumerate(office("cells")["Event"], 1)
    rounds = next(at for at, cells in event if cells[5][0] == "Rounds")
    office("type", "Event", f"G{rounds}", "6")
    before = office("cells")

    outcome = office.press("grid")

    assert "done" == outcome["status"], outcome
    heads = [cell[0] for cell in office("cells")["Grid"][2]]
    box = [heads.index(f"R{number}") for number in (5, 6)]
    assert 3 == box[1] - box[0]
    assert "won 6" == heads[box[1] + 2]
    assert [True, True, False] == [shown(office, box[1] + at) for at in range(3)]
    assert "W4=1" in rules(office, box[1])
    office("undo")
    assert before == office("cells")
    office("close")


@pytest.mark.long
def test_a_sheet_of_ten_thousand_rows_beside_stays(office: Office, tmp_path: Path) -> None:
    """The director's own, of fifty thousand cells; a redraw and Ctrl+Z do nothing to it."""
    path = tmp_path / "event.xlsx"
    path.write_bytes(SAMPLE.read_bytes())
    office("open", str(path))
    office("evaluate", "document.Sheets.insertNewByName('Mine', 0)")
    values = "tuple((float(n), 'text', n / 7, '', 'end') for n in range(10000))"
    cells = "document.Sheets.getByName('Mine').getCellRangeByPosition(0, 0, 4, 9999)"
    office("evaluate", f"{cells}.setDataArray({values})")
    before = office("cells")

    outcome = office.press("draw-again")

    after = office("cells")
    assert "done" == outcome["status"], outcome
    assert 10_000 == len(after["Mine"])
    assert before["Mine"] == after["Mine"]
    assert before != after
    office("undo")
    assert before == office("cells")
    office("close")


@pytest.mark.long
def test_a_comment_stays_on_a_cell_that_a_command_writes(blank: Office, tmp_path: Path) -> None:
    """The director's own note, among cells that are written all at once; also after Ctrl+Z."""
    blank.press("new", **EVENT)
    (tmp_path / "players.csv").write_text(some_players(), encoding="utf-8")
    sheet = "document.Sheets.getByName('Players')"
    cell = f"{sheet}.getCellRangeByName('C5')"
    blank("evaluate", f"{sheet}.unprotect('')")
    blank("evaluate", f"{sheet}.Annotations.insertNew({cell}.CellAddress, 'my note')")

    blank.press("import", list=str(tmp_path / "players.csv"), here=True)

    notes = f"[note.String for note in {sheet}.Annotations]"
    assert ("Name2", ["my note"]) == (blank("cells")["Players"][4][2][0], blank("evaluate", notes))
    blank("undo")
    assert ("", ["my note"]) == (blank("evaluate", f"{cell}.String"), blank("evaluate", notes))


def some_players() -> str:
    """Return a list of eight players."""
    lines = [f"Name{n},Given,{n}k,Club" for n in range(1, 9)]
    return "\n".join(["Family name,Given name,Rank,Club", *lines, ""])


@pytest.mark.long
@pytest.mark.parametrize("tag", ["discard", "keep"])
def test_a_draft_that_was_removed_comes_back(office: Office, tmp_path: Path, tag: str) -> None:
    """Its sheet with all its cells; Ctrl+Y removes it again."""
    (tmp_path / "players.csv").write_text(some_players(), encoding="utf-8")
    office("open")
    office.press("new", **EVENT)
    office.press("import", list=str(tmp_path / "players.csv"), here=True)
    office.press("sections")
    office.press("number")
    drawn = office.press("draw-draft")
    before = office("cells")
    assert ("done", True) == (drawn["status"], "Round 1 (draft)" in before), drawn

    outcome = office.press(tag)

    after = office("cells")
    assert ("done", False) == (outcome["status"], "Round 1 (draft)" in after), outcome
    for _ in range(2):
        office("undo")
        assert before == office("cells")
        office("redo")
        assert after == office("cells")
    office("close")


def shown(office: Office, column: int) -> bool:
    """Tell whether a column of the grid, counted from 0, can be seen."""
    where = f"document.Sheets.getByName('Grid').Columns.getByIndex({column}).IsVisible"
    return bool(office("evaluate", where))


def rules(office: Office, column: int) -> list[str]:
    """Return the formulas of the conditional formats in one column of the grid alone."""
    words = (
        "[each.getByIndex(n).Formula1"
        " for each in document.Sheets.getByName('Grid').ConditionalFormats.getConditionalFormats()"
        f" if each.Range.RangeAddresses[0].StartColumn == {column}"
        " for n in range(each.getCount())]"
    )
    return list(office("evaluate", words))
