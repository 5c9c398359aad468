"""One folder per game. Each offers `GAME`, the object the registry hands out."""
