"""A director types in a real LibreOffice: numbers exchanged, names sorted, who comes later."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.workbook.model.cells import address
from nigiri.workbook.read.table_finder import find
from tests.cli.conftest import TWELVE
from tests.cli.shell import NOW, Shell

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.domain.model.event import Player
    from tests.libreoffice.office import Office

RESULTS = [word for table in range(1, 7) for word in ("--table", table, "1-0")]


class Hall:
    """An event open in LibreOffice, and its file for the command line."""

    def __init__(self, office: Office, folder: Path) -> None:
        """Register twelve players."""
        players = folder / "players.csv"
        players.write_text(TWELVE, encoding="utf-8")
        self.office, self.shell = office, Shell(folder)
        self.shell.does("new", "--rounds", 4, "--name", "Club Open", "--seed", 7, "--now", NOW)
        self.shell.does("import", players, "--here", "--now", NOW)
        self.shell.does("sections", "--now", NOW)

    def opens(self) -> None:
        """Open the file in LibreOffice."""
        self.office("open", str(self.shell.file))

    def saves(self) -> None:
        """Save it there and close it."""
        self.office("keep", str(self.shell.file))
        self.office("close")

    def types(self, who: str, key: str, text: str) -> None:
        """Type into a cell of Players, by family name."""
        place = find(self.shell.workbook).locations["players"]
        sheet = self.shell.workbook[place.name]
        named = [sheet.cell(row, place.columns["family"]) for row in range(1, sheet.height + 1)]
        at = address(named.index(who) + 1, place.columns[key])
        self.office("type", place.name, at, text)

    def bar(self, sheet: str = "Standings") -> str:
        """Return what the bar of a sheet says now."""
        return str(self.office("cells")[sheet][0][0][0])

    def player(self, number: int) -> Player:
        """Return a player as the file has them."""
        return next(p for p in self.shell.event.players if p.number == number)


@pytest.fixture
def hall(office: Office, tmp_path: Path) -> Hall:
    """Return an event of twelve players in LibreOffice."""
    return Hall(office, tmp_path)


def pressed(hall: Hall, tag: str, **options: Any) -> Any:  # noqa: ANN401 -- JSON
    """Press a button."""
    return hall.office.press(tag, **options)


def test_exchanged_numbers_are_told_at_once_and_stop_every_command(hall: Hall) -> None:
    """In the bar of every sheet while typing, by the button, and on the command line once saved."""
    shell = hall.shell
    shell.does("draw", "--now", NOW)
    shell.does("result", *RESULTS, "--now", NOW)
    one, other = hall.player(2).family, hall.player(5).family
    before = hall.player(2).name
    hall.opens()
    assert "then draw round 2." in hall.bar()

    hall.types(one, "number", "5")
    hall.types(other, "number", "2")

    bar = f"► Players: {before} was number 2. Undo the sorting, or type 2 there again"
    assert [bar] * 3 == [hall.bar(sheet) for sheet in ("Round 1", "Players", "Standings")]
    refused = pressed(hall, "draw")
    assert "refused" == refused["status"]

    hall.saves()
    assert 3 == shell.gives("check", shell.file, "--json")
    found = json.loads(shell.said)
    assert 2 == [each["code"] for each in found["problems"]].count("number-moved")
    assert [bar] == found["sentences"]
    for command in ("draw", "standings", "print pairings"):
        assert f"{before} was number 2 when round 1 was drawn" in shell.refuses(3, command)

    hall.opens()
    hall.types(one, "number", "2")
    hall.types(other, "number", "5")
    assert "then draw round 2." in hall.bar()
    hall.saves()
    shell.does("draw", "--now", NOW)


def test_names_sorted_without_the_numbers_stop_at_once_and_are_put_back(hall: Hall) -> None:
    """Every bar while typing, the buttons; one press puts them back."""
    shell = hall.shell
    shell.does("draw", "--now", NOW)
    shell.does("result", *RESULTS, "--now", NOW)
    names = [hall.player(number).family for number in range(1, 13)]
    hall.opens()
    for was, now in zip(names, (*names[1:], names[0]), strict=True):
        hall.types(was, "family", now)

    bar = "► Players: 12 names stand beside other numbers. Undo the sorting, or: nigiri names"
    assert [bar] * 3 == [hall.bar(sheet) for sheet in ("Round 1", "Players", "Standings")]
    for button in ("draw", "print", "standings"):
        assert "refused" == pressed(hall, button)["status"], button

    assert "done" == pressed(hall, "names", keep="back")["status"]
    assert "then draw round 2." in hall.bar()
    hall.saves()
    assert names == [hall.player(number).family for number in range(1, 13)]
    shell.does("draw", "--now", NOW)


@pytest.mark.long
def test_who_was_announced_stands_in_the_bar_and_is_asked_about(hall: Hall) -> None:
    """Out in rounds 1 and Here empty; the director who says no finds everything as it was."""
    shell = hall.shell
    hall.opens()
    young = next(p.family for p in shell.event.players)
    hall.types(young, "out", "1")
    hall.types(young, "here", "")
    assert "done" == pressed(hall, "draw")["status"]
    for table in range(1, 6):
        assert "done" == pressed(hall, "result", table=str(table), result="W")["status"]

    hall.saves()
    who = f"{next(p.number for p in shell.event.players if p.family == young)} {young}"
    hall.opens()
    assert hall.bar().endswith(f" · Expected, not seen yet: {who}")
    asked = pressed(hall, "draw", agreed=False)
    question = f"{who} was expected in round 2 and has not been seen. Draw without waiting?"
    assert ("asks", [question]) == (asked["status"], asked["sentences"])
    assert "Round 2" not in hall.office("sheets")

    hall.types(young, "here", "yes")
    assert "Announced" not in hall.bar()
    hall.types(young, "here", "")
    assert "done" == pressed(hall, "draw")["status"]
    hall.saves()

    shell.refuses(2, "draw --again")
    assert f"{question} [y/N]: " in shell.said
    assert f"{question} (--yes)" in shell.does("draw --again", "--yes", "--now", NOW)
