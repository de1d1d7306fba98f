"""Cells of Event, Players, Sections, Handicaps and the Log that cannot be read, and lost sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.corpus.people import HEADINGS, listed, some
from tests.corpus.story import Stories

if TYPE_CHECKING:
    import openpyxl

    from tests.corpus.person import Person

STORIES = Stories()


@STORIES("calc")
def wrong_settings(p: Person) -> None:
    """Settings that cannot be read, of every kind."""
    p.begins(8)
    p.sets(
        {
            "Rounds": "many",
            "Places are": "by weight",
            "Keep apart: club": "1-99",
            "Bar": "7p",
            "Komi of even games": "some",
            "K of bands": 3,
            "A bye counts": "1 · 2",
            "System": "roulette",
            "Seed": -1,
            "Tie-breaks": "SOS, LUCK",
            "Time by rank": "long",
        }
    )


@STORIES("ods")
def wrong_settings_fr(p: Person) -> None:
    """Des réglages illisibles, en français."""
    p.begins(8, language="fr", name="Coupe du printemps")
    p.sets(
        {
            "Rondes": "sept",
            "Handicap maximal": 12,
            "Séparer : club": "peut-être",
            "Barre": "12d",
            "Exempt": "moi",
            "Langue": "de",
        }
    )


@STORIES()
def settings_gone(p: Person) -> None:
    """A system beside a round that is none, rows of settings deleted in LibreOffice."""
    p.begins(8)
    p.puts(("Event", "D5", "roulette"))
    _, where = p.setting("Bye for")
    with p.in_calc() as calc:
        calc("delete_rows", "Event", int(where[1:]) - 1, 2)


@STORIES("calc")
def system_changed(p: Person) -> None:
    """More rounds than the system has, and another system than round 1 was played by."""
    p.begins(5, system="round robin", rounds=8)
    p.draws(1)
    p.sets({"System": "Swiss"})


@STORIES("calc")
def rounds_other(p: Person) -> None:
    """Too few rounds for a knockout of ten."""
    p.begins(10, system="knockout", rounds=2)
    p.does("draw")


@STORIES()
def wrong_players(p: Person) -> None:
    """Players: no name, one twice, ranks and numbers of all sorts, words in Here and Out."""
    p.begins(16)
    p.does("sections")
    p.does("number")
    p.types("players", {
        (4, "family"): None, (5, "family"): "Célière", (5, "given"): "Noémie",
        (7, "rank"): None, (8, "rank"): "strong", (9, "rank"): "12d", (10, "number"): "x",
        (11, "number"): 3, (12, "here"): "maybe", (13, "out"): "next time", (14, "out"): "7",
        (15, "section"): 9, (16, "other_start"): "half", (17, "order"): "first",
        (18, "rating"): "lots", (19, "rating"): 4.5,
    })  # fmt: skip


@STORIES("calc")
def wrong_congress(p: Person) -> None:
    """What a congress does not allow, a hidden name, a member whose year is over."""
    p.new(rules="egc", rounds=5, dates="16-20 May 2026")
    headings = (*HEADINGS[:6], "Member until", "European", "League path", "Hide name")
    path = p.folder / "players.csv"
    rows = [(*who[:6], "2026-12-31", "yes", "", "no") for who in some(12)]
    path.write_text(listed(rows, headings), encoding="utf-8")
    p.does("import", path, "--here")
    p.types("players", {
        (4, "out"): "2", (5, "out"): "1, 3", (6, "european"): "perhaps", (7, "path"): "guest",
        (8, "path"): "PKO", (8, "country"): "JP", (8, "european"): "no", (9, "hide"): "sometimes",
        (10, "expires"): "2025-12-31", (11, "expires"): "never",
    })  # fmt: skip
    p.sets(
        {
            "Bar": "2d",
            "Supergroup from rank": "5d",
            "Time by rank": "long",
            "Strongest admitted": "4d",
        }
    )


@STORIES()
def congress_default(p: Person) -> None:
    """A 4 dan of a congress lost by default, and is out of round 3 of 5."""
    p.begins(12, rules="egc", rounds=5)
    p.sets({"Bar": "2d", "Supergroup from rank": "6d"})
    p.does("draw")
    strong = next(n for n, who in p.event.by_number.items() if who.family == "Brackwater")
    game = p.event.rounds[0].game_by_player[strong]
    p.does("result", "--table", game.table, "W def" if game.black == strong else "N def")
    p.types("players", {(p.row("Brackwater"), "out"): "3"})


@STORIES()
def wrong_sections(p: Person) -> None:
    """Sections: a gap, the wrong order, a rank that is none, another bar than on Event."""
    p.begins(14)
    p.does("sections", "--down-to", "2d,3k,9k,20k")
    p.puts(
        ("Sections", "C5", "4d"),
        ("Sections", "C6", None),
        ("Sections", "H4", "x"),
        ("Sections", "G4", "x"),
    )


@STORIES("calc")
def sections_odd(p: Person) -> None:
    """A bar on Event that is not where section 1 ends; sections of one, two of one rank."""
    p.new()
    p.invites(tuple((*who[:2], "3k" if 3 < at < 8 else who[2]) for at, who in enumerate(some(12))))
    p.sets({"Start scores by": "bar", "Bar": "1k"})
    p.does("sections", "--down-to", "5d,3k,20k")
    p.types("players", {(9, "section"): 1})


@STORIES("calc")
def wrong_stones(p: Person) -> None:
    """Stones that are none, missing, for equal players, and fewer for more."""
    p.begins(8)
    p.sets({"Board size": 13})
    p.does("number")
    p.puts(
        ("Handicaps", "B4", 2),
        ("Handicaps", "B5", "x"),
        ("Handicaps", "B6", None),
        ("Handicaps", "B7", 0),
        ("Handicaps", "C7", 5),
        ("Handicaps", "B12", 1),
    )


@STORIES("calc")
def log_edited(p: Person) -> None:
    """Lines of the Log changed, one written by hand, one gone."""
    p.begins(8)
    p.draws(1)
    place = p.at("log", 4, "who")[0]
    sheet = p.workbook[place]
    last = max(row for row in range(4, sheet.height + 1) if sheet.cell(row, 1))
    p.puts((place, "B4", "Nobody"), (place, f"A{last + 1}", "yesterday"),
           (place, f"C{last + 1}", "by hand"), (place, f"G{last + 1}", "I did it"),
           *((place, f"{letter}6", None) for letter in "ABCDEFGI"))  # fmt: skip


def _changed(p: Person, *, remove: tuple[str, ...] = ()) -> None:
    """Play a round, draw the next, and remove sheets in LibreOffice."""
    p.begins(10)
    p.draws(1)
    p.does("draw")
    with p.in_calc() as calc:
        for name in remove:
            calc("remove", name)


@STORIES()
def players_gone(p: Person) -> None:
    """The sheet Players deleted in LibreOffice."""
    _changed(p, remove=("Players",))


@STORIES()
def round_1_gone(p: Person) -> None:
    """The sheet of round 1 deleted in LibreOffice, round 2 is there."""
    _changed(p, remove=("Round 1",))


@STORIES()
def round_2_gone(p: Person) -> None:
    """The sheet of the newest round deleted in LibreOffice."""
    _changed(p, remove=("Round 2",))


@STORIES()
def drawn_gone(p: Person) -> None:
    """As drawn and Standings deleted in LibreOffice."""
    _changed(p, remove=("As drawn", "Standings"))


@STORIES()
def round_twice(p: Person) -> None:
    """The sheet of round 2 copied in LibreOffice, to keep it."""
    _changed(p)
    with p.in_calc() as calc:
        calc("copy", "Round 2", "Round 2 before", 99)


@STORIES("calc")
def headings_lost(p: Person) -> None:
    """The title of a round's sheet overwritten, a heading lost, another typed anew."""
    _changed(p)
    p.puts(("Round 2", "B2", "Tables"), ("Players", "G3", None), ("Round 1", "F3", "Who won?"))


@STORIES()
def layout_of_tomorrow(p: Person) -> None:
    """A workbook of a layout that does not exist yet."""
    p.begins(8)
    p.sets({"Layout version": 99})


@STORIES()
def no_event(p: Person) -> None:
    """No workbook of nigiri at all: a list of a club, by openpyxl."""
    p.new()

    def change(book: openpyxl.Workbook) -> None:
        for name in book.sheetnames[1:]:
            del book[name]
        sheet = book.worksheets[0]
        sheet.title = "Members"
        sheet.delete_rows(1, 300)
        sheet.append(["Name", "Since"])
        sheet.append(["Yarrow", 2019])

    p.edits(change)


@STORIES("calc")
def wrong_tables(p: Person) -> None:
    """Tables not used that are no numbers."""
    p.begins(8)
    p.sets({"Tables not used": "by the door"})
