"""What a federation would ask about entries: only from what the cells say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.apply import applied
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.cells import Workbook, address
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import accepted_names, read
from nigiri.workbook.review.players import review_members
from nigiri.workbook.update import derive
from tests.settings import cell
from tests.workbook.sheets import new_workbook, typed

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

SETTINGS = {"dates": "2026-05-12 - 2026-05-13"}


def event(cells: dict[str, Cell], **settings: Cell) -> Workbook:
    """Return an event of Ann, 3k, with these cells of her row, by column key."""
    workbook = new_workbook()
    place, sheet = find(workbook).locations["players"], "Players"
    at = {key: (sheet, 4, column) for key, column in place.columns.items()}
    given = {"family": "Ann", "given": "Lee", "rank": "3k", **cells}
    edits = {address_of(*at[key]): value for key, value in given.items()}
    for key, value in {**SETTINGS, **settings}.items():
        edits[cell(workbook, key)] = value
    return typed(workbook, edits)


def address_of(sheet: str, row: int, column: int) -> str:
    """Return "Players!C4"."""
    return f"{sheet}!{address(row, column)}"


def told(workbook: Workbook) -> list[tuple[str, str]]:
    """Return code and sentence of every problem about entries."""
    problems = review_members(Context(workbook, read(workbook)))
    return [(problem.code, problem.message) for problem in problems]


@pytest.mark.parametrize(
    ("until", "codes"),
    [("2026-05-12", ["member-lapsed"]), ("2026-05-13", []), ("2027-01-01", []), (None, [])],
)
def test_a_membership_that_ends_before_the_event_is_told(until: Cell, codes: list[str]) -> None:
    """On its last day it must last (A2)."""
    assert codes == [code for code, _ in told(event({"expires": until}))]


@pytest.mark.parametrize(
    ("until", "codes"), [("4/30/2027", ["member-lapsed"]), ("5/1/2027", []), ("12/3/2027", [])]
)
def test_days_of_an_american_event_have_the_month_first(until: Cell, codes: list[str]) -> None:
    """Those of the event as those of a membership; nobody is asked what they are."""
    workbook = event({"expires": until}, dates="5/1/2027", rating_scale="AGA")

    assert codes == [code for code, _ in told(workbook)]
    assert "expires-unknown" not in {problem.code for problem in read(workbook).problems}


@pytest.mark.parametrize(
    ("number", "scale", "codes"),
    [(123456, "AGA", ["federation-long"]), (12345, "AGA", []), (123456, "EGF", []),
     ("EGF 16250531", "AGA", [])],
)  # fmt: skip
def test_a_number_of_the_aga_has_five_digits_at_most(
    number: Cell, scale: str, codes: list[str]
) -> None:
    """In its own events; elsewhere nobody needs it (A13)."""
    workbook = event({"federation_id": number}, rating_scale=scale)

    assert codes == [code for code, _ in told(workbook)]


def test_without_a_day_of_the_event_no_membership_is_lapsed() -> None:
    """Nobody can know."""
    assert [] == told(event({"expires": "2001-01-01"}, dates="in May"))


@pytest.mark.parametrize(
    ("published", "rank", "codes"),
    [
        (1849, "3k", []),
        (1850, "3k", ["entry-below"]),
        (1750, "3k", []),
        (1749, "3k", []),
        (1649, "3k", ["entry-above"]),
        (None, "3k", []),
    ],
)
def test_ranks_are_compared_with_the_grade_of_the_published_rating(
    published: Cell, rank: str, codes: list[str]
) -> None:
    """One rank more is allowed, two are a question; one less is a question (B12)."""
    workbook = event({"published": published, "rank": rank})

    assert codes == [code for code, _ in told(workbook)]


@pytest.mark.parametrize(
    ("rating", "codes"),
    [(4.5, []), (4.49, ["entry-below"]), (6.49, []), (6.5, ["entry-above"]), (None, [])],
)
def test_where_starts_go_by_ratings_the_rating_is_the_entry(rating: Cell, codes: list[str]) -> None:
    """And the rank is asked about as well (A3, B12)."""
    workbook = event(
        {"rating": rating, "published": 4.5, "rank": "4d"},
        start_rule="bands", rating_scale="AGA",
    )  # fmt: skip

    assert codes == [code for code, _ in told(workbook)]


def test_a_rank_that_does_not_fit_is_asked_about_where_the_rating_does() -> None:
    """Handicaps and sheets show the rank."""
    workbook = event(
        {"rating": 4.5, "published": 4.5, "rank": "3d"},
        start_rule="bands", rating_scale="AGA",
    )  # fmt: skip

    assert ["Ann, Lee enters as 3d, below what is published: 4d (4.5)."] == [
        sentence for _, sentence in told(workbook)
    ]


def test_the_sentence_names_both() -> None:
    """With the grade behind a rank, and without behind a rating."""
    by_rank = told(event({"published": 1900}))
    by_rating = told(event(
        {"rating": 4.2, "published": 4.5, "rank": "4d"}, start_rule="bands", rating_scale="AGA",
    ))  # fmt: skip

    assert [
        ("entry-below", "Ann, Lee enters as 3k, below what is published: 2k (1900).")
    ] == by_rank
    assert [("entry-below", "Ann, Lee enters as 4.2, below what is published: 4.5.")] == by_rating


def accepted(workbook: Workbook, reason: str) -> Workbook:
    """Return the workbook with all derived, and a reason beside its first problem."""
    derived = applied(workbook, Changes(derive(workbook, (), read(workbook))))
    column = find(derived).locations["problems"].columns["accepted"]
    return typed(derived, {address_of("Problems", 4, column): reason})


def test_the_reason_beside_the_problem_is_the_players_evidence() -> None:
    """Of that player, and of nobody whose name is only part of it."""
    workbook = accepted(event({"published": 1900}), "ill since March")
    column = find(workbook).locations["players"].columns
    other: dict[str, Cell] = {"family": "Ann", "rank": "5k"}
    edits = {address_of("Players", 5, column[key]): value for key, value in other.items()}
    workbook = typed(workbook, edits)

    assert ["ill since March", ""] == [player.evidence for player in read(workbook).event.players]


def test_a_reason_of_any_kind_says_whose_problem_is_accepted() -> None:
    """By the code of the problem; nobody's where Problems is gone."""
    workbook = accepted(event({"expires": "2026-01-01"}), "paid at the door")
    reading = read(workbook)
    rest = Workbook({n: sheet for n, sheet in workbook.sheets.items() if n != "Problems"})

    assert {"Ann, Lee"} == accepted_names(workbook, reading, "member-lapsed")
    assert set() == accepted_names(workbook, reading, "entry-below")
    assert set() == accepted_names(rest, read(rest), "member-lapsed")
    assert [""] == [player.evidence for player in reading.event.players]


