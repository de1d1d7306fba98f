"""What rounds were drawn with is changed afterwards: told, agreed to, told no more (A9, M13)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.attendance.attendance import out
from nigiri.desk.attendance.change import When
from nigiri.desk.core.views import changed_since, check, refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.part import Part
from nigiri.desk.explain.event_at_draw import reading_at_draw
from nigiri.desk.explain.why import why
from nigiri.desk.output.proof import proof
from nigiri.desk.setup.sections import sections
from nigiri.domain.games.handicaps import handicap_of
from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.standings.standings import standings
from nigiri.hosts.memory import Memory
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes, SetCells
from nigiri.workbook.read.workbook import read
from nigiri.workbook.spellings.results import written
from tests.desk.story import DESK, Story, club, drawn
from tests.sample import sampled

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event

SCORES = re.compile(r"cores in the draw of round (\d+): (.*)\.$")


def asked(story: Story) -> tuple[str, ...]:
    """Return what `standings` asks of the director."""
    return refresh(story.workbook, DESK, "standings").questions


def moved(sentences: tuple[str, ...]) -> set[tuple[int, int]]:
    """Return round and player of every score that the sentences name."""
    found = filter(None, map(SCORES.search, sentences))
    return {
        (int(at[1]), int(who.split()[0]))
        for at in found
        for who in at[2].split("; ")
        if not who.startswith("and ")
    }


def decided(story: Story, number: int) -> int:
    """Return the row of a game of a round that White or Black won at the board."""
    games = story.reading.rounds[number].games
    return next(
        row for row, game in games.items()
        if game.result and game.result.outcome in {Outcome.WHITE, Outcome.BLACK}
        and not game.result.by_default
    )  # fmt: skip


def turns(story: Story, number: int, row: int) -> None:
    """Type that the other one won."""
    game = story.reading.rounds[number].games[row]
    won = game.result is not None and game.result.outcome is Outcome.WHITE
    story.types(number, {(row, "result"): "0-1" if won else "1-0"})


@pytest.fixture(scope="module")
def three() -> Story:
    """Return an event of ten players after three rounds, with a latecomer and a pause."""
    story = club(10, rounds=5)
    story.types("players", {
        (story.row_of("Family3"), "out"): "2", (story.row_of("Family5"), "out"): "1",
    })  # fmt: skip
    return drawn(story, 3)


@pytest.fixture
def changed(three: Story) -> Story:
    """Return a copy of it that may be changed."""
    return Story(Memory(three.workbook))


@pytest.mark.parametrize(
    "rules",
    sampled(["quebec", "bga", "aga", "egc", "opengotha", "swiss"], ["quebec", "aga", "opengotha"]),
)
def test_with_nothing_changed_never_a_word(rules: str) -> None:
    """By every rule set, with an odd number, a latecomer, a pause, a reserve, a redraw.

    Every time by those of Quebec, of the AGA and of OpenGotha.
    """
    story = club(9, rules=rules, rounds=4)
    story.types("players", {
        (story.row_of("Family3"), "out"): "2", (story.row_of("Family5"), "out"): "1",
        (story.row_of("Family7"), "here"): "if needed",
    })  # fmt: skip
    for number in (1, 2):
        assert () == story.does(draw).questions
        assert () == story.does(draw, again=True).questions
        story.plays(number)
        assert () == asked(story)


@pytest.mark.parametrize("number", [1, 2])
def test_a_turned_result_names_exactly_its_two_players(changed: Story, number: int) -> None:
    """In every later round in which they were drawn; and the game, with what it was."""
    row = decided(changed, number)
    game = changed.reading.rounds[number].games[row]
    later = [r for r in changed.event.rounds if r.number > number]
    expected = {
        (r.number, p) for r in later for p in game.players if {p} & {*r.game_by_player, *r.byes}
    }
    turns(changed, number, row)
    told = asked(changed)

    assert expected == moved(told)
    winner, loser = game.players if game.points_of(game.white) else game.players[::-1]
    assert told[0].startswith(f"Round {number}, table {game.table}, {game.white} ")
    assert told[0].endswith(f": {loser} won; but a later round was drawn with: {winner} won.")


def test_a_result_of_the_newest_round_was_used_by_nobody(changed: Story) -> None:
    """It may be corrected without a word."""
    turns(changed, 3, decided(changed, 3))

    assert () == asked(changed)


def test_what_was_agreed_to_is_not_asked_again(changed: Story) -> None:
    """It stands on As drawn and in the Log; put back, it is another change."""
    row = decided(changed, 1)
    old = changed.reading.rounds[1].games[row].result
    turns(changed, 1, row)
    told = asked(changed)
    changed.does(refresh, "standings")

    assert () == asked(changed)
    assert () == draw(changed.workbook, DESK).questions
    log = changed.workbook["Log"]
    assert set(told) <= {str(log.cell(at, 7)) for at in range(4, log.height + 1)}
    trails = [trail for line in changed.reading.drawn for _, trail in line.seats()]
    assert len(moved(told)) == sum(len(trail) == 2 for trail in trails)
    assert old is not None
    changed.types(1, {(row, "result"): written(old)})
    assert moved(told) == moved(asked(changed))


def test_standings_draw_and_proof_ask_the_same(changed: Story) -> None:
    """A redraw, too, where all pairs have a result: they stand as they were drawn."""
    turns(changed, 2, decided(changed, 2))
    told = asked(changed)

    assert told == draw(changed.workbook, DESK).questions
    assert told == proof(changed.workbook, DESK).questions
    assert told == draw(changed.workbook, DESK, again=True).questions


def test_a_redraw_asks_about_the_pair_it_keeps_and_nobody_asks_again(changed: Story) -> None:
    """It has its result, and met with the scores of then; the game that is another one is named."""
    changed.does(draw)
    first = next(iter(changed.reading.rounds[4].games))
    changed.types(4, {(first, "result"): "1-0"})
    pair = changed.reading.rounds[4].games[first].players
    game = changed.event.rounds[2].game_by_player[pair[0]]
    row = next(r for r, g in changed.reading.rounds[3].games.items() if g == game)
    jigo = game.result == Result(Outcome.JIGO)
    changed.types(3, {(row, "result"): "1-0" if jigo else "jigo"})
    told = changed.does(draw, again=True).questions

    assert {(4, p) for p in {*game.players} & {*pair}} == moved(told)
    assert told[0].startswith(f"Round 3, table {game.table}, {game.white} ")
    assert not any(words.startswith("Handicaps by rule") for words in told)
    assert () == asked(changed)
    changed.plays(4)
    assert () == draw(changed.workbook, DESK).questions


def test_a_redraw_of_pairs_without_a_result_mends_them_unasked(changed: Story) -> None:
    """They are drawn with the results of today."""
    changed.does(draw)
    turns(changed, 3, decided(changed, 3))

    assert () != asked(changed)
    assert () == changed.does(draw, again=True).questions
    assert () == asked(changed)


def test_a_new_rank_counts_from_the_next_round_on_for_a_pair_that_stands(changed: Story) -> None:
    """Its game has its handicap; another one's begins with the round that is drawn."""
    changed.does(draw)
    first, second = list(changed.reading.rounds[4].games)[:2]
    stands, free = (changed.reading.rounds[4].games[row].white for row in (first, second))
    changed.types(4, {(first, "result"): "1-0"})
    for number in (stands, free):
        changed.types("players", {(changed.row_of(changed.event.player(number).family), "rank"):
                                  "9d"})  # fmt: skip
    told = changed.does(draw, again=True).questions

    assert [f"{free} ", f"{stands} "] == [words[: len(str(n)) + 1] for words, n in
                                          zip(told, (free, stands), strict=True)]  # fmt: skip
    assert "handicaps change from round 4 on" in told[0]
    assert "handicaps change from round 5 on" in told[1]
    changed.plays(4)
    assert () == draw(changed.workbook, DESK).questions


