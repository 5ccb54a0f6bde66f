"""A Feast for Odin: 1 to 4 players, by Uwe Rosenberg."""
