"""The rules of the games: standard library only, no Qt, no files, no clock, no randomness."""
