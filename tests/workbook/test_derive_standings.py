"""Standings: titles, pages, and what broke each tie, in words (M14, M15)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.sections import sections
from nigiri.domain.model.units import PlayerId
from nigiri.domain.standings.standings import Reason, Standing, standings
from nigiri.domain.starts.start_scores import section_of
from nigiri.workbook.derive.criteria import criterion_cell
from nigiri.workbook.derive.standings import why
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import SetFit
from nigiri.workbook.read.workbook import accepted_names, is_accepted, read
from nigiri.workbook.record_formulas import RecordLive
from tests.desk.story import Story, begin, club, drawn, roster


def context_of(workbook: Workbook) -> Context:
    """Return a context as `derive` makes it."""
    return Context(workbook, read(workbook))


def test_standings_before_the_first_draw_say_so() -> None:
    """No places before anything was played."""
    story = club(4)

    assert "Standings: none before round 1" == story.workbook["Standings"].cell(2, 1)
    assert 3 == story.workbook["Standings"].height


def test_standings_are_provisional_while_results_are_missing() -> None:
    """The title says after which round, and that something is missing or still to come."""
    story = drawn(club(6, rounds=2), 1)
    story.does(refresh, "check")
    early = str(story.workbook["Standings"].cell(2, 1))
    story.does(draw)

    assert early.startswith("Standings after round 1 of 2")
    assert early != "Standings after round 1 of 2"
    assert str(story.workbook["Standings"].cell(2, 1)).startswith("Standings after round 2 of 2 ")


def standing(reason: Reason | None, shared_with: tuple[int, ...] = ()) -> Standing:
    """Return the line of player 5 with this reason for the place."""
    event = drawn(club(6, rounds=1), 1).event
    line = next(s for s in standings(event) if s.number == 5)
    return line._replace(reason=reason, shared_with=tuple(map(PlayerId, shared_with)))


@pytest.mark.parametrize(
    ("reason", "shared_with", "words"),
    [
        (None, (), ""),
        (None, (2, 3), "Shares the place with 2 {two}, 3 {three}."),
        (Reason("SOS", PlayerId(2), 6, 12), (), "Level with 2 {two}; SOS decides: 3 to 6."),
        (Reason("SOS", PlayerId(2), Fraction(-80, 3), -28), (),
         "Level with 2 {two}; SOS decides: −13.33 to −14."),
        (Reason("SDOS", PlayerId(2), 5, 4), (), "Level with 2 {two}; SDOS decides: 1¼ to 1."),
        (Reason("SOS", PlayerId(2), None, 4), (), "Level with 2 {two}; SOS decides: – to 2."),
        (Reason("ONE", PlayerId(2), 0, 2), (), "Level with 2 {two}; 2 {two} beat 5 {five}."),
    ],
)  # fmt: skip
def test_a_tie_is_explained_in_a_sentence(
    reason: Reason | None, shared_with: tuple[int, ...], words: str
) -> None:
    """What broke the tie, with both figures, the player's own first; people by their names."""
    workbook = drawn(club(6, rounds=1), 1).workbook
    people = read(workbook).event.player
    named = (("two", 2), ("three", 3), ("five", 5))
    names = {word: people(PlayerId(number)).family for word, number in named}

    assert words.format(**names) == why(context_of(workbook), standing(reason, shared_with))


def test_a_sentence_of_the_sheet_is_that_of_the_printed_list() -> None:
    """In the language of the event, with its decimal sign."""
    workbook = drawn(club(6, rounds=1, language="fr"), 1).workbook
    reason = Reason("SOS", PlayerId(2), Fraction(16, 3), 4)
    people = read(workbook).event.player

    words = why(context_of(workbook), standing(reason))
    rival = f"2 {people(PlayerId(2)).family}"
    assert f"À égalité avec {rival} ; le SOS départage, 2,67 contre 2." == words


def test_pages_of_the_standings_end_between_sections() -> None:
    """Sections stay together while they fit the page of 28 lines."""
    story = club(60, rounds=1)
    story.does(sections, down_to=("1d", "5k", "11k", "30k"))
    changes = story.does(draw)
    fitted = next(op for op in changes.operations
                  if isinstance(op, SetFit) and op.sheet == "Standings")  # fmt: skip
    breaks = fitted.after.breaks
    column = [story.cell("standings", row, "section") for row in range(4, 64)]

    assert breaks
    assert all(column[row - 4] != column[row - 3] for row in breaks)


def headings(workbook: Workbook, name: str = "Standings") -> list[str]:
    """Return the headings of the standings from Score on."""
    row = [str(cell).replace("\n", " ") for cell in workbook[name].row(3)]
    return row[row.index("Score") + 1 : -1]


