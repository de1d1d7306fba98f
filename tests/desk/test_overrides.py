"""What the director types into a round's sheet wins: it is read, shown, kept and logged."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.wishes import wishes_sheet
from nigiri.domain.model.units import PlayerId
from nigiri.errors import Forbidden, SheetProblems
from tests.desk.story import DESK, Story, club, drawn

if TYPE_CHECKING:
    from nigiri.domain.model.event import Game, Player


def second(players: int = 12) -> Story:
    """Return an event with round 1 played and round 2 drawn."""
    story = drawn(club(players), 1)
    story.does(draw)
    return story


def boards(story: Story) -> list[tuple[int, Game]]:
    """Return row and game of the newest round's boards."""
    return list(story.reading.rounds[len(story.event.rounds)].games.items())


def pairs(story: Story) -> set[tuple[int, int]]:
    """Return White and Black of every game of the newest round."""
    return {game.players for game in story.event.rounds[-1].games}


def shown(story: Story, row: int) -> str:
    """Return what Check shows beside a row of the newest round, after a command."""
    return str(story.cell(len(story.event.rounds), row, "check"))


def codes(story: Story) -> list[str]:
    """Return the codes of the problems that stop."""
    return [problem.code for problem in check(story.workbook).problems if problem.weight == "stop"]


def row_at(story: Story, table: int) -> int:
    """Return the row of a table of the newest round."""
    return next(row for row, game in boards(story) if game.table == table)


def exchange(story: Story, one: int, other: int, key: str = "black_no") -> None:
    """Exchange a cell of two rows of the newest round."""
    number = len(story.event.rounds)
    cells = [story.cell(number, row, key) for row in (one, other)]
    story.types(number, {(one, key): cells[1], (other, key): cells[0]})


# Typing a name


@pytest.mark.parametrize("spelled", ["whole", "family", "without comma"])
def test_a_name_in_place_of_a_number_becomes_the_number(spelled: str) -> None:
    """The next command writes number, name and rank, and the Log says so."""
    story = second()
    (one, first), (other, last) = boards(story)[:2]
    player = story.event.player(last.black)
    words = {"whole": player.name, "family": player.family,
             "without comma": f"{player.given} {player.family}"}  # fmt: skip
    story.types(2, {(one, "black_no"): words[spelled], (other, "black_no"): first.black})

    assert (first.white, last.black) == boards(story)[0][1].players
    story.does(refresh, "standings")
    keys = ("black_no", "black", "black_rank")
    assert [last.black, player.name, str(player.rank)] == [story.cell(2, one, k) for k in keys]
    assert str(last.black) in [story.cell("log", row, "became") for row in range(4, 9)]


def test_check_sees_a_name_as_the_number_it_will_be() -> None:
    """Nobody is without a place, and the next step is that of the round."""
    story = second(9)
    row, game = boards(story)[0]
    bye_row, bye = next(iter(story.reading.rounds[2].byes.items()))
    name, other = (story.event.player(number).name for number in (bye, game.black))
    story.types(2, {(row, "black_no"): name, (bye_row, "white_no"): other})
    found = check(story.workbook)

    assert ["by-hand", "bye-by-hand"] == [p.code for p in found.problems if p.weight == "hand"]
    assert [] == codes(story)
    assert found.next_step.startswith("Round 2 is drawn")


def test_a_name_alone_in_a_new_row_is_a_player() -> None:
    """Two who left their boards meet in a free row; a redraw keeps them."""
    story = second()
    (one, first), (other, last) = boards(story)[:2]
    spare = boards(story)[-1][0] + 1
    empty = {f"{side}{key}": None for side in ("white", "black") for key in ("_no", "", "_rank")}
    story.types(2, {(row, key): None for row in (one, other) for key in [*empty, "table"]})
    story.types(2, {
        (spare, "white"): story.event.player(first.white).name,
        (spare, "black"): story.event.player(last.black).family, (spare, "table"): 9,
    })  # fmt: skip
    story.does(draw, again=True)

    now = {game.table: game.players for game in story.event.rounds[1].games}
    assert (first.white, last.black) == now[9]
    assert 6 == len(now)


def test_a_name_that_two_have_is_a_problem_with_both() -> None:
    """It names the candidates; the number decides."""
    story = second()
    story.types("players", {(4, "family"): "Roy", (5, "family"): "Roy"})
    row = boards(story)[0][0]
    story.types(2, {(row, "black_no"): "roy"})
    names = [story.event.players[at].name for at in (0, 1)]

    with pytest.raises(SheetProblems, match=f"“roy” can be several players: {'; '.join(names)}"):
        draw(story.workbook, DESK, again=True)


