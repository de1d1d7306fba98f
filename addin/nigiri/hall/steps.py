"""The pages with a question, as plain data (`Step`) and as HTML (`page_of`): one page a question.

Any phone can show them. There is no script on them: an answer is a link, and only the last one,
which says so in large letters, is sent.
"""

from __future__ import annotations

import base64
import hashlib
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.message import said
from nigiri.reports.frame.render import render

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from nigiri.hall.saved_event import SavedEvent
    from nigiri.messages.message import Message

TEMPLATE = "hall/step.html.j2"
_STYLES = ("site/_site.css", "hall/_step.css")
_POLICY = (
    "default-src 'none'; style-src {styles}; img-src 'self' data:; form-action 'self'; "
    "frame-ancestors 'none'; base-uri 'none'"
)


class Choice(NamedTuple):
    """An answer as a large link: its words, and smaller ones below them."""

    words: str
    link: str
    small: str = ""


class Field(NamedTuple):
    """A line to be filled in; digits -- only digits are typed, so a phone shows those alone."""

    name: str
    label: Message
    value: str = ""
    digits: bool = False
    tip: Message | None = None


class Ask(NamedTuple):
    """A form: where it is sent, how, what is filled in and what is sent along, and its button."""

    action: str
    button: Message
    fields: Sequence[Field] = ()
    along: Mapping[str, str] = {}
    method: str = "post"


class Step(NamedTuple):
    """A page with a question, or what came of the answer.

    bad -- what is wrong with the answer before; large -- what is to be read twice
    told -- what is said besides; links -- other ways to go on, in small letters
    done -- answers that were given already, under a heading of their own
    """

    title: Message
    small: str = ""
    bad: Message | None = None
    large: Sequence[str] = ()
    told: Sequence[str] = ()
    choices: Sequence[Choice] = ()
    done_title: Message | None = None
    done: Sequence[Choice] = ()
    ask: Ask | None = None
    links: Sequence[Choice] = ()


def page_of(step: Step, saved: SavedEvent) -> str:
    """Return the page of a step in the language of the event."""
    frame, language = saved.frame, saved.language
    return render(
        TEMPLATE,
        frame.own,
        step=step,
        site=frame,
        say=frame.speech.say,
        said=partial(said, language=language),
        language=language,
    )


@cache
def policy(own: Path | None) -> str:
    """Return the content security policy of these pages: no script, and our own style.

    own -- the club's folder of templates, None where it has none
    """
    styles = (hashlib.sha256(render(name, own).encode()).digest() for name in _STYLES)
    known = " ".join(f"'sha256-{base64.b64encode(each).decode()}'" for each in styles)
    return _POLICY.format(styles=known)
