"""Standings: titles, pages, and what broke each tie, in words (M14, M15)."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.show import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.sections import sections
from nigiri.domain.model.units import PlayerId
from nigiri.domain.standings.standings import Reason, Standing, standings
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.tiebreaks import Final
from nigiri.workbook.derive.standings import why
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.changes import SetFit
from nigiri.workbook.read.workbook import read
from tests.desk.story import Story, begin, club, drawn, roster

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Workbook


def context_of(workbook: Workbook) -> Context:
    """Return a context as `derive` makes it."""
    return Context(workbook, read(workbook))


def test_standings_before_the_first_draw_say_so() -> None:
    """No places before anything was played."""
    story = club(4)

    assert "Standings" == story.workbook["Standings"].cell(2, 1)
    assert 3 == story.workbook["Standings"].height


def test_standings_are_provisional_while_results_are_missing() -> None:
    """The title says after which round, and that something is missing or still to come."""
    story = drawn(club(6, rounds=2), 1)
    story.does(refresh, "check")
    early = str(story.workbook["Standings"].cell(2, 1))
    story.does(draw)

    assert early.startswith("Standings after round 1 of 2")
    assert early != "Standings after round 1 of 2"
    assert str(story.workbook["Standings"].cell(2, 1)).startswith("Standings after round 2 of 2 ")


def standing(reason: Reason | None, shared_with: tuple[int, ...] = ()) -> Standing:
    """Return the line of player 5 with this reason for the place."""
    event = drawn(club(6, rounds=1), 1).event
    line = next(s for s in standings(event) if s.number == 5)
    return line._replace(reason=reason, shared_with=tuple(map(PlayerId, shared_with)))


@pytest.mark.parametrize(
    ("reason", "shared_with", "words"),
    [
        (None, (), ""),
        (None, (2, 3), "shared with 2, 3"),
        (Reason("SOS", PlayerId(2), 6, 12), (), "level with 2; SOS 3 < 6"),
        (Reason("SOS", PlayerId(2), Fraction(-80, 3), -28), (), "level with 2; SOS −13.3333 > −14"),
        (Reason("SDOS", PlayerId(2), 5, 4), (), "level with 2; SDOS 1.25 > 1"),
        (Reason("SOS", PlayerId(2), None, 4), (), "level with 2; SOS – < 2"),
        (Reason("SOS", PlayerId(2), 4, None), (), "level with 2; SOS 2 > –"),
        (Reason("ONE", PlayerId(2), 2, 0), (), "level with 2; one-on-one: 5 beat 2"),
        (Reason("ONE", PlayerId(2), 0, 2), (), "level with 2; one-on-one: 2 beat 5"),
    ],
)
def test_a_tie_is_explained_in_words(
    reason: Reason | None, shared_with: tuple[int, ...], words: str
) -> None:
    """What broke the tie, with both values, the better one first or not as it is."""
    context = context_of(drawn(club(6, rounds=1), 1).workbook)

    assert words == why(context, standing(reason, shared_with))


@pytest.mark.parametrize(
    ("third", "words"),
    [(False, "the final: 2 beat 5"), (True, "the game for third place: 2 beat 5")],
)
def test_who_played_the_final_reads_who_won_it(*, third: bool, words: str) -> None:
    """Nobody else is level with them, and their figures say little."""
    line = standing(None)._replace(final=Final(PlayerId(2), PlayerId(5), third))

    assert words == why(context_of(drawn(club(6, rounds=1), 1).workbook), line)


def test_pages_of_the_standings_end_between_sections() -> None:
    """Sections stay together while they fit the page of 28 lines."""
    story = club(60, rounds=1)
    story.does(sections, down_to=("1d", "5k", "11k", "30k"))
    changes = story.does(draw)
    fitted = next(op for op in changes.operations
                  if isinstance(op, SetFit) and op.sheet == "Standings")  # fmt: skip
    breaks = fitted.after.breaks
    column = [story.cell("standings", row, "section") for row in range(4, 64)]

    assert breaks
    assert all(column[row - 4] != column[row - 3] for row in breaks)


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason("NBW", PlayerId(2), 4, 3), "victories 2 > 1.5"),
        (Reason("MMS", PlayerId(2), -3, -2), "score −1.5 < −1"),
        (Reason("SDOSW", PlayerId(2), 4, 7), "SDOSW 1 < 1.75"),
        (Reason("SDC", PlayerId(2), 2, 1), "direct comparison 2 > 1"),
        (Reason("DC", PlayerId(2), 2, 1), "direct confrontation: 5 is ahead of 2"),
        (Reason("ALL", PlayerId(2), 0, 1), "2 missed no round"),
        (Reason("RATING", PlayerId(2), None, 1), "rating – < 1"),
        (Reason("RANK", PlayerId(2), 3, -2), "rank 3d > 3k"),
        (Reason("LOT", PlayerId(2), 2**60, 2**61), "the lot: 2 is ahead of 5"),
    ],
)
def test_every_tiebreak_can_be_a_reason(reason: Reason, words: str) -> None:
    """In its own words and its own unit."""
    context = context_of(drawn(club(6, rounds=1), 1).workbook)

    assert f"level with 2; {words}" == why(context, standing(reason))


def headings(workbook: Workbook, name: str = "Standings") -> list[str]:
    """Return the headings of the standings from Score on."""
    row = [str(cell).replace("\n", " ") for cell in workbook[name].row(3)]
    return row[row.index("Score") + 1 : -1]


def test_the_columns_of_the_standings_follow_the_tiebreaks() -> None:
    """None twice, at the next command; columns that stay do not move, nor does the sheet."""
    story = drawn(club(6, rounds=2), 1)
    story.does(refresh, "check")
    before = headings(story.workbook), list(story.workbook)
    story.sets("Tie-breaks", "sdos, CUSS, lot, sos, SDOS, MMS")
    story.does(refresh, "check")

    assert ["SOS", "Plain SOS", "SDOS", "One- on-One"] == before[0]
    assert ["SOS", "Plain SOS", "SDOS", "CUSS", "Lot"] == headings(story.workbook)
    assert before[1] == list(story.workbook)
    story.sets("Tie-breaks", "")
    story.does(refresh, "check")
    assert [] == headings(story.workbook)


def other_rules(rules: str, players: int, *tiebreaks: str) -> Story:
    """Return an event of two rounds by another rule set, all of it played and reckoned."""
    story = begin(rules=rules, rounds=2, tiebreaks=tiebreaks)
    story.does(import_players, roster(players, 4), source="list", here=True)
    drawn(story, 2)
    story.does(refresh, "check")
    return story


def test_one_list_of_everybody_still_tells_the_sections() -> None:
    """Places are those of all; the winners of the grid need no section."""
    story = other_rules("bga", 12, "SOS", "RANK", "RATING", "SDC", "ALL")
    rows = range(4, 16)
    places = [int(str(story.cell("standings", row, "place"))) for row in rows]
    numbers = [int(str(story.cell("standings", row, "number"))) for row in rows]
    told = [story.cell("standings", row, "section") for row in rows]
    players = [story.event.player(PlayerId(number)) for number in numbers]

    assert sorted(places) == places
    assert 1 == places[0] != places[-1]
    assert [section_of(story.event, player) for player in players] == told
    assert {1, 2} <= {*told}
    assert ["SOS", "Rank today", "Rating", "Direct comp.", "All rounds"] == headings(story.workbook)
    grid = story.workbook["Grid"]
    written = [str(cell) for row in grid.rows for cell in row if cell is not None]
    assert f"{numbers[0]} {players[0].name}" in written
    assert not any("Section" in words for words in written)


def test_what_the_criteria_say_stands_in_their_columns() -> None:
    """Ranks as ranks, whole events as ticks, the lot as a place, what nobody has as a dash."""
    story = other_rules("egc", 8, "MMS", "RANK", "RATING", "LOT", "ALL")
    lines = [
        [story.cell("standings", row, key) for key in ("rank_now", "rating", "lot", "all")]
        for row in range(4, 12)
    ]
    numbers = [story.cell("standings", row, "number") for row in range(4, 12)]
    ranks = [str(story.event.player(PlayerId(int(str(n)))).rank) for n in numbers]

    assert ranks == [line[0] for line in lines]
    assert {"-"} == {line[1] for line in lines}
    assert list(range(1, 9)) == sorted(int(str(line[2])) for line in lines)
    assert {"✓"} == {line[3] for line in lines}


def test_who_missed_no_round_is_not_called_level_for_it() -> None:
    """By E7 nearly everybody is: where the score parts them, that needs no word."""
    story = other_rules("egc", 8, "MMS", "RANK", "RATING", "LOT", "ALL")
    told = [story.cell("standings", row, "why") for row in range(4, 12)]
    scores = [story.cell("standings", row, "score") for row in range(4, 12)]

    assert not any("score" in str(words) for words in told)
    alone = {w for score, w in zip(scores, told, strict=True) if scores.count(score) == 1}
    assert {None} == alone
