"""`why FILE bye --round N` of the round to be drawn next: whose bye it will be (M30)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw.draw import draw
from nigiri.desk.explain.forecast import why_next_bye
from nigiri.desk.explain.why import BYE, why
from nigiri.desk.players.import_list import import_players
from nigiri.domain.model.event import Event, Player, Wish
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.errors import WrongUse
from tests.crosstable import changed, crosstable
from tests.desk.story import Story, begin, tables

if TYPE_CHECKING:
    from collections.abc import Sequence

EVENT = crosstable(
    """
    1 Ann 3d  2+  3+
    2 Ben 2d  1-  5?
    3 Cho 1d  4-  1-
    4 Dee 1k  3+  6?
    5 Eve 2k  6-  2?
    6 Fay 3k  5+  4?
    7 Gus 4k  bye 8-
    8 Hal 5k  9+  7+
    9 Ivy 6k  8-  bye
    """,
    rounds=4,
)
ODD = "If one player leaves, or one more comes, the number is even and nobody has a bye."


def seven() -> Story:
    """Return an event of seven with round 1 drawn and open."""
    rows = [["Family name", "Rank", "Order in rank"], *(["P" + n, "1d", n] for n in "1234567")]
    story = begin(host="")
    story.does(import_players, tables(rows), source="list", here=True)
    story.does(draw)
    return story


def notes(event: Event, **settings: object) -> Sequence[str]:
    """Return what is said of round 3, with some settings changed."""
    changed_settings = replace(event.settings, **settings)  # type: ignore[arg-type]
    return why_next_bye(replace(event, settings=changed_settings), 3)[0].notes


def test_the_bye_of_the_next_round_is_told_before_it_is_drawn() -> None:
    """The newest has its reasons as ever, and one after the next none."""
    story = seven()
    view = why(story.workbook, BYE, 2).view

    assert "Bye of round 2, as things stand" == view.title
    assert "– 6 P6, if 3 P3 beats 6 P6 at table 3" == view.notes[1]
    assert "– otherwise 3 P3" == view.notes[4]
    assert "Round 1, bye: 7 P7" == why(story.workbook, BYE).view.title
    with pytest.raises(WrongUse, match="not drawn"):
        why(story.workbook, BYE, 3)


def test_what_is_foretold_is_drawn_whatever_comes_in() -> None:
    """Who has the bye is the first whose condition came true."""
    story = seven()
    (facts,) = why(story.workbook, BYE, 2).facts
    story.plays(1, seed=3)
    (known,) = why(story.workbook, BYE, 2).facts
    story.does(draw)

    assert facts.one_of != ()  # type: ignore[union-attr]
    assert (known.certain,) == story.event.rounds[-1].byes  # type: ignore[union-attr]
    assert known.certain in facts.one_of  # type: ignore[union-attr]


def test_before_round_1_the_numbers_are_those_that_the_draw_gives() -> None:
    """Nobody has one yet."""
    rows = [["Family name", "Rank", "Order in rank"], *(["P" + n, "1d", n] for n in "12345")]
    story = begin(host="")
    story.does(import_players, tables(rows), source="list", here=True)

    assert "As things stand, the bye is for 5 P5." == why(story.workbook, BYE, 1).view.notes[0]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "The number of players is odd: the bye is for 5 Eve if 2 Ben beats 5 Eve; "
                "otherwise 3 Cho."
            ),
        ),
        (
            "fr",
            (
                "Le nombre de joueurs est impair : l'exempt est 5 Eve si 2 Ben bat 5 Eve ; "
                "sinon 3 Cho."
            ),
        ),
        (
            "de",
            (
                "Die Zahl der Spieler ist ungerade: das Freilos hat 5 Eve, wenn 2 Ben gegen 5 Eve "
                "gewinnt; sonst 3 Cho."
            ),
        ),
    ],
)
def test_the_condition_is_said_in_every_language(language: str, said: str) -> None:
    """If a game ends so, this one; otherwise that one."""
    assert said == notes(EVENT, language=language)[0]


def test_reasons_follow_once_all_results_are_in() -> None:
    """With who is next in line; while games are open only that they change nothing."""
    games = [replace(g, result=EVENT.rounds[0].games[0].result) for g in EVENT.rounds[1].games]
    done = replace(EVENT, rounds=(EVENT.rounds[0], replace(EVENT.rounds[1], games=tuple(games))))
    some = tuple(
        games[at] if game.players == (2, 5) else game
        for at, game in enumerate(EVENT.rounds[1].games)
    )
    going_on = replace(EVENT, rounds=(EVENT.rounds[0], replace(EVENT.rounds[1], games=some)))

    assert (
        "As things stand, the bye is for 5 Eve.",
        (
            "The number of players is odd, so one sits out, and nobody has a bye twice. Players "
            "here who had one before: 2."
        ),
        (
            "5 Eve has lost 2 games, and nobody else who could have the bye has lost more. So has "
            "1 other, and 5 Eve is the weakest of them."
        ),
        "Next in line for the bye: 3 Cho.",
        ODD,
    ) == tuple(notes(done))
    assert (
        "The bye is for 5 Eve, however the open game ends.",
        "Next in line for the bye: 3 Cho.",
        ODD,
    ) == tuple(notes(going_on))


def test_of_an_even_number_it_is_told_who_changes_what_by_leaving() -> None:
    """Who leaves gives somebody else the bye; one is awaited, and not counted."""
    eight = changed(EVENT, 5, here=False, out=frozenset({1}))
    said = notes(eight)

    assert "The number of players is even (8): nobody has a bye." == said[0]
    assert "Somebody else may have the bye if this player leaves: 3 Cho." == said[1]
    assert "If anybody else leaves: the bye is for 3 Cho." == said[2]
    assert "Not here yet, and so not counted: Eve." == said[-1]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            changed(changed(EVENT, 9, reserve=True), 1, out=frozenset({3})),
            "The number of players is odd: 9 Ivy plays, and nobody has a bye.",
        ),
        (
            changed(
                replace(EVENT, settings=replace(EVENT.settings, bye_policy="none")),
                4,
                willing=frozenset({3}),
            ),
            "The number of players is odd: 4 Dee sits the round out, as offered.",
        ),
        (
            replace(
                EVENT,
                rounds=(
                    replace(
                        EVENT.rounds[0],
                        games=(),
                        byes=tuple(map(PlayerId, (1, 2, 3, 4, 5, 6, 7, 8))),
                    ),
                    EVENT.rounds[1],
                ),
            ),
            "The number of players is odd: nobody here can have the bye, and the draw will stop.",
        ),
    ],
    ids=["reserve", "volunteer", "stuck"],
)
def test_without_a_bye_it_is_said_who_sits_out_or_plays(event: Event, said: str) -> None:
    """A reserve, a volunteer, or nobody."""
    assert said == notes(event)[0]


def test_each_part_is_told_by_itself() -> None:
    """A school that only meets itself has a bye of its own."""
    school = Wish("must", tuple(map(PlayerId, (7, 8, 9))))
    said = notes(replace(EVENT, wishes=(school,)))

    assert "6 players from 1 Ann to 6 Fay, drawn apart:" == said[0]
    assert "3 players from 7 Gus to 9 Ivy, drawn apart:" in said


def test_every_end_of_a_game_has_words() -> None:
    """By the lowest score each of three ends counts; 1 Ann has ½ for a miss."""
    event = crosstable(
        """
        1 Ann 1d  .
        2 Ben 1k  3?
        3 Cho 1k  2?
        4 Dee 1k  5?
        5 Eve 1k  4?
        """,
        rounds=3,
        bye_policy="lowest",
    )
    said = {
        komi: why_next_bye(
            replace(event, settings=replace(event.settings, komi_even=HalfPoints(komi))), 2
        )
        for komi in (13, 14)
    }

    assert "jigo" not in said[13][0].notes[0]
    assert (
        (
            "The number of players is odd. Who has the bye depends on open games; the first line "
            "that comes true counts:"
        ),
        "– 5 Eve, if 4 Dee beats 5 Eve",
        "– 4 Dee, if 5 Eve beats 4 Dee",
        "– 3 Cho, if 2 Ben beats 3 Cho",
        "– 2 Ben, if 3 Cho beats 2 Ben",
        "– otherwise 5 Eve",
        ODD,
    ) == said[14][0].notes


def test_while_many_games_are_open_an_even_number_has_a_list_too() -> None:
    """Of who leaves only the names are told where somebody else may then have the bye."""
    event = crosstable(
        """
        1 Ann 1d  3?
        2 Ben 1k  4?
        3 Cho 1k  1?
        4 Dee 1k  2?
        5 Eve 1k  6?
        6 Fay 1k  5?
        """,
        rounds=3,
        komi_even=14,
    )
    (view, (facts,)) = why_next_bye(event, 2)
    leaving = dict(facts.leaving)

    assert "The number of players is even (6): nobody has a bye." == view.notes[0]
    assert "Somebody else may have the bye if one of these leaves: " in view.notes[1]
    assert "6 Fay" in view.notes[1]
    assert view.notes[2].startswith("If anybody else leaves, the bye depends on open games; ")
    assert "– 6 Fay, if 5 Eve beats 6 Fay" == view.notes[3]
    assert "– otherwise 6 Fay" == view.notes[-1]
    assert 6 not in leaving[PlayerId(6),]
    assert 6 in leaving[PlayerId(5),]


def test_where_nobody_can_have_the_bye_all_who_leave_do_the_same() -> None:
    """One sentence for everybody."""
    event = crosstable(
        """
        1 Ann 1d  bye  3?
        2 Ben 1k  bye  4?
        3 Cho 1k  bye  1?
        4 Dee 1k  bye  2?
        """,
        rounds=3,
    )

    assert (
        "The number of players is even (4): nobody has a bye.",
        "If one player leaves: nobody here can have the bye, and the draw will stop.",
    ) == why_next_bye(event, 3)[0].notes


def test_too_many_open_games_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who may have the bye is named all the same."""
    monkeypatch.setattr("nigiri.domain.pairing_policies.open_games.MOST_TOGETHER", 0)

    assert "one of " in notes(EVENT)[0]
    assert "too many open games" in notes(EVENT)[0]


def test_a_table_is_named_where_it_has_a_number() -> None:
    """And somebody who came without a number is counted with the one to come."""
    this = EVENT.rounds[1]
    games = tuple(replace(game, table=at) for at, game in enumerate(this.games, 1))
    event = replace(EVENT, rounds=(EVENT.rounds[0], replace(this, games=games)))
    more = replace(event, players=(*event.players, Player("New", "", Rank.parse("9k"), here=True)))

    assert "beats 5 Eve at table 2" in notes(event)[0]
    assert "(10)" in notes(more)[0]
