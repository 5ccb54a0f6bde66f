"""The floor of the house: records, rules, randomness, questions, matches, batches. It knows no game."""
