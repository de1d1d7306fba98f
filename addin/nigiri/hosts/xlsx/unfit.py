"""The error for what is in a file and cannot be used."""

from __future__ import annotations

from nigiri.errors import HostError


class Unfit(HostError):
    """What is in a file cannot be used, as its sentence says; who opened the file adds its name."""
