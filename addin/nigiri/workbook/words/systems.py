"""The names of the systems of play."""

from __future__ import annotations

from nigiri.domain.systems.registry import SYSTEMS
from nigiri.messages.catalogue import every, text


def _key(system: str) -> str:
    """Return the key of the name of a system."""
    return f"system.{system.replace(' ', '-')}"


def _both(system: str) -> tuple[str, str]:
    """Return the name of a system in English and French."""
    english, french = every(_key(system))
    return english, french


#: The systems as choices of a setting: key, name in every language.
SYSTEM_CHOICES = tuple((key, *_both(key)) for key in SYSTEMS)


def name_of(key: str, language: str) -> str:
    """Return the name of a system in that language."""
    return text(_key(key), language)
