"""The systems of play in words: their names, and why two meet."""

from __future__ import annotations

from nigiri.domain.systems.registry import SYSTEMS

#: Key of a system -> its name in both languages.
NAMES: dict[str, tuple[str, str]] = {
    "mcmahon": ("McMahon", "McMahon"),
    "swiss": ("Swiss", "suisse"),
    "round robin": ("round robin", "toutes rondes"),
    "double round robin": ("double round robin", "toutes rondes aller-retour"),
    "round robin by section": ("round robin by section", "toutes rondes par section"),
    "knockout": ("knockout", "élimination directe"),
    "generalised knockout": ("generalised knockout", "élimination généralisée"),
    "swiss knockout": ("Swiss knockout", "élimination et suisse"),
    "preliminaries": ("preliminaries", "préliminaires"),
    "qualification": ("qualification", "qualification"),
    "play-off": ("play-off", "barrage"),
    "two teams": ("two teams", "deux équipes"),
    "team round robin": ("team round robin", "toutes rondes par équipes"),
    "team swiss": ("team Swiss", "suisse par équipes"),
}

#: The systems as choices of a setting: key, name in both languages.
SYSTEM_CHOICES = tuple((key, *NAMES[key]) for key in SYSTEMS)
