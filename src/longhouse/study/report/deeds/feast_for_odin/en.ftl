# What players did, as a report names it; the names are those of the game's events.

vikings-placed = Actions taken
imitated = Actions imitated
born = Births of animals
served = Servings at the banquet
penalised = Thing penalties taken
bonus-received = Bonuses received
paid = Payments
tile-laid = Tiles laid
ship-bought = Ships bought or built
ore-loaded = Ore loaded onto ships
ore-unloaded = Ore taken back
upgraded = Goods upgraded
took-from-strip = Times the mountains were mined
die-rolled = Dice rolled
succeeded = Hunts and raids that succeeded
failed = Hunts and raids that failed
explored = Boards explored
emigrated = Emigrations
card-drawn = Occupations drawn
card-played = Occupations played
card-used = Times an occupation was used
stored = Goods put into sheds
viking-taken-back = Vikings taken back
space-copied = Spaces used without Vikings
tile-reclaimed = Tiles taken from others
