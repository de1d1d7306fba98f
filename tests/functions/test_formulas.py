"""Functions of the worksheet answer what the package itself computes, over the whole range."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import exp
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.games.handicaps import ByRanks
from nigiri.domain.model.event import Event, Player, Section, Settings
from nigiri.domain.model.scoring import Scoring
from nigiri.domain.model.units import STRONGEST, WEAKEST, HalfPoints, PlayerId, Rank
from nigiri.domain.players.entry_rating import strength
from nigiri.domain.players.ratings import SCALES, as_printed, rating_printed
from nigiri.domain.rules import RULE_SETS
from nigiri.domain.scores.scores import adjusted_score, participations, victories
from nigiri.domain.simulation.chance import MILLION, power
from nigiri.domain.starts.start_scores import initial_score
from nigiri.domain.tiebreaks.sums import MCMAHON, sdos, sos
from nigiri.functions import formulas
from nigiri.functions.cells import MISSING, NUMBER, VALUE, NoAnswer
from tests.generate import random_history, registration

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from nigiri.domain.model.scoring import Worth
    from nigiri.domain.scores.scores import Participation

RANKS = [Rank(steps) for steps in range(WEAKEST, STRONGEST + 1)]
EVERYBODY = tuple(
    Player(family=str(rank), given="", rank=rank, number=PlayerId(n))
    for n, rank in enumerate(reversed(RANKS), 1)
)


def starts(settings: Settings, sections: tuple[Section, ...] = ()) -> dict[str, float]:
    """Return rank -> start score in points, of an event in which every rank plays."""
    event = Event(settings=settings, players=EVERYBODY, sections=sections)
    return {str(player.rank): initial_score(event, player) / 2 for player in event.players}


@pytest.mark.parametrize("one", RANKS, ids=str)
def test_ranks_differ_by_the_stones_between_them(one: Rank) -> None:
    """The stronger first gives a figure above 0."""
    assert {str(other): one.steps - other.steps for other in RANKS} == {
        str(other): formulas.rank_difference(str(one), str(other)) for other in RANKS
    }


def test_two_ranks_get_the_handicap_of_the_package() -> None:
    """Every pair, in either order."""
    settings = Settings()

    assert [ByRanks.of(settings).stones(one, other) for one, other in product(RANKS, RANKS)] == [
        formulas.handicap(str(one), str(other)) for one, other in product(RANKS, RANKS)
    ]


@pytest.mark.parametrize("reduction", range(10))
def test_reduction_and_cap_are_those_of_the_package(reduction: int) -> None:
    """Every difference, every cap."""
    assert 39 == len(RANKS)
    for cap, other in product(range(10), RANKS):
        settings = Settings(handicap_reduction=reduction, handicap_cap=cap)
        expected = ByRanks.of(settings).stones(RANKS[0], other)
        assert expected == formulas.handicap(str(other), "30k", float(reduction), cap)


@pytest.mark.parametrize("gap", [None, 0, 1, 2, 5])
@pytest.mark.parametrize("rounds", range(1, 13))
def test_sections_start_as_in_the_package(rounds: int, gap: int | None) -> None:
    """Any number of rounds, with the gap of the rule or the director's; cut wide and narrow."""
    for cut in (["9d"], ["3d", "1k", "4k", "9k"], ["2k", "3k"], list(map(str, RANKS[::-1]))):
        sections = tuple(Section(n, Rank.parse(text)) for n, text in enumerate(cut, 1))
        column = [[text] for text in [*cut, ""]]
        assert starts(Settings(rounds=rounds, gap=gap), sections) == {
            str(rank): formulas.start_by_section(str(rank), column, rounds, gap)
            for rank in reversed(RANKS)
        }


@pytest.mark.parametrize("bar", RANKS, ids=str)
def test_a_bar_starts_all_as_in_the_package(bar: Rank) -> None:
    """Any bar, floor and supergroup, also where they make little sense."""
    some = [None, Rank(-9), Rank(4)]
    for floor, supergroup, above in product(some, some, (2, 5)):
        settings = Settings(
            start_rule="bar", bar=bar, floor=floor, supergroup=supergroup,
            supergroup_points=HalfPoints(above),
        )  # fmt: skip
        low, high = (None if rank is None else str(rank) for rank in (floor, supergroup))
        assert starts(settings) == {
            str(rank): formulas.start_by_bar(str(rank), str(bar), low, high, above / 2)
            for rank in reversed(RANKS)
        }


def line(event: Event, number: PlayerId, worth: Worth) -> list[list[str | None]]:
    """Return a player's rounds as a row of cells, by what each kind of round is worth."""
    return [[entry(p, worth) for p in participations(event, number)]]


