"""Teaching networks to play: self-play on a graphics card, with PyTorch. docs/teaching.md tells how."""