def test_the_rest_of_a_round_asks_about_those_drawn_before(changed: Story) -> None:
    """Their pairs stand, and nobody asks afterwards."""
    late = [changed.row_of(name) for name in ("Family1", "Family2")]
    changed.types("players", {(row, "out"): "4" for row in late})
    changed.does(draw)
    changed.types("players", {(row, "out"): None for row in late})
    turns(changed, 3, decided(changed, 3))
    told = asked(changed)

    assert moved(told) == moved(changed.does(draw, part=Part(rest=True)).questions)
    assert () != told
    assert () == asked(changed)


def test_who_leaves_a_drawn_round_mixes_no_old_scores_with_todays(changed: Story) -> None:
    """The opponent who is paired anew gets today's score: what changed is asked, as by a draw.

    Else the old result would have been one that nobody had, such as a win for both.
    """
    changed.does(draw)
    row = decided(changed, 3)
    turns(changed, 3, row)
    told = asked(changed)
    games, players = changed.event.rounds[3].games, changed.reading.rounds[3].games[row].players
    game = next(game for game in games if len({*game.players} & {*players}) == 1)
    leaver = next(player for player in game.players if player not in players)
    questions = changed.does(out, str(leaver), When("4")).questions

    assert told[0] == questions[0]
    assert () == asked(changed)


