"""The conversation with the director through dialogs, or with a program that sent its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nigiri_office.dialogs import CALL_ONLY, CANCEL, GAP, LINE, MARGIN, OK, Dialog, Listener
from nigiri_office.forms import Form
from nigiri_office.forms import width_of as form_width
from nigiri_office.notices import DONE, WORKS, Notice, in_one_line
from nigiri_office.tables import add_table, width_of
from nigiri_office.words import text_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

#: The commands of the buttons in the lines above the sheet.
CANCEL_IT, MORE = "cancel", "more"
PROBLEMS, FULL = 340, 4
#: The list of problems: a line, the fewest and the most lines that are seen at once.
ROW, FEWEST, MOST = 9, 3, 10


class Conversation:
    """The dialogs of one window and language."""

    quiet = False
    #: Answers known before any field is shown.
    arguments: Any = None

    def __init__(self, context: Any, frame: Any, language: str) -> None:
        """Take the frame whose window the dialogs belong to."""
        self._context, self._frame, self.language = context, frame, language

    def _dialog(self, title: str, **width: int) -> Dialog:
        """Return a new dialog."""
        return Dialog(self._context, self._frame.ContainerWindow, title, **width)

    def tell(self, title: str, sentences: Sequence[str]) -> None:
        """Show sentences in a dialog until it is closed."""
        dialog = self._dialog(title)
        dialog.text(sentences)
        dialog.buttons(("close", text_of("close", self.language), OK, None))
        dialog.run()

    def list_problems(self, title: str, sentences: Sequence[str], problems: Sequence[Any]) -> Any:
        """Show problems; return the one whose cell is to be selected, or None."""
        dialog = self._dialog(title, width=PROBLEMS)
        dialog.text(sentences)
        lines = tuple(map(self._line, problems))
        looks = {"StringItemList": lines, "SelectedItems": (0,)}
        tall = ROW * min(MOST, max(FEWEST, len(problems))) + GAP
        dialog.add("UnoControlListBox", "list", (MARGIN, dialog.inner_width, tall), **looks)
        dialog.below(tall)
        box = MARGIN, dialog.inner_width, FULL * LINE + GAP
        dialog.label("more", box, self._full(problems[0]), MultiLine=True)
        dialog.below(box[2])
        words = text_of("go", self.language), text_of("close", self.language)
        dialog.buttons(("go", words[0], CALL_ONLY, dialog.agree), ("close", words[1], CANCEL, None))
        return self._chosen(dialog.open(), problems)

    def _chosen(self, dialog: Dialog, problems: Sequence[Any]) -> Any:
        """Run an open dialog; return the chosen problem, None where it was cancelled."""
        control, more = dialog.window.getControl("list"), dialog.window.getControl("more")
        chosen = [problems[0]]

        def choose() -> None:
            """Show the problem in full."""
            chosen[0] = problems[max(0, control.SelectedItemPos)]
            more.setText(self._full(chosen[0]))

        control.addItemListener(Listener(choose))
        control.addActionListener(Listener(dialog.agree))
        control.setFocus()
        return chosen[0] if dialog.run() else None

    def _line(self, problem: Any) -> str:
        """Return a problem with its place, in one line."""
        key = "line" if problem["cell"] else "line.sheet"
        places = {name: problem[name] for name in ("sheet", "cell", "message")}
        return str(text_of(key, self.language, **places))

    def _full(self, problem: Any) -> str:
        """Return the full text of a problem, with its weight and its way out."""
        weight = text_of(problem["weight"], self.language)
        told = text_of("problem", self.language, message=problem["message"], weight=weight)
        return "%s\n%s" % (told, problem.get("way_out") or "")

    def agree(self, title: str, questions: Sequence[str]) -> bool:
        """Show all questions; return True when the director agrees."""
        dialog = self._dialog(title)
        dialog.text(questions)
        words = text_of("agree", self.language), text_of("cancel", self.language)
        dialog.buttons(("agree", words[0], OK, None), ("no", words[1], CANCEL, None))
        return dialog.run()

    def fill(
        self,
        title: str,
        fields: Sequence[Any],
        answers: Mapping[str, Any],
        questions: Sequence[str] = (),
    ) -> Any:
        """Return the answers to fields by name, None when the dialog was cancelled.

        answers -- earlier answers to start from; questions -- above the fields: OK agrees to them
        """
        dialog = self._dialog(title, width=form_width(fields))
        dialog.text(questions)
        return Form(self._context, dialog, fields, self.language).run(answers)

    def show_table(self, table: Any) -> None:
        """Show a table in a dialog until it is closed."""
        dialog = self._dialog(table["title"], width=width_of(table))
        add_table(self._context, dialog, table)
        dialog.text(table["notes"])
        dialog.buttons(("close", text_of("close", self.language), OK, None))
        dialog.run()

    def note(self, title: str, sentences: Sequence[str]) -> None:
        """Say in one line above the sheet what a command did; the rest behind its button."""
        line = in_one_line(sentences)
        more = [(text_of("more", self.language), MORE)] if line != " ".join(sentences) else []
        if not Notice(self._context, self._frame, DONE).show(title, line, *more, closes=True):
            self.tell(title, sentences)

    def clear(self) -> None:
        """Take away what an earlier command said above the sheet."""
        Notice(self._context, self._frame, DONE).dispose()

    def open_waiting(self, sentence: str) -> Any:
        """Return an open line that says what nigiri does, with a button that cancels it."""
        notice = Notice(self._context, self._frame, WORKS)
        notice.show("", sentence, (text_of("cancel.key", self.language), CANCEL_IT), closes=False)
        return notice


class Quiet:
    """A conversation without dialogs, for a program that sent all answers along.

    arguments -- answers to fields, None where there are none
    agreed -- whether all questions are agreed to
    chosen_problem -- index of the problem whose cell is selected, None for none
    """

    quiet = True

    def __init__(
        self, language: str, arguments: Any, agreed: Any, chosen_problem: Any = None
    ) -> None:
        """Take the answers."""
        self.language, self.arguments, self._agreed = language, arguments, agreed
        self._chosen_problem = chosen_problem

    def tell(self, title: str, sentences: Sequence[str]) -> None:
        """Show nothing."""

    def note(self, title: str, sentences: Sequence[str]) -> None:
        """Show nothing."""

    def clear(self) -> None:
        """Take nothing away."""

    def list_problems(self, title: str, sentences: Sequence[str], problems: Sequence[Any]) -> Any:
        """Return the problem that was chosen beforehand, or None."""
        return None if self._chosen_problem is None else problems[self._chosen_problem]

    def agree(self, title: str, questions: Sequence[str]) -> bool:
        """Return True where questions were agreed to beforehand; only the first time."""
        agreed, self._agreed = self._agreed, False
        return bool(agreed)

    def fill(
        self,
        title: str,
        fields: Sequence[Any],
        answers: Mapping[str, Any],
        questions: Sequence[str] = (),
    ) -> None:
        """Return None, as for a cancelled form: all answers were sent along."""

    def show_table(self, table: Any) -> None:
        """Show nothing."""
