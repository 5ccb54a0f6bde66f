"""Gnav, the smallest real game of the house: everybody holds one card and wants to be rid of a low one."""
