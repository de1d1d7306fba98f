"""Players choose the colours of even games (M24): open until somebody types what they were."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.explain.why import why
from nigiri.desk.output.papers import PrintRequest, paper
from nigiri.domain.checks.measures import colours as balances
from nigiri.domain.checks.measures import third as thirds
from nigiri.domain.games.colours import colour_balance, streak
from nigiri.domain.pairing.criteria import colours, third
from nigiri.domain.pairing.field import gather
from nigiri.exchange.aga.write import write as write_aga
from nigiri.exchange.macmahon.write import write as write_macmahon
from nigiri.exchange.opengotha.read import read as read_opengotha
from nigiri.exchange.opengotha.write import write as write_opengotha
from nigiri.exchange.result_files.egf import read as read_egf
from nigiri.exchange.result_files.egf import write as write_egf
from nigiri.reports.frame.options import Options
from nigiri.workbook.live.context import Context
from nigiri.workbook.review.review import review
from tests.desk.story import DESK, Story, club

if TYPE_CHECKING:
    from nigiri.domain.model.event import Game

OPEN = "nigiri"


def opened(rounds: int = 1) -> Story:
    """Return an event of players' choice after so many draws; the left of each board won."""
    story = club(12, rounds=5, colour_rule="players", handicap_reduction=5)
    for number in range(1, rounds + 1):
        story.does(draw)
        if number < rounds:
            story.types(number, {(row, "result"): "1-0" for row in rows(story, number)})
    return story


def rows(story: Story, number: int = 1) -> dict[int, Game]:
    """Return row -> game of a round."""
    return dict(story.reading.rounds[number].games)


def open_row(story: Story, number: int = 1) -> int:
    """Return the row of the first game with open colours."""
    return next(row for row, game in rows(story, number).items() if game.open)


def printed(story: Story, report: str, number: int | None = 1) -> str:
    """Return what is printed, as text."""
    asked = PrintRequest(report, Options(number, stamp=DESK.now), text=True)
    return str(paper(story.workbook, asked).content)


def codes(story: Story) -> set[str]:
    """Return the codes of all problems."""
    return {each.code for each in review(Context(story.workbook, story.reading))}


def test_even_games_are_drawn_without_colours_and_handicap_games_with() -> None:
    """The cell of the handicap says so, on the sheet, and in As drawn."""
    story = opened()
    games = rows(story)

    assert {True, False} == {game.open for game in games.values()}
    assert all(game.open == (game.handicap == 0) for game in games.values())
    cells = {row: story.cell(1, row, "handicap") for row in games}
    assert cells == {row: OPEN if g.open else g.handicap for row, g in games.items()}
    assert all("… playing" == story.cell(1, row, "check") for row in games)
    assert {line.open for line in story.reading.drawn if line.white} == {True, False}
    table = games[open_row(story)].table
    assert table is not None
    assert "choose the colours themselves" in str(why(story.workbook, table).view)


@pytest.mark.parametrize("typed", ["6", "1-0", "winner"])
def test_results_need_no_colours(typed: str) -> None:
    """The winner's number, the left or the right of the board, or the list of winners."""
    story = opened()
    row = open_row(story)
    game = rows(story)[row]
    number = game.white
    if typed == "winner":
        story.types(1, {(row, "winners"): number})
    else:
        story.types(1, {(row, "result"): str(number) if typed == "6" else typed})
    story.does(refresh, "standings")

    done = rows(story)[row]
    assert (2, 0) == (done.points_of(number), done.points_of(done.opponent_of(number)))
    assert done.open
    assert OPEN == story.cell(1, row, "handicap")
    assert story.cell(1, row, "check") == f"✓ {number} won"


def test_colours_are_typed_afterwards_and_are_no_change_of_the_draw() -> None:
    """As they stand: the handicap; the other way round: the two numbers, too."""
    story = opened()
    row = open_row(story)
    game = rows(story)[row]
    story.types(1, {(row, "handicap"): 0})
    story.does(refresh, "standings")
    assert not rows(story)[row].open
    assert "… playing" == story.cell(1, row, "check")

    story.types(1, {(row, "white_no"): game.black, (row, "black_no"): game.white})
    story.types(1, {(row, "result"): str(game.black)})
    story.does(refresh, "standings")
    known = rows(story)[row]
    assert (game.black, game.white, 2) == (known.white, known.black, known.points_of(game.black))
    assert story.cell(1, row, "check") == f"✓ {game.black} won"
    assert "by-hand" not in codes(story)
    assert [1, -1] == [colour_balance(story.event, n, 2) for n in known.players]


