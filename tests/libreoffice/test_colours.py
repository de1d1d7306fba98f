"""What shows in a sheet that the menu made is what shows when its file is opened again."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.libreoffice.test_buttons import some_players
from tests.libreoffice.test_menu import EVENT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.libreoffice.office import Office

#: Of a page, without the footer: it tells the name of the file.
SEEN = 0.9


class Pages:
    """The pages of the open workbook as they are, and as they are when its file is opened."""

    def __init__(self, office: Office, folder: Path, program: str) -> None:
        """Take a LibreOffice, a folder, and the program that makes pictures of pages."""
        self.office, self.folder, self.program = office, folder, program

    def now(self) -> list[bytes]:
        """Return pictures of all pages."""
        path = self.folder / "pages.pdf"
        self.office("print", str(path))
        subprocess.run([self.program, "-r", "30", path, path.with_suffix("")], check=True)
        pictures = sorted(self.folder.glob("pages-*.ppm"))
        found = [_above_the_footer(picture.read_bytes()) for picture in pictures]
        for picture in pictures:
            picture.unlink()
        return found

    def reopened(self) -> list[bytes]:
        """Return them as the file shows them; the workbook stays open."""
        path = str(self.folder / "again.fods")
        self.office("flat", path)
        self.office("hold")
        self.office("open", path)
        try:
            return self.now()
        finally:
            self.office("close")
            self.office("back")


def _above_the_footer(picture: bytes) -> bytes:
    """Return the upper lines of a picture of three bytes a point, behind three lines of heading."""
    *_, points = picture.split(b"\n", 3)
    return points[: int(len(points) * SEEN)]


@pytest.fixture
def pages(office: Office, tmp_path: Path, program: Callable[[str], str]) -> Pages:
    """Return the pages of an event whose first round is drawn, with two results."""
    (tmp_path / "players.csv").write_text(some_players(), encoding="utf-8")
    office("open")
    office.press("new", **EVENT)
    office.press("import", list=str(tmp_path / "players.csv"), here=True)
    office.press("draw")
    for row, result in enumerate(("1-0", "0-1"), 4):
        office("type", "Round 1", f"F{row}", result)
    office("keep", str(tmp_path / "event.xlsx"))  # links need a file that they are in
    return Pages(office, tmp_path, program("pdftoppm"))


@pytest.mark.long
def test_conditional_formats_show_at_once(pages: Pages) -> None:
    """Winners, missing and wrong results, on every page; also after Ctrl+Z and Ctrl+Y."""
    drawn = pages.now()
    assert pages.reopened() == drawn

    assert "done" == pages.office.press("draw-again")["status"]
    assert drawn != pages.now()
    pages.office("undo")
    assert drawn == pages.now()
    pages.office("redo")
    pages.office("type", "Round 1", "F4", "nobody won")
    assert pages.reopened() == pages.now()
    pages.office("close")


@pytest.mark.long
def test_conditional_formats_show_in_columns_that_were_opened(pages: Pages) -> None:
    """Two rounds more, and their columns of the grid look as the file does."""
    event = pages.office("cells")["Event"]
    row = next(at for at, cells in enumerate(event, 1) if cells[5][0] == "Rounds")
    pages.office("type", "Event", f"G{row}", "7")
    before = pages.now()

    assert "done" == pages.office.press("grid")["status"]

    assert before != pages.now()
    assert pages.reopened() == pages.now()
    pages.office("undo")
    assert before == pages.now()
    pages.office("close")
