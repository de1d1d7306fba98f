"""Tables and reports of federations with anything wrong in them: read, or refused in a sentence."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from nigiri.errors import Forbidden, WrongUse
from nigiri.exchange.aga import read, write
from nigiri.exchange.formats import incoming
from nigiri.exchange.parts.event import MOST_PLAYERS
from nigiri.exchange.parts.format import Incoming
from nigiri.exchange.result_files import egf, ffg
from tests.exchange.events import small

FILES = {
    "egf": egf.write(small()).data,
    "ffg": ffg.write(small()).data,
    "aga": write.write(small()).data,
    "aga-2008": write.write_2008(small()).data,
}
READERS = {"egf": egf.read, "ffg": ffg.read, "aga": read.read, "aga-2008": read.read}
WORDS = (b"0+", b"5+/w0", b"999+/b9", b"7?/?0", b"|1234", b"99k", b"1p", b";", b"\xff\xfe", b"END",
         b"GAMES 3", b"# Round 99", b"\x00", b"_", b"; DT[", "½".encode(), b"PLAYERS")  # fmt: skip


def damaged(data: bytes, random: Random) -> bytes:
    """Return a file with some bytes gone, words put in, or lines exchanged."""
    found = bytearray(data)
    for _ in range(random.randint(1, 8)):
        at = random.randrange(len(found) + 1)
        match random.randrange(4):
            case 0:
                del found[at : at + random.randint(1, 40)]
            case 1:
                found[at:at] = b" " + random.choice(WORDS) + b" "
            case 2:
                found[at:at] = random.randbytes(3)
            case _:
                lines = bytes(found).split(b"\n")
                random.shuffle(lines)
                found = bytearray(b"\n".join(lines))
    return bytes(found)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("seed", range(12))
def test_a_damaged_file_is_read_or_refused_in_a_sentence(name: str, seed: int) -> None:
    """Whatever is read has every player of its games, and can be written again.

    But for names without Latin letters, which the federation could not read.
    """
    random = Random(f"{name} {seed}")  # noqa: S311 -- no secret is made from it
    try:
        found = READERS[name](damaged(FILES[name], random))
    except WrongUse:
        return
    assert isinstance(found, Incoming)
    there = {player.number for player in found.event.players}
    assert {n for r in found.event.rounds for g in r.games for n in g.players} <= there
    with suppress(Forbidden):
        assert not found.event.rounds or egf.write(found.event).data


@pytest.mark.parametrize(("name", "line"), [("egf", "{} A B 3d FR Ly 1 2 3 4 0+\n"),
                                            ("aga", "{} A, B 3d\n")])  # fmt: skip
def test_more_players_than_an_event_can_have_are_refused(name: str, line: str) -> None:
    """Before anything is done with them."""
    text = "PLAYERS\n" * (name == "aga")
    text += "".join(line.format(number) for number in range(1, MOST_PLAYERS + 2))

    with pytest.raises(WrongUse, match=f"nigiri can hold {MOST_PLAYERS}"):
        READERS[name](text.encode())


@pytest.mark.parametrize(
    "encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "iso-8859-15"]
)
@pytest.mark.parametrize("key", ["egf", "ffg", "aga", "aga-2008"])
def test_a_file_in_another_encoding_is_the_same_event(key: str, encoding: str) -> None:
    """As editors save it, with a mark or without, and with the line ends of Windows."""
    data = FILES[key]
    other = data.decode("iso-8859-15").replace("\n", "\r\n").encode(encoding)

    assert incoming(data)[1].event == incoming(other)[1].event


def test_a_header_in_capitals_is_known() -> None:
    """As somebody's converter writes it."""
    data = FILES["ffg"].replace(b";name=", b";NAME=").replace(b";prog=", b";PROG=")

    assert "Open de Lyon" == incoming(data.replace(b";vill=", b";VILL="))[1].event.settings.name
