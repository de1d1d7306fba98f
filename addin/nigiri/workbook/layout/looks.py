"""The workbook's looks: one palette, a style for each role a cell can have.

Boxed yellow: type now. Boxed white: yours. Hairline: drawn, type over it. Grey: computed, locked.
Contrast of text on its fill, at least 4.5 : 1 everywhere (measured: tests/workbook/test_looks.py).
"""

from __future__ import annotations

from nigiri.workbook.layout.spec import Highlight, Line, Style
from nigiri.workbook.model.figure_format import FIGURES

INK, GREY, WHITE = "1A1A1A", "595959", "FFFFFF"
BAR, BOX, HAIR, RULE, LINK = "123A5E", "8F7324", "B8B8B8", "1A1A1A", "0B4F8A"
CALM_RULE = "8C8C8C"
"""Between groups: never so strong that it looks like the line below the last prize."""
INPUT, WINNER, HEADING = "FFF2B8", "C9E6F8", "E4E8EE"
ASIDE = "A6A6A6"
"""The colour of the tabs of sheets that few look at."""
STOP, STOP_INK = "F0A78E", "5E1600"
LOOK, LOOK_INK = "FFD580", "4A3300"
HAND, HAND_INK = "D3B3E5", "3F1457"
LOCKED, LOCKED_INK = "F3F3F3", "404040"

_BOX: Line = ("thin", BOX)
_HAIR: Line = ("hair", HAIR)

PLAIN = Style(size=10)
BAR_STYLE = Style(size=12, bold=True, colour=WHITE, fill=BAR)
BAR_LINK = Style(size=11, colour=WHITE, fill=BAR, align="left")
FIND = Style(size=12, locked=False, number_format="@", left=_BOX, right=_BOX, top=_BOX, bottom=_BOX)
TITLE = Style(size=18, bold=True)
SUBTITLE = Style(size=12, colour=INK)
NOTE = Style(size=10, colour=GREY, wrap=True)
NOTE_SMALL = NOTE._replace(size=9)
COUNT = Style(size=11, bold=True)
HEAD = Style(size=10, bold=True, fill=HEADING, align="center", wrap=True, bottom=("medium", RULE))
HEAD_LEFT = HEAD._replace(align="left")

FREE = Style(locked=False, number_format="@")
FREE_CENTRE = FREE._replace(align="center")
FREE_NUMBER = FREE_CENTRE._replace(number_format="0")
FREE_WRAP = FREE._replace(wrap=True)
FREE_SMALL_WRAP = FREE._replace(size=10, wrap=True)
PLAYER_NUMBER = Style(bold=True, align="center", number_format="0", locked=False)
PLAIN_COMPUTED_LEFT = Style(size=11, colour=LOCKED_INK, shrink=True)
PLAIN_COMPUTED_WRAP = Style(size=10, colour=LOCKED_INK, wrap=True)
PLAIN_COMPUTED = Style(size=11, colour=LOCKED_INK, align="center")
POINTS_COMPUTED = PLAIN_COMPUTED._replace(number_format=FIGURES)
PLAIN_CELL = Style()
PLAIN_CENTRE = Style(align="center")
PLAIN_BOLD = Style(align="center", bold=True)
POINTS = PLAIN_CENTRE._replace(number_format=FIGURES)
POINTS_BOLD = PLAIN_BOLD._replace(number_format=FIGURES)
REASON = Style(size=10, shrink=True)
PLAIN_SMALL = Style(size=10)
PLAIN_WRAP = Style(wrap=True)
SMALL_WRAP = Style(size=10, wrap=True)
SEAL = Style(size=9, colour=GREY, number_format="@")
BOXED = Style(locked=False, left=_BOX, right=_BOX, top=_BOX, bottom=_BOX, number_format="@")
BOXED_TEXT = BOXED._replace(align="left")
BOXED_CENTRE = BOXED._replace(align="center")
BOXED_NUMBER = BOXED._replace(align="center", number_format="0")

DRAWN = Style(size=12, locked=False, bottom=_HAIR)
DRAWN_NAME = DRAWN._replace(shrink=True)
DRAWN_NUMBER = DRAWN._replace(align="center", number_format="0")
DRAWN_RANK = DRAWN._replace(align="center", number_format="@")
IN_FORCE = Style(size=12, align="center", bottom=_HAIR, shrink=True)
TABLE_NUMBER = DRAWN_NUMBER._replace(size=13, bold=True, right=("thin", RULE))

COMPUTED = Style(size=11, colour=LOCKED_INK, fill=LOCKED)
COMPUTED_CENTRE = COMPUTED._replace(align="center")
USUAL = Style(size=10, colour=LOCKED_INK, align="left")
COMPUTED_SMALL = COMPUTED_CENTRE._replace(size=10, bottom=_HAIR)
DERIVED = Style(size=11, bottom=_HAIR)
DERIVED_CENTRE = DERIVED._replace(align="center")
DERIVED_BOLD = DERIVED_CENTRE._replace(bold=True)
HELPER = Style(size=9, colour=GREY)
LINK_STYLE = Style(size=11, colour=LINK, bold=True, underline=True)

YELLOW = Highlight(fill=INPUT)
RED = Highlight(fill=STOP, colour=STOP_INK, bold=True)
ORANGE = Highlight(fill=LOOK, colour=LOOK_INK)
PURPLE = Highlight(fill=HAND, colour=HAND_INK)
PURPLE_BOLD = PURPLE._replace(bold=True, italic=True)
WON = Highlight(fill=WINNER, bold=True)
LOST = Highlight(colour=GREY)
FOUND = Highlight(fill=BAR, colour=WHITE, bold=True)
STRUCK = Highlight(strike=True, colour=GREY)
CALM = Highlight(colour=GREY)
FAINT = Highlight(colour="767676")
RULE_ABOVE = Highlight(top=("thin", CALM_RULE))
RULE_AND_HAIR = RULE_ABOVE._replace(bottom=_HAIR)
BOX_LINES = Highlight(box=("thin", BOX))
HAIR_BELOW = Highlight(bottom=("hair", HAIR))
GREY_CELL = Highlight(fill=LOCKED)