def test_a_pair_of_ones_own_is_kept_with_the_scores_of_the_redraw(changed: Story) -> None:
    """What was drawn in its place nobody plays: after the yes to the redraw nobody is asked."""
    changed.does(draw)
    one, other = list(changed.reading.rounds[4].games)[:2]
    black = {row: changed.cell(4, row, "black_no") for row in (one, other)}
    changed.types(4, {(one, "black_no"): black[other], (other, "black_no"): black[one]})
    turns(changed, 1, decided(changed, 1))
    assert () != changed.does(draw, again=True).questions

    own = [changed.cell(4, row, "black_no") for row in (one, other)]
    assert [black[other], black[one]] == own
    assert () == asked(changed)


def test_a_start_score_names_the_player_in_every_draw(changed: Story) -> None:
    """Above all as a start score."""
    row = changed.row_of("Family1")
    number = changed.about("Family1").number
    changed.types("players", {(row, "other_start"): "5"})
    told = asked(changed)

    assert {(n, number) for n in (1, 2, 3)} == moved(told)
    assert told[0].startswith(f"Start scores in the draw of round 1: {number} Family1, Given1 ")
    assert told[0].endswith(", now 5.")


def test_another_gap_names_a_dozen_and_counts_the_rest() -> None:
    """A list that nobody reads helps nobody."""
    story = drawn(club(40, rounds=4), 1)
    story.sets("Gap between sections", 3)
    told = asked(story)

    assert 12 == len(moved(told))
    assert re.search(r"; and \d+ more\.$", told[0])


def test_a_new_rank_is_told_by_the_draw_alone(changed: Story) -> None:
    """Handicaps follow, scores do not; it changes no standings (M13)."""
    player = changed.about("Family2")
    row = changed.row_of("Family2")
    changed.types("players", {(row, "rank"): "9d"})

    assert () == asked(changed)
    words = (
        f"{player.number} Family2, Given2 is 9d and was drawn as {player.rank} so far: "
        "handicaps change from round 4 on; section and start score stay."
    )
    told = (words,)
    assert told == draw(changed.workbook, DESK).questions
    changed.types("players", {(row, "out"): "4"})
    assert told == changed.does(draw).questions
    changed.types("players", {(row, "out"): None})
    changed.plays(4)
    assert () == draw(changed.workbook, DESK).questions


@pytest.fixture(scope="module")
def rated() -> Story:
    """Return an event by the rules of the AGA after a round; Family1 alone has no rating."""
    story = club(8, rules="aga", rounds=4)
    story.types("players", {
        (story.row_of(f"Family{n}"), "rating"): f"-{n}.5" for n in range(2, 9)
    })  # fmt: skip
    return drawn(story, 1)


@pytest.mark.parametrize(("family", "rating", "told"), [
    ("Family2", "-2.25", "is rated -2.25 and was drawn with -2.5 so far"),
    ("Family2", None, "is rated – and was drawn with -2.5 so far"),
    ("Family1", "-3.5", "is rated -3.5 and was drawn with – so far"),
])  # fmt: skip
def test_a_new_rating_is_told_by_the_draw_where_handicaps_go_by_it(
    rated: Story, family: str, rating: str | None, told: str
) -> None:
    """Once; standings ask nothing, except where the start score is another one (A6)."""
    story = Story(Memory(rated.workbook))
    story.types("players", {(story.row_of(family), "rating"): rating})
    words = f"{story.about(family).number} {family}, Given{family[-1]} {told}: handicaps change "
    expected = f"{words}from round 2 on."

    assert expected not in asked(story)
    assert expected == story.does(draw).questions[-1]
    story.plays(2)
    assert () == draw(story.workbook, DESK).questions


def test_a_game_drawn_with_another_rating_is_not_against_the_rule(rated: Story) -> None:
    """Its handicap was right when it was drawn; with today's the rule says another one."""
    story = Story(Memory(rated.workbook))
    story.types("players", {(story.row_of("Family2"), "rating"): "9.5"})
    by_rule = {p.code for p in check(story.workbook).problems}
    game = next(
        g for g in story.event.rounds[0].games if story.about("Family2").number in g.players
    )

    assert game.handicap != handicap_of(story.event, *game.players, 1).stones
    assert not {"handicap-rule", "handicap-black"} & by_rule


