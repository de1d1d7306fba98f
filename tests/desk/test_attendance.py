"""Drops, returns and late entries by command, before and after the draw (A8, M19)."""

from __future__ import annotations

import pytest

from nigiri.desk.attendance.attendance import back, late, out
from nigiri.desk.attendance.change import When
from nigiri.desk.core.views import check
from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.desk.results.entries import Entry
from nigiri.desk.results.verify import SecondPass, verify
from nigiri.domain.checks.violations import violations
from nigiri.domain.model.units import PlayerId
from nigiri.errors import Forbidden, WrongUse
from nigiri.workbook.model.changes import Changes
from tests.desk.story import DESK, Story, club, drawn


def second(players: int) -> Story:
    """Return an event with round 1 played and round 2 drawn."""
    story = drawn(club(players), 1)
    story.does(draw)
    return story


def outs(story: Story, number: int) -> object:
    """Return what stands in Out in rounds of a player."""
    family = story.event.player(PlayerId(number)).family
    return story.cell("players", story.row_of(family), "out")


def pairs(story: Story) -> dict[int | None, tuple[int, int]]:
    """Return the tables of the newest round."""
    return {game.table: game.players for game in story.event.rounds[-1].games}


def wrong(story: Story) -> set[str]:
    """Return what the judge finds in the newest round, but for what only a draw of all can meet."""
    event = story.event
    found = violations(event, event.rounds[-1])
    return {v.code for v in found} - {"halves", "score"}


def newcomer(story: Story, here: str | None = None) -> None:
    """Type a new player below the others."""
    row = max(story.reading.player_rows) + 1
    story.types("players", {(row, "family"): "Late", (row, "rank"): "3k", (row, "here"): here})


@pytest.mark.parametrize(
    ("when", "expected"),
    [(When(), "3-4"), (When("3"), "3"), (When(first=4), "4"), (When("3, 4"), "3-4")],
)
def test_rounds_to_come_are_written_into_out_in_rounds(when: When, expected: str) -> None:
    """From the next draw on, if not told otherwise; `back` takes them away again."""
    story = second(8)
    before = pairs(story)
    story.does(out, "3", when)

    assert expected == str(outs(story, 3))
    assert before == pairs(story)
    story.does(back, "3", when)
    assert outs(story, 3) is None


def test_a_cell_without_an_end_keeps_none() -> None:
    """`4-` holds however many rounds there will be; out and back change only what they name."""
    story = second(8)
    row = story.row_of(story.event.player(PlayerId(3)).family)
    story.types("players", {(row, "out"): "4-"})
    after = []
    for action, when in ((out, "3"), (back, "3"), (out, "4"), (back, "4")):
        story.does(action, "3", When(when))
        after.append(outs(story, 3))

    assert ["3-", "4-", "4-", None] == after


def test_an_opponent_without_partner_gets_the_bye() -> None:
    """Twelve play, one drops after the draw: the other sits out, and it is said."""
    story = second(12)
    game = story.event.rounds[1].games[2]
    said = story.does(out, str(game.white), When("2")).sentences
    left = story.event.player(game.black)

    assert (game.black,) == story.event.rounds[1].byes
    assert f"{left.number} {left.name} has the bye." in said
    assert 5 == len(pairs(story))
    assert set() == wrong(story)
    assert not {"free", "by-hand"} & {p.code for p in check(story.workbook).problems}


def test_an_opponent_without_partner_meets_who_had_the_bye() -> None:
    """Of 13 one drops: nobody sits out any more, and the others keep their tables."""
    story = second(13)
    bye, before = story.event.rounds[1].byes[0], pairs(story)
    met = {frozenset(game.players) for game in story.event.rounds[0].games}
    game = next(g for g in story.event.rounds[1].games if frozenset((g.black, bye)) not in met)
    said = story.does(out, str(game.white), When("2")).sentences

    assert () == story.event.rounds[1].byes
    assert {game.black, bye} == set(pairs(story)[game.table])
    assert {k: v for k, v in before.items() if k != game.table}.items() <= pairs(story).items()
    assert any(words.startswith(f"Table {game.table}: ") for words in said)
    assert set() == wrong(story)


def test_who_leaves_with_the_bye_leaves_nobody_alone() -> None:
    """The bye is gone, all others stay."""
    story = second(13)
    bye, before = story.event.rounds[1].byes[0], pairs(story)
    story.does(out, str(bye), When("2-4"))

    assert ((), before) == (story.event.rounds[1].byes, pairs(story))
    assert set() == wrong(story)


def test_two_who_leave_two_boards_leave_a_pair() -> None:
    """Their opponents meet, if they may."""
    story = second(12)
    met = {frozenset(game.players) for game in story.event.rounds[0].games}
    one, *games = story.event.rounds[1].games
    other = next(game for game in games if {one.black, game.black} not in met)
    story.does(out, f"{one.white}, {other.white}", When("2"))

    assert {one.black, other.black} in [set(pair) for pair in pairs(story).values()]
    assert () == story.event.rounds[1].byes


