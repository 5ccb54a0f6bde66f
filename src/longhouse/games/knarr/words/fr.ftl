### Knarr en français. Identifiants : voir en.ftl.

about = Réunissez un équipage par couleur, partez au loin, commercez sur vos routes.

components = D’où viennent les cartes
    .help = Les gains des cartes viking ainsi que les coûts et gains des destinations viennent de sources publiques ; la règle n’en montre que quelques-uns.

## Les choses

boat-white = Blanc
boat-beige = Beige
boat-brown = Marron
boat-black = Noir

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet

gain-vp = point
    .help = Un pas sur la piste de score. À quarante points, la manche en cours est la dernière.
gain-bracelet = bracelet
    .help = L’argent du commerce. Un bateau en porte trois au plus.
gain-recruit = recrue
    .help = Remplace n’importe quel Viking d’un coût, ou permet de prendre n’importe quelle carte du marché. Un bateau en porte trois au plus.
gain-fame = renommée
    .help = Un pas sur la piste de renommée, qui rapporte des points au début de chacun de vos tours.
gain-card = carte
    .help = La première carte de la pioche rejoint votre équipage, sans aucun gain.

viking = Viking { $colour } ({ $gain })
    .help = Quand vous recrutez un Viking { $colour }, tous ceux de cette couleur dans votre équipage donnent leur gain ; celui-ci donne : { $gain }.

viking-hidden = un Viking que vous ne voyez pas

slot-red = emplacement rouge
    .help = Recruter un Viking rouge fait prendre la carte posée ici, quelle que soit sa couleur.
slot-yellow = emplacement jaune
    .help = Recruter un Viking jaune fait prendre la carte posée ici, quelle que soit sa couleur.
slot-green = emplacement vert
    .help = Recruter un Viking vert fait prendre la carte posée ici, quelle que soit sa couleur.
slot-blue = emplacement bleu
    .help = Recruter un Viking bleu fait prendre la carte posée ici, quelle que soit sa couleur.
slot-purple = emplacement violet
    .help = Recruter un Viking violet fait prendre la carte posée ici, quelle que soit sa couleur.

land-trade = terres d’échange
    .help = Des destinations bon marché : peu sur le moment, beaucoup à chaque commerce ensuite.
land-influence = terres d’influence
    .help = Des destinations chères : beaucoup de points sur le moment.

destination-trade = Terre d’échange { $number }
    .help = Une terre d’échange : sa ligne du bas rapporte à chacun de vos commerces.
destination-influence = Terre d’influence { $number }
    .help = Une terre d’influence : elle rapporte aussitôt des points.

bracelets-1 = 1 bracelet
    .help = Donne la première colonne de votre bateau et de toutes vos destinations.
bracelets-2 = 2 bracelets
    .help = Donne les deux premières colonnes de votre bateau et de toutes vos destinations.
bracelets-3 = 3 bracelets
    .help = Donne les trois colonnes de votre bateau et de toutes vos destinations.

artifact-mead_cup = Coupe d’hydromel
    .help = Après une exploration, vous pouvez défausser une carte du marché ; la pioche remplit son emplacement.
artifact-silver_coins = Pièces d’argent
    .help = Un Viking recruté en quatrième ou plus loin dans sa colonne rapporte un point.
artifact-cauldron = Chaudron
    .help = Quand vous recrutez le deuxième Viking d’une colonne, toutes les cartes du marché sont gratuites.
artifact-golden_bracelet = Bracelet en or
    .help = Quand vous recrutez le troisième Viking d’une colonne, vous pouvez mettre de côté une destination visible, deux au plus à la fois.
artifact-helmet = Casque
    .help = Quand une terre d’influence explorée suit directement une terre d’échange, vous pouvez recruter aussitôt.
artifact-amulet = Amulette
    .help = Une ligne de cinq couleurs complétée apporte un bracelet, une recrue et un point de renommée.
artifact-weathervane = Girouette
    .help = Une ligne de cinq couleurs complétée permet d’explorer aussitôt, au coût habituel.

