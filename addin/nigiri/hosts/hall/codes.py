"""The codes of the hall: one for helpers, who report any table, and one a table for its players.

They stand in `codes.json` beside the inbox, never in the workbook, and only who owns the file may
read them. A code that was printed stays: tables are added, nothing else changes but the address.
"""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.hall import Codes
from nigiri.errors import HostError
from nigiri.hosts.files.atomic_write import write_safely
from nigiri.hosts.hall.folder import hall_folder, make_hall_folder
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

__all__ = ["CODES", "Codes", "codes_beside", "make_codes", "read_codes"]

CODES = "codes.json"
VERSION = 1
_OURS = 0o600

#: Neither letters nor digits that look like others: 0 and O, 1, I and L, 5 and S, 8 and B.
_LETTERS, _LETTERS_OF_HELPERS = "2346789ACDEFGHJKMNPQRTUVWXYZ", 6
_DIGITS, _DIGITS_OF_TABLE = "23456789", 4


def read_codes(path: Path) -> Codes | None:
    """Return the codes beside a workbook, None where there are none.

    Raises HostError for a file that is none of nigiri's, OSError when it cannot be read.
    """
    file = hall_folder(path) / CODES
    try:
        return _codes(json.loads(file.read_bytes()))
    except FileNotFoundError:
        return None
    except (ValueError, RecursionError, LookupError, TypeError, AttributeError) as error:
        raise HostError(message("hall.codes.damaged", file=str(file))) from error


def make_codes(path: Path, event: str, tables: Iterable[int], address: str = "") -> Codes:
    """Return the codes beside a workbook, made where missing; those that exist stay.

    event -- its permanent id: codes of another event, with what was reported there, are put aside
    address -- of the page, "" for the one that is known
    Raises HostError as `read_codes`, OSError when they cannot be written.
    """
    there = read_codes(path)
    if there is not None and there.event != event:
        _put_aside(path)
        there = None
    codes = there or Codes(event, _chosen(_LETTERS, _LETTERS_OF_HELPERS), {})
    codes = codes._replace(
        tables=_with_tables(codes.tables, tables), address=address or codes.address
    )
    if codes != there:
        _write(path, codes)
    return codes


def codes_beside(path: Path, event: str, tables: Iterable[int]) -> Codes | None:
    """Return the codes beside a workbook with those of all these tables; None without a hall.

    event -- its permanent id: codes of another event are none of this one's
    Raises HostError when they are damaged or cannot be written.
    """
    with directors_words(hall_folder(path)):
        there = read_codes(path)
        if there is None or there.event != event:
            return None
        return make_codes(path, event, tables)


def _with_tables(there: Mapping[int, str], tables: Iterable[int]) -> dict[int, str]:
    """Return the codes of tables, with new ones for those that have none; no two are alike."""
    found = dict(there)
    for table in sorted({*tables} - {*there}):
        used = {*found.values()}
        found[table] = next(
            code
            for code in iter(lambda: _chosen(_DIGITS, _DIGITS_OF_TABLE), "")
            if code not in used
        )
    return found


def _chosen(signs: str, many: int) -> str:
    """Return so many of these signs, by chance that nobody can foretell."""
    return "".join(secrets.choice(signs) for _ in range(many))


def _write(path: Path, codes: Codes) -> None:
    """Write the codes, for the owner's eyes alone."""
    make_hall_folder(path)
    file = hall_folder(path) / CODES
    tables = {str(table): code for table, code in sorted(codes.tables.items())}
    form = {"version": VERSION, **codes._asdict(), "tables": tables}
    with suppress(FileExistsError):  # a new file gets the rights of this one, before it has words
        file.touch(_OURS, exist_ok=False)
    write_safely(file, (json.dumps(form, indent=1) + "\n").encode())


def _put_aside(path: Path) -> None:
    """Give the folder of another event a name that nothing reads: "open.xlsx hall 2"."""
    folder, number = hall_folder(path), 2
    while (aside := folder.with_name(f"{folder.name} {number}")).exists():
        number += 1
    folder.rename(aside)


def _codes(form: dict[str, Any]) -> Codes:
    """Return the codes of a file; TypeError, LookupError or ValueError when it holds none."""
    texts = form["event"], form["helper"], form.get("address", ""), *form["tables"].values()
    if form["version"] != VERSION or not all(isinstance(each, str) for each in texts):
        raise TypeError
    tables = {int(table): code for table, code in form["tables"].items()}
    return Codes(form["event"], form["helper"], tables, form.get("address", ""))
