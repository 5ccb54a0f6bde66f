"""How bots think: rules over the kernel's records, written once for every game and compiled with its rules."""
