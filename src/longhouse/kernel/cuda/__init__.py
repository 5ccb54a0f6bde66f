"""The third engine: the same rules on a graphics card. docs/gpu.md tells how it works and what it costs."""
