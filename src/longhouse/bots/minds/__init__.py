"""What a game's bots know about it: one folder a game, nothing is registered by hand.

A mind's ``__init__.py`` names FEATURES and offers the rules ``measure``, ``lean`` and ``calm`` (see
:mod:`longhouse.bots.thinking.contract`); ``weights.toml`` holds points a feature and the habits of search; ``words/``
says in every language why a feature speaks for an answer. ``network.npz``, where it is there, guides search; OUTLOOK is
what it reads, if not the game's observation. A game without a folder gets the mind for any game.
"""

from longhouse.bots.minds.mind import Mind, mind_of

__all__ = ["Mind", "mind_of"]
