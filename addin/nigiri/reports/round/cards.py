"""Pairing cards like the manual's, filled to date: enough to go on by hand (M20, A11)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.figures import points_words
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.scores.scores import appearances, pairing_score
from nigiri.domain.standings.shown import more_shown, shown_after, shown_start
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.systems.stages import judged
from nigiri.domain.text import clean
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.reports.desk.rules import sections_to_come
from nigiri.reports.frame.columns import rating_shown
from nigiri.reports.frame.handicaps import player_sign
from nigiri.reports.frame.hidden import club_shown
from nigiri.reports.frame.names import aligned
from nigiri.reports.frame.pages import pages_of
from nigiri.reports.frame.sheet import Sheet, common, file_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event, Game, Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.scores.scores import Participation
    from nigiri.messages.message import Message
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

CARDS_A_PAGE = 20
"""M20."""

#: Rounds that a card of the manual has room for.
USUAL_ROUNDS = 6


class Box(NamedTuple):
    """A round on a card: opponent's number and colour or handicap above, the score below.

    opponent -- "28"; "BYE" where colour is ""; "–" for a round missed; all blank: not drawn yet
    text -- the same as a line of text: round, colour, number and name, result, score
    floated -- ↓ drawn down, to somebody with fewer points; ↑ drawn up; "" neither (B28)
    """

    opponent: str = ""
    colour: str = ""
    score: str = ""
    text: Sequence[str] = ()
    floated: str = ""


class Card(NamedTuple):
    """A player's card.

    rank -- with the rank at entry before it where it has changed (M13): "2k, 1k"
    score -- that with which the player is drawn next, in half points
    boxes -- one a round, of all that the event has
    about -- the first line of the card as text
    """

    number: PlayerId | None
    name: str
    rank: str
    club: str
    start: str
    score: HalfPoints
    boxes: Sequence[Box]
    about: Sequence[str]


@dataclass(frozen=True, kw_only=True)
class Cards(Sheet):
    """The cards of everybody, by number; as text by score, as a director lays them out (M8)."""

    after: int
    rounds: int
    cards: Sequence[Card]

    @property
    def template(self) -> str:
        """Return the one template."""
        return "cards.html.j2"

    @property
    def which(self) -> Message:
        """Return "cards-round-3"."""
        return file_word("cards-round", number=self.after) if self.after else file_word("cards")

    @property
    def title(self) -> str:
        """Return the title, with the round up to which the cards are filled."""
        return self.speech.say("cards after" if self.after else "cards", number=self.after)

    @property
    def pages(self) -> list[Sequence[Card]]:
        """Return the cards of each page."""
        return pages_of(self.cards, CARDS_A_PAGE)

    def text_lines(self) -> Sequence[str]:
        """Return the cards group by group, from the top score down."""
        rows = [("", *box.text) for card in self.cards for box in card.boxes if box.text]
        lines = iter(aligned(rows, right={1, 3}) if rows else [])
        text = {id(card): [next(lines) for box in card.boxes if box.text] for card in self.cards}
        found: list[str] = []
        for score, group in groupby(sorted(self.cards, key=_by_score), lambda card: card.score):
            cards = list(group)
            words = self.speech.say("card group", score=points_words(score), count=len(cards))
            found += [words, "=" * len(words), ""]
            for card in cards:
                found += ["  ".join(card.about), *text[id(card)], ""]
        return found


def _by_score(card: Card) -> tuple[int, bool, int]:
    """Return the key that puts the highest score first, and in it the lowest number."""
    return -card.score, card.number is None, card.number or 0


def cards(event: Event, speech: Speech, options: Options) -> Cards:
    """Return the cards of all players here or with a number, filled to the newest round.

    Raises Forbidden while the sections are not cut: cards without initial scores would pair the
    strongest with the weakest.
    """
    known = [player for player in event.players if player.number is not None or player.here]
    if known and sections_to_come(event):
        raise Forbidden(message("report.no-scores"))
    known.sort(key=lambda player: (player.number is None, player.number or 0))
    rounds = max([event.settings.rounds, *(drawn.number for drawn in event.rounds)])
    return Cards(
        **common(event, speech, options),
        after=max((drawn.number for drawn in event.rounds), default=0),
        rounds=max(rounds, USUAL_ROUNDS),
        cards=[_card(event, player, speech, rounds) for player in known],
    )


def _card(event: Event, player: Player, speech: Speech, rounds: int) -> Card:
    """Return a player's card."""
    number, start = player.number, shown_start(event, player)
    line = () if number is None else appearances(event, number)
    filled = {part.round_number: _box(event, part, speech) for part in line}
    ranks = dict.fromkeys((str(player.initial_rank), str(player.rank)))
    drawn = None if number is None else pairing_score(event, number, rounds + 1)
    score = start if drawn is None else HalfPoints(drawn + more_shown(event))
    return Card(
        number,
        clean(player.name),
        ", ".join(ranks),
        club_shown(player),
        points_words(start),
        score,
        [filled.get(at, Box()) for at in range(1, max(rounds, USUAL_ROUNDS) + 1)],
        _about(event, player, speech, ", ".join(ranks)),
    )


def _about(event: Event, player: Player, speech: Speech, rank: str) -> Sequence[str]:
    """Return the words of a card's first line: name, rank, club, rounds out (A11)."""
    section, out = section_of(event, player), sorted(player.out)
    rating = rating_shown(event, player)
    return [
        f"{player.number or '–'} {clean(player.name)}",
        rank,
        *filter(None, [club_shown(player)]),
        *([speech.say("card rating", rating=rating)] if rating else []),
        *([speech.say("card section", section=section)] if section is not None else []),
        speech.say("card start", score=points_words(shown_start(event, player))),
        *([speech.say("card out", rounds=", ".join(map(str, out)))] if out else []),
    ]


def _box(event: Event, part: Participation, speech: Speech) -> Box:
    """Return the box of a drawn round."""
    score = shown_after(event, part.player, part.round_number)
    shown, round_number = "" if score is None else points_words(score), str(part.round_number)
    if part.game is None:
        word = speech.say("card no opponent" if part.bye else "card missed")
        opponent = speech.say("card bye") if part.bye else "–"
        return Box(opponent, "", shown, (round_number, "", "", word, "", shown))
    other, colour = event.player(part.game.opponent_of(part.player)), _colour(part.game, part)
    floated = _floated(event, part)
    text = (
        round_number,
        colour,
        str(other.number),
        " ".join(filter(None, [clean(other.name), str(other.rank), floated])),
        _result(part, speech),
        shown,
    )
    return Box(str(other.number), colour, shown, text, floated)


def _floated(event: Event, part: Participation) -> str:
    """Return ↓ for who met somebody with fewer points in a round drawn by score, ↑ for more."""
    if part.opponent is None or not judged(event.settings, part.round_number).by_score:
        return ""
    own, other = (
        pairing_score(event, number, part.round_number) for number in (part.player, part.opponent)
    )
    return "↓" if own > other else "↑" if own < other else ""


def _colour(game: Game, part: Participation) -> str:
    """Return ○ or ● in an even game, else +n for taking and −n for giving n stones (M12)."""
    return player_sign(game, part.player)


def _result(part: Participation, speech: Speech) -> str:
    """Return the result of a game for the player, in words."""
    if part.unfinished:
        return speech.say("card playing")
    said = speech.say(("card lost", "card jigo", "card won")[part.victory])
    return speech.say("card defaulted", result=said) if part.by_default else said
