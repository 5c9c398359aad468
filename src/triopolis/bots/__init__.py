"""Players that are given views, never states."""
