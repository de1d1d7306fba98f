"""The texts of federations' files: from bytes to lines and back, without forbidden characters."""

from __future__ import annotations

import codecs
import re
from typing import TYPE_CHECKING

from nigiri.domain.text import in_ascii

if TYPE_CHECKING:
    from collections.abc import Iterable

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
#: Without a mark: the first character of such a file, a letter or a figure, in two bytes.
_UNMARKED = ((re.compile(rb"[\t-~]\0"), "utf-16-le"), (re.compile(rb"\0[\t-~]"), "utf-16-be"))

#: The encoding of these files where they are not UTF-8: it has a character for every byte.
LATIN = "iso-8859-15"


_HEAD = 200_000
#: Characters that no cell can hold.
_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]")


def lines(data: bytes) -> list[str]:
    """Return the lines of a file: UTF-8, UTF-16 with its mark or without, else ISO-8859-15.

    Broken bytes become replacement characters; no file is refused for them.
    """
    named = next((name for mark, name in _MARKS if data.startswith(mark)), None)
    named = named or next((name for first, name in _UNMARKED if first.match(data)), None)
    if named:
        text = data.decode(named, "replace")
    else:
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            text = data.decode(LATIN)
    return [_CONTROLS.sub(" ", line) for line in re.split(r"\r\n?|\n", text)]


def first_lines(data: bytes) -> list[str]:
    """Return the first lines of a file, enough to recognise it behind many remarks."""
    return lines(data[:_HEAD])


def one_line(text: str) -> str:
    """Return the text in one line with single spaces."""
    return " ".join(text.split())


def commented(data: bytes, mark: str, remarks: Iterable[str]) -> bytes:
    """Return a file with remarks above it, each in a line that its readers skip.

    mark -- the beginning of such a line
    """
    head = "".join(f"{mark} {one_line(remark)}\n" for remark in remarks)
    return in_ascii(head).encode("ascii", "replace") + data
