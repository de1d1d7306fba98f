"""Teams, chart and ladder on paper."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Outcome, Settings
from nigiri.domain.model.side_events import Challenge, Chart, Ladder, SideGame
from nigiri.domain.model.units import PlayerId
from nigiri.domain.systems.team_events import TEAM_ROUND_ROBIN, TEAM_SWISS
from nigiri.errors import WrongUse
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.results.side_events import side_chart, side_ladder
from nigiri.reports.results.teams import team_list
from tests.crosstable import changed, crosstable
from tests.domain.systems.team_play import played, stage, team_event

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.domain.model.event import Game

in_every_language = pytest.mark.parametrize("code", ["en", "fr", "both"])


def side_event(**settings: object) -> Event:
    """Return four players of a chart, three games of theirs, and a ladder with a challenge."""
    event = crosstable("""
        1 Ann 3d
        2 Ben 1k
        3 Cho 3k
        4 Dan 9k
    """)
    one, two, three, four = map(PlayerId, range(1, 5))
    games = (SideGame(one, two), SideGame(three, one), SideGame(two, three, jigo=True))
    return replace(
        event, settings=Settings(**settings), chart=Chart((one, two, three, four), games),  # type: ignore[arg-type]
        ladder=Ladder((one, two, three, four), (Challenge(four, two, won=True),)),
    )  # fmt: skip


def team_days() -> Event:
    """Return three teams of two after two rounds of all play all, the last game still played."""
    event = team_event({"Aix": 2, "Bari": 2, "Cork": 2}, rounds=3)

    def outcome(game: Game) -> Outcome | None:
        if event.next_round > 1 and game.table == 2:
            return None
        return Outcome.JIGO if game.table == 2 else Outcome.BLACK

    for _ in range(2):
        drawn = TEAM_ROUND_ROBIN.fixture(stage(event))
        event = played(event, TEAM_ROUND_ROBIN, drawn, outcome)
    return event


@in_every_language
def test_teams_on_paper(code: str, matches_golden: Callable[[str, str], None]) -> None:
    """Places, match points, boards, who met whom, the players by board."""
    sheet = team_list(team_days(), speech(code), Options())

    matches_golden(f"teams.{code}.txt", sheet.to_text())
    matches_golden(f"teams.{code}.html", sheet.to_html())


@in_every_language
def test_the_chart_on_paper(code: str, matches_golden: Callable[[str, str], None]) -> None:
    """By places, with whom each beat and lost to; the rules of it on top."""
    sheet = side_chart(side_event(), speech(code), Options())

    matches_golden(f"chart.{code}.txt", sheet.to_text())
    matches_golden(f"chart.{code}.html", sheet.to_html())


@in_every_language
def test_the_empty_chart_on_paper(code: str, matches_golden: Callable[[str, str], None]) -> None:
    """By number, with handicaps and boxes to be filled in."""
    sheet = side_chart(side_event(), speech(code), Options(blank=True))

    assert "chart-blank" == sheet.which
    matches_golden(f"chart-blank.{code}.txt", sheet.to_text())
    matches_golden(f"chart-blank.{code}.html", sheet.to_html())


@in_every_language
def test_the_ladder_on_paper(code: str, matches_golden: Callable[[str, str], None]) -> None:
    """From the top, with whom each may challenge, the nearest first."""
    sheet = side_ladder(side_event(), speech(code), Options())

    matches_golden(f"ladder.{code}.txt", sheet.to_text())
    matches_golden(f"ladder.{code}.html", sheet.to_html())


def test_teams_as_they_were_after_a_round() -> None:
    """And a round that is not drawn is refused."""
    sheet = team_list(team_days(), speech("en"), Options(round_number=1))

    assert "Teams after round 1" == sheet.title
    assert all("…" not in cell for part in sheet.parts for row in part.rows for cell in row)
    with pytest.raises(WrongUse, match="Round 3 is not drawn"):
        team_list(team_days(), speech("en"), Options(round_number=3))


def test_teams_before_the_first_round_are_lists_of_players() -> None:
    """Without places; without teams a sentence says where they are written, or what is missing."""
    event = team_event({"A": 1, "B": 1})
    unnumbered = Event(players=tuple(replace(each, number=None) for each in event.players))
    sheet, nobody, later = (
        team_list(e, speech("en"), Options()) for e in (event, Event(), unnumbered)
    )

    assert ("Teams", ["Team", "Players"]) == (sheet.title, [c.heading for c in sheet.columns])
    assert "Nobody is in a team yet: fill in the column Team of Players." in nobody.to_text()
    assert "known once the players have numbers" in later.to_text()


def test_a_team_that_is_free_is_said_to_be() -> None:
    """With the boards it won so."""
    event = team_event({"A": 2, "B": 2, "C": 2})
    event = played(event, TEAM_SWISS, TEAM_SWISS.fixture(stage(event)))

    assert "free 2" in team_list(event, speech("en"), Options()).to_text()


def test_results_that_do_not_count_stand_in_brackets() -> None:
    """The best one of each team counts."""
    event = crosstable("""
        1 Ann 3d  2+
        2 Ben 2d  1-
        3 Cho 1d  4+
        4 Dan 1k  3-
    """)
    for number, team in {1: "X", 2: "X", 3: "Y", 4: "Y"}.items():
        event = changed(event, number, team=team)
    event = replace(event, settings=replace(event.settings, team_best=1))
    text = team_list(event, speech("en"), Options()).to_text()

    assert ["1", "Ann", "1", "3d", "2+", "1"] in [line.split() for line in text.splitlines()]
    assert ["2", "Ben", "2", "2d", "1-", "(0)"] in [line.split() for line in text.splitlines()]
    assert "Teams: the best 1 of each" in text
    assert "In brackets: results that do not count." in text


@pytest.mark.parametrize(
    ("by", "told"),
    [("wins", "The player with the most points is first."),
     ("wins - losses", "most wins less losses"),
     ("percentage", "with at least 2 games")],
)  # fmt: skip
def test_the_chart_says_who_is_first(by: str, told: str) -> None:
    """By each formula."""
    event = side_event(side_won_by=by, side_least=2)

    assert told in side_chart(event, speech("en"), Options()).to_text()


@pytest.mark.parametrize("blank", [True, False])
def test_without_a_chart_or_a_ladder_a_sentence_says_how_to_have_one(blank: bool) -> None:  # noqa: FBT001 -- a case
    """Rather than an empty page."""
    empty, options = Event(), Options(blank=blank)

    assert "nigiri chart" in side_chart(empty, speech("en"), options).to_text()
    assert "nigiri ladder" in side_ladder(empty, speech("en"), options).to_text()
