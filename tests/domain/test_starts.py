"""Start scores by each start rule, and the director's word before all of them (M3, B1, A5, B17).

Six rounds. Sections by rank as the director cut them: 3d and up, 1k and up, the rest.

player  rank  sections  bar at 3d  floor 10k  supergroup 5d  bands (rated like the rank)
Ann     6d     0         2          2          3              0
Ben     3d     0         2          2          2              0
Cho     2d    -2         1          1          1             -1
Dee     1k    -2        -1         -1         -1             -1
Eva     12k   -4        -12        -10        -12            -2
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st

from nigiri.domain.checks.facts import initial
from nigiri.domain.model.event import Event, Player, Section, Settings
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import STRONGEST, WEAKEST, HalfPoints, PlayerId, Rank
from nigiri.domain.starts.bands import propose_bands
from nigiri.domain.starts.start_scores import (
    bar_rank,
    initial_score,
    meant,
    section_of,
    section_start,
    sections_in_force,
)
from nigiri.errors import WrongUse
from tests.beginnings import random_beginning
from tests.generate import random_history, registration

NAMES = ("Ann", "Ben", "Cho", "Dee", "Eva")
PEOPLE = tuple(
    Player(name, "", Rank.parse(rank), PlayerId(number), here=True)
    for number, (name, rank) in enumerate(
        zip(NAMES, ("6d", "3d", "2d", "1k", "12k"), strict=True), 1
    )
)
CUT = tuple(Section(number, Rank.parse(rank)) for number, rank in enumerate(("3d", "1k", "30k"), 1))
ANN, BEN, CHO, DEE, EVA = range(5)


def event(rule: str, cut: tuple[Section, ...] = CUT, **choices: object) -> Event:
    """Return the event of the table by that start rule."""
    settings = replace(Settings(start_rule=rule), **choices)  # type: ignore[arg-type]
    return Event(settings, PEOPLE, cut)


def starts(of: Event) -> list[str]:
    """Return everybody's start score as it is printed."""
    return [points_words(initial_score(of, player)) for player in of.players]


def moved(of: Event, who: int, **changes: object) -> Event:
    """Return the event with one player changed."""
    player = replace(of.players[who], **changes)  # type: ignore[arg-type]
    return replace(of, players=(*of.players[:who], player, *of.players[who + 1 :]))


@pytest.mark.parametrize(
    ("rule", "choices", "expected"),
    [
        ("sections", {}, ["0", "0", "−2", "−2", "−4"]),
        ("sections", {"gap": 0}, ["0", "0", "−1", "−1", "−2"]),
        ("sections", {"zero_up": "yes"}, ["4", "4", "2", "2", "0"]),
        ("bar", {}, ["2", "2", "1", "−1", "−12"]),
        ("bar", {"floor": Rank(-9)}, ["2", "2", "1", "−1", "−10"]),
        ("bar", {"supergroup": Rank(5)}, ["3", "2", "1", "−1", "−12"]),
        ("bar", {"supergroup": Rank(5), "supergroup_points": HalfPoints(3)},
         ["3½", "2", "1", "−1", "−12"]),
        ("bar", {"bar": Rank(6)}, ["5", "2", "1", "−1", "−12"]),
        ("bar", {"bar": Rank(-1)}, ["−2", "−2", "−2", "−2", "−12"]),
        ("bar", {"zero_up": "yes"}, ["14", "14", "13", "11", "0"]),
        ("bar", {"zero_up": "yes", "floor": Rank(-9)}, ["12", "12", "11", "9", "0"]),
        # the supergroup is part of the top group: nobody below the bar is in it
        ("bar", {"supergroup": Rank(0)}, ["3", "3", "1", "−1", "−12"]),
        ("grade", {}, ["5", "2", "1", "−1", "−12"]),
        ("grade", {"floor": Rank(-9)}, ["5", "2", "1", "−1", "−10"]),
        ("grade", {"zero_up": "yes"}, ["17", "14", "13", "11", "0"]),
        # without a bar there is nothing to be above
        ("grade", {"bar": Rank(1), "supergroup": Rank(0)}, ["5", "2", "1", "−1", "−12"]),
        ("bands", {}, ["0", "0", "−1", "−1", "−2"]),
        ("bands", {"zero_up": "yes"}, ["2", "2", "1", "1", "0"]),
        ("none", {}, ["0", "0", "0", "0", "0"]),
        ("none", {"zero_up": "yes"}, ["0", "0", "0", "0", "0"]),
    ],
)  # fmt: skip
def test_each_start_rule_by_hand(
    rule: str, choices: dict[str, object], expected: list[str]
) -> None:
    """The table above and its variants."""
    assert expected == starts(event(rule, CUT, **choices))


