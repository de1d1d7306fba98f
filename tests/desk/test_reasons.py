"""`why` in words: the sentences that answer a player, and what else was possible."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.desk.core.phrases import Phrases
from nigiri.desk.draw.draw import draw
from nigiri.desk.explain.reasons import (
    alternative_words,
    draw_reasons,
    price_words,
    score_reasons,
)
from nigiri.desk.explain.why import why
from nigiri.domain.model.criteria import CARDS
from nigiri.domain.model.event import Event, Round, Settings
from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.domain.pairing import draw as draw_round
from nigiri.domain.pairing.answers import Alternative, Answer, Partner, Price, answer
from nigiri.domain.pairing.board_costs import Step
from nigiri.domain.pairing.verdicts import Verdict
from nigiri.messages.catalogue import LANGUAGES, area
from tests.desk.story import club as club_story
from tests.desk.story import drawn
from tests.domain.pairing.test_drawing import crowd
from tests.domain.pairing.test_why import level, two_groups
from tests.generate import with_round

Numbers = tuple[PlayerId, PlayerId]


def boards(*numbers: tuple[int, int]) -> tuple[Numbers, ...]:
    """Return boards of players."""
    return tuple((PlayerId(one), PlayerId(other)) for one, other in numbers)


def asked(event: Event, number: int, one: int) -> Answer:
    """Return the facts of a player's game in a round drawn now."""
    this = draw_round(event, number).round
    return answer(event, this, this.game_by_player[PlayerId(one)])


def reasons(event: Event, facts: Answer, number: int = 1) -> str:
    """Return all reasons in words."""
    phrases = Phrases(event)
    return " ".join([*score_reasons(phrases, facts), *draw_reasons(phrases, facts, number)])


def test_two_of_one_group_are_told_their_places_in_it() -> None:
    """And how the event pairs such a group."""
    event = crowd(8)

    assert (
        "Each has 0 points, and so have 6 other players. In this group they are at places 2 "
        "and 6 of 8, and the draw pairs: top half - bottom half."
    ) == reasons(event, asked(event, 1, 2))
    two = crowd(2)
    assert "These two are the only ones with 0 points." in reasons(two, asked(two, 1, 1))


def test_where_a_lot_pairs_no_places_are_told() -> None:
    """They would say nothing."""
    event = crowd(8, settings=Settings(pattern="random"))

    assert reasons(event, asked(event, 1, 2)).endswith(
        "Within a score group the draw pairs: by lot."
    )


@pytest.mark.parametrize(
    ("partner", "verdict", "told"),
    [
        (
            Partner(PlayerId(3), met=True, shared=()),
            Verdict("never"),
            "In the usual order 1 P1 would have met 3 P3, but they have met before.",
        ),
        (
            Partner(PlayerId(3), met=False, shared=("club", "city")),
            Verdict("worse", Step("apart", 0, 2, boards((1, 3)))),
            "would have met 3 P3, but they are kept apart (same club, same city).",
        ),
        (
            Partner(PlayerId(3), met=False, shared=("club",)),
            Verdict("worse", Step("score", 0, 9, boards((1, 3)))),
            "would have met 3 P3, but they are kept apart (same club).",
        ),
        (
            Partner(PlayerId(3), met=False, shared=("club",)),
            Verdict("worse", Step("score", 0, 4, boards((2, 5)), HalfPoints(2))),
            "would have met 3 P3, but then 2 P2 and 5 P5 would have met 1 point apart.",
        ),
        (
            Partner(PlayerId(3), met=False, shared=()),
            Verdict("never"),
            "would have met 3 P3, but then the others could not all have been paired.",
        ),
        (
            Partner(PlayerId(3), met=False, shared=()),
            Verdict("lot", Step("lot", 1, 2, ())),
            "would have met 3 P3; that would have been as good, and the lot decided.",
        ),
        (
            Partner(PlayerId(3), met=False, shared=("club",)),
            Verdict("unknown"),
            "would have met 3 P3; such players are kept apart (same club).",
        ),
        (
            Partner(PlayerId(3), met=False, shared=()),
            Verdict("unknown"),
            "In the usual order 1 P1 would have met 3 P3.",
        ),
    ],
)
def test_who_should_have_been_met_is_named_and_what_stood_against_it(
    partner: Partner, verdict: Verdict, told: str
) -> None:
    """They met, they are kept apart, or what it would have cost, as far as it is proved."""
    event = crowd(8)
    facts = replace(asked(event, 1, 1), partner=partner, usual=verdict)

    assert reasons(event, facts).endswith(told)


