# Ce que font les joueurs, comme le nomme un rapport ; les noms sont ceux des évènements du jeu.

tile-placed = Tuiles posées
tile-discarded = Tuiles défaussées
loaded = Embarquements
unloaded = Débarquements
delivered = Livraisons d’animaux
sailed = Cases parcourues en mer
enemy-destroyed = Bateaux ennemis détruits
walked = Marches de Vikings
transported = Animaux menés à terre
raided = Colonies conquises
outpost-built = Avant-postes construits
