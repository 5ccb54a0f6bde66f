### Ce que font les métiers, en français, morceau par morceau. Les identifiants sont ceux du fichier anglais.

## A clause

clause = { $when } : { $deeds }.
clause-if = { $when }, { $conditions } : { $deeds }.
limit-once_per_action = { $when }, une fois par action
limit-once_per_game = { $when }, une fois dans la partie

list = { $first }, { $rest }
and = { $first } et { $rest }
or = { $first } ou { $rest }
either = soit { $things }
or-either = { $first }, soit { $rest }
or-else = { $first } ; ou bien { $rest }
also = { $first } ; { $rest }
if-so = { $first } ; dans ce cas, { $rest }

## When

when-play = Quand vous jouez cette carte
when-anytime = À tout moment
when-always = Désormais
when-scoring = À la fin de la partie, avant le décompte
when-state = Dès que vous avez { $conditions }
when-phase-before = Avant la phase { $phase }
when-phase-start = Au début de la phase { $phase }
when-phase-during = Pendant la phase { $phase }
when-phase-instead = Pendant la phase { $phase }, au lieu de ce qu’elle vous donne
when-phase-after = Après la phase { $phase }
when-phase-end = À la fin de la phase { $phase }
when-no-harvest = Dans une manche sans récolte
when-harvest-during = Dans une manche avec récolte
when-harvest-after = Après une récolte
when-space-before = Avant d’utiliser { $spaces }
when-space-after = Après avoir utilisé { $spaces }
when-space-instead = Quand vous utilisez { $spaces }, au lieu de son effet habituel
when-space-instead-of-upgrade = Quand vous utilisez { $spaces }, au lieu de son amélioration
when-placing = Avant de placer { $vikings } Vikings dans la colonne { $column }
when-action-before = Avant { $actions }
when-action-after = Après { $actions }
when-action-any = Après { $actions }, avec ou sans succès
when-action-success = Après avoir réussi { $actions }
when-action-failure = Après avoir manqué { $actions }
when-action-instead = À la place d’{ $actions }
when-upgraded = Après une amélioration de { $goods } ressources en une action
when-using = Après une action où vous avez utilisé un { $ship }
when-receive-each = Pour chaque { $items } que vous recevez
when-receive-action = Après une action qui vous a rapporté au moins { $items }
when-receive-viking_action = Après une action avec des Vikings qui vous a rapporté au moins { $items }
when-receive-at-once = Quand une action vous rapporte { $items } d’un coup
when-place-house = Pour chaque { $items } que vous placez dans une maison de pierre ou longue
when-place-exploration_board = Pour chaque { $items } que vous placez sur un plateau d’exploration
when-place-stable = Pour chaque { $items } que vous placez dans votre étable
when-place-banquet_table = Pour chaque { $items } que vous servez sur votre table de banquet
when-build = Pour chaque { $items } que vous construisez
when-build-paying = Pour chaque { $items } que vous construisez en payant en { $item }
when-acquire = Dès que vous obtenez un autre { $items }
when-mountain_take = Pour chaque { $items } que vous prenez sur un flanc de montagne
when-mountain_removed = Pour chaque { $items } retiré d’un flanc de montagne pendant la phase 11
when-draw_occupation = Au lieu de prendre en main un métier que vous piochez
when-occupation_played = Après une action pendant laquelle vous avez joué un métier
when-vikings_back = Quand exactement { $vikings } de vos Vikings reviennent du plateau d’actions pendant la phase Actions
when-thing_square = Chaque fois que vous passez à exactement { $n } Vikings sur la Place des Affaires
when-bonus_good = Quand une maison vous donne exactement { $n } ressource bonus, au lieu de cette ressource

phase-harvest = Récolte
phase-draw_weapon = Nouvelle Arme
phase-actions = Actions
phase-income = Revenus
phase-breeding = Reproduction animale
phase-feast = Banquet
phase-bonus = Bonus

space-any = une case avec des Vikings
space-group = une case « { $group } »
space-mountain = une case où vous prenez des éléments sur des flancs de montagne
space-gives = une case qui donne exactement { $silver } argent
space-costs = une case qui coûte au moins { $silver } argent au total
space-named = « { $space } »
space-column = « { $space } » en colonne { $column }
space-paying = { $spaces } en y payant en { $item }
space-vikings = { $spaces } avec { $vikings } Vikings
space-success = { $spaces }, avec succès

