"""The 2005 Quebec Open, directed once more through the workbook and the desk."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw import draw
from nigiri.desk.people import number
from nigiri.desk.replay import replay
from nigiri.desk.show import check, view
from nigiri.domain.units import PlayerId
from nigiri.workbook.cells import Sheet
from nigiri.workbook.changes import Changes
from nigiri.workbook.read import read
from nigiri.workbook.round_list import format_rounds
from tests.desk.story import DESK, Story, published, quebec_played, quebec_registered
from tests.quebec import (
    ROUNDS,
    expected_scores,
    expected_victories,
    expected_winners,
    quebec_event,
)

if TYPE_CHECKING:
    from nigiri.workbook.cells import Cell, Workbook

FIRST = 4


@pytest.fixture(scope="module", params=["memory", "file"])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Story:
    """Return the event after its six rounds, in memory and in a real file."""
    if request.param == "memory":
        return quebec_played()
    return quebec_played(tmp_path_factory.mktemp("quebec") / "open.xlsx")


def line(story: Story, kind: str, player: int) -> int:
    """Return the row of a player on Grid or Standings."""
    place = story.place(kind)
    sheet = story.workbook[place.name]
    column = place.columns["number"]
    return next(r for r in range(FIRST, sheet.height + 1) if sheet.cell(r, column) == player)


def standing(story: Story, player: int, *keys: str) -> list[Cell]:
    """Return cells of a player's line of Standings."""
    return [story.cell("standings", line(story, "standings", player), key) for key in keys]


def test_the_grid_shows_all_224_published_scores(played: Story) -> None:
    """Below each opponent stands the score of the published grid; who left shows none."""
    place = played.place("grid")
    sheet = played.workbook[place.name]
    shown = {
        (PlayerId(player), n): sheet.cell(FIRST + 2 * player - 1, place.columns[f"opponent{n}"])
        for player in range(1, 41)
        for n in range(1, ROUNDS + 1)
    }
    expected = {
        at: None if score is None else score // 2 if score % 2 == 0 else score / 2
        for at, score in expected_scores().items()
    }

    assert 224 == sum(score is not None for score in shown.values())
    assert expected == shown


def test_the_grid_shows_opponents_and_colours_as_published(played: Story) -> None:
    """The first line of a player names opponent and colour, or what was given or taken."""
    place = played.place("grid")
    row = played.workbook[place.name].row(line(played, "grid", 11))
    boxes = [row[place.columns[f"opponent{n}"] - 1 : place.columns[f"colour{n}"]] for n in range(1, 7)]

    assert ("Okano, Haruna", "2k") == (row[1], row[3])
    assert (14, "○") == boxes[0]
    assert (7, "●") == boxes[4]


def test_the_default_has_a_footnote(played: Story) -> None:
    """Round 4, 31 won against 23 by default: both colours are marked, a sentence stands below."""
    place = played.place("grid")
    sheet = played.workbook[place.name]
    marks = [sheet.cell(line(played, "grid", n), place.columns["colour4"]) for n in (23, 31)]
    below = [sheet.cell(r, 2) for r in range(FIRST + 80, sheet.height + 1)]

    assert all(str(mark).endswith("*") for mark in marks)
    assert any(str(words).startswith("*") and "23" in str(words) for words in below)


def test_all_victories_and_section_winners_are_the_published_ones(played: Story) -> None:
    """Standings and Grid agree with the published victories; the winners have place 1."""
    victories = {p: standing(played, p, "wins")[0] for p in expected_victories()}
    on_grid = {p: played.cell("grid", line(played, "grid", p), "wins") for p in victories}
    winners = {p for p in victories if standing(played, p, "place") == [1]}

    assert expected_victories() == victories == on_grid
    assert expected_winners() == winners
    assert 7 == len(winners)


def test_the_ties_are_broken_as_published(played: Story) -> None:
    """SOS 8/8 and 1/1 then One-on-One; -22, -16.5, -16 by the grid, -25, -18 as they stand."""
    story = played
    tie8, tie1 = sorted(_tied(story, 8)), sorted(_tied(story, 1))

    assert [8, 9] == tie8
    assert ["+8", "−9"] == [standing(story, p, "one")[0] for p in (9, 8)]
    assert 2 == len(tie1)
    assert {"+", "−"} == {str(standing(story, p, "one")[0])[0] for p in tie1}
    sums = {(s, raw) for s, raw in _sums(story) if s in {-22, -16.5, -16}}
    assert {-22, -16.5, -16} == {s for s, _ in sums}
    assert (-22, -25) in sums
    assert any(raw == -18 for _, raw in sums)


def _tied(story: Story, sos: int) -> list[int]:
    """Return who stands with this SOS and was parted by One-on-One."""
    people = range(1, 41)
    return [p for p in people if standing(story, p, "sos") == [sos] and standing(story, p, "one")[0]]


def _sums(story: Story) -> list[tuple[Cell, Cell]]:
    """Return adjusted SOS and SOS as it stands of everybody."""
    sums = [standing(story, p, "sos", "sos_plain") for p in range(1, 41)]
    return [(adjusted, raw) for adjusted, raw in sums]


def test_two_handicaps_of_109_are_the_directors(played: Story) -> None:
    """Round 3, 24 against 33 and round 5, 7 against 11 show on Problems as ✎; nothing is wrong."""
    found = check(played.workbook)
    by_hand = [p for p in found.problems if p.weight == "hand"]

    assert 109 == sum(len(r.games) for r in played.event.rounds)
    assert [("Round 3", "24 - 33"), ("Round 5", "7 - 11")] == [
        (p.sheet, p.message.split(": ")[1]) for p in by_hand
    ]
    assert [] == [p for p in found.problems if p.weight == "stop"]
    assert 2 == sum(
        played.cell("problems", row, "symbol") == "✎" for row in range(FIRST, FIRST + 9)
    )


def test_the_event_reads_back_as_it_was(played: Story) -> None:
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


def test_numbering_again_changes_nothing(played: Story) -> None:
    """Everybody has the published number; asking for numbers says so."""
    changes = number(played.workbook, DESK)

    assert ("Everybody who takes part has a number.",) == changes.sentences
    assert 1 == len(changes.operations)


def test_standings_and_grid_can_be_shown_without_a_spreadsheet(played: Story) -> None:
    """`view` gives title, headings and rows as on the sheets."""
    shown = view(played.workbook, Changes(), "standings")

    assert "Standings after round 6 of 6" == shown.title
    assert ("Section", "Place", "No.") == shown.headings[:3]
    assert (1, 1, 3) == shown.rows[0][:3]
    assert 40 == len(shown.rows)
    assert "27th Quebec Open" == view(played.workbook, Changes(), "grid").title


def test_a_missing_table_shows_nothing(played: Story) -> None:
    """Without the sheet the view is empty."""
    workbook: Workbook = type(played.workbook)(
        {n: s for n, s in played.workbook.sheets.items() if n != "Grid"}
    )

    assert () == view(workbook, Changes(), "grid").rows
    assert ROUNDS == len(read(workbook).rounds)
