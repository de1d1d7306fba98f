"""Files of a club's folder of templates: only those in it, not those that links lead to.

Otherwise a folder that came with a mailed workbook could print any file of the computer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.message import message

if TYPE_CHECKING:
    from pathlib import Path


def inside(own: Path, name: str) -> Path:
    """Return the path of a file in the folder, whether or not it exists.

    own -- may be a link itself. Raises ValueError where links lead out of it.
    """
    path = own / name
    if not path.resolve().is_relative_to(own.resolve()):
        raise ValueError(message("report.link", name=name))
    return path
