"""The numbers of players in federations, as one cell holds them: one number, or several with names.

federation  names known                  a number is                without a name it has
egf         EGF, EGD, PIN, EGD PIN       8 digits                   8 digits
ffg         FFG, licence                 7 digits                   7 digits
aga         AGA, USA                     1 to 6 digits              1 to 6 digits

A member of the AGA has five digits at most (A13); six are read, so that they can be asked about.
Numbers of other federations are left as they were typed. `identities` lists the texts by which a
person is known in several events. (Source: formats of the three federations; the AGA's programs
write USA10233, too.)
"""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING

from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

#: Federation -> how it is written, and the form of its numbers.
_FORMS = {
    "egf": ("EGF", re.compile(r"[0-9]{8}")),
    "ffg": ("FFG", re.compile(r"[0-9]{7}")),
    "aga": ("AGA", re.compile(r"[0-9]{1,6}")),
}

FEDERATIONS: Mapping[str, str] = MappingProxyType({key: name for key, (name, _) in _FORMS.items()})
"""Federation -> its name as people write it, in the order in which a cell lists them."""

_NAMES = {
    "egf": "egf",
    "egd": "egf",
    "pin": "egf",
    "egf pin": "egf",
    "egd pin": "egf",
    "ffg": "ffg",
    "licence": "ffg",
    "ffg licence": "ffg",
    "aga": "aga",
    "usa": "aga",
}
_SEPARATORS = re.compile(r"[,;/|]+|(?<=[0-9])\s+")
_ENTRY = re.compile(r"(?P<name>[a-z ]*?)[ .:#]*(?:(?:no|n°|id)[ .:#]*)?(?P<digits>[0-9]+)")
_LICENCE = 7  # digits


LONGEST_AGA = 5
"""The most digits of a member's number in the AGA (A13)."""


def ids(text: str) -> Mapping[str, str]:
    """Return federation -> number in it: {"egf": "16250531", "aga": "10233"}.

    A federation with two different numbers in the cell is left out, since either may be wrong. So
    is whatever is no number of a known federation.
    """
    found: dict[str, set[str]] = {}
    for key, number in _entries(text):
        found.setdefault(key, set()).add(number)
    return {key: min(found[key]) for key in _FORMS if len(found.get(key, ())) == 1}


def numbers_asked(text: str) -> Mapping[str, str]:
    """Return federation -> number looked for; digits alone may be of any federation."""
    digits = text.strip()
    any_federation = dict.fromkeys(FEDERATIONS, digits) if digits.isdecimal() else {}
    return {**any_federation, **ids(text)}


def ids_words(numbers: Mapping[str, str]) -> str:
    """Return the cell that holds these numbers: "16250531", or "EGF 16250531, AGA 10233"."""
    if len(numbers) == 1:
        return next(iter(numbers.values()))
    return ", ".join(
        f"{name} {numbers[key]}" for key, name in FEDERATIONS.items() if key in numbers
    )


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield federation and number for every part of a cell that is a number of a federation."""
    for part in _SEPARATORS.split(text.casefold()):
        match = _ENTRY.fullmatch(" ".join(part.split()))
        if match is None:
            continue
        name, digits = match["name"], match["digits"]
        key = _NAMES.get(name, "") if name else _by_length(digits)
        number = _written(key, digits)
        if key and _FORMS[key][1].fullmatch(number):
            yield key, number


def _by_length(digits: str) -> str:
    """Return the key of the federation whose numbers have this form; "" for none."""
    return next((key for key, (_, form) in _FORMS.items() if form.fullmatch(digits)), "")


def _written(key: str, digits: str) -> str:
    """Return a number as its federation writes it; a spreadsheet may have cut leading zeros."""
    return (
        digits.zfill(_LICENCE) if key == "ffg" else digits.lstrip("0") if key == "aga" else digits
    )


def identities(name: str, federation_id: str) -> tuple[str, ...]:
    """Return texts that identify a person, the surest first: two who share one are the same.

    They are the numbers in federations and the name.

    name -- as a player has it: "Ota, Yuzo"; federation_id -- the cell with the numbers, may be ""
    """
    numbers = (f"{key} {number}" for key, number in ids(federation_id).items())
    return (*numbers, plain(name))


def differ_by_number(one: str, other: str) -> bool:
    """Tell whether two cells of numbers have different ones of one federation."""
    mine, theirs = ids(one), ids(other)
    return any(mine[key] != theirs[key] for key in mine.keys() & theirs.keys())
