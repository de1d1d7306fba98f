"""The commands before the first round: new, add, sections, number; names that moved."""

from __future__ import annotations

import shlex
import uuid
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from nigiri.cli.frame.language import of_new_event
from nigiri.cli.frame.names import LANGUAGE, LOADED_LIST, RULES, SYSTEM, one_of
from nigiri.cli.frame.options import asking, making, ranks_typed, writing
from nigiri.cli.frame.screen import in_words, patience, say
from nigiri.cli.frame.session import (
    at_a_terminal,
    carry_out,
    check_name,
    name_asked,
    number_asked,
    progress_words,
    tell,
)
from nigiri.desk.setup.questions import HANDICAPS, HOMES, KINDS
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.cli.frame.options import Job
    from nigiri.desk.members.add import Wanted
    from nigiri.desk.setup.questions import Question
    from nigiri.members.store import Store

_MOST_ROUNDS, _MOST_SECTIONS = 20, 100


@click.command()
@making
@click.option("--system", type=SYSTEM, default="")
@click.option("--rules", type=RULES, default="")
@click.option("--federation", type=one_of(*HOMES, words="setup.home"), default=None)
@click.option("--kind", type=one_of(*KINDS, words="setup.kind"), default=None)
@click.option("--komi", default=None)
@click.option("--handicaps", type=one_of(*HANDICAPS, words="setup.handicaps"), default=None)
@click.option("--rounds", type=click.IntRange(1, _MOST_ROUNDS))
@click.option("--time", "time_limits", default=None)
@click.option("--name", default=None)
@click.option("--language", type=LANGUAGE, default=None)
@click.option("--host", default="")
@click.option("--dates", default=None)
@click.option("--place", default="")
@click.option("--director", default="")
@click.option("--seed", type=click.IntRange(0, 2**31 - 1))
@click.option("--id", "event_id", type=click.UUID)
@click.option("--no-club", is_flag=True)
def new(
    job: Job,
    language: str | None,
    event_id: uuid.UUID | None,
    *,
    no_club: bool,
    **settings: object,
) -> None:
    """Make FILE, the workbook of a new event; at a terminal what is not given is asked."""
    from nigiri.desk.core.work import Work
    from nigiri.desk.setup.club import beginning
    from nigiri.desk.setup.create import new_event
    from nigiri.hosts.files.open import closed_file
    from nigiri.hosts.files.states import Deed
    from nigiri.hosts.memory import Memory
    from nigiri.members.club_file import read_club

    check_name(job.file)
    club = {} if no_club else read_club()
    language = of_new_event(language, club.get("language"))
    asked = _asked(settings, club) if at_a_terminal() and not job.as_json else {}
    wanted = beginning({**settings, **asked}, club, language)
    with patience(progress_words(job, "new")):
        changes = new_event(wanted, job.desk, event_id=event_id or uuid.uuid4())
        if not job.dry_run:
            deed = Deed(job.now, job.user, "new", language=wanted.language)
            closed_file(job.file, now=job.now, deed=deed).create(changes)
    tell(job, "new", Work(Memory().snapshot(), changes))
    if asked and not club:
        say(message("command.new.keep"), job.file)


def _asked(given: Mapping[str, object], club: Mapping[str, str]) -> dict[str, object]:
    """Ask what neither the command line nor the club says; return the answers by key."""
    from nigiri.desk.core.fixed_names import FIXED_NAMES
    from nigiri.desk.setup.club import CHOICES
    from nigiri.desk.setup.questions import OTHER, open_questions, usual_answer

    known = {key: value for key, value in given.items() if value not in {None, ""}}
    answers: dict[str, object] = {}
    for question in open_questions(known, club):
        if question.key == "handicaps" and answers.get("kind") == OTHER:
            continue  # the system says which there are
        answers[question.key] = _answer(question, usual_answer(question.key, {**known, **answers}))
    if answers.get("kind") == OTHER:
        say(message("command.new.other"))
        for key in ("system", "rules"):
            prompt, names = in_words(message(f"setup.ask.{key}")), FIXED_NAMES[key]()
            answers[key] = name_asked(prompt, {each: names.get(each, ()) for each in CHOICES[key]})
    return answers


