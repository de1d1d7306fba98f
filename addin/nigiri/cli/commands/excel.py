"""The commands that put nigiri's tab into Excel."""

from __future__ import annotations

import click

from nigiri.cli.frame.addins import tell_missing, write_out
from nigiri.cli.frame.screen import say
from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import message

_language = click.option("--language", type=click.Choice(LANGUAGES), default="en")


@click.group()
def excel() -> None:
    """Put nigiri's tab into Excel."""


@excel.command()
@_language
def install(language: str) -> None:
    """Put the tab into Excel."""
    from nigiri.extension.excel.install import install as put

    put(language)
    say(message("command.excel.installed"))


@excel.command()
def uninstall() -> None:
    """Take the tab out of Excel."""
    from nigiri.extension.excel.install import uninstall as take

    take()
    say(message("command.excel.gone"))


@excel.command()
def doctor() -> None:
    """Say what is missing, one sentence each."""
    from nigiri.extension.excel.install import missing

    tell_missing(missing(), message("command.excel.well"))


@excel.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--python")
@_language
def build(file: str, python: str | None, language: str) -> None:
    """Write the add-in into FILE, to install it by hand."""
    import sys

    from nigiri.extension.excel.archive import build_addin

    starts = python or sys.executable
    built = message("command.excel.built", file=file, starts=starts)
    write_out(file, build_addin(starts, language), built)


COMMANDS = (excel,)
