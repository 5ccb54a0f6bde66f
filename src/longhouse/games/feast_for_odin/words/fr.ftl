### À la gloire d’Odin en français. Les identifiants sont ceux du fichier anglais.

about = Chassez, fabriquez, naviguez et couvrez vos terres jusqu’au dernier vide.

components = D’où vient le matériel
    .help = La plupart des cases Action, plateaux, tuiles et cartes ont été lus dans au moins deux sources publiques en plus de la règle ; les récoltes de la partie courte reposent sur une seule. Les 190 métiers ont été lus sur les cartes imprimées et dans l’index de l’éditeur. Leurs noms français sont les nôtres, sauf 14 que nomme la règle française.

## Things

player-red = Rouge
player-yellow = Jaune
player-green = Vert
player-blue = Bleu

item-peas = petits pois
    .help = Produit de la ferme (orange), 2 × 1. Une couleur au-dessus : hydromel.
item-flax = lin
    .help = Produit de la ferme (orange), 3 × 1. Une couleur au-dessus : poisson séché.
item-beans = haricots
    .help = Produit de la ferme (orange), 2 × 2. Une couleur au-dessus : lait.
item-grain = céréales
    .help = Produit de la ferme (orange), 4 × 1. Une couleur au-dessus : viande salée.
item-cabbage = chou
    .help = Produit de la ferme (orange), 3 × 2. Une couleur au-dessus : viande de gibier.
item-fruits = fruits
    .help = Produit de la ferme (orange), 3 × 3. Une couleur au-dessus : viande de baleine.
item-mead = hydromel
    .help = Produit animal (rouge), 2 × 1. Une couleur au-dessus : huile.
item-stockfish = poisson séché
    .help = Produit animal (rouge), 3 × 1. Une couleur au-dessus : peau.
item-milk = lait
    .help = Produit animal (rouge), 2 × 2. Une couleur au-dessus : laine.
item-salt_meat = viande salée
    .help = Produit animal (rouge), 4 × 1. Une couleur au-dessus : toile de lin.
item-game_meat = viande de gibier
    .help = Produit animal (rouge), 3 × 2. Une couleur au-dessus : la peau et les os.
item-whale_meat = viande de baleine
    .help = Produit animal (rouge), 3 × 3. Une couleur au-dessus : tunique.
item-sheep = mouton
    .help = Produit animal (rouge), 4 × 2. Une couleur au-dessus : fourrure. Vaut 2 à la fin.
item-cattle = bovin
    .help = Produit animal (rouge), 4 × 3. Une couleur au-dessus : vêtement. Vaut 3 à la fin.
item-pregnant_sheep = brebis gestante
    .help = Produit animal (rouge), 4 × 2. Une couleur au-dessus : fourrure. Vaut 3 à la fin.
item-pregnant_cattle = vache gestante
    .help = Produit animal (rouge), 4 × 3. Une couleur au-dessus : vêtement. Vaut 4 à la fin.
item-oil = huile
    .help = Produit artisanal (vert), 2 × 1. Une couleur au-dessus : rune.
item-hide = peau
    .help = Produit artisanal (vert), 3 × 1. Une couleur au-dessus : argenterie.
item-wool = laine
    .help = Produit artisanal (vert), 2 × 2. Une couleur au-dessus : coffre.
item-linen = toile de lin
    .help = Produit artisanal (vert), 4 × 1. Une couleur au-dessus : soie.
item-skin_and_bones = la peau et les os
    .help = Produit artisanal (vert), 3 × 2. Une couleur au-dessus : épices.
item-fur = fourrure
    .help = Produit artisanal (vert), 4 × 2. Une couleur au-dessus : bijou.
item-robe = tunique
    .help = Produit artisanal (vert), 3 × 3. Une couleur au-dessus : coffre au trésor.
item-clothing = vêtement
    .help = Produit artisanal (vert), 4 × 3. Une couleur au-dessus : butin.
item-rune_stone = rune
    .help = Produit de luxe (bleu), 2 × 1. Valeur de combat 6.
item-silverware = argenterie
    .help = Produit de luxe (bleu), 3 × 1. Valeur de combat 7.
item-chest = coffre
    .help = Produit de luxe (bleu), 2 × 2. Valeur de combat 8.
item-silk = soie
    .help = Produit de luxe (bleu), 4 × 1. Valeur de combat 8.
item-spices = épices
    .help = Produit de luxe (bleu), 3 × 2. Valeur de combat 9.
item-jewelry = bijou
    .help = Produit de luxe (bleu), 4 × 2. Valeur de combat 10.
item-treasure_chest = coffre au trésor
    .help = Produit de luxe (bleu), 3 × 3. Valeur de combat 11.
item-silver_hoard = butin
    .help = Produit de luxe (bleu), 4 × 3. Valeur de combat 15.
item-glass_beads = perles de verre
    .help = Tuile spéciale de 5 cases ; se place comme une bleue. Valeur de combat 7. Coûte 0 argent.
item-helmet = heaume
    .help = Tuile spéciale de 5 cases ; se place comme une bleue. Valeur de combat 8. Coûte 1 argent. Peut être forgée.
item-cloakpin = épingle à manteau
    .help = Tuile spéciale de 5 cases ; se place comme une bleue. Valeur de combat 8. Coûte 1 argent. Peut être forgée.
item-belt = ceinture
    .help = Tuile spéciale de 5 cases ; se place comme une bleue. Valeur de combat 8. Coûte 2 argent.
item-crucifix = crucifix
    .help = Tuile spéciale de 6 cases ; se place comme une bleue. Valeur de combat 8. Coûte 2 argent. Peut être forgée.
item-drinking_horn = corne à boire
    .help = Tuile spéciale de 6 cases ; se place comme une bleue. Valeur de combat 8. Coûte 2 argent.
item-amber_figure = figurine d’ambre
    .help = Tuile spéciale de 7 cases ; se place comme une bleue. Valeur de combat 9. Coûte 2 argent.
item-horseshoe = fer à cheval
    .help = Tuile spéciale de 7 cases ; se place comme une bleue. Valeur de combat 9. Coûte 2 argent. Peut être forgée.
item-gold_brooch = broche en or
    .help = Tuile spéciale de 8 cases ; se place comme une bleue. Valeur de combat 9. Coûte 3 argent.
item-forge_hammer = marteau de forgeron
    .help = Tuile spéciale de 9 cases ; se place comme une bleue. Valeur de combat 10. Coûte 4 argent. Peut être forgée.
item-fibula = fibule
    .help = Tuile spéciale de 9 cases ; se place comme une bleue. Valeur de combat 10. Coûte 4 argent. Peut être forgée.
item-throwing_axe = hache de lancer
    .help = Tuile spéciale de 9 cases ; se place comme une bleue. Valeur de combat 11. Coûte 4 argent. Peut être forgée.
item-chalice = calice
    .help = Tuile spéciale de 10 cases ; se place comme une bleue. Valeur de combat 12. Coûte 5 argent.
item-round_shield = bouclier rond
    .help = Tuile spéciale de 12 cases ; se place comme une bleue. Valeur de combat 13. Coûte 6 argent.
item-english_crown = couronne d’Angleterre
    .help = Tuile spéciale de 13 cases ; se place comme une bleue. Valeur de combat 16.
item-silver = argent
    .help = Sert à payer, couvre une case, compte à la fin.
item-wood = bois
    .help = Pour construire et chasser.
item-stone = pierre
    .help = Pour construire, graver des runes et mener des raids.
item-ore = minerai
    .help = Pour la forge et les coffres, à bord des bateaux, ou sur une case.
item-bow = arc et flèche
    .help = Se dépense à la partie de chasse.
item-snare = collet
    .help = Se dépense en posant un collet.
item-spear = lance
    .help = Se dépense à la pêche à la baleine.
item-long_sword = épée longue
    .help = Se dépense lors des raids et des pillages.
item-whaling_boat = baleinier
    .help = Petit bateau pour la baleine et les îles proches : 3 points.
item-knarr = knarr
    .help = Grand bateau pour le commerce outre-mer : 5 points, 18 après émigration.
item-longship = drakkar
    .help = Grand bateau pour les raids et pillages : 8 points, 21 après émigration.
item-shed = cabane
    .help = 8 points ; six places à remplir avec 3 bois et 3 pierres à la fin.
item-stone_house = maison de pierre
    .help = 10 points ; toutes les ressources peuvent y être placées.
item-long_house = maison longue
    .help = 17 points ; toutes les ressources peuvent y être placées, sauf sur les piliers.
item-two_silver = 2 argent
    .help = Un seul élément d’un flanc de montagne.

space-build_shed = construire une cabane
    .help = Payer 2 × bois pour 1 × cabane.
    .short = Cabane
space-build_stone_house = construire une maison de pierre
    .help = Payer 1 × pierre pour 1 × maison de pierre.
    .short = Maison de pierre
space-build_long_house = construire une maison longue
    .help = Payer 2 × pierre pour 1 × maison longue.
    .short = Maison longue
space-build_house_and_ship = construire une maison et un bateau
    .help = Payer 2 × pierre, 2 × bois pour 1 × maison de pierre, 1 × drakkar — ou payer 2 × pierre, 2 × bois pour 1 × maison longue, 1 × knarr.
    .short = Maison et bateau
space-build_whaling_boat = construire un baleinier
    .help = Payer 1 × bois pour 1 × baleinier.
    .short = Baleinier
space-build_knarr = construire un knarr
    .help = Payer 2 × bois pour 1 × knarr.
    .short = Knarr
space-build_longship = construire un drakkar
    .help = Payer 2 × bois pour 1 × drakkar.
    .short = Drakkar
space-hunt_game_1 = partie de chasse
    .help = Lancer bas et payer le résultat en bois et arcs : peau et viande de gibier.
    .short = Chasse
space-take_stockfish = prendre 1 poisson séché
    .help = Prendre 1 × poisson séché.
    .short = Poisson séché
space-hunt_game_2 = partie de chasse
    .help = Lancer bas et payer le résultat en bois et arcs : peau et viande de gibier.
    .short = Chasse
space-lay_snare = poser un collet
    .help = Lancer bas et payer le résultat en bois et collets : fourrure et collet.
    .short = Collet
space-whaling_up_to_three_boats = pêche à la baleine (jusqu’à 3 baleiniers)
    .help = Il faut 1 × baleinier. Lancer bas avec jusqu’à 3 baleiniers, payer le résultat en bois et lances : huile, la peau et les os, viande de baleine.
    .short = Baleine
space-whaling_one_boat = pêche à la baleine (1 baleinier)
    .help = Il faut 1 × baleinier. Lancer bas avec un baleinier, payer le résultat en bois et lances : huile, la peau et les os, viande de baleine.
    .short = Baleine, 1 bateau
space-buy_stockfish = acheter 2 poissons séchés
    .help = Payer 1 × argent pour 2 × poisson séché.
    .short = 2 poissons
space-buy_salt_meat = acheter 2 viandes salées
    .help = Payer 2 × argent pour 2 × viande salée.
    .short = 2 viandes salées
space-buy_sheep = acheter 1 mouton
    .help = Payer 1 × argent pour 1 × mouton.
    .short = Mouton
space-buy_cattle_and_milk = acheter 1 bovin et 1 lait
    .help = Payer 3 × argent pour 1 × bovin, 1 × lait.
    .short = Bovin et lait
space-sheep_or_cattle = prendre 1 mouton ou acheter 1 bovin
    .help = Prendre 1 × mouton — ou payer 1 × argent pour 1 × bovin.
    .short = Mouton ou bovin
space-buy_cattle_and_sheep = acheter 1 bovin et 1 mouton
    .help = Payer 3 × argent pour 1 × bovin, 1 × mouton.
    .short = Bovin et mouton
space-weekly_beans = haricots et argent
    .help = Prendre 1 × haricots, 1 × argent.
    .short = Haricots
space-weekly_flax_stockfish = lin, poisson séché et argent
    .help = Prendre 1 × lin, 1 × poisson séché, 1 × argent.
    .short = Lin, poisson
space-weekly_fruits_oil_salt_meat = fruits, huile, viande salée et argent
    .help = Prendre 1 × fruits, 1 × huile, 1 × viande salée, 1 × argent.
    .short = Fruits, huile, viande
space-weekly_spices = épices, argent, lait et laine
    .help = Prendre 1 × épices, 1 × argent ; avec un bovin dans l’étable aussi 2 × lait ; avec un mouton dans l’étable aussi 1 × laine.
    .short = Épices
space-produce_milk = lait des bovins
    .help = Prendre 1 lait par bovin, 3 au plus.
    .short = Lait
space-produce_mead = 2 hydromels et 2 argent
    .help = Prendre 2 × hydromel, 2 × argent.
    .short = Hydromel
space-produce_wool = laine des moutons
    .help = Prendre 1 laine par mouton, 3 au plus.
    .short = Laine
space-craft_linen = fabriquer une toile de lin
    .help = Payer 1 × lin pour 1 × toile de lin.
    .short = Toile
space-craft_rune_stone = fabriquer une rune
    .help = Payer 1 × pierre pour 1 × rune, 1 × argent.
    .short = Rune
space-craft_clothing = fabriquer un vêtement
    .help = Payer 1 × peau, 1 × toile de lin pour 1 × vêtement, 2 × argent.
    .short = Vêtement
space-craft_chest = fabriquer un coffre
    .help = Payer 1 × bois pour 1 × coffre, 1 × argent — ou payer 1 × minerai pour 1 × coffre, 1 × argent.
    .short = Coffre
space-forge = forge
    .help = Payer 1 × minerai ; prendre une tuile avec la pince de forgeron.
    .short = Forge
