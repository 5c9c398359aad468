"""Games played with the printed components: their scores."""
