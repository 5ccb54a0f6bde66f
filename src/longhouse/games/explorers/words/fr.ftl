### Explorateurs de la Mer du Nord en français. Mêmes identifiants que en.ftl.

about = Posez les îles tuile par tuile, pillez, élevez, bâtissez des avant-postes.

components = Ce qui est reconstitué
    .help = Les images des tuiles imprimées sont perdues. Les côtes des 48 tuiles, les quatre faces de départ, le nombre de tuiles à colonie ou à bateau ennemi et le nombre de colonies de chaque force sont des reconstitutions : elles respectent tout ce qui est connu, mais ne sont pas celles d’origine. Qui possède la boîte peut les corriger dans les fichiers de données du jeu.
component-shape = Tracés des côtes
component-tile = Tuiles de terrain
component-start_side = Faces des plateaux de départ
component-settlement = Forces des colonies
component-colour = Couleurs des joueurs

## Les choses

colour-red = Rouge
colour-yellow = Jaune
colour-blue = Bleu
colour-green = Vert

captain-archer = Archer
    .help = 1 point par tuile posée sur le plus court chemin du plateau de départ à votre avant-poste le plus éloigné.
captain-barbarian = Barbare
    .help = 1 point de plus par bateau ennemi que vous avez détruit.
captain-cartographer = Cartographe
    .help = Avec deux îles ou plus, votre deuxième plus grande île compte une seconde fois.
captain-hero = Héros
    .help = 2 points par lot d’un avant-poste, d’une colonie et d’un bateau ennemi.
captain-huntsman = Chasseur
    .help = 2 points par paire d’animaux identiques que vous avez livrés.
captain-queen = Reine
    .help = Votre influence sur une île que vous contrôlez, moins le nombre de joueurs.
captain-scout = Éclaireur
    .help = 1 point par île terminée que vous ne contrôlez pas et où se tient un de vos Vikings.
captain-shieldmaiden = Protectrice
    .help = 1 point par île que vous contrôlez.
captain-trader = Marchand
    .help = 2 points pour trois animaux livrés, quels qu’ils soient.
captain-tyrant = Tyran
    .help = 1 point de plus par colonie que vous avez conquise.
captain-watchman = Guetteur
    .help = 1 point de plus par avant-poste que vous avez construit.

shape-cape = le cap
shape-shore = le rivage
shape-twin_capes = les caps jumeaux
shape-isthmus = l’isthme
shape-strait = le détroit
shape-half = la côte droite
shape-hook_right = le crochet droit
shape-shore_and_cape_right = le rivage et cap droit
shape-hook_left = le crochet gauche
shape-shore_and_cape_left = le rivage et cap gauche
shape-three_points = les trois pointes
shape-bay = la baie
shape-channel = le chenal
shape-sound = le bras de mer
shape-inlet = la crique

icon-pig = un cochon
icon-chicken = une poule
icon-goat = une chèvre
icon-sheep = un mouton
icon-cattle = une vache
icon-horse = un cheval
icon-settlement = une colonie
icon-enemy_ship = un bateau ennemi
icon-nothing = rien

tile = { $shape } avec { $icon }
    .help = Une fois posée, elle reçoit ce qu’elle montre : un animal de la réserve, une colonie de force inconnue ou un bateau ennemi face cachée.
tile-hidden = une tuile

animal-pig = cochon
    .help = Il y en a six dans le jeu. Un lot livré vaut 1, 3, 6, 10, 15 ou 21 points pour une à six sortes.
animal-chicken = poule
    .help = Il y en a cinq dans le jeu. Un lot livré vaut 1, 3, 6, 10, 15 ou 21 points pour une à six sortes.
animal-goat = chèvre
    .help = Il y en a cinq dans le jeu. Un lot livré vaut 1, 3, 6, 10, 15 ou 21 points pour une à six sortes.
animal-sheep = mouton
    .help = Il y en a quatre dans le jeu. Un lot livré vaut 1, 3, 6, 10, 15 ou 21 points pour une à six sortes.