space-craft_runes_and_chests = fabriquer 2 runes et 2 coffres
    .help = Payer 2 × pierre, 2 × bois pour 2 × rune, 2 × coffre.
    .short = Runes et coffres
space-master_crafting = 4 argent, tunique et bijou
    .help = Prendre 4 × argent ; vous pouvez échanger 1 × laine contre 1 × tunique ; vous pouvez échanger 1 × argenterie contre 1 × bijou.
    .short = Tunique, bijou
space-mountain_2 = prendre 2 ressources de construction
    .help = Prendre jusqu’à 2 éléments d’un flanc de montagne.
    .short = Montagne 2
space-mountain_1_upgrade_1 = prendre 1 ressource, améliorer 1 ressource
    .help = Prendre 1 élément d’un flanc de montagne ; échanger 1 ressource contre la tuile une couleur au-dessus.
    .short = Montagne, mieux
space-upgrade_2 = améliorer 2 ressources
    .help = Échanger jusqu’à 2 ressources contre la tuile une couleur au-dessus.
    .short = Améliorer 2
space-wood_per_player = 1 bois par joueur et 1 minerai
    .help = Prendre 1 × minerai ; et 1 × bois par joueur.
    .short = Bois par joueur
space-mountain_3_upgrade_1 = prendre 3 ressources, améliorer 1 ressource
    .help = Prendre jusqu’à 3 éléments d’un flanc de montagne ; échanger 1 ressource contre la tuile une couleur au-dessus.
    .short = Montagne, mieux
space-upgrade_3 = améliorer 3 ressources
    .help = Échanger jusqu’à 3 ressources contre la tuile une couleur au-dessus.
    .short = Améliorer 3
space-mountain_3_2 = prendre 3 + 2 ressources de construction
    .help = Prendre jusqu’à 3 + 2 éléments, chaque nombre d’un autre flanc de montagne.
    .short = Montagne 3 et 2
space-upgrade_3_weapons_4 = améliorer 3 ressources, piocher 4 armes
    .help = Échanger jusqu’à 3 ressources contre la tuile une couleur au-dessus ; piocher 4 cartes Arme.
    .short = Améliorer, armes
space-upgrade_4 = améliorer 4 ressources
    .help = Échanger jusqu’à 4 ressources contre la tuile une couleur au-dessus.
    .short = Améliorer 4
space-mountain_4_double_upgrade_2 = prendre 4 ressources, améliorer 2 ressources deux fois
    .help = Prendre jusqu’à 4 éléments d’un flanc de montagne ; échanger jusqu’à 2 ressources contre la tuile deux couleurs au-dessus.
    .short = Montagne, mieux
space-mountain_2222_or_double_upgrade_3 = prendre 2 + 2 + 2 + 2 ressources, ou améliorer 3 ressources deux fois
    .help = Prendre jusqu’à 2 + 2 + 2 + 2 éléments, chaque nombre d’un autre flanc de montagne — ou échanger jusqu’à 3 ressources contre la tuile deux couleurs au-dessus.
    .short = Montagne ou mieux
space-overseas_trade_1 = commerce outre-mer
    .help = Il faut 1 × knarr. Payer 1 × argent ; retourner autant de tuiles vertes différentes que voulu sur leur face bleue.
    .short = Commerce
space-overseas_trade_2 = commerce outre-mer
    .help = Il faut 1 × knarr. Payer 1 × argent ; retourner autant de tuiles vertes différentes que voulu sur leur face bleue.
    .short = Commerce
space-special_sale = vente spéciale
    .help = Il faut 1 × knarr. Acheter jusqu’à 2 tuiles spéciales à leur prix.
    .short = Vente spéciale
space-raid = raid
    .help = Il faut 1 × drakkar. Lancer haut : prendre une tuile bleue ou spéciale de cette valeur de combat au plus.
    .short = Raid
space-pillage_2 = pillage
    .help = Il faut 1 × drakkar. Lancer haut et ajouter le minerai de votre meilleur drakkar : prendre une tuile bleue ou spéciale de cette valeur au plus.
    .short = Pillage
space-pillage_3 = pillage
    .help = Il faut 1 × drakkar. Lancer haut et ajouter le minerai de votre meilleur drakkar : prendre une tuile bleue ou spéciale de cette valeur au plus.
    .short = Pillage
space-plunder = saccage
    .help = Il faut 2 × drakkar. Prendre 1 × butin.
    .short = Saccage
space-explore_near = explorer les Shetland ou les îles Féroé
    .help = Il faut un bateau. Revendiquer les Shetland ou les îles Féroé.
    .short = Explorer près
space-explore_middle = explorer l’Islande, le Groenland ou l’île aux Ours
    .help = Il faut un knarr ou un drakkar. Revendiquer l’Islande, le Groenland ou l’île aux Ours.
    .short = Explorer
space-explore_far = explorer l’île de Baffin, le Labrador ou Terre-Neuve
    .help = Il faut 1 × drakkar. Revendiquer l’île de Baffin, le Labrador ou Terre-Neuve.
    .short = Explorer loin
space-draw_occupation = piocher un métier, 1 argent
    .help = Prendre 1 × argent ; piocher un métier.
    .short = Piocher
space-play_occupation_paid = jouer 1 métier pour 1 pierre ou 1 minerai, 1 argent
    .help = Payer 1 × pierre pour 1 × argent ; jouer 1 métier — ou payer 1 × minerai pour 1 × argent ; jouer 1 métier.
    .short = Métier
space-emigrate_2 = émigration
    .help = Il faut un knarr ou un drakkar. Un knarr ou un drakkar émigre pour autant d’argent que le numéro de la manche.
    .short = Émigrer
space-play_occupations_2 = jouer jusqu’à 2 métiers
    .help = Jouer jusqu’à 2 métiers.
    .short = 2 métiers
space-emigrate_3 = émigration
    .help = Il faut un knarr ou un drakkar. Un knarr ou un drakkar émigre pour autant d’argent que le numéro de la manche.
    .short = Émigrer
space-play_occupations_4 = jouer jusqu’à 4 métiers
    .help = Jouer jusqu’à 4 métiers.
    .short = 4 métiers
space-exchange_boat_and_emigrate = échanger un baleinier contre un knarr, puis émigrer
    .help = Vous pouvez échanger 1 × baleinier contre 1 × knarr ; un knarr ou un drakkar émigre pour autant d’argent que le numéro de la manche.
    .short = Échanger, émigrer
space-imitate_column_1 = Imiter la colonne 1
    .help = Utilisez une case de cette colonne occupée par un autre joueur.
    .short = Imiter
space-imitate_column_2 = Imiter la colonne 2
    .help = Utilisez une case de cette colonne occupée par un autre joueur.
    .short = Imiter
space-imitate_column_3 = Imiter la colonne 3
    .help = Utilisez une case de cette colonne occupée par un autre joueur.
    .short = Imiter
space-imitate_column_4 = Imiter la colonne 4
    .help = Utilisez une case de cette colonne occupée par un autre joueur.
    .short = Imiter

layout-home_board = plateau Joueur
layout-shetland = Shetland
layout-bear_island = Île aux Ours
layout-faroe_islands = Îles Féroé
layout-baffin_island = Île de Baffin
layout-iceland = Islande
layout-labrador = Labrador
layout-greenland = Groenland
layout-newfoundland = Terre-Neuve
layout-stone_house = maison de pierre
layout-long_house = maison longue

board-home_board = votre plateau Joueur
board-board_a = plateau d’exploration A
board-board_b = plateau d’exploration B
board-board_c = plateau d’exploration C
board-board_d = plateau d’exploration D
board-stone_house_1 = maison de pierre 1
board-stone_house_2 = maison de pierre 2
board-stone_house_3 = maison de pierre 3
board-long_house_1 = maison longue 1
board-long_house_2 = maison longue 2
board-long_house_3 = maison longue 3
board-long_house_4 = maison longue 4
board-long_house_5 = maison longue 5

ship-whaling_boat = baleinier
ship-knarr = knarr
ship-longship = drakkar
vessel-whaling_boat_0 = baleinier sans minerai chargé
vessel-whaling_boat_1 = baleinier avec 1 minerai chargé
vessel-knarr = knarr
vessel-longship_0 = drakkar sans minerai
vessel-longship_1 = drakkar avec 1 minerai
vessel-longship_2 = drakkar avec 2 minerais
vessel-longship_3 = drakkar avec 3 minerais

dice-hunting_game = partie de chasse
dice-laying_a_snare = poser un collet
dice-whaling_main = pêche à la baleine
dice-whaling_minor = pêche à la baleine avec un baleinier
dice-raiding = raid
dice-pillaging = pillage

way-lying = couché
way-standing = debout
word-pass = passer
word-done = terminé
word-yes = oui
word-roll = relancer
word-succeed = succès
word-fail = échec
word-serve = servir comme proposé

choice-stone_house_and_longship = une maison de pierre et un drakkar
choice-long_house_and_knarr = une maison longue et un knarr
choice-sheep = 1 mouton
choice-cattle = 1 bovin pour 1 argent
choice-with_wood = payer 1 bois
choice-with_ore = payer 1 minerai
choice-with_stone = payer 1 pierre
choice-mountains = prendre sur les flancs de montagne
choice-upgrades = améliorer des ressources deux fois
choice-gain = { $gain }
choice-swap = { $cost } contre { $gain }
choice-mountain = prendre jusqu’à { $most } éléments d’un flanc de montagne
choice-store = placer 1 × { $item } dans une cabane

thing-large_ship = un knarr ou un drakkar
thing-any_ship = un bateau

list = { $first }, { $rest }
bundle-0 = rien
bundle-1 = { $n1 } × { $item1 }
bundle-2 = { $n1 } × { $item1 }, { $n2 } × { $item2 }
bundle-3 = { $n1 } × { $item1 }, { $n2 } × { $item2 }, { $n3 } × { $item3 }
bundle-4 = { $n1 } × { $item1 }, { $n2 } × { $item2 }, { $n3 } × { $item3 }, { $n4 } × { $item4 }
bundle-5 = { $n1 } × { $item1 }, { $n2 } × { $item2 }, { $n3 } × { $item3 }, { $n4 } × { $item4 }, { $n5 } × { $item5 }
bundle-6 = { $n1 } × { $item1 }, { $n2 } × { $item2 }, { $n3 } × { $item3 }, { $n4 } × { $item4 }, { $n5 } × { $item5 }, { $n6 } × { $item6 }

kind-immediate = effet immédiat
kind-anytime = à tout moment
kind-each_time = à chaque fois que
kind-as_soon_as = dès que
kind-two_kinds = effet immédiat et à chaque fois que

## Occupations, made from data/occupations.toml by python -m tools.occupations

card-peddler = Colporteur
    .help = { effect-peddler-1 }
effect-peddler-1 = Avant d’utiliser une case « marché au bétail » : payez 1 argent de moins au total.
card-patron = Mécène
    .help = { effect-patron-1 }
effect-patron-1 = Avant d’utiliser une case qui coûte au moins 2 argent au total : payez 1 argent de moins au total.
card-furrier = Pelletier
    .help = { effect-furrier-1 }
effect-furrier-1 = Après avoir utilisé une case qui donne exactement 1 argent : prenez 1 collet.
card-hunter = Chasseur
    .help = { effect-hunter-1 }
effect-hunter-1 = Désormais : chacun de vos lancers pour une partie de chasse, une pose de collet, une pêche à la baleine, un raid ou un pillage compte 1 de moins.
card-chief = Chef
    .help = { effect-chief-1 }
effect-chief-1 = Quand vous jouez cette carte : effectuez une phase Banquet supplémentaire pour vous seul.
card-stonecarver = Tailleur de pierre
    .help = { effect-stonecarver-1 }
effect-stonecarver-1 = Pour chaque pierre que vous prenez sur un flanc de montagne : prenez 1 argent.
card-miller = Meunier
    .help = { effect-miller-1 }
effect-miller-1 = Après la phase Banquet : avec au moins 1 tuile céréales dans votre réserve, prenez 1 argent ; avec au moins 2, prenez 2 argent à la place.
card-craft_leader = Chef artisan
    .help = { effect-craft_leader-1 }
effect-craft_leader-1 = Avant la phase Revenus, avec au moins 5 Vikings sur des cases « artisanat » : prenez 1 huile.
card-ore_boatman = Batelier de minerai
    .help = { effect-ore_boatman-1 }
effect-ore_boatman-1 = Avant la phase Revenus : vous pouvez prendre 1 minerai par drakkar que vous avez, à placer aussitôt sur votre plateau Joueur ou vos plateaux d’exploration.
card-milker = Trayeur
    .help = { effect-milker-1 }
effect-milker-1 = Quand vous jouez cette carte : prenez 1 lait et 1 argent par espèce animale (moutons, bovins) dans votre étable.
card-trident_hunter = Chasseur au trident
    .help = { effect-trident_hunter-1 } { effect-trident_hunter-2 }
effect-trident_hunter-1 = Quand vous jouez cette carte : prenez 1 lance.
effect-trident_hunter-2 = Désormais : chaque lance que vous dépensez pour une pêche à la baleine compte pour 2.
card-helmsman = Timonier
    .help = { effect-helmsman-1 } { effect-helmsman-2 }
effect-helmsman-1 = Quand vous jouez cette carte : prenez 1 coffre.
effect-helmsman-2 = Après une action où vous avez utilisé un drakkar, une fois par action : vous pouvez prendre 1 arme de la pioche.
card-archer = Archer
    .help = { effect-archer-1 } { effect-archer-2 }
effect-archer-1 = Quand vous jouez cette carte : prenez 1 arc et flèche.
effect-archer-2 = Désormais : chacun de vos lancers pour une partie de chasse compte 1 de moins.
card-ship_owner = Propriétaire de bateaux
    .help = { effect-ship_owner-1 }
