"""The output of the program: sentences and JSON; errors and warnings on standard error."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import sys
import threading
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from nigiri.cli.frame.language import heard, speaking
from nigiri.errors import HostError
from nigiri.messages.catalogue import as_typed
from nigiri.messages.message import TURNS, Message, Several, message, visible

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_BESIDE = {"import": "command.beside.list"}
"""Command -> the key of what is typed behind the file."""
#: Commands of several words, or with the name of a format first: the file comes after these.
_GROUPS = frozenset({"print", "ratings", "export", "preflight"})
#: Commands that take no workbook, or name the one they make.
_WITHOUT_FILE = frozenset(
    {"new", "club", "demo", "templates", "pipe", "serve", "libreoffice", "excel", "completion"}
)
_WITH_FILE_IN_GROUP = re.compile(r"print [a-z-]+|ratings fill|(?:export|preflight) [a-z0-9-]+")
_FILE = "nigiri.file"
TYPED = "nigiri.typed"
"""What was typed after `nigiri`, in the context of a command."""
_PATIENCE = 1.0


def put(text: str, *, end: str = "\n", colour: bool | None = None) -> None:
    """Print a text; HostError where it cannot be written, as on a full disk.

    Signs in names that would turn the order of the line are seen instead.

    colour -- whether its colours stay; None lets the terminal decide
    """
    try:
        click.echo(visible(text) + end, nl=False, color=colour)
    except BrokenPipeError:  # who reads has seen enough
        raise
    except OSError as error:
        unheard = message("command.unheard", reason=error.strerror or str(error))
        raise HostError(unheard) from error


def say(text: str, file: Path | None = None) -> None:
    """Print a sentence, with the file added to commands in it."""
    put(in_words(text, file))


def complain(text: str, ctx: click.Context | None = None, file: Path | None = None) -> None:
    """Print an error or a warning, with a file added to commands in it.

    file -- the one of the command line in `ctx` if None
    Where even that cannot be written, only the exit code remains.
    """
    with suppress(OSError):
        click.echo(visible(in_words(text, file or _file_of(ctx), ctx)), err=True)


def in_words(text: str, file: Path | None = None, ctx: click.Context | None = None) -> str:
    """Return a sentence as it is read here: commands in it as they are typed for the file."""
    if isinstance(text, Several):
        between = in_words(text.between, None, ctx)
        return between.join(in_words(part, file, ctx) for part in text.parts)
    if isinstance(text, Message):
        language = speaking(ctx)
        return text.said(language, as_typed if file is None else _typed_for(file, language))
    return text


def _typed_for(file: Path, language: str) -> Callable[[str], str]:
    """Return a function that spells out a command for a file."""
    return lambda command: for_file(command, file, language)


def for_file(command: str, file: Path, language: str = "en") -> str:
    """Return a command of a Message as it is typed for this file.

    "nigiri draw --rest" becomes "nigiri draw open.xlsx --rest"; FILE in it is replaced.
    """
    _, _, words = command.partition(" ")
    name, _, rest = words.partition(" ")
    if name in _WITHOUT_FILE or name.startswith("-"):
        return command
    if name in _GROUPS:
        found = _WITH_FILE_IN_GROUP.match(words)
        if found is None:
            return f"{program_call()} {words}"
        name, rest = found[0], words[found.end() :].strip()
    rest = rest.removeprefix("FILE").strip()
    typed = " ".join(filter(None, [program_call(), name, quoted(file), rest]))
    return f"{typed} {message(_BESIDE[name]).said(language)}" if name in _BESIDE else typed


def remember_file(file: Path) -> None:
    """Remember the file of the command line for sentences of errors."""
    click.get_current_context().meta[_FILE] = file


def remembered_file() -> Path | None:
    """Return the file of the command that runs, None when it has none."""
    return _file_of(click.get_current_context(silent=True))


def _file_of(ctx: click.Context | None) -> Path | None:
    """Return the file of a command, None when it has none or was not parsed."""
    file = ctx.meta.get(_FILE) if ctx else None
    return file if isinstance(file, Path) else None


def unheard_file(ctx: click.Context) -> Path | None:
    """Return the file of a command whose language is not known yet, and would be spoken."""
    return None if heard(ctx) else _file_of(ctx)


def quoted(path: Path) -> str:
    """Return a path quoted for a shell."""
    if os.name != "nt":
        return shlex.quote(str(path))
    from subprocess import list2cmdline

    return list2cmdline([str(path)])


def program_call() -> str:
    """Return the words that call the program here: its name, its path, or Python's."""
    if shutil.which("nigiri"):
        return "nigiri"
    python = Path(sys.executable)
    beside = python.with_name("nigiri.exe" if os.name == "nt" else "nigiri")
    if beside.exists():
        return quoted(_short(beside))
    if shutil.which("python") == str(python):
        return "python -m nigiri"
    return f"{quoted(_short(python))} -m nigiri"


def _short(path: Path) -> Path:
    """Return a path relative to the working folder, unchanged when it is elsewhere."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


def show_json(form: dict[str, Any]) -> None:
    """Print one JSON object; other types are written as text."""
    said = json.dumps(form, ensure_ascii=False, default=str)
    put(said.translate({sign: f"\\u{sign:04x}" for sign in TURNS}))


@contextmanager
def patience(what: str) -> Iterator[None]:
    """Show a spinner in a terminal when something takes more than a second."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    status = Console(stderr=True).status(in_words(what))
    timer = threading.Timer(_PATIENCE, status.start)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        status.stop()


@contextmanager
def progress(what: str, many: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar in a terminal; yield the function to call after each step."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(in_words(what), total=many)
        yield lambda step: bar.advance(task, step)