group-build_houses = construction de maison
group-build_ships = construction de bateau
group-livestock_market = marché au bétail
group-weekly_market = marché hebdomadaire
group-crafting = artisanat

action-hunting_game = une partie de chasse
action-laying_a_snare = une pose de collet
action-whaling = une pêche à la baleine
action-raiding = un raid
action-pillaging = un pillage
action-plundering = un saccage
action-exploration = une exploration
action-far_exploration = une exploration lointaine (colonne 4)
action-emigration = une émigration
action-overseas_trading = un commerce outre-mer

## How many

number = { $n }
count-at_least = au moins { $things }
with-at_least = avec au moins { $things }
with-at_most = avec au plus { $things }
with-exactly = avec exactement { $things }
with-none = sans { $things }
placed = { $things } { $place }
in-supply = dans votre réserve
in-stable = dans votre étable
in-supply-boards = dans votre réserve et sur vos plateaux
in-supply-stable = dans votre réserve et votre étable
in-banquet_table = sur votre table de banquet
for-each = par { $thing }
for-each-owned = par { $thing } que vous avez
times-round = multiplié par le numéro de la manche

n-ship_set = { $n ->
    [one] { $n } bateau de chacun des trois types
   *[other] { $n } bateaux de chacun des trois types
}
n-ore_on_ships = { $n ->
    [one] { $n } minerai chargé
   *[other] { $n } minerais chargés
} sur vos bateaux
n-special_tile = { $n ->
    [one] { $n } tuile spéciale
   *[other] { $n } tuiles spéciales
}
n-longship_with_ore = { $n ->
    [one] { $n } drakkar portant
   *[other] { $n } drakkars portant
} au moins { $ore } minerais
n-player = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
} dans la partie
n-exploration_board = { $n ->
    [one] { $n } plateau d’exploration
   *[other] { $n } plateaux d’exploration
}
n-mountain_types_taken = { $n } sortes différentes d’éléments pris
n-boats_used = { $n ->
    [one] { $n } baleinier utilisé
   *[other] { $n } baleiniers utilisés
}
n-income = des revenus de { $n }
n-large_ship = { $n ->
    [kind] knarr ou drakkar
   *[other] { $n } knarrs ou drakkars
}
n-house = { $n ->
    [kind] maison de pierre ou longue
   *[other] { $n } maisons de pierre ou longues
}
n-vikings_on_group = { $n } Vikings sur des cases « { $group } »
n-vikings_in_column = { $n } Vikings dans la colonne { $column }
n-rolls_made = { $n } lancers effectués
n-spent_wood = bois dépensé
n-spent_spear = { $n ->
    [one] { $n } lance dépensée
   *[other] { $n } lances dépensées
}
n-spent_long_sword = { $n ->
    [one] { $n } épée longue dépensée
   *[other] { $n } épées longues dépensées
}
n-same_placements_this_round = { $n } tel placement plus tôt dans la manche
n-animal_type = espèce animale (moutons, bovins)
n-red_good_type = type de ressource rouge
n-game_whale_pair = paire formée d’une viande de gibier et d’une viande de baleine
n-building_resource_types_paid = type de ressource de construction que vous y avez payé

