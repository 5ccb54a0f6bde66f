"""Knarr: two to four crews recruit Vikings, explore destinations and trade for points."""
