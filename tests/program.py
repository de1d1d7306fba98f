"""Every command of the program, as the pages must describe it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli import program

if TYPE_CHECKING:
    from collections.abc import Iterator


def commands(group: click.Group = program, above: str = "") -> Iterator[tuple[str, click.Command]]:
    """Yield every command with the words it is called by."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if isinstance(command, click.Group):
            yield from commands(command, f"{above}{name} ")
        elif command is not None:
            yield f"{above}{name}", command
