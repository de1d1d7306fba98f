"""Time limits: read as people type them, what counts for the EGF's classes."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nigiri.domain.schedule.time_limits import (
    Limits,
    Missing,
    class_facts,
    egf_class,
    limits,
    main_time,
    next_class,
)

BYO = "byo-yomi"


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("60 min + 30/5", 60),
        ("1 h 15 + 3 x 30 s", 75),
        ("Canadian, 1 hour", 60),
        ("1 heure 30 min", 90),
        ("1h45", 105),
        ("1 h 30/5", 60),
        ("45'", 45),
        ("1.5 h + 30 min", None),
        ("30/5", None),
        ("sudden death", None),
        ("", None),
        ("45 mins", 45),
        ("45 + 5x30s", 45),
        ("45 SD", 45),
        ("G/60 d5", 60),
        ("1 Std. 30", 90),
    ],
)
def test_the_main_time_is_what_the_time_limits_begin_with(typed: str, minutes: int | None) -> None:
    """A number without its unit is understood in front of an overtime."""
    assert minutes == main_time(typed)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("60 min + 30 s byo-yomi", Limits(60, BYO, 30)),
        ("60 min + 3 x 30 s", Limits(60, BYO, 30, periods=3)),
        ("60 minutes + byo-yomi (Standard) 30sec x 3 times", Limits(60, BYO, 30, periods=3)),
        ("1 h, then 1 min byoyomi", Limits(60, BYO, 60)),
        ("1 heure puis 30 secondes de byo-yomi", Limits(60, BYO, 30)),
        ("45' + 3x30'' byo yomi", Limits(45, BYO, 30, periods=3)),
        ("60 min + 15/5", Limits(60, "canadian", 300, 15)),
        ("1 h 30/5", Limits(60, "canadian", 300, 30)),
        ("60 min and 30 stones / 10 min", Limits(60, "canadian", 600, 30)),
        ("60 min + 20 stones/5 min Canadian", Limits(60, "canadian", 300, 20)),
        ("Canadian byo-yomi, 60 min + 15 / 5 min", Limits(60, "canadian", 300, 15)),
        ("1 h 15 + 5 min pour 15 pierres", Limits(75, "canadian", 300, 15)),
        ("30 min + 10 moves in 90 s", Limits(30, "canadian", 90, 10)),
        ("45 min + 10 s Fischer", Limits(45, "fischer", 10)),
        ("Fischer 45 min + 10 s", Limits(45, "fischer", 10)),
        ("45 min + 10 s / move", Limits(45, "fischer", 10)),
        ("45 min + 10 s par coup", Limits(45, "fischer", 10)),
        ("40 min sudden death", Limits(40)),
        ("40 min, mort subite", Limits(40)),
        ("40 min, no byo-yomi", Limits(40)),
        ("40 min sans prolongation.", Limits(40)),
        ("45 mins + 15 sec/move", Limits(45, "fischer", 15)),
        ("45 min SD", Limits(45)),
        ("45 + 5x30s", Limits(45, BYO, 30, periods=5)),
        ("40m+10s", Limits(40, "fischer", 10)),
        ("45 + 15", Limits(45, "fischer", 15)),
        ("Fischer 40 + 10", Limits(40, "fischer", 10)),
        ("G/60 d5", Limits(60, delay=5)),
        ("G/45;d10", Limits(45, delay=10)),
        ("G/60", Limits(60)),
        ("60 min sudden death, 5 s delay", Limits(60, delay=5)),
        ("30 min, 3x30", Limits(30, BYO, 30, periods=3)),
        ("1h + 30/10", Limits(60, "canadian", 600, 30)),
        ("60 + 10/5, 20/5, 30/5", Limits(60, "canadian", 300, 10, further=((20, 300), (30, 300)))),
        ("60 min, then 10/5 then 20/5", Limits(60, "canadian", 300, 10, further=((20, 300),))),
        ("1 Std., dann 15 Steine in 5 min", Limits(60, "canadian", 300, 15)),
        ("45 Min + 10 Sek. pro Zug", Limits(45, "fischer", 10)),
        ("40 Minuten ohne Byoyomi", Limits(40)),
    ],
)
def test_limits_are_read_as_people_type_them(typed: str, expected: Limits) -> None:
    """In English, French and German, the overtime in any of its usual forms."""
    assert expected == limits(typed)


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "0 min sudden death",
        "60 min",
        "60 min + 30 s",
        "60 min + 30/5 + 10 s",
        "60 min + 30 s byo-yomi Fischer",
        "60 min + 15/5 Fischer",
        "60 min + 3 x 10 s Fischer",
        "60 min + 15/5 sudden death",
        "60 min + 0 s byo-yomi",
        "60 min + 0/5",
        "60 min byo-yomi",
        "60 min + 30 s byo-yomi or 15/5",
        "one hour, no overtime",
        "60 + 30",
        "60 + 10/5, 20/5, 30",
        "60 + 10/5, 0/5",
        "G/60 d5 Fischer",
    ],
)
def test_half_a_sentence_and_a_contradiction_are_none(typed: str) -> None:
    """The overtime is never guessed."""
    assert None is limits(typed)


@pytest.mark.parametrize(
    "said",
    [
        Limits(40),
        Limits(60, BYO, 30),
        Limits(60, BYO, 60, periods=3),
        Limits(60, "canadian", 300, 15),
        Limits(60, "canadian", 90, 10),
        Limits(45, "fischer", 10),
        Limits(60, "canadian", 300, 10, further=((20, 300), (30, 90))),
        Limits(60, delay=5),
    ],
)
def test_the_words_of_limits_say_the_same_limits(said: Limits) -> None:
    """What nigiri writes, it reads."""
    assert said == limits(said.words)


def test_words_are_those_people_write() -> None:
    """The short form of Canadian overtime where it is whole minutes."""
    said = [Limits(60, "canadian", 300, 15), Limits(60, BYO, 30, periods=3), Limits(45)]

    expected = ["60 min + 15/5", "60 min + 3 x 30 s byo-yomi", "45 min sudden death"]
    assert expected == [each.words for each in said]


@pytest.mark.parametrize(
    ("times", "minutes"),
    [
        (Limits(60, BYO, 30), Fraction(165, 2)),
        (Limits(60, "canadian", 300, 15), Fraction(80)),
        (Limits(60, "canadian", 300, 7), 60 + Fraction(300, 7)),
        (Limits(45, "fischer", 15), Fraction(75)),
        (Limits(60), Fraction(60)),
    ],
)
def test_adjusted_time_is_exact(times: Limits, minutes: Fraction) -> None:
    """60 minutes and 30 seconds a move are 82.5: what a list of the EGF says."""
    assert minutes == times.adjusted


@pytest.mark.parametrize(
    ("times", "letter"),
    [
        (Limits(75), "A"),
        (Limits(74), "B"),
        (Limits(60, BYO, 20), "A"),
        (Limits(60, BYO, 19), "B"),
        (Limits(59, BYO, 30), "B"),
        (Limits(45, "fischer", 15), "A"),
        (Limits(44, "fischer", 16), "B"),
        (Limits(45, "fischer", 14), "B"),
        (Limits(50), "B"),
        (Limits(49), "C"),
        (Limits(39, BYO, 30), "C"),
        (Limits(30, "fischer", 10), "B"),
        (Limits(29, "fischer", 11), "C"),
        (Limits(30), "C"),
        (Limits(25, BYO, 7), "C"),
        (Limits(24, BYO, 30), None),
        (Limits(25, BYO, 6), None),
        (Limits(29), None),
        (Limits(20, "fischer", 5), "C"),
        (Limits(19, "fischer", 30), None),
    ],
)
def test_both_times_must_reach_the_class(times: Limits, letter: str | None) -> None:
    """B13: at the limits themselves and one below; no class below C."""
    assert letter == egf_class(times)


@pytest.mark.parametrize(
    ("typed", "adjusted", "letter"),
    [
        ("60 + 30/5", 70, "B"),
        ("60 + 20/5", 75, "A"),
        ("60 + 15/5", 80, "A"),
        ("40 + 30/5", 50, "B"),
        ("60 + 10/5, 20/5, 30/5", 75, "A"),
        ("Fischer 40 + 10", 60, "B"),
        ("45 min + 15 s Fischer", 75, "A"),
        ("50 + 20", 90, "A"),
        ("60 + 40/5, 40/5", Fraction(135, 2), "B"),
        ("60 + 80/8, 20/5", 66, "B"),
    ],
)
def test_the_figures_of_the_handbook(typed: str, adjusted: int | Fraction, letter: str) -> None:
    """B13, B27; periods one by one until 60 moves are played, of the last as many as it takes."""
    found = limits(typed)

    assert found is not None
    assert (adjusted, letter) == (found.adjusted, egf_class(found))


@pytest.mark.parametrize(
    ("typed", "missing"),
    [
        ("60 + 30/5", Missing("A", 0, Fraction(5))),
        ("45 + 5x30s", Missing("A", 15, Fraction(15, 2))),
        ("40 + 10", Missing("A", 5, Fraction(15))),
        ("30 min, 3x30", Missing("B", 10, Fraction(0))),
        ("20 min SD", Missing("C", 5, Fraction(10))),
        ("60 + 20/5", None),
    ],
)
def test_what_is_missing_for_the_next_class(typed: str, missing: Missing | None) -> None:
    """Main time by the kind of clock, and adjusted time; in class A nothing."""
    found = limits(typed)

    assert found is not None
    assert missing == next_class(found)
    keys = [key for key, _ in class_facts(found)]
    if missing is None:
        assert ["class"] == keys
    else:
        what = (
            "both" if missing.main and missing.adjusted else "main" if missing.main else "adjusted"
        )
        assert [("none" if missing.letter == "C" else "class"), f"lacks-{what}"] == keys
