"""The commands that put nigiri's tab into Excel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.addins import tell_missing, write_out
from nigiri.cli.frame.language import speaking
from nigiri.cli.frame.names import LANGUAGE
from nigiri.cli.frame.options import ANY_PATH
from nigiri.cli.frame.screen import in_words, patience, say
from nigiri.messages.message import message

if TYPE_CHECKING:
    from pathlib import Path

_KIT, _DOCTORS = "nigiri-kit", "nigiri-excel.txt"
_language = click.option("--language", type=LANGUAGE, default="en")


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
@click.option("--report", metavar="FILE", is_flag=False, flag_value=_DOCTORS, type=ANY_PATH)
def doctor(report: Path | None) -> None:
    """Say what is missing, one sentence each; or write all that is known into a file."""
    from nigiri.extension.excel.install import missing

    if report is None:
        tell_missing(missing(), message("command.excel.well"))
        return
    from nigiri.extension.excel.doctor import report as told

    written = message("kit.doctor.written", file=str(report))
    write_out(str(report), told(speaking()).encode(), written)


@excel.command()
@click.argument("folder", type=ANY_PATH, default=_KIT)
@click.option("--python")
@click.option("--language", type=LANGUAGE)
def kit(folder: Path, python: str | None, language: str | None) -> None:
    """Write into FOLDER what a volunteer needs to try nigiri in Excel."""
    import sys

    from nigiri.extension.excel.kit import kit as made_of
    from nigiri.extension.excel.kit import made_sentence, write_kit

    with patience(message("command.works", command="excel kit")):
        made = made_of(language or speaking(), python or sys.executable)
        write_kit(folder, made.files)
    say(made_sentence(folder, made))


@excel.command()
@click.argument("folder", type=ANY_PATH)
@click.pass_context
def judge(ctx: click.Context, folder: Path) -> None:
    """Compare what a volunteer saved in FOLDER with what nigiri wrote."""
    from nigiri.errors import SheetProblems
    from nigiri.extension.excel.judge import REPORT, verdict
    from nigiri.extension.excel.judge import judge as judged_in

    with patience(message("command.works", command="excel judge")):
        judged = judged_in(folder)
    report, text = folder / REPORT, "\n".join(map(in_words, judged.lines))
    write_out(str(report), f"{text}\n".encode(), verdict(judged, report))
    if judged.found:
        ctx.exit(SheetProblems.exit_code)


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