def test_halves_that_gave_way_are_told() -> None:
    """In the last round, from the top (M9)."""
    event = crowd(8, *[[(1, n)] for n in (5, 6, 7, 8)], settings=Settings(rounds=5))

    assert "The upper and the lower half have met too often" in reasons(
        event, asked(event, 5, 5), 5
    )


def test_an_odd_group_sends_somebody_down() -> None:
    """Three with one score, three with another: the weakest above meets the strongest below."""
    event = two_groups(3, 3)
    said = reasons(event, asked(event, 1, 3))

    assert "3 P3 has " in said
    assert (
        ", an odd number: one of them had to meet somebody with another score. "
        "3 P3 is paired down, as the weakest of them. 3 players have"
    ) in said
    assert said.endswith("4 P4 is paired up, as the strongest of them.")


def test_who_floats_is_told_from_those_who_stay() -> None:
    """Whose turn it was, who went for the others' sake, how often before."""
    after = floated_once()
    facts = asked(after, 2, 4)

    assert "It was the turn of 4 P4, who had not met another score before, unlike 5 P5." in reasons(
        after, facts, 2
    )
    again = replace(facts, upper=replace(facts.upper, floated=1, moved=1, met=4))
    said = reasons(after, again, 2)
    assert "4 P4 has already met everybody else with" in said
    assert (
        "It had to be 4 P4 rather than 5 P5: otherwise somebody would have been paired down or up "
        "once again: 5 P5 – 7 P7."
    ) in said
    assert "4 P4 was paired this way 1 time before." in said
    lonely = replace(facts, upper=replace(facts.upper, group=1, met=0))
    assert "Nobody else has" in reasons(after, lonely, 2)
    crowded = replace(facts, upper=replace(facts.upper, group=4, floaters=2))
    assert "Of the 4 players with" in reasons(after, crowded, 2)


def test_nobody_is_passed_over_who_could_not_have_gone() -> None:
    """3 floated, so it would be the turn of 2; but 1 and 2 have met, and one of them must go."""
    event = two_groups(3, 3)
    games = tuple(level(one, other) for one, other in ((1, 2), (3, 4), (5, 6)))
    after = with_round(event, Round(1, games))
    said = reasons(after, asked(after, 2, 2), 2)

    assert "It had to be 2 P2 rather than 3 P3: otherwise not all could have been paired." in said


def test_who_had_no_part_in_the_draw_is_counted_apart() -> None:
    """The bye has the score of the two, or of one of them: nobody is the only one then."""
    event = crowd(3)
    assert (
        "These two are the only ones in this draw with 0 points. "
        "1 player more has 0 points, but had no part in this draw."
    ) in reasons(event, asked(event, 1, 1))

    event = two_groups(1, 2)
    facts = asked(event, 1, 1)
    assert "Nobody else in this draw has" in reasons(event, facts)
    met = replace(facts, lower=replace(facts.lower, group=2, met=1))
    assert "2 P2 has already met everybody else in this draw with" in reasons(event, met)


def floated_once() -> Event:
    """Return two groups of five, of whom 5 and 6 met in round 1."""
    games = ((1, 2), (3, 4), (5, 6), (7, 8), (9, 10))
    return with_round(two_groups(5, 5), Round(1, tuple(level(*game) for game in games)))


@pytest.mark.parametrize("code", ["rematch", "title", "wishes", "children", "apart", "later"])
def test_what_could_not_be_helped_is_told(code: str) -> None:
    """Only what this board costs."""
    event = crowd(8)
    facts = asked(event, 1, 1)
    words = area("answers", "en")[f"answer.words.cost.{code}"]
    costly = replace(facts, prices=(Price(code, "M1", 1, 1),))
    cheap = replace(facts, prices=(Price(code, "M1", 0, 1),))

    assert words in reasons(event, costly)
    assert words not in reasons(event, cheap)