def test_a_new_rank_moves_no_handicap_that_goes_by_ratings(rated: Story) -> None:
    """The question says what handicaps go by."""
    story = Story(Memory(rated.workbook))
    story.types("players", {(story.row_of("Family2"), "rank"): "9d"})
    told = story.does(draw).questions

    assert 1 == len(told)
    assert told[0].endswith("handicaps go by rating, not by rank; section and start score stay.")


def test_who_has_handicaps_by_ratings_from_today_on_is_asked_nothing(rated: Story) -> None:
    """The record of rounds by rank has no rating to compare with, and that by rating none of rank.

    Neither is a change of the player.
    """
    story = Story(Memory(rated.workbook))
    story.sets("Handicap by", "rank")
    assert () == story.does(draw).questions
    story.plays(2)
    story.sets("Handicap by", "rating")
    assert () == draw(story.workbook, DESK).questions


def test_floats_pairs_and_places_are_those_of_the_two_events(changed: Story) -> None:
    """Reckoned once more from the games themselves."""
    before = changed.event
    turns(changed, 1, decided(changed, 1))
    told = asked(changed)
    gone = re.search(r"round 2 would have .* instead of (.*)\.", "\n".join(told))

    assert gone
    pairs = {f"{min(g.players)}–{max(g.players)}" for g in before.rounds[1].games}
    byes = {f"the bye for {bye}" for bye in before.rounds[1].byes}
    assert {*gone[1].split("; ")} <= pairs | byes
    words = next((each for each in told if each.startswith("Round 2: ")), "")
    assert floating(changed.event, before) == {
        *re.findall(r"(\d+)–(\d+) now on unequal scores", words)
    }
    assert floating(before, changed.event) == {
        *re.findall(r"(\d+)–(\d+) now on equal scores", words)
    }
    places = {s.number: s.place for s in standings(changed.event)}
    was = {s.number: s.place for s in standings(before)}
    assert [f"{n} {changed.event.player(n).name} {place}, was {was[n]}"
            for n, place in places.items() if place != was[n]
    ] == told[-1].removeprefix("Places: ").removesuffix(".").split("; ")  # fmt: skip


def floating(event: Event, other: Event) -> set[tuple[str, str]]:
    """Return the pairs of round 2 whose scores differ in one event and not in the other."""
    return {
        (str(game.white), str(game.black))
        for game in event.rounds[1].games
        if len({pairing_score(event, player, 2) for player in game.players}) == 2
        and len({pairing_score(other, player, 2) for player in game.players}) == 1
    }


def test_handicaps_by_score_are_told_too() -> None:
    """The rule gives another one now (B3)."""
    story = club(12, rounds=4)
    story.sets("Handicap by", "score")
    story.sets("Handicap: difference minus", 0)
    drawn(story, 2)
    turns(story, 1, decided(story, 1))

    assert any(words.startswith("Handicaps by rule in round 2: ") for words in asked(story))


def test_a_round_that_could_not_be_drawn_is_compared_with_nothing() -> None:
    """Two who met twice, as the event allowed then."""
    story = club(2, rounds=3)
    story.sets("Rematches", "allowed")
    drawn(story, 2)
    story.types(1, {(4, "result"): "1-0"})
    story.does(refresh, "standings")
    story.sets("Rematches", "never")
    turns(story, 1, 4)

    told = asked(story)
    assert {(2, 1), (2, 2)} == moved(told)
    assert not [words for words in told if words.startswith("Drawn now")]


def test_the_reasons_of_a_round_are_those_of_then(changed: Story) -> None:
    """Whatever was changed since, and agreed to or not; what is other now is said."""
    for table in (1, 2, "bye"):
        before = why(changed.workbook, table, 2)
        number, row = 1, decided(changed, 1)
        turns(changed, number, row)
        changed.does(refresh, "standings")
        after = why(changed.workbook, table, 2)
        turns(changed, number, row)
        changed.does(refresh, "standings")

        assert before.facts == after.facts
        assert "Changed since this round was drawn: " in after.view.notes[0]
        assert before.view.notes == after.view.notes[1:]


