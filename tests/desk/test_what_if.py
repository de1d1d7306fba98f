"""`what-if`: the round as it would be drawn otherwise, side by side, and kept if wanted."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import check
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.requests import Requests
from nigiri.desk.explain.what_if import MARK, Comparison, what_if
from nigiri.desk.explain.why import why
from nigiri.domain.model.event import Outcome
from nigiri.domain.model.units import PlayerId
from nigiri.errors import Forbidden, NigiriError, SheetProblems, WrongUse
from nigiri.workbook.apply import applied
from nigiri.workbook.read.workbook import read
from tests.desk.story import DESK, Story, club, drawn
from tests.settings import typing


def pairs(*numbers: tuple[int, int]) -> tuple[tuple[PlayerId, PlayerId], ...]:
    """Return pairs of players."""
    return tuple((PlayerId(one), PlayerId(other)) for one, other in numbers)


def asked(story: Story, wanted: Requests | None = None, *, keep: bool = False,
          **settings: str) -> Comparison:  # fmt: skip
    """Return the comparison for what is wanted."""
    return what_if(story.workbook, DESK, wanted or Requests(), settings, keep=keep)


def met(story: Story) -> set[frozenset[PlayerId]]:
    """Return who meets whom in the newest round."""
    return {frozenset(game.players) for game in story.event.rounds[-1].games}


def changed(found: Comparison) -> int:
    """Return how many rows are marked."""
    return sum(row[-1] == MARK for row in found.boards.rows)


@pytest.fixture
def second() -> Story:
    """Return eleven players after round 1, round 2 drawn and nothing of it played."""
    story = drawn(club(11), 1)
    story.does(draw)
    return story


def test_nothing_otherwise_changes_nothing(second: Story) -> None:
    """The draw is the optimum, so the next and the newest are what they are."""
    found = asked(second)

    assert 0 == changed(found)
    assert "Round 2, what if: drawn again" == found.boards.title
    assert ("Table", "Now", "Then", "") == found.boards.headings
    assert "tables that change: 0 of 5" == found.boards.notes[0]
    assert all(0 == row[3] for row in found.totals.rows)
    assert () == tuple(op for op in found.changes.operations if not hasattr(op, "text"))
    assert "Nothing was written." in found.changes.sentences[0]


def test_a_forbidden_pair_is_dissolved_and_costs_something(second: Story) -> None:
    """Side by side with marks; the first criterion that differs is worse."""
    game = second.event.rounds[1].games[0]
    found = asked(second, Requests(forbid=(game.players,)))

    assert changed(found) >= 2
    assert f"not {game.white}–{game.black}" in found.boards.title
    differences = [int(str(row[3])) for row in found.totals.rows]
    assert 0 < next(each for each in differences if each)


def test_the_round_to_come_is_compared_before_it_is_drawn() -> None:
    """And kept, it is drawn so, numbered and logged; the forced pair stays in a redraw."""
    story = club(11)
    found = asked(story, Requests(force=pairs((1, 2)), bye=PlayerId(3)), keep=True)
    assert ("Table", "The next draw", "Then", "") == found.boards.headings
    assert "1–2 meet; bye for 3" in found.boards.title
    story.host.apply(found.changes)

    assert frozenset({1, 2}) in met(story)
    assert (3,) == story.event.rounds[0].byes
    assert 1 == story.event.rounds[0].game_by_player[PlayerId(1)].table
    story.does(draw, again=True)
    assert frozenset({1, 2}) in met(story)
    assert (3,) == story.event.rounds[0].byes
    assert "✎ you: this pair is yours." in why(story.workbook, 1).view.notes
    assert not [p for p in check(story.workbook).problems if p.weight == "stop"]
    words = [str(cell) for row in story.workbook["Log"].rows for cell in row if cell]
    assert "what-if --keep" in words
    assert any(cell.startswith("1–2 meet; bye for 3") for cell in words)


def test_a_kept_redraw_is_what_was_shown(second: Story) -> None:
    """Nothing is written by looking; kept, the round is the one on the right."""
    before, game = second.workbook, second.event.rounds[1].games[0]
    wanted = Requests(forbid=(game.players,))
    asked(second, wanted)
    assert before == second.workbook
    found = asked(second, wanted, keep=True)
    new = read(applied(before, found.changes)).event.rounds[1]

    assert game.players not in {each.players for each in new.games}
    shown = {str(row[2]).partition(" ")[0] for row in found.boards.rows[:-1]}
    assert {str(each.white) for each in new.games} == shown


def test_a_bye_for_another_is_told_apart_after_a_redraw(second: Story) -> None:
    """As drawn keeps who had it."""
    old = second.event.rounds[1].byes[0]
    other = next(n for n in second.event.by_number if n not in
                 {old, *second.event.rounds[0].byes})  # fmt: skip
    second.host.apply(asked(second, Requests(bye=other), keep=True).changes)

    assert (other,) == second.event.rounds[1].byes
    row = next(iter(second.reading.rounds[2].byes))
    assert f"✎ by hand: bye (draw: {old})" == second.cell(2, row, "check")
    # A bye by hand gives way when its player is wanted elsewhere.
    found = asked(second, Requests(force=((other, old),)), keep=True)
    second.host.apply(found.changes)
    assert frozenset({other, old}) in met(second)
    assert other not in second.event.rounds[1].byes


def test_a_bye_nobody_needs_leaves_somebody_over() -> None:
    """Of ten players one cannot sit out alone."""
    with pytest.raises(Forbidden, match="9 players are left"):
        asked(club(10), Requests(bye=PlayerId(3)))


def test_settings_go_through_the_reader_of_the_event_sheet(second: Story) -> None:
    """By key or label, in either language; wrong values are problems with their cell."""
    settings = {"pattern": "neighbours", "Keep apart: club": "", "Graine": "99"}
    found = what_if(second.workbook, DESK, Requests(), settings)
    colours = what_if(second.workbook, DESK, Requests(), {"Colours": ""})
    assert "colours" not in [row[0] for row in colours.totals.rows]
    assert "pattern = neighbours; Keep apart: club = ; Graine = 99" in found.boards.title
    assert "halves" not in [row[0] for row in found.totals.rows]

    second.host.apply(asked(second, keep=True, pattern="adjacent").changes)
    assert "adjacent" == second.event.settings.pattern
    with pytest.raises(SheetProblems, match=r"Settings!.*“zigzag” cannot be chosen"):
        asked(second, pattern="zigzag")
    with pytest.raises(WrongUse, match="no setting “event_id”; write it as on the sheets Event"):
        asked(second, event_id="x")
    second.sets("Keep apart: club", None)
    second.types(*typing(second.workbook, "apart.club", "Something else", "label"))
    with pytest.raises(WrongUse, match=r"has no row for “apart\.club”"):
        what_if(second.workbook, DESK, Requests(), {"apart.club": "1-3"})


def test_what_is_locked_stays_unless_it_is_wanted_otherwise(second: Story) -> None:
    """A keep mark holds a pair, a wish wins over it, and its note goes to the log."""
    rows = second.reading.rounds[2].games
    (row, game), (other_row, other), *_ = rows.items()
    second.types(2, {(row, "keep"): "x", (row, "note"): "friends", (other_row, "keep"): "x"})
    found = asked(second, Requests(forbid=(game.players,)), keep=True)

    assert "tables that stay: 1" in found.boards.notes[1]
    second.host.apply(found.changes)
    assert frozenset(game.players) not in met(second)
    assert frozenset(other.players) in met(second)
    words = [str(cell) for row in second.workbook["Log"].rows for cell in row if cell]
    assert f"{game.white}-{game.black}: friends" in words
    assert 0 < changed(asked(second, Requests(forbid=(other.players,))))


def test_keeping_asks_what_the_draw_would_ask(second: Story) -> None:
    """A result of round 1 is another one; after the yes nobody asks again."""
    second.plays(2)
    second.does(draw)
    row, game = next((at, g) for at, g in second.reading.rounds[1].games.items() if g.result)
    won = game.result is not None and game.result.outcome is Outcome.WHITE
    second.types(1, {(row, "result"): "0-1" if won else "1-0"})
    again = draw(second.workbook, DESK, again=True).questions
    assert again[0].startswith(f"Round 1, table {game.table}, ")
    found = asked(second, keep=True)

    assert again == found.changes.questions
    assert () == asked(second).changes.questions
    second.host.apply(found.changes)
    assert () == draw(second.workbook, DESK, again=True).questions
    words = {str(cell) for row in second.workbook["Log"].rows for cell in row if cell}
    assert {*again} <= words


def test_games_with_results_stay(second: Story) -> None:
    """One may look, but not keep; and a finished game is not undone by a wish."""
    row, game = next(iter(second.reading.rounds[2].games.items()))
    second.types(2, {(row, "result"): "1-0"})

    assert "tables that stay: 1" in asked(second).boards.notes[1]
    with pytest.raises(
        Forbidden, match="Round 2 has results, so it can no longer be drawn another way"
    ):
        asked(second, keep=True)
    earlier = {p for r in second.event.rounds for g in r.games if game.white in g.players
               for p in g.players}  # fmt: skip
    other = next(n for n in second.event.by_number if n not in earlier)
    for wanted in (Requests(forbid=(game.players,)), Requests(force=((game.white, other),))):
        with pytest.raises(Forbidden, match="have a result already; correct it on the sheet"):
            asked(second, wanted)


def test_what_cannot_be_had_is_refused(second: Story) -> None:
    """Unknown, absent, contradictory, against M6 and M7."""
    first = second.event.rounds[0]
    old, had = first.games[0].players, first.byes[0]
    playing = [number for number in second.event.by_number if number not in {*old, had}]
    absent, here, other = playing[:3]
    row = second.row_of(second.event.player(absent).family)
    second.types("players", {(row, "here"): None})
    cases: tuple[tuple[type[NigiriError], Requests, str], ...] = (
        (WrongUse, Requests(forbid=pairs((1, 99))), "There is no player number 99"),
        (Forbidden, Requests(force=((here, absent),)), "does not play in round 2: see Players"),
        (WrongUse, Requests(forbid=((here, here),)), "cannot be paired with themselves"),
        (WrongUse, Requests(((here, other),), ((other, here),)), "forced and forbidden"),
        (
            Forbidden,
            Requests(force=(old,)),
            r"met in round 1; nobody plays the same opponent twice",
        ),
        (Forbidden, Requests(bye=had), r"had a bye before; nobody has two"),
    )
    for error, wanted, words in cases:
        with pytest.raises(error, match=words):
            asked(second, wanted)


def test_all_rounds_drawn_leave_nothing_to_ask() -> None:
    """As `draw` says it."""
    story = drawn(club(4, rounds=1), 1)

    with pytest.raises(Forbidden, match="The only round is drawn"):
        asked(story)


def test_who_left_leaves_a_table_empty(second: Story) -> None:
    """A round drawn for more players than are here now: the table on the left has no right side."""
    games = second.event.rounds[1].games
    for number in games[0].players:
        row = second.row_of(second.event.player(number).family)
        second.types("players", {(row, "here"): None})
    found = asked(second)

    assert 6 == len(found.boards.rows)
    assert (4, 5) == (len([r for r in found.boards.rows[:-1] if r[2]]), len(games))