def entry(p: Participation, worth: Worth) -> str | None:
    """Return a round as a cell: 12+, 3-!, 0=; a round that gives nothing without a game: empty."""
    sign = "-=+"[worth.of(p.kind)]
    if p.game is None:
        return f"0{sign}" if worth.of(p.kind) else None
    return f"{p.opponent}{sign}{'!' if p.by_default else ''}"


def histories(**scoring: object) -> Iterator[Event]:
    """Yield events with byes, missed rounds, jigos and games by default."""
    for seed in range(12):
        settings = Settings(scoring=replace(Scoring(), **scoring))  # type: ignore[arg-type]
        event = registration(seed, 9 + seed, settings=settings)
        yield random_history(event, seed, 5, missing=0.2)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_lines_add_up_to_the_score_of_the_package(rules: str) -> None:
    """Whatever a rule set gives for a bye, a missed round or a default, but for its rounding."""
    scoring = RULE_SETS[rules].defaults.scoring
    worth = replace(scoring.victories, rounded="none")
    players = [(event, n) for event in histories(victories=worth) for n in event.by_number]

    assert len(players) > 12 * 9
    for event, number in players:
        assert victories(event, number) / 2 == formulas.score(line(event, number, worth))


def test_sums_of_opponents_are_those_of_the_package() -> None:
    """Plain SOS and brought to the rounds, and SDOS, over the scores that opponents see."""
    events = [*histories()]
    assert 12 == len(events)
    for event in events:
        rounds = len({r.number for r in event.rounds})
        lines = {n: line(event, n, event.settings.scoring.score) for n in event.by_number}
        seen = {
            n: formulas.score(lines[n], initial_score(event, player) / 2, 0.5)
            for n, player in event.by_number.items()
        }
        assert {n: adjusted_score(event, n) / 2 for n in seen} == seen
        columns = [[n] for n in seen], [[score] for score in seen.values()]
        for number, cells in lines.items():
            expected = sos(event, number)
            if expected is None:
                assert MISSING == error(formulas.sos, cells, *columns, rounds)
            else:
                assert float(expected / Fraction(2)) == formulas.sos(cells, *columns, rounds)
            assert sdos(event, number) / 4 == formulas.sdos(cells, *columns)


def test_sums_are_not_normalised_unless_asked_for() -> None:
    """As in events that take Plain SOS."""
    assert "seen" == MCMAHON.seen
    for event in histories(normalised="no"):
        columns = (
            [[n] for n in event.by_number],
            [[adjusted_score(event, n) / 2] for n in event.by_number],
        )
        for number in event.by_number:
            expected = sos(event, number)
            assert expected is not None
            cells = line(event, number, event.settings.scoring.score)
            assert float(expected) / 2 == formulas.sos(cells, *columns)


@pytest.mark.parametrize("stones", [-9, -1, 0, 1, 5])
def test_what_is_expected_agrees_with_the_strength_of_simulations(stones: int) -> None:
    """To a hundred thousandth, over the whole scale of ratings."""
    for own, other in product(range(-900, 3300, 60), range(-900, 3300, 300)):
        raised = [r + max(0, 100 * s - 50) for r, s in ((own, stones), (other, -stones))]
        mine, theirs = (power(rating, 7) / MILLION for rating in raised)
        expected = 1 / (1 + exp(theirs - mine))
        assert expected == pytest.approx(formulas.egf_expected(own, other, stones), abs=1e-5)


@pytest.mark.parametrize(
    ("own", "opponent", "result", "stones", "new"),
    [
        (2100, 2100, 1, 0, 2109.306),
        ("1d", 2100, "+", "", 2109.306),
        (1406.791, 1072.993, 0, 0, 1406.791 - 25.373),
        (1072.993, 1406.791, 1, 0, 1072.993 + 38.864),
        (600, 39.888, 1, -3, 600 + 24.739),
        (39.888, 600, 0, 3, 39.888 - 22.052),
    ],
)
def test_ratings_change_as_published(
    own: object, opponent: object, result: object, stones: object, new: float
) -> None:
    """Examples that others publish of the formula of 2021."""
    before = 2100 if isinstance(own, str) else own
    change = formulas.egf_change(own, opponent, result, stones)

    assert isinstance(before, int | float)
    assert pytest.approx(new, abs=0.0006) == before + change


def test_the_class_weighs_the_whole_change() -> None:
    """By its letter or by the figure itself."""
    whole = formulas.egf_change(1500, 1600, 0.5)

    for letter, weight in {"A": 1, "b": 0.75, "C": 0.5, "D": 0.25}.items():
        weighed = formulas.egf_change(1500, 1600, 0.5, None, letter)
        assert weighed == formulas.egf_change(1500, 1600, "½", 0, weight)
        assert pytest.approx(weight * whole, abs=1e-6) == weighed