animal-cattle = vache
    .help = Il y en a trois dans le jeu. Un lot livré vaut 1, 3, 6, 10, 15 ou 21 points pour une à six sortes.
animal-horse = cheval
    .help = Il y en a trois dans le jeu. Un lot livré vaut 1, 3, 6, 10, 15 ou 21 points pour une à six sortes.

count-viking = { $count } { $count ->
    [1] Viking
   *[other] Vikings
}
count-pig = { $count } { $count ->
    [1] cochon
   *[other] cochons
}
count-chicken = { $count } { $count ->
    [1] poule
   *[other] poules
}
count-goat = { $count } { $count ->
    [1] chèvre
   *[other] chèvres
}
count-sheep = { $count } { $count ->
    [1] mouton
   *[other] moutons
}
count-cattle = { $count } { $count ->
    [1] vache
   *[other] vaches
}
count-horse = { $count } { $count ->
    [1] cheval
   *[other] chevaux
}
walkers-1 = 1 Viking
walkers-2 = 2 Vikings
list-more = { $first }, { $rest }

side-north_east = nord-est
side-east = est
side-south_east = sud-est
side-south_west = sud-ouest
side-west = ouest
side-north_west = nord-ouest
side-none = nulle part

deed-load = Charger le drakkar
    .short = Charger
    .help = 1 point. Embarquez vos Vikings et du bétail d’une même terre de la case du drakkar, ou des Vikings du continent. Un drakkar porte trois pièces ; le bétail embarque avec un Viking ou sous les yeux d’un des vôtres sur cette terre.
deed-unload = Décharger le drakkar
    .short = Débarquer
    .help = 1 point. Débarquez Vikings et bétail sur une même terre de la case du drakkar. Le bétail débarqué sur le continent est livré. Assez de Vikings devant une colonie la conquièrent aussitôt.
deed-sail = Naviguer
    .short = Naviguer
    .help = 1 point. Le drakkar passe dans une case voisine par un bord de mer, avec au moins un Viking à bord. Avec deux à bord, il peut rejoindre un bateau ennemi et le détruit ; un Viking peut y mourir.
deed-walk = Déplacer des Vikings
    .short = Marcher
    .help = 1 point. Un ou deux Vikings vont ensemble dans une case voisine par un bord de terre. Assez de Vikings devant une colonie la conquièrent aussitôt.
deed-transport = Transporter du bétail
    .short = Bétail
    .help = 1 point. Un Viking et un animal vont ensemble dans une case voisine par un bord de terre.
deed-build_outpost = Construire un avant-poste
    .short = Avant-poste
    .help = 2 points. Sur un coin où trois cases se rejoignent par la terre, avec deux de vos Vikings autour. Aucune case ne touche jamais deux avant-postes.
deed-end_turn = Finir le tour
    .help = Les points restants sont perdus. Vous piochez une tuile, s’il en reste.

shore-a = la première terre de cette case
shore-b = la deuxième terre de cette case
shore-c = la troisième terre de cette case
shore-mainland = le continent
    .help = Les Vikings y attendent ; le bétail qu’on y débarque est livré et compte à la fin.
where-land = terre
where-mainland = continent

place-hex = la case { $hex }
place-part = la case { $hex }, terre côté { $sides }
turned = { $degrees ->
    [0] telle quelle
   *[other] tournée de { $degrees }°
}
token-at = {" "}; { $icon } côté { $sides }

## Les questions

ask-captain = { $colour } : quel capitaine suivez-vous ?
    .help = Chaque capitaine récompense autre chose à la fin. Tous choisissent en secret et se révèlent ensemble ; l’autre carte retourne dans la boîte.
ask-tile = { $colour } : quelle tuile posez-vous ?
    .help = Une tuile doit en toucher une autre, terre contre terre et mer contre mer, et jamais le continent. On ne choisit que parmi celles qui ont une place.
ask-cell = { $colour } : où poser { $tile } ?
    .help = Une place porte le nom d’une case voisine. On ne choisit que parmi celles où la tuile convient.
