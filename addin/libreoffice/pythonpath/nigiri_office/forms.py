"""A dialog with one line for each field that an action asks for."""

from nigiri_office.dialogs import LINE, MARGIN, WIDTH

LABEL = 84
FIELD = WIDTH - 2 * MARGIN - LABEL


class Form:
    """The fields of a dialog and what is answered."""

    def __init__(self, context, dialog, fields, choose):
        """Add the fields to a dialog; choose is the word on buttons that choose a file."""
        self._context, self._dialog, self._fields = context, dialog, fields
        for field in fields:
            if field["kind"] != "yes":
                dialog.add(
                    "FixedText",
                    "label " + field["field"],
                    (MARGIN, LABEL - 4, LINE),
                    Label=field["label"],
                    VerticalAlign=1,
                )
            getattr(self, "_add_" + field["kind"])(field, choose)
            dialog.below(LINE + 2)

    def shown(self):
        """Show the dialog; return whether it was agreed to, keeping what was answered."""
        window = self._dialog.window
        try:
            agreed = window.execute() == 1
            self._kept = {each["field"]: self._answer(window, each) for each in self._fields}
        finally:
            window.dispose()
        return agreed

    def answers(self):
        """Return what was answered, without what was left blank."""
        return {name: answer for name, answer in self._kept.items() if answer not in (None, "")}

    def _common(self, field):
        """Return what all controls have."""
        return {"HelpText": field["tip"]} if field.get("tip") else {}

    def _add_text(self, field, _):
        """Add a line of text."""
        self._dialog.add(
            "Edit",
            field["field"],
            (MARGIN + LABEL, FIELD, LINE + 2),
            Text=str(field["value"] or ""),
            **self._common(field),
        )

    _add_number = _add_text

    def _add_choice(self, field, _):
        """Add a list to choose from."""
        values = [choice[0] for choice in field["choices"]]
        first = values.index(field["value"]) if field["value"] in values else 0
        self._dialog.add(
            "ListBox",
            field["field"],
            (MARGIN + LABEL, FIELD, LINE + 2),
            Dropdown=True,
            StringItemList=tuple(each[1] for each in field["choices"]),
            SelectedItems=(first,),
            **self._common(field),
        )

    def _add_yes(self, field, _):
        """Add a box to tick."""
        self._dialog.add(
            "CheckBox",
            field["field"],
            (MARGIN + LABEL, FIELD, LINE),
            Label=field["label"],
            State=int(bool(field["value"])),
            **self._common(field),
        )

    def _add_file(self, field, choose):
        """Add a path and a button to choose it."""
        self._add_text(dict(field, value=field["value"] or ""), choose)
        name = field["field"]
        self._dialog.model.getByName(name).Width = FIELD - 56
        button = self._dialog.add(
            "Button", "choose " + name, (WIDTH - MARGIN - 52, 52, LINE + 2), Label=choose
        )
        self._dialog.on(button.Name, lambda: self._choose(name))

    def _choose(self, name):
        """Let a file be chosen."""
        import uno

        picker = self._context.ServiceManager.createInstanceWithContext(
            "com.sun.star.ui.dialogs.FilePicker", self._context
        )
        if picker.execute() == 1:
            path = uno.fileUrlToSystemPath(picker.Files[0])
            self._dialog.window.getControl(name).setText(path)

    def _answer(self, window, field):
        """Return what was answered to one field."""
        control = window.getControl(field["field"])
        if field["kind"] == "yes":
            return control.State == 1
        if field["kind"] == "choice":
            return field["choices"][max(0, control.SelectedItemPos)][0]
        return control.Text.strip()
