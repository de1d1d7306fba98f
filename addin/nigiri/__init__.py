"""Direct a Go tournament inside a spreadsheet; for notebooks: ask, frames and read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nigiri.notebook import ask, frames, read

__all__ = ["ask", "frames", "read"]


def __getattr__(name: str) -> Any:  # noqa: ANN401 -- as Python calls it
    """Return `ask`, `frames` or `read`, which notebooks use and no command needs."""
    if name in __all__:
        from nigiri import notebook  # noqa: PLC0415 -- every command imports this package

        return getattr(notebook, name)
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)
