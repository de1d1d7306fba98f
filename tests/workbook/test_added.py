"""Which sheets changes add in the end."""

from __future__ import annotations

from nigiri.workbook.apply import added
from nigiri.workbook.model.changes import AddSheet, Changes, RemoveSheet, RenameSheet, Say


def test_a_new_sheet_is_followed_to_its_last_name() -> None:
    """One that goes again is not new, and a renamed old one neither."""
    first, second = AddSheet("Draft 2", "round"), AddSheet("Proof", "proof")
    changes = Changes(
        (
            first,
            second,
            RenameSheet("Draft 2", "Round 2"),
            RenameSheet("Old", "Older"),
            RemoveSheet("Proof", "proof"),
            RemoveSheet("Log", "log"),
            Say("done"),
        )
    )

    assert {"Round 2": first} == added(changes)
