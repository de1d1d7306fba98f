"""Lists of members of federations, stored on this computer and searched."""

from nigiri.members.store import Store, folder

__all__ = ["Store", "lists_here"]


def lists_here() -> Store:
    """Return the store with the lists of this user."""
    return Store(folder())