n-peas = { $n ->
    [kind] petits pois
    [one] { $n } tuile petits pois
   *[other] { $n } tuiles petits pois
}
n-flax = { $n ->
    [kind] lin
    [one] { $n } lin
   *[other] { $n } lins
}
n-beans = { $n ->
    [one] { $n } tuile haricots
   *[other] { $n } tuiles haricots
}
n-grain = { $n ->
    [kind] tuile céréales
    [one] { $n } tuile céréales
   *[other] { $n } tuiles céréales
}
n-cabbage = { $n } chou
n-fruits = { $n ->
    [one] { $n } tuile fruits
   *[other] { $n } tuiles fruits
}
n-mead = { $n ->
    [kind] hydromel
    [one] { $n } hydromel
   *[other] { $n } hydromels
}
n-stockfish = { $n ->
    [kind] poisson séché
    [one] { $n } poisson séché
   *[other] { $n } poissons séchés
}
n-milk = { $n } lait
n-salt_meat = { $n ->
    [kind] viande salée
    [one] { $n } viande salée
   *[other] { $n } viandes salées
}
n-game_meat = { $n ->
    [kind] viande de gibier
    [one] { $n } viande de gibier
   *[other] { $n } viandes de gibier
}
n-whale_meat = { $n ->
    [kind] viande de baleine
    [one] { $n } viande de baleine
   *[other] { $n } viandes de baleine
}
n-sheep = { $n ->
    [kind] mouton
    [one] { $n } mouton
   *[other] { $n } moutons
}
n-cattle = { $n ->
    [kind] bovin
    [one] { $n } bovin
   *[other] { $n } bovins
}
n-pregnant_cattle = { $n } vache gestante
n-any_sheep = { $n ->
    [kind] mouton
    [one] { $n } mouton (brebis gestante ou non)
   *[other] { $n } moutons
}
n-any_cattle = { $n ->
    [kind] bovin
    [one] { $n } bovin (vache gestante ou non)
   *[other] { $n } bovins
}
n-oil = { $n ->
    [one] { $n } huile
   *[other] { $n } huiles
}
n-hide = { $n ->
    [one] { $n } peau
   *[other] { $n } peaux
}
n-wool = { $n ->
    [one] { $n } laine
   *[other] { $n } laines
}
n-linen = { $n ->
    [one] { $n } toile de lin
   *[other] { $n } toiles de lin
}
n-skin_and_bones = { $n } tuile « la peau et les os »
n-fur = { $n } fourrure
n-clothing = { $n } vêtement
n-rune_stone = { $n ->
    [kind] rune
    [one] { $n } rune
   *[other] { $n } runes
}
n-silverware = { $n ->
    [one] { $n } argenterie
   *[other] { $n } argenteries
}
n-chest = { $n ->
    [kind] coffre
    [one] { $n } coffre
   *[other] { $n } coffres
}
n-silk = { $n ->
    [one] { $n } soie
   *[other] { $n } soies
}
n-spices = { $n ->
    [kind] tuile épices
    [one] { $n } tuile épices
   *[other] { $n } tuiles épices
}
n-jewelry = { $n } bijou
n-treasure_chest = { $n ->
    [kind] coffre au trésor
    [one] { $n } coffre au trésor
   *[other] { $n } coffres au trésor
}
n-silver_hoard = { $n } butin
n-belt = la ceinture
n-chalice = le calice
n-cloakpin = l’épingle à manteau
n-crucifix = le crucifix
n-drinking_horn = la corne à boire
n-silver = { $n } argent
n-wood = { $n ->
    [kind] bois
   *[other] { $n } bois
}
n-stone = { $n ->
    [kind] pierre
    [one] { $n } pierre
   *[other] { $n } pierres
}
n-ore = { $n ->
    [kind] minerai
    [one] { $n } minerai
   *[other] { $n } minerais
}
n-two_silver = élément « 2 argent »
n-bow = { $n ->
    [kind] arc et flèche
   *[other] { $n } arc et flèche
}
n-snare = { $n ->
    [one] { $n } collet
   *[other] { $n } collets
}
n-spear = { $n ->
    [kind] lance
    [one] { $n } lance
   *[other] { $n } lances
}
n-long_sword = { $n ->
    [kind] épée longue
    [one] { $n } épée longue
   *[other] { $n } épées longues
}
n-any_weapon = { $n } armes de votre choix
n-weapon_card = { $n ->
    [one] { $n } arme
   *[other] { $n } armes
} de la pioche
n-whaling_boat = { $n ->
    [kind] baleinier
    [one] { $n } baleinier
   *[other] { $n } baleiniers
}
n-knarr = { $n ->
    [kind] knarr
    [one] { $n } knarr
   *[other] { $n } knarrs
}
n-longship = { $n ->
    [kind] drakkar
    [one] { $n } drakkar
   *[other] { $n } drakkars
}
n-stone_house = { $n ->
    [kind] maison de pierre
   *[other] { $n } maison de pierre
}
n-long_house = maison longue

## What is done

