"""Which nigiri wrote a workbook last: two laptops with different versions get a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import about_workbook, check, refresh
from nigiri.messages.catalogue import LANGUAGES
from nigiri.version import VERSION
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import SetCells
from nigiri.workbook.read.event import layout_version, setting_rows
from nigiri.workbook.settings.table import BY_KEY, SCHEMA
from nigiri.workbook.writer import is_newer, signed, writer
from tests.desk.story import DESK, club, drawn

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell


@pytest.fixture(scope="module")
def played() -> Workbook:
    """Return a workbook with a drawn round, as this nigiri wrote it."""
    workbook = drawn(club(8), 1).workbook
    return applied(workbook, refresh(workbook, DESK, "standings"))


def written_by(workbook: Workbook, cell: Cell, layout: int = SCHEMA) -> Workbook:
    """Return the workbook with something else beside its layout version."""
    sheet = workbook["Event"]
    rows = [list(line) for line in sheet.rows]
    rows[setting_rows(sheet, 1)["schema"] - 1][1:3] = [layout, cell]
    return Workbook({**workbook.sheets, "Event": Sheet.of(rows)})


def test_every_command_that_writes_says_which_nigiri_wrote(played: Workbook) -> None:
    """Beside the layout version, from the new event on."""
    assert VERSION == writer(played)
    assert f"nigiri {VERSION}" == played["Event"].cell(
        setting_rows(played["Event"], 1)["schema"], 3
    )


def test_a_workbook_of_before_says_nothing_and_has_no_problem(played: Workbook) -> None:
    """Nor is one without a sheet Event anybody's."""
    old = written_by(played, None)

    assert ("", "") == (writer(old), writer(Workbook()))
    assert () == about_workbook(old)
    assert check(played).problems == check(old).problems


@pytest.mark.parametrize("before", [None, "nigiri 0.0.9", "nigiri 99.0.1rc1"])
def test_the_next_command_signs(played: Workbook, before: str | None) -> None:
    """Whoever wrote before; the one after it has nothing to write there."""
    old = written_by(played, before)

    (operation,) = signed(old)

    after = applied(old, refresh(_edited(old), DESK, "standings"))
    assert isinstance(operation, SetCells)
    assert before == operation.cells[0].before
    assert VERSION == writer(after)
    assert () == signed(after)


def _edited(workbook: Workbook) -> Workbook:
    """Return the workbook with a result, so that there is something to write."""
    sheet = workbook["Round 1"]
    rows = [list(line) for line in sheet.rows]
    rows[3][rows[2].index("Result")] = "W"
    return Workbook({**workbook.sheets, "Round 1": Sheet.of(rows)})


def test_a_command_with_nothing_to_write_signs_nothing(played: Workbook) -> None:
    """Bringing the sheets up to date that are so already leaves the file as it is."""
    old = written_by(played, "nigiri 0.0.9")

    assert () == refresh(old, DESK, "standings").operations


def test_what_somebody_typed_there_stays(played: Workbook) -> None:
    """It is their note; then nobody knows who wrote."""
    noted = written_by(played, "ask Ann before you change this")

    assert ((), "") == (signed(noted), writer(noted))


def test_a_sheet_without_notes_is_left_alone(played: Workbook) -> None:
    """There is no cell to sign: the layout version stands on Settings, whose notes are gone."""
    label = BY_KEY["schema"].label("en")
    event = [row for row in played["Event"].rows if row[:1] != (label,)]
    settings = [list(row) for row in played["Settings"].rows]
    settings[2] = ["" if cell == "Explanation" else cell for cell in settings[2]]
    tabs = {"Event": Sheet.of(event), "Settings": Sheet.of([*settings, [label, SCHEMA]])}
    bare = Workbook({**played.sheets, **tabs})

    assert SCHEMA == layout_version(bare)
    assert ((), "") == (signed(bare), writer(bare))
    assert () == signed(Workbook())


@pytest.mark.parametrize(
    ("version", "newer"),
    [("99.0", True), (f"{VERSION}.1", True), (VERSION, False), ("0.0.10", False), ("", False)],
)
def test_versions_are_compared_by_their_numbers(version: str, newer: bool) -> None:  # noqa: FBT001
    """An unknown one is not newer."""
    assert newer == is_newer(version)


def test_check_tells_that_a_newer_nigiri_wrote_it(played: Workbook) -> None:
    """Once, as nothing to be put right: with the same layout both can work in it."""
    newer = written_by(played, "nigiri 99.1.0")

    (told,) = about_workbook(newer)

    assert f"by nigiri 99.1.0, and this is nigiri {VERSION}" in told
    assert check(played).problems == check(newer).problems


def test_a_newer_layout_is_refused_by_the_names_of_both(played: Workbook) -> None:
    """With what to do; an unknown writer is only called newer."""
    known, unknown = (
        next(p for p in check(written_by(played, cell, SCHEMA + 1)).problems if p.code == "schema")
        for cell in ("nigiri 99.1.0", None)
    )

    assert f"written by nigiri 99.1.0, and this is nigiri {VERSION}" in known.message
    assert "written by a newer nigiri, and this is" in unknown.message
    assert "Install the newer one here, too." == known.way_out
    assert len(LANGUAGES) == len({*known.in_every_language})