@pytest.mark.parametrize("bar", range(WEAKEST, STRONGEST + 1))
def test_nobody_starts_above_the_bar_and_everybody_else_at_the_grade(bar: int) -> None:
    """B1 for every rank and every bar, 30k to 9d."""
    ranks = range(WEAKEST, STRONGEST + 1)
    players = tuple(Player("Ota", "", Rank(steps), here=True) for steps in ranks)
    of = Event(Settings(start_rule="bar", bar=Rank(bar)), players)

    assert [2 * (min(bar, steps) - 1) for steps in ranks] == [initial_score(of, p) for p in players]
    assert [1 + (steps < bar) for steps in ranks] == [section_of(of, p) for p in players]


def test_without_sections_the_bar_is_the_proposed_one() -> None:
    """Six rounds want 7 of these five; the 6 dan does not stay alone (B2, house rule)."""
    of = event("bar", ())

    assert [Section(1, Rank(3)), Section(2, Rank(-29))] == list(sections_in_force(of))
    assert Rank(3) == bar_rank(of)
    assert ["2", "2", "1", "−1", "−12"] == starts(of)
    assert [1, 1, 2, 2, 2] == [section_of(of, player) for player in of.players]


def test_by_grade_without_a_bar_there_are_the_directors_sections_or_none() -> None:
    """They are for prizes; each grade has a score of its own, whatever section it is in."""
    of = event("grade", ())

    assert () == sections_in_force(of)
    assert [None] * 5 == [section_of(of, player) for player in of.players]
    assert CUT == sections_in_force(event("grade"))
    assert section_start(event("grade"), 1) is None
    assert starts(event("grade")) == starts(of)
    assert "7" == starts(moved(of, EVA, start=HalfPoints(14)))[EVA]


def test_the_directors_bar_moves_the_end_of_section_1_only() -> None:
    """The other sections are for prizes and stay where they were cut."""
    of = event("bar", bar=Rank(1))

    assert ["1d", "1k", "30k"] == [str(section.lowest) for section in sections_in_force(of)]
    assert [1, 1, 1, 2, 3] == [section_of(of, player) for player in of.players]


def test_a_single_section_is_the_top_group_and_the_others_are_below() -> None:
    """The last section collects what is left (M2), but nobody below the bar starts at it."""
    of = event("bar", CUT[:1])

    assert [1, 1, 2, 2, 2] == [section_of(of, player) for player in of.players]
    assert ["2", "2", "1", "−1", "−12"] == starts(of)


def test_without_players_there_is_no_bar_and_everybody_starts_with_the_grade() -> None:
    """A list that is still empty proposes nothing."""
    of = Event(Settings(start_rule="bar"))

    assert () == sections_in_force(of)
    assert section_start(of, 1) is None
    assert "−1" == points_words(initial_score(of, PEOPLE[DEE]))


def test_without_players_grades_count_from_1_dan_even_with_zero_up() -> None:
    """There is nobody whose grade could be the lowest."""
    of = Event(Settings(start_rule="bar", zero_up="yes"))

    assert 0 == initial_score(of, Player("Ota", "", Rank(1)))


def test_sections_below_the_bar_have_no_start_of_their_own() -> None:
    """Their players start with their grades; section 1 starts at the bar."""
    of = event("bar")

    assert [4, None, None] == [section_start(of, number) for number in (1, 2, 3)]


@pytest.mark.parametrize("rule", ["sections", "bar", "bands", "none"])
def test_what_the_director_typed_comes_first(rule: str) -> None:
    """A player's own start, then that of the player's section, under every rule."""
    cut = (*CUT[:1], replace(CUT[1], start=HalfPoints(-3)), *CUT[2:])
    of = moved(event(rule, cut), CHO, start=HalfPoints(1))

    assert ["½", "−1½"] == starts(of)[2:4]
    assert [starts(event(rule))[n] for n in (0, 1, 4)] == [starts(of)[n] for n in (0, 1, 4)]


def test_who_is_put_into_the_top_group_starts_at_the_bar() -> None:
    """And who is put below it starts at least a point lower, however strong (B1, B4)."""
    assert "2" == starts(moved(event("bar"), EVA, section=1))[EVA]
    assert "1" == starts(moved(event("bar"), ANN, section=2))[ANN]
    assert "−1" == starts(moved(event("bar"), DEE, section=3))[DEE]


