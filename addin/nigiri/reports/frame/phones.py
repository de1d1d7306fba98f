"""How players report by phone, as printed at their table; nothing without the codes of a hall."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.reports.frame.qr import qr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.domain.model.hall import Codes
    from nigiri.reports.frame.language import Speech


class Phone(NamedTuple):
    """What a table says to phones: address and code in words, and the square that holds both.

    square -- an inline SVG, "" where the address is not known
    """

    words: str
    square: str = ""


def phones(codes: Codes | None, tables: Iterable[int], speech: Speech) -> Mapping[int, Phone]:
    """Return table -> what it says to phones, for the tables that have a code."""
    if codes is None:
        return {}
    return {table: _phone(codes, table, speech) for table in tables if table in codes.tables}


def _phone(codes: Codes, table: int, speech: Speech) -> Phone:
    """Return address and code of a table, as printed at it."""
    code, address = codes.tables[table], codes.address.partition("://")[2] or codes.address
    if not address:
        return Phone(speech.say("phone code", table=table, code=code))
    words = speech.say("phone", address=address, table=table, code=code)
    return Phone(words, qr(codes.table_address(table)))
