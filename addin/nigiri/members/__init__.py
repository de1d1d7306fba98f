"""Lists of members of federations, stored on this computer and searched."""

from nigiri.members.store import Store, folder

__all__ = ["Store", "lists_here", "lists_if_any"]


def lists_here() -> Store:
    """Return the store with the lists of this user."""
    return Store(folder())


def lists_if_any() -> Store | None:
    """Return the store with the lists of this user, None where none is stored."""
    lists = lists_here()
    return None if lists.empty else lists
