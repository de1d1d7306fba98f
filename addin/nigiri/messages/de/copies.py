"""What is said of two copies of an event, in German."""

WORDS = {
    "copies.diff.none": "Kein Unterschied: Die beiden Kopien sind gleich.",
}
