"""All commands in the order of the day, and the module of this package that has each.

A module is loaded when one of its commands is asked for; nigiri --help asks for all.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
NAMES = tuple(_MODULE_OF)


def command(name: str) -> click.Command | None:
    """Return the command of that name, None for another."""
    if name not in _MODULE_OF:
        return None
    commands = import_module(f"nigiri.cli.{_MODULE_OF[name]}").COMMANDS
    return next((each for each in commands if each.name == name), None)
