"""The game drawn as text."""
