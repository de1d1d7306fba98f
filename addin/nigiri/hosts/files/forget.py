"""Write a closed file without private facts, and remove the copies beside it, for good.

step                                             killed here, the same command goes on with
the workbook is written without private facts    the old workbook, or the new one; then its copies
the folder of states gets another name           that folder: nothing goes back to it any more
what is in that folder is removed                the rest of it
an older version's copies are removed            the rest of them
copies elsewhere are removed                     the rest of them
what the hall reported is removed                the rest of it

The copies are the states with their list, and what buttons left; elsewhere what Undo in Excel
remembers, which whoever asks names. All of them hold what was private.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from nigiri.hosts.files.atomic_write import UNFINISHED
from nigiri.hosts.files.button_snapshots import SNAPSHOTS, snapshot_name
from nigiri.hosts.files.open import OPEN_DOCUMENT
from nigiri.hosts.files.open_elsewhere import refuse_if_open
from nigiri.hosts.files.states import LIST, backup_folder, backup_number, backups, older_folder
from nigiri.hosts.files.write_lock import LOCK, Holder, write_lock
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.workbook.model.changes import Say

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from pathlib import Path

    from nigiri.hosts.files.closed_file import ClosedFile
    from nigiri.workbook.model.changes import Changes

_GOING = " states going"
"""How the folder of states ends while it is being removed."""


class Copies(NamedTuple):
    """By what earlier copies of a workbook are found, besides their place.

    seals -- of its Log as it was: what buttons left of other workbooks stays
    elsewhere -- files in other folders, such as what Undo in Excel remembers; some may not exist
    hall -- files of the hall, which are no copies, in the order in which they go
    """

    seals: Collection[str]
    elsewhere: Collection[Path] = ()
    hall: Sequence[Path] = ()


def copies_of(path: Path, known: Copies) -> int:
    """Return the number of files that hold earlier contents of a workbook.

    At least 1 where only the list of states is left, or a folder of which the copies are gone.
    """
    path = path.resolve()
    folders = (backup_folder(path), _going(path))
    found = [file for folder in folders if folder.is_dir() for file in folder.iterdir()]
    kept = sum(bool(backup_number(file)) or file.match(SNAPSHOTS) for file in found)
    there = sum(file.exists() for file in known.elsewhere)
    left = _going(path).exists() or any(file.name == LIST for file in found)
    return kept + len(backups(path, older_folder(path))) + there or int(left)


def texts_left(file: ClosedFile) -> int:
    """Return the number of texts in a file that no cell shows any more; an .ods keeps none."""
    if file.suffix == OPEN_DOCUMENT:
        return 0
    from nigiri.hosts.xlsx.unused_texts import unused_texts  # noqa: PLC0415 -- no .ods needs it

    with directors_words(file.path):
        return unused_texts(file.read())


def forget(file: ClosedFile, changes: Changes, known: Copies) -> None:
    """Write the file after the changes, unless they only say something; then remove its copies.

    file -- of a kind that keeps no states
    Raises ChangedSinceRead and HostError as `ClosedFile.apply`; a copy that cannot be removed
    raises HostError, and the same command goes on with it.
    """
    path = file.path.resolve()
    with directors_words(path):
        with write_lock(path, Holder(file.deed.user, file.deed.command)):
            refuse_if_open(path)
            idle = all(isinstance(each, Say) for each in changes.operations)
            if not idle or texts_left(file):
                file.forgets = True
                file.apply(changes)
        _remove_states(path)
        _remove_older(path, known.seals)
        for copy in known.elsewhere:
            copy.unlink(missing_ok=True)
        _remove_hall(known.hall)


def _remove_states(path: Path) -> None:
    """Remove the folder of states, and what is left of one whose removal was interrupted."""
    going, folder = _going(path), backup_folder(path)
    if going.exists():
        _remove(going, path)
    if folder.exists():
        folder.rename(going)
        _remove(going, path)


def _remove(folder: Path, path: Path) -> None:
    """Remove nigiri's files of a folder, and the folder; what somebody else put there goes back."""
    ours = [file for file in folder.iterdir() if backup_number(file) or file.match(SNAPSHOTS)]
    ours += folder.glob(UNFINISHED)
    for file in (*ours, folder / LOCK, folder / LIST):
        file.unlink(missing_ok=True)
    for other in folder.iterdir():
        backup_folder(path).mkdir(exist_ok=True)
        other.rename(backup_folder(path) / other.name)
    folder.rmdir()


def _remove_hall(files: Sequence[Path]) -> None:
    """Remove the files of the hall, and its folder unless somebody put something there."""
    for file in files:
        file.unlink(missing_ok=True)
    if files:
        with suppress(OSError):
            files[0].parent.rmdir()


def _remove_older(path: Path, seals: Collection[str]) -> None:
    """Remove the copies of this workbook in an older version's folder, shared by its stem."""
    older = older_folder(path)
    if not older.is_dir():
        return
    for copy in backups(path, older):
        copy.unlink(missing_ok=True)
    for seal in seals:
        (older / snapshot_name(seal)).unlink(missing_ok=True)
    if not any(map(backup_number, older.iterdir())):
        for left in (older / LIST, *older.glob(SNAPSHOTS)):
            left.unlink(missing_ok=True)
        with suppress(OSError):  # what somebody else put there stays
            older.rmdir()


def _going(path: Path) -> Path:
    """Return the folder of states while it is being removed."""
    return path.with_name(path.name + _GOING)