def test_the_columns_of_the_standings_follow_the_tiebreaks() -> None:
    """None twice, at the next command; columns that stay do not move, nor does the sheet."""
    story = drawn(club(6, rounds=2), 1)
    story.does(refresh, "check")
    before = headings(story.workbook), list(story.workbook)
    story.sets("Tie-breaks", "sdos, CUSS, lot, sos, SDOS, MMS")
    story.does(refresh, "check")

    assert ["SOS", "Plain SOS", "SDOS", "One- on-One"] == before[0]
    assert ["SOS", "Plain SOS", "SDOS", "CUSS", "Lot"] == headings(story.workbook)
    assert before[1] == list(story.workbook)
    story.sets("Tie-breaks", "")
    story.does(refresh, "check")
    assert [] == headings(story.workbook)


def other_rules(rules: str, players: int, *tiebreaks: str) -> Story:
    """Return an event of two rounds by another rule set, all of it played and reckoned."""
    story = begin(rules=rules, rounds=2, tiebreaks=tiebreaks)
    story.does(import_players, roster(players, 4), source="list", here=True)
    drawn(story, 2)
    story.does(refresh, "check")
    return story


def test_one_list_of_everybody_still_tells_the_sections() -> None:
    """Places are those of all; the winners of the grid need no section."""
    story = other_rules("bga", 12, "SOS", "RANK", "RATING", "SDC", "ALL")
    rows = range(4, 16)
    places = [int(str(story.cell("standings", row, "place"))) for row in rows]
    numbers = [int(str(story.cell("standings", row, "number"))) for row in rows]
    told = [story.cell("standings", row, "section") for row in rows]
    players = [story.event.player(PlayerId(number)) for number in numbers]

    assert sorted(places) == places
    assert 1 == places[0] != places[-1]
    assert [section_of(story.event, player) for player in players] == told
    assert {1, 2} <= {*told}
    assert ["SOS", "Rank today", "Rating", "Direct comp.", "All rounds"] == headings(story.workbook)
    grid = story.workbook["Grid"]
    written = [str(cell) for row in grid.rows for cell in row if cell is not None]
    assert f"{numbers[0]} {players[0].name}" in written
    assert not any("Section" in words for words in written)


def test_what_the_criteria_say_stands_in_their_columns() -> None:
    """Ranks as ranks, whole events as ticks, the lot as a place, what nobody has as a dash."""
    story = other_rules("egc", 8, "MMS", "RANK", "RATING", "LOT", "ALL")
    lines = [
        [story.cell("standings", row, key) for key in ("rank_now", "rating", "lot", "all")]
        for row in range(4, 12)
    ]
    numbers = [story.cell("standings", row, "number") for row in range(4, 12)]
    ranks = [str(story.event.player(PlayerId(int(str(n)))).rank) for n in numbers]

    assert ranks == [line[0] for line in lines]
    assert {"-"} == {line[1] for line in lines}
    assert list(range(1, 9)) == sorted(int(str(line[2])) for line in lines)
    assert {"✓"} == {line[3] for line in lines}


def test_who_missed_no_round_is_not_called_level_for_it() -> None:
    """By E7 nearly everybody is: where the score parts them, that needs no word."""
    story = other_rules("egc", 8, "MMS", "RANK", "RATING", "LOT", "ALL")
    told = [story.cell("standings", row, "why") for row in range(4, 12)]
    scores = [story.cell("standings", row, "score") for row in range(4, 12)]

    assert not any("score" in str(words) for words in told)
    alone = {w for score, w in zip(scores, told, strict=True) if scores.count(score) == 1}
    assert {None} == alone


def test_a_criterion_of_those_who_are_tied_shows_what_parted_them() -> None:
    """Of direct confrontation the figure, and nothing where another one decided (E7)."""
    event = drawn(club(6, rounds=2), 1).event
    one, other = PlayerId(1), PlayerId(2)

    assert 4 == criterion_cell(event, "SDC", one, Reason("SDC", other, 4, 2))
    assert criterion_cell(event, "SDC", one, Reason("SOS", other, 4, 2)) is None


def test_before_the_first_draw_no_name_was_drawn() -> None:
    """There is no sheet As drawn yet, in which one could be looked up."""
    record = RecordLive(context_of(begin(rounds=3).workbook))

    assert ({}, frozenset()) == (record.names, record.families)


def test_without_the_sheet_problems_nothing_is_accepted() -> None:
    """The director deleted its tab."""
    whole = begin(rounds=3).workbook
    bare = Workbook({name: whole[name] for name in whole if name != "Problems"})

    assert frozenset() == accepted_names(bare, read(bare), "member-lapsed")
    assert not is_accepted(bare, read(bare), "relatives")