def _answer(question: Question, usual: str) -> object:
    """Ask one question; Enter takes what is usual, and leaves a text blank where nothing is."""
    words = in_words(question.words)
    if question.kind == "number":
        return number_asked(words, 0, _MOST_ROUNDS, usual=0) or None
    if question.key == "komi":
        return _komi_asked(words, usual)
    if question.kind == "text":
        return click.prompt(words, default="", show_default=False).strip()
    for at, key in enumerate(question.choices, 1):
        say(message("command.new.choice", at=at, choice=question.choice(key)))
    first = question.choices.index(usual) + 1
    return question.choices[number_asked(words, 1, len(question.choices), first) - 1]


def _komi_asked(words: str, usual: str) -> str:
    """Ask until the answer is a number of points; Enter takes the usual one."""
    from nigiri.desk.setup.questions import rules_asked

    while True:
        typed: str = click.prompt(words, default=usual).strip()
        try:
            rules_asked(typed, "")
        except WrongUse as error:
            say(error.sentence)
        else:
            return typed


@click.command()
@writing
@click.argument("words", nargs=-1, required=True)
@click.option("--rank", default="")
@click.option("--club", default="")
@click.option("--here", is_flag=True)
@click.option("--from", "listed", type=LOADED_LIST, default="", metavar="LIST")
def add(job: Job, words: tuple[str, ...], **given: Any) -> None:  # noqa: ANN401 -- as click has it
    """Add one player: a member of a list, or somebody on none."""
    from nigiri.desk.members.add import NobodyMeantError, Wanted, add_player
    from nigiri.members import lists_here

    lists = lists_here()
    wanted = _picked(job, lists, Wanted(" ".join(words), **given))
    try:
        carry_out(job, "add", partial(add_player, register=lists, wanted=wanted))
    except NobodyMeantError as error:
        who = shlex.quote(wanted.who.strip())
        raise WrongUse(message("command.add.nobody", why=error.sentence, who=who)) from error


def _picked(job: Job, lists: Store, wanted: Wanted) -> Wanted:
    """Return the request for one member; of several who may be meant, the director picks one.

    Where nobody can answer, it stays as it was given.
    """
    from nigiri.desk.members.lookup import meant, member_line, reference

    found = meant(lists, wanted.who, wanted.listed, typed=bool(wanted.rank))
    if found.sure or not found.members or job.as_json or not at_a_terminal():
        return wanted
    for at, member in enumerate(found.members, 1):
        say(message("command.add.hit", at=at, member=member_line(member)))
    which = in_words(message("command.add.which"))
    member = found.members[number_asked(which, 1, len(found.members)) - 1]
    return replace(wanted, who=reference(member), listed=member.listed)


@click.command()
@asking
@click.option("--again", is_flag=True)
@click.option("--count", type=click.IntRange(1, _MOST_SECTIONS))
@click.option(
    "--down-to",
    multiple=True,
    callback=ranks_typed,
    metavar="RANKS",
)
def sections(job: Job, *, again: bool, count: int | None, down_to: tuple[str, ...]) -> None:
    """Propose McMahon sections, or write yours."""
    from nigiri.desk.setup.sections import sections as action

    carry_out(
        job,
        "sections",
        lambda book, desk: action(book, desk, again=again, count=count, down_to=down_to),
    )


@click.command()
@writing
@click.option("--again", is_flag=True)
def number(job: Job, *, again: bool) -> None:
    """Give the players numbers by strength."""
    from nigiri.desk.players.number import number as action

    carry_out(job, "number", lambda book, desk: action(book, desk, again=again))


@click.command()
@writing
@click.option("--keep", is_flag=True)
def names(job: Job, *, keep: bool) -> None:
    """Put names that moved back as they were drawn."""
    from nigiri.desk.players import names as action

    carry_out(job, "names", action.keep if keep else action.put_back)


COMMANDS = (new, add, sections, number, names)