effect-ship_owner-1 = Quand vous jouez cette carte : avec au moins 1 bateau de chacun des trois types, prenez 1 viande de baleine ; avec au moins 2, prenez 2 viandes de baleine à la place.
card-cottager = Habitant de chaumière
    .help = { effect-cottager-1 } { effect-cottager-2 }
effect-cottager-1 = Quand vous jouez cette carte : prenez 2 hydromels par maison de pierre ou longue que vous avez.
effect-cottager-2 = Pour chaque maison de pierre ou maison longue que vous construisez : prenez 1 peau.
card-captain = Capitaine
    .help = { effect-captain-1 }
effect-captain-1 = Quand vous jouez cette carte : avec au moins 4 minerais chargés sur vos bateaux, prenez 2 argent ; avec au moins 5, prenez 3 argent à la place ; avec au moins 6, prenez 4 argent à la place ; avec au moins 7, prenez 5 argent à la place.
card-orient_shipper = Affréteur d’Orient
    .help = { effect-orient_shipper-1 }
effect-orient_shipper-1 = Quand vous jouez cette carte : vous pouvez améliorer 1 ressource de 3 niveaux au plus.
card-fighter = Combattant
    .help = { effect-fighter-1 }
effect-fighter-1 = Quand vous jouez cette carte : avec au moins 1 drakkar portant au moins 2 minerais, prenez 1 soie ; avec au moins 2, prenez 1 bijou à la place ; avec au moins 3, prenez 1 butin à la place.
card-host = Hôte
    .help = { effect-host-1 }
effect-host-1 = Quand vous jouez cette carte : avec au moins 3 tuiles spéciales dans votre réserve et sur vos plateaux, prenez 1 soie ; avec au moins 4, prenez 1 tuile épices à la place ; avec au moins 5, prenez 1 bijou à la place.
card-builder = Bâtisseur
    .help = { effect-builder-1 }
effect-builder-1 = Quand vous jouez cette carte : vous pouvez effectuer une phase Bonus supplémentaire pour vos seules maisons.
card-collector = Collectionneur
    .help = { effect-collector-1 }
effect-collector-1 = Quand vous jouez cette carte : vous pouvez effectuer une phase Bonus supplémentaire pour votre seul plateau Joueur.
card-miner = Mineur
    .help = { effect-miner-1 }
effect-miner-1 = Quand vous jouez cette carte : prenez 1 pierre, 1 minerai et 1 argent par drakkar que vous avez.
card-custodian = Gardien
    .help = { effect-custodian-1 }
effect-custodian-1 = Quand vous jouez cette carte : prenez 2 argent par maison de pierre ou longue que vous avez.
card-whaling_equipper = Équipementier baleinier
    .help = { effect-whaling_equipper-1 }
effect-whaling_equipper-1 = Quand vous jouez cette carte : prenez 1 huile par knarr que vous avez ; prenez 1 bois par baleinier que vous avez.
card-meat_trader = Négociant en viande
    .help = { effect-meat_trader-1 }
effect-meat_trader-1 = Quand vous jouez cette carte : prenez 1 viande salée par knarr que vous avez.
card-meat_inspector = Inspecteur des viandes
    .help = { effect-meat_inspector-1 }
effect-meat_inspector-1 = Quand vous jouez cette carte : prenez 1 argent par type de ressource rouge dans votre réserve et votre étable.
card-fisherman = Pêcheur
    .help = { effect-fisherman-1 }
effect-fisherman-1 = Quand vous jouez cette carte : prenez 1 poisson séché par baleinier que vous avez.
card-locksmith = Serrurier
    .help = { effect-locksmith-1 }
effect-locksmith-1 = Pour chaque coffre ou coffre au trésor que vous recevez : vous pouvez échanger 1 argent contre 1 huile.
card-meat_preserver = Conserveur de viande
    .help = { effect-meat_preserver-1 }
effect-meat_preserver-1 = Quand vous jouez cette carte : prenez 1 viande salée par paire formée d’une viande de gibier et d’une viande de baleine dans votre réserve.
card-silk_merchant = Marchand de soie
    .help = { effect-silk_merchant-1 }
effect-silk_merchant-1 = Quand vous jouez cette carte : avec au moins 1 soie dans votre réserve, prenez 1 argent ; avec au moins 2, prenez 3 argent à la place ; avec au moins 3, prenez 6 argent à la place.
card-storeman = Magasinier
    .help = { effect-storeman-1 }
effect-storeman-1 = Quand vous jouez cette carte : prenez 1 tuile de plus d’une ressource que vous avez exactement 3 fois dans votre réserve (sauf mouton ou bovin).
card-weapons_supplier = Fournisseur d’armes
    .help = { effect-weapons_supplier-1 }
effect-weapons_supplier-1 = Quand vous jouez cette carte : avec au moins 1 drakkar, prenez 2 armes de la pioche ; avec au moins 2, prenez 5 armes de la pioche à la place ; avec au moins 3, prenez 10 armes de la pioche à la place.
card-sheep_shearer = Tondeur de moutons
    .help = { effect-sheep_shearer-1 }
effect-sheep_shearer-1 = Quand vous jouez cette carte : avec au moins 3 moutons dans votre étable, prenez 1 laine ; avec au moins 4, prenez 2 laines à la place ; avec au moins 6, prenez 3 laines à la place.
card-shepherd = Berger
    .help = { effect-shepherd-1 }
effect-shepherd-1 = Quand vous jouez cette carte : avec au moins 2 moutons dans votre étable, prenez 1 lait et 1 laine ; avec au moins 4, prenez 1 lait et 2 laines à la place.
card-cattle_breeder = Éleveur
    .help = { effect-cattle_breeder-1 }
effect-cattle_breeder-1 = Quand vous jouez cette carte : vous pouvez effectuer une phase Reproduction animale supplémentaire pour vous seul.
card-ships_cook = Cuisinier de bord
    .help = { effect-ships_cook-1 }
effect-ships_cook-1 = Avant un commerce outre-mer : vous pouvez améliorer 1 viande salée, 1 viande de gibier ou 1 viande de baleine.
card-foreign_trader = Négociant étranger
    .help = { effect-foreign_trader-1 }
effect-foreign_trader-1 = Avant un commerce outre-mer : vous pouvez améliorer 1 ressource.
card-peacemaker = Pacificateur
    .help = { effect-peacemaker-1 }
effect-peacemaker-1 = Pendant la phase Nouvelle Arme, au lieu de ce qu’elle vous donne : vous pouvez prendre 1 bois, 1 pierre ou 1 minerai.
card-modifier = Modificateur
    .help = { effect-modifier-1 }
effect-modifier-1 = À tout moment : vous pouvez remettre le minerai de vos bateaux dans votre réserve.
card-master_joiner = Maître menuisier
    .help = { effect-master_joiner-1 }
effect-master_joiner-1 = À tout moment : vous pouvez poser du bois comme de l’argent dans votre maison de pierre ou maison longue.
card-slowpoke = Lambin
    .help = { effect-slowpoke-1 }
effect-slowpoke-1 = Après la phase Bonus : vous pouvez échanger 1 argent ou 1 hydromel contre 1 huile.
card-steward = Intendant
    .help = { effect-steward-1 }
effect-steward-1 = Avant la phase Revenus : vous pouvez mettre 1 bois ou 1 pierre dans une de vos cabanes ; dans ce cas, prenez 1 argent.
card-fruit_picker = Cueilleur de fruits
    .help = { effect-fruit_picker-1 }
effect-fruit_picker-1 = Quand vous jouez cette carte : prenez 1 tuile fruits.
card-master_tailor = Maître tailleur
    .help = { effect-master_tailor-1 }
effect-master_tailor-1 = À tout moment : vous pouvez échanger 1 peau, 1 laine et 1 toile de lin contre 1 vêtement et 3 argent, autant de fois que vous voulez.
card-pirate = Pirate
    .help = { effect-pirate-1 }
effect-pirate-1 = À tout moment : vous pouvez échanger 1 bois et 6 argent contre 1 coffre au trésor, autant de fois que vous voulez.
card-ship_architect = Architecte naval
    .help = { effect-ship_architect-1 }
effect-ship_architect-1 = À tout moment : vous pouvez échanger soit 3 bois et 1 laine, soit 3 bois et 1 toile de lin contre 1 drakkar, autant de fois que vous voulez (ce n’est pas une action de construction).
card-tanner = Tanneur
    .help = { effect-tanner-1 }
effect-tanner-1 = À tout moment : vous pouvez échanger 1 viande salée contre 1 peau, autant de fois que vous voulez.
card-farmer = Fermier
    .help = { effect-farmer-1 }
effect-farmer-1 = À tout moment : vous pouvez échanger 1 bovin (vache gestante ou non) contre 1 bijou, autant de fois que vous voulez.
card-plower = Laboureur
    .help = { effect-plower-1 }
effect-plower-1 = À tout moment : vous pouvez échanger 1 bovin (vache gestante ou non) contre 1 tuile petits pois, 1 lin, 1 tuile haricots, 1 tuile céréales et 1 chou, autant de fois que vous voulez ; dans ce cas, cela compte comme une Récolte pour vos autres cartes.
card-rune_engraver = Graveur de runes
    .help = { effect-rune_engraver-1 }
effect-rune_engraver-1 = À tout moment : vous pouvez échanger 1 rune contre 1 peau, autant de fois que vous voulez.
card-master_mason = Maître maçon
    .help = { effect-master_mason-1 }
effect-master_mason-1 = À tout moment : vous pouvez échanger 1 rune contre soit 1 argent et 1 lait, soit 1 argent et 1 chou, autant de fois que vous voulez.
card-tutor = Tuteur
    .help = { effect-tutor-1 }
effect-tutor-1 = À tout moment : vous pouvez jouer 1 métier de votre main, en payant 1 argent, autant de fois que vous voulez.
card-farm_shop_owner = Marchand fermier
    .help = { effect-farm_shop_owner-1 }
effect-farm_shop_owner-1 = À tout moment : vous pouvez améliorer 1 ressource orange, en payant 1 argent, autant de fois que vous voulez.
card-tradesman = Commerçant
    .help = { effect-tradesman-1 }
effect-tradesman-1 = À tout moment : vous pouvez échanger 1 argenterie contre 1 soie ou 1 coffre, autant de fois que vous voulez.
card-treasurer = Trésorier
    .help = { effect-treasurer-1 }
effect-treasurer-1 = À tout moment : vous pouvez échanger 1 coffre et 3 argent contre 1 coffre au trésor, autant de fois que vous voulez.
card-arms_dealer = Marchand d’armes
    .help = { effect-arms_dealer-1 }
effect-arms_dealer-1 = À tout moment : vous pouvez échanger 2 armes de votre choix contre 1 minerai, autant de fois que vous voulez.
card-bean_farmer = Cultivateur de haricots
    .help = { effect-bean_farmer-1 }
effect-bean_farmer-1 = À tout moment : vous pouvez échanger 2 tuiles haricots contre 1 tuile petits pois, 1 hydromel et 1 poisson séché, autant de fois que vous voulez.
card-linseed_oil_presser = Presseur d’huile de lin
    .help = { effect-linseed_oil_presser-1 }
effect-linseed_oil_presser-1 = À tout moment : vous pouvez échanger 2 lins contre 3 huiles, autant de fois que vous voulez.
card-linen_weaver = Tisserand
    .help = { effect-linen_weaver-1 }
effect-linen_weaver-1 = À tout moment : vous pouvez échanger 2 lins et 1 argent contre 2 toiles de lin, autant de fois que vous voulez.
card-inspector = Inspecteur
    .help = { effect-inspector-1 }
effect-inspector-1 = Quand vous jouez cette carte : vous pouvez reprendre 1 de vos Vikings d’une case Action ; dans ce cas, vous pouvez reprendre 1 Viking de plus de la même case, en payant 1 argent multiplié par le numéro de la manche.
card-wharf_owner = Propriétaire du quai
    .help = { effect-wharf_owner-1 }
effect-wharf_owner-1 = Quand vous jouez cette carte : vous pouvez échanger 1 drakkar contre 8 argent.
card-fine_blacksmith = Forgeron d’art
    .help = { effect-fine_blacksmith-1 }
effect-fine_blacksmith-1 = Quand vous jouez cette carte : vous pouvez échanger 1 minerai et 1 argent contre le crucifix ou l’épingle à manteau.
card-hornturner = Tourneur sur corne
    .help = { effect-hornturner-1 } { effect-hornturner-2 }
effect-hornturner-1 = Quand vous jouez cette carte : vous pouvez échanger 1 mouton (brebis gestante ou non) contre 1 viande salée, 1 peau et 1 laine.
effect-hornturner-2 = Quand vous jouez cette carte : vous pouvez échanger 3 argent contre la corne à boire.
card-ship_builder = Constructeur de bateaux
    .help = { effect-ship_builder-1 }
effect-ship_builder-1 = Quand vous jouez cette carte : vous pouvez échanger 1 baleinier et 2 argent contre 1 drakkar (ce n’est pas une action de construction).
card-dragonslayer = Pourfendeur de dragon
    .help = { effect-dragonslayer-1 }
effect-dragonslayer-1 = Quand vous jouez cette carte : vous pouvez échanger 2 collets et 2 lances contre 1 coffre au trésor.
card-field_farmer = Cultivateur
    .help = { effect-field_farmer-1 }
effect-field_farmer-1 = Quand vous jouez cette carte : vous pouvez échanger 1 ressource orange contre une tuile située jusqu’à 2 pas en diagonale en haut à droite dans les boîtes de ressources, en payant 1 argent.
card-private_chef = Cuisinier particulier
    .help = { effect-private_chef-1 }
