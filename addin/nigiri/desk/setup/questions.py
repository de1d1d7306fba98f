"""The few questions that begin an event, as data: the command line and every form ask the same.

What they decide is a system of play, a rule set and some settings. A club that has a beginning of
its own (club.py) is asked only what differs from one event to the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from nigiri.messages.message import Message


class Home(NamedTuple):
    """What follows from a federation or country.

    rules -- the rule set of a McMahon with a bar there; scale -- of its ratings
    """

    rules: str
    scale: str


HOMES: Mapping[str, Home] = {
    "quebec": Home("opengotha", "egf"),  # sections are usual there; a bar as elsewhere
    "aga": Home("aga", "aga"),
    "bga": Home("bga", "egf"),
    "ffg": Home("opengotha", "egf"),
    "egf": Home("opengotha", "egf"),
    "other": Home("opengotha", "egf"),
}
"""Federation or country -> what follows; the keys of messages are `setup.home.KEY`."""

KINDS: tuple[str, ...] = ("sections", "bar", "swiss", "other")
"""Kinds of play: sections as in Quebec, McMahon with a bar, Swiss, or any other by its name."""

OTHER = "other"
"""The kind whose rule set and system are asked for besides."""


class Question(NamedTuple):
    """One question: its key, and the kind of its answer.

    choices -- keys of a choice; usual -- what Enter means, and stands in a form at first
    always -- every event's own, so that a club with a beginning is asked, too
    """

    key: str
    kind: Literal["text", "number", "choice"]
    choices: tuple[str, ...] = ()
    usual: str = ""
    always: bool = False

    @property
    def words(self) -> Message:
        """Return the label of the field in a form."""
        return message(f"setup.ask.{self.key}")

    def choice(self, key: str) -> Message:
        """Return the label of one of its choices."""
        return message(f"setup.{'home' if self.key == 'federation' else 'kind'}.{key}")


QUESTIONS: tuple[Question, ...] = (
    Question("name", "text", always=True),
    Question("dates", "text", always=True),
    Question("federation", "choice", tuple(HOMES), "other"),
    Question("kind", "choice", KINDS, "sections"),
    Question("rounds", "number", always=True),
    Question("time_limits", "text"),
)
"""All questions, in the order in which they are asked."""


def open_questions(given: Collection[str], club: Collection[str]) -> tuple[Question, ...]:
    """Return the questions that are not answered yet.

    given -- keys of what is said for this event: rules, system and kind answer the kind of play,
    and where that is known the federation need not be
    club -- the facts of a club, empty for none
    """
    plays = not {"rules", "system", "kind"}.isdisjoint(given)
    answered = {*given, *(("kind", "federation") if plays else ())}
    return tuple(
        each for each in QUESTIONS if each.key not in answered and (each.always or not club)
    )


def usual_kind(federation: str) -> str:
    """Return the kind of play that a federation or country alone means: a bar where it has one.

    "" where none is said, and in Quebec and elsewhere: the rule set that every event begins with.
    """
    return "" if federation in {"", "quebec", "other"} else "bar"


class Play(NamedTuple):
    """What answers decide: the rule set, the system of play ("" by the other), and settings."""

    rules: str = ""
    system: str = ""
    settings: Mapping[str, str] = {}


def play_of(federation: str, kind: str) -> Play:
    """Return the beginning that a federation and a kind of play decide.

    federation -- "" for none; kind -- "" or OTHER: rule set and system are said elsewhere
    """
    home = HOMES.get(federation or "other", HOMES["other"])
    scale = {"rating_scale": home.scale} if federation else {}
    if kind == "sections":
        return Play("quebec", settings=scale)
    if kind == "bar":
        return Play(home.rules, settings={**scale, "start_rule": "bar"})
    if kind == "swiss":
        return Play("swiss", "swiss", scale)
    return Play(settings=scale)
