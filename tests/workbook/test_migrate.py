"""Workbooks of an older layout are brought up to date; nothing of the director's is lost."""

from __future__ import annotations

import datetime as dt
import uuid

import pytest

from nigiri.desk.command import Desk
from nigiri.desk.create import NewEvent, new_event
from nigiri.desk.migrate import migrate
from nigiri.workbook.apply import applied
from nigiri.workbook.cells import Sheet, Workbook
from nigiri.workbook.find import find
from nigiri.workbook.migrate import layout_version, migration
from nigiri.workbook.read import read

DESK = Desk(dt.datetime(2026, 1, 2, 9, 0, tzinfo=dt.UTC), "a director")


def _event(language: str = "en") -> Workbook:
    """Return a new event of six rounds with a host."""
    wanted = NewEvent(language=language, settings={"name": "Spring Open", "host": "Harbour"})
    return applied(Workbook(), new_event(wanted, DESK, event_id=uuid.UUID(int=7)))


def _without(workbook: Workbook, *labels: str) -> Workbook:
    """Return the workbook without the rows of these settings, as an older layout had it."""
    name = find(workbook).places["event"].name
    rows = [row for row in workbook[name].rows if row[0] not in labels]
    return Workbook({**workbook.sheets, name: Sheet.of(rows)})


def test_a_workbook_of_today_is_left_alone() -> None:
    """Nothing is migrated when the layout is ours."""
    assert () == migration(_event())
    assert migrate(_event(), DESK) is None


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ("Layout version", "Seed", "Gap between sections", "Keep apart")),
        ("fr", ("Version", "Graine", "Écart entre les sections", "Séparer")),
    ],
)
def test_missing_settings_are_added_with_their_defaults(
    language: str, labels: tuple[str, ...]
) -> None:
    """A workbook without version is of layout 0; the settings it lacks are added below."""
    old = _without(_event(language), *labels)
    assert 0 == layout_version(old)
    changes = migrate(old, DESK)
    assert changes is not None

    new = applied(old, changes)

    assert 1 == layout_version(new)
    assert ("Brought from layout 0 to layout 1.",) == changes.sentences
    assert () == read(new).problems
    settings = read(new).event.settings
    assert ("Spring Open", "Harbour", 1, None, ("club", "city")) == (
        settings.name, settings.host, settings.seed, settings.gap,
        tuple(each.key for each in settings.keep_apart),
    )  # fmt: skip


def test_an_older_version_number_is_raised_in_its_own_cell() -> None:
    """The row of the version stays where it is."""
    workbook = _event()
    name = find(workbook).places["event"].name
    row = next(n for n, cells in enumerate(workbook[name].rows, 1) if cells[0] == "Layout version")
    rows = [list(cells) for cells in workbook[name].rows]
    rows[row - 1][1] = 0

    old = Workbook({**workbook.sheets, name: Sheet.of(rows)})
    changes = migrate(old, DESK)

    assert changes is not None
    assert 1 == applied(old, changes)[name].cell(row, 2)