ask-turn = { $colour } : dans quel sens poser { $tile }, côté { $side } de la case { $hex } ?
    .help = Tournée dans le sens horaire. La terre doit toucher la terre, et la mer la mer.
ask-action = { $colour } : que faites-vous ? { $points ->
    [1] Il reste 1 point d’action
   *[other] Il reste { $points } points d’action
}.
    .help = Jusqu’à quatre points par tour, dans l’ordre voulu, la même action autant de fois que l’on veut. Le tour finit quand vous le dites ; jusque-là, les actions qui n’ont rien révélé peuvent être annulées.
ask-load-from = { $colour } : d’où embarquez-vous à la case { $hex } ?
    .help = Toutes les pièces d’une action viennent d’une même terre qui borde l’eau du drakkar, ou du continent.
ask-load = { $colour } : qu’embarquez-vous depuis { $place } ? { $room ->
    [1] Il y a de la place pour 1 pièce.
   *[other] Il y a de la place pour { $room } pièces.
}
    .help = Vos Vikings et tout bétail présents. Le bétail embarque avec un Viking, ou tant qu’un des vôtres s’y tient.
ask-unload-to = { $colour } : où débarquez-vous à la case { $hex } ?
    .help = Toutes les pièces d’une action vont sur une même terre qui borde l’eau du drakkar, ou sur le continent.
ask-unload = { $colour } : que débarquez-vous sur { $place } ?
    .help = Le bétail débarque avec un Viking, ou tant qu’il y en a un à bord. Sur le continent, il est livré pour de bon.
ask-sail = { $colour } : où aller depuis la case { $hex } ?
    .help = Par un bord de mer de l’eau où se trouve le drakkar. Deux Vikings à bord détruisent un bateau ennemi, mais l’un d’eux peut mourir.
ask-walk-from = { $colour } : d’où partent des Vikings ?
    .help = Un ou deux Vikings vont ensemble d’une terre à la case voisine.
ask-walk = { $colour } : combien de Vikings, et vers où depuis { $place } ?
    .help = Par un bord de terre vers une case voisine.
ask-transport-from = { $colour } : d’où un Viking emmène-t-il un animal ?
    .help = Un Viking et un animal de la même terre vont ensemble à la case voisine.
ask-transport = { $colour } : quel animal, et vers où depuis { $place } ?
    .help = Par un bord de terre vers une case voisine, avec un de vos Vikings.
ask-outpost = { $colour } : où construisez-vous l’avant-poste ?
    .help = Il reste pour toujours, compte deux d’influence sur son île et interdit ses trois cases à tout autre avant-poste.
ask-over = La partie est terminée.

## Les réponses

answer-captain-captain = { $captain }
answer-tile-tile = { $tile }
answer-cell-cell = côté { $side } de la case { $hex }
answer-turn-turn = { $turned } : terre côté { $sides }{ $token }
answer-action-deed = { $deed }
answer-load-from-shore = depuis { $place }
answer-load-cargo = { $cargo }
answer-unload-to-shore = sur { $place }
answer-unload-cargo = { $cargo }
answer-sail-sail = { $side }, vers la case { $to }{ $enemy ->
    [0] {""}
   *[other] , contre le bateau ennemi
}
answer-walk-from-land = { $place } ({ $vikings ->
    [1] 1 Viking
   *[other] { $vikings } Vikings
})
answer-walk-walk = { $walkers } côté { $side }, vers la case { $to }
answer-transport-from-land = { $place } ({ $vikings ->
    [1] 1 Viking
   *[other] { $vikings } Vikings
})
answer-transport-transport = un animal ({ $animal }) côté { $side }, vers la case { $to }
answer-outpost-corner = au coin des cases { $hex }, { $second } et { $third }

## Les événements

