"""The only door to jinja2: a template and its facts make a text.

A club's own templates run in a sandbox: a folder that came with a mailed workbook can print
whatever it likes, and do nothing else; limits.py says for how long.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache, partial
from mimetypes import guess_type
from pathlib import Path
from traceback import extract_tb, walk_tb
from typing import TYPE_CHECKING, Any

from jinja2 import (
    FileSystemLoader,
    StrictUndefined,
    TemplateError,
    pass_eval_context,
    select_autoescape,
)
from jinja2.exceptions import TemplateNotFound, TemplateSyntaxError
from jinja2.parser import Parser
from jinja2.sandbox import ImmutableSandboxedEnvironment

from nigiri.domain.text import isolated, printed_width
from nigiri.errors import NigiriError
from nigiri.messages.message import Message, message, visible
from nigiri.reports.frame.policy import with_policy
from nigiri.reports.frame.template_folder import inside
from nigiri.resources import folder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from jinja2 import Environment
    from jinja2.nodes import EvalContext

#: A millimetre is 72/25.4 points; times a hundred, since printed_width counts hundredths.
HUNDREDTHS_OF_POINTS = 283


LARGEST = 32 * 2**20
"""The most signs that a template may make; a list of 3,000 players has two million."""


class TooLong(Exception):
    """A template takes too long, as its message says."""


#: The errors of a template.
_MISTAKES = (
    *(TemplateError, TypeError, ValueError, LookupError, ArithmeticError, OSError),
    *(AttributeError, RecursionError, SyntaxError, MemoryError, TooLong),
)
#: What goes too deep: for Python's own compiler as well.
_TOO_DEEP = (RecursionError, SyntaxError)
on_begin: list[Callable[[str], None]] = []
"""Functions called with the name of each template before it is filled in."""


class WrongTemplate(NigiriError):
    """A template of the club cannot be filled in."""

    exit_code = 2


def render(template: str, own: Path | None = None, usual: str = "", **facts: object) -> str:
    """Return the template of that file name filled in; all but .txt.j2 is escaped.

    What is printed, and no page that is published, has the policy of policy.py.

    usual -- the template in its place where there is none of that name; "": then it is missing
    own -- a folder whose templates win over those of nigiri, None for none
    An unknown name in a template is an error, never an empty place. Raises MissingResource when
    nigiri is installed without its templates, WrongTemplate for a mistake in one of the club.
    """
    try:
        for told in on_begin:
            told(template)
        names = [*filter(None, (template, usual))]
        text = _environment(own).select_template(names).render(**facts)
        if len(text) > LARGEST:
            raise MemoryError
    except _MISTAKES as trouble:
        if own is None:
            raise
        raise WrongTemplate(_what_is_wrong(own, template, trouble)) from trouble
    return with_policy(text) if _is_printed(template) else text


def _is_printed(template: str) -> bool:
    """Tell whether a template makes a document to be printed."""
    return template.endswith(".html.j2") and "/" not in template


LIST = "_list.html.j2"
"""The template of all lists."""
_AS_A_LIST = f'{{% extends "{LIST}" %}}\n'


def own_templates(lists: Iterable[str] = ()) -> dict[str, str]:
    """Return nigiri's templates by name, such as "site/page.html.j2", for a club to change.

    lists -- keys of reports that are printed as all lists are: each gets one that says so, in which
    a club changes that list alone
    """
    top = folder("templates")
    found = sorted(path for path in top.rglob("*") if path.is_file())
    texts = {path.relative_to(top).as_posix(): path.read_text(encoding="utf-8") for path in found}
    return {**texts, **{f"{key}.html.j2": _AS_A_LIST for key in lists}}


def _what_is_wrong(own: Path, template: str, trouble: Exception) -> str:
    """Return the sentence about a mistake: the file, the line if known, the way out."""
    told = next((each for each in trouble.args if isinstance(each, Message)), None)
    if isinstance(trouble, TemplateNotFound):
        told = message("report.template.missing", name=trouble.name)
    if isinstance(trouble, MemoryError):
        told = message("report.template.large")
    if isinstance(trouble, _TOO_DEEP):
        told = message("report.template.deep")
    what = told or str(trouble).rstrip(".")
    return message("report.template", place=_where(own, template, trouble), trouble=what)


def _where(own: Path, template: str, trouble: Exception) -> str:
    """Return the club's file and line of a mistake; the file alone where no line is known."""
    if isinstance(trouble, TemplateSyntaxError):
        path = own / (trouble.name or template)
        return message("report.template.line", path=str(path), line=trouble.lineno)
    passed = [
        message("report.template.line", path=frame.filename, line=frame.lineno)
        for frame in extract_tb(trouble.__traceback__)
        if Path(frame.filename).is_relative_to(own)
    ]
    return passed[-1] if passed else _where_read(own / template, trouble)


