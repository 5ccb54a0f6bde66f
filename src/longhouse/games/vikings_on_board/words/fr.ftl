### Vikings on Board en français. Mêmes identifiants que en.ftl.

about = Mêlez les équipages, chargez les drakkars, pariez sur qui les mènera.

components = D’où viennent les pièces
    .help = Les boucliers des pièces de drakkar (1, 1, 2, 2, 3, 3 par clan) et les valeurs des tonneaux (1 à 4) viennent de critiques publiques ; les règles ne les donnent pas.

## Les choses

clan-red = Rouge
clan-blue = Bleu
clan-green = Vert
clan-yellow = Jaune

building-first_player = Premier joueur
    .help = Aucune action maintenant, mais ce Viking bougera en premier à la prochaine manche.
    .short = jouer en tête au prochain tour
building-promote = Promotion
    .help = Une de vos pièces passe à l’avant de son drakkar. L’avant départage les égalités.
    .short = votre pièce à l’avant
building-jump_own = Changement de drakkar
    .help = Une de vos pièces quitte son drakkar et rejoint l’arrière d’un autre (cinq pièces au plus).
    .short = votre pièce sur un autre drakkar
building-bet = Taverne 1
    .help = Posez un de vos tonneaux, face cachée, sur le clan qui, selon vous, mènera un drakkar à son départ.
    .short = poser un tonneau
building-add_one = Entrepôt 1
    .help = Retournez le premier coffre de cette pile et chargez-le sur la proue d’un drakkar à quai.
    .short = le coffre du dessus sur une proue
building-market = Marché
    .help = Une sorte de marchandises vaudra un point de plus à la fin, quatre au plus.
    .short = un prix monte de 1
building-jump_any = Déplacer
    .help = N’importe quelle pièce, de tout clan, quitte son drakkar et rejoint l’arrière d’un autre.
    .short = une pièce sur un autre drakkar
building-bet_or_move = Taverne 2
    .help = Posez un tonneau comme à la Taverne 1, ou déplacez vers un autre cercle un tonneau déjà posé au port.
    .short = poser ou déplacer un tonneau
building-draw_three = Entrepôt 2
    .help = Regardez en secret les trois premiers coffres de cette pile, chargez-en un, remettez les autres sous la pile.
    .short = en voir 3, en charger 1
building-set_sail = Départ
    .help = Prenez une poupe : à la fin de la manche, vous choisirez le drakkar qui part.
    .short = choisir le drakkar qui part
building-swap = Échange
    .help = Deux pièces quelconques de deux drakkars changent de place.
    .short = échanger deux pièces

supply-hide = peaux
    .help = Chaque coffre de peaux rapporte le prix du marché à la fin.
supply-grain = grain
    .help = Chaque coffre de grain rapporte le prix du marché à la fin.
supply-metal = métal
    .help = Chaque coffre de métal rapporte le prix du marché à la fin.
supply-hidden = un coffre

barrel-1 = tonneau 1
barrel-2 = tonneau 2
barrel-3 = tonneau 3
barrel-4 = tonneau 4
barrel-of = le { $barrel } de { $owner }
    .help = Il compte sa valeur à la fin si le clan sur lequel il est posé mène le drakkar à son départ.
barrel-hidden = un tonneau de { $owner }

piece = la pièce { $clan ->
    [Rouge] rouge
    [Bleu] bleue
    [Vert] verte
   *[Jaune] jaune
} à { $shields } { $shields ->
    [1] bouclier
   *[other] boucliers
}
    .help = Ses boucliers comptent pour { $clan } sur le drakkar dont elle fait partie. Le clan le plus proche de la proue l’emporte à égalité.
ship = drakkar { $ship }
    .help = Le clan qui a le plus de boucliers à bord le mène. À son départ, les tonneaux posés sur ce clan gagnent et les clans à bord se partagent les coffres de la proue.
circle = cercle { $clan ->
    [Rouge] rouge
    [Bleu] bleu
    [Vert] vert
   *[Jaune] jaune
} devant le drakkar { $ship }
    .help = Un tonneau posé ici gagne si { $clan } mène le drakkar { $ship } à son départ.
stern = poupes
    .help = Qui en prend une au Départ choisit le drakkar qui part à la fin de la manche. Sept drakkars partent en tout.

## Les questions

