"""The commands that go back and put right: undo, history, restore; recalculate and looks.

The last two bring back what another program left out of a workbook: values and looks.
"""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from nigiri.cli.frame.language import speaking
from nigiri.cli.frame.options import asking, reading
from nigiri.cli.frame.screen import in_words, say, show_json
from nigiri.cli.frame.session import (
    agreed,
    check_job,
    found_of,
    host_of,
    past_of,
    show_view,
    view_form,
    warn_if_open,
    warn_of_links,
    warn_of_rights,
)
from nigiri.errors import HostError, WrongUse
from nigiri.messages.message import form, message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.cli.frame.options import Job
    from nigiri.desk.core.views import View
    from nigiri.hosts.files.history import FileHistory
    from nigiri.hosts.files.states import State
    from nigiri.messages.message import Message

_LONGEST = 90
_MORE = "…"
_UNTOLD = {True: "command.back.unknown", False: "command.back.saved"}
"""Whether nothing is known of edits -> what is said of them."""


class _Way(NamedTuple):
    """How a file goes back: by which command, from what, to which state; what is taken back."""

    command: str
    past: FileHistory
    to: State
    words: Message | None = None


@click.command()
@asking
def undo(job: Job) -> None:
    """Take the last command back: FILE is again what it was before it, byte for byte."""
    past = past_of(job)
    if past.earlier is None:
        raise HostError(_nothing(job, past))
    words = _taken_back(past.undone) if past.undone else None
    _go_back(job, _Way("undo", past, past.earlier, words))


@click.command()
@asking
@click.argument("number", type=click.IntRange(1))
def restore(job: Job, number: int) -> None:
    """Make FILE what it was in state NUMBER of `nigiri history`, byte for byte."""
    from nigiri.hosts.files.states import state_numbered

    past = past_of(job, damaged=True)
    state = state_numbered(past.states, number)
    if state is None:
        key, facts = "command.back.no-state", {"number": number, "file": job.file.name}
        raise WrongUse(_aside(job, past) or message(key, **facts))
    _go_back(job, _Way("restore", past, state))


@click.command()
@reading
def history(job: Job) -> None:
    """List the states of FILE to which `undo` and `restore` go back, the newest first."""
    warn_if_open(job)
    history = _history(job, past_of(job, damaged=True))
    if job.as_json:
        show_json({"command": "history", "file": str(job.file), "view": view_form(history)})
    else:
        show_view(history, remarks=True)


def _history(job: Job, past: FileHistory) -> View:
    """Return the table of the states; ► is the one that the file is."""
    from nigiri.desk.core.views import View

    states, now = past.states, past.state
    if not states:
        none = message("command.history.none", file=job.file.name)
        return View(_aside(job, past) or none, (), ())
    rows = tuple(
        (
            "►" if state is now else "",
            state.number,
            state.when,
            state.who,
            message("command.history.found") if state.command is None else state.command,
            _words(state),
        )
        for state in reversed(states)
    )
    edited = message("command.history.edited", file=job.file.name, number=states[-1].number)
    columns = ("state", "when", "who", "command", "what")
    headings = ("", *(message(f"command.history.{each}") for each in columns))
    title = message("command.history", file=job.file.name)
    return View(title, headings, rows, () if now else (edited,))


def _go_back(job: Job, way: _Way) -> None:
    """Put a state back, or a copy of it under another name, after a question if need be."""
    from nigiri.hosts.files.history import copy_state

    check_job(job)
    if job.copies or job.dry_run:
        warn_if_open(job)
    name, number = job.file.name, way.to.number
    if job.dry_run:
        _preview(job, way)
    elif job.copies:
        copy_state(job.file, way.to, job.target)
        copy = message("command.back.copy", copy=job.target.name, file=name, number=number)
        _tell(job, way, [copy])
    elif _agreed(job, way):
        back = _put_back(job, way)
        told = [*filter(None, [way.words]), message("command.back.done", file=name, number=number)]
        _tell(job, way, [*told, message("command.back.return", number=back)])
    else:
        say(message("command.nothing"))


def _put_back(job: Job, way: _Way) -> int:
    """Put the state back and return the number of the state that the file was until now."""
    from nigiri.desk.core.hand_edits import edits, summary
    from nigiri.hosts.files.states import Deed, state_of, states_of

    found = summary(edits(way.past.last, way.past.workbook))
    deed = Deed(
        job.now,
        job.user,
        way.command,
        (message("command.back.log", number=way.to.number),),
        found,
        way.to,
        undo=way.command == "undo",
        language=speaking(),
    )
    file = host_of(job)
    file.deed = deed
    warn_of_links(file)
    file.put_back(way.to, way.past.data)
    warn_of_rights(file)
    until_now = state_of(states_of(job.file)[:-1], way.past.data)
    return until_now.number if until_now else way.to.number


