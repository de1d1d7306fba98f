"""Explain in one sentence why one of two players is before the other in the standings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.desk.core.command import read_writable
from nigiri.desk.core.phrases import Phrases
from nigiri.domain.model.units import PlayerId
from nigiri.domain.standings.shown import shown_figure
from nigiri.domain.standings.standings import standings
from nigiri.domain.standings.ties import SECTION, WINNER, Compared, Explained, explained
from nigiri.domain.tiebreaks import TIEBREAKS, called, format_figure
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import decimal
from nigiri.messages.message import message, said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.tiebreaks import Value
    from nigiri.workbook.model.cells import Workbook


@dataclass(frozen=True)
class WhyPlace:
    """The answer in one sentence, and its facts."""

    sentence: str
    facts: Explained


def why_place(workbook: Workbook, one: int, other: int) -> WhyPlace:
    """Return the criterion that separates two players, or that they share a place (M14, M15).

    Raises SheetProblems for wrong cells, Forbidden before the first draw, WrongUse for a player not
    in the standings and for the same number twice.
    """
    event = read_writable(workbook).event
    if not event.rounds:
        raise Forbidden(message("report.no-places"))
    pair = PlayerId(one), PlayerId(other)
    facts, phrases = explained(event, *pair), Phrases(event)
    if facts.ahead is None or facts.decides is None:
        place = next(each.place for each in standings(event) if each.number == one)
        equal = _equal(phrases, facts.equal)
        names = {"one": phrases.player_label(pair[0]), "other": phrases.player_label(pair[1])}
        return WhyPlace(phrases.say("place.shared", place=place, equal=equal, **names), facts)
    ahead, behind = pair if facts.ahead == one else (pair[1], pair[0])
    found = facts.decides
    if ahead != one:
        found = Compared(found.code, found.other_value, found.value)
    rest = _decides(phrases, found, ahead, behind)
    parts = phrases.clauses(filter(None, (rest, _equal(phrases, facts.equal))))
    names = {"ahead": phrases.player_label(ahead), "behind": phrases.player_label(behind)}
    return WhyPlace(phrases.say("place.before", rest=parts, **names), facts)


def _decides(phrases: Phrases, found: Compared, ahead: PlayerId, behind: PlayerId) -> str:
    """Return the criterion that separates the two, with their figures, first the one ahead."""
    mine, theirs = _pair(phrases, found)
    return phrases.say(
        f"place.{_told(found.code)}",
        criterion=_named(phrases, found.code),
        mine=mine,
        theirs=theirs,
        winner=ahead,
        loser=behind,
    )


def _told(code: str) -> str:
    """Return the end of the key of the sentence: what the criterion means, or "by" its figures."""
    if code in {SECTION, WINNER}:
        return code
    card = TIEBREAKS[code]
    return card.told or ("by" if card.fixed else "direct")


def _equal(phrases: Phrases, equal: Sequence[Compared]) -> str:
    """Return the criteria that do not separate them, with their equal figures."""
    figures = [
        f"{_named(phrases, each.code)} {_shown(phrases, each.code, each.value)}"
        for each in equal
        if TIEBREAKS[each.code].fixed and TIEBREAKS[each.code].kind != "answer"
    ]
    *most, last = figures or [""]
    listed = phrases.say("place.and").join(filter(None, (", ".join(most), last)))
    parts = [phrases.say("place.equal", figures=listed)] if figures else []
    return phrases.clauses([*parts, *_open(phrases, equal)])


def _open(phrases: Phrases, equal: Sequence[Compared]) -> Iterator[str]:
    """Yield the criteria without figures that separate nobody."""
    for each in equal:
        if TIEBREAKS[each.code].kind == "answer":
            yield phrases.say("place.all.both" if each.value else "place.all.none")
        elif not TIEBREAKS[each.code].fixed:
            yield phrases.say("place.undecided", criterion=_named(phrases, each.code))


def _named(phrases: Phrases, code: str) -> str:
    """Return the name of a criterion in sentences."""
    own, settings = {SECTION, WINNER}, phrases.event.settings
    name = message(f"criterion.{code}") if code in own else called(settings, code)
    return said(name, settings.language)


def _pair(phrases: Phrases, found: Compared) -> tuple[str, str]:
    """Return the two figures as text; sections by their numbers."""
    if found.code in {SECTION, WINNER}:
        return str(found.value), str(found.other_value)
    event = phrases.event
    one, other = (shown_figure(event, found.code, v) for v in (found.value, found.other_value))
    return TIEBREAKS[found.code].pair_words(one, other, decimal(event.settings.language))


def _shown(phrases: Phrases, code: str, value: Value) -> str:
    """Return a figure as text."""
    event = phrases.event
    return format_figure(code, shown_figure(event, code, value), decimal(event.settings.language))
