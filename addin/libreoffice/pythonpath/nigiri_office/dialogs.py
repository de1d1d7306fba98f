"""What the director sees and answers: native dialogs, drawn from lists of controls."""

import unohelper
from com.sun.star.awt import XActionListener

from nigiri_office.words import said

WIDTH, MARGIN, LINE, GAP = 260, 8, 12, 4
BUTTON = 64
OK, CANCEL = 1, 2


class _Pressed(unohelper.Base, XActionListener):
    """Call something when a button is pressed."""

    def __init__(self, call):
        """Take what to call."""
        self._call = call

    def actionPerformed(self, event):  # noqa: N802 -- LibreOffice's name
        """Call it."""
        self._call()

    def disposing(self, event):
        """Have nothing to let go."""


class Dialog:
    """A dialog that grows downwards, one control below the other."""

    def __init__(self, context, parent, title):
        """Start with a title; parent is the window it belongs to."""
        self._context, self._parent = context, parent
        self.model = self._create("com.sun.star.awt.UnoControlDialogModel")
        self.model.Title, self.model.Width = title, WIDTH
        self.top = MARGIN
        self.window = None
        self._calls = {}

    def _create(self, name):
        """Return a new service."""
        return self._context.ServiceManager.createInstanceWithContext(name, self._context)

    def add(self, kind, name, place, **properties):
        """Add a control; place is left, width and height, at the height reached so far."""
        left, width, height = place
        model = self.model.createInstance("com.sun.star.awt.UnoControl%sModel" % kind)
        model.Name, model.PositionX, model.PositionY = name, left, self.top
        model.Width, model.Height = width, height
        for key, value in properties.items():
            setattr(model, key, value)
        self.model.insertByName(name, model)
        return model

    def below(self, height):
        """Go on below what was added."""
        self.top += height + GAP

    def buttons(self, *entries):
        """Add buttons at the right, each with name, label, type (0 for one of ours) and call."""
        self.below(GAP)
        left = WIDTH - MARGIN - len(entries) * (BUTTON + GAP) + GAP
        for name, label, kind, call in entries:
            self.add(
                "Button",
                name,
                (left, BUTTON, 16),
                Label=label,
                PushButtonType=kind,
                DefaultButton=kind == OK,
            )
            if call is not None:
                self._calls[name] = call
            left += BUTTON + GAP
        self.below(16)

    def on(self, name, call):
        """Call something when a button is pressed."""
        self._calls[name] = call

    def open(self):
        """Make the window."""
        self.model.Height = self.top + MARGIN - GAP
        self.window = self._create("com.sun.star.awt.UnoControlDialog")
        self.window.setModel(self.model)
        for name, call in self._calls.items():
            self.window.getControl(name).addActionListener(_Pressed(call))
        toolkit = self._create("com.sun.star.awt.Toolkit")
        self.window.createPeer(toolkit, self._parent)
        return self

    def shown(self):
        """Show the dialog until it is closed; return whether it was agreed to."""
        if self.window is None:
            self.open()
        try:
            return self.window.execute() == OK
        finally:
            self.window.dispose()

    def close(self):
        """End the dialog as if it had been agreed to."""
        self.window.endDialog(OK)