def test_an_opponent_for_whom_nobody_is_left_is_named() -> None:
    """They had the bye in round 1; the way out is a redraw."""
    story = second(13)
    had = story.event.rounds[0].byes[0]
    bye = story.event.rounds[1].byes[0]
    story.does(out, str(bye), When("2"))
    game = story.event.rounds[1].game_by_player[had]
    said = story.does(out, str(game.opponent_of(had)), When("2")).sentences
    name = story.event.player(had).name

    assert f"No opponent is left for {had} {name}: nigiri draw --again, or mark them out." in said
    assert had not in story.event.rounds[1].game_by_player
    story.does(draw, again=True)
    assert set() == wrong(story)


def test_who_has_a_result_cannot_be_taken_out_of_the_round() -> None:
    """It names the table, and from which round it goes."""
    story = second(8)
    row, game = next(iter(story.reading.rounds[2].games.items()))
    story.types(2, {(row, "result"): "1-0"})

    with pytest.raises(Forbidden, match=r"has a result at table 1 in round 2.*from round 3 on"):
        out(story.workbook, DESK, str(game.white), When("2"))


def test_who_comes_back_meets_who_got_the_bye() -> None:
    """A drop undone: the two meet at their table again."""
    story = second(12)
    before, game = pairs(story), story.event.rounds[1].games[2]
    story.does(out, str(game.white), When("2"))
    story.does(back, str(game.white), When("2"))

    assert {frozenset(pair) for pair in before.values()} == {
        frozenset(pair) for pair in pairs(story).values()
    }
    assert set() == wrong(story)


@pytest.mark.parametrize("here", [None, "yes"])
def test_a_latecomer_meets_who_has_the_bye(here: str | None) -> None:
    """Marked as here, numbered and seated in one step."""
    story = second(13)
    bye = story.event.rounds[1].byes[0]
    newcomer(story, here)
    said = story.does(late, "Late").sentences

    assert {14, bye} in [set(pair) for pair in pairs(story).values()]
    assert () == story.event.rounds[1].byes
    assert any("14 Late" in words for words in said)
    assert set() == wrong(story)


def test_a_latecomer_before_the_draw_is_only_marked() -> None:
    """The next draw has them."""
    story = drawn(club(8), 1)
    newcomer(story)
    story.does(late, "Late")

    assert 1 == len(story.event.rounds)
    assert story.about("Late").here


@pytest.mark.parametrize(
    ("who", "when", "told"),
    [("99", When(), "“99” is not a player of this event"),
     ("Nobody", When(), "“Nobody” is not a player of this event. For somebody new"),
     ("", When(), "Say who"),
     ("3", When("x"), "“x” is not a round of this event; its rounds are 1 to 4"),
     ("3", When("1"), "Round 1 is over; this is possible from round 2 on")],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(who: str, when: When, told: str) -> None:
    """Nothing is changed."""
    with pytest.raises(WrongUse, match=told):
        out(second(8).workbook, DESK, who, when)


def test_a_name_that_several_have_is_refused_with_them() -> None:
    """The whole name or the number will do."""
    story = second(8)
    story.types("players", {(4, "family"): "Roy", (5, "family"): "Roy"})

    with pytest.raises(WrongUse, match=r"“Roy” can mean several players: Roy, .*; Roy, "):
        out(story.workbook, DESK, "Roy", When())


def test_every_cell_written_in_players_is_logged() -> None:
    """With the command."""
    story = second(8)
    changes = story.does(out, "3", When("3"))

    assert isinstance(changes, Changes)
    assert "out" == story.cell("log", 4, "command")
    assert "3" == str(story.cell("log", 4, "became"))


@pytest.mark.parametrize("reason", ["draft", "second pass"])
def test_while_nothing_can_be_drawn_nobody_leaves_an_opponent_behind(reason: str) -> None:
    """The sentence is that of the draw: what to do first."""
    story = second(9)
    if reason == "draft":
        story.does(draw_draft, again=True)
    else:
        story.does(verify, SecondPass(tables=[Entry(table=2, typed="W")]))
    before, (one, other) = story.workbook, pairs(story)[1]
    words = {"draft": "Round 2 is still a draft", "second pass": "Round 2, table 2: the second"}

    with pytest.raises(Forbidden, match=words[reason]):
        out(before, DESK, str(one), When(first=2))
    both = out(before, DESK, f"{one}, {other}", When(first=2))
    assert not any("against" in sentence for sentence in both.sentences)


def test_who_comes_back_and_was_never_seen_is_told_what_is_missing() -> None:
    """Only who is here is drawn."""
    story = second(12)
    newcomer(story)
    said = back(story.workbook, DESK, "Late", When("3")).sentences

    assert "Playing in round 3: Late. When they arrive, write yes into Here in Players." == said[0]


def test_who_has_a_place_already_is_not_told_as_something_new() -> None:
    """Late or back once more: nothing changes for them; for somebody else it does."""
    story = club(7)
    story.does(draw)
    game = story.event.rounds[0].games[0]
    white, black = (f"{n} {story.event.player(n).name}" for n in game.players)

    assert (
        f"Playing in round 1 anyway: {white}."
        == late(story.workbook, DESK, f"{game.white}").sentences[0]
    )

    story.does(out, f"{game.black}", When("2"))
    said = back(story.workbook, DESK, f"{game.white}, {game.black}", When("2")).sentences

    assert (f"Playing in round 2: {black}.", f"Playing in round 2 anyway: {white}.") == said[:2]
