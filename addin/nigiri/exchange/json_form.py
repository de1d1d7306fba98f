"""The event as JSON, whole and exact: what is written is read again as the same event.

{"nigiri": "event", "version": 1, "event": {"settings": ..., "players": [...], "rounds": [...]}}

The names are those of the fields of the model (domain/model/event.py, domain/model/settings.py).
Scores and komi are whole numbers of half points; a rank is "3d", a day "2026-05-12", a player is
named by the number. Missing fields are as in a new event of the rule set `quebec`. `check_event`
refuses an event from outside that is inconsistent in its numbers, rounds or wishes.
"""

from __future__ import annotations

import datetime as dt
import json
import types
import unicodedata
from collections import Counter
from contextlib import suppress
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, Union, get_args, get_origin, get_type_hints

from nigiri.domain.model import event as model
from nigiri.domain.model import scoring, settings, side_events, small_boards, units
from nigiri.domain.model.event import Event
from nigiri.domain.model.units import Rank
from nigiri.domain.text import clean
from nigiri.errors import WrongUse
from nigiri.exchange.parts.format import Incoming, Outgoing
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Round


_MOST_ROUNDS, _MOST_PLAYERS = 100, 5000


def check_event(event: Event) -> None:
    """Raise WrongUse with the first inconsistency of an event."""
    for sentence in _wrong(event):
        raise WrongUse(sentence)


def _wrong(event: Event) -> Iterator[str]:
    """Yield a sentence for each inconsistency of an event."""
    numbers = [player.number for player in event.players if player.number is not None]
    if len(event.players) > _MOST_PLAYERS or len(event.rounds) > _MOST_ROUNDS:
        held = {"players": len(event.players), "count": len(event.rounds)}
        yield message("foreign.json.many", **held)
    if len({*numbers}) != len(numbers) or min(numbers, default=1) < 1:
        yield message("foreign.json.numbers")
    if any(not player.family.strip() for player in event.players):
        yield message("foreign.json.names")
    if [this.number for this in event.rounds] != list(range(1, len(event.rounds) + 1)):
        yield message("foreign.json.rounds")
    for this in event.rounds:
        yield from _round(this, {*numbers})
    for wish in event.wishes:
        if not {*numbers}.issuperset(wish.players):
            yield message("foreign.json.wish")


def _round(this: Round, numbers: set[int]) -> Iterator[str]:
    """Yield a sentence for each inconsistency of a round."""
    seated = Counter([*this.byes, *(number for game in this.games for number in game.players)])
    if not numbers.issuperset(seated):
        yield message("foreign.json.stranger", round=this.number)
    if any(many > 1 for many in seated.values()):
        yield message("foreign.json.twice", round=this.number)


VERSION = 1
_BEGINS = b"nigiri"
_FIRST_BYTES = 200
_LARGEST = 10**9
_LONGEST = 10_000
#: The names in annotations of the model, with what they mean.
_NAMES: dict[str, Any] = {
    **{
        name: value
        for module in (units, small_boards, side_events, scoring, settings, model)
        for name, value in vars(module).items()
    },
    "dt": dt,
}


def fits(data: bytes) -> bool:
    """Tell whether a file begins as an event in JSON."""
    first = data.removeprefix(b"\xef\xbb\xbf").lstrip()[:_FIRST_BYTES]
    return first.startswith(b"{") and _BEGINS in first


def written(event: Event) -> Outgoing:
    """Return the event as JSON, in UTF-8, a line for each value."""
    form = {"nigiri": "event", "version": VERSION, "event": _form(event)}
    return Outgoing(f"{json.dumps(form, ensure_ascii=False, indent=1)}\n".encode())


