"""The VBA that a button of Excel runs, written into the project that xlwings ships.

The source of one module is replaced by as many bytes, packed as VBA projects pack texts (MS-OVBA
2.4.1, one chunk of at most 4,096 bytes). They replace Excel's compiled form of the old source as
well: the list of modules then says that the source begins at once, as for the module with xlwings'
own source. The project is marked to be compiled from its sources.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING

from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

#: A piece of a text: where it begins, how long it is, how far back it stands, too (0: nowhere).
Piece = tuple[int, int, int]

_PACKING_BEGINS, _SIGNATURE = b"\x01", 0xB000
_HEADER, _SHORTEST, _GROUP = 3, 3, 8
#: Bits that a single byte and a copy take, with the one before its group.
_BYTE, _COPY = 9, 17


def packed(text: bytes, size: int) -> bytes:
    """Return a text packed into exactly `size` bytes; ValueError where that is impossible.

    First as short as possible; then copies are written out, the last ones first, while there is
    room.
    """
    pieces = _pieces(text)
    for index in reversed(range(len(pieces))):
        at, length, back = pieces[index]
        out = [(at + n, 1, 0) for n in range(length)]
        trial = [*pieces[:index], *out, *pieces[index + 1 :]]
        if back and _size(trial) <= size:
            pieces = trial
    if _size(pieces) != size:
        msg = f"{len(text)} bytes cannot be packed into {size}"
        raise ValueError(msg)
    data = b"".join(_groups(text, pieces))
    return _PACKING_BEGINS + (_SIGNATURE | (len(data) - 1)).to_bytes(2, "little") + data


def unpacked(data: bytes) -> bytes:
    """Return a text unpacked."""
    text, at = bytearray(), _HEADER
    while at < len(data):
        flags, at = data[at], at + 1
        for index in range(_GROUP):
            if not flags >> index & 1:
                text += data[at : at + 1]
                at += 1
                continue
            token, bits = int.from_bytes(data[at : at + 2], "little"), _bits(len(text))
            back, length = (token >> 16 - bits) + 1, (token & 0xFFFF >> bits) + _SHORTEST
            for _ in range(length):
                text.append(text[-back])
            at += 2
    return bytes(text)


def _pieces(text: bytes) -> list[Piece]:
    """Return a text as single bytes and copies of earlier bytes, as short as possible.

    Found from the end: the best piece at a position follows from those of all later positions.
    """
    best: list[tuple[int, Piece | None]] = [(0, None)] * (len(text) + 1)
    for at in reversed(range(len(text))):
        most, back = _longest(text, at)
        choices = [(_BYTE + best[at + 1][0], (at, 1, 0))]
        choices += [
            (_COPY + best[at + length][0], (at, length, back))
            for length in range(_SHORTEST, most + 1)
        ]
        best[at] = min(choices)
    pieces: list[Piece] = []
    while (piece := best[sum(pieces[-1][:2]) if pieces else 0][1]) is not None:
        pieces.append(piece)
    return pieces


def _longest(text: bytes, at: int) -> tuple[int, int]:
    """Return length and distance of the longest earlier copy of what stands there, or 0 and 0."""
    most = min((0xFFFF >> _bits(at)) + _SHORTEST, len(text) - at)
    length = back = 0
    while length < most:
        found = text.rfind(text[at : at + length + 1], 0, at + length)
        if found < 0:
            break
        length, back = length + 1, at - found
    return length, back


def _bits(at: int) -> int:
    """Return the number of bits for the distance of a copy at a position."""
    return max(4, (at - 1).bit_length()) if at else 4


def _size(pieces: Sequence[Piece]) -> int:
    """Return the number of bytes that pieces take, with headers and flags."""
    groups = -(-len(pieces) // _GROUP)
    return _HEADER + groups + sum(2 if back else 1 for _, _, back in pieces)


def _groups(text: bytes, pieces: Sequence[Piece]) -> Iterator[bytes]:
    """Yield pieces by eight, before them a byte whose bits mark copies."""
    for first in range(0, len(pieces), _GROUP):
        group = pieces[first : first + _GROUP]
        yield bytes([sum(1 << index for index, (_, _, back) in enumerate(group) if back)])
        for at, length, back in group:
            token = (back - 1) << 16 - _bits(at) | (length - _SHORTEST)
            yield token.to_bytes(2, "little") if back else text[at : at + 1]


#: The module with what the tab calls.
MODULE = "RibbonMyAddin"
CALLBACK = f"{MODULE}.RunMain"
_SOURCE = """Attribute VB_Name = "{module}"
Option Explicit