effect-private_chef-1 = Quand vous jouez cette carte : vous pouvez échanger 4 argent contre 2 argenteries, 1 viande de gibier et 1 hydromel.
card-supplier_of_weapons = Pourvoyeur d’armes
    .help = { effect-supplier_of_weapons-1 }
effect-supplier_of_weapons-1 = Quand vous jouez cette carte : vous pouvez prendre 4 armes de la pioche.
card-equipment_supplier = Fournisseur d’équipement
    .help = { effect-equipment_supplier-1 }
effect-equipment_supplier-1 = Quand vous jouez cette carte : prenez des armes jusqu’à en avoir 2 de chaque type.
card-courier = Coursier
    .help = { effect-courier-1 }
effect-courier-1 = Quand vous jouez cette carte : vous pouvez prendre l’épingle à manteau d’un plateau de n’importe quel joueur dans votre réserve ; 1 argenterie et 1 rune de la réserve générale remplissent sa place.
card-innkeeper = Aubergiste
    .help = { effect-innkeeper-1 }
effect-innkeeper-1 = Quand vous jouez cette carte : vous pouvez prendre la corne à boire d’un plateau de n’importe quel joueur dans votre réserve ; 1 coffre et 1 rune de la réserve générale remplissent sa place.
card-earl = Jarl
    .help = { effect-earl-1 }
effect-earl-1 = Quand vous jouez cette carte : vous pouvez échanger 1 argent multiplié par le numéro de la manche contre 1 maison de pierre (ce n’est pas une action de construction).
card-metalsmith = Ferronnier
    .help = { effect-metalsmith-1 }
effect-metalsmith-1 = Quand vous jouez cette carte : vous pouvez prendre 1 argenterie, échanger 2 argent contre le crucifix ou échanger 5 argent contre le calice.
card-cowherd = Vacher
    .help = { effect-cowherd-1 }
effect-cowherd-1 = Quand vous jouez cette carte : vous pouvez échanger 1 tuile céréales et 2 argent contre 1 bovin.
card-bone_collector = Ramasseur d’os
    .help = { effect-bone_collector-1 }
effect-bone_collector-1 = Quand vous jouez cette carte : vous pouvez échanger 1 argent contre 1 tuile « la peau et les os ».
card-homecomer = Rapatrié
    .help = { effect-homecomer-1 }
effect-homecomer-1 = Quand vous jouez cette carte : vous pouvez reprendre 1 de vos Vikings de chacune de vos cases de la colonne 4.
card-follower = Suiveur
    .help = { effect-follower-1 }
effect-follower-1 = Quand vous jouez cette carte : vous pouvez utiliser une case occupée de la colonne 2 sans placer de Vikings (un échec ne fait revenir aucun Viking).
card-traveling_merchant = Marchand ambulant
    .help = { effect-traveling_merchant-1 }
effect-traveling_merchant-1 = Quand vous jouez cette carte : avec au moins 1 knarr, vous pouvez retourner jusqu’à 2 tuiles Ressource ; avec au moins 2, vous pouvez retourner jusqu’à 4 tuiles Ressource à la place ; avec au moins 3, vous pouvez retourner jusqu’à 6 tuiles Ressource à la place ; avec au moins 4, vous pouvez retourner jusqu’à 7 tuiles Ressource à la place.
card-breeder = Sélectionneur
    .help = { effect-breeder-1 }
effect-breeder-1 = Quand vous jouez cette carte : vous pouvez échanger 1 bovin contre 1 vache gestante.
card-shepherd_boy = Jeune berger
    .help = { effect-shepherd_boy-1 }
effect-shepherd_boy-1 = Quand vous jouez cette carte : vous pouvez échanger 2 argent contre 1 mouton.
card-quartermaster = Quartier-maître
    .help = { effect-quartermaster-1 }
effect-quartermaster-1 = Quand vous jouez cette carte : vous pouvez acheter 1 drakkar pour 8 argent, moins 1 argent par épée longue, un demi-argent par arc et flèche et un demi-argent par lance que vous avez, arrondi à l’unité inférieure.
card-longship_builder = Constructeur de drakkars
    .help = { effect-longship_builder-1 }
effect-longship_builder-1 = Quand vous jouez cette carte : vous pouvez acheter 1 drakkar pour 8 argent ; avec au moins 1 knarr, vous pouvez acheter 1 drakkar pour 6 argent à la place ; avec au moins 2, vous pouvez acheter 1 drakkar pour 3 argent à la place ; avec au moins 3, vous pouvez acheter 1 drakkar pour 1 argent à la place.
card-wholesaler = Grossiste
    .help = { effect-wholesaler-1 }
effect-wholesaler-1 = Quand vous jouez cette carte : vous pouvez améliorer jusqu’à 4 ressources d’un même type.
card-harbor_guard = Garde du port
    .help = { effect-harbor_guard-1 }
effect-harbor_guard-1 = Quand vous jouez cette carte : vous pouvez faire une émigration sans placer de Vikings, avec une réduction de 1 argent par knarr ou drakkar que vous avez.
card-hornblower = Sonneur de cor
    .help = { effect-hornblower-1 } { effect-hornblower-2 }
effect-hornblower-1 = Quand vous jouez cette carte : vous pouvez faire une partie de chasse sans placer de Vikings, en payant 1 argent (un échec ne fait revenir aucun Viking).
effect-hornblower-2 = Quand vous jouez cette carte : vous pouvez faire une pose de collet sans placer de Vikings, en payant 2 argent (un échec ne fait revenir aucun Viking).
card-hide_buyer = Acheteur de peaux
    .help = { effect-hide_buyer-1 }
effect-hide_buyer-1 = Quand vous jouez cette carte : vous pouvez échanger 2 argent contre 1 peau, 4 argent contre 2 peaux ou 6 argent contre 3 peaux.
card-preacher = Prédicateur
    .help = { effect-preacher-1 }
effect-preacher-1 = Quand vous jouez cette carte : vous pouvez prendre le crucifix ou prendre jusqu’à 4 éléments sur un flanc de montagne.
card-clerk = Commis
    .help = { effect-clerk-1 }
effect-clerk-1 = Avant un commerce outre-mer : vous pouvez échanger 1 ressource contre la tuile en diagonale en haut à gauche dans les boîtes de ressources, en payant 1 argent, une fois par knarr que vous avez.
card-catapulter = Servant de catapulte
    .help = { effect-catapulter-1 }
effect-catapulter-1 = Désormais : chaque pierre que vous dépensez pour un raid ou un pillage compte pour 2.
card-sword_fighter = Épéiste
    .help = { effect-sword_fighter-1 }
effect-sword_fighter-1 = Avant un raid : vous pouvez rendre 1 minerai chargé sur le drakkar utilisé ; dans ce cas, chaque lancer de cette action compte 2 de plus.
card-latecomer = Retardataire
    .help = { effect-latecomer-1 }
effect-latecomer-1 = À la fin de la phase Actions : vous pouvez utiliser une case libre de la colonne 1, juste au-dessus ou au-dessous d’une case où sont vos Vikings, sans placer de Vikings, en payant 1 argent.
card-sympathetic_soul = Âme charitable
    .help = { effect-sympathetic_soul-1 }
effect-sympathetic_soul-1 = Dans une manche sans récolte : avec au moins 3 tuiles spéciales dans votre réserve et sur vos plateaux, prenez 1 argent ; avec au moins 4, prenez 2 argent à la place ; avec au moins 5, prenez 3 argent à la place.
card-helper_in_time_of_need = Aide providentielle
    .help = { effect-helper_in_time_of_need-1 }
effect-helper_in_time_of_need-1 = Dans une manche sans récolte : avec exactement 1 baleinier, prenez 1 tuile haricots ; avec 2, prenez 1 tuile céréales ; avec 3, prenez 1 chou.
card-spice_merchant = Marchand d’épices
    .help = { effect-spice_merchant-1 }
effect-spice_merchant-1 = Dans une manche sans récolte : vous pouvez échanger 2 huiles contre 1 tuile épices.
card-wanderer = Vagabond
    .help = { effect-wanderer-1 }
effect-wanderer-1 = Dans une manche sans récolte : vous pouvez prendre jusqu’à 2 éléments sur un flanc de montagne.
card-meat_merchant = Marchand de viande
    .help = { effect-meat_merchant-1 }
effect-meat_merchant-1 = Dans une manche sans récolte : vous pouvez échanger 1 viande de gibier contre 1 viande de baleine ou 1 viande de baleine contre 2 viandes de gibier.
card-pea_counter = Compteur de petits pois
    .help = { effect-pea_counter-1 }
effect-pea_counter-1 = Dans une manche sans récolte : vous pouvez doubler les petits pois dans votre réserve, jusqu’à 8 en tout.
card-nobleman = Noble
    .help = { effect-nobleman-1 }
effect-nobleman-1 = Pour chaque tuile céréales que vous placez dans une maison de pierre ou longue : vous pouvez échanger 2 argent contre 1 soie.
card-preceptor = Précepteur
    .help = { effect-preceptor-1 }
effect-preceptor-1 = Au lieu de prendre en main un métier que vous piochez : vous pouvez jouer 1 métier de votre main.
card-undertaker = Fossoyeur
    .help = { effect-undertaker-1 }
effect-undertaker-1 = Pour chaque rune que vous placez sur un plateau d’exploration : prenez 1 argent.
card-judge = Juge
    .help = { effect-judge-1 }
effect-judge-1 = Pour chaque rune que vous placez dans une maison de pierre ou longue : prenez 1 hydromel et 1 argent.
card-fur_merchant = Marchand de fourrures
    .help = { effect-fur_merchant-1 }
effect-fur_merchant-1 = Quand vous utilisez « prendre 1 ressource, améliorer 1 ressource » ou « prendre 3 ressources, améliorer 1 ressource », au lieu de son amélioration : vous pouvez échanger 1 viande de gibier ou 1 soie contre 1 fourrure.
card-forest_blacksmith = Forgeron forestier
    .help = { effect-forest_blacksmith-1 }
effect-forest_blacksmith-1 = Avant d’utiliser « fabriquer un coffre » ou « forge » en y payant en minerai : vous pouvez prendre 1 élément sur un flanc de montagne.
card-disheartened_warrior = Guerrier découragé
    .help = { effect-disheartened_warrior-1 }
effect-disheartened_warrior-1 = Après avoir manqué un raid, avec au plus 2 lancers effectués : prenez 1 poisson séché ou 1 huile.
card-knarr_builder = Constructeur de knarrs
    .help = { effect-knarr_builder-1 }
effect-knarr_builder-1 = Quand vous utilisez « construire un baleinier », au lieu de son effet habituel : vous pouvez échanger 3 bois contre 1 knarr (c’est une action de construction).
card-warmonger = Belliciste
    .help = { effect-warmonger-1 }
effect-warmonger-1 = Désormais : avec au moins 3 drakkars, « saccage » demande 1 Viking de moins ; avec au moins 4, « saccage » demande 2 Vikings de moins à la place.
card-adventurer = Aventurier
    .help = { effect-adventurer-1 }
effect-adventurer-1 = Désormais : sur « explorer les Shetland ou les îles Féroé », vous pouvez revendiquer n’importe quel plateau d’exploration face visible, avec n’importe quel bateau.
card-ironsmith = Forgeron
    .help = { effect-ironsmith-1 }
effect-ironsmith-1 = Après avoir utilisé « fabriquer un coffre » ou « forge » en y payant en minerai : vous pouvez reprendre 1 des Vikings de cette case, en payant 1 argent.
card-master_count = Grand comte
    .help = { effect-master_count-1 }
effect-master_count-1 = Après avoir utilisé « commerce outre-mer » en colonne 2 : prenez 1 argent par knarr que vous avez.
card-birka_settler = Colon de Birka
    .help = { effect-birka_settler-1 }
effect-birka_settler-1 = Après avoir utilisé « commerce outre-mer » en colonne 2 : vous pouvez faire une émigration sans placer de Vikings.
card-artist = Artiste
    .help = { effect-artist-1 }
effect-artist-1 = Après avoir utilisé une case « artisanat » : prenez 1 argent par type de ressource de construction que vous y avez payé.
card-barkeep = Tavernier
    .help = { effect-barkeep-1 }
effect-barkeep-1 = Après avoir utilisé une case « artisanat » : prenez 1 hydromel.
card-apprentice_craftsman = Apprenti artisan
    .help = { effect-apprentice_craftsman-1 }
effect-apprentice_craftsman-1 = Avant d’utiliser une case « artisanat » : vous pouvez prendre 1 élément sur un flanc de montagne.
card-silk_stitcher = Brodeur sur soie
    .help = { effect-silk_stitcher-1 }
effect-silk_stitcher-1 = Après avoir utilisé une case « artisanat » : vous pouvez échanger 3 argent contre 1 soie.
card-princess = Princesse
    .help = { effect-princess-1 }
effect-princess-1 = Après avoir utilisé une case « construction de maison » : prenez 1 argenterie.
card-master_bricklayer = Maître briqueteur
    .help = { effect-master_bricklayer-1 }
effect-master_bricklayer-1 = Avant d’utiliser une case « construction de maison » : payez 1 pierre de moins au total.
card-shipowner = Armateur
    .help = { effect-shipowner-1 }
effect-shipowner-1 = Pour chaque knarr ou drakkar que vous construisez en payant en bois : vous pouvez améliorer 1 ressource.
card-messenger = Messager
    .help = { effect-messenger-1 }
effect-messenger-1 = Après avoir utilisé une case « marché hebdomadaire » : prenez 1 hydromel et 1 pierre.
card-milkman = Laitier
    .help = { effect-milkman-1 }
