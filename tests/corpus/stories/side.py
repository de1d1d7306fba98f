"""The self-paired event, and the ladder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.corpus.story import Stories

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell
    from tests.corpus.person import Person

STORIES = Stories()


@STORIES()
def chart(p: Person) -> None:
    """A chart alone, some games by command, some typed in LibreOffice: 12, 12=."""
    p.begins(10)
    p.does("chart")
    p.does("chart", 3, 5)
    p.does("chart", 1, 2, "--jigo")
    with p.in_calc() as calc:
        calc("type", *p.at("chart", 5, "win1"), "9")
        calc("type", *p.at("chart", 6, "win2"), "4=")


@STORIES("ods")
def chart_wrong_fr(p: Person) -> None:
    """A French chart beside rounds, with cells that cannot be right."""
    p.begins(8, language="fr", name="Coupe du printemps")
    p.draws(1)
    p.does("chart")
    typed: dict[tuple[int, str], Cell] = {
        (4, "win1"): 2,
        (4, "win2"): 2,
        (4, "win3"): 2,
        (5, "win1"): 77,
        (6, "win1"): "won",
        (7, "win1"): 4,
        (14, "win1"): 3,
        (8, "number"): "Ann",
    }
    p.types("chart", typed)


@STORIES("calc")
def ladder(p: Person) -> None:
    """A ladder after three challenges, one still to be played."""
    p.begins(9)
    p.does("ladder")
    p.does("ladder", 5, 3, "--won")
    p.does("ladder", 7, 4, "--lost")
    p.does("ladder", 4, 2)


@STORIES()
def ladder_wrong(p: Person) -> None:
    """A ladder with challenges that are not allowed, half ones, a stranger among them."""
    p.begins(9)
    p.does("ladder")
    rows = ((9, 1, 9), (2, 4, 2), (3, 3, 3), (5, None, None), (6, 4, 8), (77, 2, 77))
    typed = {
        (4 + at, key): value
        for at, row in enumerate(rows)
        for key, value in zip(("challenger", "challenged", "winner"), row, strict=True)
    }
    p.types("ladder", typed)
    p.types("ladder", {(6, "start"): 2})
