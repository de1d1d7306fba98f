"""Find the report templates and the workbooks, installed or in a checkout.

A wheel carries `templates/`, `workbooks/`, the icons of the buttons and the sources of the
extension for LibreOffice inside the package. In a checkout (an editable installation, or pytest
with nothing installed) they are folders at the top of the repository, or in `addin/`.
No other module knows this difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

from nigiri.errors import NigiriError
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Sequence

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parents[1]
#: What does not lie at the top of a checkout.
_ELSEWHERE = {"libreoffice": "addin/libreoffice", "icons": "addin/icons"}


class MissingResource(NigiriError):
    """A folder that belongs to nigiri is not where it was installed."""

    exit_code = 4

    def __init__(self, name: str, tried: Sequence[Path]) -> None:
        """Name the folder and every place where it was looked for."""
        self.name = name
        self.tried = tuple(tried)
        places = several(map(str, tried), message("installed.or"))
        super().__init__(message("installed.missing", folder=name, places=places))


def folder(name: Literal["templates", "workbooks", "libreoffice", "icons"]) -> Path:
    """Return the folder of that name.

    Raises MissingResource if neither the package nor a checkout has it.
    """
    # The package first: under `pip install --target lib` the second place belongs to somebody
    # else, whose templates/ must not win. In a checkout the first place does not exist.
    tried = [_PACKAGE / name, _CHECKOUT / _ELSEWHERE.get(name, name)]
    for path in tried:
        if path.is_dir():
            return path
    raise MissingResource(name, tried)


def source(path: str) -> bytes:
    """Return a module of this package as it stands, such as "nigiri/domain/model/units.py"."""
    return (_PACKAGE.parent / path).read_bytes()