effect-milkman-1 = Après avoir utilisé une case « marché hebdomadaire » : prenez 1 lait.
card-middleman = Intermédiaire
    .help = { effect-middleman-1 }
effect-middleman-1 = Après avoir utilisé une case « marché hebdomadaire » : vous pouvez améliorer 1 ressource, en payant 1 argent.
card-carpenter = Charpentier
    .help = { effect-carpenter-1 }
effect-carpenter-1 = Avant d’utiliser une case « construction de maison » ou une case « construction de bateau » : vous pouvez prendre 1 élément sur un flanc de montagne.
card-mountain_guard = Garde de la montagne
    .help = { effect-mountain_guard-1 }
effect-mountain_guard-1 = Après avoir utilisé une case où vous prenez des éléments sur des flancs de montagne : avec exactement 2 sortes différentes d’éléments pris, vous pouvez prendre 1 hydromel ; avec 3, vous pouvez prendre 1 peau ; avec 4, vous pouvez prendre 1 coffre.
card-oil_seller = Vendeur d’huile
    .help = { effect-oil_seller-1 }
effect-oil_seller-1 = Après avoir utilisé « prendre 1 ressource, améliorer 1 ressource » ou « prendre 3 ressources, améliorer 1 ressource » : vous pouvez échanger 1 huile contre 1 argenterie.
card-laborer = Ouvrier
    .help = { effect-laborer-1 }
effect-laborer-1 = Après avoir utilisé une case qui donne exactement 2 argent : vous pouvez échanger 2 argent contre 1 tuile céréales et 2 bois.
card-scribe = Scribe
    .help = { effect-scribe-1 }
effect-scribe-1 = Après une exploration ou une émigration : prenez 1 rune.
card-trapper = Trappeur
    .help = { effect-trapper-1 }
effect-trapper-1 = Après avoir réussi une pose de collet : prenez 1 argent.
card-angler = Pêcheur à la ligne
    .help = { effect-angler-1 }
effect-angler-1 = Après avoir réussi une pose de collet : prenez 1 poisson séché.
card-digger = Terrassier
    .help = { effect-digger-1 }
effect-digger-1 = Après avoir réussi une pose de collet : prenez 1 élément sur un flanc de montagne.
card-meat_curer = Saleur de viande
    .help = { effect-meat_curer-1 }
effect-meat_curer-1 = Après avoir réussi une pose de collet : vous pouvez échanger 1 collet contre 1 viande salée.
card-snare_specialist = Spécialiste des collets
    .help = { effect-snare_specialist-1 }
effect-snare_specialist-1 = Après avoir utilisé « poser un collet » avec 2 Vikings, avec succès : vous pouvez reprendre 1 des Vikings de cette case, en payant 2 collets.
card-bait_layer = Poseur d’appâts
    .help = { effect-bait_layer-1 }
effect-bait_layer-1 = Après une pose de collet, avec ou sans succès : vous pouvez échanger 1 poisson séché contre 1 viande de gibier.
card-berserker = Berserker
    .help = { effect-berserker-1 }
effect-berserker-1 = Avant un pillage : vous pouvez rendre 1 minerai chargé sur le drakkar utilisé ; dans ce cas, chaque lancer de cette action compte 3 de plus.
card-lance_bearer = Porte-lance
    .help = { effect-lance_bearer-1 }
effect-lance_bearer-1 = Après avoir réussi un raid : prenez 1 argent ou 1 tuile petits pois.
card-drunkard = Ivrogne
    .help = { effect-drunkard-1 }
effect-drunkard-1 = Après avoir manqué un raid : prenez 1 hydromel.
card-lone_wolf = Loup solitaire
    .help = { effect-lone_wolf-1 }
effect-lone_wolf-1 = Après avoir réussi un raid ou un pillage, avec exactement 1 épée longue dépensée : prenez 1 épée longue.
card-raider = Pillard
    .help = { effect-raider-1 }
effect-raider-1 = Désormais : chacun de vos lancers pour un raid ou un pillage compte 1 de plus ; pour un raid ou un pillage, vous pouvez répartir le résultat sur 2 tuiles.
card-melee_fighter = Combattant au corps à corps
    .help = { effect-melee_fighter-1 }
effect-melee_fighter-1 = Désormais : pour un raid ou un pillage, vous pouvez dépenser une lance comme une épée longue.
card-robber = Brigand
    .help = { effect-robber-1 }
effect-robber-1 = Désormais : pour un raid ou un pillage, vous pouvez prendre une tuile verte, à la valeur de combat de sa face bleue moins 1.
card-loot_hunter = Chasseur de butin
    .help = { effect-loot_hunter-1 }
effect-loot_hunter-1 = Désormais : pour un raid ou un pillage, la tuile spéciale à la plus haute valeur de combat encore sur le plateau de réserve compte 1 de moins (à égalité, toutes).
card-blubber_cook = Fondeur de graisse
    .help = { effect-blubber_cook-1 }
effect-blubber_cook-1 = Après avoir réussi une pêche à la baleine : prenez 1 huile.
card-ivory_sculptor = Sculpteur d’ivoire
    .help = { effect-ivory_sculptor-1 }
effect-ivory_sculptor-1 = Après avoir réussi une pêche à la baleine, sans bois dépensé : avec exactement 1 baleinier utilisé, prenez 1 chou ; avec 2, prenez 1 tuile haricots ; avec 3, prenez 1 tuile petits pois.
card-whale_catcher = Chasseur de baleines
    .help = { effect-whale_catcher-1 }
effect-whale_catcher-1 = Après avoir réussi une pêche à la baleine, avec exactement 1 lance dépensée : prenez 1 lance.
card-antlers_seller = Vendeur de bois de cerf
    .help = { effect-antlers_seller-1 }
effect-antlers_seller-1 = Après avoir réussi une partie de chasse : prenez 1 argent.
card-deerstalker = Traqueur de cerfs
    .help = { effect-deerstalker-1 }
effect-deerstalker-1 = Après avoir réussi une partie de chasse : vous pouvez échanger 2 argent contre 1 tuile « la peau et les os ».
card-forester = Forestier
    .help = { effect-forester-1 }
effect-forester-1 = Avant une partie de chasse : vous pouvez prendre 1 élément sur un flanc de montagne.
card-sledger = Meneur de traîneau
    .help = { effect-sledger-1 }
effect-sledger-1 = Désormais : chacun de vos lancers pour une partie de chasse ou une pose de collet compte 1 de moins.
card-steersman = Barreur
    .help = { effect-steersman-1 }
effect-steersman-1 = Désormais : un knarr peut servir de drakkar pour un raid, un pillage, un saccage ou une exploration lointaine (colonne 4).
card-spice_trader = Négociant en épices
    .help = { effect-spice_trader-1 }
effect-spice_trader-1 = Pour chaque knarr que vous construisez en payant en bois : vous pouvez échanger 3 argent contre 1 tuile épices.
card-priest = Prêtre
    .help = { effect-priest-1 }
effect-priest-1 = Avant d’utiliser « commerce outre-mer » : prenez 1 huile.
card-meat_buyer = Acheteur de viande
    .help = { effect-meat_buyer-1 } { effect-meat_buyer-2 }
effect-meat_buyer-1 = Quand une action vous rapporte 2 poissons séchés d’un coup : vous pouvez échanger 1 poisson séché contre 1 viande de gibier.
effect-meat_buyer-2 = Quand une action vous rapporte 2 viandes salées d’un coup : vous pouvez échanger 1 viande salée contre 1 viande de gibier.
card-thing_spokesman = Porte-parole du Thing
    .help = { effect-thing_spokesman-1 }
effect-thing_spokesman-1 = Quand exactement 1 ou 2 de vos Vikings reviennent du plateau d’actions pendant la phase Actions : prenez 1 argent.
card-merchant = Marchand
    .help = { effect-merchant-1 }
effect-merchant-1 = Après une amélioration de 3 ou 4 ressources en une action : vous pouvez améliorer 1 de ces ressources une fois de plus.
card-proficient_hunter = Chasseur expérimenté
    .help = { effect-proficient_hunter-1 }
effect-proficient_hunter-1 = Désormais : vous pouvez lancer le dé jusqu’à 4 fois au lieu de 3.
card-woodcutter = Bûcheron
    .help = { effect-woodcutter-1 }
effect-woodcutter-1 = Après une action avec des Vikings qui vous a rapporté au moins 2 bois, une fois par action : prenez 1 argent.
card-cooper = Tonnelier
    .help = { effect-cooper-1 }
effect-cooper-1 = Après une action avec des Vikings qui vous a rapporté au moins 2 bois, une fois par action : vous pouvez échanger 1 bois contre 1 poisson séché.
card-stone_crusher = Casseur de pierres
    .help = { effect-stone_crusher-1 }
effect-stone_crusher-1 = Après une action avec des Vikings qui vous a rapporté au moins 1 pierre, une fois par action : prenez 1 argent.
card-skinner = Écorcheur
    .help = { effect-skinner-1 }
effect-skinner-1 = Pour chaque mouton ou bovin que vous servez sur votre table de banquet : prenez 1 tuile « la peau et les os ».
card-barbarian = Barbare
    .help = { effect-barbarian-1 }
effect-barbarian-1 = Pour chaque viande de gibier ou viande de baleine que vous servez sur votre table de banquet : prenez 3 armes de la pioche et 1 argent.
card-festive_hunter = Chasseur festif
    .help = { effect-festive_hunter-1 }
effect-festive_hunter-1 = Après la phase Banquet, avec au moins 1 viande de gibier sur votre table de banquet : vous pouvez faire une partie de chasse sans placer de Vikings.
card-sober_man = Homme sobre
    .help = { effect-sober_man-1 }
effect-sober_man-1 = Pendant la phase Banquet, sans hydromel sur votre table de banquet : prenez 1 argent.
card-whaling_assistant = Assistant baleinier
    .help = { effect-whaling_assistant-1 }
effect-whaling_assistant-1 = Pendant la phase Bonus, avec au moins 7 Vikings dans la colonne 3 : prenez 1 chou.
card-flax_farmer = Cultivateur de lin
    .help = { effect-flax_farmer-1 }
effect-flax_farmer-1 = Pendant la phase Bonus, avec au moins 7 Vikings dans la colonne 2 : prenez 1 lin.
card-farmhand = Valet de ferme
    .help = { effect-farmhand-1 }
effect-farmhand-1 = Après avoir utilisé « partie de chasse » en colonne 2 avec 2 Vikings, avec succès : prenez 1 peau et 1 argent.
card-armed_fighter = Combattant armé
    .help = { effect-armed_fighter-1 }
effect-armed_fighter-1 = Avant de placer 4 Vikings dans la colonne 4 : vous pouvez prendre 1 pierre ou 1 minerai sur un flanc de montagne.
card-village_leader = Chef du village
    .help = { effect-village_leader-1 }
effect-village_leader-1 = Au début de la phase Banquet, avec au moins 1 vêtement dans votre réserve : prenez 2 argent.
card-weapons_warden = Gardien des armes
    .help = { effect-weapons_warden-1 }
effect-weapons_warden-1 = Avant de placer 2 Vikings dans la colonne 2, avec au moins 1 tel placement plus tôt dans la manche : vous pouvez prendre 1 arme de la pioche.
card-taster = Goûteur
    .help = { effect-taster-1 }
effect-taster-1 = Au début de la phase Banquet : avec au moins 1 tuile épices dans votre réserve, prenez 1 argent ; avec au moins 2, prenez 2 argent à la place.
card-earl_of_lade = Jarl de Lade
    .help = { effect-earl_of_lade-1 }
effect-earl_of_lade-1 = Chaque fois que vous passez à exactement 3 Vikings sur la Place des Affaires : prenez 1 argent.
card-sower = Semeur
    .help = { effect-sower-1 }
effect-sower-1 = Dans une manche avec récolte : avec au moins 1 lin dans votre réserve, prenez 1 lin ; ou bien avec au moins 1 tuile céréales dans votre réserve, prenez 1 tuile céréales.
card-refugee_helper = Aide aux réfugiés
    .help = { effect-refugee_helper-1 }
effect-refugee_helper-1 = Avant une émigration : payez 2 argent de moins au total.
card-flax_baker = Boulanger au lin
    .help = { effect-flax_baker-1 }
effect-flax_baker-1 = Après une récolte : vous pouvez échanger 1 lin contre 1 tuile céréales et 1 argent.
card-fish_cook = Cuisinier de poisson
    .help = { effect-fish_cook-1 }
effect-fish_cook-1 = Après la phase Banquet : vous pouvez déplacer autant de poisson séché que vous voulez de votre table de banquet vers vos maisons de pierre et longues.
card-punchcutter = Graveur de poinçons
    .help = { effect-punchcutter-1 } { effect-punchcutter-2 }
effect-punchcutter-1 = Pour chaque minerai retiré d’un flanc de montagne pendant la phase 11 : prenez 1 argent.
effect-punchcutter-2 = Pour chaque élément « 2 argent » retiré d’un flanc de montagne pendant la phase 11 : prenez 2 argent.
card-bosporus_traveler = Voyageur du Bosphore
    .help = { effect-bosporus_traveler-1 }
effect-bosporus_traveler-1 = Pour chaque bovin que vous placez dans votre étable : vous pouvez échanger 4 argent contre 1 tuile épices ou 3 argent contre 1 soie.
card-codliver_oil_presser = Presseur d’huile de foie de morue
    .help = { effect-codliver_oil_presser-1 }
effect-codliver_oil_presser-1 = Après une action qui vous a rapporté au moins 1 poisson séché, une fois par action : vous pouvez échanger 1 argent contre 1 huile.
card-etiquette_teacher = Maître de bonnes manières
    .help = { effect-etiquette_teacher-1 }