def test_a_board_made_by_hand_follows_the_rule() -> None:
    """Two even players put at one table are open, with the next command; a blank cell is."""
    story = opened()
    row = open_row(story)
    story.types(1, {(row, "handicap"): None})
    assert rows(story)[row].open
    story.does(refresh, "standings")
    assert OPEN == story.cell(1, row, "handicap")

    story.types(1, {(row, "handicap"): 2})
    assert (2, False) == (rows(story)[row].handicap, rows(story)[row].open)
    other = next(each for each, game in rows(story).items() if game.handicap and each != row)
    story.types(1, {(other, "handicap"): " Nigiri "})
    assert (0, True) == (rows(story)[other].handicap, rows(story)[other].open)


def test_an_exchange_between_tables_leaves_no_open_colours_behind() -> None:
    """An even pair that becomes an uneven one gets its handicap, as everywhere."""
    story = opened()
    row = open_row(story)
    other = next(each for each, game in rows(story).items() if game.handicap > 2)
    weak, strong = rows(story)[other].black, rows(story)[row].black
    story.types(1, {(row, "black_no"): weak, (other, "black_no"): strong})
    story.does(refresh, "standings")

    assert rows(story)[row].handicap > 0
    assert isinstance(story.cell(1, row, "handicap"), int)


def test_only_known_colours_count_in_the_balance() -> None:
    """And an open game costs the draw nothing, whatever was played before."""
    story = opened(3)
    event = story.event
    for number in event.by_number:
        had = [g for r in event.rounds[:2] for g in r.games if number in g.players and not g.open]
        balance = sum(1 if game.white == number else -1 for game in had)
        assert balance == colour_balance(event, number, 3)
        assert abs(streak(event, number, 3)) <= len(had)
    assert {"colour-third"}.isdisjoint(codes(story))

    this = event.rounds[2]
    seated = [n for game in this.games for n in game.players]
    assert sum(colour_balance(event, n, 4) ** 2 for n in seated) == balances(event, this)
    assert 0 == thirds(event, this)

    field = gather(event, 3, sorted(event.by_number))
    settings = replace(field.settings, colour_rule="stronger", criteria=("third", "colours"))
    pairs = np.triu_indices(len(field), 1)
    upper, lower = (np.asarray(each, dtype=np.int64) for each in pairs)
    asked = replace(field, balance=np.full(len(field), 2), streak=np.full(len(field), 2))
    free, bound = (
        replace(asked, settings=replace(settings, colour_rule=rule))
        for rule in ("players", "stronger")
    )
    assert 8 == int(colours(free, upper, lower).min())
    assert 0 == int(third(free, upper, lower).min()) < int(third(bound, upper, lower).min())


def test_paper_says_that_the_players_choose() -> None:
    """The wall by table and by name, the slips, the cards, lists of games, the grid, the rules."""
    story = opened()
    row = open_row(story)
    game = rows(story)[row]
    story.types(1, {(each, "result"): "1-0" for each in rows(story)})

    assert OPEN in next(
        line for line in printed(story, "pairings").splitlines() if f" {game.white}  " in line
    )
    by_name = PrintRequest("pairings", Options(1, stamp=DESK.now, order="name"), text=True)
    names = str(paper(story.workbook, by_name).content)
    assert 2 * sum(each.open for each in rows(story).values()) == sum(
        line.count(OPEN) == 2 for line in names.splitlines()
    )
    slips = str(paper(story.workbook, PrintRequest("slips", Options(1, stamp=DESK.now))).content)
    opened_boards = sum(each.open for each in rows(story).values())
    assert 2 * opened_boards == slips.count("○ ●")
    assert opened_boards == slips.count("nigiri, komi 6½")
    assert "◐" in printed(story, "cards")
    assert "◐" in printed(story, "winner-loss")
    grid = str(paper(story.workbook, PrintRequest("grid", Options(1, stamp=DESK.now))).content)
    assert "◐: the players chose" in grid
    assert "nigiri, komi 6½" in printed(story, "rules", None)
    story.does(refresh, "standings")
    place = story.place("grid")
    notes = [story.cell("grid", r, "name") for r in range(place.first_row, place.first_row + 60)]
    assert "◐ The players chose their colours; who had White is not recorded." in notes


def test_files_say_what_they_can_hold_and_what_not() -> None:
    """EGF: 12+/?0; OpenGotha: knownColor; MacMahon and AGA take a White, and it is told."""
    story = opened()
    story.types(1, {(each, "result"): "1-0" for each in rows(story)})
    event = story.event
    many = sum(game.open for game in event.rounds[0].games)

    sent = write_egf(event).data.decode()
    assert 2 * many == sent.count("/?0")
    again = [g for g in read_egf(sent.encode()).event.rounds[0].games if g.open]
    assert many == len(again)
    gotha = write_opengotha(event)
    assert many == gotha.data.decode().count('knownColor="false"')
    back = read_opengotha(gotha.data).event.rounds[0].games
    assert many == sum(game.open for game in back)
    for out in (write_macmahon(event), write_aga(event)):
        told = [words for words in out.not_sent if "colours are not recorded" in words]
        assert [True] == ["the player listed first is sent as White" in words for words in told]
