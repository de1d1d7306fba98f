"""Scores from 0 up with their sums: one scale, no other order, sums that add up (B1, B7)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.standings.shown import (
    SUMS_TOO,
    as_drawn,
    kept_by,
    more_shown,
    on_shown_scale,
    shown_figure,
    shown_plain_sos,
    shown_score,
    shown_start,
    sums_rise,
    told_score,
)
from nigiri.domain.standings.standings import standings
from nigiri.domain.starts.start_scores import initial_score
from nigiri.domain.tiebreaks import SCORE, TIEBREAKS, opponents, placing
from tests.workbook.proofs import SUMS, random_event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.tiebreaks import Value

SEEDS = range(400)


def shown_so(seed: int) -> Event:
    """Return an event at random, with some of the tie-breaks, shown from 0 up with sums."""
    event, random = random_event(seed), Random(seed)  # noqa: S311 -- no secret is made from it
    chosen = tuple(random.sample(SUMS, random.randint(1, 3)))
    settings = replace(event.settings, shown_scores=SUMS_TOO, tiebreaks=chosen)
    return replace(event, settings=settings)


def figures(event: Event, code: str, after: int | None) -> dict[PlayerId, Value]:
    """Return everybody's figure of a criterion as places are computed from it."""
    found = TIEBREAKS[code].among(event, tuple(event.by_number), after, ())
    return {number: found[number] for number in event.by_number}


@pytest.mark.parametrize("seed", SEEDS)
def test_shown_sums_are_those_of_shown_scores_and_give_the_same_places(seed: int) -> None:
    """After every round, against an event whose start scores were typed so."""
    event = shown_so(seed)
    if not sums_rise(event):
        assert on_shown_scale(event) is event
        return
    typed = replace(
        event,
        settings=replace(event.settings, shown_scores="as drawn"),
        players=tuple(replace(p, start=shown_start(event, p)) for p in event.players),
    )
    assert 0 == min(shown_start(event, player) for player in event.by_number.values())
    for after in range(len(event.rounds) + 1):
        for card in filter(lambda each: each.fixed, placing(event)):
            shown = {
                number: shown_figure(event, card.code, value, after)
                for number, value in figures(event, card.code, after).items()
            }
            assert figures(typed, card.code, after) == shown, (card.code, after)
        places, others = standings(event, after), standings(typed, after)
        assert [each[:3] for each in others] == [each[:3] for each in places]
        assert [each.sos_unadjusted for each in others] == [
            shown_plain_sos(event, each.number, each.sos_unadjusted, after) for each in places
        ]


def test_many_of_these_events_are_shown_from_0_up_and_many_are_not() -> None:
    """So that the test before speaks of both."""
    rise = [sums_rise(shown_so(seed)) for seed in SEEDS]

    assert 40 < sum(rise) < 360


def field(ranks: Sequence[str], *rounds: Sequence[tuple[int, int]], **choices: object) -> Event:
    """Return a BGA event of players of these ranks; in each game the first one wins, as White."""
    settings = replace(RULE_SETS["bga"].defaults, rounds=3, bar=Rank(1), **choices)  # type: ignore[arg-type]
    players = tuple(
        Player(f"P{n}", "", Rank.parse(rank), PlayerId(n), here=True)
        for n, rank in enumerate(ranks, 1)
    )
    won = Result(Outcome.WHITE)
    drawn = tuple(
        Round(
            n,
            tuple(
                Game(t, PlayerId(a), PlayerId(b), 0, result=won)
                for t, (a, b) in enumerate(games, 1)
            ),
        )
        for n, games in enumerate(rounds, 1)
    )
    return Event(settings, players, (), drawn)


