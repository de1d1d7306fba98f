"""The ring of states beside a file: what is kept, named and bounded, and what a failure leaves."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.errors import ChangedSinceRead, HostError
from nigiri.hosts.files import state_store
from nigiri.hosts.files.history import copy_state, file_history, workbook_as
from nigiri.hosts.files.state_store import keep_states
from nigiri.hosts.files.states import (
    Deed,
    backup_folder,
    backups,
    bytes_of,
    state_numbered,
    state_of,
    states_of,
)
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.model.changes import CellChange, Changes, Say, SetCells
from tests.hosts.club import club
from tests.hosts.kinds import LATER, NOW

WRITE = Changes((SetCells("Hall", (CellChange(4, 2, None, "jigo"),)), Say("Jigo.")))

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file in a folder of its own; what is in it does not matter here."""
    path = tmp_path / "open.xlsx"
    path.write_bytes(b"0")
    return path


def write(file: Path, data: bytes, deed: Deed | None = None) -> None:
    """Write a file as a command does."""
    with keep_states(file, file.read_bytes(), data, deed or Deed(NOW, "Ann", "draw", ("Drawn.",))):
        file.write_bytes(data)


def shape(file: Path) -> list[tuple[int, str | None, int | None, int | None]]:
    """Return number, command, where an undo leads and the base of every state."""
    return [(s.number, s.command, s.before, s.base) for s in states_of(file)]


def test_a_command_keeps_the_file_as_found_and_as_written(file: Path) -> None:
    """What was found is kept only when it is no state yet; who, when and what is told of each."""
    write(file, b"1")
    write(file, b"2")
    file.write_bytes(b"2 edited")
    write(file, b"3", Deed(LATER, "Ben", "result", found="a cell"))

    assert [
        (1, None, None, None), (2, "draw", 1, 2), (3, "draw", 2, 3),
        (4, None, 2, 3), (5, "result", 4, 5),
    ] == shape(file)  # fmt: skip
    found = states_of(file)
    assert [b"0", b"1", b"2", b"2 edited", b"3"] == [bytes_of(file, state) for state in found]
    assert ("a cell",) == found[3].told
    assert ("2005-05-21 10:00:00", "Ann", ("Drawn.",)) == (
        found[1].when, found[1].who, found[1].told
    )  # fmt: skip
    assert "open 2005-05-22 11.30.00 000005.xlsx" == found[4].file


def test_equal_bytes_are_kept_once(file: Path) -> None:
    """A state that is put back needs no second copy; an undo after it goes further back."""
    write(file, b"1")
    write(file, b"2")
    back = states_of(file)[1]
    write(file, b"1", Deed(NOW, command="undo", back_to=back, undo=True))
    write(file, b"2", Deed(NOW, command="restore", back_to=states_of(file)[2]))

    assert 3 == len(backups(file))
    assert [(4, "undo", 1, 2), (5, "restore", 4, 3)] == shape(file)[3:]
    assert 5 == getattr(state_of(states_of(file), b"2"), "number", None)
    assert state_of(states_of(file), b"other") is None


def test_the_newest_fifty_states_stay(file: Path) -> None:
    """Copies that no state needs go; numbers go on though the clock stands still."""
    for number in range(1, 61):
        write(file, b"%d" % number)

    assert [*range(12, 62)] == [state.number for state in states_of(file)]
    assert 50 == len(backups(file))
    assert state_numbered(states_of(file), 11) is None


def test_what_fails_is_forgotten(file: Path) -> None:
    """The folder is left as it was: gone, or with the list and the copies it had."""

    def fail(data: bytes) -> None:
        with keep_states(file, file.read_bytes(), data, Deed(NOW)):
            raise ChangedSinceRead(file.name)

    with pytest.raises(ChangedSinceRead):
        fail(b"1")
    assert not backup_folder(file).exists()
    write(file, b"1")
    before = {path.name: path.read_bytes() for path in backup_folder(file).iterdir()}
    with pytest.raises(ChangedSinceRead):
        fail(b"2")
    assert before == {path.name: path.read_bytes() for path in backup_folder(file).iterdir()}


def test_copies_without_a_list_are_states_without_words(file: Path) -> None:
    """Those of an older nigiri, and all of them when the list is lost."""
    write(file, b"1")
    (backup_folder(file) / "history.json").unlink()
    (backup_folder(file) / "open 000009.xlsx").write_bytes(b"9")

    assert [(1, None, None, None), (2, None, None, None), (9, None, None, None)] == shape(file)
    assert ["2005-05-21 10:00:00"] * 2 + [""] == [state.when for state in states_of(file)]
    write(file, b"2")
    assert [1, 2, 9, 10] == [state.number for state in states_of(file)]


@pytest.mark.parametrize(
    ("older", "expected"),
    [
        (True, ("Round 1: 2 tables.",)),
        (False, ("Round 1: 2 tables.", "A wish: at the nigiri cup")),
    ],
)
def test_an_older_list_is_read_without_the_next_steps(
    file: Path,
    older: bool,  # noqa: FBT001 -- a table of cases
    expected: tuple[str, ...],
) -> None:
    """It kept them as texts; today's list says that it has none, so nothing is taken for one."""
    write(file, b"1")
    path = backup_folder(file) / "history.json"
    form = json.loads(path.read_text(encoding="utf-8"))
    if older:
        del form["deeds_only"]
        form["states"][-1]["told"] = ["Round 1: 2 tables.", "Then: nigiri draw"]
    else:
        form["states"][-1]["told"] = [*expected]
    path.write_text(json.dumps(form), encoding="utf-8")

    assert expected == states_of(file)[-1].told