def test_the_section_by_hand_decides_the_start_of_sections_and_bands() -> None:
    """A section number beyond the last goes on by the gap, or by a point a band."""
    assert "0" == starts(moved(event("sections"), EVA, section=1))[EVA]
    assert "−8" == starts(moved(event("sections"), EVA, section=5))[EVA]
    assert "−4" == starts(moved(event("bands"), EVA, section=5))[EVA]
    assert "−2" == starts(moved(event("sections", ()), EVA, section=2))[EVA]
    assert "−2" == starts(moved(event("sections", (), zero_up="yes"), EVA, section=2))[EVA]


def test_the_rank_at_entry_decides_and_a_changed_one_does_not() -> None:
    """M13: nobody's start moves with a new rank."""
    of = moved(event("bar"), EVA, rank=Rank(3), entry_rank=Rank(-11))

    assert "−12" == starts(of)[EVA]


def test_bands_go_by_the_rank_of_the_rating() -> None:
    """A5: Eva entered as a 12 kyu, her rating is that of a 1 kyu."""
    of = moved(event("bands"), EVA, rating=2000)

    assert [1, 1, 2, 2, 2] == [section_of(of, player) for player in of.players]
    assert "−1" == starts(of)[EVA]


def test_without_sections_every_whole_rank_is_a_band() -> None:
    """Six rounds want 7 of these five: the top band is 6d to 3d, then 2d, ... down to 12k."""
    of = event("bands", ())

    assert ["3d", "2d", "1d", "1k", "2k"] == [str(s.lowest) for s in sections_in_force(of)[:5]]
    assert ["0", "0", "−1", "−3", "−14"] == starts(of)


def test_the_top_band_reaches_down_to_ranks_that_nobody_has() -> None:
    """Two rounds want 2 to 4: 6d and 4d, and with them nobody of 5d; 3d is a band of its own."""
    ranks = [Rank(6), Rank(6), Rank(3)]

    assert [Rank(4), Rank(3)] == [*propose_bands(ranks, 2)]


@pytest.mark.parametrize(
    ("rule", "choices", "sections", "expected"),
    [
        ("sections", {}, CUT, {"gap": 1}),
        ("sections", {"rounds": 3}, CUT, {"gap": 0}),
        ("sections", {"gap": 0}, CUT, {}),
        # every section has a start of its own: there is no gap
        ("sections", {}, tuple(replace(s, start=HalfPoints(2)) for s in CUT), {}),
        ("bar", {}, (), {"bar": Rank(3)}),
        ("bar", {"bar": Rank(1)}, (), {}),
        ("bar", {}, CUT, {}),
        ("bar", {"zero_up": "yes"}, (), {"bar": Rank(3), "zero": Rank(-11)}),
        ("bar", {"zero_up": "yes", "floor": Rank(-9)}, CUT, {}),
        ("grade", {"zero_up": "yes"}, (), {"zero": Rank(-11)}),
        ("grade", {"zero_up": "yes", "zero": Rank(1)}, (), {}),
        ("bands", {"zero_up": "yes"}, (), {}),
        ("none", {"zero_up": "yes"}, (), {}),
    ],
)
def test_blank_settings_mean_what_follows_from_rounds_and_players(
    rule: str, choices: dict[str, object], sections: tuple[Section, ...], expected: object
) -> None:
    """Six rounds: a gap of 1; written down, no start score moves."""
    of = event(rule, sections, **choices)
    found = meant(of)
    fixed = replace(of, settings=replace(of.settings, **found))  # type: ignore[arg-type]

    assert expected == found
    assert starts(of) == starts(fixed)
    assert {} == meant(fixed)


def test_latecomers_change_nobodys_start_once_round_1_is_drawn() -> None:
    """Bar and bands are made of those who play in it."""
    before = random_history(replace(event("bar", ()), settings=Settings(start_rule="bar")), 1, 1)
    late = replace(PEOPLE[ANN], rank=Rank(9), number=PlayerId(6))
    after = replace(before, players=(*before.players, late))

    assert starts(before) == starts(after)[:5]
    assert [*starts(before), starts(before)[ANN]] == starts(after)


def test_an_unknown_start_rule_is_refused_with_the_known_ones() -> None:
    """The message names what there is."""
    with pytest.raises(WrongUse, match="“ladder”; choose sections, bar, grade, bands, none"):
        starts(event("ladder"))


@limits(max_examples=150, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 16), st.integers(0, 2))
def test_the_judge_finds_the_same_start_scores(seed: int, players: int, rounds: int) -> None:
    """By other code, for every rule, scale and word of the director's."""
    of = random_beginning(registration(seed, players), seed)
    of = random_history(of, seed, min(rounds, max(0, players - 2)))

    assert [initial_score(of, p) for p in of.players] == [initial(of, p) for p in of.players]