def read(data: bytes) -> Incoming:
    """Return the event of a file, with the names in it that this version does not know.

    Raises WrongUse with one sentence, which says where, for anything that is no event.
    """
    try:
        form = json.loads(data.decode("utf-8-sig"), parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise WrongUse(message("foreign.json.damaged", why=str(error))) from error
    if not isinstance(form, dict) or form.get("nigiri") != "event":
        raise WrongUse(message("foreign.json.other"))
    if form.get("version") != VERSION:
        version = str(form.get("version"))[:20]
        raise WrongUse(message("foreign.json.version", version=version, known=VERSION))
    left_out: list[str] = []
    event = _Reader(left_out).value(Event, form.get("event"), "event")
    check_event(event)
    return Incoming(event, (*left_out, *_beside(event)))


def _beside(event: Event) -> Iterator[str]:
    """Yield a sentence for all that the event holds and a workbook does not take from the file."""
    for player in event.players:
        if player.evidence:
            yield message("lost.evidence", name=player.name, why=player.evidence)
    if event.chart.games or event.ladder.challenges:
        yield message("lost.games.side")


def _no_number(name: str) -> None:
    """Raise ValueError for NaN and the infinite, which JSON does not have."""
    msg = f"{name} is no number"
    raise ValueError(msg)


def _form(value: Any) -> Any:  # noqa: ANN401 -- whatever the model holds
    """Return a value of the model in the form of JSON."""
    if isinstance(value, Rank):
        return str(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, dt.date):
        return value.isoformat()
    if is_dataclass(value):
        return {field.name: _form(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, frozenset):
        return sorted(map(_form, value))
    return [_form(each) for each in value] if isinstance(value, tuple) else value


@cache
def _hints(kind: Any) -> dict[str, Any]:  # noqa: ANN401 -- a class of the model
    """Return the types of the fields of a class."""
    return get_type_hints(kind, localns=_NAMES)


@dataclass(frozen=True)
class _Reader:
    """Makes values of the model from JSON; names that it does not know are left out."""

    left_out: list[str]

    def value(self, kind: Any, form: Any, at: str) -> Any:  # noqa: ANN401 -- as annotated
        """Return a value of that type; raise WrongUse, saying where, for any other."""
        kind = getattr(kind, "__supertype__", kind)
        origin = get_origin(kind)
        if origin in {Union, types.UnionType}:
            return self._one_of(get_args(kind), form, at)
        if origin is Literal:
            return form if form in get_args(kind) else _refuse(form, at)
        if origin in {tuple, frozenset}:
            return origin(self._several(kind, form, at))
        if is_dataclass(kind) and kind is not Rank:
            return self._fields(kind, form, at)
        if isinstance(kind, type) and issubclass(kind, tuple):
            return kind(*self._named(kind, form, at))
        return _single(kind, form, at)

    def _one_of(self, kinds: tuple[Any, ...], form: Any, at: str) -> Any:  # noqa: ANN401
        """Return the value as the first of these types that accepts it."""
        if form is None:
            return None if types.NoneType in kinds else _refuse(form, at)
        *others, last = [kind for kind in kinds if kind is not types.NoneType]
        for kind in others:
            with suppress(WrongUse):
                return self.value(kind, form, at)
        return self.value(last, form, at)

    def _several(self, kind: Any, form: Any, at: str) -> list[Any]:  # noqa: ANN401
        """Return the values of a list; of a fixed length where the type has one."""
        if not isinstance(form, list):
            _refuse(form, at)
        kinds = get_args(kind)
        if get_origin(kind) is frozenset or kinds[-1] is Ellipsis:
            kinds = (kinds[0],) * len(form)
        if len(kinds) != len(form):
            _refuse(form, at)
        return [self.value(kinds[i], each, f"{at}[{i}]") for i, each in enumerate(form)]

    def _named(self, kind: Any, form: Any, at: str) -> list[Any]:  # noqa: ANN401
        """Return the values of a named tuple."""
        hints = list(_hints(kind).values())
        if not isinstance(form, list) or len(form) != len(hints):
            _refuse(form, at)
        return [self.value(k, each, at) for k, each in zip(hints, form, strict=True)]

    def _fields(self, kind: Any, form: Any, at: str) -> Any:  # noqa: ANN401
        """Return a dataclass; fields that are missing have their default."""
        if not isinstance(form, dict):
            _refuse(form, at)
        hints, known = _hints(kind), {field.name: field for field in fields(kind)}
        self.left_out.extend(
            message("lost.field", at=at, name=clean(name[:200])[:40])
            for name in form
            if name not in known
        )
        values = {
            name: self.value(hints[name], form[name], f"{at}.{name}")
            for name in known
            if name in form
        }
        needed = [
            name
            for name, field in known.items()
            if name not in values and field.default is MISSING and field.default_factory is MISSING
        ]
        if needed:
            raise WrongUse(message("foreign.json.missing", at=f"{at}.{needed[0]}"))
        return kind(**values)


def _single(kind: Any, form: Any, at: str) -> Any:  # noqa: ANN401 -- as annotated
    """Return a rank, a day, a member of an enumeration, a text, a number or a boolean."""
    try:
        if kind is Rank:
            return Rank.parse(form)
        if kind is dt.date:
            return dt.date.fromisoformat(form)
        if issubclass(kind, Enum):
            return kind(form)
    except (TypeError, ValueError, AttributeError):
        _refuse(form, at)
    if type(form) is not kind or (kind is int and abs(form) > _LARGEST):
        _refuse(form, at)
    if kind is str and (len(form) > _LONGEST or any(map(_no_sign, form))):
        _refuse(form, at)
    return form


def _no_sign(sign: str) -> bool:
    """Tell whether no cell can hold a character: control characters and lone surrogates."""
    return sign not in "\n\t" and unicodedata.category(sign) in {"Cc", "Cs"}


def _refuse(form: Any, at: str) -> Any:  # noqa: ANN401 -- never returns
    """Raise WrongUse: this value cannot be here in an event."""
    raise WrongUse(message("foreign.json.value", at=at, found=clean(str(form)[:200])[:40]))