ask-building = { $clan } : où va { $which ->
    [0] votre Viking
    [1] votre premier Viking
    [2] votre deuxième Viking
    [3] votre troisième Viking
   *[other] votre prochain Viking
} ?
    .help = Votre Viking de tête passe à un bâtiment libre et doit en faire l’action. Plus haut, il jouera plus tôt ensuite.
ask-promote = { $clan } : laquelle de vos pièces passe à l’avant ?
    .help = À égalité, le clan dont une pièce est la plus proche de la proue l’emporte.
ask-jump-piece = { $clan } : quelle pièce change de drakkar ?
    .help = Elle quitte son drakkar ; les pièces derrière elle comblent le vide.
ask-jump-ship = { $clan } : { $piece } quitte le drakkar { $ship } pour lequel ?
    .help = Elle rejoint l’arrière. Un drakkar porte cinq pièces au plus.
ask-swap-piece = { $clan } : quelle pièce échangez-vous ?
    .help = Choisissez la première de deux pièces de deux drakkars différents.
ask-swap-with = { $clan } : { $piece } du drakkar { $ship } change de place avec quelle pièce ?
    .help = Chacune prend la place exacte de l’autre.
ask-load-ship = { $clan } : quel drakkar chargez-vous ({ $supply }) ?
    .help = Les coffres restent sur la proue jusqu’au départ.
ask-market = { $clan } : quelle marchandise prend de la valeur ?
    .help = La valeur monte de un, jusqu’à quatre, et ne baisse jamais.
ask-drawn-supply = { $clan } : lequel des coffres piochés chargez-vous ?
    .help = Les autres vont sous la pile dans l’ordre de la pioche. Vous seul les avez vus.
ask-barrel = { $clan } : quel tonneau pariez-vous ?
    .help = Sa valeur reste cachée. Il ne compte à la fin que si le clan choisi mène le drakkar à son départ.
ask-bet-ship = { $clan } : devant quel drakkar va { $barrel } ?
    .help = On ne parie que sur les drakkars à quai.
ask-bet-clan = { $clan } : qui mènera le drakkar { $ship } ? Posez { $barrel } sur un clan.
    .help = Le clan qui a le plus de boucliers mène ; à égalité, le plus proche de la proue. Les clans sans joueur comptent aussi.
ask-spare-viking = { $clan } : laquelle de vos pièces reçoit un Viking de renfort ?
    .help = L’autre joueur a pris une poupe. Le renfort compte un bouclier de plus et reste sur sa pièce pour toujours.
ask-sail = { $clan } : quel drakkar part ?
    .help = Il lui faut un coffre et une pièce à bord ; si aucun n’a les deux, n’importe quel drakkar à quai peut partir.
ask-share = { $clan } : quel coffre du drakkar { $ship } prenez-vous ?
    .help = Les clans à bord prennent un coffre chacun dans l’ordre d’influence, tour après tour.
ask-lose = { $clan } : quel coffre du drakkar { $ship } part avec { $taker }, que personne ne joue ?
    .help = Un clan sans joueur devrait prendre un coffre : il quitte le jeu, et vous choisissez lequel.
ask-over = La partie est terminée.

## Les réponses

answer-building-building = { $building }
answer-promote-piece = { $piece }, drakkar { $ship }, place { $place }{ $spare ->
    [0] {""}
   *[other] , avec un Viking de renfort
}
answer-jump-piece-piece = { $piece }, drakkar { $ship }, place { $place }{ $spare ->
    [0] {""}
   *[other] , avec un Viking de renfort
}
answer-jump-ship-ship = drakkar { $ship } ({ $pieces ->
    [0] aucune pièce à bord
    [1] 1 pièce à bord
   *[other] { $pieces } pièces à bord
})
answer-swap-piece-piece = { $piece }, drakkar { $ship }, place { $place }{ $spare ->
    [0] {""}
   *[other] , avec un Viking de renfort
}
answer-swap-with-piece = { $piece }, drakkar { $ship }, place { $place }{ $spare ->
    [0] {""}
   *[other] , avec un Viking de renfort
}
answer-load-ship-ship = drakkar { $ship }
answer-market-supply = { $supply }
answer-drawn-supply-supply = { $supply }
answer-barrel-barrel = parier le { $barrel }
answer-barrel-move-bet = déplacer le pari de { $owner } sur { $on } devant le drakkar { $ship }
answer-bet-ship-ship = drakkar { $ship }
answer-bet-clan-clan = sur { $clan }
answer-spare-viking-piece = { $piece }, drakkar { $ship }, place { $place }
answer-sail-ship = drakkar { $ship }
answer-share-supply = { $supply }
answer-lose-supply = { $supply }

