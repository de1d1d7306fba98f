"""Two small helpers of the domain: computing once an event, comparing names."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.event import Event, Settings
from nigiri.domain.text import isolated, marked, plain, unmarked
from nigiri.messages.message import TURNS, visible


def test_an_event_is_asked_once_and_a_changed_event_anew() -> None:
    """An answer is kept with its event and arguments; another event has a memory of its own."""
    asked = []

    @once_an_event
    def question(event: Event, number: int, *, loud: bool = False) -> str:
        asked.append(number)
        return f"{event.settings.name} {number} {loud}"

    event = Event(settings=Settings(name="Open"))
    assert ["Open 1 False"] * 2 == [question(event, 1), question(event, 1)]
    assert "Open 1 True" == question(event, 1, loud=True)
    assert "Cup 1 False" == question(replace(event, settings=Settings(name="Cup")), 1)
    assert [1, 1, 1] == asked


def test_the_memory_does_not_change_what_an_event_is() -> None:
    """Two equal events stay equal when one of them was asked."""

    @once_an_event
    def question(event: Event) -> int:
        return len(event.players)

    event = Event()
    assert 0 == question(event)
    assert Event() == event
    assert hash(Event()) == hash(event)


@pytest.mark.parametrize(
    "written", ["Québec", "QUÉBEC", "  quebec ", "Que\N{COMBINING ACUTE ACCENT}bec"]
)
def test_capitals_accents_and_outer_spaces_make_no_difference(written: str) -> None:
    """However it is typed, Québec is Québec."""
    assert "quebec" == plain(written)


def test_inner_spaces_count_as_one() -> None:
    """A doubled space or a line break inside a name is one space."""
    assert "st hyacinthe" == plain("St\n Hyacinthe")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Yuzo (2)", "Yuzo"),
        ("Yuzo", "Yuzo"),
        ("Yuzo (Paris)", "Yuzo (Paris)"),
        ("Ota, Y.(13) ", "Ota, Y."),
    ],
)
def test_the_number_that_tells_two_of_one_name_apart_is_left_out(name: str, expected: str) -> None:
    """Whatever else stands in parentheses belongs to the name."""
    assert expected == unmarked(name)


def test_a_mark_is_taken_off_as_it_was_put_on() -> None:
    """Also behind no name at all."""
    assert "Yuzo (2)" == marked("Yuzo", 2)
    assert "(2)" == marked("", 2)
    assert "Yuzo" == unmarked(marked("Yuzo", 12))


def test_a_sign_that_turns_the_order_is_seen() -> None:
    """Every one of them; accents and other scripts are as they were."""
    assert 9 == len(TURNS)
    for sign in map(chr, TURNS):
        assert "Evil\ufffddnoyeb" == visible(f"Evil{sign}dnoyeb")
    for name in ("Ota", "Bénard", "太田", "כהן"):
        assert name == visible(name)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ota, Yuzo", "Ota, Yuzo"),
        ("Bénard", "Bénard"),
        ("\u05d3\u05d2 5", "\u2068\u05d3\u05d2 5\u2069"),
        ("\u05d3\u05d2 (David)", "\u2066\u05d3\u05d2 (David)\u2069"),
        ("Miller\u200f", "\u2066Miller\u200f\u2069"),
    ],
)
def test_a_name_from_the_right_turns_nothing_beside_it(name: str, expected: str) -> None:
    """One with Latin letters is read from the left as a whole, as the page is."""
    assert expected == isolated(name)