def _where_read(path: Path, trouble: Exception) -> str:
    """Return the file, and the line that was being read when it went wrong, where it was."""
    for frame, _ in reversed([*walk_tb(trouble.__traceback__)]):
        reader = frame.f_locals.get("self")
        if isinstance(reader, Parser):
            line = reader.stream.current.lineno
            return message("report.template.line", path=str(path), line=line)
    return str(path)


class _Loader(FileSystemLoader):
    """Finds templates in the club's folder, else among nigiri's."""

    def __init__(self, own: Path | None) -> None:
        """Look into the club's folder first, None for none."""
        super().__init__([*filter(None, [own]), folder("templates")])
        self._own = own

    def get_source(
        self, environment: Environment, template: str
    ) -> tuple[str, str, Callable[[], bool]]:
        """Return a template; ValueError for a link that leads out of the club's folder."""
        if self._own is not None:
            inside(self._own, template)
        return super().get_source(environment, template)


@pass_eval_context
def _filled_in(context: EvalContext, value: object) -> object:
    """Return a value as it is filled in: no sign in a name turns the order of the page.

    In lines of text, which have columns, letters from the right are not set apart.
    """
    done = hasattr(value, "__html__")  # what a macro made has been through this
    if done or not isinstance(value, str) or value.isascii():
        return value
    return isolated(visible(value)) if context.autoescape else visible(value)


class _Sandbox(ImmutableSandboxedEnvironment):
    """The sandbox, which asks once for each kind of object and name: a page asks thousands."""

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401 -- of jinja2
        """Begin with nothing asked."""
        super().__init__(**settings)
        self._known: dict[tuple[type, str], bool] = {}

    def is_safe_attribute(self, obj: object, attr: str, value: object) -> bool:
        """Tell whether a template may have an attribute; it is the same for all of a kind."""
        if (type(obj), attr) not in self._known:
            self._known[type(obj), attr] = super().is_safe_attribute(obj, attr, value)
        return self._known[type(obj), attr]


@cache
def _environment(own: Path | None) -> ImmutableSandboxedEnvironment:
    """Return the settings of all templates."""
    environment = _Sandbox(
        loader=_Loader(own),
        autoescape=select_autoescape(disabled_extensions=("txt.j2",), default=True),
        undefined=StrictUndefined,
        finalize=_filled_in,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters.update(fit=_fit, lines=_lines, picture=partial(_picture, own))
    return environment


def _fit(
    text: str, millimetres: float, points: int, least: int = 8, beside: tuple[str, int] = ("", 0)
) -> str:
    """Return the style that prints a text at `points`, or smaller if the room is too narrow.

    beside -- a text that follows after a space, "" for none, and its size in percent

    A text that would be smaller than `least` may break into two lines.
    """
    after, percent = beside
    wide = printed_width(text) + (printed_width(f" {after}") * percent // 100 if after else 0)
    room = int(millimetres * HUNDREDTHS_OF_POINTS) // max(wide, 1)
    if room >= points:
        return f"font-size: {points}pt"
    if room >= least:
        return f"font-size: {room}pt"
    return f"font-size: {least}pt; white-space: normal; line-height: 1"


def _lines(text: str, millimetres: int, points: int) -> int:
    """Return the number of lines of a text of that size, in a room of that width; 0 for ""."""
    return -(-printed_width(text) * points // (millimetres * HUNDREDTHS_OF_POINTS))


def _picture(own: Path | None, name: str) -> str:
    """Return a picture of the club's folder, such as "logo.png", as the address of an <img>.

    The page then needs no other file. Raises ValueError for what is no picture of that folder.
    """
    kind, _ = guess_type(name)
    if own is None or Path(name).name != name or not (kind or "").startswith("image/"):
        raise ValueError(message("report.no-picture", name=name))
    path = inside(own, name)
    if not path.is_file():
        raise ValueError(message("report.picture-missing", name=name))
    return f"data:{kind};base64,{b64encode(path.read_bytes()).decode()}"
