"""Say in one sentence what parts any two players in the standings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.desk.core.command import opened
from nigiri.desk.core.phrases import Voice
from nigiri.domain.model.units import PlayerId
from nigiri.domain.standings.standings import standings
from nigiri.domain.standings.ties import SECTION, Compared, Explained, explained
from nigiri.domain.tiebreaks import TIEBREAKS, format_figure
from nigiri.errors import Forbidden
from nigiri.workbook.words.criteria import said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.tiebreaks import Value
    from nigiri.workbook.model.cells import Workbook

#: Criteria whose figures say nothing to people, and the sentence that does.
_MEANT = {SECTION: "section", "ONE": "one", "DC": "direct", "ALL": "all", "LOT": "lot"}


@dataclass(frozen=True)
class WhyPlace:
    """The answer in one sentence, and the facts it is made of."""

    sentence: str
    facts: Explained


def why_place(workbook: Workbook, one: int, other: int) -> WhyPlace:
    """Return what puts one of two players before the other, or that they share a place (M14, M15).

    Raises SheetProblems for wrong cells, Forbidden before the first draw, WrongUse for somebody who
    is not in the standings and for the same number twice.
    """
    event = opened(workbook).event
    if not event.rounds:
        msg = "No round is drawn yet, so there are no places: nigiri draw"
        raise Forbidden(msg)
    pair = PlayerId(one), PlayerId(other)
    facts, voice = explained(event, *pair), Voice(event)
    if facts.ahead is None or facts.decides is None:
        place = next(each.place for each in standings(event) if each.number == one)
        equal = _equal(voice, facts.equal)
        names = {"one": voice.who(pair[0]), "other": voice.who(pair[1])}
        return WhyPlace(voice.say("place.shared", place=place, equal=equal, **names), facts)
    ahead, behind = pair if facts.ahead == one else (pair[1], pair[0])
    found = facts.decides
    if ahead != one:
        found = Compared(found.code, found.other_value, found.value)
    rest = _decides(voice, found, ahead, behind)
    told = "; ".join(filter(None, (rest, _equal(voice, facts.equal))))
    names = {"ahead": voice.who(ahead), "behind": voice.who(behind)}
    return WhyPlace(voice.say("place.before", rest=told, **names), facts)


def _decides(voice: Voice, found: Compared, ahead: PlayerId, behind: PlayerId) -> str:
    """Return what parts the two, the figure of the one ahead first."""
    key = _MEANT.get(found.code, "direct" if found.code == "SDC" else "by")
    mine, theirs = (_shown(found.code, value) for value in (found.value, found.other_value))
    return voice.say(
        f"place.{key}",
        criterion=_named(voice, found.code),
        mine=mine,
        theirs=theirs,
        winner=ahead,
        loser=behind,
    )


def _equal(voice: Voice, equal: Sequence[Compared]) -> str:
    """Return what does not part them: figures that are equal, and criteria that part nobody."""
    figures = [
        f"{_named(voice, each.code)} {_shown(each.code, each.value)}"
        for each in equal
        if TIEBREAKS[each.code].fixed and each.code != "ALL"
    ]
    *most, last = figures or [""]
    listed = voice.say("place.and").join(filter(None, (", ".join(most), last)))
    told = [voice.say("place.equal", figures=listed)] if figures else []
    return "; ".join([*told, *_open(voice, equal)])


def _open(voice: Voice, equal: Sequence[Compared]) -> Iterator[str]:
    """Yield the criteria without figures that part nobody."""
    for each in equal:
        if each.code == "ALL":
            yield voice.say("place.all.both" if each.value else "place.all.none")
        elif not TIEBREAKS[each.code].fixed:
            yield voice.say("place.undecided", criterion=_named(voice, each.code))


def _named(voice: Voice, code: str) -> str:
    """Return how sentences call a criterion."""
    return said(code, voice.event.settings.language)


def _shown(code: str, value: Value) -> str:
    """Return a figure as people write it; a section is its number."""
    return str(value) if code == SECTION else format_figure(code, value)
