"""Words that agree with a number: 1 game, 2 games; in French 1½ partie, 2 parties.

A template has both forms in one place, with # for the number: "{games:# game|# games} left".
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

CHOICE = re.compile(r"\{(\w+):([^{}|]*)\|([^{}|]*)\}")
"""A choice in a template: the fact, the words for one, the words for many."""
_NUMBER = re.compile(r"[+\-−±]?(\d*)(½|[.,]\d+)?")
_TWO = 2


def counted(number: int, thing: str, things: str = "") -> str:
    """Return a number with its noun: "1 player", "3 players".

    things -- the plural, where it is not the noun with an s
    """
    return f"{number} {thing if number == 1 else things or f'{thing}s'}"


def agreeing(template: str, language: str, facts: Mapping[str, object]) -> str:
    """Return a template with its facts filled in, and the words that agree with them.

    Raises KeyError for a missing fact.
    """
    if "|" in template:
        template = CHOICE.sub(lambda found: _chosen(found, language, facts), template)
    return template.format(**facts)


def _chosen(found: re.Match[str], language: str, facts: Mapping[str, object]) -> str:
    """Return the words of a choice, with the number in them."""
    number = str(facts[found[1]])
    words = found[2] if _is_one(number, language) else found[3]
    return words.replace("#", number.replace("{", "{{").replace("}", "}}"))


def _is_one(number: str, language: str) -> bool:
    """Tell whether a number takes the singular: 1 and ½, in French all below 2; a text does not."""
    parts = _NUMBER.fullmatch(number.strip())
    if parts is None or not (parts[1] or parts[2]):
        return False
    rest = parts[2] or ""
    size = Fraction(parts[1] or 0)
    size += Fraction(1, 2) if rest == "½" else Fraction(f"0{rest.replace(',', '.')}")
    return size < _TWO if language.startswith("fr") else 0 < size <= 1
