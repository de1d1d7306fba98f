"""The slip for who has the bye, drawn or foretold (M6, M30)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Round
from nigiri.domain.model.scoring import Scoring, Worth
from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.errors import Forbidden, WrongUse
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.round.bye_slips import bye_slips
from tests.crosstable import changed, crosstable
from tests.quebec import quebec_event
from tests.reports.test_printing import shown

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.reports.round.bye_slips import ByeSlips

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
    when=("Saturday 10:00", "Saturday 14:00", "Sunday 10:00", "Sunday 14:00"),
)


def slips(event: Event, number: int | None = None, code: str = "en") -> ByeSlips:
    """Return the slips of a round, the newest by default."""
    return bye_slips(event, speech(code), Options(number))


def lines(sheet: ByeSlips, at: int = 0) -> dict[str, str]:
    """Return heading -> sentence of a slip."""
    return dict(sheet.slips[at].lines)


def why(event: Event, number: int | None = None) -> str:
    """Return why the first has the bye."""
    return lines(slips(event, number))["Why"]


def test_the_four_things_and_the_next_round_stand_on_the_slip() -> None:
    """Why, that it is the only one, that it counts as a victory, the new score."""
    sheet = slips(EVENT)

    assert ["9 Ivy 6k"] == [f"{each.number} {each.name} {each.rank}" for each in sheet.slips]
    assert "You have the bye in round 2." == sheet.slips[0].claim
    assert {
        "Why": "The number of players is odd, and the bye goes to those who lost most: "
        "you have lost 1 game.",
        "Only one": "This is your only bye: nobody gets two.",
        "Counts": "A bye counts as a victory.",
        "Score": "Your score goes up from 0 to 1.",
        "Next game": "You play again in round 3: Sunday 10:00.",
    } == lines(sheet)
    assert "bye-slip-2" == str(sheet.which).replace("printed.file.", "")


def test_the_bye_of_2005_in_round_3_is_told_so() -> None:
    """28 of Montréal lost twice; the score of the third section begins below 0."""
    sheet = slips(quebec_event(3), 3)

    assert 28 == sheet.slips[0].number
    assert "you have lost 2 games. Of those who lost as many, players from " in lines(sheet)["Why"]
    assert "Your score goes up from −10 to −9." == lines(sheet)["Score"]


def test_a_slip_is_foretold_for_each_who_may_have_it() -> None:
    """With the game on which it depends; the score is not known while the own game is open."""
    sheet = slips(EVENT, 3)
    claims = {each.number: each.claim for each in sheet.slips}

    assert [5, 3] == [*claims]
    assert claims[PlayerId(5)].startswith("You have the bye in round 3 if 2 Ben beats 5 Eve. ")
    assert claims[PlayerId(3)].startswith("You have the bye in round 3 unless 2 Ben beats 5 Eve. ")
    assert "Your score goes up by 1." == lines(sheet)["Score"]
    assert "Your score goes up from 0 to 1." == lines(sheet, 1)["Score"]
    assert "You play again in round 4: Sunday 14:00." == lines(sheet)["Next game"]


def test_what_is_certain_has_its_reason() -> None:
    """Only people can change it."""
    sheet = slips(quebec_event(2), 3)

    assert 28 == sheet.slips[0].number
    assert sheet.slips[0].claim.endswith(
        "in round 3, unless somebody leaves or comes before the draw."
    )
    assert "you have lost 2 games." in lines(sheet)["Why"]


def test_a_promised_bye_says_so_while_games_are_open() -> None:
    """No result changes what the director promised."""
    players = tuple(
        replace(each, promised=frozenset({3})) if each.number == 8 else each
        for each in EVENT.players
    )
    sheet = slips(replace(EVENT, players=players), 3)

    assert [8] == [each.number for each in sheet.slips]
    assert "The director promised you this bye." == lines(sheet)["Why"]


def test_conditions_of_several_games_say_what_must_not_come_first() -> None:
    """Three open games; who comes second has the bye unless the first condition holds."""
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
        komi_even=HalfPoints(14),
    )
    claims = {each.number: each.claim.partition(". ")[0] for each in slips(event, 2).slips}

    assert (
        "You have the bye in round 2 if 2 Ben beats 3 Cho, unless 4 Dee beats 5 Eve or 5 Eve beats "
        "4 Dee"
    ) == claims[PlayerId(3)]
    assert claims[PlayerId(5)].startswith(
        "You have the bye in round 2 if 4 Dee beats 5 Eve or unless 5 Eve beats 4 Dee or "
    )


@pytest.mark.parametrize(
    ("code", "claim"),
    [
        ("fr", "Vous serez exempt à la ronde 3 si 2 Ben bat 5 Eve. "),
        ("de", "Freilos in Runde 3, wenn 2 Ben gegen 5 Eve gewinnt. "),
        ("both", "Vous serez exempt à la ronde 3 si 2 Ben bat 5 Eve. "),
    ],
)
def test_each_language_says_whole_sentences(code: str, claim: str) -> None:
    """On a sheet in both, the one after the other."""
    sheet = slips(EVENT, 3, code)

    assert sheet.slips[0].claim.startswith(claim)
    assert (" / You have the bye in round 3 if 2 Ben" in sheet.slips[0].claim) == (code == "both")
    shown(sheet.to_html())


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("domain.pairing_policies.open_games.MOST_TOGETHER", 0),
        ("reports.round.bye_slips.MOST_NAMED", 1),
    ],
)
def test_too_many_open_games_are_said(
    monkeypatch: pytest.MonkeyPatch, name: str, most: int
) -> None:
    """Who may have it is told that it is open; also where many may, for a slip is read quickly."""
    monkeypatch.setattr(f"nigiri.{name}", most)

    claims = {each.claim for each in slips(EVENT, 3).slips}
    assert 1 == len(claims)
    assert "it depends on games that are not over" in claims.pop()


def first_round(**settings: object) -> Event:
    """Return an event of three in which the third has the bye of round 1."""
    event = crosstable(
        """
        1 Ann 1d      2?
        2 Ben 1k      1?
        3 Cho 2k@Mtl  bye
        """,
        rounds=1,
    )
    return replace(event, settings=replace(event.settings, **settings))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (first_round(), "of those who are level you come last on the list"),
        (first_round(host="Mtl"), "in the first rounds players from Mtl sit out before guests"),
        (first_round(bye_policy="lowest"), "nobody who could have the bye has fewer points"),
        (changed(first_round(), 3, promised=frozenset({1})), "The director promised you"),
        (
            changed(first_round(bye_volunteers="yes"), 3, willing=frozenset({1})),
            "You offered to sit out",
        ),
        (changed(first_round(), 1, rank=EVENT.players[8].rank), "so one of you sits out"),
        (first_round(bye_policy="none"), "so one of you sits out"),
        (first_round(system="round robin"), "There is no opponent for you"),
        (
            replace(EVENT, settings=replace(EVENT.settings, bye_policy="winners"), rounds=(
                EVENT.rounds[0], replace(EVENT.rounds[1], byes=(PlayerId(8),)),
            )),
            "to somebody who has won: you have won 1 game",
        ),
    ],
    ids=["level", "host", "lowest", "promised", "willing", "by hand", "none", "system", "won"],
)  # fmt: skip
def test_the_reason_is_that_of_the_rule_where_the_rule_chose(event: Event, words: str) -> None:
    """Else only that the number is odd: the director knows why."""
    assert words in why(event)


def test_a_second_bye_is_not_called_the_only_one() -> None:
    """A director gave it all the same."""
    twice = replace(EVENT, rounds=(*EVENT.rounds, Round(3, byes=(PlayerId(9),))))

    assert "Only one" not in lines(slips(twice))


def test_what_a_bye_counts_is_that_of_the_event() -> None:
    """Half a point, or nothing."""
    half = Scoring(score=Worth(bye=1))
    none = Scoring(score=Worth(bye=0))

    assert "A bye counts ½." == lines(slips(first_round(scoring=half)))["Counts"]
    assert "Your score goes up from 0 to ½." == lines(slips(first_round(scoring=half)))["Score"]
    assert "Your score stays as it is: 0." == lines(slips(first_round(scoring=none)))["Score"]


def test_behind_the_last_round_there_is_no_next_one() -> None:
    """And a round without an hour has only its number."""
    timeless = replace(EVENT, settings=replace(EVENT.settings, when=()))

    assert "Next game" not in lines(slips(first_round()))
    assert "You play again in round 3." == lines(slips(timeless))["Next game"]


def test_a_telephone_number_stands_beside_the_name() -> None:
    """Where the director has one."""
    sheet = slips(EVENT)
    with_one = replace(sheet, slips=[sheet.slips[0]._replace(telephone="555-0100")])

    assert "Tel." not in shown(sheet.to_html())
    assert "Tel. 555-0100" in shown(with_one.to_html())
    assert "Tel. 555-0100" in with_one.to_text()


def test_without_a_bye_the_sheet_says_so() -> None:
    """In a round of even number, drawn or to come."""
    even = replace(EVENT, rounds=(replace(EVENT.rounds[0], byes=()),))
    leaves = changed(EVENT, 5, out=frozenset({3}))

    assert "Nobody has a bye in this round." in shown(slips(even).to_html())
    assert "Nobody has a bye in this round." in slips(leaves, 3).to_text()


def test_only_the_next_round_is_foretold() -> None:
    """None before the first draw where no round is asked for."""
    with pytest.raises(WrongUse):
        slips(EVENT, 4)
    with pytest.raises(Forbidden):
        slips(replace(EVENT, rounds=()))
    assert 9 == slips(replace(EVENT, rounds=()), 1).slips[0].number
