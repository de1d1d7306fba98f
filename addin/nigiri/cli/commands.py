"""All commands in the order of the day, and the module of this package that has each.

A module is loaded when one of its commands is asked for; nigiri --help asks for all.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    import click

MODULES: dict[str, tuple[str, ...]] = {
    "registration": ("new", "import", "sections", "number"),
    "congress": ("supergroup",),
    "family": ("players", "bring"),
    "ratings": ("ratings",),
    "ruling": ("rules",),
    "side_events": ("chart", "ladder"),
    "wishing": ("wish", "wishes"),
    "play": ("draw", "keep", "discard", "result"),
    "verifying": ("verify",),
    "coming": ("out", "back", "late", "bye"),
    "answers": ("why", "why-place", "what-if"),
    "simulating": ("simulate",),
    "looking": ("standings", "grid", "proof", "check", "missing"),
    "printing": ("print",),
    "templates": ("templates",),
    "publishing": ("publish",),
    "federations": ("preflight",),
    "going_back": ("undo", "history", "restore"),
    "archive": ("demo", "replay", "recalculate"),
    "exchanging": ("open", "export"),
    "buttons": ("pipe", "serve"),
    "libreoffice": ("libreoffice",),
    "excel": ("excel",),
}
_MODULE_OF = {name: module for module, names in MODULES.items() for name in names}


class Commands(Mapping[str, "click.Command"]):
    """All commands by name; one is loaded when it is asked for, none to say what there is."""

    def __getitem__(self, name: str) -> click.Command:
        """Return the command of that name; KeyError for another."""
        module = import_module(f"nigiri.cli.{_MODULE_OF[name]}")
        commands: tuple[click.Command, ...] = module.COMMANDS
        return {each.name: each for each in commands}[name]

    def __iter__(self) -> Iterator[str]:
        """Yield the names in the order of the day."""
        return iter(_MODULE_OF)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(_MODULE_OF)
