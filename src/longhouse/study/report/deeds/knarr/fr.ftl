# Ce que font les joueurs, comme le nomme un rapport ; les noms sont ceux des évènements du jeu.

recruited = Vikings recrutés
viking-sent = Vikings envoyés
recruits-sent = Envois de recrues
explored = Destinations explorées
traded = Échanges commerciaux
viking-taken = Vikings pris dans la rangée
drew = Vikings piochés pour l’équipage
excess-lost = Pertes faute de place
crew-discarded = Vikings défaussés de l’équipage
reputation-scored = Fois où la renommée rapporte
coin-earned = Points des Pièces d’argent
reserved = Destinations réservées
market-swapped = Usages de la Coupe d’hydromel
line-rewarded = Lignes complétées avec l’Amulette
bonus-action = Actions en plus par artéfact
