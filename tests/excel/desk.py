"""A director at the imitated Excel: buttons pressed, boxes filled in, cells typed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import nigiri.buttons
from nigiri.buttons import excel_forms
from nigiri.desk.buttons.actions import BY_TAG
from nigiri.messages.catalogue import LANGUAGES, every
from nigiri.messages.message import said
from nigiri.workbook.read.table_finder import find
from tests.excel.live import Live

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    import pytest

    from nigiri.workbook.model.cells import Cell, Workbook


@dataclass
class Director:
    """Whoever presses the buttons of nigiri.buttons, all on one live workbook."""

    live: Live = field(default_factory=Live)

    def sits_down(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> Director:
        """Let nigiri.buttons find this workbook, this clock and this folder."""
        live = self.live
        monkeypatch.setattr("nigiri.hosts.excel.window.open_book", lambda: live.book)
        monkeypatch.setattr("nigiri.hosts.excel.book.Excel", lambda *_, **__: live)
        monkeypatch.setattr("nigiri.hosts.excel.history.usual_folder", lambda: folder / "past")
        monkeypatch.setattr("nigiri.desk.core.clock.clock", lambda: live.now)
        monkeypatch.setattr("nigiri.desk.core.clock.logged_in", lambda: "Steve")
        return self

    @property
    def workbook(self) -> Workbook:
        """Return the cells of the workbook."""
        return self.live.snapshot()

    @property
    def said(self) -> list[str]:
        """Return the messages that were shown."""
        return self.live.program.said

    def presses(self, tag: str, *agrees: str, **answers: object) -> str:
        """Press a button, fill in what it asks for and press it again; return the last message.

        agrees -- "yes" or "no" to each question
        """
        self.live.program.answers = list(agrees)
        before = len(self.said)
        nigiri.buttons.run(tag)
        there = {sheet.name for sheet in self.live.program.books[0].sheets}
        asks = [name for name in every(excel_forms.ASKS) if name in there]
        if asks:
            self._fills_in(asks[0], tag, answers)
            nigiri.buttons.run(tag)
        return "\n".join(self.said[before:])

    def _fills_in(self, name: str, tag: str, answers: Mapping[str, object]) -> None:
        """Type answers into the boxes of a sheet that asks."""
        language, sheet = LANGUAGES[every(excel_forms.ASKS).index(name)], self.workbook[name]
        rows = {sheet.cell(row, 1): row for row in range(excel_forms.FIRST_FIELD, sheet.height + 1)}
        for each in BY_TAG[tag].fields:
            if each.name in answers:
                at = rows[said(each.label, language)], 2
                model = self.live.program.books[0].sheet(name)
                model.give(at, answers[each.name], lambda *_: 0.0)

    def types(self, kind: str | int, cells: Mapping[tuple[int, str], Cell]) -> None:
        """Type into a table: (row, column key) -> what is typed; a number is that of a round."""
        book = find(self.workbook)
        place = book.rounds[kind] if isinstance(kind, int) else book.locations[kind]
        model = self.live.program.books[0].sheet(place.name)
        for (row, key), value in cells.items():
            model.give((row, place.columns[key]), value, lambda *_: 0.0)