gains-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
gains-bracelet = { $count ->
    [one] { $count } bracelet
   *[other] { $count } bracelets
}
gains-recruit = { $count ->
    [one] { $count } recrue
   *[other] { $count } recrues
}
gains-fame = { $count ->
    [one] { $count } point de renommée
   *[other] { $count } points de renommée
}
gains-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

cost-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
cost-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
cost-green = { $count ->
    [one] { $count } vert
   *[other] { $count } verts
}
cost-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
cost-purple = { $count ->
    [one] { $count } violet
   *[other] { $count } violets
}
cost-different = { $count } de couleurs différentes
cost-equal = { $count } de la même couleur

list = { $first }, { $rest }
nothing = rien

## Les questions

ask-action = { $boat } : recruter ou explorer ?
    .help = Recruter : posez un Viking de la main, prenez tous les gains de sa colonne. Explorer : envoyez des Vikings de l’équipage gagner une destination. Un commerce par tour, avant ou après.
ask-take = { $boat } : quelle carte du marché prenez-vous ?
    .help = La carte de l’{ $slot } est gratuite ; toute autre coûte une recrue. Avec le Chaudron, le deuxième Viking d’une colonne les rend toutes gratuites.
ask-pay = { $boat } : qui part pour la { $destination } ({ $cost }) ? { $asked ->
    [colour] { $owed ->
        [1] Encore un Viking { $colour }.
       *[other] Encore { $owed } Vikings ({ $colour }).
    }
    [different] { $owed ->
        [1] Encore un, d’une autre couleur.
       *[other] Encore { $owed }, chacun d’une autre couleur.
    }
   *[equal] Encore { $owed }, tous de la même couleur.
}
    .help = Choisissez dans l’ordre des couleurs et, dans une couleur : point, bracelet, recrue, renommée. Les recrues comptent pour ce qui reste. Les Vikings envoyés quittent votre équipage et ne donnent rien.
ask-reserve = { $boat } : quelle destination réservez-vous ?
    .help = Le Bracelet en or la met de côté pour vous seul. Vous paierez son coût entier pour l’explorer.
ask-swap = { $boat } : quelle carte du marché remplacez-vous ?
    .help = La Coupe d’hydromel la défausse, et la première carte de la pioche prend son emplacement.
ask-bonus-recruit = { $boat } : quel Viking recrutez-vous en plus ?
    .help = Le Casque vous permet de recruter aussitôt, comme d’habitude.
ask-bonus-explore = { $boat } : quelle destination explorez-vous en plus ?
    .help = La Girouette vous permet d’explorer aussitôt, au coût habituel.
ask-trade = { $boat } : un commerce avant la fin du tour ?
    .help = Un bracelet donne la première colonne du bateau et des destinations, deux les deux premières, trois les trois.
ask-discard = { $boat } : quel Viking de votre équipage défaussez-vous ?
    .help = La pioche et la défausse sont vides. Chaque équipage le plus nombreux cède un Viking pour une nouvelle pioche.
ask-over = La partie est terminée.

## Les réponses

answer-action-viking = recruter un { $viking } : { $gains }
answer-action-place = explorer la { $destination } (coût : { $cost }) pour { $gains }
answer-action-trade = commerce avec { $bracelets } : { $gains }
answer-take-slot = { $viking }, { $slot }{ $recruits ->
    [0] , gratuit
   *[other] , pour 1 recrue
}
answer-pay-viking = { $viking }
answer-pay-recruits = { $recruits ->
    [one] { $recruits } recrue à la place
   *[other] { $recruits } recrues à la place
}
answer-reserve-place = { $destination } (coût : { $cost } ; apporte { $gains })
answer-reserve-pass = ne rien réserver
answer-swap-slot = { $viking }, { $slot }
answer-swap-pass = laisser le marché tel quel
answer-bonus-recruit-viking = recruter un { $viking } : { $gains }
answer-bonus-recruit-pass = ne recruter personne
answer-bonus-explore-place = explorer la { $destination } (coût : { $cost }) pour { $gains }
answer-bonus-explore-pass = ne rien explorer
answer-trade-trade = commerce avec { $bracelets } : { $gains }
answer-trade-pass = finir le tour
answer-discard-viking = { $viking }

