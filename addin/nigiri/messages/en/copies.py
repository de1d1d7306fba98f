"""What is said of two copies of an event: what differs, and what is taken in."""

WORDS = {
    "copies.diff.none": "Nothing differs: the two copies are alike.",
}
