"""Notices for the hall, a page each in large letters: quiet, clocks, results (B24, M31)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.reports.frame.sheet import Sheet, common

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

_SAID = {
    "quiet": ("w quiet how",),
    "clocks": ("w clocks stay", "w running on"),
    "results": ("w results how",),
}
"""Notice -> the sentences of the welcome speech that it repeats."""


class Notice(NamedTuple):
    """One page: a few words, to be read from afar, and what they mean."""

    title: str
    sentences: Sequence[str]


@dataclass(frozen=True, kw_only=True)
class Notices(Sheet):
    """The notices ready to be printed."""

    pages: Sequence[Notice]

    @property
    def template(self) -> str:
        """Return the template of the notices."""
        return "notices.html.j2"

    @property
    def title(self) -> str:
        """Return the title."""
        return self.speech.say("notices")


def notices(event: Event, speech: Speech, options: Options) -> Notices:
    """Return the notices, a page each."""
    return Notices(
        **common(event, speech, replace(options, stamp=None)),
        pages=[
            Notice(speech.say(f"notice {key}"), [speech.say(each) for each in said])
            for key, said in _SAID.items()
        ],
    )
