"""The commands that put nigiri's menu into LibreOffice."""

from __future__ import annotations

import click

from nigiri.cli.frame.addins import tell_missing, write_out
from nigiri.cli.frame.screen import say


@click.group()
def libreoffice() -> None:
    """Put nigiri's menu and toolbar into LibreOffice."""


@libreoffice.command()
def install() -> None:
    """Put the menu into LibreOffice."""
    from nigiri.extension.install import install as put

    put()
    say("LibreOffice has the menu Go tournament now. Start it anew to see it.")


@libreoffice.command()
def uninstall() -> None:
    """Take the menu out of LibreOffice."""
    from nigiri.extension.install import uninstall as take

    take()
    say("The menu is gone from LibreOffice.")


@libreoffice.command()
def doctor() -> None:
    """Say what is missing, one sentence each."""
    from nigiri.extension.install import missing

    tell_missing(missing(), "All is well: LibreOffice has the menu, of the same version as nigiri.")


@libreoffice.command()
@click.argument("file", type=click.Path(dir_okay=False))
def build(file: str) -> None:
    """Write the extension into FILE, to install it by hand."""
    import sys

    from nigiri.extension.archive import build_extension

    write_out(file, build_extension(sys.executable), f"The extension is in {file}.")


COMMANDS = (libreoffice,)
