"""Sections: membership and initial scores by the gap (M2, M3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.model.event import Event, Player, Section, Settings
from nigiri.domain.model.units import HalfPoints, Rank
from nigiri.domain.starts.start_scores import gap, initial_score, section_of
from tests.quebec import quebec_event


@pytest.mark.parametrize(
    ("rounds", "skipped"), [(1, 0), (3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (20, 2)]
)
def test_the_gap_follows_the_number_of_rounds(rounds: int, skipped: int) -> None:
    """M3: none for three rounds, one for four to six, two for more."""
    assert skipped == gap(Settings(rounds=rounds))


def test_the_directors_gap_wins() -> None:
    """A gap typed in is taken as it is, 0 too."""
    assert 0 == gap(Settings(rounds=9, gap=0))


def test_the_rank_at_entry_decides_the_section() -> None:
    """M13: a changed rank moves nobody; ranks below all boundaries are in the last section."""
    event = quebec_event(0)
    sections = {p.number: section_of(event, p) for p in event.players}

    assert [1, 1, 2, 3, 7] == [sections[n] for n in (1, 5, 6, 11, 40)]  # type: ignore[index]
    promoted = replace(event.players[19], rank=Rank.parse("1d"), entry_rank=Rank.parse("6k"))
    assert 4 == section_of(event, promoted)
    assert 1 == section_of(event, replace(promoted, entry_rank=Rank.parse("7d")))
    short = replace(event, sections=event.sections[:3])
    assert 3 == section_of(short, event.players[38])


def test_the_directors_section_wins_and_without_sections_there_is_none() -> None:
    """An override needs no boundaries; nobody else has a section then."""
    player = Player("Ota", "", Rank(5))

    assert section_of(Event(), player) is None
    assert 3 == section_of(Event(), replace(player, section=3))
    assert 3 == section_of(quebec_event(0), replace(player, section=3))


def test_initial_scores_fall_by_the_gap_and_one() -> None:
    """M3: 0, -1, -2 for three rounds, 0, -2, -4 for six, 0, -3, -6 for nine."""
    sections = tuple(Section(n, Rank(1 - n)) for n in (1, 2, 3))
    players = tuple(Player("A", "", Rank(1 - n)) for n in (1, 2, 3))

    def starts(rounds: int) -> list[int]:
        event = Event(Settings(rounds=rounds), players, sections)
        return [initial_score(event, player) // 2 for player in players]

    assert [[0, -1, -2], [0, -2, -4], [0, -3, -6]] == [starts(rounds) for rounds in (3, 6, 9)]


def test_a_single_initial_score_can_be_typed() -> None:
    """Historic events used 0, -2, -3: what is typed wins, the others keep the rule."""
    sections = (Section(1, Rank(1)), Section(2, Rank(0)), Section(3, Rank(-1), HalfPoints(-6)))
    players = tuple(Player("A", "", section.lowest) for section in sections)
    event = Event(Settings(), players, sections)

    assert [0, -4, -6] == [initial_score(event, player) for player in players]
    assert 0 == initial_score(replace(event, sections=()), players[2])


def test_a_players_own_initial_score_comes_before_the_sections() -> None:
    """Also where there are no sections; the section itself stays as it is."""
    event = quebec_event(0)
    moved = replace(event.players[-1], start=HalfPoints(-3))

    assert -3 == initial_score(event, moved)
    assert -3 == initial_score(replace(event, sections=()), moved)
    assert section_of(event, event.players[-1]) == section_of(event, moved)
