"""The games and byes of a MacMahon file (formats 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.exchange.macmahon.words import result_of
from nigiri.exchange.parts.attribute_reader import Given
from nigiri.exchange.parts.seating import Seat
from nigiri.exchange.parts.xml import found, name_of, texts

if TYPE_CHECKING:
    from nigiri.exchange.parts.losses import LeftOut
    from nigiri.exchange.parts.xml import Element

_MANY = 10**6
_NOBODY = {"", "0", "-1"}


def read_rounds(root: Element, left_out: LeftOut) -> list[Seat]:
    """Return the games and the byes of a file.

    The round is that of the element around a Pairing, or of the one around that.
    """
    return [_seat(Given(texts(each)), _round(each), left_out) for each in found(root, "Pairing")]


def _round(pairing: Element) -> int:
    """Return the round in which a pairing stands; 0 where nobody knows."""
    around = pairing.getparent()
    while around is not None and name_of(around) != "Tournament":
        number = Given(texts(around)).whole("roundnumber", 0, 0, _MANY)
        if number:
            return number
        around = around.getparent()
    return 0


def _seat(pairing: Given, number: int, left_out: LeftOut) -> Seat:
    """Return a game, or a bye, whose player stands as Black."""
    white, black = (pairing.text(name) for name in ("white", "black"))
    alone = pairing.yes("pairingwithbye", usual=False)
    if alone or white in _NOBODY or black in _NOBODY:
        return Seat(number, white if black in _NOBODY else black)
    komi = pairing.text("additionalkomi")
    if komi.strip("-+0., "):
        left_out.item("Komi besides", f"round {number}: {white} - {black}, {komi}")
    by_referee = pairing.yes("resultbyreferee", usual=False)
    return Seat(
        number,
        white,
        black,
        table=pairing.whole("boardnumber", 0, 0, _MANY),
        handicap=pairing.whole("handicap", 0, -_MANY, _MANY),
        result=result_of(pairing.text("result"), by_referee=by_referee),
    )