## Les événements

event-round-began = La manche { $round } commence.
event-viking-placed = { $clan } va à : { $building }.
event-nothing-to-do = { $building } : { $clan } ne peut rien y faire.
event-promoted = { $clan } met { $piece } à l’avant du drakkar { $ship }.
event-jumped = { $clan } déplace { $piece } du drakkar { $from } à l’arrière du drakkar { $to }.
event-swapped = { $clan } échange { $piece } du drakkar { $from } et { $other } du drakkar { $to }.
event-token-revealed = { $clan } retourne : { $supply }.
event-tokens-drawn = { $clan } pioche : { $count ->
    [1] { $first }
    [2] { $first } et { $second }
   *[other] { $first }, { $second } et { $third }
}.
event-tokens-drawn-hidden = { $clan } regarde { $count ->
    [1] 1 coffre
   *[other] { $count } coffres
}.
event-ship-loaded = { $clan } charge le drakkar { $ship } : { $supply }.
event-tokens-returned = { $clan } remet { $count ->
    [1] 1 coffre
   *[other] { $count } coffres
} sous la pile.
event-value-rose = { $clan } fait monter un prix : { $supply } à { $value }.
event-bet-placed = { $clan } pose le { $barrel } sur { $on } devant le drakkar { $ship }.
event-bet-placed-hidden = { $clan } pose un tonneau sur { $on } devant le drakkar { $ship }.
event-bet-moved = { $clan } déplace un pari de { $owner } : de { $from_clan } devant le drakkar { $from } à { $on } devant le drakkar { $ship }.
event-stern-taken = { $clan } prend une poupe ({ $sterns ->
    [0] c’était la dernière
    [1] il en reste 1
   *[other] il en reste { $sterns }
}).
event-spare-placed = { $clan } met un Viking de renfort sur { $piece } du drakkar { $ship }.
event-no-spare = { $clan } n’a aucune pièce pour un Viking de renfort.
event-ship-sailed = { $clan } fait partir le drakkar { $ship }.
event-clan-ranked = { $place ->
    [1] { $clan } mène avec { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }.
   *[other] { $clan } est au rang { $place } avec { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }.
}
event-bet-won = { $clan } gagne le { $barrel }, parié sur { $on } devant le drakkar { $ship }.
event-bet-won-hidden = { $clan } gagne un pari sur { $on } devant le drakkar { $ship }.
event-supply-taken = { $clan } prend un coffre : { $supply }.
event-supply-lost = { $clan }, que personne ne joue, prendrait un coffre ; il quitte le jeu : { $supply }.
event-cargo-lost = { $count ->
    [1] 1 coffre quitte
   *[other] { $count } coffres quittent
} le jeu : ce qui reste revient à des clans que personne ne joue.
event-no-ship-sailed = Personne n’a pris de poupe : aucun drakkar ne part.
event-game-ended = Le septième drakkar est parti : la partie est terminée.

## La feuille de score

score-hide = Peaux
score-grain = Grain
score-metal = Métal
score-barrels = Paris gagnés

## Pourquoi pas

