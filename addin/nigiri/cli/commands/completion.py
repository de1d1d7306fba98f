"""The command that completes the others in a shell: completion."""

from __future__ import annotations

import click

from nigiri.cli.frame.names import one_of
from nigiri.cli.frame.screen import put

SHELLS = ("bash", "zsh", "fish")
_ASKED_BY = "_NIGIRI_COMPLETE"


@click.command()
@click.argument("shell", metavar="SHELL", type=one_of(*SHELLS))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print what SHELL (bash, zsh or fish) needs to complete commands, options and names."""
    from click.shell_completion import get_completion_class

    completes = get_completion_class(shell)
    if completes is not None:
        put(completes(ctx.find_root().command, {}, "nigiri", _ASKED_BY).source(), end="")


COMMANDS = (completion,)
