"""Compare names as people do: capitals, accents and spaces make no difference."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    """Return the text without capitals, accents and superfluous spaces: "Québec " is "quebec".

    The same on every machine: no locale takes part.
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(bare.split())