def _agreed(job: Job, way: _Way) -> bool:
    """Tell whether what was edited since the last command may go: it is listed, and one is asked.

    Raises WrongUse where nobody can answer.
    """
    from nigiri.desk.core.hand_edits import differences_view, edits

    found = edits(way.past.last, way.past.workbook)
    if job.yes or (way.past.state is not None and not found):
        return True

    def show() -> None:
        if found:
            show_view(differences_view(message("command.back.edited"), found))
        else:
            say(message(_UNTOLD[found is None], file=job.file.name))

    return agreed(job, show, message("command.back.ask", number=way.to.number))


def _preview(job: Job, way: _Way) -> None:
    """List the cells that would change; write nothing."""
    from nigiri.desk.core.hand_edits import comparison_view
    from nigiri.hosts.files.history import workbook_as

    after = workbook_as(host_of(job), way.to)
    title = message("command.back", number=way.to.number)
    view = comparison_view(title, way.past.workbook, after)
    if job.as_json:
        _tell(job, way, [], view)
        return
    show_view(view)
    say(message("command.nothing.dry-run"))


def _tell(job: Job, way: _Way, sentences: Sequence[str], view: View | None = None) -> None:
    """Report the state that was restored."""
    if not job.as_json:
        for sentence in sentences:
            say(sentence, job.target)
        return
    told: dict[str, Any] = {
        "command": way.command,
        "file": str(job.target),
        "written": not job.dry_run,
        "state": way.to.number,
        "sentences": list(map(in_words, sentences)),
        "messages": list(map(form, sentences)),
    }
    show_json(told if view is None else {**told, "view": view_form(view)})


def _nothing(job: Job, past: FileHistory) -> Message:
    """Return the sentence that nothing can be taken back, and why."""
    key = "command.back.none" if past.states else "command.back.no-copies"
    return _aside(job, past) or message(key, file=job.file.name)


def _aside(job: Job, past: FileHistory) -> Message | None:
    """Return the sentence that the states there are another event's, None where they are not."""
    if past.aside is None:
        return None
    return message("command.back.aside", file=job.file.name, event=past.aside)


def _taken_back(state: State) -> Message:
    """Return the sentence on the command that is taken back: time, user, what it told."""
    words = _words(state)
    told = words if words.endswith(_MORE) else f"{words}."
    facts = {"command": state.command, "when": state.when, "who": state.who, "told": told}
    if state.who:
        key = "command.back.taken.by.told" if words else "command.back.taken.by"
    else:
        key = "command.back.taken.told" if words else "command.back.taken"
    return message(key, **facts)


def _words(state: State) -> str:
    """Return the sentences that the command of a state told, joined and shortened."""
    told = in_words(message("between")).join(each.rstrip(".") for each in state.told)
    return textwrap.shorten(told, _LONGEST, placeholder=f" {_MORE}")


@click.command()
@reading
def recalculate(job: Job) -> None:
    """Bring the values of your own formulas up to date, through LibreOffice."""
    from nigiri.cli.frame.screen import patience
    from nigiri.desk.core.work import refuse_newer
    from nigiri.hosts.files.open import closed_file
    from nigiri.hosts.files.states import Deed

    refuse_newer(found_of(job))
    with patience(message("command.works.office", command="recalculate")):
        deed = Deed(job.now, job.user, "recalculate")
        file = closed_file(job.file, now=job.now, deed=deed)
        warn_of_links(file)
        renewed = file.recalculate()
    warn_of_rights(file)
    if job.as_json:
        show_json({"command": "recalculate", "file": str(job.file), "cells": renewed})
    elif renewed:
        say(message("command.renewed", cells=", ".join(renewed)))
    else:
        say(message("command.renewed.none"))


@click.command()
@reading
def looks(job: Job) -> None:
    """Bring back drop-down lists, colours and protection that another program did not save."""
    from nigiri.cli.frame.session import brought_back, tell_of_looks
    from nigiri.desk.core.work import refuse_newer

    refuse_newer(found_of(job))
    lost = brought_back(job)
    if job.as_json:
        show_json({"command": "looks", "file": str(job.file), "brought_back": lost})
    else:
        tell_of_looks(lost)


COMMANDS = (undo, history, restore, recalculate, looks)
