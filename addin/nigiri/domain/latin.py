"""Names in the letters of ASCII, for federations whose files have no others.

letters                        become              why
é, ü, å, č, ő, ...             e, u, a, c, o       without their marks (Unicode's decomposition)
ł, ø, đ, ħ, ß, æ, œ, þ, ð      l, o, d, h, ss     Unicode takes no mark off: the table
’, –, …                        ', -, ...           the table, and Unicode's
Cyrillic, Chinese, ...         ?                   nobody knows how the player writes them
"""

from __future__ import annotations

import unicodedata

_SPELLED = {
    "ł": "l", "ø": "o", "đ": "d", "ħ": "h", "\u0131": "i", "ß": "ss", "æ": "ae", "œ": "oe",
    "þ": "th", "ð": "d", "ŋ": "n", "ŧ": "t", "ĸ": "k", "’": "'", "\u2018": "'", "\u02bc": "'",
    "“": '"', "”": '"', "–": "-", "—": "-", "‑": "-", "−": "-",
}  # fmt: skip
_TABLE = str.maketrans(
    {**_SPELLED, **{sign.upper(): to.capitalize() for sign, to in _SPELLED.items() if to.isalpha()
                    and len(sign.upper()) == 1}}
)  # fmt: skip

UNKNOWN = "?"


def in_ascii(text: str) -> str:
    """Return the text in ASCII; "?" for every letter that ASCII cannot say."""
    bare = "".join(sign for sign in _taken_apart(text) if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else UNKNOWN for sign in bare)


def beyond_ascii(text: str) -> str:
    """Return the letters that ASCII cannot say, each once, in their order; "" for none."""
    lost = (sign for sign in text if UNKNOWN in in_ascii(sign) and sign != UNKNOWN)
    return "".join(dict.fromkeys(lost))


def _taken_apart(text: str) -> str:
    """Return the text with every mark as a sign of its own."""
    return unicodedata.normalize("NFKD", text.translate(_TABLE)).translate(_TABLE)
