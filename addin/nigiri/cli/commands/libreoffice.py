"""The commands that put nigiri's menu into LibreOffice."""

from __future__ import annotations

import click

from nigiri.cli.frame.addins import tell_missing, write_out
from nigiri.cli.frame.names import COMPUTER
from nigiri.cli.frame.screen import say
from nigiri.messages.message import message


@click.group()
def libreoffice() -> None:
    """Put nigiri's menu and toolbar into LibreOffice."""


@libreoffice.command()
def install() -> None:
    """Put the menu into LibreOffice."""
    from nigiri.extension.install import install as put

    where = put()
    key = "command.libreoffice.installed.all" if where.shared else "command.libreoffice.installed"
    say(message(key, folder=where.folder))


@libreoffice.command()
def uninstall() -> None:
    """Take the menu out of LibreOffice."""
    from nigiri.extension.install import uninstall as take

    take()
    say(message("command.libreoffice.gone"))


@libreoffice.command()
def doctor() -> None:
    """Say what is missing, one sentence each."""
    from nigiri.extension.install import missing

    tell_missing(missing(), message("command.libreoffice.well"))


@libreoffice.command()
@click.option("--self-contained", "system", type=COMPUTER, metavar="SYSTEM")
@click.argument("file", type=click.Path(dir_okay=False))
def build(file: str, system: str | None) -> None:
    """Write the extension into FILE, to install it by hand."""
    import sys
    from pathlib import Path

    built = message("command.libreoffice.built", file=file)
    if system is not None:
        from nigiri.extension.engine.bundle import build as build_self_contained

        build_self_contained(system, Path(file))
        say(built)
        return
    from nigiri.extension.archive import build_extension

    write_out(file, build_extension(sys.executable), built)


COMMANDS = (libreoffice,)