def test_a_name_nobody_has_is_a_problem() -> None:
    """As an unknown number is."""
    story = second()
    story.types(2, {(boards(story)[0][0], "black_no"): "Nobody"})

    with pytest.raises(SheetProblems, match="“Nobody” is neither a number nor a name in Players"):
        draw(story.workbook, DESK, again=True)


def test_somebody_without_a_number_cannot_be_seated_by_name_yet() -> None:
    """It says what numbers and pairs newcomers."""
    story = second()
    story.types("players", {(16, "family"): "New", (16, "rank"): "5k", (16, "here"): "yes"})
    story.types(2, {(boards(story)[0][0], "black_no"): "New"})

    with pytest.raises(SheetProblems, match=r"New has no number yet\. .* nigiri draw --rest"):
        draw(story.workbook, DESK, again=True)


# What is a lock


def test_another_table_is_a_lock_and_its_old_place_stays_empty() -> None:
    """A pair moved to the stage stays there; nobody is drawn to the table it left."""
    story = second()
    row, game = boards(story)[0]
    story.types(2, {(row, "table"): 20})
    for _ in range(2):
        story.does(draw, again=True)
        now = {game.table: game.players for game in story.event.rounds[1].games}

        assert game.players == now[20]
        assert 1 not in now
        assert "✎ by hand: table (draw: 1) " == shown(story, row_at(story, 20))


def test_a_changed_pair_keeps_its_old_partners_known() -> None:
    """Check says whom the draw had, also after two redraws."""
    story = second()
    (one, first), (other, last) = boards(story)[:2]
    exchange(story, one, other)
    for _ in range(3):
        story.does(draw, again=True)

        for table, number in ((1, first.black), (2, last.black)):
            words = shown(story, row_at(story, table))
            assert words.startswith(f"✎ by hand: Black (draw: {number}) ")


def moved_to_out(story: Story) -> Game:
    """Clear the first board and write its White under Out; return its game."""
    (row, game), *_ = boards(story)
    spare = next(at for at in range(row, row + 40) if story.cell(2, at, "table") == "Out")
    story.types(2, {
        (row, "white_no"): None, (row, "white"): None, (row, "black_no"): None,
        (row, "black"): None, (spare, "white_no"): game.white,
    })  # fmt: skip
    return game


def test_who_is_moved_to_out_is_out_of_the_round() -> None:
    """Out in rounds on Players says so after the next command, and a redraw keeps to it."""
    story = second()
    game = moved_to_out(story)
    story.does(draw, again=True)
    leaver = story.event.player(game.white)

    assert "2" == str(story.cell("players", story.row_of(leaver.family), "out"))
    assert "– out" == story.cell("players", story.row_of(leaver.family), "where")
    assert game.white not in story.event.rounds[1].game_by_player
    assert 1 == len(story.event.rounds[1].byes)
    story.does(draw, again=True)
    assert game.white not in story.event.rounds[1].game_by_player


def test_what_cannot_be_read_of_who_is_moved_to_out_is_told() -> None:
    """The problem names the cell of Out in rounds; with the round in its place it would be gone."""
    story = second()
    row = story.row_of(story.event.player(moved_to_out(story).white).family)
    story.types("players", {(row, "out"): "lunch"})

    assert "out-unknown" in {each.code for each in check(story.workbook).problems}


def test_a_marked_bye_stays_with_its_mark() -> None:
    """Fixed in the row Bye holds the bye that was drawn, also when the policy would change."""
    story = second(13)
    row, bye = next(iter(story.reading.rounds[2].byes.items()))
    story.types(2, {(row, "keep"): "x", (row, "note"): "asked for it"})
    loser = next(p for p in story.event.players if p.number != bye)
    story.types("players", {(story.row_of(loser.family), "club"): "Mtl"})
    story.sets("Host city or club", "Nowhere")
    story.does(draw, again=True)
    row = next(iter(story.reading.rounds[2].byes))

    assert (bye,) == story.event.rounds[1].byes
    assert ["x", "asked for it"] == [story.cell(2, row, key) for key in ("keep", "note")]


