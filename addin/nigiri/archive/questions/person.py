"""The person somebody asks about: a name in either order, part of one, or a number."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.text import plain
from nigiri.errors import WrongUse
from nigiri.messages.message import message, quoted, several

if TYPE_CHECKING:
    from nigiri.archive.database import Database

_MOST_NAMED = 8
_NUMBERS = ("egf", "ffg", "aga")
_WORDS = re.compile(r"[\w'-]+")


class Person(NamedTuple):
    """Somebody in an archive; key -- in the columns `person`."""

    key: str
    name: str


def person_of(database: Database, typed: str) -> Person:
    """Return the one person who is meant; WrongUse for nobody, or for several.

    typed -- a number in a federation, the whole name, or some of its words
    """
    rows = database.rows("SELECT person, name, egf, ffg, aga FROM persons ORDER BY name").rows
    found = [row for row in rows if typed.strip() in row[2:]]
    if not found:
        words = {*_WORDS.findall(plain(typed))}
        having = [(row, {*_WORDS.findall(plain(row[1]))}) for row in rows]
        found = [row for row, has in having if words and words == has]
        found = found or [row for row, has in having if words and words <= has]
    if not found:
        raise WrongUse(message("archive.nobody", asked=quoted(typed)))
    if len(found) > 1:
        named = [_with_number(row) for row in found[:_MOST_NAMED]]
        facts = {"asked": quoted(typed), "count": len(found), "names": several(named, "; ")}
        raise WrongUse(message("archive.who", **facts))
    return Person(found[0][0], found[0][1])


def _with_number(row: tuple[str | None, ...]) -> str:
    """Return a name with the first number, by which it can be asked for."""
    numbers = [f"{key.upper()} {n}" for key, n in zip(_NUMBERS, row[2:], strict=True) if n]
    return f"{row[1]} ({numbers[0]})" if numbers else str(row[1])
