"""The names of the systems of play."""

from __future__ import annotations

from nigiri.messages.catalogue import every, text


def _key(system: str) -> str:
    """Return the key of the name of a system."""
    return f"system.{system.replace(' ', '-')}"


def name_of(system: str, language: str) -> str:
    """Return the name of a system in that language."""
    return text(_key(system), language)


def system_spellings(system: str) -> tuple[str, ...]:
    """Return all that is read as a system: its code, and its names in every language."""
    return (system, *every(_key(system)))
