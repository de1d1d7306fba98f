"""The command for the page of the hall: phones see the pages and report results."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.language import speak_as
from nigiri.cli.frame.options import ANY_PATH
from nigiri.cli.frame.process import collect_as_usual
from nigiri.cli.frame.screen import patience, remember_file, say, show_json
from nigiri.errors import WrongUse
from nigiri.hall.addresses import PORT
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.hall.state import Hall
    from nigiri.hosts.files.watch import State
    from nigiri.messages.message import Message


@click.command()
@click.argument("file", type=ANY_PATH)
@click.option("--address")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True)
@click.option("--while-open", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
def hall(file: Path, *, address: str | None, port: int, while_open: bool, as_json: bool) -> None:
    """Let phones in the hall see the pages and report results."""
    remember_file(file)
    _check_installed()
    from nigiri.hall.addresses import LOOPBACK
    from nigiri.hall.server import listen, serve

    known, found = _read(file, quiet=as_json)
    chosen = address or _usual_address()
    with listen(chosen, port) as heard, suppress(KeyboardInterrupt):
        url = f"http://{_shown(chosen)}:{heard.getsockname()[1]}"
        codes = found.make_codes("" if chosen == LOOPBACK else url)
        if as_json:
            show_json({"command": "hall", "address": url, "helper": codes.helper})
        else:
            _tell(url, codes.helper, chosen, asked=address is not None)
        sys.stdout.flush()
        collect_as_usual()
        serve(found, heard, known, while_open=while_open)
    if not as_json:
        say(message("hall.serve.ended"))


def _check_installed() -> None:
    """Raise WrongUse, saying how to get them, where the libraries of the server are missing."""
    from importlib.util import find_spec

    from nigiri.buttons.hall_page import LIBRARIES

    if not all(map(find_spec, LIBRARIES)):
        raise WrongUse(message("hall.serve.missing"))


def _read(file: Path, *, quiet: bool) -> tuple[State, Hall]:
    """Return the state of the file, and the hall of it as it was saved.

    quiet -- say nothing while it runs
    """
    from nigiri.hall.saved_event import read_saved
    from nigiri.hall.state import Hall
    from nigiri.hosts.files.watch import state

    known = state(file)
    with patience(message("command.works", command="hall")):
        saved = read_saved(file)
    speak_as(saved.workbook)
    return known, Hall(file, saved, (lambda _: None) if quiet else _teller())


def _teller() -> Callable[[Message], None]:
    """Return a function that writes a line into the director's window at once, from any thread."""
    context = click.get_current_context()

    def tell(sentence: Message) -> None:
        with context.scope(cleanup=False):
            say(sentence)
        sys.stdout.flush()

    return tell


def _shown(chosen: str) -> str:
    """Return the address that phones are told: for all of this computer the usual one."""
    from nigiri.hall.addresses import EVERYWHERE

    return _usual_address() if chosen == EVERYWHERE else chosen


def _usual_address() -> str:
    """Return the address that phones will reach, that of this computer alone where none is."""
    from nigiri.hall.addresses import LOOPBACK, addresses

    return next(iter(addresses()), LOOPBACK)


def _tell(url: str, helper: str, chosen: str, *, asked: bool) -> None:
    """Say where the page is, the code, and which other addresses there are."""
    from nigiri.hall.addresses import LOOPBACK, addresses

    say(message("hall.serve.address", address=url))
    say(message("hall.serve.code", code=helper))
    others = [each for each in addresses() if each != chosen]
    if chosen == LOOPBACK and not asked:
        say(message("hall.serve.alone"))
    elif others and not asked:
        say(message("hall.serve.others", addresses=", ".join(others)))
    say(message("hall.serve.ends"))


COMMANDS = (hall,)