' All buttons of the tab come here; the workbook in front is what is worked in.
' The tag of a button is the name of an action; the table of actions is nigiri's own, and the
' same for the menu in LibreOffice. Which Python is started stands on the only sheet of this
' add-in. The other modules are those of xlwings, under its licence, as they were shipped.
' Whatever goes wrong in Python is told by Python, in one sentence; a fault also gets a file.
' What is told here is in the language of the tab, with a number for each letter with a mark.

Sub RunMain(control As IRibbonControl)
    If ActiveWorkbook Is Nothing Then
        MsgBox {open}, , "nigiri"
        Exit Sub
    End If
    On Error GoTo Failed
    RunPython "import nigiri.buttons; nigiri.buttons.run('" & control.Tag & "')"
    Exit Sub
Failed:
    MsgBox {failed} & vbNewLine & _
        {unchanged}, , "nigiri"
End Sub
"""
#: So many line ends may stand behind the source.
_MOST_LINES = 40
_REASON = "\0"
"""In a sentence, where Excel's own words stand."""


def source(language: str) -> str:
    """Return the source of the module; what it says is in a language."""
    said = {
        "open": message("install.excel.open-workbook"),
        "failed": message("install.excel.not-started", reason=_REASON),
        "unchanged": message("install.excel.nothing-changed"),
    }
    vba = {name: _as_vba(sentence.said(language)) for name, sentence in said.items()}
    return _SOURCE.format(module=MODULE, **vba).replace("\n", "\r\n")


def _as_vba(sentence: str) -> str:
    """Return a sentence as VBA has it, in ASCII: any other letter by its number."""
    written = "".join(
        sign if sign.isascii() else f'" & ChrW({ord(sign)}) & "'
        for sign in sentence.replace('"', '""')
    )
    return f'"{written}"'.replace(_REASON, '" & Err.Description & "').replace(' & ""', "")


_MODULES, _STREAM = "VBA/dir", f"VBA/{MODULE}"
#: What the list of modules says of where the source begins, before and after.
_BEGINS, _BEGAN = b"\x31\0\4\0\0\0" + bytes(4), b"\x31\0\4\0\0\0\xd2\3\0\0"


@cache
def rewritten(project: bytes, language: str) -> bytes:
    """Return vbaProject.bin with nigiri's source, which speaks a language.

    Raises ValueError where that needs another size.
    """
    import olefile  # noqa: PLC0415 -- an extra; only who builds the add-in needs it

    held = BytesIO(project)
    with olefile.OleFileIO(held, write_mode=True) as ole:
        modules = ole.openstream(_MODULES).read()
        told = unpacked(modules).replace(_BEGAN, _BEGINS)
        ole.write_stream(_MODULES, packed(told, len(modules)))
        ole.write_stream(_STREAM, _fitted(source(language).encode("ascii"), ole.get_size(_STREAM)))
    return held.getvalue()


def _fitted(code: bytes, size: int) -> bytes:
    """Return a source packed into so many bytes, with line ends behind it where that is needed."""
    for more in range(_MOST_LINES):
        with suppress(ValueError):
            return packed(code + b"\r\n" * more, size)
    return packed(code, size)
