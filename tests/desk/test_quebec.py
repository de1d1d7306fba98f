"""The 2005 Quebec Open, directed once more through the workbook and the desk."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import check, view
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.number import number
from nigiri.desk.samples.replay import replay
from nigiri.domain.model.units import PlayerId
from nigiri.workbook.model.cells import Sheet
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.read.workbook import read
from nigiri.workbook.spellings.rounds import format_rounds
from tests.desk.story import DESK, Story, published, quebec_played, quebec_registered
from tests.quebec import (
    ROUNDS,
    expected_scores,
    expected_victories,
    expected_winners,
    quebec_event,
)

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell, Workbook

FIRST = 4


class Finished:
    """The event after its six rounds, with what its derived sheets show."""

    def __init__(self, story: Story) -> None:
        """Read the sheets once."""
        self.workbook = story.workbook
        self.event = story.event
        self.grid = _lines(story, "grid")
        self.standings = _lines(story, "standings")

    def column(self, key: str) -> dict[int, Cell]:
        """Return a column of Standings by player."""
        return {player: line[key] for player, line in self.standings.items()}


def _lines(story: Story, kind: str) -> dict[int, dict[str, Cell]]:
    """Return player -> column key -> cell; "2 " before a key of the grid: the second line."""
    place = story.place(kind)
    sheet = story.workbook[place.name]
    found = {}
    for row in range(FIRST, sheet.height + 1):
        player = sheet.cell(row, place.columns["number"])
        if isinstance(player, int):
            line = {key: sheet.cell(row, at) for key, at in place.columns.items()}
            below = {f"2 {key}": sheet.cell(row + 1, at) for key, at in place.columns.items()}
            found[player] = {**line, **below}
    return found


@pytest.fixture(scope="module", params=["memory", "file"])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Finished:
    """Return the event after its six rounds, in memory and in a real file."""
    if request.param == "memory":
        return Finished(quebec_played())
    return Finished(quebec_played(tmp_path_factory.mktemp("quebec") / "open.xlsx"))


def test_the_grid_shows_all_224_published_scores(played: Finished) -> None:
    """Below each opponent stands the score of the published grid; who left shows none."""
    shown = {
        (PlayerId(player), n): line[f"2 opponent{n}"]
        for player, line in played.grid.items()
        for n in range(1, ROUNDS + 1)
    }
    expected = {
        at: None if score is None else score // 2 if score % 2 == 0 else score / 2
        for at, score in expected_scores().items()
    }

    assert 224 == sum(score is not None for score in shown.values())
    assert expected == shown


def test_the_grid_shows_opponents_and_colours_as_published(played: Finished) -> None:
    """The first line of a player names opponent and colour, or what was given or taken."""
    line = played.grid[11]

    assert ("Okano, Haruna", "2k", -4) == (line["name"], line["rank"], line["start"])
    assert (14, "○") == (line["opponent1"], line["colour1"])
    assert (7, "●") == (line["opponent5"], line["colour5"])
    assert "bye" == played.grid[38]["opponent1"]


def test_the_default_has_a_footnote(played: Finished) -> None:
    """Round 4, 31 won against 23 by default: both colours are marked, a sentence stands below."""
    sheet = played.workbook["Grid"]
    below = [str(sheet.cell(r, 2)) for r in range(FIRST + 80, sheet.height + 1)]

    assert all(str(played.grid[n]["colour4"]).endswith("*") for n in (23, 31))
    assert any(words.startswith("*") and "23" in words for words in below)
    assert "Winners" in " ".join(below)


def test_all_victories_and_section_winners_are_the_published_ones(played: Finished) -> None:
    """Standings and Grid agree with the published victories; the winners have place 1."""
    winners = {player for player, place in played.column("place").items() if place == 1}

    assert expected_victories() == played.column("wins")
    assert expected_victories() == {p: line["wins"] for p, line in played.grid.items()}
    assert played.column("place") == {p: line["place"] for p, line in played.grid.items()}
    assert expected_winners() == winners
    assert 7 == len(winners)


def test_the_places_follow_victories_and_ties_in_every_section(played: Finished) -> None:
    """In each section the places begin with 1 and never rise with more victories."""
    sections: dict[Cell, list[tuple[Cell, Cell]]] = {}
    for line in played.standings.values():
        sections.setdefault(line["section"], []).append((line["place"], line["wins"]))

    assert list(range(1, 8)) == list(sections)
    for lines in sections.values():
        assert sorted(lines, key=lambda line: -int(str(line[1]))) == lines
        assert [place for place, _ in lines] == list(range(1, len(lines) + 1))


def test_a_tie_on_all_sums_is_broken_by_one_on_one(played: Finished) -> None:
    """8 and 9 are level with SOS 8 and SDOS 1 each; 9 beat 8 and wins section 2."""
    keys = ("place", "sos", "sdos", "one")

    assert [1, 8, 1, "✓"] == [played.standings[9][key] for key in keys]
    assert [2, 8, 1, "–"] == [played.standings[8][key] for key in keys]
    assert "Level with 8 Gourdeau; 9 McDonnell beat 8 Gourdeau." == played.standings[9]["why"]


def test_a_tie_of_three_is_broken_by_the_adjusted_sums(played: Finished) -> None:
    """SOS -22, -16.5 and -16 by the grid; as the scores stand -25, ... and -18."""
    sums = {
        (line["sos"], line["sos_plain"])
        for line in played.standings.values()
        if line["sos"] in {-22, -16.5, -16}
    }

    assert {-22, -16.5, -16} == {adjusted for adjusted, _ in sums}
    assert {-25, -18} < {plain for _, plain in sums}


def test_two_handicaps_of_109_are_the_directors(played: Finished) -> None:
    """Round 3, 24 against 33 and round 5, 7 against 11 show on Problems as ✎; nothing is wrong."""
    found = check(played.workbook)
    by_hand = [p for p in found.problems if p.weight == "hand"]

    assert 109 == sum(len(r.games) for r in played.event.rounds)
    assert [("Round 3", "24 - 33"), ("Round 5", "7 - 11")] == [
        (p.sheet, p.message.split(": ")[1]) for p in by_hand
    ]
    assert [] == [p for p in found.problems if p.weight == "stop"]
    assert 2 == sum(row[0] == "✎" for row in played.workbook["Problems"].rows[3:])


def test_the_event_reads_back_as_it_was(played: Finished) -> None:
    """Games, byes and players of the workbook are those of the published tables."""
    expected, event = quebec_event(), played.event
    bare = [replace(g, white_rank=None, black_rank=None) for r in event.rounds for g in r.games]

    assert [g for r in expected.rounds for g in r.games] == bare
    assert [r.byes for r in expected.rounds] == [r.byes for r in event.rounds]
    assert [(p.name, p.number, p.rank, p.club, p.out) for p in expected.players] == [
        (p.name, p.number, p.rank, p.city, p.out) for p in event.players
    ]


@pytest.mark.parametrize(("number_of_round", "bye"), [(1, 38), (2, 37), (3, 28)])
def test_the_byes_are_those_the_rule_chooses(number_of_round: int, bye: int) -> None:
    """Drawn from the state before, the byes of rounds 1, 2 and 3 are 38, 37 and 28 (M6)."""
    story = quebec_registered()
    _replay_until(story, number_of_round - 1)
    story.does(draw)

    assert (PlayerId(bye),) == story.event.rounds[-1].byes


def _replay_until(story: Story, rounds: int) -> None:
    """Fill in the published rounds up to this one; Players knows who is out in the others."""
    outs = {p.number: format_rounds(p.out) for p in quebec_event().players if p.out}
    rows = {row: outs.get(p.number) for row, p in story.reading.player_rows.items()}
    story.types("players", {(row, "out"): words for row, words in rows.items()})
    if rounds:
        games, byes = (_until(published(name), rounds) for name in ("games", "byes"))
        story.does(replay, games, byes)


def _until(table: Sheet, rounds: int) -> Sheet:
    """Return the rows of a table up to a round."""
    return Sheet.of([r for r in table.rows if not isinstance(r[0], int) or r[0] <= rounds])


def test_numbering_again_changes_nothing(played: Finished) -> None:
    """Everybody has the published number; asking for numbers says so."""
    changes = number(played.workbook, DESK)

    assert "Everybody who takes part has a number." == changes.sentences[0]
    assert all(isinstance(op, Say) for op in changes.operations)


def test_standings_and_grid_can_be_shown_without_a_spreadsheet(played: Finished) -> None:
    """`view` gives title, headings and rows as on the sheets."""
    shown = view(played.workbook, Changes(), "standings")

    assert "Standings after round 6 of 6" == shown.title
    assert ("Section", "Place", "No.") == shown.headings[:3]
    assert (1, 1, 3) == shown.rows[0][:3]
    assert 40 == len(shown.rows)
    assert "27th Quebec Open" == view(played.workbook, Changes(), "grid").title


def test_a_missing_table_shows_nothing(played: Finished) -> None:
    """Without the sheet the view is empty."""
    workbook: Workbook = type(played.workbook)(
        {n: s for n, s in played.workbook.sheets.items() if n != "Grid"}
    )

    assert () == view(workbook, Changes(), "grid").rows
    assert ROUNDS == len(read(workbook).rounds)
