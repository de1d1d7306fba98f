"""Three laptops: the director's, one at registration, one for results; LibreOffice saves theirs."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.cli.commands import copies
from nigiri.domain.model.event import Outcome
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.log import lines_of
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import SCHEMA
from tests.cli.shell import NOW, Shell
from tests.hosts.office import converted

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell


def laptop(shell: Shell, name: str) -> Shell:
    """Return a laptop with a copy of the file, called after it."""
    folder = shell.folder.parent / name
    folder.mkdir(exist_ok=True)
    other = Shell(folder)
    other.file = folder / f"{name}.xlsx"
    shutil.copy(shell.file, other.file)
    return other


def saved(soffice: str, shell: Shell, kind: str = "xlsx") -> Path:
    """Return the file as LibreOffice saves it."""
    return converted(soffice, shell.file, kind, shell.folder / "saved")


def comes(shell: Shell, family: str, **person: Cell) -> None:
    """Type somebody below the others on Players."""
    row = max(read(shell.workbook).player_rows) + 1
    shell.types("players", {(row, key): cell for key, cell in {"family": family, **person}.items()})


def results(shell: Shell, number: int) -> list[Outcome | None]:
    """Return the outcomes of a round, by its boards."""
    games = shell.event.rounds[number - 1].games
    return [None if game.result is None else game.result.outcome for game in games]


def people(shell: Shell) -> dict[str, int | None]:
    """Return the players with their numbers."""
    return {player.family: player.number for player in shell.event.players}


def test_a_saturday_with_three_laptops(
    listed: Shell, program: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Registration at two desks, results at a third; a round drawn twice; one undo each."""
    hall, desk = listed, laptop(listed, "desk2")
    for shell, family in ((hall, "Falk"), (desk, "Graf")):
        comes(shell, family, rank="9k", here="yes", number=13)
    first = min(read(desk.workbook).player_rows)
    desk.types("players", {(first, "notes"): "arrives by train", (first, "rank"): "6k"})
    before = hall.file.read_bytes()

    # 9:50: what both typed comes together, and one rank is asked.
    monkeypatch.setattr(copies, "at_a_terminal", lambda: True)
    copy = saved(program("soffice"), desk, "ods")
    assert 0 == hall.gives("take", hall.file, copy, "--now", NOW, answer="copy\n"), hall.warned
    asked, *said = hall.said.splitlines()
    assert asked.endswith("6k in desk2.ods")
    assert "Taken in from desk2.ods: 1 player, 2 cells." in hall.said
    numbers = people(hall)
    assert {13, 14} == {numbers["Falk"], numbers["Graf"]}
    assert "6k" == str(hall.event.players[0].rank)
    assert said
    hall.does("undo", "--now", NOW)
    assert before == hall.file.read_bytes()
    hall.does("take", copy, "--keep", "copy", "--now", NOW)

    # Round 1 is drawn here; its results are typed on the third laptop.
    hall.does("draw", "--now", NOW)
    third = laptop(hall, "results")
    rows = [*read(third.workbook).rounds[1].games]
    typed = {(row, "result"): "1-0" for row in rows}
    third.types(1, typed | {(rows[1], "result"): "jigo"})
    hall.types(1, {(rows[0], "result"): "0-1"})
    copy = saved(program("soffice"), third)
    monkeypatch.setattr(copies, "at_a_terminal", lambda: False)
    told = hall.refuses(2, "take", copy)
    assert "1 cell is different in results.xlsx, so nothing was taken in:" in told
    assert "● 0-1 here, ○ 1-0 in results.xlsx" in told
    hall.does("take", copy, "--keep", "file", "--now", NOW)
    assert [Outcome.BLACK, Outcome.JIGO] == results(hall, 1)[:2]
    assert hall.event.rounds[0].complete

    # Round 2 was drawn on both: nothing of that copy comes in.
    third = laptop(hall, "results")
    comes(third, "Late", rank="1d", here="yes")
    for shell in (hall, third):
        shell.does("draw", "--now", NOW)
    told = hall.refuses(1, "take", saved(program("soffice"), third))
    assert "Round 2 is not drawn alike, so nothing was taken in. Only in results.xlsx:" in told

    book = hall.workbook
    place = find(book).locations["log"]
    lines = [line.texts for line in lines_of(TableReader(place, book[place.name], "en"))]
    assert any(line[2] == "take" and "desk2.ods" in line[6] for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_difference_is_asked_in_the_language_of_the_event(
    listed: Shell, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """A letter will do, Enter is the file's; other words are asked again."""
    listed.chooses("language", language)
    other = laptop(listed, "desk2")
    rows = sorted(read(listed.workbook).player_rows)[:3]
    for shell, club in ((listed, "Gent"), (other, "Lyon")):
        shell.types("players", {(row, "club"): club for row in rows})
    monkeypatch.setattr(copies, "at_a_terminal", lambda: True)
    letter = {"en": "c", "fr": "c", "de": "K"}[language]

    assert 0 == listed.gives("take", listed.file, other.file, answer=f"what?\n{letter}\n\nFILE\n")

    clubs = [listed.event.players[at].club for at in range(3)]
    assert ["Lyon", "Gent", "Gent"] == clubs


def test_the_copy_is_only_read_and_may_be_the_file_itself(listed: Shell) -> None:
    """Nothing to take in writes nothing, and a missing copy is named."""
    other = laptop(listed, "desk2")
    comes(other, "Graf", rank="9k")
    before, kept = other.file.read_bytes(), listed.file.read_bytes()

    said = listed.does("take", listed.file)
    assert "open.xlsx has nothing to take in." in said
    assert kept == listed.file.read_bytes()
    assert "nowhere.xlsx" in listed.refuses(4, "take", "nowhere.xlsx")
    listed.does("take", other.file, "--now", NOW)
    assert before == other.file.read_bytes()
    assert "Graf" in people(listed)


def test_machines_must_say_what_counts(listed: Shell) -> None:
    """The list of what differs is in the error; with --keep the changes are in the answer."""
    other = laptop(listed, "desk2")
    row = min(read(listed.workbook).player_rows)
    for shell, club in ((listed, "Gent"), (other, "Lyon")):
        shell.types("players", {(row, "club"): club})

    told = listed.refuses(2, "take", other.file, "--json")
    assert "Gent here, Lyon in desk2.xlsx" in told
    assert 0 == listed.gives("take", listed.file, other.file, "--json", "--keep", "Kopie")
    assert "Lyon" == listed.event.players[0].club


@pytest.mark.parametrize(("layout", "code"), [(SCHEMA - 1, 0), (SCHEMA + 1, 4)])
def test_a_copy_of_another_nigiri(listed: Shell, layout: int, code: int) -> None:
    """An older layout is read as one of today; a newer one is refused."""
    other = laptop(listed, "desk2")
    comes(other, "Graf", rank="9k")
    other.chooses("schema", layout)

    assert code == listed.gives("take", listed.file, other.file), listed.warned
    assert ("desk2.xlsx cannot be used" in listed.warned) is (code == 4)
    assert ("Graf" in people(listed)) is (code == 0)
