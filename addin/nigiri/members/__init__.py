"""Lists of members of federations, kept on this computer and searched."""

from nigiri.members.store import Store, folder

__all__ = ["Store", "lists_here"]


def lists_here() -> Store:
    """Return the lists of this user."""
    return Store(folder())