@pytest.mark.parametrize(
    ("rank", "rating", "scale", "codes"),
    [("1k", 1.7, "AGA", ["entry-below"]), ("1d", 1.7, "AGA", []), ("5d", 1.7, "AGA",
     ["entry-above"]), ("1k", None, "AGA", []), ("3k", 2100, "EGF", [])],
)  # fmt: skip
def test_by_the_aga_the_rating_beside_the_rank_is_as_good_as_published(
    rank: Cell, rating: Cell, scale: str, codes: list[str]
) -> None:
    """Where nothing else is; elsewhere a rank of one's own is nobody's business."""
    workbook = event({"rank": rank, "rating": rating}, rating_scale=scale)

    assert codes == [code for code, _ in told(workbook)]


def test_reasons_for_nobody_are_no_evidence() -> None:
    """The player is gone."""
    workbook = accepted(event({"published": 1900}), "ill since March")
    column = find(workbook).locations["players"].columns["family"]
    workbook = typed(workbook, {address_of("Players", 4, column): "Bob"})

    assert [""] == [player.evidence for player in read(workbook).event.players]


def test_the_reason_stays_when_rows_move() -> None:
    """Players were sorted meanwhile."""
    workbook = accepted(event({"published": 1900}), "ill since March")
    place = find(workbook).locations["players"]
    row = {key: workbook["Players"].cell(4, at) for key, at in place.columns.items()}
    moved = {"family": "Ann", "given": "Lee", "rank": "3k", "published": row["published"]}
    edits: dict[str, Cell] = {
        address_of("Players", 5, place.columns[key]): value for key, value in moved.items()
    }
    other: dict[str, Cell] = {"family": "Bob", "given": None, "rank": "1d", "published": None}
    edits |= {address_of("Players", 4, place.columns[key]): value for key, value in other.items()}
    after = accepted_rows(typed(workbook, edits))

    assert ["ill since March"] == after


def accepted_rows(workbook: Workbook) -> list[Cell]:
    """Return the reasons on Problems after everything is derived anew."""
    derived = applied(workbook, Changes(derive(workbook, (), read(workbook))))
    place = find(derived).locations["problems"]
    column = place.columns["accepted"]
    rows = range(place.first_row, derived["Problems"].height + 1)
    return [cell for row in rows if (cell := derived["Problems"].cell(row, column)) is not None]


def test_without_players_or_problems_nothing_is_asked() -> None:
    """A sheet that is gone is another problem."""
    workbook = event({"published": 1900})
    for gone in ("Players", "Problems"):
        rest = {name: sheet for name, sheet in workbook.sheets.items() if name != gone}
        reading = read(Workbook(rest))
        found = [problem.code for problem in review_members(Context(Workbook(rest), reading))]
        assert ["entry-below"] * (gone == "Problems") == found


