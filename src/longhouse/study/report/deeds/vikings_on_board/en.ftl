# What players did, as a report names it; the names are those of the game's events.

viking-placed = Vikings placed
nothing-to-do = Buildings taken in vain
promoted = Pieces moved to the bow
jumped = Pieces moved to another ship
swapped = Pieces swapped
token-revealed = Supplies turned up
ship-loaded = Supplies loaded
value-rose = Prices raised
bet-placed = Bets placed
bet-moved = Bets moved
stern-taken = Sterns taken
spare-placed = Spare Vikings placed
ship-sailed = Ships sent off
bet-won = Bets won
supply-taken = Supplies taken
