"""The names of the systems of play."""

from __future__ import annotations

from nigiri.domain.model.system import system_name
from nigiri.messages.catalogue import every


def name_of(system: str, language: str) -> str:
    """Return the name of a system in that language."""
    return system_name(system).said(language)


def system_spellings(system: str) -> tuple[str, ...]:
    """Return all that is read as a system: its code, and its names in every language."""
    return (system, *every(system_name(system).key))