event-first-player = { $colour } commence ; { $winter } tient le jeton Hiver et joue en dernier.
event-captains-dealt = { $colour } reçoit deux capitaines : { $first } et { $second }.
event-captains-dealt-hidden = { $colour } reçoit deux capitaines.
event-captain-chosen = { $colour } choisit son capitaine : { $captain }.
event-captain-chosen-hidden = { $colour } a choisi son capitaine.
event-captain-revealed = Capitaine de { $colour } : { $captain }.
event-tiles-drawn = { $colour } pioche : { $count ->
    [1] { $first }
    [2] { $first } et { $second }
   *[other] { $first }, { $second } et { $third }
}.
event-tiles-drawn-hidden = { $colour } pioche { $count ->
    [1] une tuile
   *[other] { $count } tuiles
}.
event-turn-began = Tour { $turn } : { $colour }.
event-tile-placed = { $colour } pose { $tile } côté { $side } de la case { $beside } : c’est la case { $hex }.
event-animal-placed = Animal placé sur la case { $hex } : { $animal }.
event-settlement-placed = Une colonie de force { $strength } se dresse sur la case { $hex }.
event-enemy-placed = Un bateau ennemi mouille à la case { $hex }.
event-nothing-placed = La réserve est vide : rien n’est placé sur la case { $hex }.
event-island-finished = La case { $hex } termine une île de { $tiles ->
    [1] 1 tuile
   *[other] { $tiles } tuiles
}.
event-hand-returned = Aucune tuile de { $colour } ne convient : { $count ->
    [1] elle retourne
   *[other] les { $count } retournent
} dans la pile, qui est mélangée.
event-tile-dropped = Aucune tuile ne convient nulle part : { $colour } perd { $tile }.
event-tile-discarded = { $colour } défausse { $tile }.
event-loaded = { $colour } embarque { $cargo } à la case { $hex } ({ $where }).
event-unloaded = { $colour } débarque { $cargo } à la case { $hex } ({ $where }).
event-delivered = { $colour } livre : { $count ->
    [1] { $animal }
   *[other] { $count } × { $animal }
}.
event-sailed = { $colour } navigue de la case { $from } à la case { $to }.
event-enemy-destroyed = { $colour } détruit le bateau ennemi de la case { $hex } : { $lost ->
    [0] aucun Viking ne meurt
    [1] 1 Viking meurt
   *[other] { $lost } Vikings meurent
}.
event-walked = { $colour } déplace { $count ->
    [1] 1 Viking
   *[other] { $count } Vikings
} de la case { $from } à la case { $to }.
event-transported = { $colour } emmène un animal ({ $animal }) de la case { $from } à la case { $to }.
event-raided = { $colour } conquiert la colonie de force { $strength } de la case { $hex }.
event-outpost-built = { $colour } construit son avant-poste numéro { $number } au coin des cases { $first }, { $second } et { $third }.
event-turn-ended = { $colour } finit son tour{ $unused ->
    [0] {""}
    [1] {" "}avec 1 point inutilisé
   *[other] {" "}avec { $unused } points inutilisés
}.
event-game-ended = L’hiver est là : la partie est terminée.

## La feuille de score

score-livestock = Bétail livré
score-outposts = Avant-postes
score-enemy_ships = Bateaux ennemis
score-settlements = Colonies
score-viking_deaths = Vikings morts
score-islands = Îles
score-captain = Capitaine

## Pourquoi pas

