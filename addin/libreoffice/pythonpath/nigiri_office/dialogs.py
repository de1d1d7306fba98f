"""A native dialog that grows downwards, one control below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import uno
import unohelper
from com.sun.star.awt import XActionListener, XItemListener

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

WIDTH, MARGIN, GAP = 260, 8, 4
#: Between a field and its hint.
CLOSE = 1
BUTTON, TALL = 64, 16
OK, CANCEL, CALL_ONLY = 1, 2, 0
#: The greatest width of a letter and the height of a line, in the units of dialogs.
LETTER, LINE = 4.3, 9
MOST_LINES = 14
POSITION = 3
#: How much of the colour of texts is in that of hints, in hundredths; the rest is the background.
HINT_PART = 70
WRONG_ON_LIGHT, WRONG_ON_DARK = 0xB00020, 0xFF8A80
#: The unit in which LibreOffice measures dialogs.
APPFONT = 17
#: How the names of hints begin.
TIP = "tip "


class Listener(unohelper.Base, XActionListener, XItemListener):
    """Make a call when a button is pressed, or a list entry chosen or double-clicked."""

    def __init__(self, call: Callable[[], object]) -> None:
        """Take the function to call."""
        self._call = call

    def actionPerformed(self, event: Any) -> None:  # noqa: N802 -- LibreOffice's name
        """Call it."""
        self._call()

    def itemStateChanged(self, event: Any) -> None:  # noqa: N802 -- LibreOffice's name
        """Call it."""
        self._call()

    def disposing(self, event: Any) -> None:
        """Have nothing to let go."""


class Dialog:
    """A dialog: its methods add controls, `run` shows it until it is closed."""

    def __init__(self, context: Any, parent: Any, title: str, width: int = WIDTH) -> None:
        """Start with a title; parent is the window it belongs to."""
        self._context, self._parent, self.width = context, parent, width
        self.model = self._create("com.sun.star.awt.UnoControlDialogModel")
        self.model.Title, self.model.Width = title, width
        self.top, self._controls = MARGIN, 0
        #: The edges of the column in which controls are added; where each control stands.
        self.left, self.right = MARGIN, width - MARGIN
        self._place = (0, 0)
        self._places: dict[str, tuple[int, int]] = {}
        self.window: Any = None
        self._calls: dict[str, Callable[[], object]] = {}

    @property
    def grey(self) -> int:
        """Return the colour of hints: readable on a light background and on a dark one."""
        return mixed(self._colour("DialogTextColor"), self._colour("DialogColor"))

    @property
    def red(self) -> int:
        """Return the colour of what is wrong."""
        return WRONG_ON_DARK if is_dark(self._colour("DialogColor")) else WRONG_ON_LIGHT

    def _colour(self, name: str) -> int:
        """Return a colour of the theme."""
        return int(getattr(self._parent.StyleSettings, name))

    @property
    def inner_width(self) -> int:
        """Return the width between the margins."""
        return self.width - 2 * MARGIN

    def _create(self, name: str) -> Any:
        """Return a new instance of a UNO service."""
        return self._context.ServiceManager.createInstanceWithContext(name, self._context)

    def add(self, kind: str, name: str, box: tuple[int, int, int], **properties: Any) -> Any:
        """Add a control at the height reached so far; box -- its left edge, width and height."""
        model = self.model.createInstance("com.sun.star.awt.%sModel" % kind)
        model.Name, model.PositionX, model.PositionY = name, box[0], self.top
        model.Width, model.Height = box[1:]
        model.TabIndex, self._controls = self._controls, self._controls + 1
        for key, value in properties.items():
            setattr(model, key, value)
        self.model.insertByName(name, model)
        self._places[name] = self._place
        return model

    def columns(self, *fillings: Callable[[], object]) -> None:
        """Fill columns of the same width beside each other, each by a call that adds controls."""
        top, bottom, band = self.top, self.top, self._place[0] + 1
        width = (self.inner_width - (len(fillings) - 1) * 2 * MARGIN) // len(fillings)
        for number, fill in enumerate(fillings):
            self.top, self._place = top, (band, number)
            self.left = MARGIN + number * (width + 2 * MARGIN)
            self.right = self.left + width
            fill()
            bottom = max(bottom, self.top)
        self.top, self._place = bottom, (band + 1, 0)
        self.left, self.right = MARGIN, self.width - MARGIN

    def below(self, height: int) -> None:
        """Move the height reached below a control of this height."""
        self.top += height + GAP

    def text(self, sentences: Iterable[str], name: str = "text") -> None:
        """Add sentences as a label, or in a box that scrolls where they take many lines."""
        text = "\n".join(sentences)
        if not text:
            return
        lines = self._lines(text)
        box = MARGIN, self.inner_width, min(lines, MOST_LINES) * LINE + GAP
        if lines > MOST_LINES:
            looks = {"ReadOnly": True, "VScroll": True, "Tabstop": False}
            self.add("UnoControlEdit", name, box, Text=text, MultiLine=True, **looks)
        else:
            self.label(name, box, text, MultiLine=True)
        self.below(box[2])

    def label(self, name: str, box: tuple[int, int, int], text: str, **looks: Any) -> None:
        """Add a text without a mnemonic letter."""
        self.add("UnoControlFixedText", name, box, Label=text, NoLabel=True, **looks)

    def hint(self, name: str, left: int, text: str) -> None:
        """Add a grey text below a control."""
        width = self.right - left
        height = self._lines(text, width) * LINE
        self.top -= GAP - CLOSE
        self.label(name, (left, width, height), text, MultiLine=True, TextColor=self.grey)
        self.below(height)

    def _lines(self, text: str, width: int = 0) -> int:
        """Return the number of lines a text takes in a width."""
        letters = int((width or self.inner_width) / LETTER)
        return sum(1 + max(0, len(line) - 1) // letters for line in text.splitlines())

    def buttons(self, *entries: tuple[str, str, int, Any], default: bool = True) -> None:
        """Add buttons at the right: name, label, type (CALL_ONLY does not close), function to call.

        default -- whether Enter presses the first one
        """
        self.below(GAP)
        left = self.width - MARGIN - len(entries) * (BUTTON + GAP) + GAP
        for index, (name, label, kind, call) in enumerate(entries):
            looks = {
                "Label": label,
                "PushButtonType": kind,
                "DefaultButton": default and index == 0,
            }
            self.add("UnoControlButton", name, (left, BUTTON, TALL), **looks)
            if call is not None:
                self.on(name, call)
            left += BUTTON + GAP
        self.below(TALL)

    def on(self, name: str, call: Callable[[], object]) -> None:
        """Set the function that a button calls."""
        self._calls[name] = call

    def open(self) -> Dialog:
        """Create the window, centred over its parent; return the dialog."""
        self.model.Height = self.top + MARGIN - GAP
        self.window = self._create("com.sun.star.awt.UnoControlDialog")
        self.window.setModel(self.model)
        for name, call in self._calls.items():
            self.window.getControl(name).addActionListener(Listener(call))
        self.window.createPeer(self._create("com.sun.star.awt.Toolkit"), self._parent)
        self._fit()
        parent, own = self._parent.PosSize, self.window.PosSize
        left, top = (parent.Width - own.Width) // 2, (parent.Height - own.Height) // 3
        self.window.setPosSize(max(0, left), max(0, top), 0, 0, POSITION)
        return self

    def _fit(self) -> None:
        """Give every row the height that this theme needs, so that none covers the next."""
        down = 0
        for band in sorted({band for band, _ in self._places.values()}):
            places = {place for place in self._places.values() if place[0] == band}
            down = max(self._fit_column(place, down) for place in places)
        self.model.Height += down

    def _fit_column(self, place: tuple[int, int], down: int) -> int:
        """Give the rows of a column their heights; return how far it then reaches down.

        down -- how far its beginning was moved
        """
        names = [name for name, found in self._places.items() if found == place]
        models = [self.model.getByName(name) for name in names]
        tops = sorted({model.PositionY for model in models})
        for row in [[model for model in models if model.PositionY == top] for top in tops]:
            more = max(self._missing(model) for model in row)
            for model in row:
                model.PositionY += down
                model.Height += more
            down += more
        return down

    def _missing(self, model: Any) -> int:
        """Return the height that a control lacks, below 0 for a hint that has too much."""
        control = self.window.getControl(model.Name)
        if not hasattr(control, "getMinimumSize"):  # a table, which scrolls
            return 0
        if not model.supportsService("com.sun.star.awt.UnoControlFixedTextModel"):
            return max(0, self._units(control.getMinimumSize()) - int(model.Height))
        wide = control.getPosSize()
        size = uno.createUnoStruct("com.sun.star.awt.Size", wide.Width, 0)
        more = self._units(control.calcAdjustedSize(size)) - int(model.Height)
        return more if model.Name.startswith(TIP) else max(0, more)

    def _units(self, size: Any) -> int:
        """Return a height on the screen in the units of dialogs, rounded up."""
        return int(self.window.convertSizeToLogic(size, APPFONT).Height) + 1

    def run(self) -> bool:
        """Show the dialog until it is closed; return whether it was closed with OK."""
        if self.window is None:
            self.open()
        try:
            return bool(self.window.execute() == OK)
        finally:
            self.window.dispose()

    def agree(self) -> None:
        """Close the dialog as if OK had been pressed."""
        self.window.endDialog(OK)


def mixed(text: int, background: int) -> int:
    """Return a colour between that of texts and that of the background."""
    parts = ((text >> shift & 255, background >> shift & 255) for shift in (16, 8, 0))
    red, green, blue = (
        (HINT_PART * one + (100 - HINT_PART) * other) // 100 for one, other in parts
    )
    return red << 16 | green << 8 | blue


def is_dark(colour: int) -> bool:
    """Tell whether a background is dark."""
    return sum(colour >> shift & 255 for shift in (16, 8, 0)) < 3 * 128
