"""The games in a terminal: written once for every game that fulfils the contract."""
