"""Experiments: many games, counted."""
