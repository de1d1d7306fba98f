"""`why`: the reasons for a board or a bye, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from nigiri.desk.core.phrases import Phrases
from nigiri.desk.draw.draw import draw
from nigiri.desk.explain.byes import rule_notes
from nigiri.desk.explain.criteria import REASONS
from nigiri.desk.explain.handicaps import handicap_notes
from nigiri.desk.explain.why import Why, difference, made_by_hand, why
from nigiri.desk.players.import_list import import_players
from nigiri.domain.model.event import Game, Round, Settings
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.pairing import draw as draw_round
from nigiri.domain.pairing.answers import Answer, answer, bye_answer
from nigiri.domain.pairing.board_costs import Step
from nigiri.domain.pairing.criteria import CHOICES, LAST
from nigiri.errors import Forbidden, SheetProblems, WrongUse
from nigiri.messages.catalogue import area
from tests.desk.story import Story, begin, club, drawn, quebec_played, tables
from tests.desk.test_reasons import floated_once
from tests.domain.pairing.test_drawing import crowd
from tests.domain.pairing.test_why import two_groups

Pairs = tuple[tuple[PlayerId, PlayerId], ...]
CODES = sorted({"rematch", *CHOICES, *(each.code for each in LAST)})


def pairs(*numbers: tuple[int, int]) -> Pairs:
    """Return pairs of players."""
    return tuple((PlayerId(one), PlayerId(other)) for one, other in numbers)


def reasons(found: Why) -> dict[str, object]:
    """Return criterion -> why."""
    return {str(row[0]): row[3] for row in found.view.rows}


def in_figures(story: Story, table: int, round_number: int | None = None) -> Why:
    """Return an answer with what the board costs by each criterion."""
    return why(story.workbook, table, round_number, in_figures=True)


def said(found: Why) -> str:
    """Return all notes."""
    return "\n".join(found.view.notes)


def seven(*, host: str = "Mtl", language: str = "en") -> Story:
    """Begin with seven players of one rank, 1 to 3 and 6 of one club, and draw round 1."""
    rows: list[list[object]] = [["Family name", "Rank", "Order in rank", "Club"]]
    rows += [[f"P{n}", "1d", n, "Qué" if n in {1, 2, 3, 5, 6} else ""] for n in range(1, 8)]
    story = begin(host=host, language=language)
    story.does(import_players, tables(rows), source="list", here=True)
    story.does(draw)
    return story


@pytest.mark.parametrize("code", CODES)
def test_every_criterion_has_a_name_and_reasons(code: str) -> None:
    """A criterion that nobody can explain is none."""
    assert f"draw.{code}" in area("answers", "en")
    assert code in REASONS


def test_a_board_of_the_first_round_is_explained() -> None:
    """Costs, halves, the pattern, handicap, colours, and the cheapest alternative."""
    found = in_figures(seven(host=""), 1)

    assert "Round 1, table 1: 1 P1 (White) – 4 P4 (Black)" == found.view.title
    assert "both have 0, in a group of 6" == reasons(found)["score difference"]
    assert "one of each half" == reasons(found)["halves"]
    assert "as the pairing pattern says" == reasons(found)["place in the group"]
    assert "Even game: the ranks differ by 0, and 1 is taken off." in said(found)
    assert "White by rule: 1 P1, the stronger." in said(found)
    other = "Without this pair: 1–5, 2–4 instead of 1–4, 2–5: place in the group worse by 2 (0 → 2)"
    assert other in said(found) or "kept apart" in said(found)


def test_clubs_are_told_where_they_decide() -> None:
    """The pattern has 2-5 and 3-6, of one club: somebody must meet a club mate."""
    story = seven(host="")
    told = [reasons(in_figures(story, table)) for table in (1, 2, 3)]

    assert any("the same club, city or family" in str(each["kept apart"]) for each in told)
    assert any("same club" in str(each["place in the group"]) for each in told) or any(
        "as the pairing pattern says" == each["place in the group"] for each in told
    )


def test_a_later_round_speaks_of_floats_and_colours() -> None:
    """Every board of three rounds of 15 players is explained, in both languages."""
    for language, words in (("en", "one had to leave it"), ("fr", "l'un d'eux devait en sortir")):
        story = drawn(club(15, language=language), 3)
        told = [
            in_figures(story, game.table or 0, this.number)
            for this in story.event.rounds
            for game in this.games
        ]

        assert any(words in str(row[3]) for found in told for row in found.view.rows)
        assert all(len(found.view.notes) >= 3 for found in told)


@pytest.fixture(scope="module")
def quebec() -> Story:
    """Return the 2005 Quebec Open as it was played."""
    return quebec_played()


def test_every_published_board_can_be_explained(quebec: Story) -> None:
    """Whoever drew it; where the draw would do better that is said."""
    notes: list[str] = []
    for this in quebec.event.rounds:
        for game in this.games[:6]:
            found = in_figures(quebec, game.table or 0, this.number)
            notes.append(said(found))
            assert [each.code for each in _answer(found).prices] == list(
                dict.fromkeys(price.code for price in _answer(found).prices)
            )

    assert any("but the round was not drawn like that" in each for each in notes)
    assert any("had White more often" in each for each in notes)


def _answer(found: Why) -> Answer:
    """Return the facts of a board."""
    facts = found.facts[0]
    assert isinstance(facts, Answer)
    return facts


def test_the_bye_of_round_1_is_the_hosts_weakest(quebec: Story) -> None:
    """38, the weakest of 28 equals from Montréal (M6)."""
    found = why(quebec.workbook, "bye", 1)

    assert "Round 1, bye: 38 Barley, Jessica-Lyne" == found.view.title
    assert () == found.view.rows
    assert "one of the host's players (Mtl), as 38 Barley, Jessica-Lyne is." in said(found)
    second = said(why(quebec.workbook, "bye", 2))
    assert (
        "the host's (Mtl) come first until round 3; 37 Fils Samedy, Joël is one of them." in second
    )
    assert (
        "37 Fils Samedy, Joël has lost 1 game, and nobody else who could have the bye has lost "
        "more. So have 12 other players of the host, and 37 Fils Samedy, Joël is the weakest of "
        "them." in second
    )
    assert "27 other players of the host have lost none either, and 38 Barley" in said(found)
    assert "Next in line for the bye: 37 Fils Samedy, Joël." in said(found)
    with pytest.raises(WrongUse, match="Nobody has the bye in round 5"):
        why(quebec.workbook, "bye", 5)


def test_a_bye_of_the_directors_is_told_apart() -> None:
    """The rule has another; after all had one it has nobody."""
    story = seven()
    row = next(iter(story.reading.rounds[1].byes))
    here = next(r for r, g in story.reading.rounds[1].games.items() if 1 in g.players)
    bye = story.event.rounds[0].byes[0]
    story.types(1, {(row, "white_no"): 1, (here, "white_no"): bye})
    found = why(story.workbook, "bye")

    assert "1 P1 has lost no game." in said(found)
    assert f"✎ you: this bye is yours; by the rule {bye} P{bye} would have it." in said(found)
    assert "one of the host's players (Mtl), not to 1 P1." in said(found)

    pair = why(story.workbook, story.event.rounds[0].games[0].table or 0)
    assert "✎ you: this pair is yours; the draw had" in said(pair)
    assert "bye 7" in said(pair)


def test_a_bye_for_a_guest_and_one_for_the_last_who_lost() -> None:
    """In the host's rounds a guest is named as one; alone in losses, the weakest is no question."""
    story = club(3, rounds=3)
    story.sets("Host city or club", "Elsewhere")
    story.does(draw)
    assert "one of the host's players (Elsewhere), not to" in said(why(story.workbook, "bye"))

    story.sets("Host city or club", None)
    (row, game), *_ = story.reading.rounds[1].games.items()
    story.types(1, {(row, "result"): "1-0"})
    story.does(draw)
    found = why(story.workbook, "bye")
    assert story.event.rounds[1].byes == (game.black,)
    assert "has lost 1 game, more than anybody else who could have the bye" in said(found)


