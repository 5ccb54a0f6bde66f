"""Explorers of the North Sea: one to four captains chart new islands, raid, herd and settle before winter."""
