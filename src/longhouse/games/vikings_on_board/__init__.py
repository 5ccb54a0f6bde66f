"""Vikings on Board: two to four clans man ships, bet on who leads them, and share what they bring."""
