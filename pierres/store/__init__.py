"""What lasts: saved games, settings, and the games built from the files that come with the program. No Qt."""
