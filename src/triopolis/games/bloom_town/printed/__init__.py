"""Games played with the printed components: their scores, and the solo opponent played for them."""
