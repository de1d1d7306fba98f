"""Small events, played as wanted, and the workbook of their season."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.files.open import closed_file
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.season.read import season_sheets
from tests.cli.shell import NOW, Shell
from tests.desk.story import DESK

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell, Workbook


class SeasonShell(Shell):
    """A folder with a season's workbook, `season.xlsx`, and events."""

    suffix = ".xlsx"

    @property
    def own(self) -> Path:
        """Return the file of the season."""
        return self.folder / f"season{self.suffix}"

    @property
    def book(self) -> Workbook:
        """Return the cells of the season."""
        return closed_file(self.own, now=DESK.now).snapshot()

    def plays(self, stem: str, order: Sequence[str], language: str = "en", rounds: int = 3) -> Path:
        """Play an event; order -- the players, each wins against all that follow."""
        self.file = self.folder / f"{stem}.xlsx"
        name = stem.replace("-", " ").title()
        self.does(
            *("new", "--system", "round robin", "--rounds", rounds, "--no-club", "--name", name),
            *("--dates", f"{stem} 2026", "--language", language),
        )
        self.does("import", self._listed(order), "--here")
        strength = {who: at for at, who in enumerate(order)}
        for _ in range(rounds):
            self.does("draw", "--now", NOW)
            games = self.event.rounds[-1].games
            names = {n: player.name for n, player in self.event.by_number.items()}
            won = (
                min((each.white, each.black), key=lambda n: strength[names[n]]) for each in games
            )
            self.does("result", *won, "--now", NOW)
        return self.file

    def _listed(self, players: Iterable[str]) -> Path:
        """Return a list of players, all of them 3 kyu."""
        rows = (f"{','.join(who.split(', '))},3k" for who in sorted(players))
        path = self.folder / "players.csv"
        path.write_text("\n".join(["Family name,Given name,Rank", *rows, ""]), encoding="utf-8")
        return path

    def seasons(self, *words: object) -> str:
        """Give the command season on the season's workbook, and return what it said."""
        code = self.gives("season", self.own, *words, "--now", NOW)
        assert 0 == code, self.said + self.warned
        return self.said

    def refused(self, code: int, *words: object) -> str:
        """Give the command season, which must fail with the code; return the sentence."""
        assert code == self.gives("season", self.own, *words, "--now", NOW), self.said
        return self.warned.strip()

    def lines(self, kind: str, *columns: str) -> list[tuple[Cell, ...]]:
        """Return the columns of a sheet's lines; kind -- without "season-"."""
        at = season_sheets(self.book)[f"season-{kind}"]
        sheet = self.book[at.name]
        rows = range(at.first_row, sheet.height + 1)
        return [tuple(sheet.cell(row, at.columns[key]) for key in columns) for row in rows]

    def types_in(self, kind: str, cells: Mapping[tuple[int, str], Cell]) -> None:
        """Type into a sheet of the season: (line from 0, column) -> what is typed."""
        at = season_sheets(self.book)[f"season-{kind}"]
        sheet = self.book[at.name]
        typed = tuple(
            CellChange(row, at.columns[key], sheet.cell(row, at.columns[key]), value)
            for (line, key), value in cells.items()
            for row in [at.first_row + line]
        )
        host = closed_file(self.own, now=DESK.now, backup=False)
        host.apply(Changes((SetCells(at.name, typed),)))
