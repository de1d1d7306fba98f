"""A round of teams on paper and on pages: match by match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Result
from nigiri.domain.model.side_events import Chart, Ladder, SideGame
from nigiri.domain.model.units import PlayerId
from nigiri.domain.systems.team_events import TEAM_ROUND_ROBIN
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.frame.pages import headed_pages_of
from nigiri.reports.round.pairings import pairing_sheets
from nigiri.reports.round.slips import slips
from nigiri.reports.site.site import site
from tests.domain.systems.team_play import played, stage, team_event
from tests.reports.test_printing import shown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.reports.round.boards import PairingSheets


def team_day(sizes: Mapping[str, int] | None = None, results: int = 99) -> Event:
    """Return teams after a round of all play all: Black won the first so many tables."""
    event = team_event(sizes or dict.fromkeys(("Aix", "Bari", "Cork", "Dax", "Ely"), 2))

    def outcome(game: Game) -> Outcome | None:
        return Outcome.BLACK if (game.table or 0) <= results else None

    return played(event, TEAM_ROUND_ROBIN, TEAM_ROUND_ROBIN.fixture(stage(event)), outcome)


def sheets(event: Event, code: str = "en", **options: object) -> PairingSheets:
    """Return the pairing sheets of the round."""
    return pairing_sheets(event, speech(code), Options(**options))  # type: ignore[arg-type]


def headings(text: str) -> list[str]:
    """Return the headings of the matches in a text."""
    return [line for line in text.splitlines() if line.startswith(("Match", "Other", "Autres"))]


def test_the_boards_stand_under_their_match_with_the_score_so_far() -> None:
    """Dots while a game is being played, nothing before the first result."""
    found = sheets(team_day(results=1)).to_text()

    assert ["Match 1 · Bari – Ely   1–0 …", "Match 2 · Cork – Dax"] == headings(found)
    assert ["Match 1 · Bari – Ely   1–1", "Match 2 · Cork – Dax   1–1"] == headings(
        sheets(team_day()).to_text()
    )
    assert 2 == found.count("No game: ")


@pytest.mark.parametrize("code", ["en", "fr", "both"])
@pytest.mark.parametrize("without", [frozenset(), frozenset({"number", "rank"})])
def test_the_headings_are_on_paper_as_well(code: str, without: frozenset[str]) -> None:
    """As wide as the table, whatever columns are left out."""
    html = sheets(team_day(), code, without=without).to_html()

    assert "Match 1 · Bari – Ely 1–1" in " ".join(" ".join(shown(html)).split())
    assert f'colspan="{8 - 2 * len(without)}"' in html


def test_games_of_no_match_stand_below_the_others() -> None:
    """Somebody without a team was seated by hand."""
    event = team_day()
    free = replace(event.players[0], team="")
    alone = Game(9, PlayerId(1), PlayerId(6), result=Result(Outcome.WHITE))
    this = replace(event.rounds[0], games=(alone, *event.rounds[0].games))
    event = replace(event, players=(free, *event.players[1:]), rounds=(this,))

    assert ["Match 1", "Match 2", "Other games"] == [
        heading.split(" · ")[0] for heading in headings(sheets(event).to_text())
    ]
    assert "Autres parties" in headings(sheets(event, "fr").to_text())


def test_by_name_and_without_teams_there_are_no_headings() -> None:
    """The list of names is one list; who is free has no game."""
    event = team_day()
    alone = replace(event, rounds=(replace(event.rounds[0], system="swiss"),))

    by_name = sheets(event, order="name").to_text()
    assert [] == headings(by_name)
    assert "No game" in by_name
    assert [] == headings(sheets(alone).to_text())
    assert "Out: 1 Aix1" in sheets(alone).to_text()


def test_of_many_without_a_game_the_number_is_told() -> None:
    """Eight are named, of nine it is said how many; by name everybody is found."""
    for free in (8, 9):
        event = team_day({"Aix": free, "Bari": 1, "Cork": 1})
        alone = event.rounds[0].games[0].players
        for text in (sheets(event).to_text(), " ".join(shown(sheets(event).to_html())),
                     pages(event)["tables-1.html"]):  # fmt: skip
            assert (f"{free} players" in text) is (free > 8)
        assert free == sheets(event, order="name").to_text().count("No game")
        assert {"Bari", "Cork"} == {event.player(n).team for n in alone}


def test_who_offered_to_sit_out_is_out_and_not_without_a_game() -> None:
    """The note says that nobody minds."""
    event = team_day()
    event = replace(event, players=(replace(event.players[0], reserve=True), *event.players[1:]))

    assert "Out: 1 Aix1 1k (plays if needed)" in sheets(event).to_text()


def test_a_match_is_not_parted_by_a_page() -> None:
    """Six boards with their heading are seven rows; three matches do not go on twenty."""
    event = team_day(dict.fromkeys("ABCDEF", 6))
    found = sheets(event)

    assert [12, 6] == [len(page.rows) for page in found.pages_by_table]
    assert ["tables 1 to 12", "tables 13 to 18"] == [page.span for page in found.pages_by_table]
    assert [6, 6, 6] == [len(p.rows) for p in replace(found, large=True).pages_by_table]
    assert [6, 12] == [len(p.rows) for p in replace(found, parts=2).pages_by_table]


@pytest.mark.parametrize(
    ("items", "size", "pages"),
    [
        ("", 4, [""]),
        ("aab", 5, ["aab"]),
        ("aabb", 5, ["aa", "bb"]),
        ("aaaaab", 4, ["aaa", "aa", "b"]),
        ("abbbbb", 4, ["a", "bbb", "bb"]),
    ],
)
def test_groups_and_their_headings_fill_pages(items: str, size: int, pages: list[str]) -> None:
    """A group longer than a page goes on under its heading."""
    assert pages == ["".join(page) for page in headed_pages_of(items, size, str)]


@pytest.mark.parametrize(("code", "words"), [("en", "board 2"), ("fr", "table 2 du match")])
def test_a_slip_says_match_and_board(code: str, words: str) -> None:
    """Who fills it in at the board sees for whom."""
    html = slips(team_day(), speech(code), Options()).to_html()

    assert f"Match 1 · Bari – Ely · {words}" in html


def pages(event: Event, code: str = "en") -> Mapping[str, str]:
    """Return the site of an event."""
    return site(event, speech(code), Options())


def test_pages_of_a_team_day_show_matches_teams_and_who_plays_for_whom() -> None:
    """The first page has the matches, those of a round a table for each, the teams their own."""
    found = pages(team_day())

    assert "Match 1 · Bari – Ely" in found["index.html"]
    assert "<h2>Match 2 · Cork – Dax   1–1</h2>" in found["tables-1.html"]
    assert found["teams.html"].index("<h2>Bari</h2>") < found["teams.html"].index(">Bari1</a>")
    assert "Ely 1–1" in found["teams.html"]
    assert "Aix</b>" in found["player-1.html"]
    assert 'href="teams.html"' in found["index.html"]


def test_before_round_1_the_page_has_the_teams_without_places() -> None:
    """Who plays for whom is known as soon as there are numbers."""
    found = pages(replace(team_day(), rounds=()))["teams.html"]

    assert "<h2>Cork</h2>" in found
    assert "Place" not in found
    assert "Wins" not in found


def test_the_winning_team_is_the_first_winner() -> None:
    """Once all is played."""
    event = team_day({"Aix": 1, "Bari": 1})
    event = replace(event, settings=replace(event.settings, rounds=1))

    winners = pages(event)["index.html"].split("<h2>Winners</h2>")[1].split("</table>")[0]
    assert "<b>Aix</b>" in winners


def test_who_is_not_named_is_a_number_in_the_team_and_still_counts_for_its_place() -> None:
    """The rating that decides between level teams is not shown, and not lost either."""
    event = team_day({"Aix": 1, "Bari": 1, "Cork": 1, "Dax": 1}, results=0)
    four = event.players[3]
    event = replace(event, players=(*event.players[:3], replace(four, hidden=True, rating=2600)))
    page = pages(event)["teams.html"]

    assert page.index("<b>Dax</b>") < page.index("<b>Aix</b>")
    assert "Player 4" in page
    assert "Dax1" not in "".join(pages(event).values())
    assert "2600" not in "".join(pages(event).values())


def side_event(*, hidden: bool = False) -> Event:
    """Return three players of a chart and of a ladder, and no round."""
    event = replace(team_event({"": 3}), rounds=())
    first, *others = event.players
    one, two, three = map(PlayerId, (1, 2, 3))
    return replace(
        event, players=(replace(first, family="Ann", hidden=hidden), *others),
        chart=Chart((one, two, three), (SideGame(one, two),)), ladder=Ladder((two, one)),
    )  # fmt: skip


def test_a_side_event_without_rounds_is_the_first_page() -> None:
    """Chart and ladder have pages of their own as well, and no other page is offered."""
    found = pages(side_event())

    assert "<h2>Side event</h2>" in found["index.html"]
    assert "<h2>Ladder</h2>" in found["index.html"]
    assert "pairings of round 1" not in found["index.html"]
    assert "Find an opponent yourself" in found["chart.html"]
    assert ">Ann</a>" in found["chart.html"]
    assert 'href="ladder.html"' in found["players.html"]
    assert "teams.html" not in found


def test_who_is_not_named_is_a_number_on_chart_and_ladder() -> None:
    """The name is on no page."""
    found = pages(side_event(hidden=True))

    assert "Player 1" in found["chart.html"]
    assert "Player 1" in found["ladder.html"]
    assert "Ann" not in "".join(found.values())
