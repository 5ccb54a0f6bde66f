"""The occupations of A Feast for Odin in words, made from their data: python -m tools.occupations."""
