"""The folder of the hall beside a workbook, "open.xlsx hall": codes, and what phones reported.

Who may not read the workbook may not look into it. It goes by the name of the workbook, as its
states do: whoever moves the one takes the other along.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.files.atomic_write import make_folder_beside, sync_folder

if TYPE_CHECKING:
    from pathlib import Path

_HALL = " hall"


def hall_folder(path: Path) -> Path:
    """Return the folder of the hall of a workbook; links are followed."""
    path = path.resolve()
    return path.with_name(path.name + _HALL)


def make_hall_folder(path: Path) -> None:
    """Make the folder of the hall where missing, on the disk when this returns."""
    folder = hall_folder(path)
    if not folder.is_dir():
        make_folder_beside(path.resolve(), folder)
        sync_folder(folder.parent)
