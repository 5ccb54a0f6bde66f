# Ce que font les joueurs, comme le nomme un rapport ; les noms sont ceux des évènements du jeu.

vikings-placed = Actions jouées
imitated = Actions imitées
born = Naissances d’animaux
served = Plats servis au banquet
penalised = Pénalités reçues
bonus-received = Bonus reçus
paid = Paiements
tile-laid = Tuiles posées
ship-bought = Navires achetés ou construits
ore-loaded = Minerai chargé sur les navires
ore-unloaded = Minerai repris
upgraded = Marchandises améliorées
took-from-strip = Prises dans les montagnes
die-rolled = Lancers de dé
succeeded = Chasses et pillages réussis
failed = Chasses et pillages manqués
explored = Plateaux explorés
emigrated = Émigrations
card-drawn = Métiers piochés
card-played = Métiers joués
card-used = Usages de métiers
stored = Biens mis en cabane
viking-taken-back = Vikings repris
space-copied = Cases utilisées sans Vikings
tile-reclaimed = Tuiles prises aux autres
