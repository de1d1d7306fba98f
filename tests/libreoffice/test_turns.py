"""Ctrl+Z and Ctrl+Y as a director meets them: what is shown, the cursor, what is frozen."""

from __future__ import annotations

import shutil
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.buttons.actions import ACTIONS
from tests.cli.shell import Shell
from tests.libreoffice.test_buttons import EVENT, some_players

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.libreoffice.office import Office

#: More than a window shows: a sheet that LibreOffice scrolls is seen no more from its top.
MANY = 150
#: What LibreOffice says of rows that do not scroll.
FROZEN = 2
HEADINGS = 3
DEEDS = ("draw-again", "proof", "standings", "draw-draft", "discard", "keep")
#: Keys that are pressed in haste, and how many of four steps are done after them.
HASTE = (
    (["undo"] * 4, 0), (["redo"] * 2, 2), (["redo", "redo", "undo"], 3), (["undo", "undo"], 1),
    (["redo", "redo", "redo"], 4), (["undo"] * 3, 1), (["redo", "redo"], 3),
    (["undo", "redo", "undo"], 2), (["redo", "redo"], 4),
)  # fmt: skip
TITLES = {str(action.label) for action in ACTIONS}
REDRAW = next(str(action.label) for action in ACTIONS if action.tag == "draw-again")
"""It puts another sheet in the place of the round's; who looks at it sees its first result then."""


def players(many: int) -> str:
    """Return a list of so many players."""
    lines = [f"Name{at},Given,{1 + at % 20}k,Club{at % 9}" for at in range(many)]
    return "\n".join(["Family name,Given name,Rank,Club", *lines, ""])


@pytest.fixture
def fresh(office: Office, tmp_path: Path) -> Iterator[Office]:
    """Return it with an event of eight that is in no file yet."""
    begin(office, tmp_path, some_players())
    yield office
    office("close")


