"""An event like the Three Peaks: 58 players, five rounds; a winner, seven more with four wins."""

from __future__ import annotations

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank

#: The wins of everybody in the end, by number.
WINS = (5, *[4] * 7, *[3] * 20, *[2] * 24, *[1] * 4, 0, 0)
ROUNDS = 5


def peaks_event(rounds: int = ROUNDS, open_games: int = 0) -> Event:
    """Return the event after that many rounds; open_games -- games of the last one without result.

    Who has most wins to come wins, so that everybody has those of WINS in the end.
    """
    lacking = {PlayerId(n): wins for n, wins in enumerate(WINS, 1)}
    played = []
    for number in range(1, rounds + 1):
        order = sorted(lacking, key=lambda one: (-lacking[one], one))
        half = len(order) // 2
        games = []
        for table, (winner, loser) in enumerate(zip(order[:half], order[half:], strict=True), 1):
            lacking[winner] -= 1
            open_game = number == rounds and table <= open_games
            result = None if open_game else Result(Outcome.WHITE)
            games.append(Game(table, winner, loser, result=result))
        played.append(Round(number, tuple(games)))
    people = tuple(
        Player(f"Player{n:02}", "P", Rank(0), number=PlayerId(n), here=True)
        for n in range(1, len(WINS) + 1)
    )
    settings = Settings(
        name="Three Peaks", rules="bga", rounds=ROUNDS, ranked_by="all", start_rule="none"
    )
    return Event(settings, people, rounds=tuple(played))
