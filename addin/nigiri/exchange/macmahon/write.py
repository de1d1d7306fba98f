"""An event as a file of the MacMahon program (formats 5)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.scoring import Worth
from nigiri.domain.players.federation_ids import FEDERATIONS, ids
from nigiri.domain.players.ratings import EGF_LOWEST_DAN, strength_of
from nigiri.domain.scores.scores import appearances
from nigiri.domain.tiebreaks import called
from nigiri.exchange.macmahon.words import criterion_of, result_word
from nigiri.exchange.parts.format import Outgoing
from nigiri.exchange.parts.losses import LeftOut
from nigiri.exchange.parts.not_sent import (
    tell_event,
    tell_open_colours,
    tell_players,
    tell_rounds,
)
from nigiri.exchange.parts.starts import corrections_of, written_scale
from nigiri.exchange.parts.xml import new_element, with_text, written

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event, Game, Player, Round
    from nigiri.domain.model.settings import Settings
    from nigiri.domain.model.units import HalfPoints, PlayerId
    from nigiri.exchange.parts.xml import Element

_HELD = ("lost.cities", "lost.notes", "lost.teams")


def tell_not_sent(event: Event, left_out: LeftOut) -> None:
    """Report what a MacMahon file cannot hold, of players, rounds and settings."""
    tell_players(event, left_out, _HELD)
    for player in event.players:
        others = {key: number for key, number in ids(player.federation_id).items() if key != "egf"}
        for key, number in others.items():
            left_out.item("lost.federation-numbers", f"{player.name}, {FEDERATIONS[key]} {number}")
    tell_rounds(event, left_out)
    tell_open_colours(event, left_out)
    tell_event(event, left_out)
    settings, usual = event.settings, Worth(missed=1)
    lost = {
        "lost.set.about": settings.place or settings.dates or settings.director,
        "lost.set.times": settings.time_limits,
        "lost.set.komi": settings.komi_even,
        "lost.set.scoring": settings.scoring.score != usual,
        "lost.set.pairing": True,
    }
    for key, holds in lost.items():
        if holds:
            left_out.add(key)


_NO_RATING, _QUARTERS = -901, 2


def write(event: Event) -> Outgoing:
    """Return the file of an event."""
    left_out = LeftOut()
    scale = written_scale(event)
    corrections = corrections_of(event, replace(scale, zero=scale.floor), left_out)
    settings = [with_text(name, _word(value)) for name, value in _settings(event).items()]
    people = [
        _participant(event, player, at, corrections) for at, player in enumerate(event.players, 1)
    ]
    rounds = [
        new_element("TournamentRound", {}, with_text("RoundNumber", this.number), *_pairings(this))
        for this in event.rounds
    ]
    wall = new_element("Walllist", {"typeversion": 3}, *_criteria(event, left_out))
    tell_not_sent(event, left_out)
    root = new_element("Tournament", {"typeversion": 6}, *settings, wall, *people, *rounds)
    not_sent = left_out.sentences()
    remarks = tuple(f"Not in this file, or otherwise: {what}" for what in not_sent)
    return Outgoing(written(root, remarks), not_sent)


def _word(value: object) -> object:
    """Return a value as MacMahon's files write it."""
    return str(value).lower() if isinstance(value, bool) else value


def _settings(event: Event) -> dict[str, object]:
    """Return the settings, an element each, in the usual order."""
    settings, scale = event.settings, written_scale(event)
    return {
        "Name": settings.name,
        "NumberOfRounds": settings.rounds,
        "CurrentRoundNumber": max(1, len(event.rounds)),
        "TakeCurrentRoundInAccount": True,
        "Boardsize": settings.board,
        "UseMacMahonStartScores": settings.start_rule != "none",
        "UpperMacMahonBar": True,
        "UpperMacMahonBarLevel": scale.bar,
        "LowerMacMahonBar": True,
        "LowerMacMahonBarLevel": scale.floor,
        **_handicaps(settings, scale),
        "HandicapIncludeInTieBreakers": settings.scoring.handicaps == "counted",
        "AllowJigo": True,
        "ByeShouldResultInZeroSOSetc": settings.scoring.bye_sos != "own less one",
    }