def test_a_bye_and_a_pair_that_give_way_are_told() -> None:
    """Somebody leaves: the bye given by hand is not needed, the marked pair is dissolved."""
    story = second(13)
    (row, game), (other, marked), *_ = boards(story)
    bye_row, bye = next(iter(story.reading.rounds[2].byes.items()))
    story.types(2, {(bye_row, "white_no"): game.black, (row, "black_no"): bye,
                    (other, "keep"): "x"})  # fmt: skip
    leaver = story.event.player(marked.white)
    story.types("players", {(story.row_of(leaver.family), "out"): "2"})
    said = story.does(draw, again=True).sentences

    assert () == story.event.rounds[1].byes
    given = story.event.player(game.black)
    assert (
        f"The bye you gave {given.number} {given.name} is not needed: the number of players is "
        "even." in said
    )
    assert (
        f"Your pair {marked.white} - {marked.black} is no longer possible: {leaver.number} "
        f"{leaver.name} does not play in round 2." in said
    )


def test_two_byes_given_by_hand_are_named_and_nothing_changes() -> None:
    """With their cells, and what to do."""
    story = second(13)
    (row, game), *_ = boards(story)
    bye_row, bye = next(iter(story.reading.rounds[2].byes.items()))
    story.types(2, {
        (bye_row, "keep"): "x", (bye_row + 1, "table"): "Bye",
        (bye_row + 1, "white_no"): game.white,
    })  # fmt: skip
    story.types(2, {(row, f"{side}{key}"): None for side in ("white", "black")
                    for key in ("_no", "", "_rank")})  # fmt: skip

    with pytest.raises(Forbidden) as error:
        draw(story.workbook, DESK, again=True)
    told = str(error.value)
    assert told.startswith("Round 2 can have one bye, and you gave 2: ")
    for number, at in ((bye, bye_row), (game.white, bye_row + 1)):
        who = story.event.player(number).name
        assert f"the bye of {number} {who} (Round 2!C{at})" in told


# Locks that leave no round


def test_a_lock_that_leaves_no_round_is_named_with_its_cell() -> None:
    """Of four players two rounds are played; a third pair of the first round locks the rest."""
    story = drawn(club(4), 1)
    story.does(draw)
    met = {frozenset(game.players) for game in story.event.rounds[0].games}
    a, b = (game.players for game in story.event.rounds[1].games)
    (one, _), (other, _) = boards(story)
    never = next(n for n in b if frozenset((a[0], n)) not in met)
    rest = sorted({*a, *b} - {a[0], never})
    story.does(wishes_sheet)
    story.types("wishes", {(4, "who"): f"{rest[0]}, {rest[1]}", (4, "wish"): "never meet"})
    story.types(2, {(one, "white_no"): a[0], (one, "black_no"): never, (one, "keep"): "x",
                    (other, "white_no"): None, (other, "black_no"): None})  # fmt: skip

    before = story.workbook
    with pytest.raises(Forbidden) as error:
        draw(story.workbook, DESK, again=True)
    told = re.sub(r"Family\d+, Given\d+", "N", str(error.value))
    assert told in {
        f"Round 2 cannot be drawn together with what you decided: {a[0]} N - {never} N (Round "
        f"2!C{one}). No opponent is left for N ({left}). Change it, or remove its mark under "
        "Fixed; nothing was changed."
        for left in rest
    }
    assert before == story.workbook


# Out of Players


def test_a_removed_player_with_games_is_one_problem_with_the_cure() -> None:
    """However many games, wishes and byes name them; who leaves is out instead."""
    story = drawn(club(8), 2)
    gone = story.event.player(PlayerId(3))
    row = story.row_of(gone.family)
    story.does(wishes_sheet)
    story.types("wishes", {(4, "who"): "3, 5", (4, "wish"): "never meet"})
    keys = ("number", "here", "family", "given", "rank", "club")
    story.types("players", dict.fromkeys(((row, key) for key in keys), None))

    with pytest.raises(SheetProblems) as error:
        draw(story.workbook, DESK)
    assert 1 == len(error.value.problems)
    assert f"3 {gone.name} is in a round, but no longer in Players." in str(error.value)
    assert "If the player has left, type the rounds into Out in rounds instead." in str(error.value)


def test_the_removed_player_can_be_typed_again_where_the_problem_says() -> None:
    """With number, name and rank all is as before."""
    story = drawn(club(8), 2)
    was: Player = story.event.player(PlayerId(3))
    row = story.row_of(was.family)
    expected = story.event.rounds
    cells = {key: story.cell("players", row, key) for key in ("number", "here", "family", "given",
                                                              "rank", "club")}  # fmt: skip
    story.types("players", {(row, key): None for key in cells})
    at = check(story.workbook).problems[0].row
    story.types("players", {(at, key): cell for key, cell in cells.items()})

    assert expected == story.event.rounds
    assert "player-gone" not in codes(story)
