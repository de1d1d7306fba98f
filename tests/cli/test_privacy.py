"""A copy for the archive without private facts, and what a workbook forgets for good (B31)."""

from __future__ import annotations

import json
import os
import shutil
import zipfile
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import check
from nigiri.desk.privacy.forget import forget
from nigiri.domain.model.hall import GoesHome, Side
from nigiri.domain.model.units import PlayerId
from nigiri.hosts.excel.history import HistoryFolder, Past, usual_folder
from nigiri.hosts.files import forget as forgetting
from nigiri.hosts.files.button_snapshots import save_snapshot
from nigiri.hosts.files.states import backup_folder, backups, older_folder, states_of
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.hosts.hall.codes import make_codes
from nigiri.hosts.hall.folder import hall_folder
from nigiri.hosts.hall.inbox import append_home, append_taken
from nigiri.hosts.pipe import sheets_form
from nigiri.hosts.xlsx.unused_texts import unused_texts
from nigiri.workbook.derive.columns import opened
from nigiri.workbook.log import lines_of, seals_of, taken_out, timings
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.organiser import sheets_of
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read
from tests.buttons.test_exchange import asked
from tests.cli.conftest import copied
from tests.cli.shell import NOW, Shell, files
from tests.desk.story import DESK

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from nigiri.workbook.log import Line
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.locations import Location

SECRETS = (
    "25 in coins",
    "by card",
    "is ill, 514 555 0199",
    "ex-wife",
    "ann@example.org",
    "Oldname",
)
FACTS: Mapping[tuple[int, str], Cell] = {
    (4, "fee"): "25 in coins",
    (4, "paid"): "by card",
    (5, "notes"): "is ill, 514 555 0199",
}


def opens_money(shell: Shell) -> None:
    """Have the columns Fee and Paid, as events of an older nigiri do."""
    place = find(shell.workbook).locations["players"]
    changes = Changes(opened(place, shell.workbook[place.name], ("fee", "paid")))
    XlsxFile(shell.file, now=DESK.now, backup=False).apply(changes)


def types_own_columns(shell: Shell) -> None:
    """Type two columns of one's own behind Players: one private, the other not."""
    place = find(shell.workbook).locations["players"]
    behind = shell.workbook[place.name].width + 1
    cells = {(3, 0): "E-mail", (4, 0): "ann@example.org", (3, 1): "T-shirt", (4, 1): "XL"}
    typed = (CellChange(row, behind + at, None, value) for (row, at), value in cells.items())
    changes = Changes((SetCells(place.name, tuple(typed)),))
    XlsxFile(shell.file, now=DESK.now, backup=False).apply(changes)