def test_who_had_the_bye_before_is_against_the_rule() -> None:
    """And when everyone here had one, nobody can have it by the rule."""
    story = club(3, rounds=4)
    for number in (1, 2, 3):
        story.does(draw)
        story.plays(number)
    first = story.event.rounds[0].byes[0]
    (row, _), *_ = story.reading.rounds[3].byes.items()
    (board, game), *_ = story.reading.rounds[3].games.items()
    side = "white_no" if game.white == first else "black_no"
    story.types(3, {(row, "white_no"): first, (board, side): story.event.rounds[2].byes[0],
                    (board, "result"): None})  # fmt: skip
    found = why(story.workbook, "bye", 3)

    assert (
        f"■ {Phrases(story.event).player_label(first)} had a bye before; a second one is "
        "against the rules" in said(found)
    )


def test_what_the_director_changed_on_a_board_is_told() -> None:
    """Colours, a handicap, and a pair that no draw made."""
    story = seven()
    rows = list(story.reading.rounds[1].games)
    white, black = story.cell(1, rows[0], "white_no"), story.cell(1, rows[0], "black_no")
    story.types(1, {(rows[0], "white_no"): black, (rows[0], "black_no"): white,
                    (rows[1], "handicap"): 3})  # fmt: skip

    assert "✎ you: colours swapped" in said(why(story.workbook, 1))
    assert "✎ you: handicap (draw: 0)" in said(why(story.workbook, 2))


