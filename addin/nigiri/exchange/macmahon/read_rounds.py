"""The games and byes of a MacMahon file (formats 5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.exchange.macmahon.words import result_of
from nigiri.exchange.parts.attribute_reader import AttributeReader
from nigiri.exchange.parts.seating import Seat
from nigiri.exchange.parts.xml import found, name_of, texts
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.exchange.parts.losses import LeftOut
    from nigiri.exchange.parts.xml import Element

_MANY = 10**6
_NOBODY = {"", "0", "-1"}


def read_rounds(root: Element, left_out: LeftOut) -> list[Seat]:
    """Return the games and the byes of a file.

    The round is that of the element around a Pairing, or of a further one around that.
    """
    return [
        _seat(AttributeReader(texts(each)), _round(each), left_out)
        for each in found(root, "Pairing")
    ]


def _round(pairing: Element) -> int:
    """Return the round of a pairing; 0 where none is given."""
    parent = pairing.getparent()
    while parent is not None and name_of(parent) != "Tournament":
        number = AttributeReader(texts(parent)).whole("roundnumber", 0, 0, _MANY)
        if number:
            return number
        parent = parent.getparent()
    return 0


def _seat(pairing: AttributeReader, number: int, left_out: LeftOut) -> Seat:
    """Return a game, or a bye, in which the only player is White."""
    white, black = (pairing.text(name) for name in ("white", "black"))
    alone = pairing.yes("pairingwithbye", usual=False)
    if alone or white in _NOBODY or black in _NOBODY:
        return Seat(number, white if black in _NOBODY else black)
    komi = pairing.text("additionalkomi")
    if komi.strip("-+0., "):
        besides = message("thing.game.komi", round=number, white=white, black=black, komi=komi)
        left_out.item("lost.games.komi-besides", besides)
    by_referee = pairing.yes("resultbyreferee", usual=False)
    return Seat(
        number,
        white,
        black,
        table=pairing.whole("boardnumber", 0, 0, _MANY),
        handicap=pairing.whole("handicap", 0, -_MANY, _MANY),
        result=result_of(pairing.text("result"), by_referee=by_referee),
    )
