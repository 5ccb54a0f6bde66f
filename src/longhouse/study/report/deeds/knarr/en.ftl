# What players did, as a report names it; the names are those of the game's events.

recruited = Vikings recruited
viking-sent = Vikings sent away
recruits-sent = Times recruits were sent
explored = Destinations explored
traded = Trades
viking-taken = Vikings taken from the row
drew = Vikings drawn into the crew
excess-lost = Times something was lost for want of room
crew-discarded = Vikings discarded from the crew
reputation-scored = Times reputation scored
coin-earned = Points by the Silver Coins
reserved = Destinations reserved
market-swapped = Uses of the Mead Cup
line-rewarded = Lines completed with the Amulet
bonus-action = Bonus actions by artifact
