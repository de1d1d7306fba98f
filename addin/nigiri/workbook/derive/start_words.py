"""The sentences on Sections about start scores: the bar with the numbers tried, bands.

start rule  the sentence
sections    none: the guidelines stand beside each section (M2)
bar         how many are at the bar, what that should be, the other grades tried (B2, E5)
grade       there is no bar (B25)
bands       how far apart they lie, and why (A5)
none        all start alike (B17)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.starts.bar import bar_proposal, starters
from nigiri.domain.starts.start_scores import bar_is_proposed, bar_rank
from nigiri.domain.systems.registry import system
from nigiri.domain.systems.stages import played_as
from nigiri.messages.catalogue import text
from nigiri.workbook.settings.table import BY_KEY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import Rank
    from nigiri.domain.proposals import BandLine
    from nigiri.domain.starts.bar import BarLine, BarProposal


def start_words(event: Event, language: str) -> str:
    """Return the sentences about start scores as one text; "" under "sections" or for nobody."""
    return ". ".join(_sentences(event, language))


def _sentences(event: Event, language: str) -> Iterator[str]:
    """Yield the sentences about start scores, without the full stops."""
    rule = event.settings.start_rule
    if rule == "none":
        groups = system(played_as(event.settings, event.next_round).system).grouping
        yield text("starts.groups" if groups else "starts.none", language)
    elif rule == "grade":
        yield text("starts.grade", language)
    elif rule == "bands" and starters(event):
        yield _bands(event, language)
    elif rule == "bar" and (proposal := bar_proposal(event)) is not None:
        yield _bar(event, proposal, language)
        if proposal.other and not event.rounds:
            yield text("starts.clash", language, **clash_facts(event, proposal, proposal.other))
        if event.settings.is_congress:
            yield supergroup_words(event, language)


def rank_words(event: Event, language: str) -> Mapping[Rank, str]:
    """Return rank -> the note beside it: how many are at or above it, a band's separation."""
    rule = event.settings.start_rule
    if rule == "bands" and starters(event):
        return {line.lowest: _band(line, "starts.line.band", language) for line in _lines(event)}
    proposal = bar_proposal(event) if rule == "bar" else None
    if proposal is None:
        return {}
    found = {line.rank: _tried(line, language) for line in proposal.lines}
    bar = bar_rank(event) or proposal.bar
    return found | {bar: text("starts.line.bar", language, players=_at_or_above(event, bar))}


def _tried(line: BarLine, language: str) -> str:
    """Return the note beside a grade that was tried as the bar: players, and the verdict."""
    verdict = text(f"starts.{line.verdict}", language)
    return text("starts.line", language, players=line.players, verdict=verdict)


def _bar(event: Event, proposal: BarProposal, language: str) -> str:
    """Return the sentence about the bar; the proposed one stands behind the director's own.

    Once round 1 is drawn the end of section 1 is what was proposed then.
    """
    bar = bar_rank(event)
    if bar_is_proposed(event):
        return _proposed(event, proposal, language, "starts.bar.free")
    if bar is None or bar == proposal.bar:
        return _proposed(event, proposal, language, "starts.bar")
    players = _at_or_above(event, bar)
    if event.rounds and event.settings.bar is None:
        return text("starts.bar", language, bar=bar, players=players)
    return text(
        "starts.bar.own",
        language,
        bar=bar,
        players=players,
        proposed=_proposed(event, proposal, language, "starts.bar.proposed"),
    )


def clash_facts(event: Event, proposal: BarProposal, other: BarLine) -> Mapping[str, object]:
    """Return the costs of two bars, of which one takes too many players, one too few (B2).

    ahead -- points by which the few start above everybody else
    """
    return {
        "bar": proposal.bar,
        "players": proposal.line.players,
        "limit": proposal.limit,
        "rounds": event.settings.rounds,
        "other": other.rank,
        "few": other.players,
        "ahead": other.rank.steps - proposal.bar.steps,
    }


def _proposed(event: Event, proposal: BarProposal, language: str, key: str) -> str:
    """Return the sentence about the proposed bar: its size, the size wanted, other grades.

    key -- how the sentence begins
    """
    line, settings = proposal.line, event.settings
    words = text(key, language, bar=proposal.bar, players=line.players)
    if line.league:
        words += text("starts.league", language, league=line.league)
    words += text(
        f"starts.{settings.bar_by}",
        language,
        least=proposal.least,
        most=proposal.most,
        rounds=settings.rounds,
    )
    unmet = [text(f"starts.{verdict}", language) for verdict in proposal.unmet]
    if unmet:
        key = "starts.unmet" if len(unmet) == 1 else "starts.unmet.both"
        words += text(key, language, verdict=unmet[0], further=unmet[-1])
    return words + "".join(
        text(
            "starts.tried",
            language,
            rank=each.rank,
            players=each.players,
            verdict=text(f"starts.{each.verdict}", language),
        )
        for each in _held(proposal)
        if each is not line
    )


def _held(proposal: BarProposal) -> Iterable[BarLine]:
    """Return the lines tried, of grades that make the same group only the first."""
    groups: dict[tuple[int, int], BarLine] = {}
    for each in proposal.lines:
        groups.setdefault((each.players, each.league), each)
    return groups.values()


def _at_or_above(event: Event, bar: Rank) -> int:
    """Return the number of starters at that rank or a higher one, reserves not counted (B6)."""
    regular = (player for player in starters(event) if not player.reserve)
    return sum(player.initial_rank >= bar for player in regular)


def supergroup_words(event: Event, language: str) -> str:
    """Return the sentence about the players who should start above the bar (E5)."""
    from nigiri.domain.starts.congress import LEAST_BAR_GROUP, supergroup  # noqa: PLC0415 -- rare

    found = supergroup(event)
    facts = {
        "members": len(found.members),
        "pko": len(found.pko),
        "bar": len(found.bar),
        "league": len(found.league),
        "left": found.left,
        "least": LEAST_BAR_GROUP,
        "start": points_words(found.start),
        "at_bar": points_words(found.bar_start),
    }
    return text("starts.supergroup.one" if found.one else "starts.supergroup", language, **facts)


def _lines(event: Event) -> tuple[BandLine, ...]:
    """Return the bands of the event."""
    from nigiri.domain.proposals import band_lines  # noqa: PLC0415 -- few events have bands

    return band_lines(event)


def _bands(event: Event, language: str) -> str:
    """Return the sentence about the bands: their number, and those more than a point apart."""
    lines = _lines(event)
    wide = (line for line in lines[:-1] if line.separation > 1)
    words = text("starts.bands", language, bands=len(lines))
    return words + "".join(_band(line, "starts.band", language) for line in wide)


def _band(line: BandLine, key: str, language: str) -> str:
    """Return the sentence about a band with the numbers of its separation; key -- its text."""
    k = BY_KEY["band_k"].cell(line.k, language)
    return text(
        key, language, rank=line.lowest, players=line.players, k=k, separation=line.separation
    )
