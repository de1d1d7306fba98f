"""A command on a file: read it, do the work, preview or write it, report and give the next step."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from nigiri.cli.frame.language import of_event, speak_as, speaking
from nigiri.cli.frame.screen import (
    complain,
    in_words,
    patience,
    put,
    remembered_file,
    say,
    show_json,
)
from nigiri.errors import Unchosen, WrongUse
from nigiri.messages.message import Message, form, message, several

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from nigiri.cli.frame.options import Job
    from nigiri.desk.core.fixed_names import Names
    from nigiri.desk.core.views import View
    from nigiri.desk.core.work import Action, Work
    from nigiri.desk.family.family import Sister, SisterOf
    from nigiri.errors import Choice
    from nigiri.hosts import Snapshot
    from nigiri.hosts.files.closed_file import ClosedFile
    from nigiri.hosts.files.file_copy import FileCopy
    from nigiri.hosts.files.history import FileHistory
    from nigiri.hosts.files.states import Deed

_SHOWN_FORMULAS = 3
_OTHER_WORKBOOKS = {".xls", ".xlsm", ".xlsb", ".csv"}


def host_of(job: Job) -> ClosedFile:
    """Return the host of the closed file that a command reads."""
    from nigiri.hosts.files.open import closed_file

    return closed_file(job.file, now=job.now)


def workbook_of(job: Job) -> Snapshot:
    """Return the workbook of a command that only looks at it, in the layout of today."""
    from nigiri.desk.core.work import up_to_date

    return up_to_date(found_of(job), job.desk)


def beside_file(job: Job, kind: str, suffix: str = "", language: str | None = None) -> Path:
    """Return the path of a file or folder that a command makes beside the event's file.

    kind -- of `printed.file.`; language -- of its name, None for that of the event, which was read
    """
    from nigiri.hosts.paper.write import path_beside

    return path_beside(job.file, kind, language or of_event(), suffix)


def found_of(job: Job) -> Snapshot:
    """Return the workbook of a command as it is, speak its language, warn when it is open."""
    found = host_of(job).snapshot()
    speak_as(found)
    warn_if_open(job)
    return found


def past_of(job: Job, file: ClosedFile | None = None, *, damaged: bool = False) -> FileHistory:
    """Return the file of a command with its states, and speak its language.

    damaged -- bytes that are no workbook become an empty one, instead of an error
    """
    from nigiri.hosts.files.history import file_history

    past = file_history(file or host_of(job), damaged=damaged)
    speak_as(past.workbook)
    return past


def sisters_of(job: Job) -> SisterOf:
    """Return a function that reads a workbook of a given name beside the command's file."""

    def find(name: str) -> Sister:
        from nigiri.buttons.sister_files import sister_of

        return sister_of(job.file, job.desk)(name)

    return find


def check_job(job: Job) -> None:
    """Refuse an impossible name of a copy."""
    if job.output is not None and job.copies:
        check_name(job.output)


def check_name(path: Path) -> None:
    """Raise WrongUse when a workbook to be made has a suffix that no program opens."""
    from nigiri.hosts.files.open import WORKBOOKS

    if path.suffix.casefold() not in WORKBOOKS:
        stem = path.stem if path.suffix.casefold() in _OTHER_WORKBOOKS else path.name
        raise WrongUse(message("command.name", stem=stem))


def warn_if_open(job: Job) -> None:
    """Warn that changes not saved in a spreadsheet program are not seen."""
    from nigiri.hosts.files.open_elsewhere import lock_of

    lock = lock_of(job.file.resolve())
    if lock is not None:
        complain(message("command.open", file=job.file.name, by=lock.by))


def warn_of_links(file: ClosedFile) -> None:
    """Warn before a file is written that has other names, under which the old content stays."""
    if file.other_names:
        complain(message("file.linked", file=file.path.name, many=file.other_names))