effect-etiquette_teacher-1 = Après une action pendant laquelle vous avez joué un métier, une fois par action : prenez 1 tuile petits pois.
card-maid = Servante
    .help = { effect-maid-1 }
effect-maid-1 = Quand une maison vous donne exactement 1 ressource bonus, au lieu de cette ressource : vous pouvez prendre 1 argenterie.
card-boat_builder = Constructeur de barques
    .help = { effect-boat_builder-1 }
effect-boat_builder-1 = Dès que vous avez au moins 4 knarrs ou drakkars, une fois dans la partie : prenez 2 baleiniers.
card-cutter_operator = Conducteur de bateau rapide
    .help = { effect-cutter_operator-1 }
effect-cutter_operator-1 = Dès que vous obtenez un autre knarr, une fois dans la partie : prenez 1 poisson séché et 1 argent par knarr que vous avez.
card-beach_raider = Pilleur de plages
    .help = { effect-beach_raider-1 }
effect-beach_raider-1 = Dès que vous avez au moins 3 drakkars, une fois dans la partie : avec des revenus de 5 ou moins, prenez 4 argenteries ; sinon, avec 11 ou moins, prenez 3 argenteries ; sinon, avec 30 ou moins, prenez 2 argenteries.
card-sail_patcher = Réparateur de voile
    .help = { effect-sail_patcher-1 }
effect-sail_patcher-1 = Dès que vous avez au moins 3 knarrs ou drakkars, une fois dans la partie : avec des revenus de 4 ou moins, prenez 3 laines ; sinon, avec 9 ou moins, prenez 2 laines ; sinon, avec 30 ou moins, prenez 1 laine.
card-herb_gardener = Jardinier d’herbes
    .help = { effect-herb_gardener-1 }
effect-herb_gardener-1 = À tout moment, une fois dans la partie, avec au moins 2 maisons de pierre ou longues : vous pouvez échanger 2 bois contre 1 tuile épices ou 5 bois contre 2 tuiles épices.
card-grain_deliveryman = Livreur de céréales
    .help = { effect-grain_deliveryman-1 }
effect-grain_deliveryman-1 = Quand vous jouez cette carte : avec au moins 1 knarr, prenez 1 tuile petits pois, 1 tuile haricots et 1 lin ; avec au moins 2, prenez 1 tuile petits pois, 1 tuile haricots, 1 lin et 1 tuile céréales à la place ; avec au moins 3, prenez 1 tuile petits pois, 1 tuile haricots, 1 lin, 1 tuile céréales et 1 chou à la place ; avec au moins 4, prenez 1 tuile petits pois, 1 tuile haricots, 1 lin, 1 tuile céréales, 1 chou et 1 tuile fruits à la place.
card-sponsor = Commanditaire
    .help = { effect-sponsor-1 }
effect-sponsor-1 = Quand vous jouez cette carte, avec au moins 3 minerais dans votre réserve : vous pouvez échanger 4 bois ou 3 argent contre 1 drakkar (ce n’est pas une action de construction) ; dans ce cas, chargez-le de 3 minerais de votre réserve.
card-dorestad_traveller = Voyageur de Dorestad
    .help = { effect-dorestad_traveller-1 }
effect-dorestad_traveller-1 = À la place d’un raid : vous pouvez améliorer jusqu’à 2 ressources.
card-pea_flour_baker = Boulanger à la farine de pois
    .help = { effect-pea_flour_baker-1 }
effect-pea_flour_baker-1 = Désormais : 2 tuiles petits pois au lieu d’une peuvent être couchées sur votre table de banquet.
card-chronicler = Chroniqueur
    .help = { effect-chronicler-1 } { effect-chronicler-2 }
effect-chronicler-1 = À tout moment : vous pouvez échanger 3 lins contre 1 coffre au trésor, autant de fois que vous voulez.
effect-chronicler-2 = Après avoir utilisé une case avec des Vikings : vous pouvez échanger 2 lins contre la ceinture.
card-mineworker = Ouvrier de la mine
    .help = { effect-mineworker-1 } { effect-mineworker-2 }
effect-mineworker-1 = Quand vous jouez cette carte : avec au moins 2 joueurs dans la partie, prenez 1 argent ; avec au moins 3, prenez 2 argent à la place ; avec au moins 4, prenez 3 argent à la place.
effect-mineworker-2 = Pour chaque élément « 2 argent » que vous prenez sur un flanc de montagne : prenez 1 argent.
card-seafarer = Navigateur
    .help = { effect-seafarer-1 }
effect-seafarer-1 = À la fin de la partie, avant le décompte : avec au moins 2 plateaux d’exploration, prenez 4 argent ; avec au moins 3, prenez 9 argent à la place ; avec au moins 4, prenez 16 argent à la place.
card-bosporus_merchant = Marchand du Bosphore
    .help = { effect-bosporus_merchant-1 }
effect-bosporus_merchant-1 = Pour chaque tuile épices que vous recevez : prenez 1 huile.

## Questions

ask-start-card = { $player } : avec quel métier commencez-vous ?
    .help = En solo, vous pouvez choisir votre carte brun clair. Elle reste en main jusqu’à ce que vous la jouiez.
ask-turn = { $player } : où vont vos Vikings ? Il en reste { $vikings }.
    .help = Placez autant de Vikings que l’indique la colonne sur une seule case libre et utilisez-la aussitôt. Placer des tuiles, acheter des bateaux et charger du minerai ne coûte pas de tour. Passer vaut pour toute la manche.
ask-free = { $player } : { $moment ->
    [before_action] quelque chose à faire avant l’action ?
    [after_action] autre chose pendant ce tour ?
    [before_income] quelque chose à faire avant les revenus ?
    [before_feast] quelque chose à faire avant le banquet ?
    [before_bonus] quelque chose à faire avant les bonus ?
   *[before_scoring] quelque chose à faire avant le décompte final ?
}
    .help = À tout moment, vous pouvez placer des tuiles sur vos plateaux et dans vos maisons, acheter des bateaux et charger du minerai. Ce qui est placé reste.
ask-imitate = { $player } : quelle case imitez-vous ?
    .help = Une case de la même colonne occupée par un autre joueur. Vous l’utilisez comme la vôtre.
ask-lay-tile = { $player } : que placez-vous ici : { $board } ?
    .help = Le plateau Joueur et les plateaux d’exploration prennent tuiles vertes, bleues et spéciales, argent et minerai ; pas de verte à côté d’une verte. Les maisons prennent toutes les ressources et l’argent ; pas d’orange à côté d’orange, pas de rouge à côté de rouge.
ask-lay-turn = { $player } : comment tournez-vous la tuile « { $item } » ?
    .help = Seules les positions qui tiennent quelque part sont proposées. Plateau : { $board }.
ask-lay-cell = { $player } : où va « { $item } » ? Plateau : { $board }.
    .help = La case est son coin supérieur gauche. Un nombre de revenus ne peut être recouvert que si tout ce qui est en bas à gauche l’est aussi.
ask-exchange = { $player } : échanger { $cost } contre { $gain } ?
    .help = Cette partie de la case est facultative.
ask-option = { $player } : que choisissez-vous ?
    .help = La case ou le métier offre un choix : une seule des possibilités.
ask-upgrade = { $player } : quelle ressource améliorez-vous { $steps ->
    [1] d’une couleur
   *[other] de { $steps } couleurs
} ? Il en reste { $left }.
    .help = L’orange devient rouge, le rouge vert, le vert bleu ; la forme reste. Aucune tuile ne monte deux fois dans une action.
ask-trade = { $player } : quelle tuile verte retournez-vous sur sa face bleue ?
    .help = Une tuile de chaque type vert, autant de types que vous voulez.
ask-sale = { $player } : quelle tuile spéciale achetez-vous ? Il en reste { $left }.
    .help = Chacune coûte son propre prix. La Couronne d’Angleterre n’est pas à vendre.
ask-forge = { $player } : que forgez-vous ?
    .help = Un bijou ou une des tuiles spéciales avec la pince.
ask-strip = { $player } : de quel flanc de montagne prenez-vous { $most ->
    [one] { $most } élément
   *[other] jusqu’à { $most } éléments
} ?
    .help = On prend à partir de la flèche. 2 argent sont un seul élément.
ask-take = { $player } : combien d’éléments prenez-vous, { $most } au plus ?
    .help = Dans leur ordre, à partir de la flèche.
ask-boats = { $player } : quels baleiniers partent ? Action : { $dice }.
    .help = Le minerai imprimé et le minerai chargé de chaque baleinier baissent le résultat de 1. Le minerai reste à bord.
ask-roll = { $player } : { $dice }, vous avez lancé { $rolled } : le résultat est { $result }. Et maintenant ? Lancers restants : { $rolls }.
    .help = Un nouveau lancer remplace celui-ci. Le succès se paie s’il le faut ({ $weapon } ou { $resource }) ; l’échec apporte une petite compensation.
ask-loot = { $player } : que prenez-vous avec { $result } ?
    .help = Une tuile dont la valeur de combat ne dépasse pas votre résultat ; chaque unité dépensée ({ $resource } ou { $weapon }) ajoute 1.
ask-spend = { $player } : vous devez { $need }. Combien d’armes dépensez-vous ? Arme : { $weapon }.
    .help = Le reste se paie en { $resource }.
ask-vikings-back = { $player } : combien de Vikings reviennent ? { $most } au plus.
    .help = Ils peuvent être placés à nouveau dans cette manche.
ask-explore = { $player } : quel plateau revendiquez-vous ?
    .help = Vous recevez l’argent qui s’y trouve. Ses cases vides coûteront des points.
ask-emigrate = { $player } : quel bateau émigre pour { $silver } argent ?
    .help = Il couvre pour toujours deux cases de votre table de banquet et rapporte davantage. Son minerai est perdu.
ask-boat-away = { $player } : quel baleinier échangez-vous contre { $gain } ?
    .help = Le minerai à bord est perdu.
ask-card = { $player } : quel métier jouez-vous ? Encore { $left } au plus.
    .help = La carte est posée devant vous et compte ses points à la fin.
ask-food = { $player } : que servez-vous ? { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} à remplir.
    .help = Les tuiles orange et rouges doivent alterner ou être séparées par de l’argent. Une tuile de chaque type peut être couchée pour couvrir davantage. Chaque case vide est une sanction de 3 points.
ask-coins = { $player } : combien d’argent mettez-vous sur la table ? Il reste { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}.
    .help = Une pièce couvre une case. Chaque case vide est une sanction de 3 points.
ask-over = La partie est terminée.
ask-use-card = { $player } : quel métier utilisez-vous ? { $moment }
    .help = Ces métiers peuvent faire quelque chose maintenant. Vous choisissez leur ordre ; ce qui n’est pas obligatoire, vous pouvez le laisser.
ask-steps = { $player } : de combien de couleurs monte « { $item } » ?
    .help = Le métier vous laisse choisir jusqu’où la ressource monte.
ask-substitutes = { $player } : parmi les { $spent } armes, combien sont d’un autre type ({ $other }) ?
    .help = Un métier permet à ces armes d’en remplacer une autre : { $weapon }.
ask-copy-good = { $player } : de quelle ressource prenez-vous un exemplaire de plus ?
    .help = Les ressources que vous avez en exactement { $count } exemplaires en réserve, sans les animaux.
ask-flip = { $player } : quelle ressource retournez-vous ? Il en reste { $left }.
    .help = C’est l’autre face de la tuile qui compte désormais. Ce n’est pas une amélioration.
ask-return-viking = { $player } : de quelle case revient un Viking ?
    .help = Il peut être placé de nouveau pendant cette manche. Une case sans Viking est de nouveau libre.
ask-copy-space = { $player } : quelle case utilisez-vous ?
    .help = Le métier l’utilise sans Vikings.
ask-unload = { $player } : de quel bateau revient 1 minerai ?
    .help = Le minerai imprimé reste à bord. Le métier sert une fois par action.
ask-jettison = { $player } : quel drakkar abandonne 1 minerai ?
    .help = Le minerai est perdu ; vos lancers sont meilleurs.
ask-lay-given = { $player } : sur quel plateau placez-vous « { $item } » ?
    .help = La tuile doit être placée aussitôt. Ce qui ne tient nulle part, vous ne le recevez pas.
ask-weapon-away = { $player } : quelle arme défaussez-vous ? Il en reste { $left }.
    .help = Peu importe lesquelles.
moment = { $trigger ->
    [play] La carte vient d’être jouée.
    [state] Vous possédez maintenant ces bateaux.
    [scoring] Avant le décompte.
    [space_before] Avant d’utiliser la case.
    [space_instead] À la place de l’effet de la case.
    [space_after] Après avoir utilisé la case.
    [upgrade_instead] À la place de l’amélioration de cette case.
    [action_before] Avant l’action.
    [action_instead] À la place de l’action.
    [action_after] Après l’action.
    [receive] Vous recevez quelque chose.
    [brought] Après ce que l’action vous a rapporté.
    [place_house] Vous avez placé une tuile dans une maison.
    [place_exploration] Vous avez placé une tuile sur un plateau d’exploration.
    [place_stable] Un animal est arrivé dans votre étable.
    [place_banquet] Vous avez servi au banquet.
    [build] Vous avez construit un bateau ou une maison.
    [acquire] Vous avez obtenu un bateau.
    [mountain_take] Vous avez pris des éléments sur un flanc de montagne.
    [mountain_removed] Des éléments ont été retirés des flancs de montagne.
    [draw_instead] Au lieu de prendre en main le métier pioché.
    [occupation_played] Après une action où vous avez joué un métier.
    [vikings_back] Des Vikings vous sont revenus.
    [thing_square] Le nombre de vos Vikings a changé.
    [bonus_instead] À la place de la ressource bonus d’une maison.
    [harvest_during] Pendant la phase de récolte.
    [harvest_after] Après la récolte.
    [arms_instead] À la place de la nouvelle arme.
    [actions_end] À la fin des actions.
    [income_before] Avant les revenus.
    [feast_start] Au début du banquet.
    [feast_during] Pendant le banquet.
    [feast_after] Après le banquet.
    [bonus_during] Pendant la phase des bonus.
   *[bonus_after] Après la phase des bonus.
}

