"""The crosstable: everybody against everybody."""

from __future__ import annotations

from dataclasses import replace

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Section, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.results.crosstable import crosstable
from nigiri.reports.site.site import site
from tests.generate import random_history, registration

WHITE, JIGO = Result(Outcome.WHITE), Result(Outcome.JIGO)


def robin(*rounds: Round) -> Event:
    """Return four players of one rank in a double round robin, with these rounds."""
    people = (Player(f"P{n}", "", Rank(1), PlayerId(n), here=True) for n in range(1, 5))
    settings = Settings(
        system="double round robin", start_rule="none", ranked_by="all", tiebreaks=("DC",)
    )
    drawn = (replace(each, system="double round robin") for each in rounds)
    return Event(settings, (*people,), (Section(1, Rank(-29)),), (*drawn,))


def game(white: int, black: int, result: Result | None = WHITE) -> Game:
    """Return a game."""
    return Game(1, PlayerId(white), PlayerId(black), result=result)


def cells(event: Event, **options: object) -> list[list[str]]:
    """Return the rows of the table."""
    sheet = crosstable(event, speech("en"), Options(**options))  # type: ignore[arg-type]
    return [list(row) for part in sheet.parts for row in part.rows]


def test_each_cell_tells_all_games_of_the_two_in_order_of_the_rounds() -> None:
    """1, 0, ½; ! by default, ? still playing, a point where they have not met."""
    event = robin(
        Round(1, (game(1, 2), game(3, 4, JIGO))),
        Round(2, (game(2, 1, Result(Outcome.WHITE, by_default=True)), game(4, 3, None))),
    )
    found = {row[1]: row[4:8] for row in cells(event)}

    assert {
        "1": ["■", "1 0!", "·", "·"],
        "2": ["0 1!", "■", "·", "·"],
        "3": ["·", "·", "■", "½ ?"],
        "4": ["·", "·", "½ ?", "■"],
    } == found
    assert ["1", "2", "3", "4"] == [row[1] for row in cells(event)]


def test_rows_and_columns_are_in_order_of_the_places_after_the_round_asked_for() -> None:
    """Who won comes first."""
    event = robin(Round(1, (game(4, 1), game(2, 3))), Round(2, (game(1, 4), game(3, 2))))

    assert ["2", "4", "1", "3"] == [row[1] for row in cells(event, round_number=1)]


def test_sections_have_a_table_each_and_the_smaller_one_leaves_columns_blank() -> None:
    """Three and one: the one has nobody to meet."""
    event = robin(Round(1, (game(1, 2),)))
    one, *others = event.players
    event = replace(
        event,
        settings=replace(event.settings, ranked_by="sections"),
        sections=(Section(1, Rank(1)), Section(2, Rank(-29))),
        players=(replace(one, section=2), *others),
    )
    found = cells(event)

    assert ["■", "", ""] == found[-1][4:7]
    assert 3 == sum(row[4] != "" and row[6] != "" for row in found)


def test_a_group_too_large_for_a_page_has_a_sentence_in_its_place() -> None:
    """The smaller ones are printed."""
    event = registration(3, 60, sections=2)
    event = replace(event, sections=(Section(1, event.players[29].rank), Section(2, Rank(-29))))
    first = sum(player.rank >= event.sections[0].lowest for player in event.players)
    event = random_history(replace(event, players=event.players[: first + 20]), 3, 2)
    sheet = crosstable(event, speech("en"), Options())

    assert first > 26
    assert [0, 20] == [len(part.rows) for part in sheet.parts]
    assert (
        f"{first} players are too many for a crosstable on paper: the grid has all their games.",
    ) == tuple(sheet.parts[0].notes)


def test_a_page_is_published_for_round_robins_and_groups_of_eight_alone() -> None:
    """Other systems have no use for it."""
    event = robin(Round(1, (game(1, 2),)))
    eights, swiss = (
        replace(
            event, rounds=(replace(event.rounds[0], system=system),),
            settings=replace(event.settings, system=system),
        )
        for system in ("groups of eight", "swiss")
    )  # fmt: skip
    pages = [site(each, speech("en"), Options()) for each in (event, eights, swiss)]

    assert [True, True, False] == ["crosstable.html" in each for each in pages]
    assert [True, True, False] == ["crosstable.html" in each["grid.html"] for each in pages]