why-other-question = cela répond à une autre question
why-not-dealt = ce capitaine ne vous a pas été distribué
why-not-in-hand = cette tuile n’est pas dans votre main
why-same-tile = elle est identique à une autre de votre main : choisissez celle-là
why-no-place = elle ne convient nulle part
why-no-cell = aucune tuile ne peut y être posée
why-edges = la terre toucherait la mer
why-same-turn = elle est la même en la tournant moins
why-ship-full = le drakkar est plein
why-nobody-ashore = aucun de vos Vikings ne s’y trouve
why-nobody-aboard = aucun Viking n’est à bord
why-not-in-reach = l’eau du drakkar ne la borde pas
why-no-sea = aucune eau n’y mène
why-enemy = un bateau ennemi s’y trouve : il faut deux Vikings à bord
why-no-walk = aucun de vos Vikings ne peut aller nulle part
why-no-transport = aucun de vos Vikings n’est avec un animal et un chemin
why-no-points = un avant-poste demande deux points d’action
why-no-outposts = vous avez construit tous vos avant-postes
why-no-site = aucun coin libre n’a deux de vos Vikings autour
why-no-room = il n’y a pas tant de place à bord
why-not-ashore = tout cela ne s’y trouve pas
why-not-aboard = tout cela n’est pas à bord
why-no-viking-there = aucun de vos Vikings ne s’y trouve
why-no-animal-there = aucun animal de cette sorte ne s’y trouve
why-no-way = la terre s’arrête là
why-too-few = il n’y a pas tant de Vikings
why-no-land = aucune terre n’y mène
why-no-corner = trois cases ne s’y rejoignent pas par la terre
why-outpost-near = une des trois cases touche déjà un avant-poste
why-no-builders = moins de deux de vos Vikings sont autour
why-other-name = ce coin porte le nom de la plus petite de ses trois cases

## Les options

option-start_board = Plateau de départ
    .help = La côte que montrent les trois cases fixes. La première est conseillée pour une première partie.
value-start_board-start_1_front = Rivage calme
value-start_board-start_1_back = Promontoire central
value-start_board-start_2_front = Deux promontoires
value-start_board-start_2_back = Côte brisée

## L'écran

screen-turn = Tour { $turn } sur { $turns }
    .short = { $turn }/{ $turns }
screen-points = points d’action : { $points } sur { $most }
screen-stack = tuiles dans la pile : { $stack }
screen-winter = { $colour } tient le jeton Hiver
screen-land = terre
screen-sea = mer
screen-mainland = continent
screen-free = place libre
screen-settlement = colonie
screen-enemy = bateau ennemi
screen-ship = drakkar
screen-outpost = avant-poste
screen-hand = Vos tuiles
screen-players = Joueurs
screen-you = vous
screen-captain = capitaine
screen-secret = secret
screen-at = case { $hex } : { $cargo }
screen-delivered = livré
screen-dead = Vikings morts
screen-total = points
screen-islands = Îles
screen-island = cases
screen-tiles = tuiles
screen-coast = côte
screen-finished = terminée
screen-open = { $edges ->
    [1] 1 bord ouvert
   *[other] { $edges } bords ouverts
}
screen-influence = influence
screen-control = contrôlée par

## Le plateau dessiné

screen-map = Carte
screen-places = Lieux de la carte
screen-minimap = Toute la carte en petit
screen-all-map = Voir toute la carte (touche 0)
screen-closer = Plus près (touche +)
screen-farther = Plus loin (touche −)
screen-keys = + et − agrandissent ou réduisent la carte, 0 la montre entière, R tourne la tuile posée.
screen-water = la case { $hex }, eau
screen-water-part = la case { $hex }, eau côté { $sides }
screen-empty = vide
screen-of = { $what } ({ $colour })
screen-settlement-of = colonie de force { $strength }
screen-ship-of = drakkar { $colour } ({ $cargo })
screen-island-of = île de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
    .help = Quand aucun côté de terre n’est ouvert, l’île est complète : qui y a le plus d’influence marque un point par tuile, et tous ceux qui sont à égalité. Un Viking compte 1, un avant-poste 2.
