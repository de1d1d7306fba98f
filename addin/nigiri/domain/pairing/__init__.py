"""Drawing a round: the exact optimum of an ordered list of criteria (M6 to M12)."""

from nigiri.domain.pairing.drawing import Board, Bye, Drawn, draw

__all__ = ["Board", "Bye", "Drawn", "draw"]
