"""Drawing a round: the exact optimum of an ordered list of criteria (M6 to M12)."""

from nigiri.domain.pairing.drawing import Board, Drawn, draw
from nigiri.domain.pairing.sitting_out import Bye

__all__ = ["Board", "Bye", "Drawn", "draw"]
