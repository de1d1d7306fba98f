"""Entry forms, two a page; short slips for the door, eight a page (M25, B9, B31).

A form asks what the organiser needs and the event's workbook does not keep: address, telephone,
e-mail. It is blank, or filled in from Players as far as that knows. A slip is for who comes without
an entry, and for whatever is to be changed: the only way to tell the desk, so that nothing is lost.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.organising.fees import announced, announced_for
from nigiri.domain.text import clean
from nigiri.reports.frame.names import alphabetical
from nigiri.reports.frame.pages import pages_of
from nigiri.reports.frame.sheet import Sheet, common, file_word
from nigiri.reports.letters.announcement import fee_lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event, Player
    from nigiri.messages.message import Message
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

_FORMS, _SLIPS = 2, 8
"""On a page, on A4 and Letter."""

_FORM: Sequence[Sequence[tuple[str, int]]] = (
    (("family", 6), ("given", 5), ("rank", 2)),
    (("club", 5), ("country", 3), ("membership", 5)),
    (("address", 1),),
    (("telephone", 5), ("email", 8)),
    (("concession", 8), ("ages", 5)),
    (("rounds", 8), ("publish", 5)),
)
"""The fields of a form, line by line, with their share of its width."""

_SLIP: Sequence[Sequence[tuple[str, int]]] = (
    (("family", 1),),
    (("given", 3), ("rank", 1)),
    (("club", 2), ("country", 1)),
    (("rounds", 3), ("number", 1)),
)

_OPEN, _TICKED = "☐", "☒"
#: Between boxes to tick: a browser keeps it.
_APART = "\u2003"


class FormField(NamedTuple):
    """A field to be filled in: its label, what is known, its share of the line."""

    label: str
    value: str = ""
    share: int = 1


class Form(NamedTuple):
    """One form; fee -- what its player pays as announced, "" where that is not known."""

    lines: Sequence[Sequence[FormField]]
    fee: str = ""


@dataclass(frozen=True, kw_only=True)
class EntryForms(Sheet):
    """The forms of each page; short -- slips for the door; fees -- as announced, "" for none."""

    pages: Sequence[Sequence[Form]]
    short: bool = False
    fees: str = ""

    @property
    def template(self) -> str:
        """Return the template of forms and slips."""
        return "entry_form.html.j2"

    @property
    def which(self) -> Message:
        """Return the name of its file, without ending."""
        return file_word("door-slips" if self.short else "entry-form")

    @property
    def title(self) -> str:
        """Return the title."""
        return self.speech.say("door slip" if self.short else "entry form")


def entry_form(event: Event, speech: Speech, options: Options) -> EntryForms:
    """Return a page of blank forms, or as many as are chosen; everybody's where asked for.

    Slips are chosen by options.short.
    """
    a_page = _SLIPS if options.short else _FORMS
    people = [*_people(event)] if options.filled else []
    blank = options.count or (0 if people else a_page)
    forms = [_form(event, player, speech, short=options.short) for player in people]
    forms += [_form(event, None, speech, short=options.short)] * blank
    return EntryForms(
        **common(event, speech, replace(options, stamp=None)),
        pages=pages_of(forms, a_page),
        short=options.short,
        fees=" · ".join(fee_lines(event.settings, speech)),
    )


def _people(event: Event) -> list[Player]:
    """Return everybody on the list, by name."""
    return sorted(event.players, key=lambda player: alphabetical(clean(player.name)))


def _form(event: Event, player: Player | None, speech: Speech, *, short: bool) -> Form:
    """Return the form of a player, a blank one for None."""
    known = {**dict(_choices(event, player, speech)), **(dict(_known(player)) if player else {})}
    lines = [
        [FormField(speech.say(f"form {key}"), known.get(key, ""), share) for key, share in line]
        for line in (_SLIP if short else _FORM)
    ]
    return Form(lines, _fee(event, player) if player else "")


def _known(player: Player) -> Iterator[tuple[str, str]]:
    """Yield (field, what Players knows of it)."""
    yield "family", clean(player.family)
    yield "given", clean(player.given)
    yield "rank", str(player.initial_rank)
    yield "club", clean(player.club or player.city)
    yield "country", clean(player.country)
    yield "membership", clean(player.federation_id)
    yield "number", str(player.number or "")


def _choices(event: Event, player: Player | None, speech: Speech) -> Iterator[tuple[str, str]]:
    """Yield (field, boxes to tick): rounds to be played, and whether the name may be published."""
    rounds = range(1, event.settings.rounds + 1)
    plays = [number for number in rounds if player and number not in player.out]
    boxes = (f"{_TICKED if number in plays else _OPEN}\u00a0{number}" for number in rounds)
    yield "rounds", _APART.join(boxes)
    answers = (f"{_OPEN}\u00a0{speech.say(key)}" for key in ("form yes", "form no"))
    yield "publish", _APART.join(answers)


def _fee(event: Event, player: Player) -> str:
    """Return the fee noted beside a player, else that announced for the rank; "" for neither."""
    typed = clean(player.fee)
    return typed or announced_for(announced(event.settings.entry_fees), player.initial_rank)
