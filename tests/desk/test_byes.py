"""Reserves, volunteers and byes in the sheets, and why somebody sits out, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.desk.core.phrases import Phrases
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.plan import drawn_words
from nigiri.desk.draw.requests import Requests
from nigiri.desk.explain.byes import bye_notes
from nigiri.desk.explain.what_if import what_if
from nigiri.desk.explain.why import why
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.samples.replay import replay
from nigiri.domain.model.event import Event, Settings
from nigiri.domain.model.units import PlayerId
from nigiri.domain.pairing import draw as drawn_by
from nigiri.domain.pairing.answers import answer, bye_answer
from nigiri.workbook.live.context import Context
from nigiri.workbook.review.review import review
from tests.crosstable import changed, crosstable
from tests.desk.story import DESK, Story, begin, tables
from tests.domain.pairing.test_drawing import crowd


def seven(reserve: str | None = None) -> Story:
    """Begin with seven players of one rank in this order; one may be here only if needed."""
    story = begin(host="")
    rows: list[list[object]] = [["Family name", "Rank", "Order in rank"]]
    rows += [[f"P{n}", "1d", n] for n in range(1, 8)]
    story.does(import_players, tables(rows), source="list", here=True)
    if reserve:
        story.types("players", {(story.row_of(reserve), "here"): "if needed"})
    return story


def said(story: Story, kind: int | str = "bye") -> str:
    """Return the notes about a bye or a table."""
    return "\n".join(why(story.workbook, kind).view.notes)


def notes(event: Event, *, bye: int | None = None, language: str = "en") -> str:
    """Return why the bye of round 1 is as it is, drawn by the rule or by the director."""
    event = replace(event, settings=replace(event.settings, language=language))
    this = drawn_by(event, 1, byes=None if bye is None else [PlayerId(bye)]).round
    return "\n".join(bye_notes(Phrases(event), 1, bye_answer(event, this, this.byes[0])))


def codes(story: Story) -> set[str]:
    """Return the codes of all problems."""
    return {found.code for found in review(Context(story.workbook, story.reading))}


def test_a_reserve_sits_out_while_the_number_is_even() -> None:
    """No bye, no problem; the round's sheet lists P4 below, and says why."""
    story = seven("P4")
    story.does(draw)
    this = story.event.rounds[0]
    reserve = story.about("P4").number

    assert (3, (), False) == (len(this.games), this.byes, reserve in this.game_by_player)
    out = next(row for row in range(4, 20) if story.cell(1, row, "white_no") == reserve)
    assert ("P4", "if needed") == (story.cell(1, out, "white"), story.cell(1, out, "black"))
    assert "– not needed in this round" == _shown(story, "P4")
    assert not {"by-hand", "free"} & codes(story)


def test_a_reserve_plays_when_the_number_is_odd_and_that_is_said() -> None:
    """Somebody leaves before the draw; a redraw with them back lets the reserve go again."""
    story = seven("P4")
    story.types("players", {(story.row_of("P7"), "out"): "1"})
    story.does(draw)
    this, reserve = story.event.rounds[0], story.about("P4").number
    assert reserve is not None
    game = this.game_by_player[reserve]

    assert () == this.byes
    assert f"{reserve} P4 plays only if needed" in said(story, game.table or 0)
    story.types("players", {(story.row_of("P7"), "out"): None})
    story.does(draw, again=True)
    assert reserve not in story.event.rounds[0].game_by_player


def test_an_offer_is_kept_in_the_sheet_and_said() -> None:
    """P2 offers round 1; there are byes, so P7 has one; the offer alone spares P2 from nothing."""
    story = seven()
    story.types("players", {(story.row_of("P2"), "out"): "1?"})
    story.does(draw)

    assert (PlayerId(7),) == story.event.rounds[0].byes
    assert frozenset({1}) == story.about("P2").willing
    assert "1?" == story.cell("players", story.row_of("P2"), "out")


