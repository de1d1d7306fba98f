"""Other workbooks read beside the file of one: of a family, and a helper's copy.

They are what desk/family/family.py and desk/copies/take.py are given.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.desk.core.work import up_to_date
from nigiri.desk.family.family import Sister
from nigiri.errors import HostError, SheetProblems
from nigiri.hosts.files.open import WORKBOOKS, closed_file
from nigiri.messages.message import message, quoted

if TYPE_CHECKING:
    from nigiri.desk.core.command import Desk
    from nigiri.desk.family.family import SisterOf
    from nigiri.workbook.model.cells import Workbook


def sister_of(file: Path | None, desk: Desk) -> SisterOf:
    """Return a function that reads a workbook of a given name in the folder of a file.

    file -- None for a workbook that was never saved: it has no folder
    """

    def find(name: str) -> Sister:
        if file is None:
            return Sister(name, trouble=message("button.sister.unsaved", name=name))
        if Path(name).name != name or Path(name).suffix.casefold() not in WORKBOOKS:
            return Sister(name, trouble=message("button.sister.no-name", name=quoted(name)))
        if name == file.name:
            return Sister(name, trouble=message("button.sister.itself", name=name))
        return sister_at(file.parent / name, desk)

    return find


def sister_at(path: Path, desk: Desk) -> Sister:
    """Return the workbook of a path, or what is wrong with it."""
    try:
        return Sister(path.name, up_to_date(closed_file(path, now=desk.now).snapshot(), desk))
    except HostError as error:
        return Sister(path.name, trouble=error.sentence)
    except SheetProblems as error:  # which name cells, and not the file
        trouble = message("file.unfit", file=path.name, trouble=error.sentence)
        return Sister(path.name, trouble=trouble)


def copy_at(path: Path, file: Path | None, desk: Desk) -> tuple[str, Workbook]:
    """Return the name and the workbook of a copy of an event; HostError where it cannot be read.

    file -- that of the event, None if it was never saved; a copy of the same name is called by its
    path
    """
    name = str(path) if file is not None and file.name == path.name else path.name
    return name, sister_at(path, desk).book
