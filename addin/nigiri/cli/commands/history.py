"""The commands that go back: undo, history, restore."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from nigiri.cli.frame.options import asking, reading
from nigiri.cli.frame.screen import say, show_json
from nigiri.cli.frame.session import (
    agreed,
    check_job,
    host_of,
    show_view,
    view_form,
    warn_if_open,
    warn_of_rights,
)
from nigiri.errors import HostError, WrongUse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.cli.frame.options import Job
    from nigiri.desk.core.show import View
    from nigiri.hosts.files.history import FileHistory
    from nigiri.hosts.files.states import State

_LONGEST = 90
_MORE = "…"
_UNTOLD = {
    True: "{name} was edited since, and nothing tells what was edited.",
    False: "Another program saved {name} since; looks and comments of then go, too.",
}
"""Whether nothing is known of edits -> what is said of them."""


class _Way(NamedTuple):
    """How a file goes back: by which command, from what, to which state; what is taken back."""

    command: str
    past: FileHistory
    to: State
    words: str = ""


@click.command()
@asking
def undo(job: Job) -> None:
    """Take the last command back: FILE is again what it was before it, byte for byte.

    Once more goes back further. What was edited since is listed, and you are asked; it is kept as
    a state, too, so that `nigiri restore` brings it back.
    """
    from nigiri.hosts.files.history import file_history

    past = file_history(host_of(job))
    if past.earlier is None:
        raise HostError(_nothing(job, past))
    words = f"Taken back: {_deed(past.undone)}" if past.undone else ""
    _go_back(job, _Way("undo", past, past.earlier, words))


@click.command()
@asking
@click.argument("number", type=click.IntRange(1))
def restore(job: Job, number: int) -> None:
    """Make FILE what it was in state NUMBER of `nigiri history`, byte for byte.

    What it is now is kept as a state first. A damaged FILE is replaced, too.
    """
    from nigiri.hosts.files.history import file_history
    from nigiri.hosts.files.states import state_numbered, states_of

    state = state_numbered(states_of(job.file), number)
    if state is None:
        msg = f"No state {number} of {job.file.name} is kept. See: nigiri history"
        raise WrongUse(msg)
    _go_back(job, _Way("restore", file_history(host_of(job), damaged=True), state))


@click.command()
@reading
def history(job: Job) -> None:
    """List the states of FILE to which `undo` and `restore` go back, the newest first."""
    from nigiri.hosts.files.states import state_of, states_of

    warn_if_open(job)
    states = states_of(job.file)
    try:
        now = state_of(states, job.file.read_bytes())
    except OSError:
        now = None
    history = _history(job, states, now)
    if job.as_json:
        show_json({"command": "history", "file": str(job.file), "view": view_form(history)})
    else:
        show_view(history, remarks=True)


def _history(job: Job, states: Sequence[State], now: State | None) -> View:
    """Return the table of the states; ► is the one that the file is."""
    from nigiri.desk.core.show import View

    if not states:
        return View(f"No earlier state of {job.file.name} is kept beside it.", (), ())
    rows = tuple(
        (
            "►" if state is now else "",
            state.number,
            state.when,
            state.who,
            "(as it was found)" if state.command is None else state.command,
            _words(state),
        )
        for state in reversed(states)
    )
    notes = () if now else (f"{job.file.name} was edited since state {states[-1].number}.",)
    headings = ("", "State", "When", "Who", "Command", "What")
    return View(f"States of {job.file.name}", headings, rows, notes)


def _go_back(job: Job, way: _Way) -> None:
    """Put a state back, or a copy of it under another name, after a question if need be."""
    from nigiri.hosts.files.history import copy_state

    check_job(job)
    if job.dry_run:
        _preview(job, way)
    elif job.copies:
        copy_state(job.file, way.to, job.target)
        _tell(job, way, [f"{job.target.name} is {job.file.name} as in state {way.to.number}."])
    elif _agreed(job, way):
        back = _put_back(job, way)
        told = [
            *filter(None, [way.words]),
            f"{job.file.name} is again as in state {way.to.number}.",
        ]
        _tell(job, way, [*told, f"To have it back as it was before: nigiri restore {back}"])
    else:
        say("Nothing was written.")


def _put_back(job: Job, way: _Way) -> int:
    """Put the state back and return the number of the state that the file was until now."""
    from nigiri.desk.core.by_hand import edits, summary
    from nigiri.hosts.files.states import Deed, state_of, states_of

    found = summary(edits(way.past.last, way.past.workbook))
    deed = Deed(
        job.now,
        job.user,
        way.command,
        (f"Back to state {way.to.number}.",),
        found,
        way.to,
        undo=way.command == "undo",
    )
    file = host_of(job)
    file.deed = deed
    file.put_back(way.to, way.past.data)
    warn_of_rights(file)
    until_now = state_of(states_of(job.file)[:-1], way.past.data)
    return until_now.number if until_now else way.to.number


def _agreed(job: Job, way: _Way) -> bool:
    """Tell whether what was edited since the last command may go: it is listed, and one is asked.

    Raises WrongUse where nobody can answer.
    """
    from nigiri.desk.core.by_hand import differences_view, edits

    found = edits(way.past.last, way.past.workbook)
    if job.yes or (way.past.state is not None and not found):
        return True

    def show() -> None:
        if found:
            show_view(
                differences_view("Edited by hand since the last command; it goes, too:", found)
            )
        else:
            say(_UNTOLD[found is None].format(name=job.file.name))

    return agreed(job, show, f"Go back to state {way.to.number}?")


def _preview(job: Job, way: _Way) -> None:
    """List the cells that would change; write nothing."""
    from nigiri.desk.core.by_hand import comparison_view
    from nigiri.hosts.files.history import workbook_as

    after = workbook_as(host_of(job), way.to)
    view = comparison_view(f"Back to state {way.to.number}", way.past.workbook, after)
    if job.as_json:
        _tell(job, way, [], view)
        return
    show_view(view)
    say("Nothing was written (--dry-run).")


def _tell(job: Job, way: _Way, sentences: Sequence[str], view: View | None = None) -> None:
    """Report the state that was restored."""
    if not job.as_json:
        for sentence in sentences:
            say(sentence, job.target)
        return
    form: dict[str, Any] = {
        "command": way.command,
        "file": str(job.target),
        "written": not job.dry_run,
        "state": way.to.number,
        "sentences": list(sentences),
    }
    show_json(form if view is None else {**form, "view": view_form(view)})


def _nothing(job: Job, past: FileHistory) -> str:
    """Return the sentence that nothing can be taken back, and why."""
    if not past.states:
        return (
            f"There is no earlier state of {job.file.name}: its copies stand in a folder beside "
            "it, and none is here. Nothing was changed; the file alone is the event."
        )
    return (
        f"There is nothing to take back: no state of {job.file.name} before the last command is "
        "kept. See: nigiri history"
    )


def _deed(state: State) -> str:
    """Return the command of a state with time, user and messages."""
    who = f" by {state.who}" if state.who else ""
    words = _words(state)
    end = "" if words.endswith(_MORE) else "."
    return f"{state.command} of {state.when}{who}" + (f": {words}{end}" if words else ".")


def _words(state: State) -> str:
    """Return the messages of a state, shortened, without those on the next step."""
    told = "; ".join(each.rstrip(".") for each in state.told if "nigiri " not in each)
    return textwrap.shorten(told, _LONGEST, placeholder=f" {_MORE}")


COMMANDS = (undo, history, restore)
