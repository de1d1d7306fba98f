"""What is said of two copies of an event, in French."""

WORDS = {
    "copies.diff.none": "Aucune différence : les deux copies sont pareilles.",
}