## Answers

answer-start-card-card = { $card } ({ $points })
answer-turn-space = { $space } ({ $vikings ->
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
})
answer-turn-board = placer quelque chose : { $board }
answer-turn-ship = acheter un { $ship } pour { $silver } argent
answer-turn-vessel = charger 1 minerai : { $vessel }
answer-turn-word = passer
answer-free-board = placer quelque chose : { $board }
answer-free-ship = acheter un { $ship } pour { $silver } argent
answer-free-vessel = charger 1 minerai : { $vessel }
answer-free-word = terminé
answer-imitate-space = { $space }
answer-lay-tile-item = { $item } ({ $owned })
answer-lay-turn-turn = { $shape }
answer-lay-cell-cell = rangée { $row }, colonne { $col }
answer-exchange-word = { $word }
answer-option-option = { $option }
answer-upgrade-item = { $item } → { $better }
answer-upgrade-word = rien de plus
answer-trade-item = { $item } → { $better }
answer-trade-word = rien de plus
answer-sale-item = { $item } pour { $silver } argent
answer-sale-word = rien de plus
answer-forge-item = { $item }
answer-strip-strip = flanc { $strip } : d’abord { $first } ; { $wood } bois, { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}, { $ore ->
    [one] { $ore } minerai
   *[other] { $ore } minerais
}, { $silver } argent
answer-strip-word = ne rien prendre
answer-take-number = { $number }, le dernier : { $last }
answer-boats-boats = { $loaded } avec minerai chargé, { $empty } sans
answer-roll-word = { $word }
answer-loot-item = { $item }{ $spend ->
    [0] {""}
   *[other] , en dépensant { $spend }
}
answer-spend-number = { $number } × { $weapon }, { $rest } × { $resource }
answer-vikings-back-number = { $number }
answer-explore-board = { $board }{ $silver ->
    [0] {""}
   *[other] , avec { $silver } argent
}
answer-emigrate-vessel = { $vessel }
answer-emigrate-word = personne n’émigre
answer-boat-away-vessel = { $vessel }
answer-card-card = { $card } ({ $points })
answer-card-word = rien de plus
answer-food-food = { $food }, { $way } : { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}
answer-food-word = { $word }
suggestion = comme proposé : { $things } ; { $bare ->
    [0] aucune case vide
    [one] { $bare } case vide
   *[other] { $bare } cases vides
}
answer-coins-number = { $number }
answer-turn-card = utiliser { $card }
answer-free-card = utiliser { $card }
answer-use-card-card = { $card }
answer-use-card-word = n’en utiliser aucun
answer-steps-number = { $number } : { $better }
answer-substitutes-number = { $number } × { $other }, { $rest } × { $weapon }
answer-loot-word = pas de deuxième tuile
answer-copy-good-item = { $item }
answer-flip-item = { $item } → { $better }
answer-flip-word = c’est tout
answer-return-viking-space = { $space }
answer-return-viking-word = pas de deuxième Viking
answer-copy-space-space = { $space }
answer-unload-vessel = { $vessel }
answer-unload-word = c’est tout
answer-jettison-vessel = { $vessel }
answer-lay-given-board = { $board }
answer-lay-given-word = c’est tout
answer-weapon-away-item = { $item } ({ $owned })

## Events

event-round-began = La manche { $round } commence : chacun reçoit un nouveau Viking.
event-harvested = Récolte pour chacun : { $level ->
    [1] petits pois, haricots et lin
    [2] petits pois, haricots, lin et céréales
    [3] petits pois, haricots, lin, céréales et chou
   *[other] petits pois, haricots, lin, céréales, chou et fruits
}.
event-board-turned = Un plateau est retourné : { $from } → { $to }.
event-silver-on-boards = { $count } argent sont posés sur chaque autre plateau d’exploration que personne n’a revendiqué.
event-weapon-drawn = { $player } pioche : { $item }.
event-vikings-placed = { $player } place { $vikings ->
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
} : { $space }.
event-imitated = { $player } imite : { $space }.
event-passed = { $player } passe.
event-first-player = { $player } est premier joueur.
event-income-paid = { $player } reçoit { $silver } argent de revenus.
event-income-noted = { $player } note un revenu final de { $silver }.
event-born = { $player } : une naissance ({ $item }).
event-pregnant = { $player } : un animal attend un petit ({ $item }).
event-served = { $player } sert { $count } × { $item }.
event-penalised = { $player } prend { $count ->
    [1] une sanction
   *[other] { $count } sanctions
}.
event-bonus-received = { $player } reçoit un bonus : { $count } × { $item }.
event-strips-cleared = Chaque flanc de montagne perd l’élément le plus proche de la flèche.
event-strip-turned-up = Le flanc de montagne { $strip } est retourné.
event-vikings-returned = Les Vikings reviennent du plateau d’actions.
event-received = { $player } reçoit { $count } × { $item }.
event-paid = { $player } paie { $count } × { $item }.
event-tile-laid = { $player } place « { $item } » : { $layout }, rangée { $row }, colonne { $col }.
event-ship-bought = { $player } achète un { $item } pour { $silver } argent.
event-ore-loaded = { $player } charge du minerai : { $vessel }.
event-upgraded = { $player } améliore : { $from } → { $to }.
event-took-from-strip = { $player } prend { $count } × { $item } du flanc { $strip }.
event-die-rolled = { $player } obtient un { $rolled } au dé ({ $dice }) : le résultat est { $result }.
event-succeeded = { $player } réussit : { $dice }.
event-failed = { $player } échoue : { $dice }.
event-vikings-back = { $player } reprend { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
}.
event-explored = { $player } revendique un plateau : { $layout }{ $silver ->
    [0] {""}
   *[other] , avec les { $silver } argent qui s’y trouvent
}.
event-emigrated = { $player } émigre pour { $silver } argent : { $vessel }.
event-card-dealt = { $player } commence avec { $card }.
event-card-dealt-hidden = { $player } commence avec un métier.
event-card-drawn = { $player } pioche { $card }.
event-card-drawn-hidden = { $player } pioche un métier.
event-card-played = { $player } joue { $card }.
event-supports-filled = { $player } met { $wood } bois et { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
} dans ses constructions.
event-game-ended = Le dernier banquet est fini : la partie se termine.
event-card-used = { $player } utilise { $card }.
event-ore-unloaded = { $player } reprend 1 minerai dans sa réserve : { $vessel }.
event-ore-lost = { $player } abandonne 1 minerai : { $vessel }.
event-stored = { $player } place 1 × { $item } dans une cabane.
event-viking-taken-back = { $player } reprend un Viking : { $space }.
event-space-copied = { $player } utilise sans Vikings : { $space }.
event-space-unused = Plus rien de « { $space } » n’est utilisable ; les Vikings de { $player } y restent.
event-tile-reclaimed = { $player } prend « { $item } » sur un plateau de { $from } ; d’autres tuiles la remplacent.

## Score sheet

score-ships = Bateaux
score-emigrations = Émigrations
score-exploration_boards = Plateaux d’exploration
score-buildings = Cabanes et maisons
score-animals = Moutons et bovins
score-occupations = Métiers
score-silver = Argent
score-final_income = Revenu final
score-english_crown = Couronne d’Angleterre
score-bare_cells = Cases vides
score-penalties = Sanctions

## Why not

why-other-question = cela répond à une autre question
why-must-use = au moins un effet de la case doit être utilisé
why-not-your-board = ce plateau n’est pas à vous
why-nothing-fits = rien de ce que vous avez n’y tient
why-no-berth = aucune zone d’amarrage n’est libre pour lui
why-no-such-vessel = vous n’avez aucun bateau de cette sorte avec de la place pour du minerai
why-cannot-pay = il vous faut { $count } × { $item }
    .short = { $count } { $item }
why-cannot-receive = pas de place ou plus disponible : { $item }
    .short = pas de place
why-needs = il vous faut { $count } × { $item }
    .short = { $count } { $item }
why-not-in-game = cette case n’est pas dans cette partie
why-space-blocked = vos Vikings de la manche précédente y sont encore
why-space-taken = { $player } y est déjà
why-too-few-vikings = il faut { $needed } Vikings, vous en avez { $vikings }
    .short = trop peu de Vikings
why-no-animal = vous n’avez pas cet animal
    .short = aucun animal
why-no-strip = il ne reste rien sur les flancs de montagne
    .short = aucun flanc
why-no-upgrade = vous n’avez rien qui puisse être amélioré autant
    .short = rien à améliorer
why-no-sale = vous ne pouvez payer aucune tuile spéciale
    .short = pas d’argent
why-no-board = aucun de ses plateaux ne peut être revendiqué maintenant
    .short = aucune terre
why-no-emigration = il vous faut un knarr ou un drakkar, de la place sur la table de banquet et autant d’argent que le numéro de la manche
    .short = ni bateau ni argent
why-no-card = vous n’avez pas de métier en main
    .short = aucune carte
why-useless = aucun de ses effets ne peut être utilisé maintenant
    .short = inutile ici
why-start-card = ce n’est pas une des cartes brun clair de cette partie
why-turn = cela ne peut pas se faire maintenant
why-free = cela ne peut pas se faire maintenant
why-imitate = aucun autre joueur n’occupe dans cette colonne une case qui vous serve
    .short = rien à imiter
why-lay-tile = vous n’en avez pas, ou elle ne tient nulle part sur ce plateau
why-lay-turn = elle ne tient pas ainsi
why-off-the-board = c’est hors du plateau
why-cell-taken = quelque chose s’y trouve déjà
why-beside-its-colour = elle toucherait une tuile de sa couleur
why-income-too-early = un nombre de revenus ne se recouvre que si tout ce qui est en bas à gauche l’est
why-exchange = cela ne peut pas être échangé
why-option = cela ne peut pas être choisi maintenant
why-upgrade = il ne vous en reste pas à améliorer autant
why-trade = vous n’en avez pas, ou une tuile de ce type a déjà été retournée
why-sale = elle n’est pas à vendre, plus là, ou trop chère
why-forge = elle n’a pas de pince, ou elle n’est plus là
why-strip = il n’y reste rien, ou vous y avez déjà pris dans cette action
why-take = pas autant
why-boats = vous n’avez pas tant de baleiniers, ou la case n’en permet pas tant
why-roll = ce n’est pas possible après ce lancer
why-loot = elle n’est plus là ou hors de portée
why-spend = vous ne pouvez pas payer ainsi
why-vikings-back = il n’en revient pas autant
why-explore = il ne peut pas être revendiqué ici
why-emigrate = vous n’avez aucun bateau de cette sorte qui puisse émigrer
why-boat-away = vous n’avez aucun baleinier de cette sorte
why-card = cette carte n’est pas dans votre main
why-food = vous n’en avez pas, il n’y a pas de place, elle toucherait sa couleur, ou une de son type est déjà couchée
why-coins = pas autant
why-use-card = ce métier ne peut rien faire maintenant
why-steps = elle ne peut pas monter autant
why-substitutes = pas autant
why-copy-good = vous n’en avez pas exactement autant
why-flip = vous n’en avez pas, ou elle n’a pas d’autre face
why-return-viking = aucun de vos Vikings ne s’y trouve
why-copy-space = le métier ne peut pas utiliser cette case, ou elle ne vous sert à rien
why-unload = vous n’avez pas un tel bateau avec du minerai
why-jettison = vous n’avez pas un tel drakkar avec du minerai dans cette action
why-lay-given = elle ne tient pas là
why-weapon-away = vous n’avez pas cette arme
why-blue-card = ce métier n’est pas devant vous, ou il ne peut rien faire maintenant

## Grilles et tuiles en main, pour les plateaux dessinés

