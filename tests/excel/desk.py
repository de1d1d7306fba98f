"""A director at the imitated Excel: buttons pressed, boxes filled in, cells typed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import nigiri.buttons
from nigiri.buttons import excel_forms
from nigiri.desk.buttons.actions import BY_TAG
from nigiri.messages.catalogue import LANGUAGES, every
from nigiri.messages.message import said
from nigiri.workbook.model.cells import Sheet
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
        filled: list[dict[object, int]] = []
        while (form := self._form()) and form not in filled:
            filled.append(form)
            self._fills_in(form, tag, answers)
            nigiri.buttons.run(tag)
        return "\n".join(self.said[before:])

    def _form(self) -> dict[object, int]:
        """Return label -> row of the sheet that asks, {} where there is none."""
        name = self._asks()
        sheet = self.workbook[name] if name else Sheet()
        return {sheet.cell(row, 1): row for row in range(excel_forms.FIRST_FIELD, sheet.height + 1)}

    def _asks(self) -> str:
        """Return the name of the sheet that asks, "" where there is none."""
        there = {sheet.name for sheet in self.live.program.books[0].sheets}
        return next((name for name in every(excel_forms.ASKS) if name in there), "")

    def _fills_in(
        self, form: Mapping[object, int], tag: str, answers: Mapping[str, object]
    ) -> None:
        """Type answers into the boxes of the sheet that asks, as far as it has them."""
        name = self._asks()
        language = LANGUAGES[every(excel_forms.ASKS).index(name)]
        for each in BY_TAG[tag].fields:
            row = form.get(said(each.label, language))
            if row and each.name in answers:
                model = self.live.program.books[0].sheet(name)
                model.give((row, 2), answers[each.name], lambda *_: 0.0)

    def types(self, kind: str | int, cells: Mapping[tuple[int, str], Cell]) -> None:
        """Type into a table: (row, column key) -> what is typed; a number is that of a round."""
        book = find(self.workbook)
        place = book.rounds[kind] if isinstance(kind, int) else book.locations[kind]
        model = self.live.program.books[0].sheet(place.name)
        for (row, key), value in cells.items():
            model.give((row, place.columns[key]), value, lambda *_: 0.0)
