"""The few questions that begin an event, as data: the command line and every form ask the same.

What they decide is a system of play, a rule set and some settings. The federation or country comes
first: it says how events are usually played there, with which komi and which handicaps, and that
is what Enter takes. Everything else can be had under any federation.

A club that has a beginning of its own (club.py) is asked only what differs from one event to the
next, and the federation where it says nothing of how it plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import parse_points
from nigiri.domain.rules import rule_set
from nigiri.errors import WrongUse
from nigiri.messages.message import message, quoted

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from nigiri.domain.model.settings import Settings
    from nigiri.messages.message import Message


class Home(NamedTuple):
    """What follows from a federation or country.

    kind -- how events are usually played there; bar -- the rule set of a McMahon with a bar there
    scale -- of its ratings
    """

    kind: str
    bar: str
    scale: str = "egf"


HOMES: Mapping[str, Home] = {
    "quebec": Home("sections", "egf"),
    "aga": Home("bands", "aga", "aga"),
    "bga": Home("bar", "bga"),
    "ffg": Home("bar", "ffg"),
    "egf": Home("bar", "egf"),
    "egc": Home("bar", "egc"),
    "other": Home("bar", "egf"),
}
"""Federation or country -> what follows; the keys of messages are `setup.home.KEY`."""

ELSEWHERE = "other"
"""The federation or country of whoever is in none of the others."""

KINDS: tuple[str, ...] = ("sections", "bands", "bar", "swiss", "other")
"""Kinds of play: sections as in Quebec, bands as in the United States, McMahon with a bar, Swiss,
or any other by its name."""

OTHER = "other"
"""The kind whose rule set and system are asked for besides."""

SWISS = "swiss"
"""The kind, the rule set and the system in which all start alike."""

_RULES: Mapping[str, str] = {"sections": "quebec", "bands": "aga", SWISS: SWISS}
"""Kind of play -> its rule set under any federation; a bar's is that of the federation."""

HANDICAPS: Mapping[str, Mapping[str, int]] = {
    "full": {"handicap_reduction": 0, "handicap_cap": 9},
    "less-1": {"handicap_reduction": 1, "handicap_cap": 9},
    "less-2": {"handicap_reduction": 2, "handicap_cap": 9},
    "none": {"handicap_cap": 0},
}
"""Answer about handicaps -> field of Settings -> value: the difference, less 1, less 2, or none."""

_CHOICES: Mapping[str, str] = {"federation": "home"}
"""Question -> how the keys of its choices are called, where not as the question itself."""


class Question(NamedTuple):
    """One question: its key, and the kind of its answer.

    choices -- keys of a choice
    always -- every event's own, so that a club with a beginning is asked, too
    """

    key: str
    kind: Literal["text", "number", "choice"]
    choices: tuple[str, ...] = ()
    always: bool = False

    @property
    def words(self) -> Message:
        """Return the label of the field in a form."""
        return message(f"setup.ask.{self.key}")

    def choice(self, key: str) -> Message:
        """Return the label of one of its choices."""
        return message(f"setup.{_CHOICES.get(self.key, self.key)}.{key}")


QUESTIONS: tuple[Question, ...] = (
    Question("name", "text", always=True),
    Question("dates", "text", always=True),
    Question("federation", "choice", tuple(HOMES)),
    Question("kind", "choice", KINDS),
    Question("komi", "text"),
    Question("handicaps", "choice", tuple(HANDICAPS)),
    Question("rounds", "number", always=True),
    Question("time_limits", "text"),
)
"""All questions, in the order in which they are asked."""

PLAYED_BY = ("rules", "system", "kind")
"""The answers that say how an event, or a club, plays."""

#: What is asked together with the way of playing.
_PLAY = frozenset({"federation", "kind", "komi", "handicaps"})


