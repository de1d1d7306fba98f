"""Recognise sentences that nigiri wrote into a cell, in any language and with any facts."""

from __future__ import annotations

import re
from functools import cache

from nigiri.messages.catalogue import every
from nigiri.messages.plurals import CHOICE

_FACT = re.compile(rf"\{{\w+\}}|{CHOICE.pattern}")


@cache
def said_by(*keys: str) -> re.Pattern[str]:
    """Return the pattern that one of these texts matches from end to end; facts may be anything."""
    templates = (template for key in keys for template in every(key))
    return re.compile("|".join(map(_pattern, templates)), re.DOTALL)


def _pattern(template: str) -> str:
    """Return the pattern of a template."""
    parts, end = list[str](), 0
    for found in _FACT.finditer(template):
        parts += re.escape(template[end : found.start()]), ".+?"
        end = found.end()
    return "".join(parts) + re.escape(template[end:])