def test_without_a_record_of_the_draw_no_pair_is_the_directors() -> None:
    """As for the rounds of an archive whose sheet As drawn was emptied."""
    story = seven()
    this = story.event.rounds[0]

    assert [] == made_by_hand(this, [])
    sheet = story.place("drawn")
    numbers = ("white_no", "black_no", "bye_no")
    story.types("drawn", {(row, key): None for row in range(4, 9) for key in numbers})
    assert sheet == story.place("drawn")
    assert "✎" not in said(why(story.workbook, 1))


def test_a_round_is_explained_in_the_language_of_the_event() -> None:
    """French words, French criteria."""
    found = in_figures(seven(language="fr"), 1)

    assert "Ronde 1, table 1 : 1 P1 (Blanc) – 4 P4 (Noir)" == found.view.title
    assert ("Critère", "Ici", "Total", "Pourquoi") == found.view.headings


def test_what_is_not_there_cannot_be_explained() -> None:
    """No round yet, a round too many, a table too many, a workbook with wrong cells."""
    with pytest.raises(Forbidden, match="No round is drawn yet"):
        why(club(4).workbook, 1)
    story = seven()
    with pytest.raises(WrongUse, match="Round 1 has no table 9; there are 1, 2, 3"):
        why(story.workbook, 9)
    for number in (0, 2):
        with pytest.raises(WrongUse, match=f"Round {number} is not drawn; rounds 1 to 1 are"):
            why(story.workbook, 1, number)
    story.types("players", {(story.row_of("P3"), "rank"): "strong"})
    with pytest.raises(SheetProblems, match="is not a rank"):
        why(story.workbook, 1)


def test_two_players_have_only_each_other() -> None:
    """Without this pair there is no round."""
    story = club(2)
    story.does(draw)

    assert "Without this pair the round cannot be drawn." in said(why(story.workbook, 1))


@pytest.mark.parametrize(
    ("expected", "step"),
    [
        ("equal in everything.", None),
        ("equal in all but the lot.", Step("lot", 5, 9, pairs((1, 2)))),
        ("halves worse by 2 (1 → 3), at 1–2, 3–4.", Step("halves", 1, 3, pairs((1, 2), (3, 4)))),
        ("colours better by 2 (3 → 1), but the round was not drawn like that.",
         Step("colours", 3, 1, ())),
    ],
)  # fmt: skip
def test_what_decides_is_said(expected: str, step: Step | None) -> None:
    """Nothing, the lot, something worse with its place, something better."""
    assert expected == difference(Phrases(club(2).event), step)


