# What players did, as a report names it; the names are those of the game's events.

tile-placed = Tiles placed
tile-discarded = Tiles discarded
loaded = Times something was loaded
unloaded = Times something was unloaded
delivered = Deliveries of animals
sailed = Hexes sailed
enemy-destroyed = Enemy ships destroyed
walked = Walks of Vikings
transported = Animals moved by land
raided = Settlements raided
outpost-built = Outposts built