def test_a_given_bye_stays_only_while_it_makes_the_rest_even() -> None:
    """P1 has it by hand; a reserve who comes in later changes nothing in that."""
    story = seven()
    story.does(draw)
    board = next(r for r, g in story.reading.rounds[1].games.items() if 1 in g.players)
    side = "white_no" if story.cell(1, board, "white_no") == 1 else "black_no"
    bye = next(iter(story.reading.rounds[1].byes))
    story.types(1, {(bye, "white_no"): 1, (board, side): 7})
    story.does(import_players, tables([["Family name", "Rank", "Here"], ["Ghost", "1k", "ghost"]]),
               source="list")  # fmt: skip
    story.does(draw, again=True)

    assert (PlayerId(1),) == story.event.rounds[0].byes
    found = said(story)
    assert "✎ you: this bye is yours; by the rule 7 P7 would have it." in found
    assert (
        "▲ 8 Ghost is here to play if needed; with one more player nobody would sit out." in found
    )


def test_where_a_reserve_could_play_nobody_has_the_bye_by_the_rule() -> None:
    """The director gives P1 a bye: 2 to 5 play, the reserve waits; As drawn has nobody's bye."""
    story = seven("P7")
    story.types("players", {(story.row_of("P6"), "out"): "1"})
    story.does(draw)
    assert (3, ()) == (len(story.event.rounds[0].games), story.event.rounds[0].byes)
    story.host.apply(what_if(story.workbook, DESK, Requests(bye=PlayerId(1)), keep=True).changes)

    assert (2, (PlayerId(1),)) == (len(story.event.rounds[0].games), story.event.rounds[0].byes)
    assert [] == [line for line in story.reading.drawn if line.bye is not None]


def test_the_draw_says_who_was_not_needed_and_who_sits_out() -> None:
    """B6: a reserve, and where there are no byes a volunteer."""
    settings = Settings(bye_policy="none")
    idle = changed(crowd(5, settings=settings), 5, reserve=True)
    offered = changed(crowd(5, settings=settings), 2, willing=frozenset({1}))

    assert "Round 1: 2 tables, no bye. Not needed: 5 P5." == drawn_words(idle, drawn_by(idle, 1))
    assert "Round 1: 2 tables, no bye. Sits out, as offered: 2 P2." == drawn_words(
        offered, drawn_by(offered, 1)
    )
    assert "Round 1: 2 tables, bye: 5 P5." == drawn_words(crowd(5), drawn_by(crowd(5), 1))


@pytest.mark.parametrize(
    ("language", "policy", "expected"),
    [
        (
            "en",
            "losses",
            (
                "5 P5 has lost no game; 4 others have lost none either, and 5 P5 is the weakest "
                "of them."
            ),
        ),
        (
            "en",
            "winners",
            (
                "5 P5 has won no game; 4 others have won none either, and 5 P5 is the weakest of "
                "them."
            ),
        ),
        ("en", "losses", "Nobody here has had one yet."),
        ("fr", "losses", "5 P5 n'a perdu aucune partie, pas plus que 4 autres, et 5 P5 est le"),
        ("fr", "losses", "Personne ici ne l'a encore été."),
        ("de", "losses", "5 P5 hat noch keine Partie verloren, 4 weitere auch nicht, und 5 P5"),
        ("de", "winners", "5 P5 hat noch keine Partie gewonnen, 4 weitere auch nicht, und 5 P5"),
        (
            "en",
            "lowest",
            "5 P5 has 0 points, and nobody else who could have the bye has fewer. So have 4 others",
        ),
        (
            "fr",
            "lowest",
            "5 P5 a 0 point, et personne d'autre qui pourrait être exempt n'en a moins.",
        ),
    ],
)
def test_every_policy_says_why(language: str, policy: str, expected: str) -> None:
    """In every language, with who would be next; what is nought is not counted."""
    found = notes(crowd(5, settings=Settings(bye_policy=policy)), language=language)

    assert expected in found
    assert "4 P4" in found


