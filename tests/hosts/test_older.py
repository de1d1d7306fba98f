"""Each workbook has its own states; what an older nigiri kept for a whole stem is taken over."""

from __future__ import annotations

import errno
import json
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from nigiri.errors import ChangedSinceRead
from nigiri.hosts.files import state_store
from nigiri.hosts.files.atomic_write import write_safely
from nigiri.hosts.files.state_store import keep_states
from nigiri.hosts.files.states import (
    Deed,
    backup_folder,
    backups,
    bytes_of,
    older_folder,
    state_of,
    states_of,
)
from tests.hosts.kinds import LATER, NOW

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.hosts.files.states import State

#: Number, who, command, bytes, where an undo leads and the base of a state.
Shape = list[tuple[int, str, str | None, bytes, int | None, int | None]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file; what is in it does not matter here."""
    path = tmp_path / "open.xlsx"
    path.write_bytes(b"0")
    return path


def write(file: Path, data: bytes, who: str = "Ann") -> None:
    """Write a file as a command does."""
    with keep_states(file, file.read_bytes(), data, Deed(NOW, who, "draw", (f"Drawn by {who}.",))):
        file.write_bytes(data)


def write_as_before(file: Path, *written: bytes, who: str = "Eve") -> None:
    """Write a file, and keep its states as an older nigiri did: the list is that of the last."""
    new, older = backup_folder(file), older_folder(file)
    aside = new.with_name("aside")
    if new.exists():
        new.rename(aside)
    for data in written:
        write(file, data, who)
    form = json.loads((new / "history.json").read_bytes())
    del form["older"]
    (new / "history.json").write_text(json.dumps(form), encoding="utf-8")
    older.mkdir(exist_ok=True)
    for kept_file in new.iterdir():
        kept_file.replace(older / kept_file.name)
    new.rmdir()
    if aside.exists():
        aside.rename(new)


def shape(file: Path) -> Shape:
    """Return what matters of the states of a file."""
    return [
        (s.number, s.who, s.command, bytes_of(file, s), s.before, s.base) for s in states_of(file)
    ]


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder and below."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


OLD: Shape = [
    (1, "", None, b"0", None, None),
    (2, "Eve", "draw", b"1", 1, 2),
    (3, "Eve", "draw", b"2", 2, 3),
]


def test_workbooks_of_one_stem_keep_their_own_states(file: Path) -> None:
    """What is done to one neither shortens nor mutes the history of another."""
    others = [file.with_suffix(suffix) for suffix in (".xlsm", ".ods")]
    for path in (file, *others):
        path.write_bytes(b"0")
        for number in range(3):
            write(path, f"{path.suffix}{number}".encode(), path.suffix)

    for path in (file, *others):
        assert [None, "draw", "draw", "draw"] == [state.command for state in states_of(path)]
        assert {"", path.suffix} == {state.who for state in states_of(path)}
        assert b"0" == bytes_of(path, states_of(path)[0])
    assert 3 == len({backup_folder(path) for path in (file, *others)})


def test_an_older_folder_is_found_and_taken_over(file: Path) -> None:
    """Who looks finds it where it is; the next command takes it along, words, numbers and all."""
    write_as_before(file, b"1", b"2")
    before = contents(file.parent)

    assert OLD == shape(file)
    assert before == contents(file.parent)
    write(file, b"3")

    assert [*OLD, (4, "Ann", "draw", b"3", 3, 4)] == shape(file)
    assert not older_folder(file).exists()
    assert {state.file for state in states_of(file)} == {copy.name for copy in backups(file)}


def test_a_refused_command_takes_nothing_over(file: Path) -> None:
    """It leaves the older folder as it found it."""
    write_as_before(file, b"1", b"2")
    before = contents(file.parent)

    def refused() -> None:
        with keep_states(file, file.read_bytes(), b"3", Deed(NOW)):
            raise ChangedSinceRead(file.name)

    with pytest.raises(ChangedSinceRead):
        refused()
    assert before == contents(file.parent)
    assert OLD == shape(file)
    assert not backup_folder(file).exists()


@pytest.mark.parametrize("first", [".xlsx", ".ods"])
def test_each_takes_its_own_out_of_a_shared_folder(file: Path, first: str) -> None:
    """The end of a copy's name says whose it is; what is another's waits there for that one."""
    other = file.with_suffix(".ods")
    other.write_bytes(b"a")
    write_as_before(file, b"1", b"2")
    write_as_before(other, b"b")
    (older_folder(file) / "button 1-aa.json").write_bytes(b"{}")
    own, theirs = shape(file), shape(other)
    assert [b"0", b"1", b"2"] == [entry[3] for entry in own]
    assert [(1, "", None, b"a", None, None), (2, "Eve", "draw", b"b", 1, 2)] == theirs

    one, two = (file, other) if first == ".xlsx" else (other, file)
    write(one, b"next")
    assert (own if two == file else theirs) == shape(two)
    write(two, b"next")

    assert own == shape(file)[:3]
    assert theirs == shape(other)[:2]
    assert not older_folder(file).exists()
    assert (backup_folder(two) / "button 1-aa.json").exists()


def test_an_older_nigiri_that_wrote_since_is_taken_over_again(file: Path) -> None:
    """On another computer: its states come after those that there are, under new numbers."""
    write(file, b"1")
    write_as_before(file, b"2", b"3")

    expected = [
        (1, "", None, b"0", None, None), (2, "Ann", "draw", b"1", 1, 2),
        (3, "", None, b"1", 1, 2), (4, "Eve", "draw", b"2", 3, 4),
        (5, "Eve", "draw", b"3", 4, 5),
    ]  # fmt: skip
    assert expected == shape(file)
    write(file, b"4")
    assert [*expected, (6, "Ann", "draw", b"4", 5, 6)] == shape(file)
    assert not older_folder(file).exists()
    write_as_before(file, b"5")
    assert b"5" == bytes_of(file, states_of(file)[-1])


def test_an_undo_leads_through_what_an_older_nigiri_did(file: Path) -> None:
    """And on to what was before, also where the older one took its own back, then went on."""
    write(file, b"1")
    write_as_before(file, b"2", b"1", b"3")
    listed = older_folder(file) / "history.json"
    form = json.loads(listed.read_bytes())
    form["states"][2] |= {"command": "undo", "before": None, "base": None}
    listed.write_text(json.dumps(form), encoding="utf-8")

    for _ in ("found in the older folder", "taken over"):
        states, led = {state.number: state for state in states_of(file)}, []
        state: State | None = states[6]
        while state is not None:
            led.append(bytes_of(file, state))
            state = states.get(state.before or 0)
        assert [b"3", b"1", b"0"] == led
        assert 2 == states[5].base
        with keep_states(file, b"3", b"4", Deed(NOW)):
            file.write_bytes(b"4")


def test_a_file_that_an_older_nigiri_made_has_nothing_before_it(file: Path) -> None:
    """The states of another event, which had that name once, do not precede it."""
    write(file, b"1")
    write_as_before(file, b"2")
    listed = older_folder(file) / "history.json"
    form = json.loads(listed.read_bytes())
    form["states"][0]["command"] = "new"
    listed.write_text(json.dumps(form), encoding="utf-8")

    assert (3, None) == (states_of(file)[2].number, states_of(file)[2].before)


def test_of_a_long_history_the_newest_fifty_are_taken(file: Path) -> None:
    """As ever; the older folder goes with the rest."""
    write_as_before(file, *(b"%d" % number for number in range(1, 50)))
    assert 50 == len(states_of(file))
    write(file, b"50")

    assert [*range(2, 52)] == [state.number for state in states_of(file)]
    assert 50 == len(backups(file))
    assert not older_folder(file).exists()


def test_a_drive_without_second_names_gets_copies(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stick, for instance."""

    def fail(*_: object) -> NoReturn:
        raise PermissionError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", fail)
    write_as_before(file, b"1", b"2")
    write(file, b"3")

    assert [*OLD, (4, "Ann", "draw", b"3", 3, 4)] == shape(file)
    assert not older_folder(file).exists()


class Killed(BaseException):
    """The program is ended."""


def counting_down(real: Callable[..., object], calls: list[int]) -> Callable[..., object]:
    """Return a function that kills the program when its turn comes."""

    def call(*given: object, **named: object) -> object:
        calls[0] -= 1
        if calls[0] < 0:
            raise Killed
        return real(*given, **named)

    return call


@pytest.mark.parametrize("call", range(14))
def test_a_command_killed_while_it_takes_over_loses_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, call: int
) -> None:
    """Before each call: the same states with the same words are found, and it goes on."""
    write_as_before(file, b"1", b"2")
    calls = [call]
    with monkeypatch.context() as patch:
        patch.setattr(state_store._Ring, "forget", lambda _: None)  # noqa: SLF001 -- the dead tidy nothing
        patch.setattr(os, "link", counting_down(os.link, calls))
        patch.setattr(state_store, "write_safely", counting_down(write_safely, calls))
        patch.setattr(Path, "unlink", counting_down(Path.unlink, calls))
        patch.setattr(Path, "rmdir", counting_down(Path.rmdir, calls))
        try:
            write(file, b"3")
        except Killed:
            assert calls[0] < 0
    again = shape(file)

    assert OLD == again[:3]
    assert {entry[3] for entry in again[3:]} <= {b"3"}
    write(file, b"4", "Ben")
    assert OLD == shape(file)[:3]
    assert b"4" == shape(file)[-1][3]
    assert not older_folder(file).exists()