def progress_words(job: Job, name: str) -> Message:
    """Return the sentence shown while a command takes its time."""
    from nigiri.hosts.files.open import is_open_document

    through = any(map(is_open_document, (job.file, job.target)))
    return message("command.works.ods" if through else "command.works", command=name)


def carry_out(
    job: Job, name: str, action: Action, shows: Callable[[Work], View] | None = None
) -> Work:
    """Do the work of a command on its file and report it.

    shows -- returns a table of the workbook after the work
    """
    work, asked, refused, stale, lost = done(job, name, action)
    if refused:
        say(message("command.nothing"))
    else:
        tell(job, name, work, shows(work) if shows else None, asked=asked)
        warn_of_stale(job, stale)
        if lost and not job.copies:
            _offer_looks(job, lost)
    return work


def carry_out_decided(
    job: Job, name: str, action: Callable[[Mapping[str, str]], Action], decided: Mapping[str, str]
) -> Work:
    """Do as `carry_out`, asking first what the action must be told; Enter is no answer.

    action -- returns the action for what was decided; decided -- by the options of the command

    Raises Unchosen where nobody can answer: for machines, and without a terminal.
    """
    try:
        return carry_out(job, name, action(decided))
    except Unchosen as asked:
        if job.as_json:
            raise
        try:
            chosen = {choice.key: _chosen(choice) for choice in asked.choices}
        except click.Abort:
            if at_a_terminal():
                raise
            raise asked from None
    return carry_out(job, name, action({**decided, **chosen}))


def _chosen(choice: Choice) -> str:
    """Ask until the answer begins one of the choices and no other; return its key."""
    words = {key: in_words(option) for key, option in choice.options.items()}
    say(choice.tip)
    label = message("command.ask.choice", what=choice.label, choices=", ".join(words.values()))
    while True:
        typed = click.prompt(in_words(label), default="", show_default=False).strip().casefold()
        found = [key for key, said in words.items() if said.casefold().startswith(typed)]
        if len(found) == 1:
            return found[0]
        say(message("command.ask.one-of", choices=", ".join(words.values())))


def _offer_looks(job: Job, lost: tuple[str, ...]) -> None:
    """Say which looks another program did not save, and bring them back if the director agrees."""
    if job.as_json or not (job.yes or at_a_terminal()):
        warn_of_lost_looks(job, lost)
        return
    complain(looks_words("command.looks", lost))
    if job.yes or agreed(job, lambda: None, message("command.looks.ask")):
        tell_of_looks(brought_back(job, lost))


