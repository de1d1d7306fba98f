"""A weekend for many players, organised from the announcement to the thanks (M23 to M31, B24)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.messages.catalogue import text
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.organiser import sheets_of
from tests.cli.shell import Shell
from tests.desk.story import DESK
from tests.sample import sampled

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell

FRIDAY, SATURDAY, SUNDAY, MONDAY = (f"2026-05-{day}T18:00" for day in (15, 16, 17, 18))


class Weekend(Shell):
    """An event with an organiser's workbook beside it."""

    def organised(self, now: str) -> dict[str, dict[str, dict[str, Cell]]]:
        """Bring the organiser's workbook up to date; return kind -> line -> its cells."""
        self.does("organise", "--now", now)
        book = XlsxFile(self.own, now=DESK.now).snapshot()
        found: dict[str, dict[str, dict[str, Cell]]] = {}
        for kind, at in sheets_of(book).items():
            sheet, identity = book[at.name], at.columns.get("key") or at.columns["name"]
            found[kind] = {
                str(sheet.cell(row, identity)): {
                    key: sheet.cell(row, column) for key, column in at.columns.items()
                }
                for row in range(at.first_row, sheet.height + 1)
                if sheet.cell(row, identity) is not None
            }
        return found

    @property
    def own(self) -> Path:
        """Return the organiser's workbook."""
        return next(path for path in self.folder.glob("*PRIV*.xlsx"))

    def notes(self, kind: str, lines: dict[str, dict[str, Cell]]) -> None:
        """Type into lines of the organiser's workbook."""
        host = XlsxFile(self.own, now=DESK.now, backup=False)
        book = host.snapshot()
        at = sheets_of(book)[kind]
        sheet, identity = book[at.name], at.columns.get("key") or at.columns["name"]
        cells = tuple(
            CellChange(row, at.columns[key], None, value)
            for row in range(at.first_row, sheet.height + 1)
            for key, value in lines.get(str(sheet.cell(row, identity)), {}).items()
        )
        assert len(cells) == sum(map(len, lines.values()))
        host.apply(Changes((SetCells(at.name, cells),)))

    def prints(self, what: str, *options: object) -> str:
        """Return a printed sheet as text."""
        return self.does(f"print {what}", "--text", *options)


@pytest.mark.parametrize(
    ("language", "players", "rounds"),
    sampled([("fr", 12, 3), ("fr", 40, 5), ("en", 40, 5)], [("fr", 12, 3)]),
)
def test_a_weekend_is_organised_from_announcement_to_thanks(
    tmp_path: Path, language: str, players: int, rounds: int
) -> None:
    """Every paper and sheet has what the director typed once, and nothing private hangs.

    A small one in French every time, as most other tests of commands are in English; one for forty
    players in both is long.
    """
    weekend = Weekend(tmp_path)
    weekend.does(
        "new", "--rules", "quebec", "--name", "Spring Open", "--rounds", rounds, "--language",
        language, "--seed", 7, "--now", FRIDAY,
    )  # fmt: skip
    for key, value in {
        "dates": "2026-05-16 – 2026-05-17", "place": "Community hall, 5 River Street",
        "director": "Dora Director", "email": "dora@example.org",
        "time_limits": "60 min + 30/10", "sponsor": "The Book Shop",
        "entry_fees": "4d 25, 1d 20, 10k 15, 30k 10",
    }.items():  # fmt: skip
        weekend.chooses(key, value)

    # Months before: announcement, budget, timetable, checklist.
    assert "Community hall, 5 River Street" in weekend.prints("announcement")
    desk = weekend.organised(FRIDAY)
    assert [25, 20, 15, 10] == [desk["budget"][f"level{n}"]["each"] for n in range(1, 5)]
    weekend.notes("budget", {"level2": {"count": 10}, "level3": {"count": 30}})
    weekend.notes("budget", {"cost1": {"each": 400}})
    assert 10 * 20 + 30 * 15 == weekend.organised(FRIDAY)["budget"]["together"]["estimate"]
    assert "2026" in str(desk["checklist"])

    # Friday night: entries; at the door money, and one who goes unnamed.
    people = [
        (f"Player{n:02}", "A", f"{n % 12 + 1}k" if n % 4 else f"{n % 5 + 1}d")
        for n in range(players)
    ]
    rows = "".join(f"{family},{given},{rank}\n" for family, given, rank in people)
    (tmp_path / "entries.csv").write_text(f"Family name,Given name,Rank\n{rows}", encoding="utf-8")
    weekend.does("import", tmp_path / "entries.csv", "--here", "--now", SATURDAY)
    weekend.types("players", {(4, "hide"): "x"})
    hidden = weekend.event.players[0].name
    desk = weekend.organised(SATURDAY)
    assert players == sum(name.startswith("Player") for name in desk["fees"])
    weekend.notes("fees", {name: {"received": 50} for name in list(desk["fees"])})
    weekend.notes("contacts", {hidden: {"telephone": "555 0100"}})
    desk = weekend.organised(SATURDAY)
    owed = sum(int(str(line["owed"])) for line in desk["fees"].values())
    assert owed == desk["budget"]["received"]["actual"]

    # Two days of play.
    weekend.does("sections", "--now", SATURDAY)
    weekend.does("number", "--now", SATURDAY)
    chance = random.Random(7)  # noqa: S311 -- games, no secret
    for _ in range(rounds):
        weekend.does("draw", "--yes", "--now", SUNDAY)
        games = weekend.event.rounds[-1].games
        weekend.does("result", *(chance.choice(game.players) for game in games), "--now", SUNDAY)

    # Prizes, and what hangs and goes out names nobody who did not want it.
    assert all("●" not in str(line) for line in weekend.organised(SUNDAY)["prizes"].values())
    assert weekend.event.settings.name in weekend.prints("prize-giving")
    assert weekend.prints("plaques").strip()
    for what in ("standings", "report", "press", "news"):
        assert hidden not in weekend.prints(what)
    assert "555 0100" not in "".join(
        weekend.prints(what) for what in ("standings", "report", "press", "welcome", "rules")
    )
    assert "The Book Shop" in weekend.prints("thanks")

    # Monday: the copy for the archive, and nothing private stays.
    weekend.does("archive-copy", "--now", MONDAY)
    weekend.does("forget", "--yes", "--now", MONDAY)
    assert 0 == weekend.gives("forget", weekend.own, "--yes", "--now", MONDAY)
    desk = weekend.organised(MONDAY)
    assert not any(line["telephone"] for line in desk["contacts"].values())
    assert owed == desk["budget"]["received"]["actual"]
    assert text("sheet.log", language) in weekend.workbook
