"""Where the lists of members are kept: a folder of this user's own, one file a list.

NIGIRI_LISTS names another one, such as a folder that the computers of a club share.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

CHOSEN = "NIGIRI_LISTS"
#: System -> the variable that names the folder of programs' own data, and the usual one.
_FOLDERS = {
    "win32": ("LOCALAPPDATA", "AppData/Local"),
    "darwin": ("", "Library/Application Support"),
    "": ("XDG_DATA_HOME", ".local/share"),
}
_OURS = Path("nigiri", "lists")


def folder() -> Path:
    """Return the folder, which need not be there."""
    chosen = os.environ.get(CHOSEN, "")
    if chosen:
        return Path(chosen)
    variable, usual = _FOLDERS.get(sys.platform, _FOLDERS[""])
    return Path(os.environ.get(variable, "") or Path.home() / usual) / _OURS