def height_of(text, most=14):
    """Return the height that a text takes, and whether it must scroll."""
    lines = sum(1 + len(line) // 62 for line in text.splitlines() or [""])
    return min(lines, most) * 9 + 4, lines > most


class Conversation:
    """The dialogs of one window and language."""

    quiet = False

    def __init__(self, context, frame, language):
        """Take the frame whose window the dialogs belong to."""
        self._context, self._frame, self.language = context, frame, language

    def _dialog(self, title):
        """Return a new dialog."""
        return Dialog(self._context, self._frame.ContainerWindow, title)

    def _word(self, key, **parts):
        """Return a word in the language of the user."""
        return said(key, self.language, **parts)

    def tell(self, title, sentences):
        """Show sentences until they are read."""
        dialog = self._dialog(title)
        self._text(dialog, sentences)
        dialog.buttons(("close", self._word("close"), OK, None))
        dialog.shown()

    def _text(self, dialog, sentences):
        """Add sentences to a dialog: as a label, or where there are many as a text that scrolls."""
        text = "\n".join(sentences)
        if not text:
            return
        height, scrolls = height_of(text)
        place = MARGIN, WIDTH - 2 * MARGIN, height
        if scrolls:
            dialog.add(
                "Edit", "text", place, Text=text, MultiLine=True, ReadOnly=True, VScroll=True
            )
        else:
            dialog.add("FixedText", "text", place, Label=text, MultiLine=True)
        dialog.below(height)

    def list_problems(self, title, sentences, problems):
        """Show problems; return the one whose cell is to be selected, or None."""
        dialog = self._dialog(title)
        self._text(dialog, sentences)
        entries = tuple(self._entry(each) for each in problems)
        place = MARGIN, WIDTH - 2 * MARGIN, 90
        dialog.add("ListBox", "list", place, StringItemList=entries, SelectedItems=(0,))
        dialog.below(90)
        dialog.add(
            "FixedText",
            "more",
            (MARGIN, WIDTH - 2 * MARGIN, 40),
            MultiLine=True,
            Label=self._full(problems[0]),
        )
        dialog.below(40)
        dialog.buttons(
            ("go", self._word("go"), OK, None), ("close", self._word("close"), CANCEL, None)
        )
        dialog.open()
        box, more = dialog.window.getControl("list"), dialog.window.getControl("more")
        box.addItemListener(
            _chosen(lambda: more.setText(self._full(problems[max(0, box.SelectedItemPos)])))
        )
        at = [0]
        box.addItemListener(_chosen(lambda: at.__setitem__(0, max(0, box.SelectedItemPos))))
        return problems[at[0]] if dialog.shown() else None

    def _entry(self, problem):
        """Return one line for a problem."""
        return "%s %s: %s" % (problem["sheet"], problem["cell"], problem["message"])

    def _full(self, problem):
        """Return a problem with its way out."""
        words = "%s (%s)" % (problem["message"], self._word(problem["weight"]))
        return words + "\n" + (problem.get("way_out") or "")

    def agree(self, title, questions):
        """Return whether the director agrees to what is said."""
        dialog = self._dialog(title)
        self._text(dialog, questions)
        dialog.buttons(
            ("agree", self._word("agree"), OK, None), ("no", self._word("cancel"), CANCEL, None)
        )
        return dialog.shown()

    def fill(self, title, fields):
        """Return the answers to fields by name, None when the dialog was cancelled."""
        from nigiri_office.forms import Form

        dialog = self._dialog(title)
        form = Form(self._context, dialog, fields, self._word("choose"))
        dialog.buttons(("ok", title, OK, None), ("no", self._word("cancel"), CANCEL, None))
        dialog.open()
        return form.answers() if form.shown() else None

    def show_table(self, table):
        """Show a table until it is read."""
        dialog = self._dialog(table["title"])
        grid(self._context, dialog, table)
        self._text(dialog, table["notes"])
        dialog.buttons(("close", self._word("close"), OK, None))
        dialog.shown()

    def waiting(self, sentence, cancel):
        """Return an open dialog that says what goes on and lets it be cancelled."""
        dialog = self._dialog(said("menu", self.language))
        self._text(dialog, [sentence])
        dialog.buttons(("cancel", self._word("cancel"), 0, cancel))
        dialog.open()
        dialog.window.setVisible(True)
        return dialog.window


class Quiet:
    """A conversation with nobody: a program sent the answers along and gets what would be shown.

    arguments, agreed -- the answers; None for what is not answered
    """

    quiet = True

    def __init__(self, language, arguments, agreed):
        """Take the answers."""
        self.language, self._arguments, self._agreed = language, arguments, agreed

    def tell(self, title, sentences):
        """Show nothing."""

    def list_problems(self, title, sentences, problems):
        """Select nothing."""

    def agree(self, title, questions):
        """Return whether all was agreed to beforehand; once."""
        agreed, self._agreed = self._agreed, False
        return bool(agreed)

    def fill(self, title, fields):
        """Return the answers sent along; once."""
        arguments, self._arguments = self._arguments, None
        return arguments

    def show_table(self, table):
        """Show nothing."""


def _chosen(call):
    """Return a listener that calls something when another entry is chosen."""
    from com.sun.star.awt import XItemListener

    class Chosen(unohelper.Base, XItemListener):
        """Such a listener."""

        def itemStateChanged(self, event):  # noqa: N802 -- LibreOffice's name
            """Call it."""
            call()

        def disposing(self, event):
            """Have nothing to let go."""

    return Chosen()


def grid(context, dialog, table):
    """Add a table to a dialog."""
    manager = context.ServiceManager

    def create(name):
        """Return a model of the table."""
        return manager.createInstanceWithContext("com.sun.star.awt.grid." + name, context)

    columns, data = create("DefaultGridColumnModel"), create("DefaultGridDataModel")
    for heading in table["headings"]:
        column = columns.createColumn()
        column.Title = str(heading)
        columns.addColumn(column)
    rows = [tuple("" if cell is None else str(cell) for cell in row) for row in table["rows"]]
    data.addRows(("",) * len(rows), tuple(rows))
    model = dialog.model.createInstance("com.sun.star.awt.grid.UnoControlGridModel")
    model.Name, model.PositionX, model.PositionY = "grid", MARGIN, dialog.top
    model.Width, model.Height = WIDTH - 2 * MARGIN, 160
    model.ShowColumnHeader, model.ShowRowHeader = True, False
    model.ColumnModel, model.GridDataModel = columns, data
    model.VScroll, model.HScroll = True, True
    dialog.model.insertByName("grid", model)
    dialog.below(160)
