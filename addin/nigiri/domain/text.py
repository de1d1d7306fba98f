"""Names for comparison, their width on paper and on a screen, and their letters in ASCII."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

#: The width of characters in a proportional typeface like Arial, in hundredths of the type size.
_ADVANCES = {
    sign: hundredths
    for signs, hundredths in (
        ("ijl'|", 23),
        (" .,:;!/ftI", 28),
        ("-()r", 34),
        ("ckJsvxyz", 50),
        ("MmQGO", 84),
        ("W", 95),
    )
    for sign in signs
}
_SMALL, _CAPITAL, _SQUARE = 57, 73, 100
_BRACKETS = re.compile(r"[(\uff08]([^()\uff08\uff09]+)[)\uff09]")  # round, also the wide ones
_MANY = 2**14  # texts that a large event has, so that none is looked at letter by letter twice


@lru_cache(maxsize=_MANY)
def plain(text: str) -> str:
    """Return the text without capitals, accents and superfluous spaces: "Québec " is "quebec".

    "Müller" is "muller", and no "mueller". The same on every machine: no locale takes part.
    """
    if text.isascii():  # most are, and need no table of letters
        return " ".join(text.casefold().split())
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(bare.split())


def marked(name: str, number: int) -> str:
    """Return a name with the number that tells two of one name apart: "Yuzo (2)"."""
    return f"{name} ({number})".strip()


def unmarked(name: str) -> str:
    """Return a name without the number that tells two of one name apart: "Yuzo (2)" is "Yuzo"."""
    return re.sub(r"\s*\(\d+\)$", "", name.strip(), flags=re.ASCII)


def clean(text: str) -> str:
    """Return one line without control signs and double spaces: safe on paper and in a terminal."""
    shown = (" " if unicodedata.category(sign) == "Cc" else sign for sign in text)
    return " ".join("".join(shown).split())


_FROM_RIGHT = {"R", "AL"}
_AS_IT_IS, _FROM_LEFT, _END = "\u2068", "\u2066", "\u2069"


def isolated(text: str) -> str:
    """Return a text that does not turn what stands beside it, in invisible signs of Unicode.

    Only letters that are read from the right, Arabic or Hebrew, do that; others need no signs.
    """
    kinds = set() if text.isascii() else {*map(unicodedata.bidirectional, text)}
    if kinds.isdisjoint(_FROM_RIGHT):
        return text
    return f"{_FROM_LEFT if 'L' in kinds else _AS_IT_IS}{text}{_END}"


def width(text: str) -> int:
    """Return the columns a text takes: East Asian characters two, combining accents none."""
    return sum(map(_columns, text))


def _columns(sign: str) -> int:
    """Return the columns of one character."""
    if unicodedata.combining(sign):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in {"W", "F"} else 1


@lru_cache(maxsize=2**12)
def printed_width(text: str) -> int:
    """Return the approximate printed width, in hundredths of the type size; rather too wide.

    Remembered, as the same names are measured by every command.
    """
    return sum(map(_advance, unicodedata.normalize("NFD", text)))


def _advance(sign: str) -> int:
    """Return the approximate printed width of a character, in hundredths of the type size."""
    columns = _columns(sign)
    usual = _CAPITAL if sign.isupper() else _SMALL
    return _ADVANCES.get(sign, usual) if columns == 1 else columns * _SQUARE // 2


_SPELLED = {
    "ł": "l", "ø": "o", "đ": "d", "ħ": "h", "\u0131": "i", "ß": "ss", "æ": "ae", "œ": "oe",
    "þ": "th", "ð": "d", "ŋ": "n", "ŧ": "t", "ĸ": "k", "’": "'", "\u2018": "'", "\u02bc": "'",
    "“": '"', "”": '"', "–": "-", "—": "-", "‑": "-", "−": "-",
}  # fmt: skip  # pairs, several a line
_TABLE = str.maketrans(
    {
        **_SPELLED,
        **{
            sign.upper(): to.capitalize()
            for sign, to in _SPELLED.items()
            if to.isalpha() and len(sign.upper()) == 1
        },
    }
)

UNKNOWN = "?"


def in_ascii(text: str) -> str:
    """Return the text in ASCII, for federations whose files have no other letters.

    letters                        become              why
    é, ü, å, č, ő, ...             e, u, a, c, o       without their marks (Unicode's decomposition)
    ł, ø, đ, ħ, ß, æ, œ, þ, ð      l, o, d, h, ss     Unicode takes no mark off: the table
    ’, –, …                        ', -, ...           the table, and Unicode's
    Cyrillic, Chinese, ...         ?                   the player's own spelling is not known
    """
    bare = "".join(sign for sign in _taken_apart(text) if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else UNKNOWN for sign in bare)


def latin_form(text: str, lost: Callable[[str], str]) -> str:
    """Return the form of a name in brackets, where only that can be written: "太田 (Ota)" is "Ota".

    lost -- returns the letters of a text that cannot be written
    """
    typed = (found.strip() for found in _BRACKETS.findall(text) if lost(text))
    return next((form for form in typed if form[:1].isalpha() and not lost(form)), text)


def beyond_ascii(text: str) -> str:
    """Return the letters that ASCII does not have, each once, in their order; "" for none."""
    lost = (sign for sign in text if UNKNOWN in in_ascii(sign) and sign != UNKNOWN)
    return "".join(dict.fromkeys(lost))


def in_western(text: str) -> str:
    """Return the text in letters of ISO 8859-15: "Ożóg" is "Ozóg"; what it lacks is in ASCII."""
    signs = unicodedata.normalize("NFC", text)
    return "".join(
        sign if sign.encode("iso-8859-15", "ignore") else in_ascii(sign) for sign in signs
    )


def _taken_apart(text: str) -> str:
    """Return the text with every mark as a character of its own."""
    return unicodedata.normalize("NFKD", text.translate(_TABLE)).translate(_TABLE)
