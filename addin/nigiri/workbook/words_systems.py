"""The systems of play in words: their names, and why two meet."""

from __future__ import annotations

from nigiri.domain.systems.registry import SYSTEMS

#: Key of a system -> its name in both languages.
NAMES: dict[str, tuple[str, str]] = {
    "mcmahon": ("McMahon", "McMahon"),
    "swiss": ("Swiss", "suisse"),
    "round robin": ("round robin", "toutes rondes"),
}

#: The systems as choices of a setting: key, name in both languages.
SYSTEM_CHOICES = tuple((key, *NAMES[key]) for key in SYSTEMS)
