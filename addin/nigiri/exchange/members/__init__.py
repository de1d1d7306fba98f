"""Lists of members, as federations publish them: recognised by their first lines, read whole.

form    what it is                                              recognised by
aga     TDListA, TDListB: nine fields between tabs               a number in the second
aga n   TDListN: the same in columns                             a number in columns 29 to 34
egf     allworld, as text or as a page                           a line that begins with 8 digits
ffg     échelle                                                  "#Echelle" on its first line

Lines that cannot be read are counted, and the count is told. Where most are such, the file is
refused, and so is a list whose fields stand in other columns. A list of no known form is read by
its headings in desk/members/lists.py. Stored in the place of the old one: members/store.py.

(Sources: formats of the AGA's lists, of the European Go Database, of the FFG's ladder.)
"""

from __future__ import annotations

import codecs
import re
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.players.member import MemberList
from nigiri.errors import WrongUse
from nigiri.exchange.members import aga, egf, ffg
from nigiri.exchange.parts.decompressed import decompressed
from nigiri.messages.message import message, quoted

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Sequence

    from nigiri.domain.players.member import Member

LARGEST = 64 * 2**20
"""The most bytes of a list; the longest known has four million."""
_FIRST_LINES, _LONGEST_LINE = 200, 400
_FEW = 10
"""Lines that no member stands in, and any list may have: titles of a page with digits."""
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1b\x1f\x7f-\x84\x86-\x9f]")  # but ends of lines


class _Form(NamedTuple):
    """One form of list.

    member -- line -> its member, None for a line that is none
    date -- line -> the date of the list in it, None where it has none
    """

    key: str
    scale: str
    encoding: str
    fits: Callable[[str], bool]
    member: Callable[[str], Member | None]
    date: Callable[[str], dt.date | None]


_FORMS = (
    _Form("ffg", "egf", "latin-1", ffg.begins, ffg.member, ffg.date),
    _Form("egf", "egf", "iso8859-15", egf.fits, egf.member, egf.date),
    _Form("aga", "aga", "cp1252", aga.tabbed, aga.member, aga.date),
    _Form("aga", "aga", "cp1252", aga.in_columns, aga.member_in_columns, aga.date),
)


def read_members(data: bytes) -> MemberList | None:
    """Return the members of a federation's list; None for a file of no known form.

    A .gz, or a .zip with one list in it, is decompressed. Unreadable lines are counted.
    Raises WrongUse with one sentence for a list that is damaged or too large, whose columns are
    shifted, and for a .zip with anything else in it.
    """
    data = decompressed(data)
    if len(data) > LARGEST:
        raise WrongUse(message("foreign.members.large"))
    form = _form(_text(data[: _FIRST_LINES * _LONGEST_LINE], "latin-1"))
    return None if form is None else _read(form, _text(data, form.encoding))


def _form(text: str) -> _Form | None:
    """Return the form of a list by its first lines; a line of a club's own may look like one."""
    lines = [line for line in text.splitlines()[:_FIRST_LINES] if _short(line)]
    return next((form for form in _FORMS if _fits(form, lines)), None)


def _fits(form: _Form, lines: Sequence[str]) -> bool:
    """Tell whether lines are of a form: some of them, and most where it has nothing but members."""
    found = sum(map(form.fits, lines))
    others = sum(any(map(str.isdigit, line)) for line in lines) - found
    return found > 0 and (form.key != "aga" or found >= others)


def _read(form: _Form, text: str) -> MemberList:
    """Return the content of a list; raise WrongUse when most of its lines do not fit the form."""
    members, left_out, date, lines = [], 0, None, text.splitlines()
    for line in lines:
        found = form.member(line) if _short(line) else None
        if found is not None:
            members.append(found)
        elif any(map(str.isdigit, line[:_LONGEST_LINE])):  # headings and tags have none
            day = form.date(line[:_LONGEST_LINE])
            date, left_out = date or day, left_out + (day is None)
    if left_out > len(members):
        _check_columns(form, lines)
    if left_out > max(len(members), _FEW):
        counts = {"damaged": left_out, "sound": len(members)}
        raise WrongUse(message("foreign.members.damaged", federation=form.key.upper(), **counts))
    return MemberList(form.key, form.scale, tuple(members), date, left_out)


def _check_columns(form: _Form, lines: Sequence[str]) -> None:
    """Raise WrongUse for a list of the AGA in which most lines have their fields elsewhere."""
    own = [line for line in lines if _short(line) and form.fits(line)] if form.key == "aga" else []
    wrong = [found for line in own if (found := aga.misplaced(line))]
    if len(wrong) * 2 > len(own):
        column, typed = wrong[0]
        raise WrongUse(message(f"foreign.members.shifted.{column}", typed=quoted(typed)))


def _short(line: str) -> bool:
    """Tell whether a line is not empty, and no longer than a line of a list can be."""
    return len(line) <= _LONGEST_LINE and bool(line.strip())


def _text(data: bytes, usual: str) -> str:
    """Return the text: UTF-16 by its mark, else UTF-8 if it is, else in the usual encoding."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _CONTROLS.sub("", data.decode("utf-16", "replace"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode(usual, "replace")
    return _CONTROLS.sub("", text)