def test_a_bga_event_shows_nobody_below_0() -> None:
    """1 dan, 2 kyu and two 13 kyu: 0, −2, −13 are 13, 11, 0; SOS of one round is the opponent's."""
    event = field(("1d", "2k", "13k", "13k"), [(1, 2), (3, 4)])
    numbers = tuple(event.by_number)
    score = {n: shown_score(event, n) // 2 for n in numbers}
    sos = {n: shown_figure(event, "SOS", v) for n, v in figures(event, "SOS", None).items()}

    assert {1: 14, 2: 11, 3: 1, 4: 0} == score
    assert {1: 22, 2: 28, 3: 0, 4: 2} == sos
    assert sos == {n: 2 * sum(score[other] for other in opponents(event, n)) for n in numbers}


def test_whoever_starts_at_0_or_above_is_shown_as_drawn() -> None:
    """Two dan players under a bar at 1 dan: nothing is lowered either."""
    event = field(("2d", "1d"), [(1, 2)])

    assert (0, None, False) == (more_shown(event), kept_by(event), sums_rise(event))


def test_sdos_of_unequal_wins_would_change_places_so_all_stays_as_drawn() -> None:
    """P2 and P3 have −1 both, by one win and by two.

    P2 beat P6 (−7); P3 beat P4 (−4) and P5 (−6). As drawn −7 is before −10; with 7 more for each
    opponent beaten it would be 0 and 4.
    """
    rounds = [(3, 4), (2, 6), (1, 5)], [(3, 5), (1, 2), (4, 6)]
    ranks = ("1k", "2k", "3k", "5k", "6k", "7k")
    event = field(ranks, *rounds, tiebreaks=("SDOS",))
    typed = replace(
        event,
        players=tuple(
            replace(p, start=HalfPoints(initial_score(event, p) + 14)) for p in event.players
        ),
    )
    kept = kept_by(event)

    assert [1, 2, 3] == [each.number for each in standings(event)][:3]
    assert [1, 3, 2] == [each.number for each in standings(typed)][:3]
    assert kept is not None
    assert ("SDOS", 0, False) == (kept.code, more_shown(event), sums_rise(event))
    assert -2 == shown_score(event, PlayerId(3)) == shown_score(event, PlayerId(2))


@pytest.mark.parametrize(
    ("code", "scoring", "kept"),
    [
        ("SOS", {}, None),
        ("SOS-2", {"bye_sos": "own less one"}, None),
        ("SOS", {"missed_sos": "zero"}, "SOS"),
        ("SOS-1", {"bye_sos": "nothing"}, "SOS-1"),
        ("SOS", {"bye_sos": "nothing", "missed_sos": "nothing", "normalised": "yes"}, None),
        ("SOSOS", {}, None),
        ("SOSOS", {"idle_sosos": "zero"}, "SOSOS"),
        ("SOSOS", {"missed_sos": "zero"}, "SOSOS"),
        ("CUSS", {"missed_sos": "zero"}, None),
        ("SDOS", {}, "SDOS"),
        ("SDOSW", {"missed_sos": "zero"}, None),
    ],
)
def test_a_sum_follows_where_every_round_counts_a_score(
    code: str, scoring: dict[str, str], kept: str | None
) -> None:
    """A round without an opponent counts one's own, or SOS is brought to all rounds."""
    event = field(("1d", "13k"), [(1, 2)], tiebreaks=(code,))
    counted = replace(event.settings.scoring, **scoring)  # type: ignore[arg-type]
    found = kept_by(replace(event, settings=replace(event.settings, scoring=counted)))

    assert kept == (found and found.code)


def test_the_sum_of_the_scores_on_the_grid_rises_with_them() -> None:
    """By one for each opponent; who had none has none."""
    event = field(("1d", "2k", "13k"), [(1, 2)])

    assert 22 == shown_plain_sos(event, PlayerId(1), HalfPoints(-4))
    assert None is shown_plain_sos(event, PlayerId(3), None)
    assert -4 == shown_plain_sos(field(("1d",)), PlayerId(1), HalfPoints(-4))


def test_scores_are_told_and_meant_as_they_are_shown() -> None:
    """Sentences say them, `draw --from` takes them; with sums as drawn both keep to the draw."""
    event = field(("1d", "13k"))
    legacy = field(("1d", "13k"), shown_scores="from zero")

    assert 26 == told_score(event, HalfPoints(0))
    assert 0 == as_drawn(event, HalfPoints(26))
    assert None is as_drawn(event, None)
    assert (0, 26) == (told_score(legacy, HalfPoints(0)), as_drawn(legacy, HalfPoints(26)))
    assert 26 == shown_figure(legacy, SCORE, 0)
    assert 8 == shown_figure(legacy, "SOS", 8)


@pytest.mark.parametrize("rules", [*RULE_SETS])
def test_rule_sets_with_grades_show_scores_from_0_up(rules: str) -> None:
    """Where a start score would be below 0; Québec keeps its own, and Swiss has none."""
    usual = RULE_SETS[rules].defaults

    assert usual.shown_scores == (
        SUMS_TOO if usual.start_rule in {"bar", "grade", "bands"} else "as drawn"
    )
    assert "as drawn" == RULE_SETS["quebec"].defaults.shown_scores
    assert "as drawn" == Settings().shown_scores