def _set(**fields: object) -> Callable[[dict[str, Any]], object]:
    """Return what sets fields of the first state of a list."""
    return lambda form: form["states"][0].update(fields)


@pytest.mark.parametrize(
    "damage",
    [
        lambda form: form.clear(),
        lambda form: form.update(version=2),
        lambda form: form.update(states=7),
        lambda form: form["states"][0].pop("told"),
        _set(number="1"),
        _set(when=1),
        _set(other=1),
        _set(told=[1]),
    ],
)
def test_a_list_that_cannot_be_understood_counts_as_lost(
    file: Path, damage: Callable[[dict[str, Any]], object]
) -> None:
    """Going back still works, by the copies alone."""
    write(file, b"1")
    path = backup_folder(file) / "history.json"
    form = json.loads(path.read_text(encoding="utf-8"))
    damage(form)
    path.write_text(json.dumps(form), encoding="utf-8")

    assert [(1, None, None, None), (2, None, None, None)] == shape(file)


def test_a_state_whose_copy_is_gone_is_no_state(file: Path) -> None:
    """And one whose copy was changed is not put back."""
    write(file, b"1")
    first, second = states_of(file)
    (backup_folder(file) / first.file).unlink()
    (backup_folder(file) / second.file).write_bytes(b"edited")

    assert [2] == [state.number for state in states_of(file)]
    with pytest.raises(HostError, match=r"State 2 was changed after it was kept: open 2005"):
        bytes_of(file, second)


def test_a_copy_that_cannot_be_removed_stays(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command is done all the same."""
    monkeypatch.setattr(state_store, "MOST_STATES", 1)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    write(file, b"1")

    assert b"1" == file.read_bytes()
    assert 2 == len(backups(file))


def test_a_link_has_the_states_of_its_file(tmp_path: Path) -> None:
    """They stand beside the file itself, and the sentences of a command are kept with them."""
    (tmp_path / "hall").mkdir()
    file, link = tmp_path / "hall" / "open.xlsx", tmp_path / "link.xlsx"
    file.write_bytes(club())
    link.symlink_to(file)
    XlsxFile(link, now=NOW, deed=Deed(NOW, "Ann", "result")).apply(WRITE)

    assert states_of(file) == states_of(link)
    assert ("Jigo.",) == states_of(link)[1].told
    assert not backup_folder(link).exists()


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """Return the club's workbook after a command and an edit by hand."""
    path = tmp_path / "open.xlsx"
    path.write_bytes(club())
    XlsxFile(path, now=NOW, deed=Deed(NOW, "Ann", "result")).apply(WRITE)
    typed = Changes((SetCells("Hall", (CellChange(5, 2, None, "W"),)),))
    XlsxFile(path, now=NOW, backup=False).apply(typed)
    return path


def test_the_past_of_an_edited_file_is_its_last_command(played: Path) -> None:
    """It is no state; an undo leads to what the command found."""
    past = file_history(XlsxFile(played, now=NOW))

    assert past.state is None
    assert (2, 1, 2) == tuple(
        state.number for state in (past.latest, past.earlier, past.undone) if state
    )
    assert past.last is not None
    assert (None, "W") == (past.last["Hall"].cell(5, 2), past.workbook["Hall"].cell(5, 2))


def test_the_past_of_a_file_as_written_is_the_file(played: Path) -> None:
    """Nothing was edited since; nothing is read twice."""
    XlsxFile(played, now=NOW).put_back(states_of(played)[1], played.read_bytes())
    past = file_history(XlsxFile(played, now=NOW))

    assert past.last is past.workbook
    assert "undo" != getattr(past.undone, "command", None)


def test_a_file_without_states_has_no_past(tmp_path: Path) -> None:
    """Nothing leads anywhere."""
    path = tmp_path / "open.xlsx"
    path.write_bytes(club())
    past = file_history(XlsxFile(path, now=NOW))

    assert (None, None, None, None) == (past.latest, past.earlier, past.undone, past.last)


def test_a_damaged_file_or_state_is_told(played: Path) -> None:
    """A damaged file has an empty workbook where that is allowed; a damaged state says nothing."""
    last = states_of(played)[1]
    copy = backup_folder(played) / last.file
    whole = copy.read_bytes()
    copy.write_bytes(b"edited")
    assert file_history(XlsxFile(played, now=NOW)).last is None
    copy.write_bytes(whole)
    played.write_bytes(b"half")
    with pytest.raises(HostError, match=r"is not an \.xlsx"):
        file_history(XlsxFile(played, now=NOW))
    assert {} == file_history(XlsxFile(played, now=NOW), damaged=True).workbook.sheets
    assert "jigo" == workbook_as(XlsxFile(played, now=NOW), last)["Hall"].cell(4, 2)


def test_a_copy_of_a_state_overwrites_nothing(played: Path) -> None:
    """It is the state byte for byte."""
    first, copy = states_of(played)[0], played.with_name("then.xlsx")
    copy_state(played, first, copy)

    assert bytes_of(played, first) == copy.read_bytes()
    with pytest.raises(HostError, match="exists already"):
        copy_state(played, first, copy)


def test_only_what_was_seen_is_replaced(played: Path) -> None:
    """Somebody saved between the question and the answer."""
    seen, saved = played.read_bytes(), club() + b"\0"
    played.write_bytes(saved)
    with pytest.raises(ChangedSinceRead):
        XlsxFile(played, now=NOW).put_back(states_of(played)[0], seen)
    assert saved == played.read_bytes()