@pytest.mark.parametrize(
    ("policy", "number", "expected"),
    [
        (
            "home",
            4,
            "has lost 1 game; no other player of the host who could have the bye has lost as many.",
        ),
        ("home", 4, "the host's (Mtl) come first until round 3; 4 Dee is one of them."),
        ("home", 5, "the host's (Mtl) come first until round 3; 5 Eve is not one of them."),
        ("host", 4, "come first, once they have lost a game; 4 Dee is one of them."),
        ("host", 4, "no other player of the host who could have the bye has lost as many."),
        ("host", 5, "come first, once they have lost a game; 5 Eve is not one of them."),
    ],
)
def test_the_host_is_told_as_the_policy_has_it(policy: str, number: int, expected: str) -> None:
    """Dee and Eve lost a game each, and Dee is the host's."""
    event = crosstable(
        """
        1 Ann 3d@Qué  4+
        2 Ben 2d@Qué  5+
        3 Cho 1d@Mtl  bye
        4 Dee 1k@Mtl  1-
        5 Eve 2k@Qué  2-
        """,
        host="Mtl", bye_policy=policy,
    )  # fmt: skip
    event = replace(event, players=tuple(replace(p, here=True) for p in event.players))
    this = drawn_by(event, 2, byes=[PlayerId(number)]).round

    assert expected in "\n".join(
        bye_notes(Phrases(event), 2, bye_answer(event, this, this.byes[0]))
    )


def test_a_volunteer_and_a_lonely_last_one_are_told() -> None:
    """2 offers round 1 where that counts; of two scores the lower one belongs to one player."""
    settings = Settings(bye_policy="lowest", bye_volunteers="yes")
    event = changed(crowd(3, settings=settings), 2, willing=frozenset({1}))

    assert "2 P2 offered to sit out this round, and volunteers come first here." in notes(event)
    assert "2 P2 has 0 points." in notes(event)


def test_a_bye_where_there_are_none_is_the_directors() -> None:
    """B6: nobody has it by the rule."""
    found = notes(crowd(5, settings=Settings(bye_policy="none")), bye=4)

    assert "By its settings this event gives no byes" in found
    assert "✎ you: this bye is yours; by the rule nobody here would have it." in found
    assert "4 P4 has 0 points." in found


def test_colours_are_told_by_their_rule() -> None:
    """The facts behind the words; the words of every reason stand in both languages."""
    event = crowd(2, settings=Settings(colour_rule="balance"))
    this = drawn_by(event, 1).round
    found = answer(event, this, this.games[0])

    assert "lot" == found.colours
    voice = Phrases(event)
    for reason in ("handicap", "stronger", "balance", "alternate", "lot", "nigiri", "third"):
        words = voice.say(f"answer.white.{reason}", white="1 A", black="2 B")
        assert ("Black" if reason == "handicap" else "White") in words.partition(":")[0]


def test_an_imported_reserve_stays_one() -> None:
    """With --here everybody of the list is marked as seen, but a reserve as here if needed."""
    people = tables([["Family name", "Rank", "Here"], ["A", "1d", None], ["B", "1k", "ghost"]])
    story = begin()
    for _ in range(2):
        story.does(import_players, people, source="list", here=True)

        assert (True, False) == (story.about("A").here, story.about("A").reserve)
        assert (True, True) == (story.about("B").here, story.about("B").reserve)


def test_a_replayed_reserve_was_not_out() -> None:
    """Rounds a reserve or a volunteer sat through are missed, and not written into Out."""
    story = seven("P6")
    story.does(number)
    story.types("players", {(story.row_of("P7"), "out"): "1?"})
    games = tables([["Round", "White", "Black", "Winner"], [1, 1, 2, "white"], [2, 1, 3, "white"]])
    story.does(replay, games, source="games.csv")

    assert ["1-2", None, "2, 1?"] == [
        story.cell("players", story.row_of(name), "out") for name in ("P5", "P6", "P7")
    ]


def _shown(story: Story, name: str) -> object:
    """Return what Where now shows of a player."""
    return story.cell("players", story.row_of(name), "where")
