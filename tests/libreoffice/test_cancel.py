"""Cancel is obeyed until the changes begin, then said to be too late; lines above the sheet.

LibreOffice is not needed: its modules are empty, and its main thread is this one.
"""

from __future__ import annotations

import importlib
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.buttons.actions import ACTIONS
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.messages.message import said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ACTION = {"action": "draw", "label": {"en": "Draw"}, "fields": [], "varies": False}
CHANGES: dict[str, Any] = {"operations": [], "fingerprints": {}}
LATE = text("office.too-late", "en")


class Empty(MetaPathFinder, Loader):
    """Finds every module of LibreOffice, and has a class of every name in it."""

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """Return the module, None for others."""
        ours = name.partition(".")[0] in {"com", "uno", "unohelper"}
        return ModuleSpec(name, self, is_package=True) if ours else None

    def exec_module(self, module: ModuleType) -> None:
        """Give it every name."""
        module.__getattr__ = lambda name: type(name, (), {})  # type: ignore[method-assign]


@pytest.fixture
def office(monkeypatch: pytest.MonkeyPatch, package: str) -> Iterator[Any]:
    """Return a function that imports a module of the extension."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(package)
    monkeypatch.setattr(sys, "meta_path", [Empty(), *sys.meta_path])
    for name in [name for name in sys.modules if name.partition(".")[0] in {"uno", "unohelper"}]:
        monkeypatch.delitem(sys.modules, name)
    yield lambda name: importlib.import_module(f"nigiri_office.{name}")
    for name in set(sys.modules) - before:
        del sys.modules[name]


class Talk:
    """The conversation with a director who is told, and asked nothing."""

    quiet, arguments, language = False, None, "en"

    def __init__(self) -> None:
        """Begin having said nothing; there is a line above the sheet."""
        self.line: list[str] = []
        self.dialogs: list[str] = []
        self.waiting = True

    def note(self, _: str, sentences: Sequence[str]) -> None:
        """Say a line above the sheet."""
        self.line.extend(sentences)

    def tell(self, _: str, sentences: Sequence[str]) -> None:
        """Say something in a dialog."""
        self.dialogs.extend(sentences)

    def show_table(self, table: Any) -> None:  # noqa: ANN401 -- JSON
        """Say the title of a table in a dialog."""
        self.dialogs.append(table["title"])

    def clear(self) -> None:
        """Take the line away."""
        self.line.clear()

    def dispose(self) -> None:
        """Take the offer to cancel away."""
        self.waiting = False


class Run:
    """A command that waits for nigiri, with all that it would do to a document noted."""

    def __init__(self, office: Any, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ANN401 -- a function
        """Let the command ask nigiri."""
        self.module = office("session")
        self.talk, self.done, self.written, self.later = Talk(), [], [], []  # type: ignore[var-annotated]
        self.selected: list[str] = []
        self.during: Any = lambda: None
        self.unseen: list[tuple[str, str]] = []
        self.typing: list[bool] = []
        for name, stands in {
            "call_later": lambda _, call: self.later.append(call),
            "unseen_cells": lambda *_: self.unseen,
            "is_typing": lambda _: bool(self.typing) and self.typing.pop(0),
            "leave_plain_cursor": lambda _: None,
            "launcher": lambda _: SimpleNamespace(known=lambda: None),
            "Transaction": lambda *given: SimpleNamespace(run=lambda *_: self._write(given[-1])),
        }.items():
            monkeypatch.setattr(self.module, name, stands)
        at_once = lambda _, call: SimpleNamespace(start=call)  # noqa: E731 -- in the place of a class
        monkeypatch.setattr(self.module.threading, "Timer", at_once)
        monkeypatch.setattr(self.module, "WAITING", SimpleNamespace(prepare=lambda _: None))
        monkeypatch.setattr(self.module, "in_background", lambda _, work: work())
        desk = SimpleNamespace(
            context=None, document=SimpleNamespace(isReadonly=lambda: False), alive=lambda: True,
            select=lambda sheet, _: self.selected.append(sheet),
            note=lambda talk, title, sentences: talk.note(title, sentences),
        )  # fmt: skip
        self.session = self.module.Session(desk, ACTION, self.talk, self.done.append)
        self.session._engine = SimpleNamespace(stop=lambda: None)  # noqa: SLF001 -- as if it asked
        self.session._waiting = self.talk  # noqa: SLF001 -- as after a second

    def _write(self, shows: object) -> None:
        """Write the changes; meanwhile the director does something."""
        self.written.append(shows)
        self.during()

    def answers(self, **answer: object) -> None:
        """Let nigiri answer, then LibreOffice come to rest."""
        form = {"status": "done", "sentences": ["Round 1 is drawn."], "menu": [], **answer}
        self.session._run_step(self.session._handle_answer, form)  # noqa: SLF001 -- as the thread does
        self.rests()

    def rests(self) -> None:
        """Make the calls that wait for LibreOffice."""
        while self.later:
            self.later.pop(0)()


@pytest.fixture
def run(office: Any, monkeypatch: pytest.MonkeyPatch) -> Run:  # noqa: ANN401 -- a function
    """Return a command that waits for nigiri."""
    return Run(office, monkeypatch)


def test_cancel_is_obeyed_until_the_changes_begin(run: Run) -> None:
    """Also where the answer is there already, but not taken up yet."""
    run.session.cancel()
    run.answers(changes=CHANGES)

    assert [] == run.written
    assert ["Cancelled; nothing was changed."] == run.talk.dialogs
    assert (["failed"], False) == ([each["status"] for each in run.done], run.talk.waiting)


def test_after_that_it_is_too_late(run: Run) -> None:
    """It is said in the line above the sheet, before what was done."""
    run.during = run.session.cancel
    run.answers(changes=CHANGES)

    assert [LATE, "Round 1 is drawn."] == run.talk.line
    assert (["done"], []) == ([each["status"] for each in run.done], run.talk.dialogs)
    assert not run.talk.waiting


def test_a_press_that_came_while_the_sheets_were_written_is_heard(run: Run) -> None:
    """LibreOffice hands it on when it is done: the button must still be there then."""
    still_there = []
    run.during = lambda: run.later.insert(0, press)

    def press() -> None:
        still_there.append(run.talk.waiting)
        run.session.cancel()

    run.answers(changes=CHANGES)

    assert [True] == still_there
    assert [LATE, "Round 1 is drawn."] == run.talk.line


def test_what_a_command_did_covers_no_sheet(run: Run) -> None:
    """No dialog; the sheet on which it ends is shown, and not a table over it."""
    sheet, table = {"sheet": "Standings", "cell": ""}, {"title": "Standings", "rows": [[1]]}
    run.answers(sentences=[], next="Draw round 2.", shows=sheet, view=table)

    assert (["Standings"], ["Draw round 2."], []) == (
        run.selected, run.talk.line, run.talk.dialogs
    )  # fmt: skip


def test_changes_end_on_the_sheet_that_the_answer_names(run: Run) -> None:
    """As part of the step, so that Ctrl+Y leads there again."""
    run.answers(changes=CHANGES, shows={"sheet": "Players", "cell": ""})

    assert [{"sheet": "Players", "cell": ""}] == run.written
    assert [] == run.selected


def test_what_nigiri_read_is_never_changed_unseen(run: Run) -> None:
    """Nothing is written then, and the cells are named: those of each sheet together."""
    run.unseen = [("Players", "B7"), ("Players", "C7"), ("Notes", "A1")]
    run.answers(changes={**CHANGES, "fingerprints": {"Players": "abc"}})

    assert [] == run.written
    assert [text("office.edited", "en", cells="Players B7, C7")] == run.talk.dialogs


def test_what_was_typed_on_another_sheet_is_said(run: Run) -> None:
    """It stays, the command is done, and the sentence comes first: none hides it."""
    run.unseen = [("Notes", f"A{row}") for row in range(1, 9)] + [("Old", "")]
    run.answers(changes={**CHANGES, "fingerprints": {"Players": "abc"}})

    cells = "Notes A1, A2, A3, A4, A5, A6, …"
    assert [text("office.unseen", "en", cells=cells), "Round 1 is drawn."] == run.talk.line
    assert 1 == len(run.written)


def test_what_only_looks_says_what_it_did_not_see(run: Run) -> None:
    """A printed sheet or a list of problems may lack the result that was typed last."""
    run.unseen = [("Round 1", "E4")]
    run.answers(sentences=["Nothing is wrong."])

    seen = text("office.unseen", "en", cells="Round 1 E4")
    assert [seen, "Nothing is wrong."] == run.talk.dialogs


def test_an_open_cell_is_waited_for(run: Run) -> None:
    """Nothing is written or asked while somebody types; then it goes on by itself."""
    run.typing = [True, True]
    run.answers(changes=CHANGES)

    assert (["Round 1 is drawn."], [], 1) == (run.talk.line, run.typing, len(run.written))


def test_cancel_is_heard_while_an_open_cell_is_waited_for(run: Run) -> None:
    """The cell stays open, and nothing is written."""
    run.typing = [True]
    run.later.append(run.session.cancel)
    run.answers(changes=CHANGES)

    assert ([], ["Cancelled; nothing was changed."]) == (run.written, run.talk.dialogs)


def test_what_only_answers_a_question_is_shown_in_a_dialog(run: Run) -> None:
    """It is read as a whole, and may be long."""
    run.answers(sentences=["1 stands before 2: SOS."])

    assert (["1 stands before 2: SOS."], []) == (run.talk.dialogs, run.talk.line)


@pytest.mark.parametrize(("opens", "key"), [(True, "office.paper"), (False, "office.unopened")])
def test_printing_says_where_the_page_lies(
    run: Run, monkeypatch: pytest.MonkeyPatch, *, opens: bool, key: str
) -> None:
    """Also where a browser opens: it may stand behind, or not be allowed to read the page."""
    opened = SimpleNamespace(open_paper=lambda *_: ("/tmp/pairings.html", opens))  # noqa: S108 -- not written
    monkeypatch.setattr(run.module, "papers", opened)
    run.answers(sentences=[], paper={"name": "pairings.html", "content": ""})

    assert ([text(key, "en", path="/tmp/pairings.html")], []) == (run.talk.line, run.talk.dialogs)  # noqa: S108 -- not written


def test_a_line_has_the_first_sentence_and_what_is_next(office: Any) -> None:  # noqa: ANN401 -- a function
    """As far as they fit beside the heading."""
    one_line = office("notices").in_one_line
    first, last = "40 players added.", "Then: “Sections”"

    assert "40 players added. Then: “Sections”" == one_line([first, last])
    assert f"{first} … {last}" == one_line([first, *["Ota may be there twice."] * 9, last])
    assert f"{first} …" == one_line([first, "word " * 99])
    assert one_line(["word " * 99, last]).endswith("word …")
    assert len(one_line(["word " * 99, last])) <= 150


def test_the_words_beside_every_box_to_tick_fit(office: Any) -> None:  # noqa: ANN401 -- a function
    """In every language: where they are many, box and words take the whole width of the form."""
    forms, dialogs = office("forms"), office("dialogs")
    edges = SimpleNamespace(left=dialogs.MARGIN, right=dialogs.WIDTH - dialogs.MARGIN)
    form = SimpleNamespace(_dialog=edges)
    ticked = [each for action in ACTIONS for each in action.fields if each.asked]
    fields = [
        {"kind": "yes", "label": said(each.label, to)}
        for each in ticked
        for to in LANGUAGES
        if each.kind == "yes"
    ]

    begins = [forms.Form._left(form, field) for field in fields]  # noqa: SLF001 -- where it begins

    assert {edges.left, edges.left + forms.LABEL} == {*begins}
    assert [] == [
        field["label"]
        for left, field in zip(begins, fields, strict=True)
        if left + forms.TICK + len(field["label"]) * dialogs.LETTER > edges.right
    ]


def test_hints_are_readable_on_light_and_dark(office: Any) -> None:  # noqa: ANN401 -- a function
    """Their grey lies between text and background; red is lighter on dark."""
    dialogs = office("dialogs")
    light, dark = dialogs.mixed(0x2E3436, 0xF6F5F4), dialogs.mixed(0xFFFFFF, 0x353535)

    assert contrast(light, 0xF6F5F4) > 4.5
    assert contrast(dark, 0x353535) > 4.5
    assert (False, True) == (dialogs.is_dark(0xF6F5F4), dialogs.is_dark(0x353535))
    assert contrast(dialogs.WRONG_ON_LIGHT, 0xF6F5F4) > 4.5
    assert contrast(dialogs.WRONG_ON_DARK, 0x353535) > 4.5


def contrast(one: int, other: int) -> float:
    """Return the contrast of two colours as WCAG 2 measures it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: int) -> float:
    """Return how bright a colour is, from 0 to 1."""
    parts = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