@pytest.fixture(scope="module")
def eight(office: Office, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with an event of eight, saved in LibreOffice."""
    shell = registered(tmp_path_factory.mktemp("eight"))
    return resaved(office, shell.file)


@pytest.fixture
def event(office: Office, eight: Path, tmp_path: Path) -> Iterator[Office]:
    """Return it with an event of eight, which LibreOffice saved and opened again."""
    office("open", str(shutil.copy(eight, tmp_path)))
    office("go", "Players", "C5")
    yield office
    office("close")


@pytest.fixture(scope="module")
def drawn(office: Office, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with such an event, its first round drawn, saved in LibreOffice."""
    shell = registered(tmp_path_factory.mktemp("drawn"))
    shell.does("draw")
    return resaved(office, shell.file)


@pytest.fixture
def round_1(office: Office, drawn: Path, tmp_path: Path) -> Iterator[Office]:
    """Return it with an event whose first round is drawn, which LibreOffice opened again."""
    office("open", str(shutil.copy(drawn, tmp_path)))
    yield office
    office("close")


@pytest.fixture
def large(office: Office, tmp_path: Path) -> Iterator[Office]:
    """Return it with a large one."""
    begin(office, tmp_path, players(MANY))
    office("keep", str(tmp_path / "event.xlsx"))
    office("close")
    office("open", str(tmp_path / "event.xlsx"))
    office("go", "Players", "C5")
    yield office
    office("close")


def registered(folder: Path) -> Shell:
    """Return a shell with the event that `begin` makes with buttons, of eight."""
    (folder / "players.csv").write_text(some_players(), encoding="utf-8")
    shell = Shell(folder)
    shell.does("new", "--rules", EVENT["rules"], "--rounds", EVENT["rounds"], "--name", "Open")
    shell.does("import", folder / "players.csv", "--here")
    return shell


def resaved(office: Office, path: Path) -> Path:
    """Open a workbook and save it in LibreOffice, which writes much in its own way."""
    office("open", str(path))
    office("keep", str(path))
    office("close")
    return path


def begin(office: Office, folder: Path, listed: str) -> None:
    """Make an event with players; the director is at the first of them."""
    (folder / "players.csv").write_text(listed, encoding="utf-8")
    office("open")
    assert office.press("new", **EVENT)["status"] == "done"
    assert office.press("import", list=str(folder / "players.csv"), here=True)["status"] == "done"
    office("go", "Players", "C5")


def shows(office: Office) -> dict[str, Any]:
    """Return all that a director sees: cells, which sheet, where the cursor is, what is frozen."""
    return {
        "cells": office("cells"), "where": office("where"), "windows": office("windows"),
    }  # fmt: skip


SAID = "document.CurrentController.hasInfobar('nigiri.done')"
SAY = "document.CurrentController.appendInfobar('nigiri.done', 'Draw', 'done', 0, (), True)"


@pytest.mark.parametrize("key", ["undo", "redo"])
def test_the_line_on_what_was_done_goes_when_a_step_is_taken_back(event: Office, key: str) -> None:
    """Else "Round 1 is drawn" stands above a bar that asks for its draw; so with Ctrl+Y."""
    assert "done" == event.press("draw")["status"]
    if key == "redo":
        event("undo")
    event("evaluate", SAY)
    said = event("evaluate", SAID)
    event(key)

    assert (True, False) == (said, event("evaluate", SAID))


def test_the_line_on_what_was_done_stays_when_typing_after_it_is_taken_back(event: Office) -> None:
    """It is still true; the next Ctrl+Z takes the command itself back, and the line with it."""
    assert "done" == event.press("draw")["status"]
    event("evaluate", SAY)
    event("type", "Players", "D5", "Another")
    event("undo")
    after_typing = event("evaluate", SAID)
    event("undo")

    assert (True, False) == (after_typing, event("evaluate", SAID))


@pytest.mark.long
def test_redo_leaves_the_new_round_as_the_draw_made_it(large: Office) -> None:
    """Draw, Ctrl+Z, Draw, Ctrl+Z, Ctrl+Y: its headings are frozen, and its first row is there."""
    for _ in range(2):
        assert large.press("draw")["status"] == "done"
        drawn = shows(large)
        assert drawn["where"] == ["Round 1", "F4", 0]
        large("undo")
        assert large("where") == ["Players", "C5", 0]

    large("redo")

    assert shows(large) == drawn
    top = drawn["windows"]["Round 1"]
    assert [FROZEN, HEADINGS] == top["Vertical"]
    assert (0, HEADINGS) == (top["PositionTop"], top["PositionBottom"])


def test_a_director_stays_on_the_sheet_he_looks_at(round_1: Office) -> None:
    """Ctrl+Z and Ctrl+Y of what happened elsewhere move neither the sheet nor the cursor."""
    assert round_1.press("result", winners="1")["status"] == "done"
    round_1("go", "Standings", "B4")
    before = round_1("windows")
    round_1("undo")
    assert round_1("where") == ["Standings", "B4", 0]
    round_1("redo")
    assert round_1("where") == ["Standings", "B4", 0]
    assert round_1("windows") == before


def test_after_go_to_the_cell_enter_goes_to_the_next_row(round_1: Office) -> None:
    """The cell of a problem has the cursor and is not marked: in marked cells Enter goes round."""
    round_1("type", "Round 1", "F5", "who knows")
    answers = {"arguments": {}, "agreed": True, "language": "en", "goes": 0}

    assert round_1("run", "check", answers)["status"] == "done"

    assert round_1("where") == ["Round 1", "F5", 0]


@pytest.mark.parametrize(
    "tag", ["check", *(pytest.param(tag, marks=pytest.mark.long) for tag in ("standings", "draw"))]
)
def test_nothing_is_marked_after_a_command(round_1: Office, tag: str) -> None:
    """What the director had marked before is no place to go on typing either."""
    round_1("mark", "Round 1", "F4:F7")

    assert round_1.press(tag)["status"] in {"done", "asks", "refused"}

    assert round_1("where")[2] == 0


def test_a_step_that_fails_in_its_middle_leaves_the_window_alive(event: Office) -> None:
    """LibreOffice forgets its steps then; what is seen from then on is what is there."""
    event("fail")
    assert event.press("draw")["status"] == "done"

    with pytest.raises(AssertionError, match="UndoFailed"):
        event("undo")

    assert not event("locked")
    event("go", "Players", "C5")
    assert event("where") == ["Players", "C5", 0]


@pytest.mark.parametrize("presses", [2, pytest.param(9, marks=pytest.mark.long)])
def test_keys_pressed_in_haste_do_what_they_do_one_by_one(event: Office, presses: int) -> None:
    """A result typed by hand between two commands is not written over, and not forgotten.

    presses -- of the ways to go back and forth the first few, or all
    """
    seen = [shows(event)["cells"]]
    for step in ("club", "draw", "result", "standings"):
        if step in {"draw", "standings"}:
            assert event.press(step)["status"] == "done"
        else:
            event(
                "type",
                *(("Players", "F5", "Mine") if step == "club" else ("Round 1", "F4", "○ 1-0")),
            )
        seen.append(event("cells"))

    for keys, at in HASTE[:presses]:
        event("quickly", keys)
        assert (keys, at, seen[at]) == (keys, at, event("cells"))
        assert len(event("steps")) == at


def random_steps(office: Office, seed: int, many: int) -> list[dict[str, Any]]:
    """Let a director do this and that; return what he saw in the beginning and after each step."""
    random, seen = Random(seed), [shows(office)]  # noqa: S311 -- a walk
    below, tries = len(office("steps")), 0
    while len(seen) <= many:
        tries += 1
        assert tries < 20 * many, office("steps")
        office("go", random.choice(["Players", "Event", "Log"]), f"C{random.randint(4, 9)}")
        tag = random.choice([*["on"] * 6, *DEEDS, "typing"])
        if tag == "typing":
            office("type", "Players", f"F{random.randint(4, 11)}", f"Club {len(seen)}")
        elif tag == "on":
            go_on(office)
        else:
            office.press(tag)
        if len(office("steps")) > below + len(seen) - 1:
            seen.append(shows(office))
    return seen


def go_on(office: Office) -> None:
    """Enter all results of the newest round, or draw the next one."""
    cells = office("cells")
    rounds = [name for name in cells if name.startswith("Round ") and "(" not in name]
    for row in cells[rounds[-1]][3:7] if rounds else ():
        if not row[5][0]:
            whites = [str(int(row[2][0])) for row in cells[rounds[-1]][3:7]]
            office.press("result", winners=" ".join(whites))
            return
    office.press("draw")


def walked(office: Office, seed: int, seen: list[dict[str, Any]], turns: int) -> None:
    """Press Ctrl+Z and Ctrl+Y at random; all that is seen is what was seen there before."""
    random, at = Random(seed), len(seen) - 1  # noqa: S311 -- a walk
    below = len(office("steps")) - at
    for _ in range(turns):
        back = at == len(seen) - 1 or (at > 0 and random.random() < 0.5)
        sheet = random.choice([each for each in seen[at]["cells"] if each != "Lists"])
        office("go", sheet, "B4")
        step = office("steps")[0] if back else ""
        remade = step == REDRAW and sheet.startswith("Round")
        office("undo" if back else "redo")
        at += -1 if back else 1
        found, wanted = shows(office), seen[at]
        assert (seed, at, wanted["cells"]) == (seed, at, found["cells"])
        assert (seed, at, frozen(wanted)) == (seed, at, frozen(found))
        assert found["where"][2] == 0
        assert len(office("steps")) == below + at
        if sheet in wanted["cells"] and step in TITLES and not remade:
            assert (seed, at, sheet, "B4") == (seed, at, *found["where"][:2])


def frozen(shown: dict[str, Any]) -> dict[str, Any]:
    """Return of every sheet what is frozen, and whether the grid shows."""
    return {
        name: [at["Horizontal"], at["Vertical"], at["ShowGrid"]]
        for name, at in shown["windows"].items()
    }


@pytest.mark.long
def test_undo_and_redo_at_random_show_what_was_shown(event: Office) -> None:
    """Three steps, and six times back and forth; every day keys pressed in haste go such a way."""
    seen = random_steps(event, 1, 3)

    walked(event, 1, seen, 6)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 6))
def test_longer_walks_show_what_was_shown(event: Office, seed: int) -> None:
    """And every sheet looks as it did: widths, heights, colours, rules, lists, pages."""
    begun = looks(event)
    seen = random_steps(event, seed, 8)
    ended = looks(event)

    walked(event, seed, seen, 24)

    while event("steps"):
        event("undo")
    assert looks(event) == begun
    for _ in seen[1:]:
        event("redo")
    assert looks(event) == ended


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6, 9))
def test_nothing_else_is_left_in_the_document(fresh: Office, seed: int) -> None:
    """All that is written into a file, down to the last row of a sheet, is what it was."""
    begun, below = fresh.whole(), len(fresh("steps"))
    seen = random_steps(fresh, seed, 6)
    ended = fresh.whole()

    walked(fresh, seed, seen, 12)

    while len(fresh("steps")) > below:
        fresh("undo")
    assert fresh.whole() == begun
    for _ in seen[1:]:
        fresh("redo")
    assert fresh.whole() == ended


def looks(office: Office) -> dict[str, Any]:
    """Return all that is to be seen of every sheet.

    A formula that was never calculated has no format of its own yet.
    """
    office("evaluate", "document.calculateAll()")
    return {name: office("seen", name) for name in office("sheets")}
