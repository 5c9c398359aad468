"""People at tables: seats, live play, storage, and bots that think beside the server."""