@pytest.fixture(scope="module")
def private(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of an event in round 1 with private facts: in its cells, its Log, copies."""
    drawn = copied(made, "drawn", tmp_path_factory.mktemp("private"))
    was = drawn.event.players[2].given
    opens_money(drawn)
    drawn.types("players", {**FACTS, (6, "given"): "Oldname"})
    types_own_columns(drawn)
    drawn.does("wish", "1, 3", "never", "--note", "ex-wife", "--user", "Bob", "--now", NOW)
    drawn.types("players", {(6, "given"): was, (5, "notes"): "is ill, 514 555 0199!"})
    drawn.does("result", "--table", 1, "W", "--user", "Bob", "--now", NOW)
    return drawn.folder


@pytest.fixture
def shell(private: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Return a copy of it, on a computer on which nothing else is kept."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return Shell(shutil.copytree(private, tmp_path / "hall"))


def log(workbook: Workbook) -> tuple[Line, ...]:
    """Return the lines of the Log."""
    place = find(workbook).locations["log"]
    return lines_of(TableReader(place, workbook[place.name], "en"))


def told_in(path: Path) -> set[str]:
    """Return the secrets that stand anywhere in the parts of a workbook."""
    with zipfile.ZipFile(path) as package:
        parts = [package.read(name).decode("utf-8", "replace") for name in package.namelist()]
    return {secret for secret in SECRETS if any(secret in part for part in parts)}


def without_facts(workbook: Workbook) -> dict[str, tuple[tuple[Cell, ...], ...]]:
    """Return the rows of all sheets but Players, Wishes and the Log."""
    apart = {find(workbook).locations[kind].name for kind in ("players", "wishes", "log")}
    return {name: workbook[name].rows for name in workbook if name not in apart}


def codes(workbook: Workbook) -> set[str]:
    """Return the codes of the problems of a workbook."""
    return {problem.code for problem in check(workbook).problems}


def test_a_copy_for_the_archive_has_no_private_facts_in_any_part(shell: Shell) -> None:
    """Not in cells, not in the Log, not in the table of texts; the file is byte for byte itself."""
    before = files(shell.folder)
    said = " ".join(shell.does("archive-copy", "--user", "Ann", "--now", NOW).split())
    copy = shell.folder / "open-archive.xlsx"

    assert {*SECRETS} <= told_in(shell.file) | {"Oldname"}
    assert set() == told_in(copy)
    assert {**before, copy.name: copy.read_bytes()} == files(shell.folder)
    for what in ("Fee on Players (1)", "Notes on Players (1)", "Note on Wishes (1)",
                 "E-mail on Players (1)", "of the Log"):  # fmt: skip
        assert what in said
    assert "T-shirt. Look whether anything private stands there" in said


def test_nothing_else_is_touched_in_the_copy(shell: Shell) -> None:
    """Names, ranks, rounds, results; who gave commands stays in its Log, too."""
    shell.does("archive-copy", "--user", "Ann")
    copy = XlsxFile(shell.folder / "open-archive.xlsx", now=DESK.now).snapshot()
    event, kept = shell.event, read(copy).event

    assert without_facts(shell.workbook) == without_facts(copy)
    assert event.rounds == kept.rounds
    assert [(p.name, p.rank, p.number) for p in event.players] == [
        (p.name, p.rank, p.number) for p in kept.players
    ]
    assert "Bob" in {line.texts[1] for line in log(copy)}


def test_a_copy_replaces_no_file(shell: Shell) -> None:
    """Neither one of its usual name nor another one."""
    shell.does("archive-copy")
    assert "exists already" in shell.refuses(4, "archive-copy")
    assert "exists already" in shell.refuses(4, "archive-copy", "-o", shell.file)
    assert ".pdf" in shell.refuses(2, "archive-copy", "-o", shell.folder / "a.pdf")


def test_a_dry_run_lists_what_would_be_left_out_and_writes_nothing(shell: Shell) -> None:
    """So that one can look first."""
    before = files(shell.folder)
    said = shell.does("archive-copy", "--dry-run")

    assert "Left out: " in said
    assert "Fee on Players (1)" in said
    assert before == files(shell.folder)


def test_an_event_without_private_facts_is_copied_as_it_is(drawn: Shell) -> None:
    """The Log stays whole: nothing was taken out of it."""
    assert "Nothing private was found" in drawn.does("archive-copy")
    copy = XlsxFile(drawn.folder / "open-archive.xlsx", now=DESK.now).snapshot()

    assert drawn.workbook == copy


def test_a_workbook_forgets_what_was_private_and_its_copies_go(shell: Shell) -> None:
    """States, what buttons left, and what Undo in Excel remembers (B31)."""
    save_snapshot(shell.file, shell.workbook)
    undo = HistoryFolder(usual_folder())
    undo.keep(str(shell.event.settings.event_id), Past(shell.workbook))
    assert [*usual_folder().iterdir()]
    said = " ".join(shell.does("forget", "--yes", "--user", "Ann", "--now", NOW).split())

    assert set() == told_in(shell.file)
    assert {"open.xlsx", "players.csv"} == {*files(shell.folder)}
    assert [] == [*usual_folder().iterdir()]
    assert "earlier copies" in said
    assert "who gave the commands" in said
    assert "open.xlsx has forgotten that" in said
    assert "There is no earlier state" in shell.refuses(4, "undo")


def test_one_line_stands_for_those_that_were_taken_out(shell: Shell) -> None:
    """How many, when, by whom; the seals begin anew, and `check` finds no fault and says it."""
    draws = timings(shell.workbook)
    before = log(shell.workbook)
    shell.does("forget", "--yes", "--user", "Ann", "--now", NOW)
    after = log(shell.workbook)
    gone = len(before) + 1 - len(after)

    assert gone > 0
    assert ((NOW.replace("T", " ") + ":00", "Ann", after[0].texts[-1]),) == taken_out(
        shell.workbook
    )
    assert f"{gone} lines with private facts taken out" in after[0].texts[-1]
    assert ["Ann", *[""] * (len(after) - 1)] == [line.texts[1] for line in after]
    assert [*range(len(after), 0, -1)] == [line.number for line in after]
    assert set() == codes(shell.workbook) & {"log-changed", "log-added", "log-gone"}
    assert draws == timings(shell.workbook)
    assert "Log of 2005-05-21 09:00:00, Ann: " in shell.does("check")


def test_a_change_to_the_log_after_it_shows_again(shell: Shell) -> None:
    """New seals tell as much as old ones."""
    shell.does("forget", "--yes")
    place = find(shell.workbook).locations["log"]
    shell.types("log", {(place.first_row + 1, "became"): "something else"})

    assert "log-changed" in codes(shell.workbook)


def test_a_log_that_was_changed_by_hand_before_is_not_made_good(shell: Shell) -> None:
    """New seals no longer show it; so the line says it."""
    place = find(shell.workbook).locations["log"]
    shell.types("log", {(place.first_row, "became"): "something else"})
    assert "log-changed" in codes(shell.workbook)
    shell.does("forget", "--yes")

    assert "also of what had been changed by hand" in log(shell.workbook)[0].texts[-1]


def test_it_asks_and_no_is_no(shell: Shell) -> None:
    """And nobody can be asked by a machine."""
    before = files(shell.folder)
    shell.gives("forget", shell.file, answer="n\n")

    assert "This cannot be undone." in shell.said
    assert "Nothing was written." in shell.said
    assert before == files(shell.folder)
    assert 2 == shell.gives("forget", shell.file, "--json")
    assert 0 == shell.gives("forget", shell.file, "--dry-run")
    assert before == files(shell.folder)
    assert 0 == shell.gives("forget", shell.file, answer="y\n")
    assert set() == told_in(shell.file)


def test_given_again_it_has_nothing_to_do(shell: Shell) -> None:
    """The file is not written a second time."""
    shell.does("forget", "--yes")
    before = files(shell.folder)
    told = json.loads(shell.does("forget", "--json"))

    assert (False, "private.forget.nothing") == (told["written"], told["messages"][0]["key"])
    assert before == files(shell.folder)


def test_interrupted_before_the_copies_go_it_goes_on_with_them(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The workbook is the new one, the states are all there still."""
    copies = files(backup_folder(shell.file))

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as killed:
        killed.setattr(forgetting, "_remove_states", interrupted)
        assert 130 == shell.gives("forget", shell.file, "--yes")
    assert set() == told_in(shell.file)
    assert copies.items() <= files(backup_folder(shell.file)).items()
    said = shell.does("forget", "--yes")
    assert "earlier copies" in said
    assert not backup_folder(shell.file).exists()


@pytest.mark.parametrize("after", [0, 1, 3])
def test_interrupted_while_they_go_none_is_a_state_any_more(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    """However many went by then: nothing leads back to them, and the rest goes the next time."""
    done = list[object]()
    unlink = type(shell.file).unlink

    def interrupted(path: Path, *, missing_ok: bool = False) -> None:
        if "states going" in str(path):
            if len(done) == after:
                raise KeyboardInterrupt
            done.append(path)
        unlink(path, missing_ok=missing_ok)

    with monkeypatch.context() as killed:
        killed.setattr(type(shell.file), "unlink", interrupted)
        assert 130 == shell.gives("forget", shell.file, "--yes")
    assert set() == told_in(shell.file)
    assert () == states_of(shell.file)
    assert any("states going" in name for name in files(shell.folder))
    shell.does("forget", "--yes")
    assert {"open.xlsx", "players.csv"} == {*files(shell.folder)}


def test_the_copies_of_an_older_nigiri_go_and_those_of_another_workbook_stay(shell: Shell) -> None:
    """Both lay in one folder, and what buttons left of this one is known by its seals."""
    older, own = older_folder(shell.file), backups(shell.file)
    older.mkdir()
    for copy in own:
        shutil.copy(copy, older)
        shutil.copy(copy, (older / copy.name).with_suffix(".ods"))
    mine, theirs = f"button {seals_of(shell.workbook)[0]}.json", "button 3-00000000.json"
    for name in (mine, theirs):
        (older / name).write_text("{}", encoding="utf-8")
    shell.does("forget", "--yes")

    assert own
    assert {copy.with_suffix(".ods").name for copy in own} | {theirs} == {*files(older)}


def test_what_somebody_else_put_beside_the_states_stays(shell: Shell) -> None:
    """A note in the folder is no copy."""
    note = backup_folder(shell.file) / "note.txt"
    note.write_text("mine", encoding="utf-8")
    shell.does("forget", "--yes")

    assert "mine" == note.read_text(encoding="utf-8")
    assert ["note.txt"] == [path.name for path in backup_folder(shell.file).iterdir()]


def test_a_workbook_that_is_open_elsewhere_forgets_nothing(shell: Shell) -> None:
    """All its copies stay, too."""
    (shell.folder / ".~lock.open.xlsx#").write_text(",ann,desk,,;", encoding="utf-8")

    assert "open" in shell.refuses(4, "forget", "--yes")


def test_a_text_that_no_cell_shows_is_forgotten_alone(drawn: Shell) -> None:
    """A note that was typed and emptied is still in the file's table of texts."""
    drawn.types("players", {(5, "notes"): "is ill, 514 555 0199"})
    drawn.types("players", {(5, "notes"): None})
    assert {"is ill, 514 555 0199"} == told_in(drawn.file)
    cells = drawn.workbook
    drawn.does("archive-copy")
    drawn.does("forget", "--yes")

    assert set() == told_in(drawn.file) | told_in(drawn.folder / "open-archive.xlsx")
    assert 0 == unused_texts(drawn.file.read_bytes())
    assert without_texts(cells) == without_texts(drawn.workbook)


def without_texts(workbook: Workbook) -> dict[str, tuple[tuple[Cell, ...], ...]]:
    """Return the rows of all sheets but the Log."""
    return {name: workbook[name].rows for name in workbook if name != "Log"}


def test_what_a_list_said_of_fees_and_notes_goes_with_them(new: Shell) -> None:
    """It stands in a hidden column as well."""
    (new.folder / "paid.csv").write_text(
        "Family name,Given name,Rank,Fee,Notes\nOta,Yuzo,3d,25 in coins,is shy\n", encoding="utf-8"
    )
    new.does("import", new.folder / "paid.csv")
    assert "25 in coins" in told_in(new.file)
    changes = forget(new.workbook, DESK)
    new.does("forget", "--yes")
    place = find(new.workbook).locations["players"]
    record = str(new.workbook[place.name].cell(4, place.columns["imported"]))

    assert set() == told_in(new.file)
    assert {"family": "Ota", "given": "Yuzo"}.items() <= json.loads(record).items()
    assert {"fee", "notes"}.isdisjoint(json.loads(record))
    assert changes.sentences


def test_the_menu_makes_the_same_copy_of_the_file_as_it_is_saved(shell: Shell) -> None:
    """What is typed but not saved would be missing; then it asks to save first."""
    typed = {"file": str(shell.file), "sheets": sheets_form(shell.workbook)}
    answer = asked("archive-copy", **typed)
    copy = shell.folder / "open-archive.xlsx"

    assert str(copy) in answer["sentences"][0]
    assert "Left out: " in answer["sentences"][1]
    assert set() == told_in(copy)
    again = asked("archive-copy", **typed)
    assert ("refused", True) == (again["status"], "exists already" in again["sentences"][0])
    shell.types("players", {(5, "rank"): "30k"})
    unsaved = asked("archive-copy", **typed)
    assert ("refused", True) == (unsaved["status"], "Save the workbook" in unsaved["sentences"][0])
    assert "refused" == asked("archive-copy", sheets=typed["sheets"])["status"]


def test_the_organisers_workbook_forgets_how_people_are_reached(shell: Shell) -> None:
    """The event's says that it is there; the money stays, for the accounts."""
    shell.does("organise")
    own = Shell(shell.folder)
    own.file = next(shell.folder.glob("*PRIVATE.xlsx"))
    places = sheets_of(own.workbook)
    contacts, fees = places["contacts"], places["fees"]
    typed: tuple[tuple[Location, dict[str, Cell]], ...] = (
        (contacts, {"telephone": SECRETS[2], "email": SECRETS[4], "note": SECRETS[3]}),
        (fees, {"note": SECRETS[1], "received": 25}),
    )
    for place, cells in typed:
        row = place.first_row
        changes = (CellChange(row, place.columns[key], None, cell) for key, cell in cells.items())
        done = Changes((SetCells(place.name, tuple(changes)),))
        XlsxFile(own.file, now=DESK.now).apply(done)
    assert set(SECRETS[1:5]) == told_in(own.file)

    assert f"{own.file.name}, beside it, keeps addresses" in shell.does("forget", "--dry-run")
    said = own.does("forget", "--yes")
    assert f" on {contacts.name} (1)" in said
    assert set() == told_in(own.file)
    assert not backup_folder(own.file).exists()
    assert 25 == own.workbook[fees.name].cell(fees.first_row, fees.columns["received"])
    assert "There is no event" in own.refuses(1, "archive-copy")


def test_what_the_hall_reported_is_forgotten_as_well(shell: Shell) -> None:
    """It is told first; a copy for the archive has no such folder."""
    make_codes(shell.file, "event", [1])
    append_home(shell.file, GoesHome("1", "", 1, PlayerId(3), "phone", Side.WHITE))
    append_taken(shell.file, "1-00000000", ["1"])
    folder = hall_folder(shell.file)
    shell.does("archive-copy", "-o", shell.folder / "copy.xlsx")

    assert not hall_folder(shell.folder / "copy.xlsx").exists()
    assert "and its codes, in the folder open.xlsx hall:" in shell.does("forget", "--dry-run")
    assert folder.exists()
    shell.does("forget", "--yes")
    assert not folder.exists()


def test_what_others_put_into_the_folder_of_the_hall_stays(shell: Shell) -> None:
    """Only nigiri's own files go; and where nothing else is private, they still do."""
    shell.does("forget", "--yes")
    make_codes(shell.file, "event", [1])
    note = hall_folder(shell.file) / "Wi-Fi.txt"
    note.write_text("guest", encoding="utf-8")
    shell.does("forget", "--yes")

    assert [note] == [*hall_folder(shell.file).iterdir()]
    assert "Nothing private was found" in shell.does("forget", "--yes")


def test_forgetting_leaves_the_names_and_says_so(drawn: Shell) -> None:
    """A second time there is nothing more to forget, and the name still stands there (B31)."""
    drawn.types("players", {(4, "hide"): "yes"})
    assert "1 player with yes in Hide name stands in it in full" in drawn.does("forget", "--yes")
    told = drawn.does("forget", "--yes")

    assert "open.xlsx has nothing more to forget" in told
    assert "stands in it in full" in told
    assert "Nothing private" not in told + drawn.does("archive-copy")


def test_forgetting_sweeps_what_killed_conversions_left(
    drawn: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder with the whole event, in the temporary one; a dry run leaves it."""
    folder = drawn.folder / "temporary"
    left = folder / "nigiri-office-x1y2z3ab"
    left.mkdir(parents=True)
    (left / "book.ods").write_bytes(drawn.file.read_bytes())
    os.utime(left, (0, 0))
    monkeypatch.setattr("tempfile.tempdir", str(folder))

    drawn.does("forget", "--dry-run")
    assert [left] == [*folder.iterdir()]
    drawn.does("forget", "--yes")
    assert [] == [*folder.iterdir()]