def test_who_was_passed_over_and_who_has_it_by_the_rule_is_said() -> None:
    """Somebody before, nobody at all, nobody after."""
    event = crowd(5, [(1, 2)], [(1, 3)], [(1, 4)])
    this = draw_round(event, 4).round
    passed = bye_answer(event, this, this.byes[0])
    phrases = Phrases(event)

    assert "5 P5 would have come first, but then the others" in "".join(rule_notes(phrases, passed))
    nobody = replace(passed, passed_over=(), by_rule=None, following=None)
    assert ["✎ you: this bye is yours; by the rule nobody here would have it."] == list(
        rule_notes(phrases, nobody)
    )
    late = [*rule_notes(phrases, nobody, drawn=True)]
    assert ["The others were paired already; by the rule nobody here would have the bye."] == late
    last = replace(passed, passed_over=(), following=None)
    assert [] == list(rule_notes(phrases, last))


def test_halves_that_gave_way_are_said() -> None:
    """In the last round, from the top (M9)."""
    event = crowd(8, *[[(1, n)] for n in (5, 6, 7, 8)], settings=Settings(rounds=5))
    this = draw_round(event, 5).round
    facts = answer(event, this, this.game_by_player[PlayerId(5)])
    phrases = Phrases(event)

    assert REASONS["halves"](phrases, facts).startswith("the halves have met too often")
    assert "" == REASONS["place"](phrases, facts)


def test_a_partner_given_up_for_the_others_is_said() -> None:
    """2 and 4 have met, so 1 and 3 leave nobody for them; of another's round nothing is claimed."""
    event = crowd(4, [(2, 4), (1, 2)])
    this = draw_round(replace(event, settings=Settings(rounds=9)), 2).round
    words = REASONS["place"](Phrases(event), answer(event, this, this.games[0]))
    assert "the pattern gives 3 P3: but then the others cannot all be paired" == words

    event = crowd(4)
    this = Round(1, (Game(1, PlayerId(1), PlayerId(4)), Game(2, PlayerId(2), PlayerId(3))))
    words = REASONS["place"](Phrases(event), answer(event, this, this.games[0]))
    assert "the pattern gives 3 P3" == words


def test_who_floats_is_told_as_the_event_has_it() -> None:
    """Usually the weakest down and the strongest up (M8); in another event the other way round."""
    usual = two_groups(3, 3)
    other = replace(usual, settings=Settings(float_down="top", float_up="bottom"))

    for event, one, words in (
        (
            usual,
            3,
            "3 P3 is paired down: the weakest of the group; 4 P4 is paired up: the strongest",
        ),
        (
            other,
            1,
            "1 P1 is paired down: the strongest of the group; 6 P6 is paired up: the weakest",
        ),
    ):
        this = draw_round(event, 1).round
        facts = answer(event, this, this.game_by_player[PlayerId(one)])
        assert REASONS["floats"](Phrases(event), facts).startswith(words)