## Les événements

event-artifact-revealed = En jeu : { $artifact }.
event-crew-dealt = { $boat } commence avec un { $first } et un { $second }.
event-hand-dealt = { $boat } pioche sa main : { $first }, { $second }, { $third }.
event-hand-dealt-hidden = { $boat } pioche une main de trois cartes.
event-turn-began = À { $boat } de jouer.
event-reputation-scored = { $boat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} de renommée.
event-recruited = { $boat } recrute un { $viking }, numéro { $place } de sa colonne.
event-gained = { $boat } gagne{ $points ->
    [0] {""}
    [1] {" "}+1 point
   *[other] {" "}+{ $points } points
}{ $bracelets ->
    [0] {""}
    [1] {" "}+1 bracelet
   *[other] {" "}+{ $bracelets } bracelets
}{ $recruits ->
    [0] {""}
    [1] {" "}+1 recrue
   *[other] {" "}+{ $recruits } recrues
}{ $fame ->
    [0] {""}
   *[other] {" "}+{ $fame } renommée
}.
event-excess-lost = { $boat } n’a plus de place :{ $bracelets ->
    [0] {""}
    [1] {" "}−1 bracelet
   *[other] {" "}−{ $bracelets } bracelets
}{ $recruits ->
    [0] {""}
    [1] {" "}−1 recrue
   *[other] {" "}−{ $recruits } recrues
}{ $fame ->
    [0] {""}
   *[other] {" "}−{ $fame } renommée
}.
event-viking-taken = { $boat } prend le { $viking }, { $slot }{ $recruits ->
    [0] {""}
   *[other] , contre une recrue
}.
event-viking-revealed = Nouvelle carte, { $slot } : { $viking }.
event-viking-sent = { $boat } envoie un { $viking }.
event-recruits-sent = { $boat } envoie { $recruits ->
    [one] { $recruits } recrue
   *[other] { $recruits } recrues
}.
event-explored = { $boat } explore la { $destination }.
event-destination-revealed = Nouvelle destination : { $destination }.
event-no-destination-left = Plus de { $land } : l’emplacement reste vide.
event-traded = { $boat } fait du commerce avec { $bracelets }.
event-drew = { $boat } pioche un { $viking } pour son équipage.
event-deck-renewed = { $count ->
    [one] { $count } Viking défaussé forme
   *[other] { $count } Vikings défaussés forment
} la nouvelle pioche.
event-piles-empty = La pioche et la défausse sont vides : chaque équipage le plus nombreux défausse un Viking.
event-crew-discarded = { $boat } défausse un { $viking } de son équipage.
event-coin-earned = Pièces d’argent : 1 point pour { $boat }.
event-reserved = { $boat } réserve la { $destination }.
event-market-swapped = Coupe d’hydromel : { $boat } défausse le { $viking }, { $slot }.
event-line-rewarded = Amulette : { $boat } complète { $lines ->
    [1] une ligne
   *[other] { $lines } lignes
} de cinq couleurs.
event-bonus-action = { $artifact } : une action en plus pour { $boat }.
event-nothing-payable = Girouette : { $boat } ne peut payer aucune destination.
event-declined = { $boat } n’en profite pas : { $artifact }.
event-last-round = { $boat } atteint quarante points : cette manche est la dernière.
event-game-ended = La dernière manche est terminée.

## La feuille de score

score-reputation = Renommée
score-crew = Recrutements
score-destinations = Destinations
score-trade = Commerce
score-artifacts = Artefacts

## Pourquoi pas

