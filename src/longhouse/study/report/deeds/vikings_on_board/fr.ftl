# Ce que font les joueurs, comme le nomme un rapport ; les noms sont ceux des évènements du jeu.

viking-placed = Vikings placés
nothing-to-do = Bâtiments pris en vain
promoted = Pièces mises à l’avant
jumped = Pièces changées de drakkar
swapped = Pièces échangées
token-revealed = Ressources retournées
ship-loaded = Ressources chargées
value-rose = Prix relevés
bet-placed = Paris posés
bet-moved = Paris déplacés
stern-taken = Poupes prises
spare-placed = Vikings de renfort placés
ship-sailed = Drakkars envoyés
bet-won = Paris gagnés
supply-taken = Coffres pris