def test_floaters_are_told_from_those_who_stay() -> None:
    """Who floated before stays; who could have floated and did not stays for the others' sake."""
    after = floated_once()
    this = draw_round(after, 2).round
    facts = answer(after, this, this.game_by_player[PlayerId(4)])
    phrases = Phrases(after)
    assert "4 P4 has not left the group yet, unlike 5 P5; 7 P7 has not" in REASONS["floats"](
        phrases, facts
    )

    again = replace(facts, upper=replace(facts.upper, floated=1, moved=1, met=4))
    assert (
        "4 P4 leaves the group rather than 5 P5: otherwise worse: paired down or up twice"
    ) in REASONS["floats"](phrases, again)
    assert "4 P4 was paired this way before: 1×" == REASONS["floated"](phrases, again)
    assert "4 P4 has met all others with" in REASONS["score"](phrases, again)

    chosen = replace(after, settings=replace(after.settings, float_down="middle", language="fr"))
    nobody_nearer = replace(facts, upper=replace(facts.upper, nearer=(), far=0))
    words = REASONS["floats"](Phrases(chosen), nobody_nearer)
    assert words.startswith("4 P4 descend : celui du milieu du groupe ; 7 P7")


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"handicap_by": "score"}, "Even game: the difference by score is 0, and 1 is taken off."),
        (
            {"handicap_by": "rating", "handicap_reduction": 0},
            "Even game: the difference by rating is 0.00; up to 1 is even.",
        ),
        (
            {"handicap_by": "rating rank"},
            "Even game: the difference by rank of the rating is 0, and 1 is taken off.",
        ),
        (
            {"board": 9},
            "Handicap 0, komi 6: sheet Handicaps, 9 × 9; by rank, difference 0, minus 1",
        ),
        (
            {"handicap_even_above": Rank(-29)},
            "Even game: so are all games of 1 P1, who entered at or above the rank",
        ),
        ({"handicap_top": Rank(-29)}, "For handicaps nobody counts higher than 30k: "),
    ],
)
def test_the_handicap_is_told_by_the_rule_of_the_event(settings: dict[str, Any], told: str) -> None:
    """By ranks as M12 has it, or by score, by a table, or even for the strong."""
    event = crowd(2)
    event = replace(event, settings=replace(event.settings, **settings))
    this = draw_round(event, 1).round
    facts = answer(event, this, this.games[0])

    assert told in " ".join(handicap_notes(Phrases(event), facts.rule, facts.colours, 1))


@pytest.mark.parametrize(
    ("language", "settings", "ratings", "told"),
    [
        ("en", {"handicap_by": "rating"}, (2460, 2200),
         [("Handicap 2: the difference by rating is 2.60, 1 is taken off, and "
"the rest is rounded; never more than 9.")]),
        ("fr", {"handicap_by": "rating"}, (2460, 2280),
         ["Partie à égalité (handicap selon : cote) : écart 1,80 ; jusqu'à 2, pas de handicap."]),
        ("en", {"handicap_by": "rating"}, (2460, None),
         ["Even game: the difference by rating is 1.60; up to 2 is even.",
          "2 P2 has no rating: the middle of 3d counts."]),
        ("en", {"handicap_by": "rating rank", "handicap_reduction": 0}, (2460, None),
         [("Handicap 2: the difference by rank of the rating is 2, and 0 is "
"taken off; never more than 9."),
          "2 P2 has no rating: the rank at entry counts, 3d."]),
    ],
)  # fmt: skip
def test_handicaps_by_rating_say_what_was_compared(
    language: str, settings: dict[str, Any], ratings: tuple[int | None, ...], told: list[str]
) -> None:
    """The difference, when it makes stones, and whose rank stood in for a rating."""
    event = crowd(2)
    players = tuple(
        replace(player, rank=Rank(3), entry_rank=Rank(3), rating=rating)
        for player, rating in zip(event.players, ratings, strict=True)
    )
    chosen = replace(event.settings, language=language, rating_scale="egf", **settings)
    event = replace(event, players=players, settings=chosen)
    this = draw_round(event, 1).round
    facts = answer(event, this, this.games[0])

    assert told == [*handicap_notes(Phrases(event), facts.rule, facts.colours, 1)][:-1]


def test_a_handicap_by_score_says_both_scores_difference() -> None:
    """In points, rounded down."""
    event = crowd(2)
    first = replace(event.players[0], start=HalfPoints(5))
    settings = replace(event.settings, handicap_by="score")
    event = replace(event, players=(first, event.players[1]), settings=settings)
    this = draw_round(event, 1).round
    facts = answer(event, this, this.games[0])
    told = next(handicap_notes(Phrases(event), facts.rule, facts.colours, 1))

    assert (
        "Handicap 1: the difference by score is 2½, 1 is taken off, and "
        "the rest is rounded down; never more than 9." == told
    )