def test_the_two_best_other_draws_are_told_in_names() -> None:
    """Whom each of the two would have met, and what it would have cost."""
    event = crowd(6)
    first, second = alternative_words(Phrases(event), asked(event, 1, 1))

    assert (
        "1 P1 could have met 5 P5 (and 4 P4 would have met 2 P2): but then "
        "the order of the group would have "
        "been followed less closely."
    ) == first
    assert second.startswith("1 P1 could have met ")
    assert "5 P5 (and" not in second


def test_without_another_draw_that_is_said() -> None:
    """Two players have only each other; of four there are two other draws, of three tables more."""
    event = crowd(2)
    assert ["Without this pair the round cannot be drawn."] == [
        *alternative_words(Phrases(event), asked(event, 1, 1))
    ]

    once = crowd(4, [(1, 2), (3, 4)])
    assert 1 == len([*alternative_words(Phrases(once), asked(once, 2, 1))])


def test_tables_that_change_besides_are_counted() -> None:
    """More than the one that takes the two apart."""
    event = crowd(8)
    other = Alternative((), boards((1, 6), (2, 5), (3, 8), (4, 7)), None)
    facts = replace(asked(event, 1, 1), alternative=other, second=None)

    assert [
        (
            "1 P1 could have met 6 P6 (and 5 P5 would have met 2 P2), with 2 "
            "more tables changed: that would "
            "have been as good in everything."
        )
    ] == [*alternative_words(Phrases(event), facts)]


@pytest.mark.parametrize(
    ("expected", "step"),
    [
        ("that would have been as good in everything", None),
        ("that would have been as good, and the lot decided", Step("lot", 5, 9, boards((1, 2)))),
        (
            "that would even have been better (colours), but the round was not drawn so",
            Step("colours", 3, 1, ()),
        ),
        (
            "but then a wish would not have been met: 1 P1 – 2 P2",
            Step("wishes", 0, 1, boards((1, 2))),
        ),
        (
            (
                "but then two who are kept apart would have met: 1 P1 – 2 P2; 1 P1 – 3 P3; 1 P1 – "
                "4 P4; and 1 other"
            ),
            Step("apart", 0, 4, boards((1, 2), (1, 3), (1, 4), (1, 5))),
        ),
    ],
)
def test_what_another_draw_would_have_cost_is_told(expected: str, step: Step | None) -> None:
    """With the tables that would have cost it."""
    assert expected == price_words(Phrases(crowd(5)), step)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_criterion_has_its_price_in_words(language: str) -> None:
    """A new criterion needs one, in every language: a clause that can follow "otherwise", too."""
    there = area("answers", language)
    then = there["answer.price.then"].partition(" {")[0]

    assert [] == [code for code in CARDS if f"answer.price.{code}" not in there]
    assert [] == [code for code in CARDS if there[f"answer.price.{code}"].startswith(then)]


def test_a_pair_of_the_directors_gets_no_reasons_of_the_draw() -> None:
    """What the two could have met instead is told all the same."""
    story = club_story(8, rounds=3)
    story.does(draw)
    games = story.reading.rounds[1].games
    (one, first), (other, second), *_ = games.items()
    story.types(1, {(one, "black_no"): second.black, (other, "black_no"): first.black})
    found = "\n".join(why(story.workbook, first.table or 0).view.notes)

    assert "✎ you: this pair is yours" in found
    assert "1 Family5, Given5 has 0 points, 4 Family6, Given6 has −1." in found
    assert "In the usual order" not in found
    assert "could have met" in found


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "aurait pu rencontrer"), ("de", "hätte gegen"), ("en", "could have met")],
)
def test_every_board_is_told_in_the_language_of_the_event(language: str, words: str) -> None:
    """Two rounds of nine players; figures and squares are for who asks for them."""
    story = drawn(club_story(9, language=language), 2)
    told = [
        "\n".join(why(story.workbook, game.table or 0, this.number).view.notes)
        for this in story.event.rounds
        for game in this.games
    ]

    assert 8 == len(told)
    assert all(words in each for each in told)
    assert not any("→" in each for each in told)
    assert () == why(story.workbook, 1).view.rows