@pytest.mark.parametrize("rank", RANKS, ids=str)
def test_without_a_rating_the_middle_of_the_rank_counts(rank: Rank) -> None:
    """As strong as the package takes such a player to be."""
    settings = Settings(rating_scale="aga")
    rating = formulas.aga_entry_rating(str(rank))

    assert strength(settings, Player(family="", given="", rank=rank)) == SCALES["aga"].strength(
        int(100 * rating)
    )


def test_a_rating_of_the_aga_is_read_as_in_the_package() -> None:
    """From the weakest to the strongest, by half hundredths; what no list has is refused."""
    settings = Settings(rating_scale="aga")
    for at in range(-10_020, 3_020, 7):
        held = rating_printed(settings, Fraction(at, 200))
        if held is None:
            assert NUMBER == error(formulas.aga_entry_rating, "4d", at / 200)
        else:
            expected = float(as_printed(settings, held))
            assert expected == formulas.aga_entry_rating("4d", at / 200)


def error(call: Callable[..., float], *cells: object) -> str:
    """Return the error that a function answers with."""
    with pytest.raises(NoAnswer) as none:
        call(*cells)
    assert str(none.value).endswith((".", "9d", "-2.5"))
    return none.value.error


@pytest.mark.parametrize(
    ("wrong", "call", "cells"),
    [
        (VALUE, formulas.rank_difference, ["3x", "1d"]),
        (VALUE, formulas.rank_difference, [None, "1d"]),
        (VALUE, formulas.rank_difference, [[["3d"], ["2d"]], "1d"]),
        (NUMBER, formulas.handicap, ["3d", "1d", 10]),
        (NUMBER, formulas.handicap, ["3d", "1d", 1.5]),
        (VALUE, formulas.handicap, ["3d", "1d", True]),
        (VALUE, formulas.handicap, ["3d", "1d", "1e999999999"]),
        (VALUE, formulas.start_by_section, ["3d", [["1k"], ["3d"]], 5]),
        (VALUE, formulas.start_by_section, ["3d", [[None]], 5]),
        (NUMBER, formulas.start_by_section, ["3d", "1d", 0]),
        (VALUE, formulas.start_by_bar, ["3d", "1d", "x"]),
        (VALUE, formulas.score, [12.0]),
        (VALUE, formulas.score, ["12+", "much"]),
        (VALUE, formulas.score, ["12+", 0.25]),
        (VALUE, formulas.sos, ["1+", [[1], [1]], [[0], [0]]]),
        (VALUE, formulas.sos, ["1+", [[1], [2]], [[0]]]),
        (VALUE, formulas.sos, ["1+", 1, None]),
        (MISSING, formulas.sos, ["3+", [[1], [2]], [[0], [0]]]),
        (MISSING, formulas.sos, ["0+", [[1], [2]], [[0], [0]], 3]),
        (MISSING, formulas.sdos, ["3+", [[1], [2]], [[0], [0]]]),
        (VALUE, formulas.egf_expected, ["", 2100]),
        (NUMBER, formulas.egf_expected, [3300, 2100]),
        (NUMBER, formulas.egf_expected, [2100, -901]),
        (NUMBER, formulas.egf_expected, [2100, 2100, 10]),
        (VALUE, formulas.egf_change, [2100, 2100, None]),
        (VALUE, formulas.egf_change, [2100, 2100, 2]),
        (VALUE, formulas.egf_change, [2100, 2100, "won"]),
        (VALUE, formulas.egf_change, [2100, 2100, 1, 0, "E"]),
        (NUMBER, formulas.egf_change, [2100, 2100, 1, 0, 2]),
        (NUMBER, formulas.aga_entry_rating, ["4d", 0.5]),
        (NUMBER, formulas.aga_entry_rating, ["4d", 16]),
    ],
)
def test_what_cannot_be_answered_is_an_error_with_a_sentence(
    wrong: str, call: Callable[..., float], cells: list[object]
) -> None:
    """Never a figure made of something else than what was asked for."""
    assert wrong == error(call, *cells)


@pytest.mark.parametrize(
    ("points", "cells"),
    [
        (1.5, [["12+/w0", "3-!", "5 = ", None, ".", "7?/b2", "0−"]]),
        (1, ["12+", None]),
        (-1, ["12+", "-2"]),
        (0, [0.0, 0]),
        (2.5, [["12+", "3+!", "0=", "0+"], 0, 0.5]),
    ],
)
def test_lines_are_read_as_people_write_them(points: float, cells: list[object]) -> None:
    """As result files have them, with blanks, minus signs and rounds that were not played."""
    assert points == formulas.score(*cells)


def test_an_empty_cell_counts_as_left_out() -> None:
    """Also where the spreadsheet makes 0 of it and 0 can mean nothing else."""
    expected = formulas.start_by_bar("5d", "3d")

    for empty in (None, "", 0.0):
        assert expected == formulas.start_by_bar("5d", "3d", empty, empty)
    assert 3 == formulas.sos("1+", [[1], [None], [0.0]], [[3], [None], [None]])
