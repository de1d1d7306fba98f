"""What is asked for before an action: the fields of its dialog, and what was answered to them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from nigiri.desk.copies.decisions import SIDES
from nigiri.desk.players.gone import GONE
from nigiri.desk.setup.questions import HANDICAPS, HOMES, KINDS, QUESTIONS
from nigiri.domain.federations.addresses import DESTINATIONS, LIST_PAGES
from nigiri.domain.model.system import system_name
from nigiri.domain.players.federation_ids import FEDERATIONS
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.errors import WrongUse
from nigiri.exchange.formats import WRITTEN
from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import message, quoted
from nigiri.reports.catalogue import MOST_PRINTED, WAYS, WHENS, ways_of
from nigiri.workbook.words.names import WISH_KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.reports.catalogue import Report, Way

Answered = str | int | bool | None

LONGEST_ANSWER = 1000
LARGEST_NUMBER = 2**31 - 1
_SHOWN = 40
"""So many letters of a wrong answer are told."""


@dataclass(frozen=True)
class Field:
    """One line of a dialog.

    kind -- number: a whole one from `least` on; yes: a tick box; file: a path to be chosen
    label, tip -- messages; needed -- an answer is required; value -- the default
    choices -- each with its value and what it is called: a message, or a name
    asked -- False for a field that requests may answer, but dialogs do not show
    each -- answered for each of several, which only the workbook knows: "absent 17"
    """

    name: str
    kind: Literal["number", "text", "choice", "yes", "file"]
    label: str
    tip: str = ""
    needed: bool = False
    choices: tuple[tuple[str, str], ...] = ()
    value: Answered = None
    least: int = 1
    asked: bool = True
    each: bool = False

    def understood(self, answer: object) -> Answered:
        """Return an answer of the right type, the default for a blank one; else raise WrongUse."""
        if answer is None or (isinstance(answer, str) and not answer.strip()):
            if self.needed and self.value is None:
                raise WrongUse(message("field.needed", label=self.label))
            return self.value
        if self.kind == "number":
            return self._number(answer)
        if self.kind == "yes":
            if not isinstance(answer, bool):
                raise self._wrong(answer, "field.not.yes")
            return answer
        if not isinstance(answer, str | int) or len(str(answer)) > LONGEST_ANSWER:
            raise self._wrong(answer, "field.not.text")
        return self._chosen(str(answer).strip())

    def _number(self, answer: object) -> int:
        """Return a whole number."""
        digits = str(answer).strip()
        if isinstance(answer, bool) or not (digits.isascii() and digits.isdigit()):
            raise self._wrong(answer, "field.not.whole")
        if not self.least <= int(digits[:11]) <= LARGEST_NUMBER:
            limits = {"least": self.least, "most": LARGEST_NUMBER}
            raise self._wrong(answer, "field.not.between", **limits)
        return int(digits)

    def _chosen(self, answer: str) -> str:
        """Return a text; of a choice only one of its values."""
        values = [value for value, _ in self.choices]
        if self.kind == "choice" and answer not in values:
            raise self._wrong(answer, "field.not.choice", choices=", ".join(values))
        return answer

    def _wrong(self, answer: object, key: str, **facts: object) -> WrongUse:
        """Return the error for an answer of another kind; key -- of its sentence."""
        shown = quoted(str(answer)[:_SHOWN])
        return WrongUse(message(key, label=self.label, answer=shown, **facts))


def answers(fields: Iterable[Field], given: Mapping[str, object]) -> dict[str, Answered]:
    """Return the answers by field, without blanks.

    Raises WrongUse for an answer of the wrong type, a missing one, and an unknown field.
    """
    listed = tuple(fields)
    known = {field.name: field for field in listed if not field.each}
    for field in listed:
        names = [name for name in given if field.each and name.startswith(f"{field.name} ")]
        known |= {name: replace(field, name=name, needed=True) for name in names}
    strange = [name for name in given if name not in known]
    if strange:
        raise WrongUse(
            message("field.unknown", field=quoted(strange[0]), fields=", ".join(known))
            if known
            else message("field.unknown.none", field=quoted(strange[0]))
        )
    found = {name: field.understood(given.get(name)) for name, field in known.items()}
    return {name: answer for name, answer in found.items() if answer is not None}


_ROUND = Field(
    "round", "number", message("field.round"), message("field.round.newest"), asked=False
)
_WHO = Field("who", "text", message("field.who"), message("field.who.tip"), needed=True)
_SPOKEN = tuple((language, message(f"field.language.{language}")) for language in LANGUAGES)
_LANGUAGE = Field(
    "language", "choice", message("field.language"), needed=True, value="en", choices=_SPOKEN
)

USUAL = "usual"
"""In place of a rule set: the one in which events of the system begin; of handicaps: those of the
federation."""

_TIPS = {
    "name": message("field.name.tip"),
    "dates": message("field.as-printed"),
    "rounds": message("field.rounds.of-event"),
    "komi": message("field.komi.tip"),
    "time_limits": message("field.time.tip"),
}
#: Question -> what may be answered besides its choices, and stands there at first.
_BESIDES = {"handicaps": (USUAL, message("field.handicaps.usual"))}
_ASKED = tuple(
    Field(
        each.key,
        each.kind,
        each.words,
        _TIPS.get(each.key, ""),
        choices=(
            *((_BESIDES[each.key],) if each.key in _BESIDES else ()),
            *((key, each.choice(key)) for key in each.choices),
        ),
        value=_BESIDES[each.key][0] if each.key in _BESIDES else None,
    )
    for each in QUESTIONS
)

# A field a row: its name, its kind, its words, then what else there is to it.
# fmt: off
NEW = (
    *_ASKED,
    Field("rules", "choice", message("field.rules"), value=USUAL, asked=False, choices=(
        *((name, name) for name in RULE_SETS), (USUAL, message("field.rules.usual")),
    )),
    Field("system", "choice", message("field.system"), asked=False,
          choices=tuple((key, system_name(key)) for key in SYSTEMS)),
    Field("language", "choice", message("field.language"), choices=_SPOKEN),
    Field("place", "text", message("field.place"), message("field.as-printed"), asked=False),
    Field("director", "text", message("field.director"), message("field.as-printed"), asked=False),
    Field("host", "text", message("field.host"), message("field.host.tip"), asked=False),
    Field("seed", "number", message("field.seed"), least=0, asked=False),
    Field("id", "text", message("field.id"), asked=False),
)
SAMPLE = (
    Field("language", "choice", message("field.language"), choices=_SPOKEN, asked=False),
    Field("id", "text", message("field.id"), asked=False),
)
_NO_CHOICE = ("", message("field.none"))
CLUB = (
    Field("federation", "choice", message("setup.ask.federation"), choices=(
        _NO_CHOICE, *((key, message(f"setup.home.{key}")) for key in HOMES),
    )),
    Field("kind", "choice", message("setup.ask.kind"), choices=(
        _NO_CHOICE, *((key, message(f"setup.kind.{key}")) for key in KINDS),
    )),
    Field("language", "choice", message("field.language"), choices=(_NO_CHOICE, *_SPOKEN)),
    Field("time_limits", "text", message("setup.ask.time_limits"), message("field.time.tip")),
    Field("komi_even", "text", message("setting.komi_even"), message("field.komi.tip")),
    Field("handicaps", "choice", message("setup.ask.handicaps"), choices=(
        _NO_CHOICE, *((key, message(f"setup.handicaps.{key}")) for key in HANDICAPS),
    )),
    Field("tiebreaks", "text", message("setting.tiebreaks"), message("field.tiebreaks.tip")),
    Field("host", "text", message("field.host"), message("field.host.tip")),
    Field("place", "text", message("field.place"), message("field.as-printed")),
    Field("mail", "text", message("field.mail"), message("field.mail.tip")),
    Field("picture", "file", message("field.club.logo"), message("field.club.logo.tip")),
    Field("no_picture", "yes", message("field.club.no-logo"), value=False),
    Field("event", "yes", message("field.club.event"), message("field.club.event.tip"),
          value=False),
    Field("take", "file", message("field.club.take"), message("field.club.take.tip")),
)
OPEN = (
    Field("file", "file", message("field.file"), message("field.file.tip"), needed=True),
    _LANGUAGE,
)
DIFF = (Field("file", "file", message("field.file"), message("field.file.copy"), needed=True),)
TAKE = (
    Field("file", "file", message("field.file.helper"), message("field.file.copy"), needed=True),
    Field("keep", "choice", message("field.keep"), message("field.keep.tip"), value="ask",
          needed=True, choices=tuple((side, message(f"field.keep.{side}")) for side in (
              "ask", *SIDES,
          ))),
)
ROUNDS = (Field("file", "file", message("field.file"), message("field.file.rounds"), needed=True),)
IMPORT = (
    Field("list", "file", message("field.list"), message("field.list.tip"), needed=True),
    Field("here", "yes", message("field.here"), value=False),
    Field("columns", "text", message("field.columns"), message("field.columns.tip")),
    Field(
        "gone",
        "choice",
        message("field.gone"),
        needed=True,
        value="leave",
        choices=tuple((each, message(f"entries.gone.word.{each}")) for each in GONE),
    ),
)
ADD = (
    Field("who", "text", message("field.who.member"), message("field.who.member.tip"),
          needed=True),
    Field("rank", "text", message("field.rank"), message("field.rank.tip")),
    Field("club", "text", message("field.club")),
    Field("here", "yes", message("field.here.one"), value=False),
    Field("listed", "text", message("field.listed"), asked=False),
)
FILL = (
    Field("update", "yes", message("field.update"), message("field.update.tip"), value=False),
)
RENEW = (
    Field("list", "choice", message("field.list.of"), needed=True,
          choices=tuple((key, FEDERATIONS[key]) for key in LIST_PAGES)),
    Field("file", "file", message("field.file"), message("field.list.file.tip")),
)
SECTIONS = (
    Field("again", "yes", message("field.again.sections"), message("field.again.sections.tip"),
          value=False),
    Field("count", "number", message("field.count"), message("field.count.tip")),
    Field("down_to", "text", message("field.down-to"), message("field.down-to.tip")),
)
NUMBER = (
    Field("again", "yes", message("field.again.numbers"), value=False, asked=False),
)
NAMES = (
    Field("keep", "choice", message("field.moved"), value="back", needed=True, choices=tuple(
        (answer, message(f"field.moved.{answer}")) for answer in ("back", "keep")
    )),
)
_ABSENT = Field("absent", "choice", message("field.absent"), asked=False, each=True, choices=tuple(
    (answer, message(f"drawing.absent.{answer}")) for answer in ("out", "plays")
))
DRAW = (
    Field("provisional", "yes", message("field.provisional"), value=False, asked=False),
    _ABSENT,
)
DRAW_AGAIN = (_ABSENT,)
DRAW_EARLY = (
    Field("how", "choice", message("field.how"), needed=True, value="ready", choices=tuple(
        (how, message(f"field.how.{how}")) for how in ("ready", "rest", "provisional")
    )),
    _ABSENT,
)
LATE = (
    _WHO,
    Field("later", "yes", message("field.later"), message("field.later.tip"), value=False),
)
OUT = (_WHO, Field("rounds", "text", message("field.rounds"), message("field.rounds.out")))
BYE = (
    Field("who", "text", message("field.who.one"), message("field.who.one.tip"), needed=True),
    Field("round", "number", message("field.round"), message("field.round.next")),
    Field("undo", "yes", message("field.undo"), value=False),
)
WISH = (
    Field("who", "text", message("field.who"), message("field.who.wish.tip")),
    Field("what", "choice", message("field.what"),
          choices=tuple((kind.code, message(kind.key)) for kind in WISH_KINDS)),
    Field("rounds", "text", message("field.rounds"), message("field.rounds.wish")),
    Field("note", "text", message("field.note")),
)
CHART = (
    Field("winner", "number", message("field.winner"), message("field.winner.tip")),
    Field("loser", "number", message("field.loser")),
    Field("jigo", "yes", message("field.jigo"), value=False),
)
LADDER = (
    Field("challenger", "number", message("field.challenger"), message("field.challenger.tip")),
    Field("challenged", "number", message("field.challenged")),
    Field("winner", "choice", message("field.won"), value="", choices=(
        ("", message("field.won.nobody")), ("won", message("field.won.challenger")),
        ("lost", message("field.won.challenged")),
    )),
)
RESULT = (
    Field("winners", "text", message("field.winners"), message("field.winners.tip"), asked=False),
    Field("table", "number", message("field.table"), asked=False),
    Field("result", "text", message("field.result"), asked=False),
    _ROUND,
)
INBOX = (
    Field("home", "yes", message("field.inbox.home"), message("field.inbox.home.tip"), value=True),
)
WHY = (
    Field("table", "text", message("field.table"), message("field.table.tip"), needed=True),
    Field("round", "number", message("field.round"), message("field.round.newest")),
)
WHY_PLACE = (
    Field("one", "number", message("field.one"), needed=True),
    Field("other", "number", message("field.other"), needed=True),
)
VERIFY = (
    Field("results", "text", message("field.back"), message("field.back.tip"), needed=True),
    Field("first", "number", message("field.back.first"), message("field.back.first.tip")),
    replace(_ROUND, asked=True),
)
_PAPER = (
    Field("language", "choice", message("field.language"), needed=True, value="event", choices=(
        ("event", message("field.language.event")), *_SPOKEN,
        ("both", message("field.language.both")),
    )),
    Field("names", "yes", message("field.names"), message("field.names.tip"), value=False),
    Field("form", "choice", message("field.form"), needed=True, value="page", choices=(
        ("page", message("field.form.page")), ("pdf", message("field.form.pdf")),
    )),
)
PREFLIGHT = (
    Field("federation", "choice", message("field.federation"), needed=True,
          choices=tuple(FEDERATIONS.items())),
    Field("country", "text", message("field.country"), message("field.country.tip")),
)

SENT_TO: tuple[str, ...] = tuple(DESTINATIONS)
"""The keys of those whom results can be sent to."""
SEND = (
    Field("to", "choice", message("field.to"), needed=True,
          choices=tuple((key, each.name) for key, each in DESTINATIONS.items())),
    Field("also", "text", message("field.also"), message("field.mail.tip")),
)
SEASON = (
    Field("season", "file", message("field.season"), message("field.season.tip"), needed=True),
    Field("list", "yes", message("field.season.list"), value=False),
    Field("page", "yes", message("field.season.page"), message("field.season.page.tip"),
          value=False),
)
EXPORT = (
    Field("format", "choice", message("field.format"), message("field.format.tip"),
          needed=True, choices=tuple((form.key, form.title) for form in WRITTEN)),
)
# fmt: on


def _printed(ways: Mapping[str, tuple[Report, Way]]) -> tuple[Field, ...]:
    """Return the fields of a dialog that offers these ways to print."""
    titles = tuple((key, way.title) for key, (_, way) in ways.items())
    usual = next(key for key in (*MOST_PRINTED, *ways) if key in ways)
    return (
        Field("which", "choice", message("field.which"), needed=True, value=usual, choices=titles),
        replace(_ROUND, asked="table" in ways or "standings" in ways),
        *_PAPER,
    )


REPORTS = _printed(WAYS)
PRINTED = {when: _printed(ways_of(when)) for when in WHENS}
"""When something is printed -> the fields of its dialog."""
