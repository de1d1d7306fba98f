"""Several workbooks in one folder, and events that other programs began."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.corpus.people import HEADINGS, listed, some
from tests.corpus.places import CORPUS
from tests.corpus.story import Stories

if TYPE_CHECKING:
    from tests.corpus.person import Person

STORIES = Stories()
FOREIGN = CORPUS.parent / "exchange"


@STORIES()
def congress(p: Person) -> None:
    """A congress: the McMahon, its preliminary knockouts, both in round 2."""
    p.new(rules="egc", rounds=10)
    rows = [(*who[:6], "PKO" if at < 8 else None) for at, who in enumerate(some(16))]
    path = p.folder / "players.csv"
    path.write_text(listed(rows, (*HEADINGS[:6], "League path")), encoding="utf-8")
    p.does("import", path, "--here")
    pko = p.beside("congress-pko", saved="calc")
    pko.new(system="knockout", rounds=3, name="PKO")
    pko.does("players", "--from", p.file)
    pko.types("players", {(row, "here"): "yes" for row in range(4, 12)})
    pko.does("draw")
    p.does("bring", "--from", pko.file)
    p.does("draw", "--rest", "--yes")
    pko.plays(1, outcomes="WN")
    p.does("bring", "--from", pko.file)
    p.plays(1)
    pko.does("draw")
    p.does("supergroup", "--yes")


@STORIES()
def sisters(p: Person) -> None:
    """A main event and a side event at the same hours; somebody sits in both."""
    p.begins(10)
    side = p.beside("sisters-side", saved="ods")
    side.new(name="Side event", rounds=3)
    side.does("players", "--from", p.file)
    side.types("players", {(row, "here"): "yes" for row in (4, 5, 6, 7)})
    p.sets({"Played beside": "sisters-side.xlsx, lost.xlsx"})
    for each in (p, side):
        sheet = each.workbook["Event"]
        row = next(r for r in range(1, 9) if str(sheet.cell(r, 1)).startswith("Round 1"))
        each.puts(("Event", f"C{row}", "Saturday 10:00"))
    p.does("draw")
    side.does("draw", "--yes")
    p.puts(("Players", "E4", "4d"))


@STORIES()
def from_opengotha(p: Person) -> None:
    """An event that OpenGotha saved, opened by nigiri."""
    _opened(p, "event-a.opengotha.xml")


@STORIES("calc")
def from_opengotha_fr(p: Person) -> None:
    """An event that OpenGotha saved, in French, with more rounds typed and one drawn."""
    _opened(p, "event-a.opengotha.xml", "--language", "fr")
    p.sets({"Rondes": 6})
    p.gives("draw", p.file, "--yes", "--user", "ann", "--now", "2026-05-16T12:00")


@STORIES("ods")
def from_tou(p: Person) -> None:
    """Results of the FFG's form, opened as an event."""
    _opened(p, "event-a.tou")


def _opened(p: Person, name: str, *words: object) -> None:
    """Make the workbook of an event of another program."""
    code = p.gives("open", FOREIGN / name, p.file, "--id", f"{18:032x}", "--user", "ann",
                   "--now", "2026-05-16T09:00", *words)  # fmt: skip
    assert 0 == code, p.warned


@STORIES("calc")
def from_macmahon(p: Person) -> None:
    """Written for MacMahon after two rounds, and opened again."""
    p.begins(12)
    p.draws(2)
    there = p.folder / "spring.xml"
    assert 0 == p.gives("export", "macmahon", p.file, there, "--yes"), p.warned
    p.file.unlink()
    code = p.gives("open", there, p.file, "--id", f"{19:032x}", "--user", "ann",
                   "--now", "2026-05-16T09:00")  # fmt: skip
    assert 0 == code, p.warned
