"""A dialog with one line for each field of an action."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from nigiri_office.dialogs import CALL_ONLY, CANCEL, GAP, LETTER, LINE, MARGIN, TIP, WIDTH
from nigiri_office.words import text_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri_office.dialogs import Dialog

Field = Any
"""A field as the protocol has it."""

LABEL, TALL, CHOOSE = 78, 14, 52
#: The width of a box to tick, without its words.
TICK = 14
LEFT = MARGIN + LABEL
#: So many fields fit below each other on a small screen; more stand in two columns.
MOST = 9


class Form:
    """The fields of a dialog and their answers; OK closes it once required fields are filled."""

    def __init__(
        self, context: Any, dialog: Dialog, fields: Sequence[Field], language: str
    ) -> None:
        """Add the fields and buttons to a dialog."""
        self._context, self._dialog, self._fields = context, dialog, fields
        self._language = language
        self._answers: dict[str, Any] = {}
        half = (len(fields) + 1) // 2
        parts = [fields[:half], fields[half:]] if len(fields) > MOST else [fields]
        dialog.columns(*(partial(self._add_fields, part) for part in parts))
        dialog.label("wrong", (MARGIN, dialog.inner_width, LINE), "", TextColor=dialog.red)
        dialog.below(LINE - 2 * GAP)
        words = text_of("ok", language), text_of("cancel", language)
        dialog.buttons(("ok", words[0], CALL_ONLY, self._agree), ("no", words[1], CANCEL, None))

    def _add_fields(self, fields: Sequence[Field]) -> None:
        """Add fields below each other, with their labels and hints."""
        dialog = self._dialog
        for field in fields:
            if field["kind"] != "yes":
                box = dialog.left, LABEL - GAP, TALL
                looks = {"Label": field["label"], "VerticalAlign": 1, "MultiLine": True}
                dialog.add("UnoControlFixedText", "label " + field["field"], box, **looks)
            getattr(self, "_add_" + field["kind"])(field)
            dialog.below(TALL)
            if field.get("tip"):
                dialog.hint(TIP + field["field"], self._left(field), field["tip"])

    def run(self, answers: Mapping[str, Any]) -> dict[str, Any] | None:
        """Show the dialog; return the answers by field, None for Cancel.

        answers -- earlier answers to start from
        """
        window = self._dialog.open().window
        for field in self._fields:
            if field["field"] in answers:
                self._put(window.getControl(field["field"]), field, answers[field["field"]])
        window.getControl(self._fields[0]["field"]).setFocus()
        return self._answers if self._dialog.run() else None

    def _agree(self) -> None:
        """Close the dialog; where a required answer is missing, say so and keep it open."""
        window = self._dialog.window
        for field in self._fields:
            answer = self._answer(window.getControl(field["field"]), field)
            if field["needed"] and answer == "":
                words = text_of("needed", self._language, label=field["label"])
                window.getControl("wrong").setText(words)
                window.getControl(field["field"]).setFocus()
                return
            self._answers[field["field"]] = answer
        self._answers = {name: each for name, each in self._answers.items() if each != ""}
        self._dialog.agree()

    def _add(self, kind: str, field: Field, width: int = 0, **looks: Any) -> None:
        """Add the control of a field."""
        left = self._left(field)
        box = left, width or self._dialog.right - left, TALL
        self._dialog.add("UnoControl" + kind, field["field"], box, **looks)

    def _left(self, field: Field) -> int:
        """Return the left edge of a field: a box to tick with many words takes the whole width."""
        left = self._dialog.left + LABEL
        words = TICK + len(field["label"]) * LETTER
        long = field["kind"] == "yes" and words > self._dialog.right - left
        return self._dialog.left if long else left

    def _add_text(self, field: Field) -> None:
        """Add a line of text."""
        self._add("Edit", field, Text=_text(field["value"]))

    def _add_number(self, field: Field) -> None:
        """Add a short line."""
        self._add("Edit", field, CHOOSE, Text=_text(field["value"]))

    def _add_choice(self, field: Field) -> None:
        """Add a list to choose from."""
        values = [choice[0] for choice in field["choices"]]
        first = values.index(field["value"]) if field["value"] in values else 0
        words = tuple(choice[1] for choice in field["choices"])
        looks: dict[str, Any] = {
            "Dropdown": True,
            "StringItemList": words,
            "SelectedItems": (first,),
        }
        self._add("ListBox", field, LineCount=min(len(words), 12), **looks)

    def _add_yes(self, field: Field) -> None:
        """Add a box to tick."""
        self._add("CheckBox", field, Label=field["label"], State=int(bool(field["value"])))

    def _add_file(self, field: Field) -> None:
        """Add a path and a button to choose it."""
        name, words = field["field"], text_of("choose", self._language)
        width = self._dialog.right - self._dialog.left - LABEL - CHOOSE - GAP
        self._add("Edit", field, width, Text=_text(field["value"]))
        box = self._dialog.right - CHOOSE, CHOOSE, TALL
        self._dialog.add("UnoControlButton", "choose " + name, box, Label=words)
        self._dialog.on("choose " + name, lambda: self._choose(name))

    def _choose(self, name: str) -> None:
        """Let a file be chosen."""
        import uno

        picker = self._context.ServiceManager.createInstanceWithContext(
            "com.sun.star.ui.dialogs.FilePicker", self._context
        )
        if picker.execute() == 1:
            path = uno.fileUrlToSystemPath(picker.Files[0])
            self._dialog.window.getControl(name).setText(path)

    def _put(self, control: Any, field: Field, answer: Any) -> None:
        """Put an answer into its control."""
        if field["kind"] == "yes":
            control.State = int(bool(answer))
        elif field["kind"] == "choice":
            control.selectItemPos([choice[0] for choice in field["choices"]].index(answer), True)
        else:
            control.setText(_text(answer))

    def _answer(self, control: Any, field: Field) -> Any:
        """Return the answer to a field, "" for none."""
        if field["kind"] == "yes":
            return control.State == 1
        if field["kind"] == "choice":
            return field["choices"][max(0, control.SelectedItemPos)][0]
        return control.Text.strip()


def _text(value: Any) -> str:
    """Return a value as text, "" for None."""
    return "" if value is None else str(value)


def width_of(fields: Sequence[Field]) -> int:
    """Return the width of a dialog for fields."""
    return WIDTH if len(fields) <= MOST else 2 * WIDTH
