"""Studying the games: simulation and its statistics."""
