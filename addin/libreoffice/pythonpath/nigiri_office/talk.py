"""What the director sees and answers, and how a program answers instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nigiri_office.dialogs import CANCEL, GAP, LINE, MARGIN, OK, OURS, Dialog, Heard
from nigiri_office.forms import Form
from nigiri_office.tables import add_table, width_of
from nigiri_office.words import said

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

PROBLEMS, FULL = 340, 4
#: The list of problems: a line, the fewest and the most lines that are seen at once.
ROW, FEWEST, MOST = 9, 3, 10


class Conversation:
    """The dialogs of one window and language."""

    quiet = False
    #: Answers that are there before anything is asked.
    given: Any = None

    def __init__(self, context: Any, frame: Any, language: str) -> None:
        """Take the frame whose window the dialogs belong to."""
        self._context, self._frame, self.language = context, frame, language

    def _dialog(self, title: str, **width: int) -> Dialog:
        """Return a new dialog."""
        return Dialog(self._context, self._frame.ContainerWindow, title, **width)

    def tell(self, title: str, sentences: Sequence[str]) -> None:
        """Show sentences until they are read."""
        dialog = self._dialog(title)
        dialog.text(sentences)
        dialog.buttons(("close", said("close", self.language), OK, None))
        dialog.shown()

    def list_problems(self, title: str, sentences: Sequence[str], problems: Sequence[Any]) -> Any:
        """Show problems; return the one whose cell is to be selected, or None."""
        dialog = self._dialog(title, width=PROBLEMS)
        dialog.text(sentences)
        lines = tuple("%(sheet)s %(cell)s: %(message)s" % each for each in problems)
        looks = {"StringItemList": lines, "SelectedItems": (0,)}
        tall = ROW * min(MOST, max(FEWEST, len(problems))) + GAP
        dialog.add("UnoControlListBox", "list", (MARGIN, dialog.inside, tall), **looks)
        dialog.below(tall)
        place = MARGIN, dialog.inside, FULL * LINE + GAP
        dialog.label("more", place, self._full(problems[0]), MultiLine=True)
        dialog.below(place[2])
        words = said("go", self.language), said("close", self.language)
        dialog.buttons(("go", words[0], OURS, dialog.agree), ("close", words[1], CANCEL, None))
        return self._chosen(dialog.open(), problems)

    def _chosen(self, dialog: Dialog, problems: Sequence[Any]) -> Any:
        """Return the problem that is chosen in an open dialog, or None."""
        box, more = dialog.window.getControl("list"), dialog.window.getControl("more")
        chosen = [problems[0]]

        def choose() -> None:
            """Show the problem in full."""
            chosen[0] = problems[max(0, box.SelectedItemPos)]
            more.setText(self._full(chosen[0]))

        box.addItemListener(Heard(choose))
        box.addActionListener(Heard(dialog.agree))
        box.setFocus()
        return chosen[0] if dialog.shown() else None

    def _full(self, problem: Any) -> str:
        """Return a problem with its way out."""
        weight = said(problem["weight"], self.language)
        return "%s (%s)\n%s" % (problem["message"], weight, problem.get("way_out") or "")

    def agree(self, title: str, questions: Sequence[str]) -> bool:
        """Return whether the director agrees to what is said."""
        dialog = self._dialog(title)
        dialog.text(questions)
        words = said("agree", self.language), said("cancel", self.language)
        dialog.buttons(("agree", words[0], OK, None), ("no", words[1], CANCEL, None))
        return dialog.shown()

    def fill(self, title: str, fields: Sequence[Any], answers: Mapping[str, Any]) -> Any:
        """Return the answers to fields by name, None when the dialog was cancelled.

        answers -- what was answered before, to be put right
        """
        return Form(self._context, self._dialog(title), fields, self.language).shown(answers)

    def show_table(self, table: Any) -> None:
        """Show a table until it is read."""
        dialog = self._dialog(table["title"], width=width_of(table))
        add_table(self._context, dialog, table)
        dialog.text(table["notes"])
        dialog.buttons(("close", said("close", self.language), OK, None))
        dialog.shown()

    def waiting(self, sentence: str, cancel: Callable[[], object]) -> Any:
        """Return an open dialog that says what goes on and lets it be cancelled.

        Enter does nothing in it: who types into a sheet when it appears must not cancel.
        """
        dialog = self._dialog(said("menu", self.language))
        looks = {"Text": sentence, "ReadOnly": True, "Border": 0}
        dialog.add("UnoControlEdit", "text", (MARGIN, dialog.inside, LINE + GAP), **looks)
        dialog.below(LINE + GAP)
        label = said("cancel", self.language)
        dialog.buttons(("cancel", label, OURS, cancel), default=False)
        dialog.open().window.setVisible(True)
        dialog.window.getControl("text").setFocus()
        return dialog.window


class Quiet:
    """A conversation with nobody: a program sent the answers along and gets what would be shown.

    given, agreed -- the answers; None for what is not answered
    goes -- which of the problems is gone to, from 0; None for none
    """

    quiet = True

    def __init__(self, language: str, given: Any, agreed: Any, goes: Any = None) -> None:
        """Take the answers."""
        self.language, self.given, self._agreed, self._goes = language, given, agreed, goes

    def tell(self, title: str, sentences: Sequence[str]) -> None:
        """Show nothing."""

    def list_problems(self, title: str, sentences: Sequence[str], problems: Sequence[Any]) -> Any:
        """Return the problem that is gone to, if one is."""
        return None if self._goes is None else problems[self._goes]

    def agree(self, title: str, questions: Sequence[str]) -> bool:
        """Return whether all was agreed to beforehand; once."""
        agreed, self._agreed = self._agreed, False
        return bool(agreed)

    def fill(self, title: str, fields: Sequence[Any], answers: Mapping[str, Any]) -> None:
        """Fill nothing in: what was sent along is given already."""

    def show_table(self, table: Any) -> None:
        """Show nothing."""
