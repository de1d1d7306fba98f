"""The history of Undo in Excel, and the workbook as the last command left it.

A workbook in Excel may be unsaved, or in a cloud. So this is in a folder of the user's own, one
file for each event, with the contents of the workbook. Only Undo, and the lines of the Log about
edits by hand, depend on it.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nigiri.errors import NigiriError
from nigiri.hosts.files.atomic_write import write_safely
from nigiri.hosts.pipe import Pipe, sheets_form
from nigiri.workbook.model.codec import changes_form, from_json

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes

MOST_STEPS = 20
VERSION = 1
#: System -> the variable that names the folder of programs' own data, and the usual one.
_FOLDERS = {
    "win32": ("LOCALAPPDATA", "AppData/Local"),
    "darwin": ("", "Library/Application Support"),
    "": ("XDG_STATE_HOME", ".local/state"),
}


def usual_folder() -> Path:
    """Return the folder of the user's own with the history."""
    variable, usual = _FOLDERS.get(sys.platform, _FOLDERS[""])
    base = os.environ.get(variable, "")
    return Path(base or Path.home() / usual) / "nigiri" / "excel"


@dataclass(frozen=True)
class Past:
    """The history of an event.

    last -- the workbook as the last command left it, None if unknown
    steps -- the inverses of the last commands, the oldest first
    """

    last: Workbook | None = None
    steps: tuple[Changes, ...] = field(default=())


class HistoryFolder:
    """The histories of all events, in a folder."""

    def __init__(self, folder: Path) -> None:
        """Take the folder, which need not exist."""
        self.folder = folder

    def past(self, event: str) -> Past:
        """Return the history of an event; an empty one when it is damaged or of another version."""
        try:
            form: dict[str, Any] = json.loads(self.file(event).read_bytes())
            if form["version"] != VERSION:
                return Past()
            steps = tuple(from_json(json.dumps(step)) for step in form["steps"])
            return Past(Pipe(form["sheets"]).snapshot(), steps)
        except (OSError, ValueError, RecursionError, LookupError, TypeError, NigiriError):
            return Past()

    def keep(self, event: str, past: Past) -> None:
        """Write the history of an event; OSError where it cannot be written."""
        sheets = [] if past.last is None else sheets_form(past.last)
        steps = [changes_form(step) for step in past.steps[-MOST_STEPS:]]
        form = {"nigiri": "excel", "version": VERSION, "sheets": sheets, "steps": steps}
        self.folder.mkdir(parents=True, exist_ok=True)
        write_safely(self.file(event), json.dumps(form).encode())

    def file(self, event: str) -> Path:
        """Return the file of an event."""
        name = hashlib.sha256(event.encode("utf-8", "replace")).hexdigest()[:32]
        return self.folder / f"{name}.json"