def open_questions(given: Collection[str], club: Collection[str]) -> tuple[Question, ...]:
    """Return the questions that are not answered yet.

    given -- keys of what is said for this event: rules, system and kind answer the kind of play,
    and where that is known the federation, komi and handicaps need not be
    club -- the facts of a club, empty for none
    """
    answered = {*given, *(() if {*PLAYED_BY}.isdisjoint(given) else _PLAY)}
    wanted = {each.key for each in QUESTIONS if each.always or not club}
    if not says_how_it_plays(club):
        wanted.add("federation")
    return tuple(each for each in QUESTIONS if each.key in wanted - answered)


def says_how_it_plays(club: Collection[str]) -> bool:
    """Tell whether the facts of a club decide how it plays."""
    return not {"federation", *PLAYED_BY}.isdisjoint(club)


def usual_answer(key: str, answers: Mapping[str, object]) -> str:
    """Return the answer that Enter means and that stands in a form at first; "" for a blank line.

    answers -- those given so far: federation and kind decide what is usual
    """
    federation, kind = (str(answers.get(each) or "") for each in ("federation", "kind"))
    home = HOMES[federation or ELSEWHERE]
    usual = {
        "federation": ELSEWHERE,
        "kind": home.kind,
        "komi": points_words(_there(home).komi_even),
        "handicaps": _handicaps(home, kind),
    }
    return usual.get(key, "")


def usual_kind(federation: str) -> str:
    """Return the kind of play that a federation or country means; "" where none is said."""
    return HOMES[federation].kind if federation else ""


def home_of(settings: Settings) -> str:
    """Return the federation whose own rule set an event has; "" where no federation follows.

    With its ratings: bands by ratings of the EGF are no event of the AGA.
    """
    if settings.is_american:
        return "aga"
    home = HOMES.get(settings.rules)
    own = home is not None and (home.bar, home.scale) == (settings.rules, settings.rating_scale)
    return settings.rules if own else ""


class Play(NamedTuple):
    """What answers decide: the rule set, the system of play ("" by the other), and settings."""

    rules: str = ""
    system: str = ""
    settings: Mapping[str, object] = {}


def play_of(federation: str, kind: str, rules: str = "") -> Play:
    """Return the beginning that a federation and a kind of play decide.

    Komi and handicaps are those of the federation, whatever is played; a Swiss has no handicaps.
    federation -- "" for none; kind -- "" or OTHER: rule set and system are said elsewhere
    rules -- the rule set that is named, whose own komi and handicaps count; "" for none
    """
    home = HOMES[federation or ELSEWHERE]
    settings: dict[str, object] = {"rating_scale": home.scale} if federation else {}
    if federation and not rules:
        settings["komi_even"] = _there(home).komi_even
    if kind in {"", OTHER}:
        return Play(settings=settings)
    if federation and not rules:
        settings |= HANDICAPS[_handicaps(home, kind)]
    if kind == "bar":
        settings["start_rule"] = "bar"
    return Play(_RULES.get(kind, home.bar), SWISS if kind == SWISS else "", settings)


def rules_asked(komi: str, handicaps: str) -> dict[str, object]:
    """Return field of Settings -> value, of the answers about komi and handicaps.

    Blank ones decide nothing. Raises WrongUse for a komi that is no number of points.
    """
    found: dict[str, object] = {**HANDICAPS.get(handicaps, {})}
    if komi:
        try:
            found["komi_even"] = parse_points(komi)
        except ValueError as error:
            raise WrongUse(message("setup.komi.wrong", komi=quoted(komi))) from error
    return found


def _there(home: Home) -> Settings:
    """Return with what the usual event of a federation or country begins."""
    return rule_set(_RULES.get(home.kind, home.bar)).defaults


def _handicaps(home: Home, kind: str) -> str:
    """Return the usual handicaps of a kind of play, a key of HANDICAPS."""
    usual = vars(_there(home))
    fits = (key for key, fields in HANDICAPS.items() if fields.items() <= usual.items())
    return "none" if kind == SWISS else next(fits)