def _handicaps(settings: Settings, scale: Settings) -> dict[str, object]:
    """Return the settings of handicaps."""
    even = settings.handicap_even_above
    below = scale.bar if even == "bar" else even
    return {
        "HandicapUsed": settings.handicap_cap > 0,
        "HandicapByLevel": settings.handicap_by == "rank",
        "HandicapByPoints": settings.handicap_by == "score",
        "HandicapByRating": settings.handicap_by in {"rating", "rating rank"},
        "HandicapBelow": below is not None,
        **({} if below is None else {"HandicapBelowLevel": below}),
        "HandicapAdjustment": settings.handicap_reduction > 0,
        "HandicapAdjustmentValue": -settings.handicap_reduction,
        "HandicapLimit": True,
        "HandicapLimitValue": settings.handicap_cap,
    }


def _criteria(event: Event, left_out: LeftOut) -> list[Element]:
    """Return the criteria of places, as columns of the wall list."""
    rows = []
    for code in (event.settings.first, *event.settings.tiebreaks):
        name = criterion_of(code)
        if name is None:
            left_out.add("lost.places.word", code=called(event.settings, code))
        else:
            rows.append(
                new_element(
                    "SortCriterionDescriptor", {"typeversion": 2}, with_text("ShortName", name)
                )
            )
    return rows


def _participant(
    event: Event, player: Player, at: int, corrections: Mapping[PlayerId, HalfPoints]
) -> Element:
    """Return a player; one without a number gets an id behind all numbers."""
    last = max(event.by_number, default=0)
    correction = corrections[player.number] if player.number else 0
    out = {number for number in player.out if number <= event.settings.rounds}
    if player.number:
        out |= {p.round_number for p in appearances(event, player.number) if p.kind == "missed"}
    inside = {
        "Id": player.number or last + at,
        "PreliminaryRegistration": player.number is None,
        "Comment": player.notes,
        "ScoreAdjustment": correction != 0,
        "ScoreAdjustmentValue": correction * _QUARTERS,
    }
    return new_element(
        "IndividualParticipant",
        {"typeversion": 1},
        *(with_text(name, _word(value)) for name, value in inside.items()),
        *(with_text("NotPlayingInRound", number) for number in sorted(out)),
        new_element("GoPlayer", {}, *_go_player(event, player)),
    )


def _go_player(event: Event, player: Player) -> list[Element]:
    """Return the facts about a player as a person."""
    rating = _NO_RATING
    if player.rating is not None:
        rating = strength_of(event.settings, player.rating) + EGF_LOWEST_DAN
    facts = {
        "FirstName": player.given,
        "Surname": player.family,
        "GoLevel": player.initial_rank,
        "Country": player.country.lower(),
        "Club": player.club,
        "City": player.city,
        "Team": player.team,
        "Rating": rating,
        "EgdPin": ids(player.federation_id).get("egf", ""),
    }
    return [with_text(name, value) for name, value in facts.items()]


def _pairings(this: Round) -> list[Element]:
    """Return the games of a round, then the byes."""
    games = [_pairing(game) for game in this.games]
    byes = [
        new_element(
            "Pairing",
            {},
            with_text("Black", bye),
            with_text("White", 0),
            with_text("PairingWithBye", "true"),
        )
        for bye in this.byes
    ]
    return [*games, *byes]


def _pairing(game: Game) -> Element:
    """Return a game."""
    facts = {
        "Black": game.black,
        "White": game.white,
        "PairingWithBye": False,
        "Handicap": game.handicap,
        "AdditionalKomi": 0,
        "AllowJigo": True,
        "Result": result_word(game.result),
        "ResultByReferee": game.result is not None and game.result.by_default,
        "BoardNumber": game.table or 0,
        "BoardNumberFixed": False,
        "ForcedPairing": game.keep,
    }
    return new_element(
        "Pairing", {}, *(with_text(name, _word(value)) for name, value in facts.items())
    )
