"""Rounds drawn in part, drafts, wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.corpus.people import some
from tests.corpus.story import Stories

if TYPE_CHECKING:
    from tests.corpus.person import Person

STORIES = Stories()


@STORIES()
def draft(p: Person) -> None:
    """A draft of round 2, looked at and not yet kept."""
    p.begins(12)
    p.draws(1)
    p.does("draw", "--draft")


@STORIES("ods")
def draft_fr(p: Person) -> None:
    """A draft of round 1 in French, a pair changed in it, saved as .ods."""
    p.begins(10, language="fr", name="Coupe du printemps")
    p.does("sections")
    p.does("number")
    p.does("draw", "--draft")
    name = next(name for name in p.workbook if "brouillon" in name)
    first, second = (p.workbook[name].cell(row, 7) for row in (4, 5))
    p.puts((name, "G4", second), (name, "G5", first))


@STORIES()
def draft_results(p: Person) -> None:
    """Results typed in LibreOffice into a draft of a redraw."""
    p.begins(10)
    p.draws(1)
    p.does("draw")
    p.does("draw", "--again", "--draft")
    name = next(name for name in p.workbook if "draft" in name)
    with p.in_calc() as calc:
        calc("type", name, "F4", "W")
        calc("type", name, "F5", "B")


@STORIES()
def part_ready(p: Person) -> None:
    """Round 2 drawn as far as it is ready, while the lowest tables of round 1 play."""
    p.begins(16)
    p.does("draw")
    p.plays(1, leave=2)
    p.does("draw", "--ready", "--yes")


@STORIES("calc")
def part_scores(p: Person) -> None:
    """The groups with certain scores drawn, the others not yet."""
    p.begins(16)
    p.does("draw")
    p.plays(1, leave=1)
    p.does("draw", "--from", "2", "--to", "1", "--yes")


@STORIES()
def part_section(p: Person) -> None:
    """One section drawn, the other to come; sections play apart."""
    p.begins(12)
    p.sets({"Sections play": "each apart"})
    p.does("sections", "--down-to", "1k,10k")
    p.does("draw", "--section", 1)


@STORIES()
def wishes(p: Person) -> None:
    """Wishes of every kind, by command; round 2 drawn with them."""
    p.begins(14)
    p.does("number")
    p.does("wish", "2, 3", "never", "--note", "one car")
    p.does("wish", "4; 9", "must", "--rounds", "1")
    p.does("wish", "5, 6", "rather", "--rounds", "2-3")
    p.does("wish", "7, 8", "rather not")
    p.does("wish", "1, 2, 3", "title", "--rounds", "3")
    p.does("wish", "14", "child")
    p.draws(1)
    p.does("draw")


@STORIES("calc")
def wishes_fr(p: Person) -> None:
    """Wishes typed in French in LibreOffice: by names, by club, one that cannot be read."""
    p.begins(12, language="fr", name="Coupe du printemps")
    p.does("number")
    with p.in_calc() as calc:
        for at, typed in enumerate((
            ("Célière; Drozdek", "ne jamais se rencontrer", "1-2"), ("5; 6", "plutôt pas", ""),
            ("Ardoin; Personne", "ne jamais se rencontrer", ""), ("7", "enfant", "9"),
        ), 4):  # fmt: skip
            for letter, text in zip("ABC", typed, strict=True):
                calc("type", "Souhaits", f"{letter}{at}", text)


@STORIES("calc")
def wishes_wrong(p: Person) -> None:
    """Wishes that contradict, name nobody, name too few, say nothing, come twice."""
    p.new()
    p.invites((*some(10), *(("Twin", name, "8k", "", "", "", None) for name in ("Ann", "Ben"))))
    p.does("number")
    typed = (
        ("Twin; 4", "never meet", ""),
        ("1; 2", "never meet", ""),
        ("1; 2", "only one another", ""),
        ("1; 2", "never meet", ""),
        ("3", "never meet", ""),
        ("Nobody; 4", "never meet", ""),
        ("5; 6", "", ""),
        ("5; 6", "dance", ""),
        ("7; 8", "rather one another", "9"),
        ("Yarrow", "child", ""),
    )
    p.puts(*(("Wishes", f"{letter}{row}", text or None) for row, line in enumerate(typed, 4)
             for letter, text in zip("ABC", line, strict=True)))  # fmt: skip


@STORIES("calc")
def wish_broken(p: Person) -> None:
    """Two who are never to meet are paired by hand."""
    p.begins(8)
    p.does("draw")
    game = p.event.rounds[0].games[0]
    p.does("wish", f"{game.white}, {game.black}", "never")
