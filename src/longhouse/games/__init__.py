"""The rooms of the house, one folder a game. A folder with a meta.toml is a game; nothing is registered by hand."""