gain = { $mode ->
    [may] vous pouvez prendre
    [to] prendre
   *[do] prenez
} { $things }
gain-placed = { $deed }, à placer aussitôt sur votre plateau Joueur ou vos plateaux d’exploration
gain_copy = prenez { $n } tuile de plus d’une ressource que vous avez exactement { $have } fois { $place } (sauf { $excepted })
double = { $mode ->
    [may] vous pouvez doubler
    [to] doubler
   *[do] doublez
} les { $item }, jusqu’à { $most } en tout
exchange = { $mode ->
    [may] vous pouvez échanger
    [to] échanger
   *[do] échangez
} { $swaps }
swap = { $cost } contre { $gain }
no-building = { $deed } (ce n’est pas une action de construction)
building = { $deed } (c’est une action de construction)
option-if = { $conditions }, { $deed }
upgrade = { $mode ->
    [may] vous pouvez améliorer
    [to] améliorer
   *[do] améliorez
} { $goods }
upgrade-steps = { $mode ->
    [may] vous pouvez améliorer
    [to] améliorer
   *[do] améliorez
} { $goods } de { $steps } niveaux au plus
upgrade-up_left = { $mode ->
    [may] vous pouvez échanger
    [to] échanger
   *[do] échangez
} { $goods } contre la tuile en diagonale en haut à gauche dans les boîtes de ressources
upgrade-up_right = { $mode ->
    [may] vous pouvez échanger
    [to] échanger
   *[do] échangez
} { $goods } contre une tuile située jusqu’à { $steps } pas en diagonale en haut à droite dans les boîtes de ressources
goods = { $n ->
    [one] { $n } ressource
   *[other] jusqu’à { $n } ressources
}
goods-orange = { $n ->
    [one] { $n } ressource orange
   *[other] jusqu’à { $n } ressources orange
}
goods-same = jusqu’à { $n } ressources d’un même type
goods-only = { $items }
goods-just_upgraded = { $n } de ces ressources une fois de plus
paying = { $deed }, en payant { $cost }
often = { $deed }, autant de fois que vous voulez
once-each = { $deed }, une fois { $each }
flip = { $mode ->
    [may] vous pouvez retourner
    [to] retourner
   *[do] retournez
} jusqu’à { $tiles } tuiles Ressource
mountain = { $mode ->
    [may] vous pouvez prendre
    [to] prendre
   *[do] prenez
} { $n ->
    [one] { $n } élément
   *[other] jusqu’à { $n } éléments
} sur un flanc de montagne
mountain-only = { $mode ->
    [may] vous pouvez prendre
    [to] prendre
   *[do] prenez
} { $items } sur un flanc de montagne
take_action = { $mode ->
    [may] vous pouvez faire
    [to] faire
   *[do] faites
} { $action } sans placer de Vikings
no_viking_back = { $deed } (un échec ne fait revenir aucun Viking)
less-each = { $deed }, avec une réduction de { $off } { $each }
use_space-occupied = { $mode ->
    [may] vous pouvez utiliser
    [to] utiliser
   *[do] utilisez
} une case occupée de la colonne { $column } sans placer de Vikings
use_space-free = { $mode ->
    [may] vous pouvez utiliser
    [to] utiliser
   *[do] utilisez
} une case libre de la colonne { $column }, juste au-dessus ou au-dessous d’une case où sont vos Vikings, sans placer de Vikings
run_phase-self = { $mode ->
    [may] vous pouvez effectuer
    [to] effectuer
   *[do] effectuez
} une phase { $phase } supplémentaire pour vous seul
run_phase-houses = { $mode ->
    [may] vous pouvez effectuer
    [to] effectuer
   *[do] effectuez
} une phase { $phase } supplémentaire pour vos seules maisons
run_phase-home_board = { $mode ->
    [may] vous pouvez effectuer
    [to] effectuer
   *[do] effectuez
} une phase { $phase } supplémentaire pour votre seul plateau Joueur
return_viking-one_space = { $mode ->
    [may] vous pouvez reprendre
    [to] reprendre
   *[do] reprenez
} { $n } de vos Vikings d’une case Action
return_viking-same_space = { $mode ->
    [may] vous pouvez reprendre
    [to] reprendre
   *[do] reprenez
} { $n } Viking de plus de la même case
return_viking-this_space = { $mode ->
    [may] vous pouvez reprendre
    [to] reprendre
   *[do] reprenez
} { $n } des Vikings de cette case
return_viking-each_space = { $mode ->
    [may] vous pouvez reprendre
    [to] reprendre
   *[do] reprenez
} { $n } de vos Vikings de chacune de vos cases de la colonne { $column }
play_occupation = { $mode ->
    [may] vous pouvez jouer
    [to] jouer
   *[do] jouez
} { $n } métier de votre main
buy_ship = { $mode ->
    [may] vous pouvez acheter
    [to] acheter
   *[do] achetez
} { $ship } pour { $price } argent
off = { $deed }, moins { $offs } que vous avez, arrondi à l’unité inférieure
off-each = { $silver ->
    [0] un demi-argent
   *[other] { $silver } argent
} par { $item }
fill_weapons = prenez des armes jusqu’à en avoir { $n } de chaque type
reclaim_special = { $mode ->
    [may] vous pouvez prendre
    [to] prendre
   *[do] prenez
} { $tile } d’un plateau de n’importe quel joueur dans votre réserve ; { $fill } de la réserve générale remplissent sa place
discount = payez { $things } de moins au total
die = chacun de vos lancers pour { $actions } compte { $n } { $way ->
    [less] de moins
   *[more] de plus
}
die-now = chaque lancer de cette action compte { $n } { $way ->
    [less] de moins
   *[more] de plus
}
move-own_ships-supply = { $mode ->
    [may] vous pouvez remettre
    [to] remettre
   *[do] remettez
} le { $item } de vos bateaux dans votre réserve
move-action_ship-general_supply = { $mode ->
    [may] vous pouvez rendre
    [to] rendre
   *[do] rendez
} { $item } chargé sur le drakkar utilisé
move-banquet_table-house = { $mode ->
    [may] vous pouvez déplacer
    [to] déplacer
   *[do] déplacez
} autant de { $item } que vous voulez de votre table de banquet vers vos maisons de pierre et longues
move-supply-new_ship = chargez-le de { $item } de votre réserve
move-supply-shed = { $mode ->
    [may] vous pouvez mettre
    [to] mettre
   *[do] mettez
} { $item } dans une de vos cabanes
rule-spend_value = chaque { $item } que vous dépensez pour { $actions } compte pour { $value }
rule-substitute_weapon = pour { $actions }, vous pouvez dépenser une { $use } comme une { $instead_of }
rule-loot_split = pour { $actions }, vous pouvez répartir le résultat sur { $tiles } tuiles
rule-loot_green = pour { $actions }, vous pouvez prendre une tuile verte, à la valeur de combat de sa face bleue moins { $n }
rule-special_sword_value = pour { $actions }, la tuile spéciale à la plus haute valeur de combat encore sur le plateau de réserve compte { $n } de moins (à égalité, toutes)
rule-max_rolls = vous pouvez lancer le dé jusqu’à { $n } fois au lieu de 3
rule-knarr_as_longship = un knarr peut servir de drakkar pour { $actions }
rule-vikings_needed = « { $space } » demande { $n ->
    [one] { $n } Viking
   *[other] { $n } Vikings
} de moins
rule-explore_any_board = sur « { $space } », vous pouvez revendiquer n’importe quel plateau d’exploration face visible, avec n’importe quel bateau
rule-place_wood_as_silver = vous pouvez poser du bois comme de l’argent dans votre { $onto }
rule-horizontal_on_table = { $n } tuiles { $item } au lieu d’une peuvent être couchées sur votre table de banquet
rule-counts_as_phase = cela compte comme une { $phase } pour vos autres cartes

tier-at_least-first = avec au moins { $things }, { $deed }
tier-at_least-next = avec au moins { $n }, { $deed } à la place
tier-bare = { $deed }
tier-at_least-after-bare = avec au moins { $things }, { $deed } à la place
tier-exactly-first = avec exactement { $things }, { $deed }
tier-exactly-next = avec { $n }, { $deed }
tier-at_most-first = avec { $things } ou moins, { $deed }
tier-at_most-next = sinon, avec { $n } ou moins, { $deed }
