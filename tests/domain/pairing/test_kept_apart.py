"""Who is kept apart, in which rounds, and who is free of it (M10, B8, A7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.model.event import Apart, Event, Game, Outcome, Result, Round, Section, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing import draw, kept_apart
from tests.crosstable import changed
from tests.domain.pairing.instances import field_of, price, standing
from tests.domain.pairing.test_drawing import met


def of_one(key: str, *apart: Apart, **others: object) -> Event:
    """Return four equals of whom 1 and 3 share that."""
    settings = replace(Settings(keep_apart=apart or (Apart(key),)), **others)  # type: ignore[arg-type]
    event = standing(0, 0, 0, 0, settings=settings)
    for number, text in ((1, "QC"), (2, "ON"), (3, "qc "), (4, "NB")):
        event = changed(event, number, **{key: text})
    return event


@pytest.mark.parametrize("key", ["club", "city", "state", "country", "family"])
def test_whatever_is_shared_can_be_kept_apart(key: str) -> None:
    """1-3 would be the pattern; capitals and blanks are no difference."""
    event = of_one(key)

    assert [1, 0] == [price(kept_apart.apart, 1, other, field_of(event)) for other in (3, 4)]
    assert (1, 3) not in met(draw(event, 1).round)
    assert (1, 3) in met(draw(of_one(key, Apart("notes")), 1).round)


def test_it_counts_in_its_rounds_alone() -> None:
    """Chapters in the first three rounds of five (A7): then 1 and 3 may meet, and M10 is silent."""
    event = of_one("state", Apart("state", frozenset({2, 3})))

    assert (1, 3) in met(draw(event, 1).round)
    assert 0 == price(kept_apart.later, 1, 3, field_of(event))


def test_two_things_shared_count_twice() -> None:
    """1 and 3 are of one state and one country."""
    event = of_one("state", Apart("state"), Apart("country"))
    for number in (1, 3):
        event = changed(event, number, country="CA")

    assert 2 == price(kept_apart.apart, 1, 3, field_of(event))


def test_those_of_the_bar_group_may_meet_anybody() -> None:
    """Sections from 2 dan and from 30 kyu: 1 is 3 dan, so it does not concern 1 (B8)."""
    event = replace(
        of_one("club", apart_free=("bar",)), sections=(Section(1, Rank(2)), Section(2, Rank(-29)))
    )
    above = changed(event, 1, rank=Rank(3))

    assert [1, 0] == [price(kept_apart.apart, 1, 3, field_of(each)) for each in (event, above)]
    assert not field_of(event).free.any()


def test_who_was_moved_into_the_top_section_is_of_the_bar_group() -> None:
    """The director's section wins."""
    event = replace(
        of_one("club", apart_free=("bar",)), sections=(Section(1, Rank(2)), Section(2, Rank(-29)))
    )

    assert 0 == price(kept_apart.apart, 1, 3, field_of(changed(event, 3, section=1)))


def test_who_has_won_half_of_the_rounds_may_meet_anybody() -> None:
    """Of four rounds 1 won two; 2 won one and had a jigo, which is not half of four."""
    won = [Result(Outcome.WHITE), Result(Outcome.WHITE)]
    mixed = [Result(Outcome.WHITE), Result(Outcome.JIGO)]
    rounds = tuple(
        Round(
            n,
            (
                Game(1, PlayerId(1), PlayerId(a), result=one),
                Game(2, PlayerId(2), PlayerId(b), result=two),
            ),
        )
        for n, a, b, one, two in ((1, 3, 4, won[0], mixed[0]), (2, 4, 3, won[1], mixed[1]))
    )
    event = replace(of_one("club", apart_free=("leading",), rounds=4), rounds=rounds)
    field = field_of(event)

    assert {1} == {n for n, free in zip(field.numbers, field.free, strict=True) if free}
    assert not field_of(replace(event, settings=replace(event.settings, rounds=5))).free.any()


def test_relatives_stay_apart_even_when_they_can_win() -> None:
    """Hosts and the top section may meet their club, but never their family (B8)."""
    event = of_one("family", host="Mtl")
    for number in (1, 3):
        event = changed(event, number, club="Mtl")

    assert 1 == price(kept_apart.apart, 1, 3, field_of(event))
    free = replace(event, settings=replace(event.settings, apart_free=("bar",)))
    free = replace(free, sections=(Section(1, Rank(-29)),))
    assert field_of(free).free.all()
    assert 1 == price(kept_apart.apart, 1, 3, field_of(free))