def brought_back(job: Job, lost: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Bring back the looks of a file that another program did not save; return their codes.

    lost -- as for ClosedFile.bring_back_looks
    """
    from nigiri.hosts.files.open import closed_file
    from nigiri.hosts.files.states import Deed

    file = closed_file(job.file, now=job.now, deed=Deed(job.now, job.user, "looks"))
    warn_of_links(file)
    found = file.bring_back_looks(lost)
    warn_of_rights(file)
    return found


def tell_of_looks(lost: tuple[str, ...]) -> None:
    """Say which looks were brought back."""
    say(looks_words("command.looks.back", lost) if lost else message("command.looks.none"))


def warn_of_lost_looks(job: Job, lost: tuple[str, ...]) -> None:
    """Say which looks another program did not save, and the command that brings them back."""
    if lost:
        complain(looks_words("command.looks", lost))
        complain(message("command.looks.how"), file=job.file)


def looks_words(key: str, lost: tuple[str, ...]) -> Message:
    """Return a sentence on looks; lost -- codes of a host."""
    return message(key, things=several(message(f"command.looks.{each}") for each in lost))


class Done(NamedTuple):
    """The result of a command.

    asked -- questions were shown; refused -- and not agreed to
    stale -- addresses of the user's formulas with outdated values
    lost -- looks that the last program to save the file dropped, as codes
    """

    work: Work
    asked: bool = False
    refused: bool = False
    stale: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()


def done(job: Job, name: str, action: Action, *, keep: bool = True) -> Done:
    """Do the work of a command on its file; edits by hand before it are logged.

    keep -- write it, unless it is a dry run
    """
    from nigiri.desk.core.hand_edits import edits, log_lines, summary
    from nigiri.desk.core.work import run_action
    from nigiri.hosts.files.history import newly_lost

    check_job(job)
    with patience(progress_words(job, name)):
        file = host_of(job)
        past = past_of(job, file)
        if job.copies or job.dry_run:
            warn_if_open(job)
        found = edits(past.last_known, past.workbook)
        desk = job.desk._replace(by_hand=log_lines(found, past.workbook))
        work = run_action(past.workbook, desk, action)
        work = work.with_questions(file.losses(work.changes))
    writes = keep and not job.dry_run and (job.copies or not work.idle)
    if keep and not (job.copies or work.idle):
        warn_of_links(file)
    asked = bool(work.changes.questions) and keep and not (job.yes or job.dry_run)
    if asked and not _ask_to_go_on(job, work):
        return Done(work, asked=True, refused=True)
    if not writes:
        return Done(work, asked)
    file.deed = _deed(job, name, past)._replace(found=summary(found))
    return Done(work, asked, stale=_written(job, name, file, work), lost=newly_lost(file, past))


def _deed(job: Job, name: str, past: FileHistory) -> Deed:
    """Return the deed of a command: who gives it when, in the language of the event."""
    from nigiri.desk.core.hand_edits import event_language
    from nigiri.hosts.files.states import Deed

    deed = Deed(job.now, job.user, name, aside=past.aside)
    return deed._replace(language=event_language(past.workbook))


def _written(job: Job, name: str, file: ClosedFile, work: Work) -> tuple[str, ...]:
    """Write the work into the file or its copy; return the user's stale formulas."""
    from nigiri.hosts.files.open import file_copy

    copy = job.output if job.copies else None
    target = file if copy is None else file_copy(file, copy, now=job.now)
    with patience(progress_words(job, name)):
        target.apply(work.changes)
    warn_of_rights(target)
    return target.stale


def warn_of_rights(file: ClosedFile | FileCopy) -> None:
    """Report rights that the file lost when it was written: its owner, its group."""
    for sentence in file.notes:
        complain(sentence)


def _ask_to_go_on(job: Job, work: Work) -> bool:
    """Tell whether the director agrees to the questions; WrongUse where nobody can answer."""
    *before, last = work.changes.questions
    if before or not asks(last):
        before, last = [*before, last], message("command.ask.go-on")

    def show() -> None:
        for question in before:
            say(question, job.target)

    return agreed(job, show, last)


def asks(sentence: str) -> bool:
    """Tell whether a sentence can be answered by yes or no."""
    return isinstance(sentence, Message) and sentence.is_question


def agreed(job: Job, show: Callable[[], None], question: str) -> bool:
    """Return the answer to a question, after showing what it is about.

    Raises WrongUse where nobody can answer: for machines, and without a terminal.
    """
    if job.as_json:
        raise WrongUse(message("command.ask.machine"))
    show()
    try:
        return _is_yes(question)
    except click.Abort:
        if at_a_terminal():
            raise
    raise WrongUse(message("command.ask.nobody"))


def _is_yes(question: str) -> bool:
    """Ask until the answer is yes or no, in a letter or a word of the language; Enter is no."""
    asked = in_words(message("command.ask", question=question))
    yes, no = (in_words(message(f"command.ask.{each}")).split() for each in ("yes", "no"))
    while True:
        typed: str = click.prompt(asked, default="", show_default=False).strip().casefold()
        if typed in {"", *no}:
            return False
        if typed in yes:
            return True
        say(message("command.ask.unclear"))


def number_asked(prompt: str, low: int, high: int, usual: int | None = None) -> int:
    """Ask until the answer is a whole number in these bounds; usual -- what Enter is, 0 unsaid."""
    while True:
        typed = str(click.prompt(prompt, default=usual, type=str, show_default=bool(usual))).strip()
        if typed.isascii() and typed.isdecimal() and low <= int(typed) <= high:
            return int(typed)
        say(message("command.ask.number", low=low, high=high))


def name_asked(prompt: str, names: Names) -> str:
    """Ask until the answer is one of these names; Enter is none of them, ""."""
    from nigiri.desk.core.fixed_names import meant

    while True:
        typed: str = click.prompt(prompt, default="", show_default=False).strip()
        name = meant(typed, names) if typed else ""
        if name is not None:
            return name
        say(message("command.ask.name", names=", ".join(names)))


def at_a_terminal() -> bool:
    """Tell whether there is a terminal to answer at."""
    return sys.stdin.isatty()


def warn_of_stale(job: Job, formulas: tuple[str, ...]) -> None:
    """Report the user's formulas with outdated values, and how to update them."""
    if formulas:
        rest, named = len(formulas) - _SHOWN_FORMULAS, ", ".join(formulas[:_SHOWN_FORMULAS])
        key = "command.stale.more" if rest > 0 else "command.stale"
        complain(message(key, many=len(formulas), named=named, rest=rest), file=job.target)


def tell(job: Job, name: str, work: Work, view: View | None = None, *, asked: bool = False) -> None:
    """Report the work and the next step; asked -- the questions were shown already."""
    if job.as_json:
        show_json(_as_json(job, name, work, view))
        return
    if job.dry_run:
        _show_preview(work)
    if view is not None and view.title:
        show_view(view, remarks=True)
    for sentence in work.sentences():
        question = sentence in work.changes.questions
        if not (asked and question):
            words = in_words(sentence, job.target)
            by_yes = job.yes and question and asks(sentence)
            put(in_words(message("command.ask.agreed", question=words)) if by_yes else words)
    if job.dry_run:
        say(message("command.nothing.dry-run"))


def _show_preview(work: Work) -> None:
    """Show the cells that would change, computed cells dim and first."""
    from nigiri.cli.frame.tables import show_table
    from nigiri.desk.core.hand_edits import cell_headings
    from nigiri.desk.core.views import View

    sheets = len({line.sheet for line in work.lines})
    title = message("desk.preview", changes=len(work.lines), sheets=sheets)
    view = _worded(View(title, cell_headings(), tuple(line[:4] for line in work.lines)))
    dim = [line.computed for line in work.lines]
    show_table(view.title, view.headings, view.rows, dim=dim)


def _as_json(job: Job, name: str, work: Work, view: View | None) -> dict[str, Any]:
    """Return the report for machines."""
    answer: dict[str, Any] = {
        "command": name,
        "file": str(job.target),
        "written": not job.dry_run and (job.copies or not work.idle),
        "sentences": [in_words(sentence) for sentence in work.sentences()],
        "messages": [form(sentence) for sentence in work.sentences()],
    }
    if job.dry_run:
        answer["cells"] = [line._asdict() for line in work.lines]
    if view is None:
        return {**answer, "changes": work.json()}
    return {**answer, "view": view_form(view)}


def show_view(view: View, *, remarks: bool = False) -> None:
    """Print a view: its table where it has one, and its notes; commands in them with the file.

    remarks -- the last column may go below its row
    """
    from nigiri.cli.frame.tables import show_table

    if view.rows:
        worded = _worded(view.for_people(speaking()))
        show_table(worded.title, worded.headings, worded.rows, remarks=remarks)
    else:
        say(view.title, remembered_file())
    for note in view.notes:
        say(note, remembered_file())


def view_form(view: View) -> dict[str, Any]:
    """Return a view for machines."""
    found = _worded(view)._asdict()
    del found["points"]  # how people read them
    return found


def _worded(view: View) -> View:
    """Return a view with all its texts in the language that is spoken."""
    rows = (tuple(in_words(c) if isinstance(c, str) else c for c in row) for row in view.rows)
    headings, notes = (tuple(map(in_words, each)) for each in (view.headings, view.notes))
    return view._replace(title=in_words(view.title), headings=headings, rows=(*rows,), notes=notes)
