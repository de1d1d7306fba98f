"""The judge of a round: the rules it breaks, and how good it is, without the code that draws."""
