"""The file of a club's own beginning, club.json beside the lists of members.

A small file of texts by key: federation and kind of play, rules, system, language, addresses for
mail, a logo, and settings of the Event sheet (desk/setup/club.py has the table). Whoever gets it by
mail takes it as theirs. It is JSON, as what is kept beside it: Python reads and writes that without
any library.

A file that cannot be read stops a new event and what is to change the file; sheets and pages go on
without it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from nigiri.errors import HostError
from nigiri.hosts.files.atomic_write import write_safely
from nigiri.hosts.xlsx.trouble import directors_words, read_file
from nigiri.members.store import folder
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_FILE, _LARGEST = "club.json", 500_000
_HEAD = {"nigiri": "club", "version": 1}
_FACTS = "begins"


def club_path() -> Path:
    """Return the file of this user's club, which need not exist."""
    return folder() / _FILE


def read_club(path: Path | None = None) -> dict[str, str]:
    """Return the facts in a club's file, {} where this user has none.

    path -- another file, which must be there. Raises HostError for one that cannot be read.
    """
    if path is None and not club_path().exists():
        return {}
    file = path or club_path()
    with directors_words(file):
        data = read_file(file, _LARGEST)
    try:
        return _facts(json.loads(data))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise HostError(message("stored.no-club", file=str(file))) from error


def club_if_readable() -> dict[str, str]:
    """Return the facts of this user's club, {} where its file cannot be read.

    For what goes on without them: nobody's pairings wait for a logo.
    """
    try:
        return read_club()
    except HostError:
        return {}


def _facts(form: Any) -> dict[str, str]:  # noqa: ANN401 -- whatever the file has
    """Return the facts of a file; raise an error where it is none of a club."""
    if any(form.get(key) != value for key, value in _HEAD.items()):
        raise ValueError
    return {str(key): str(value) for key, value in form[_FACTS].items()}


def write_club(facts: Mapping[str, str], path: Path | None = None) -> Path:
    """Write a club's facts into its file, or into another one; return where.

    Raises HostError where it cannot be written; then the old one stays.
    """
    file = path or club_path()
    text = json.dumps({**_HEAD, _FACTS: dict(facts)}, ensure_ascii=False, indent=1)
    with directors_words(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_safely(file, f"{text}\n".encode())
    return file


def forget_club() -> bool:
    """Remove this user's club file; tell whether it was there. Raises HostError when it stays."""
    with directors_words(club_path()):
        there = club_path().exists()
        club_path().unlink(missing_ok=True)
    return there