def test_a_round_drawn_after_a_correction_has_todays_reasons(changed: Story) -> None:
    """The round before it was drawn with the old result, and still has its own."""
    before = why(changed.workbook, 1, 2)
    turns(changed, 1, decided(changed, 1))
    changed.plays(3)
    changed.does(draw)

    assert changed.event == reading_at_draw(changed.reading, 4).event
    assert changed.event != reading_at_draw(changed.reading, 2).event
    assert not any("Changed since" in note for note in why(changed.workbook, 1).view.notes)
    assert before.facts == why(changed.workbook, 1, 2).facts


def test_what_nothing_explains_is_admitted(changed: Story) -> None:
    """The bye of round 1 was given to somebody else afterwards."""
    reading = changed.reading.rounds[1]
    bye_row, bye = next(iter(reading.byes.items()))
    row, game = next(iter(reading.games.items()))
    changed.types(1, {(bye_row, "white_no"): game.white, (row, "white_no"): bye})
    notes = why(changed.workbook, 1, 2).view.notes

    assert "what decided then may have been something else" in notes[1]
    assert "Changed since this round was drawn" in notes[0]


def test_without_a_record_nothing_is_known(changed: Story) -> None:
    """The sheet is gone, or an older nigiri drew the rounds: nothing is said."""
    turns(changed, 1, decided(changed, 1))
    name = changed.place("drawn").name
    kept = {tab: changed.workbook[tab] for tab in changed.workbook if tab != name}
    bare = replace(changed.workbook, sheets=kept)

    assert () == refresh(bare, DESK, "standings").questions


def test_a_yes_changes_no_drawn_round(changed: Story) -> None:
    """Games, ranks and handicaps stay; only the record gets longer."""
    turns(changed, 1, decided(changed, 1))
    changes = refresh(changed.workbook, DESK, "standings")
    after = read(applied(changed.workbook, changes))

    assert changed.event.rounds == after.event.rounds
    rounds = {place.name for place in changed.reading.book.rounds.values()}
    typed = [op for op in changes.operations if isinstance(op, SetCells) and op.sheet in rounds]
    roles = {"white_no", "black_no", "result", "handicap", "white_rank", "black_rank", "table"}
    columns = {changed.place(1).columns[key] for key in roles}
    assert not [cell for op in typed for cell in op.cells if cell.column in columns]
    assert (
        changed.workbook.sheets
        == applied(applied(changed.workbook, changes), Changes(changes.inverse().operations)).sheets
    )


def test_sections_cut_anew_are_told_before_they_count(changed: Story) -> None:
    """The command itself says what they change, and the next one does not ask again."""
    changes = changed.does(sections, down_to=["5k", "12k", "30k"])

    assert changes.questions[0].startswith("Start scores in the draw of round 1: ")
    assert () == asked(changed)


def test_a_seventh_round_moves_no_start_score_and_another_gap_says_so() -> None:
    """The gap by rule is larger for more than six rounds (M3), but the first draw fixed it."""
    story = drawn(club(12, rounds=6), 1)
    story.sets("Rounds", 7)
    assert () == asked(story)

    story.sets("Gap between sections", None)
    assert asked(story)[0].startswith("Start scores in the draw of round 1: ")


def test_the_check_tells_beforehand_what_the_next_draw_asks(changed: Story) -> None:
    """The same sentences, ranks too; and nothing where nothing changed."""
    assert () == changed_since(changed.workbook)

    turns(changed, 1, decided(changed, 1))
    changed.types("players", {(changed.row_of("Family4"), "rank"): "25k"})
    told = changed_since(changed.workbook)

    assert told == draw(changed.workbook, DESK).questions
    assert "start score stay" in told[-1]


def test_the_check_tells_a_new_rank_only_while_a_draw_is_left() -> None:
    """No handicap follows from it behind the last one."""
    story = drawn(club(8, rounds=2), 1)
    story.types("players", {(story.row_of("Family4"), "rank"): "25k"})

    assert 1 == len(changed_since(story.workbook))

    story.types("players", {(story.row_of("Family4"), "rank"): "24k"})
    drawn(story, 2)
    story.types("players", {(story.row_of("Family4"), "rank"): "23k"})

    assert () == changed_since(story.workbook)


def test_the_check_tells_no_change_while_cells_are_wrong(changed: Story) -> None:
    """They may be what changed."""
    turns(changed, 1, decided(changed, 1))
    changed.types(2, {(4, "result"): "perhaps"})

    assert () == changed_since(changed.workbook)