screen-grid-own = Votre domaine
screen-grid-home = Domaine
screen-grid-of-player = Plateaux de { $player }
screen-grid-boards = Plateaux
screen-grid-board = { $board } : revenu { $income }, { $minus } × −1 à découvert, { $closed } bonus fermés sur { $bonuses }
screen-grid-cell = ligne { $row }, colonne { $col } : { $what }
screen-grid-bare = libre
screen-grid-bare-rule = Elle ne coûte rien tant qu’elle est libre, mais un nombre de revenu ou un bonus a encore besoin qu’elle soit couverte.
screen-grid-idle = libre, ne rapporte plus rien
screen-grid-minus = libre, −1
screen-grid-minus-rule = Elle coûte un point à la fin de la partie si rien ne la couvre.
screen-grid-rock = ne peut être couverte
screen-grid-rock-rule = Rien ne peut être posé ici, et rien ne doit l’être.
screen-grid-income = revenu { $value }
screen-grid-income-rule = Il ne peut être couvert que si tout l’est à sa gauche, au-dessous et en bas à gauche. Le plus petit nombre visible est ce que le plateau rapporte.
screen-grid-bonus = bonus { $items }, { $count ->
    [one] { $count } case
   *[other] { $count } cases
} à couvrir autour
screen-grid-bonus-pays = bonus { $items }, fermé
screen-grid-bonus-rule = Il rapporte à chaque manche tant qu’il est visible et que tout est couvert autour de lui.
screen-grid-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
screen-grid-open = { $count ->
    [0] rien à découvert
   *[other] −{ $count } à découvert
}
screen-grid-open-here = { $count ->
    [0] rien à découvert ici
   *[other] −{ $count } à découvert ici
}
screen-grid-income-of-all = revenu { $value } de { $boards } plateaux
screen-grid-closed = { $count ->
    [one] { $count } bonus fermé
   *[other] { $count } bonus fermés
}
screen-grid-lay = Poser ici : { $item } ?
screen-grid-lay-help = Vous pourrez la reprendre avant de valider.
screen-grid-lay-it = Poser
screen-grid-next-fit = Aller où elle tient
screen-grid-tools = La tuile en main
screen-grid-turn = Tourner
screen-grid-mirror = Retourner
screen-grid-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
screen-grid-that-fit = où elle tient
screen-grid-place-of = { $place } sur { $places }
screen-grid-best-first = la meilleure d’abord
screen-grid-place-before = Place précédente
screen-grid-place-next = Place suivante
screen-grid-income-becomes = revenu { $before } → { $after }
screen-grid-bonus-closes = bonus fermé :
screen-grid-bonus-lost = bonus perdu :
screen-grid-closes = bonus fermé : { $items }
screen-grid-loses = bonus perdu : { $items }
screen-grid-no-off = C’est hors du plateau
screen-grid-no-taken = Quelque chose s’y trouve déjà
screen-grid-no-beside = { $colour ->
    [farm] Les produits de la ferme ne se touchent pas
    [animal] Les produits animaux ne se touchent pas
   *[craft] Les produits artisanaux ne se touchent pas
}
screen-grid-no-income = Le nombre de revenu viendrait trop tôt
screen-grid-would-touch = Elle toucherait : { $item }.
screen-grid-lies-there = Là se trouve : { $item }.
screen-grid-fits-there = Elle tient { $way }.
screen-grid-way-right = { $count } à droite
screen-grid-way-left = { $count } à gauche
screen-grid-way-up = { $count } plus haut
screen-grid-way-down = { $count } plus bas
screen-grid-fits-turned = Tournée autrement, elle tient.
screen-grid-fits-nowhere = Elle ne tient nulle part sur ce plateau.
screen-grid-turned = { $count ->
    [1] tournée une fois
   *[other] tournée { $count } fois
}
screen-grid-mirrored = retournée
screen-grid-lies = lignes { $top } à { $bottom }, colonnes { $left } à { $right }
screen-grid-place = place { $place } sur { $places }
screen-grid-no-fit = ne tient pas
screen-grid-tray = Ce que vous pouvez poser
screen-grid-tray-item = { $item }, { $count }
screen-grid-empty-spaces = Places vides
screen-grid-nothing-fits = Rien de ce que vous avez ne tient sur vos plateaux.

## Options

option-length = Durée
    .help = La partie longue a sept manches, la courte six avec un Viking de plus au départ.
value-length-long = longue : 7 manches
value-length-short = courte : 6 manches
option-decks = Paquets de métiers
    .help = Le paquet A convient à une première partie. Les paquets B et C demandent plus d’expérience ; plusieurs paquets sont mélangés ensemble.
value-decks-A = A
value-decks-B = B
value-decks-C = C
value-decks-AB = A et B
value-decks-AC = A et C
value-decks-BC = B et C
value-decks-ABC = A, B et C
value-decks-none = sans métiers
option-start_card = Métier de départ
    .help = En solo, il peut être choisi ; à plusieurs, il est toujours pioché.
value-start_card-random = pioché
value-start_card-choose = choisi (solo)

## The parts of a view, for boards in words

view-length = durée
view-round = manche
view-rounds = manches en tout
view-last_round = dernière manche
view-phase = phase
view-harvest = récolte
view-sheet = points par source
view-ships = bateaux
view-emigrations = émigrations
view-exploration_boards = plateaux d’exploration
view-animals = moutons et bovins
view-english_crown = couronne d’Angleterre
view-bare_cells = cases vides
view-using = case utilisée
view-why = pourquoi pas
view-first_player = premier joueur : place { $number }
view-solo_colour = couleur de cette manche
view-players = joueurs
view-boards = plateaux
view-spaces = cases Action
view-strips_in_pile = flancs de montagne face cachée
view-special_tiles = tuiles spéciales sur le plateau ovale
view-weapon_pile = armes à piocher
view-weapons_discarded = armes défaussées
view-occupations_in_pile = métiers à piocher
view-banquet = banquet
view-dice = dé
view-laying = tuile en cours de placement
view-seat = place { $number }
view-vessels = bateaux
view-emigrated = bateaux émigrés
view-income = revenus
view-final_income = revenus à la fin
view-cells_to_serve = cases à servir
view-hand_light = cartes brun clair en main
view-hand_dark = cartes brun foncé en main
view-occupations = métiers posés
view-card = carte
view-number = numéro
view-deck = paquet
view-starting = carte de départ
view-kind = catégorie
view-effect = effet
view-board = plateau
view-layout = montre
view-owner = de la place { $number }
view-grid = cases
view-tiles = tuiles
view-bonuses = bonus
view-silver = argent
view-item = tuile
view-turn = tournée
view-row = ligne { $number }
view-col = colonne { $number }
view-cells = cases
view-tiles-cells = {""}
view-tiles-turn = {""}
view-pays = rapporte
view-space = case
view-column = colonne
view-blocked = bloquée
view-imitation = imite
view-strip = flanc
view-items = éléments
view-rolls = lancers effectués
view-rolled = lancé
view-result = résultat
view-cells_of_ships = cases sous les bateaux
view-cells_left = cases restantes
view-lying = couché
view-standing = debout
view-waiting = cartes utilisables maintenant
view-trigger = ce qui arrive
view-used_up = cartes épuisées
view-stored = bois et pierre dans les cabanes

## Screen

screen-round = Manche { $round } sur { $rounds }
    .short = M{ $round }/{ $rounds }
screen-phase = phase { $phase }
screen-actions = Plateau d’actions
screen-column = { $column ->
    [one] { $column } Viking
   *[other] { $column } Vikings
}
screen-taken = occupée : { $player }
screen-blocked = bloquée
screen-supply = réserve
screen-harbour = baie
screen-boards = Plateaux
screen-income = revenus { $income }
screen-vikings = Vikings
screen-cards = métiers
screen-hand = main
screen-laid-out = posé
screen-card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-points = points
screen-penalties = sanctions
screen-mountains = Montagnes
screen-specials = Tuiles spéciales
screen-explore = Exploration
screen-silver = { $silver } argent
screen-banquet = Banquet de { $player } : { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} à remplir
screen-player = joueur
screen-first = premier joueur
screen-passed = passé
screen-buildings = constructions
screen-legend = case libre ·, case −1 -, nombre de revenus, bonus *, vert g, bleu b, orange o, rouge r, argent $, minerai •

## La table dessinée

table-your-supply = Votre réserve
table-supply = Réserve
table-supply-about = une colonne par forme, une ligne par couleur
table-row-farm = produits de la ferme
table-row-farm-about = Vont au banquet. Amélioré, chacun devient le bien d’en dessous.
table-row-animal = produits animaux et animaux
table-row-animal-about = Vont au banquet. Amélioré, chacun devient le bien d’en dessous.
table-row-craft = produits artisanaux
table-row-craft-about = Couvrent des cases, jamais côte à côte. Amélioré, chacun devient le bien d’en dessous.
table-row-luxury = produits de luxe
table-row-luxury-about = Couvrent des cases, même côte à côte. Rien n’est au-dessus d’eux.
table-stitched-upgrade = cousu : peut être amélioré
table-may-be-laid = peut être posé maintenant
table-of-them-pregnant = dont { $count } en gestation
table-space-chosen = Choisie.
table-space-blocked = Vos Vikings de la manche précédente y sont encore.
table-space-free = Libre pour vous.
table-space-copied = Vous pouvez l’utiliser.
table-space-taken = Occupée par { $who }.
table-space-imitable = Vous pouvez l’imiter.
table-space-not = Pas maintenant : { $why }.
table-space-cannot = Vous ne pouvez pas l’utiliser maintenant.
table-ships-owned = bateaux
    .help = Baleiniers, knarrs et drakkars au port.
table-minus-open = points négatifs des cases vides
    .help = Ce que coûteraient maintenant les cases vides de tous les plateaux.
table-only-possible = Seulement ce que je peux faire
table-imitate = imiter
table-lacking = —
table-free-spaces = { $count ->
    [one] { $count } case utilisable
   *[other] { $count } cases utilisables
}
table-free-count = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
table-column-1 = Demande 1 Viking.
table-column-2 = Demande 2 Vikings.
table-column-3 = Demande 3 Vikings ; vous piochez d’abord un métier.
table-column-4 = Demande 4 Vikings ; vous pouvez d’abord jouer un métier.
table-group-build_houses = Construction de maison
table-group-build_ships = Construction de bateau
table-group-hunting = Chasse
table-group-hunting-short = Chasse
table-group-livestock_market = Marché au bétail
table-group-livestock_market-short = Bétail
table-group-weekly_market = Marché hebdomadaire
table-group-products = Produits
table-group-crafting = Artisanat
table-group-crafting-short = Artisanat
table-group-mountains_and_trade = Montagne et commerce
table-group-mountains_and_trade-short = Montagne
table-group-sailing = Navigation
table-group-sailing-short = Navigation
table-group-emigration_and_occupation = Émigration et métier
table-group-emigration_and_occupation-short = Métiers
table-strip = Flanc { $strip } : { $items }
table-strip-takes = on en prend jusqu’à { $most }
table-strips-left = on prend depuis la gauche ; { $count } face cachée
table-occupations = Métiers
table-occupations-about = { $count } joués, { $points } points ; { $held } en main
table-in-hand = En main
table-card-about = { $points } points, paquet { $deck }.
table-used-up = Épuisé.
table-to-explore = Terres à explorer
table-all-explored = Toutes les terres sont prises.
table-land = { $land }, { $points } points, { $silver } argent dessus
table-ships-shetland = Avec n’importe quel bateau.
table-ships-faroe_islands = Avec n’importe quel bateau.
table-ships-iceland = Avec un knarr ou un drakkar.
table-ships-greenland = Avec un knarr ou un drakkar.
table-ships-bear_island = Avec un knarr ou un drakkar.
table-ships-baffin_island = Avec un drakkar.
table-ships-labrador = Avec un drakkar.
table-ships-newfoundland = Avec un drakkar.
table-ships-and-stores = Bateaux et maisons
table-still-to-build = Il en reste { $count } à construire.
table-emigrated = { $count ->
    [one] { $count } bateau a émigré
   *[other] { $count } bateaux ont émigré
}
table-penalties = { $count ->
    [one] { $count } sanction
   *[other] { $count } sanctions
}
table-penalties-rule = Chacune coûte 3 points à la fin.
table-banquet = Banquet
table-feast-open = { $cells ->
    [one] { $cells } case à remplir, sinon une sanction
   *[other] { $cells } cases à remplir, une sanction par case vide
}
table-feast-full = aucune case vide
table-foods = Ce qui peut être servi
table-served = Servi
table-lies = couché, { $cells }
table-stands = debout, { $cells }
table-clear-away = Retirer de la table : { $item }
table-leave-bare = { $cells ->
    [0] Terminé
    [one] Laisser { $cells } case vide
   *[other] Laisser { $cells } cases vides
}
table-feast-ask = { $cells ->
    [one] Le banquet : { $cells } case à remplir
   *[other] Le banquet : { $cells } cases à remplir
}
table-feast-confirm = Valider sert { $suggestion }.
table-special-tiles = Tuiles spéciales
table-specials-left = il en reste { $count }
table-steps = Étapes de cette action
table-rolled = dé { $rolled }, résultat { $result } ; lancer { $rolls }
table-pass = Passer la manche…
table-pass-sure = Passer le reste de la manche ?
table-pass-final = Vos Vikings restants n’agiront pas. Passer vaut pour toute la manche.
table-anytime = À tout moment
table-so-far = Jusqu’ici
table-score = Points jusqu’ici
table-since = Depuis votre tour :
table-looking-at = La table de { $who }
table-back-home = Revenir à la vôtre
table-pages = Pages
table-asked-here = La question est ici.
table-more = Plus
table-page-actions = Actions
table-page-home = Domaine
table-page-supply = Réserve
table-page-feast = Banquet
table-page-lands = Terres
table-leaf-actions = Plateau d’actions
table-leaf-home = Vos plateaux
table-leaf-feast = Banquet et cartes
table-placing = { $vikings ->
    [one] Placer { $vikings } Viking : { $space }
   *[other] Placer { $vikings } Vikings : { $space }
}
table-vikings-left = { $count ->
    [0] Il ne vous restera aucun Viking.
    [one] Il vous restera { $count } Viking.
   *[other] Il vous restera { $count } Vikings.
}
table-you-get = Vous recevez { $things }.
table-you-pay = Vous payez { $things }.
table-confirm-ends = Valider termine le tour.
table-confirm-goes-on = Posez ce que vous voulez ; Valider continue.
table-phase = Phase { $phase }, { $phase ->
    [1] nouveau Viking
    [2] récolte
    [3] nouvelles terres
    [4] armes
    [5] actions
    [6] premier joueur
    [7] revenu
    [8] naissances
    [9] banquet
    [10] bonus
    [11] montagnes
   *[12] retour
}
table-banquet-cells = Banquet : { $cells } cases
table-harvest = Récolte : { $harvest ->
    [0] aucune
    [1] trois cultures
    [2] quatre cultures
    [3] cinq cultures
   *[other] les six cultures
}
