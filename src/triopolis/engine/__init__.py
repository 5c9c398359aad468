"""What all games share. The engine knows no game: games are found through the registry."""