def test_an_older_folder_that_is_lost_costs_nothing_else(file: Path) -> None:
    """Without its list the copies are states without words; other files in it stay there."""
    write_as_before(file, b"1", b"2")
    (older_folder(file) / "history.json").unlink()
    (older_folder(file) / "notes.txt").write_bytes(b"mine")
    assert [None, None, None] == [state.command for state in states_of(file)]
    write(file, b"3")

    assert [b"0", b"1", b"2", b"3"] == [entry[3] for entry in shape(file)]
    assert ["notes.txt"] == [path.name for path in older_folder(file).iterdir()]
    write(file, b"4")
    assert 5 == len(states_of(file))
    shutil.rmtree(older_folder(file))
    assert 5 == len(states_of(file))


def test_a_state_in_an_older_folder_can_be_put_back(file: Path) -> None:
    """By undo and restore, which take the folder over as every command does."""
    write_as_before(file, b"1", b"2")
    back: State = states_of(file)[1]
    with keep_states(file, b"2", bytes_of(file, back), Deed(LATER, "Ann", "undo", back_to=back)):
        file.write_bytes(b"1")

    found = state_of(states_of(file), b"1")
    assert found is not None
    assert (4, "undo", 3) == (found.number, found.command, found.before)
    assert 3 == len(backups(file))
