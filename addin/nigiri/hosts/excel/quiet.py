"""Pause Excel while it is written: no redrawing, no calculation, no event macros."""

from __future__ import annotations

from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    import xlwings

#: Setting -> what it is meanwhile. Each is put back as it was found, whatever happens.
MEANWHILE = {"screen_updating": False, "enable_events": False, "calculation": "manual"}


@contextmanager
def quiet(app: xlwings.App, words: str) -> Iterator[None]:
    """Pause Excel and show a text in its status bar."""
    before = {name: getattr(app, name) for name in MEANWHILE}
    bar = app.status_bar
    try:
        for name, setting in MEANWHILE.items():
            setattr(app, name, setting)
        app.status_bar = words
        yield
    finally:
        for name, setting in reversed(before.items()):
            with suppress(Exception):  # one that cannot be put back must not keep the others
                setattr(app, name, setting)
        with suppress(Exception):
            app.status_bar = bar


@contextmanager
def same_place(book: xlwings.Book) -> Iterator[None]:
    """Restore the active sheet and the selected cells at the end."""
    sheet, area = book.sheets.active.name, _selected(book)
    try:
        yield
    finally:
        with suppress(Exception):  # the sheet may be gone, then another one is shown
            book.activate()
            book.sheets[sheet].activate()
            if area is not None:
                book.sheets[sheet].range(area).select()


def _selected(book: xlwings.Book) -> str | None:
    """Return the address of the selected cells; None for a picture or a chart."""
    with suppress(Exception):
        selection = book.app.selection
        if selection is not None:
            return str(selection.get_address(False, False))  # noqa: FBT003 -- xlwings' own
    return None
