"""The days of an event, as people type them."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from nigiri.domain.model.dates import days, days_words, event_days
from nigiri.domain.model.settings import Settings


def may(first: int, last: int | None = None) -> tuple[date, date]:
    """Return days of May 2026."""
    return date(2026, 5, first), date(2026, 5, last or first)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("2026-05-12", may(12)),
        ("2026-05-12 - 2026-05-13", may(12, 13)),
        ("2026-05-12/2026-05-13", may(12, 13)),
        ("12 May 2026", may(12)),
        ("12-13 May 2026", may(12, 13)),
        ("12 – 13 May, 2026", may(12, 13)),
        ("Sat 12 and Sun 13 May 2026", may(12, 13)),
        ("May 12, 2026", may(12)),
        ("May 12-13, 2026", may(12, 13)),
        ("May 12th to May 13th, 2026", may(12, 13)),
        ("30 April - 2 May 2026", (date(2026, 4, 30), date(2026, 5, 2))),
        ("31 Dec 2025 - 2 Jan 2026", (date(2025, 12, 31), date(2026, 1, 2))),
        ("du samedi 12 au dimanche 13 mai 2026", may(12, 13)),
        ("le 1er mai 2026", may(1)),
        ("12 et 13 Mai 2026", may(12, 13)),
        ("mar. 3 - mar. 4, 2026", (date(2026, 3, 3), date(2026, 3, 4))),
        ("28 févr. 2026", (date(2026, 2, 28), date(2026, 2, 28))),
        ("3 août 2026.", (date(2026, 8, 3), date(2026, 8, 3))),
        ("21-22 May 2005", (date(2005, 5, 21), date(2005, 5, 22))),
        ("13/05/2026", may(13)),
        ("05/13/2026", may(13)),
        ("5/5/2026", may(5)),
        ("12.05.2026 - 13.05.2026", may(12, 13)),
        ("12/05/2026 - 13/05/2026", may(12, 13)),
        ("12. Mai 2026", may(12)),
        ("12.-13. Mai 2026", may(12, 13)),
        ("12.–13.05.2026", may(12, 13)),
        ("12.05.-13.05.2026", may(12, 13)),
        ("Samstag, 12. und Sonntag, 13. Mai 2026", may(12, 13)),
        ("Sa., 12. bis So., 13. Mai 2026", may(12, 13)),
        ("vom 30. April bis zum 2. Mai 2026", (date(2026, 4, 30), date(2026, 5, 2))),
        ("28. März 2026", (date(2026, 3, 28), date(2026, 3, 28))),
        ("3. Okt. 2026", (date(2026, 10, 3), date(2026, 10, 3))),
    ],
)
def test_days_are_read_as_people_type_them(typed: str, expected: tuple[date, date]) -> None:
    """In English, French and German; what is said once counts for both days."""
    assert expected == days(typed)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "12 May",
        "May 2026",
        "12/05/2026",
        "10/05/2026 - 12/05/2026",
        "30 February 2026",
        "2026-13-01",
        "13 - 12 May 2026",
        "12-13-14 May 2026",
        "12 May 26",
        "31/31/2026",
        "12.",
        "12.05.",
        "12. Mai",
        "12.13.2026",
    ],
)
def test_what_nobody_can_know_is_none(typed: str) -> None:
    """Nothing is guessed: no year, no order of day and month, no such day."""
    assert None is days(typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("5/1/2026", may(1)),
        ("05/01/2026 - 05/12/2026", may(1, 12)),
        ("13/5/2026", may(13)),
        ("12.05.2026", may(12)),
        ("12-13 May 2026", may(12, 13)),
        ("2026-05-12", may(12)),
    ],
)
def test_americans_write_the_month_first(typed: str, expected: tuple[date, date]) -> None:
    """Where that is a day; every other form is read as everywhere."""
    assert expected == days(typed, american=True)


@pytest.mark.parametrize(("scale", "known"), [("aga", may(1)), ("egf", None)])
def test_an_event_by_the_ratings_of_the_aga_is_american(scale: str, known: object) -> None:
    """Elsewhere nobody can know whether 5/1/2026 is in May or in January."""
    assert known == event_days(Settings(dates="5/1/2026", rating_scale=scale))


@pytest.mark.parametrize("more", [0, 1, 40])
def test_the_words_of_days_say_the_same_days(more: int) -> None:
    """What nigiri writes, it reads."""
    first = date(2025, 12, 30)
    last = first + timedelta(days=more)

    assert (first, last) == days(days_words(first, last))


def test_one_day_is_said_once() -> None:
    """Two are joined by a dash."""
    assert ["2026-05-12", "2026-05-12 - 2026-05-13"] == [
        days_words(*may(12)), days_words(*may(12, 13))
    ]  # fmt: skip
