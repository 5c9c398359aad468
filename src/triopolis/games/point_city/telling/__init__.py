"""The game in words: moves, what they bring, why not, the log, score sheets."""
