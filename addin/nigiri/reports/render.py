"""The only door to jinja2: a template and its facts make a text."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

from nigiri.domain.text import printed_width
from nigiri.resources import folder

#: A millimetre is 72/25.4 points; times a hundred, since printed_width counts hundredths.
HUNDREDTHS_OF_POINTS = 283


def render(template: str, **facts: object) -> str:
    """Return the template of that file name filled in; all but .txt.j2 is escaped.

    An unknown name in a template is an error, never an empty place. Raises MissingResource when
    nigiri is installed without its templates.
    """
    return _environment().get_template(template).render(**facts)


@cache
def _environment() -> Environment:
    """Return the settings of all templates."""
    environment = Environment(
        loader=FileSystemLoader(folder("templates")),
        autoescape=select_autoescape(disabled_extensions=("txt.j2",), default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["fit"] = _fit
    return environment


def _fit(text: str, millimetres: int, points: int, least: int = 8) -> str:
    """Return the style that prints a text as large as fits: `points`, or less in a narrow room.

    What would be smaller than `least` may break into two lines.
    """
    room = millimetres * HUNDREDTHS_OF_POINTS // max(printed_width(text), 1)
    if room >= points:
        return f"font-size: {points}pt"
    if room >= least:
        return f"font-size: {room}pt"
    return f"font-size: {least}pt; white-space: normal; line-height: 1"