@pytest.mark.parametrize(
    ("typed_there", "codes"),
    [("EGF 11380011, AGA 7", ["federation-double"]), ("11380011", ["federation-double"]),
     ("AGA 8", []), ("QC-1", []), ("", [])],
)  # fmt: skip
def test_a_number_that_two_have_is_told(typed_there: str, codes: list[str]) -> None:
    """However it is written."""
    workbook = event({"federation_id": "EGF 11380011"})
    column = find(workbook).locations["players"].columns
    bob: dict[str, Cell] = {"family": "Bob", "rank": "5k", "federation_id": typed_there or None}
    edits = {address_of("Players", 5, column[key]): value for key, value in bob.items()}

    assert codes == [code for code, _ in told(typed(workbook, edits))]


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ({"earlier": "1k", "rank": "1d"}, []),
        ({"earlier": "2k", "rank": "2d"}, ["entry-raised"]),
        ({"earlier": "5k", "rank": "1k"}, []),  # kyu players are accepted
        ({"earlier": "2k", "rank": "2d", "approved": "Tony, by mail"}, []),
        ({"earlier": "2k", "rank": "2d", "foreign": "Nihon Ki-in"}, []),
        ({"earlier": "2k", "rank": "2d", "foreign": "no", "approved": "-"}, ["entry-raised"]),
        ({"server": "1k", "rank": "3k"}, []),
        ({"server": "1k", "rank": "2k"}, ["entry-server"]),
        ({"server": "OGS 1d", "rank": "1k"}, ["entry-server"]),
        ({"server": "1k (KGS)", "rank": "2k", "approved": "yes"}, []),
        ({"server": "1k", "rank": "2k", "rating": 1900}, []),  # the rating is what counts
        ({"server": "30k", "rank": "30k"}, []),
        ({"rank": "2d"}, []),
        ({"rank": "3d"}, ["entry-unrated"]),
        ({"rank": "3d", "approved": "x"}, []),
        ({"rank": "3d", "foreign": "AGA"}, []),
        ({"rank": "3d", "rating": 2300}, []),
        ({"published": 1649, "rank": "3k", "approved": "yes"}, []),
        ({"published": 1649, "rank": "3k", "foreign": "KBA"}, []),
        ({"published": 1900, "rank": "3k", "foreign": "KBA"}, []),
        ({"earlier": "strong", "rank": "3k"}, ["grade-unknown"]),
        ({"server": "0k", "rank": "3k"}, ["grade-unknown"]),
    ],
)
def test_grades_besides_ratings_are_compared_with_the_entry(
    cells: dict[str, Cell], expected: list[str]
) -> None:
    """B12, B32: a foreign association's grade is accepted, and what somebody approved."""
    assert expected == [code for code, _ in told(event(cells))]


def test_an_aga_member_below_the_rating_is_asked_whoever_gave_the_grade() -> None:
    """A2: only medical reasons count."""
    below: dict[str, Cell] = {"published": 1900, "rank": "3k", "foreign": "KBA"}

    assert ["entry-below"] == [code for code, _ in told(event(below, rules="aga"))]


@pytest.mark.parametrize(
    ("cells", "sentence"),
    [
        ({"earlier": "2k", "rank": "2d"},
         "Ann, Lee enters as 2d, two grades or more above an earlier entry: 2k."),
        ({"server": "OGS 1d", "rank": "1d"},
         "Ann, Lee enters as 1d; with the server grade 1d it is 2k at most."),
        ({"rank": "4d"}, "Ann, Lee has no rating and enters as 4d, above 2d."),
        ({"server": "9p"}, "“9p” is no grade."),
    ],
)  # fmt: skip
def test_what_is_said_of_grades(cells: dict[str, Cell], sentence: str) -> None:
    """With the figures that decide."""
    assert [sentence] == [said for _, said in told(event(cells))]


@pytest.mark.parametrize(
    ("rules", "rating", "codes"),
    [("bga", 2300, ["entry-unrated"]), ("bga", None, []), ("quebec", 2300, [])],
)
def test_without_that_column_a_strong_player_without_a_rating_is_asked_by_british_rules(
    rules: str, rating: Cell, codes: list[str]
) -> None:
    """Where others have ratings, so that one is missing (B12)."""
    workbook = event({"rank": "3d"}, rules=rules)
    columns = find(workbook).locations["players"].columns
    bob: dict[str, Cell] = {"family": "Bob", "rank": "3d", "rating": rating}
    edits = {address_of("Players", 5, columns[key]): value for key, value in bob.items()}
    edits[address_of("Players", 3, columns["approved"])] = "Seen by"

    assert codes == [code for code, _ in told(typed(workbook, edits))]