why-other-question = cela répond à une autre question
why-building-taken = { $clan } y est déjà
why-no-first-player = c’est toujours possible
why-no-set-sail = c’est toujours possible
why-no-promote = toutes vos pièces à quai sont déjà à l’avant, ou seulement derrière leurs semblables
why-no-jump-own = aucune de vos pièces ne peut rejoindre un autre drakkar
why-no-bet = il ne vous reste aucun tonneau, ou aucun cercle n’est libre
why-no-add-one = la pile est vide
why-no-market = toutes les marchandises sont au plus haut
why-no-jump-any = aucune pièce ne peut rejoindre un autre drakkar
why-no-bet-or-move = vous n’avez aucun tonneau à poser ou à déplacer
why-no-draw-three = la pile est vide
why-no-swap = aucune paire de pièces de deux drakkars ne diffère
why-piece-sailed = cette pièce est partie
why-same-piece = choisissez une pièce d’un autre drakkar
why-equal-piece = les deux pièces sont égales : rien ne changerait
why-not-your-piece = cette pièce n’est pas de votre clan
why-first-already = elle est déjà à l’avant
why-behind-equals = seules des pièces semblables sont devant elle : rien ne changerait
why-spare-already = un Viking de renfort y est déjà
why-all-full = tous les autres drakkars sont pleins
why-ship-sailed = ce drakkar est parti
why-same-ship = elle est déjà à bord de ce drakkar
why-ship-full = le drakkar est plein : { $most } pièces
why-not-ready = un drakkar avec un coffre et une pièce doit partir d’abord
why-bet-before-ship = un seul tonneau par joueur devant un drakkar
why-no-circle = aucun cercle n’y est libre
why-circle-taken = un tonneau s’y trouve déjà
why-barrel-used = ce tonneau est posé ou gagné
why-no-bet-there = ce pari n’est pas au port
why-only-bet-or-move = les paris se déplacent à la Taverne 2
why-not-your-bet = on ne déplace que ses propres paris
why-value-highest = elle a atteint sa valeur la plus haute
why-not-drawn = vous ne l’avez pas pioché
why-not-aboard = il n’y en a pas à bord

## Les options

option-edition = Édition
    .help = La règle qui tranche là où les deux livrets diffèrent.
value-edition-advised = Conseillée : la règle la plus claire de chacun
value-edition-fr = règle française
value-edition-en = règle anglaise
option-two_player_shields = Vikings de renfort à deux joueurs
    .help = Quand un joueur prend une poupe, l’autre reçoit un bouclier de plus.
value-two_player_shields-on = oui
value-two_player_shields-off = non
option-bet_limit = Ce qui ne peut être deux fois devant un drakkar
    .help = Si un cercle ne prend qu’un tonneau, et si un joueur peut parier deux fois sur un drakkar.
value-bet_limit-both = un tonneau par cercle, un par joueur devant un drakkar
value-bet_limit-one_per_circle = un tonneau par cercle
value-bet_limit-one_per_player_and_ship = un tonneau par joueur devant un drakkar
option-whose_bet_moves = Quels paris peuvent être déplacés
    .help = Au bâtiment qui déplace un pari.
value-whose_bet_moves-own = seulement les siens
value-whose_bet_moves-any = ceux de tous

## L'écran

screen-village = Village
screen-waiting = à jouer
screen-building = bâtiment
screen-placed = chef
screen-harbour = Port et fjord
screen-sterns = { $sailed ->
    [0] aucun drakkar n’est parti
    [1] 1 drakkar est parti
   *[other] { $sailed } drakkars sont partis
}, { $sterns ->
    [0] plus de poupe
    [1] 1 poupe reste
   *[other] { $sterns } poupes restent
}
screen-bets = paris
screen-circles = Cercles du port
screen-fjord = Drakkars dans le fjord
screen-cargo = coffres
screen-crew = de la proue à la poupe
screen-lead = influence
screen-sailed = parti
screen-full = complet : { $most } pièces
screen-ships-sailed = { $sailed ->
    [one] { $sailed } drakkar parti
   *[other] { $sailed } drakkars partis
}
    .short = { $sailed }/7
screen-market = Marché
screen-stacks = piles depuis le dessus
screen-drawn = pioché
screen-clans = Clans
screen-round = manche { $round }
    .short = M{ $round }
screen-supplies = coffres
screen-barrels = tonneaux
screen-won = gagnés
screen-points = points
screen-nobody = personne
screen-you = vous

## Le plateau en mots : noms de la vue ; ce qui a { $number } se compte à partir de 1

view-ships = Bateaux
view-ship = bateau { $number }
view-moored = à quai
view-body = équipage depuis la proue
view-clan = clan
view-shields = boucliers
view-spare = pièce de réserve
view-influence = ordre d’influence
view-circles = paris
view-owner = de
view-value = valeur
view-tokens = denrées
view-kept = gardé
view-supply_points = points des denrées
view-barrels_won = tonneaux gagnés
view-barrel_points = points des tonneaux
view-lost = denrées perdues
view-captain = capitaine
view-round = Manche
view-bet = pari { $number }
