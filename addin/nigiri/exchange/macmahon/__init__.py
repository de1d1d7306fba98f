"""The file of the MacMahon program: whole events in XML (formats 5).

Its form is known from programs that read and write it, not from the program itself. So every
GoPlayer is a player, and every Pairing a game, wherever in the file it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import WrongUse
from nigiri.exchange.macmahon.read_people import read_people
from nigiri.exchange.macmahon.read_rounds import read_rounds
from nigiri.exchange.macmahon.read_settings import read_settings
from nigiri.exchange.parts.event import Parts, build_event
from nigiri.exchange.parts.losses import LeftOut
from nigiri.exchange.parts.xml import decoded, first, parsed
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.exchange.parts.format import Incoming

_HEAD = 4096


def fits(data: bytes) -> bool:
    """Tell whether a file is of this format: a Tournament, with words that only MacMahon has."""
    head = decoded(data[:_HEAD]).casefold()
    typical = ("typeversion", "<goplayer", "<currentroundnumber", "<individualparticipant")
    return "<tournament" in head and any(word in head for word in typical)


def read(data: bytes) -> Incoming:
    """Return the event of a file.

    Raises WrongUse with one sentence for a damaged file, and for one that is no tournament.
    """
    root = parsed(data)
    if first(root, "GoPlayer") is None and first(root, "NumberOfRounds") is None:
        raise WrongUse(message("foreign.xml.macmahon"))
    left_out = LeftOut()
    settings, sections = read_settings(root, left_out)
    return build_event(
        Parts(settings, sections, read_people(root, left_out), read_rounds(root, left_out)),
        left_out,
    )