screen-leads = { $colours } en tête
screen-do-lay = { $side } de la case { $hex } : { $turns ->
    [one] { $turns } orientation
   *[other] { $turns } orientations
}
screen-do-sail = naviguer ici : { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
}
screen-do-fight = naviguer ici et détruire le bateau ennemi : { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $deadly } des { $unseen } bateaux ennemis pas encore vus tuent un Viking
screen-do-walk = { $who } depuis { $place } : { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
}
screen-do-lead = mener { $who } ici depuis { $place } : { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
}
screen-do-load = charger ici { $cargo } : { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
}
screen-do-unload = débarquer ici { $cargo } : { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
}
screen-do-build = bâtir un avant-poste ici : { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-ask-lay = Poser une tuile : où, et dans quel sens ?
screen-ask-laid = Poser la tuile ici ?
screen-ask-act = Que faites-vous ? { $points ->
    [1] Il reste 1 point d’action
   *[other] Il reste { $points } points d’action
}
screen-ask-next = Et ensuite ? { $points ->
    [1] Il reste 1 point d’action
   *[other] Il reste { $points } points d’action
}
screen-ask-load = Charger : depuis quel rivage ?
screen-ask-unload = Débarquer : sur quel rivage ?
screen-ask-sail = Naviguer : vers où ?
screen-ask-walk = Marcher : qui va où ?
screen-ask-transport = Mener un animal : vers où ?
screen-ask-build_outpost = Bâtir un avant-poste : sur quel coin ?
screen-done-load = Charger { $cargo } ?
screen-done-unload = Débarquer { $cargo } ?
screen-done-fight = Naviguer ici et combattre ?
screen-done-sail = Naviguer ici pour { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
} ?
screen-done-walk = Marcher ici pour { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
} ?
screen-done-transport = Le mener ici pour { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
} ?
screen-done-build_outpost = Bâtir ici pour { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
} ?
screen-turn-tile = Tourner la tuile (touche R) : { $turns } orientations
screen-turn-back = Tourner la tuile dans l’autre sens : { $turns } orientations
screen-turn-it = Tourner
screen-after-tile = après la tuile
screen-lay-hint = Choisissez une tuile et touchez une place libre. Touchez-la encore pour la tourner.
screen-joins = Prolonge une côte de { $tiles } tuiles.
screen-new-shore = Commence une nouvelle côte.
screen-finishes = Complète une île de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $animals ->
    [0] .
    [one] , avec { $animals } animal dessus.
   *[other] , avec { $animals } animaux dessus.
}
screen-actions = Actions
screen-action-points = Points d’action
screen-change = { $before } → { $now } points
screen-vikings = Vikings
screen-less = Un de moins : { $name }
screen-more = Un de plus : { $name }
screen-sums = Points jusqu’ici
screen-alone = Seul, vous suivez les deux capitaines, et le plus petit de leurs bonus compte. Le but est de dépasser votre meilleur résultat.
screen-best = Votre meilleur résultat seul : { $best }
    .short = record { $best }
screen-aboard = à bord du drakkar
screen-to-come = { $stack ->
    [one] { $stack } tuile à venir
   *[other] { $stack } tuiles à venir
}
    .short = +{ $stack }
screen-start = Départ : { $start }
    .short = {" "}

## Le plateau en mots : noms de la vue ; ce qui a { $number } se compte à partir de 1

view-turn = Tour
view-turns = Tours en tout
view-winter = Jeton hiver
view-stack = Tuiles dans la pile
view-points = Points d’action
view-hexes = Carte
view-hex = case { $number }
view-lands = terre
view-land = terre { $number }
view-sides = côté
view-island = île { $number }
view-settlement = colonie de force
view-enemy_ship = bateau ennemi
view-open = Places libres
view-side = côté
view-finished = complète
view-open_edges = bords de terre ouverts
view-influence = influence
view-controlled_by = contrôlée par
view-outposts = avant-postes
view-seat = place { $number }
view-colour = couleur
view-captains = capitaine
view-hand = main
view-tile = tuile
view-shape = forme
view-icon = montre
view-ship = drakkar
view-vikings = Vikings
view-livestock = bétail
view-mainland = Vikings sur le continent
view-delivered = livré
view-outposts_left = avant-postes restants
view-enemy_ships = bateaux ennemis
view-settlements = colonies
view-settlements-2 = de force 2
view-settlements-3 = de force 3
view-settlements-4 = de force 4
view-settlements-5 = de force 5
view-dead = Vikings morts
view-sheet = points jusqu’ici
view-supply = Réserve
view-unseen_safe = bateaux ennemis pas encore vus, inoffensifs
view-unseen_deadly = bateaux ennemis pas encore vus, mortels
