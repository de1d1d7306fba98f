"""One spelling of a formula, whatever program wrote it: what it refers to and calculates stays."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.package.formulas import moved, tokens, unquoted

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.package.formulas import Token

#: Where the first cell of a rule is thought to be: far enough for what it refers to before it.
_FAR_ROW, _FAR_COLUMN = 500_000, 8_000
_SPACE = re.compile(r"\s+")
_NUMBER = re.compile(r"\d*\.?\d+|\d+\.")
#: Functions newer than the format have this before their name in a file.
_NEWER = re.compile(r"_XLFN\.(?:_XLWS\.)?")
_CALLED = re.compile(r"\b(TRUE|FALSE)\(\)")


@lru_cache(maxsize=2**14)
def spelled_alike(text: str) -> str:
    """Return a formula without "=" in one spelling.

    Spaces, the case of functions, quotes that a sheet's name does not need, "0.50" for 0.5 and
    TRUE() for TRUE mean nothing. Remembered, as what is compared holds mostly the same formulas.
    """
    pieces, at = [], 0
    for token in tokens(text):
        pieces += [_SPACE.sub("", text[at : token.start()]), _alike(token)]
        at = token.end()
    whole = "".join([*pieces, _SPACE.sub("", text[at:])])
    return _CALLED.sub(r"\1", _NEWER.sub("", whole)).removeprefix("=")


def at_home(text: str, row: int, column: int) -> str:
    """Return the formula of a rule as if its area began in one and the same cell everywhere.

    row, column -- the first cell of its area, from which relative references count
    """
    return moved(spelled_alike(text), _FAR_ROW - row, _FAR_COLUMN - column)


def _alike(token: Token) -> str:
    """Return the one spelling of a text, a sheet's name, a reference or a word."""
    found = token[0]
    if token["sheet"] is not None:
        return "'" + unquoted(found[:-1]).replace("'", "''") + "'!"
    if token["word"] is not None:
        return f"{float(found):.15g}" if _NUMBER.fullmatch(found) else found.upper()
    return found