why-other-question = cela répond à une autre question
why-no-recruit = cette carte coûte une recrue, et vous n’en avez pas
why-too-few-recruits = vous n’avez pas assez de recrues : il en faudrait { $owed }
why-traded = vous avez déjà fait du commerce ce tour-ci
why-too-few-bracelets = votre bateau ne porte { $bracelets ->
    [0] aucun bracelet
    [1] qu’un bracelet
   *[other] que { $bracelets } bracelets
}
why-not-reserved = vous n’avez pas réservé cette destination
why-place-empty = il n’y a pas de destination à cet emplacement
why-reserved-already = vous l’avez déjà réservée
why-cost = votre équipage et vos recrues ne peuvent pas la payer : { $cost }
why-not-in-hand = vous n’avez pas ce Viking en main
why-not-in-crew = vous n’avez plus ce Viking dans votre équipage
why-order = on envoie les Vikings dans l’ordre des couleurs, puis des gains, et le coût doit être payé en entier
why-not-asked = le coût ne demande pas cette couleur maintenant

## Les options

option-boats = Bateaux
    .help = La face des bateaux, la même pour tous.
value-boats-normal = face normale : deux bracelets donnent une recrue (pour une première partie)
value-boats-advanced = face avancée : un bracelet donne un point, trois rendent un bracelet
option-artifacts = Artefact
    .help = La variante : un artefact récompense quiconque remplit sa condition.
value-artifacts-none = aucun
value-artifacts-random = un au hasard
value-artifacts-mead_cup = Coupe d’hydromel
value-artifacts-silver_coins = Pièces d’argent
value-artifacts-cauldron = Chaudron
value-artifacts-golden_bracelet = Bracelet en or
value-artifacts-helmet = Casque
value-artifacts-amulet = Amulette
value-artifacts-weathervane = Girouette
option-mead_cup = Coupe d’hydromel en plus
    .help = Si la Coupe d’hydromel accompagne l’artefact, comme il est conseillé à deux joueurs.
value-mead_cup-auto = à deux joueurs, quand un artefact est utilisé
value-mead_cup-on = oui
value-mead_cup-off = non

## L'écran

screen-market = Marché
screen-destinations = Destinations
screen-hand = main :
screen-destination = destination
screen-cost = coût
screen-gains = gains
screen-trade = commerce 1│2│3
screen-trade-with = commerce à 1│2│3 bracelets :
screen-short-trade = É{ $number }
screen-short-influence = I{ $number }
screen-score = score
screen-fame = renommée
screen-bracelets = bracelets
screen-recruits = recrues
screen-explored = explorées :
screen-reserved = réservée :
screen-you = vous
screen-boat = Bateau et routes
screen-crew = Équipage
screen-hand-title = Main
screen-trade-preview = Commercer pour
screen-yield = Recruter en { $colour } rapporte : { $gains }
screen-payers = { $missing ->
    [0] Vous pouvez payer
   *[other] Il en manque { $missing }
} : { $crew } de l’équipage, { $recruits ->
    [0] aucune recrue
    [one] { $recruits } recrue
   *[other] { $recruits } recrues
}
screen-pay = { $boat } : qui part pour la { $destination } ({ $cost }) ? { $left ->
    [0] Tous sont désignés.
    [1] Encore un.
   *[other] Encore { $left }.
}
screen-empty = vide
screen-free = gratuit
screen-first = premier
screen-turn = Tour { $turn }
    .short = T{ $turn }
screen-known = * dans une main : vue de tous
screen-last-round = Dernière manche !
screen-artifacts = Artefacts : { $artifacts }
screen-in-deck = { $count } dans la pioche
screen-decks = Dans les pioches : { $vikings } Vikings ({ $discarded } défaussés), { $trade } terres d’échange, { $influence } terres d’influence.
screen-different = { $count } ≠
screen-equal = { $count } =

## Le plateau en mots : noms de la vue ; ce qui a { $number } se compte à partir de 1

view-turn = Tour
view-first = Premier joueur
view-known = vue de tous
view-explored = explorées
view-trade = commerce par bracelets
view-reputation = points par tour de la renommée
view-mover = au tour de
view-traded = a commercé
view-last_round = dernière manche
view-slot = emplacement
view-land = terre
view-place = place { $number }
view-vikings = Vikings
view-discarded = défausse
view-boats = Bateaux
view-points = points
view-lines = lignes complètes
view-must_discard = doit défausser
view-hand = main
view-viking = Viking
view-crew = équipage
