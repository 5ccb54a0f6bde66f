### À la gloire d'Odin en français. Les identifiants sont ceux du fichier anglais.

components = D'où vient le matériel
    .help = La plupart des cases Action, plateaux, tuiles et cartes ont été lus dans au moins deux sources publiques en plus de la règle ; les récoltes de la partie courte reposent sur une seule.

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
item-amber_figure = figurine d'ambre
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
item-english_crown = couronne d'Angleterre
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
    .help = Petit bateau pour la baleine et les iles proches : 3 points.
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
space-build_stone_house = construire une maison de pierre
    .help = Payer 1 × pierre pour 1 × maison de pierre.
space-build_long_house = construire une maison longue
    .help = Payer 2 × pierre pour 1 × maison longue.
space-build_house_and_ship = construire une maison et un bateau
    .help = Payer 2 × pierre, 2 × bois pour 1 × maison de pierre, 1 × drakkar — ou payer 2 × pierre, 2 × bois pour 1 × maison longue, 1 × knarr.
space-build_whaling_boat = construire un baleinier
    .help = Payer 1 × bois pour 1 × baleinier.
space-build_knarr = construire un knarr
    .help = Payer 2 × bois pour 1 × knarr.
space-build_longship = construire un drakkar
    .help = Payer 2 × bois pour 1 × drakkar.
space-hunt_game_1 = partie de chasse
    .help = Lancer bas et payer le résultat en bois et arcs : peau et viande de gibier.
space-take_stockfish = prendre 1 poisson séché
    .help = Prendre 1 × poisson séché.
space-hunt_game_2 = partie de chasse
    .help = Lancer bas et payer le résultat en bois et arcs : peau et viande de gibier.
space-lay_snare = poser un collet
    .help = Lancer bas et payer le résultat en bois et collets : fourrure et collet.
space-whaling_up_to_three_boats = pêche à la baleine (jusqu'à 3 baleiniers)
    .help = Il faut 1 × baleinier. Lancer bas avec jusqu'à 3 baleiniers, payer le résultat en bois et lances : huile, la peau et les os, viande de baleine.
space-whaling_one_boat = pêche à la baleine (1 baleinier)
    .help = Il faut 1 × baleinier. Lancer bas avec un baleinier, payer le résultat en bois et lances : huile, la peau et les os, viande de baleine.
space-buy_stockfish = acheter 2 poissons séchés
    .help = Payer 1 × argent pour 2 × poisson séché.
space-buy_salt_meat = acheter 2 viandes salées
    .help = Payer 2 × argent pour 2 × viande salée.
space-buy_sheep = acheter 1 mouton
    .help = Payer 1 × argent pour 1 × mouton.
space-buy_cattle_and_milk = acheter 1 bovin et 1 lait
    .help = Payer 3 × argent pour 1 × bovin, 1 × lait.
space-sheep_or_cattle = prendre 1 mouton ou acheter 1 bovin
    .help = Prendre 1 × mouton — ou payer 1 × argent pour 1 × bovin.
space-buy_cattle_and_sheep = acheter 1 bovin et 1 mouton
    .help = Payer 3 × argent pour 1 × bovin, 1 × mouton.
space-weekly_beans = haricots et argent
    .help = Prendre 1 × haricots, 1 × argent.
space-weekly_flax_stockfish = lin, poisson séché et argent
    .help = Prendre 1 × lin, 1 × poisson séché, 1 × argent.
space-weekly_fruits_oil_salt_meat = fruits, huile, viande salée et argent
    .help = Prendre 1 × fruits, 1 × huile, 1 × viande salée, 1 × argent.
space-weekly_spices = épices, argent, lait et laine
    .help = Prendre 1 × épices, 1 × argent ; avec un bovin dans l'étable aussi 2 × lait ; avec un mouton dans l'étable aussi 1 × laine.
space-produce_milk = lait des bovins
    .help = Prendre 1 lait par bovin, 3 au plus.
space-produce_mead = 2 hydromels et 2 argent
    .help = Prendre 2 × hydromel, 2 × argent.
space-produce_wool = laine des moutons
    .help = Prendre 1 laine par mouton, 3 au plus.
space-craft_linen = fabriquer une toile de lin
    .help = Payer 1 × lin pour 1 × toile de lin.
space-craft_rune_stone = fabriquer une rune
    .help = Payer 1 × pierre pour 1 × rune, 1 × argent.
space-craft_clothing = fabriquer un vêtement
    .help = Payer 1 × peau, 1 × toile de lin pour 1 × vêtement, 2 × argent.
space-craft_chest = fabriquer un coffre
    .help = Payer 1 × bois pour 1 × coffre, 1 × argent — ou payer 1 × minerai pour 1 × coffre, 1 × argent.
space-forge = forge
    .help = Payer 1 × minerai ; prendre une tuile avec la pince de forgeron.
space-craft_runes_and_chests = fabriquer 2 runes et 2 coffres
    .help = Payer 2 × pierre, 2 × bois pour 2 × rune, 2 × coffre.
space-master_crafting = 4 argent, tunique et bijou
    .help = Prendre 4 × argent ; vous pouvez échanger 1 × laine contre 1 × tunique ; vous pouvez échanger 1 × argenterie contre 1 × bijou.
space-mountain_2 = prendre 2 ressources de construction
    .help = Prendre jusqu'à 2 éléments d'un flanc de montagne.
space-mountain_1_upgrade_1 = prendre 1 ressource, améliorer 1 ressource
    .help = Prendre 1 élément d'un flanc de montagne ; échanger 1 ressource contre la tuile une couleur au-dessus.
space-upgrade_2 = améliorer 2 ressources
    .help = Échanger jusqu'à 2 ressources contre la tuile une couleur au-dessus.
space-wood_per_player = 1 bois par joueur et 1 minerai
    .help = Prendre 1 × minerai ; et 1 × bois par joueur.
space-mountain_3_upgrade_1 = prendre 3 ressources, améliorer 1 ressource
    .help = Prendre jusqu'à 3 éléments d'un flanc de montagne ; échanger 1 ressource contre la tuile une couleur au-dessus.
space-upgrade_3 = améliorer 3 ressources
    .help = Échanger jusqu'à 3 ressources contre la tuile une couleur au-dessus.
space-mountain_3_2 = prendre 3 + 2 ressources de construction
    .help = Prendre jusqu'à 3 + 2 éléments, chaque nombre d'un autre flanc de montagne.
space-upgrade_3_weapons_4 = améliorer 3 ressources, piocher 4 armes
    .help = Échanger jusqu'à 3 ressources contre la tuile une couleur au-dessus ; piocher 4 cartes Arme.
space-upgrade_4 = améliorer 4 ressources
    .help = Échanger jusqu'à 4 ressources contre la tuile une couleur au-dessus.
space-mountain_4_double_upgrade_2 = prendre 4 ressources, améliorer 2 ressources deux fois
    .help = Prendre jusqu'à 4 éléments d'un flanc de montagne ; échanger jusqu'à 2 ressources contre la tuile deux couleurs au-dessus.
space-mountain_2222_or_double_upgrade_3 = prendre 2 + 2 + 2 + 2 ressources, ou améliorer 3 ressources deux fois
    .help = Prendre jusqu'à 2 + 2 + 2 + 2 éléments, chaque nombre d'un autre flanc de montagne — ou échanger jusqu'à 3 ressources contre la tuile deux couleurs au-dessus.
space-overseas_trade_1 = commerce outre-mer
    .help = Il faut 1 × knarr. Payer 1 × argent ; retourner autant de tuiles vertes différentes que voulu sur leur face bleue.
space-overseas_trade_2 = commerce outre-mer
    .help = Il faut 1 × knarr. Payer 1 × argent ; retourner autant de tuiles vertes différentes que voulu sur leur face bleue.
space-special_sale = vente spéciale
    .help = Il faut 1 × knarr. Acheter jusqu'à 2 tuiles spéciales à leur prix.
space-raid = raid
    .help = Il faut 1 × drakkar. Lancer haut : prendre une tuile bleue ou spéciale de cette valeur de combat au plus.
space-pillage_2 = pillage
    .help = Il faut 1 × drakkar. Lancer haut et ajouter le minerai de votre meilleur drakkar : prendre une tuile bleue ou spéciale de cette valeur au plus.
space-pillage_3 = pillage
    .help = Il faut 1 × drakkar. Lancer haut et ajouter le minerai de votre meilleur drakkar : prendre une tuile bleue ou spéciale de cette valeur au plus.
space-plunder = saccage
    .help = Il faut 2 × drakkar. Prendre 1 × butin.
space-explore_near = explorer Shetland ou les Iles Féroé
    .help = Il faut un bateau. Revendiquer Shetland ou Iles Féroé.
space-explore_middle = explorer l'Islande, le Groenland ou l'Ile aux Ours
    .help = Il faut un knarr ou un drakkar. Revendiquer Islande, Groenland ou Ile aux Ours.
space-explore_far = explorer l'Ile de Baffin, Labrador ou Terre-Neuve
    .help = Il faut 1 × drakkar. Revendiquer Ile de Baffin, Labrador ou Terre-Neuve.
space-draw_occupation = piocher un métier, 1 argent
    .help = Prendre 1 × argent ; piocher un métier.
space-play_occupation_paid = jouer 1 métier pour 1 pierre ou 1 minerai, 1 argent
    .help = Payer 1 × pierre pour 1 × argent ; jouer 1 métier — ou payer 1 × minerai pour 1 × argent ; jouer 1 métier.
space-emigrate_2 = émigration
    .help = Il faut un knarr ou un drakkar. Un knarr ou un drakkar émigre pour autant d'argent que le numéro de la manche.
space-play_occupations_2 = jouer jusqu'à 2 métiers
    .help = Jouer jusqu'à 2 métiers.
space-emigrate_3 = émigration
    .help = Il faut un knarr ou un drakkar. Un knarr ou un drakkar émigre pour autant d'argent que le numéro de la manche.
space-play_occupations_4 = jouer jusqu'à 4 métiers
    .help = Jouer jusqu'à 4 métiers.
space-exchange_boat_and_emigrate = échanger un baleinier contre un knarr, puis émigrer
    .help = Vous pouvez échanger 1 × baleinier contre 1 × knarr ; un knarr ou un drakkar émigre pour autant d'argent que le numéro de la manche.
space-imitate_column_1 = Imiter la colonne 1
    .help = Utilisez une case de cette colonne occupée par un autre joueur.
space-imitate_column_2 = Imiter la colonne 2
    .help = Utilisez une case de cette colonne occupée par un autre joueur.
space-imitate_column_3 = Imiter la colonne 3
    .help = Utilisez une case de cette colonne occupée par un autre joueur.
space-imitate_column_4 = Imiter la colonne 4
    .help = Utilisez une case de cette colonne occupée par un autre joueur.

layout-home_board = plateau Joueur
layout-shetland = Shetland
layout-bear_island = Ile aux Ours
layout-faroe_islands = Iles Féroé
layout-baffin_island = Ile de Baffin
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
vessel-longship_0 = drakkar avec 0 minerai
vessel-longship_1 = drakkar avec 1 minerai
vessel-longship_2 = drakkar avec 2 minerai
vessel-longship_3 = drakkar avec 3 minerai

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
choice-mountain = prendre jusqu'à { $most } éléments d'un flanc de montagne
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

card-peddler = Colporteur
    .help = Les cases Marché au bétail vous coûtent 1 argent de moins au total.
card-patron = Mécène
    .help = Toute case Action dont le prix total est d'au moins 2 argent vous coûte 1 argent de moins.
card-furrier = Pelletier
    .help = Après avoir utilisé une case qui rapporte exactement 1 argent, prenez un collet.
card-hunter = Chasseur
    .help = Tous vos lancers de dé sont réduits de 1, raids et pillages compris.
card-chief = Chef
    .help = Effectuez aussitôt, seul, une phase Banquet supplémentaire (obligatoire).
card-stonecarver = Tailleur de pierre
    .help = Chaque pierre prise sur un flanc de montagne rapporte aussi 1 argent.
card-miller = Meunier
    .help = Après le Banquet : 1 céréales en réserve donne 1 argent, 2 ou plus en donnent 2.
card-craft_leader = Chef artisan
    .help = Avant les Revenus, avec au moins 5 Vikings sur des cases Artisanat : 1 huile.
card-ore_boatman = Batelier de minerai
    .help = Avant les Revenus : 1 minerai par drakkar, à poser aussitôt sur votre plateau ou un plateau d'exploration.
card-milker = Trayeur
    .help = 1 lait et 1 argent par espèce animale dans vos étables (0 à 2).
card-trident_hunter = Chasseur au trident
    .help = Prenez une lance ; à la pêche à la baleine, chaque lance dépensée compte pour 2.
card-helmsman = Timonier
    .help = Prenez un coffre ; après chaque action utilisant un drakkar, piochez une arme.
card-archer = Archer
    .help = Prenez un arc ; vos lancers de Partie de chasse sont réduits de 1.
card-ship_owner = Propriétaire de bateaux
    .help = Un bateau de chaque type donne 1 viande de baleine, deux de chaque en donnent 2.
card-cottager = Habitant de chaumière
    .help = 2 hydromel par maison de pierre ou longue ; ensuite 1 peau à chaque maison construite.
card-captain = Capitaine
    .help = Avec 4/5/6/7 minerais chargés sur baleiniers et drakkars : 2/3/4/5 argent.
card-orient_shipper = Affréteur d'Orient
    .help = Améliorez une ressource de trois niveaux au plus (jusqu'au bleu).
card-fighter = Combattant
    .help = Avec 1/2/3 drakkars portant 2 ou 3 minerais : soie / bijou / butin.
card-host = Hôte
    .help = Avec 3/4/5 tuiles spéciales : soie / épices / bijou.
card-builder = Bâtisseur
    .help = Effectuez une phase Bonus pour vos maisons uniquement.
card-collector = Collectionneur
    .help = Effectuez une phase Bonus pour votre plateau Joueur uniquement.
card-miner = Mineur
    .help = 1 pierre, 1 minerai et 1 argent par drakkar.
card-custodian = Gardien
    .help = 2 argent par maison de pierre ou maison longue.
card-whaling_equipper = Équipementier baleinier
    .help = 1 huile par knarr et 1 bois par baleinier.
card-meat_trader = Négociant en viande
    .help = 1 viande salée par knarr.
card-meat_inspector = Inspecteur des viandes
    .help = 1 argent par type de ressource rouge en réserve et en étable.
card-fisherman = Pêcheur
    .help = 1 poisson séché par baleinier.
card-locksmith = Serrurier
    .help = Pour chaque coffre ou coffre au trésor reçu, vous pouvez acheter 1 huile pour 1 argent.
card-meat_preserver = Conserveur de viande
    .help = 1 viande salée par paire viande de gibier + viande de baleine en réserve (rien n'est dépensé).
card-silk_merchant = Marchand de soie
    .help = Avec 1/2/3 soies en réserve : 1/3/6 argent.
card-storeman = Magasinier
    .help = Prenez une quatrième tuile d'une ressource que vous possédez en exactement trois exemplaires.
card-weapons_supplier = Fournisseur d'armes
    .help = Avec 1/2/3 drakkars, piochez 2/5/10 armes.
card-sheep_shearer = Tondeur de moutons
    .help = Avec 3/4/6 moutons : 1/2/3 laines.
card-shepherd = Berger
    .help = Avec 2 moutons : 1 lait et 1 laine ; avec 4, une laine de plus.
card-cattle_breeder = Éleveur
    .help = Effectuez une phase Reproduction animale pour vous seul.
card-ships_cook = Cuisinier de bord
    .help = Avant un Commerce outre-mer, améliorez une viande (salée, gibier ou baleine).
card-foreign_trader = Négociant étranger
    .help = Avant un Commerce outre-mer, améliorez une ressource.
card-peacemaker = Pacificateur
    .help = Lors de la phase Arme, vous pouvez prendre 1 bois, pierre ou minerai au lieu de l'arme.
card-modifier = Modificateur
    .help = Le minerai de vos baleiniers et drakkars peut revenir dans votre réserve.
card-master_joiner = Maître menuisier
    .help = Le bois peut se poser sur les cases des maisons de pierre et longues comme de l'argent.
card-slowpoke = Lambin
    .help = Après la phase Bonus, échangez une fois 1 argent ou 1 hydromel contre 1 huile.
card-steward = Intendant
    .help = Avant les Revenus, placez 1 bois ou 1 pierre dans une de vos cabanes pour 1 argent.
card-fruit_picker = Cueilleur de fruits
    .help = 1 fruits.
card-master_tailor = Maître tailleur
    .help = Peau + laine + toile de lin deviennent un vêtement et 3 argent.
card-pirate = Pirate
    .help = 1 bois et 6 argent achètent un coffre au trésor.
card-ship_architect = Architecte naval
    .help = 3 bois et 1 laine (ou toile de lin) deviennent un drakkar.
card-tanner = Tanneur
    .help = Une viande salée devient une peau.
card-farmer = Fermier
    .help = Un bovin (gestant ou non) devient un bijou.
card-plower = Laboureur
    .help = Un bovin donne petits pois, lin, haricots, céréales et chou ; compte comme une récolte pour vos autres cartes.
card-rune_engraver = Graveur de runes
    .help = Une rune devient une peau.
card-master_mason = Maître maçon
    .help = Une rune devient 1 argent et, au choix, lait ou chou.
card-tutor = Tuteur
    .help = Payez 1 argent pour jouer un métier de votre main.
card-farm_shop_owner = Marchand fermier
    .help = Payez 1 argent pour passer une ressource orange au rouge ; compte comme une amélioration.
card-tradesman = Commerçant
    .help = Une argenterie devient une soie ou un coffre.
card-treasurer = Trésorier
    .help = Un coffre et 3 argent deviennent un coffre au trésor.
card-arms_dealer = Marchand d'armes
    .help = 2 armes quelconques deviennent 1 minerai.
card-bean_farmer = Cultivateur de haricots
    .help = 2 haricots deviennent petits pois, hydromel et poisson séché.
card-linseed_oil_presser = Presseur d'huile de lin
    .help = 2 lins deviennent 3 huiles.
card-linen_weaver = Tisserand
    .help = 2 lins et 1 argent deviennent 2 toiles de lin.
card-inspector = Inspecteur
    .help = Reprenez un Viking d'une case ; pour un coût égal au numéro de manche, un second de la même case.
card-wharf_owner = Propriétaire du quai
    .help = Vendez un drakkar pour 8 argent ; son minerai est perdu.
card-fine_blacksmith = Forgeron d'art
    .help = Payez 1 minerai et 1 argent pour le Crucifix ou l'Épingle à manteau.
card-hornturner = Tourneur sur corne
    .help = Échangez un mouton contre viande salée, peau et laine, et/ou achetez la Corne à boire pour 3 argent.
card-ship_builder = Constructeur de bateaux
    .help = Un baleinier et 2 argent deviennent un drakkar.
card-dragonslayer = Pourfendeur de dragon
    .help = 2 collets et 2 lances deviennent un coffre au trésor.
card-field_farmer = Cultivateur
    .help = Payez 1 argent pour avancer une ressource orange d'un ou deux pas en diagonale haut-droite.
card-private_chef = Cuisinier particulier
    .help = 4 argent achètent 2 argenteries, 1 viande de gibier et 1 hydromel.
card-supplier_of_weapons = Pourvoyeur d'armes
    .help = Piochez 4 armes.
card-equipment_supplier = Fournisseur d'équipement
    .help = Prenez des armes jusqu'à en avoir 2 de chaque type.
card-courier = Coursier
    .help = Prenez l'Épingle à manteau posée sur un plateau ; une argenterie et une rune la remplacent.
card-innkeeper = Aubergiste
    .help = Prenez la Corne à boire posée sur un plateau ; un coffre et une rune la remplacent.
card-earl = Jarl
    .help = Achetez une maison de pierre pour autant d'argent que le numéro de manche.
card-metalsmith = Ferronnier
    .help = Prenez une argenterie, ou achetez le Crucifix (2) ou le Calice (5 argent).
card-cowherd = Vacher
    .help = 1 céréales et 2 argent deviennent un bovin.
card-bone_collector = Ramasseur d'os
    .help = Achetez « la peau et les os » pour 1 argent.
card-homecomer = Rapatrié
    .help = Reprenez un Viking de chacune de vos cases de la quatrième colonne.
card-follower = Suiveur
    .help = Utilisez une case occupée de la deuxième colonne sans placer de Viking.
card-traveling_merchant = Marchand ambulant
    .help = Avec 1/2/3/4 knarrs, retournez jusqu'à 2/4/6/7 tuiles Ressource.
card-breeder = Sélectionneur
    .help = Un de vos bovins devient gestant.
card-shepherd_boy = Jeune berger
    .help = Achetez un mouton pour 2 argent.
card-quartermaster = Quartier-maître
    .help = Achetez un drakkar : 1 argent de moins par épée longue, un demi par arc ou lance ; prix arrondi à l'inférieur.
card-longship_builder = Constructeur de drakkars
    .help = Achetez un drakkar, 2/5/7 argent moins cher avec 1/2/3 knarrs.
card-wholesaler = Grossiste
    .help = Améliorez jusqu'à 4 ressources d'un même type.
card-harbor_guard = Garde du port
    .help = Émigrez aussitôt, 1 argent de moins par grand bateau possédé avant.
card-hornblower = Sonneur de cor
    .help = Payez 1 argent pour une partie de chasse et/ou ensuite 2 argent pour poser un collet.
card-hide_buyer = Acheteur de peaux
    .help = 2/4/6 argent achètent 1/2/3 peaux.
card-preacher = Prédicateur
    .help = Prenez le Crucifix s'il est disponible, ou 4 éléments d'un même flanc de montagne.
card-clerk = Commis
    .help = Avant un Commerce outre-mer, une fois par knarr, payez 1 argent pour une amélioration en haut à gauche.
card-catapulter = Servant de catapulte
    .help = En raid ou pillage, chaque pierre dépensée compte pour 2.
card-sword_fighter = Épéiste
    .help = Avant un raid, défaussez 1 minerai du drakkar pour +2 à chaque lancer.
card-latecomer = Retardataire
    .help = En fin de phase Actions, payez 1 argent pour utiliser une case libre de la première colonne voisine (haut/bas) d'une des vôtres.
card-sympathetic_soul = Âme charitable
    .help = Manche sans récolte : 3/4/5 tuiles spéciales donnent 1/2/3 argent.
card-helper_in_time_of_need = Aide providentielle
    .help = Manche sans récolte : exactement 1/2/3 baleiniers donnent haricots / céréales / chou.
card-spice_merchant = Marchand d'épices
    .help = Manche sans récolte : échangez une fois 2 huiles contre des épices.
card-wanderer = Vagabond
    .help = Manche sans récolte : prenez 2 éléments d'un flanc de montagne.
card-meat_merchant = Marchand de viande
    .help = Manche sans récolte : 1 viande de gibier contre 1 de baleine, ou 1 de baleine contre 2 de gibier.
card-pea_counter = Compteur de petits pois
    .help = Manche sans récolte : doublez vos petits pois en réserve, 8 au plus.
card-nobleman = Noble
    .help = Après avoir posé des céréales dans une maison, vous pouvez acheter 1 soie pour 2 argent.
card-preceptor = Précepteur
    .help = Au lieu de prendre une carte Métier en main, vous pouvez en jouer une.
card-undertaker = Fossoyeur
    .help = Chaque rune posée sur un plateau d'exploration rapporte 1 argent.
card-judge = Juge
    .help = Chaque rune posée dans une maison rapporte 1 hydromel et 1 argent.
card-fur_merchant = Marchand de fourrures
    .help = Sur une case « améliorer 1 ressource », échangez plutôt une viande de gibier ou une soie contre une fourrure.
card-forest_blacksmith = Forgeron forestier
    .help = Avant d'échanger du minerai sur une case Artisanat, prenez 1 élément d'un flanc de montagne.
card-disheartened_warrior = Guerrier découragé
    .help = Raid déclaré échoué au plus tard au deuxième lancer : prenez aussi un poisson séché ou une huile.
card-knarr_builder = Constructeur de knarrs
    .help = Sur la case de construction du baleinier, vous pouvez construire un knarr pour 3 bois.
card-warmonger = Belliciste
    .help = Le Saccage demande 1/2 Vikings de moins avec 3/4 drakkars.
card-adventurer = Aventurier
    .help = La case Shetland / Féroé permet de prendre n'importe quel plateau d'exploration avec n'importe quel bateau.
card-ironsmith = Forgeron
    .help = Après avoir échangé du minerai sur une case Artisanat, payez 1 argent pour reprendre un Viking.
card-master_count = Grand comte
    .help = Après la case Commerce outre-mer à 2 Vikings : 1 argent par knarr.
card-birka_settler = Colon de Birka
    .help = Après la case Commerce outre-mer à 2 Vikings, vous pouvez émigrer au prix normal.
card-artist = Artiste
    .help = Sur une case Artisanat : 1 argent par type de ressource de construction échangée.
card-barkeep = Tavernier
    .help = Chaque case Artisanat rapporte aussi 1 hydromel.
card-apprentice_craftsman = Apprenti artisan
    .help = Avant une case Artisanat, prenez 1 élément d'un flanc de montagne.
card-silk_stitcher = Brodeur sur soie
    .help = Après une case Artisanat, vous pouvez acheter 1 soie pour 3 argent.
card-princess = Princesse
    .help = Chaque case Construction de maison rapporte aussi 1 argenterie.
card-master_bricklayer = Maître briqueteur
    .help = Sur les cases Construction de maison, payez 1 pierre de moins.
card-shipowner = Armateur
    .help = Après avoir construit (non acheté) un knarr ou un drakkar, améliorez une ressource.
card-messenger = Messager
    .help = Chaque case Marché hebdomadaire rapporte aussi 1 hydromel et 1 pierre.
card-milkman = Laitier
    .help = Chaque case Marché hebdomadaire rapporte aussi 1 lait.
card-middleman = Intermédiaire
    .help = Après une case Marché hebdomadaire, payez 1 argent pour améliorer une ressource.
card-carpenter = Charpentier
    .help = Avant une case de construction (maison ou bateau), prenez 1 élément d'un flanc de montagne.
card-mountain_guard = Garde de la montagne
    .help = Après une case Montagne, 2/3/4 types d'éléments pris donnent hydromel / peau / coffre.
card-oil_seller = Vendeur d'huile
    .help = Après une case « améliorer 1 ressource », échangez 1 huile contre 1 argenterie.
card-laborer = Ouvrier
    .help = Quand une case vous rapporte exactement 2 argent, échangez-les contre 1 céréales et 2 bois.
card-scribe = Scribe
    .help = Chaque exploration et chaque émigration rapporte aussi une rune.
card-trapper = Trappeur
    .help = Un collet réussi rapporte aussi 1 argent.
card-angler = Pêcheur à la ligne
    .help = Un collet réussi rapporte aussi 1 poisson séché.
card-digger = Terrassier
    .help = Un collet réussi permet de prendre 1 élément d'un flanc de montagne.
card-meat_curer = Saleur de viande
    .help = Après un collet réussi, échangez 1 carte collet contre 1 viande salée.
card-snare_specialist = Spécialiste des collets
    .help = Après un succès sur la case collet avec 2 Vikings, défaussez 2 collets pour en reprendre un.
card-bait_layer = Poseur d'appâts
    .help = À chaque pose de collet, réussie ou non, échangez 1 poisson séché contre 1 viande de gibier.
card-berserker = Berserker
    .help = Avant un pillage, défaussez 1 minerai du drakkar pour +3 à chaque lancer.
card-lance_bearer = Porte-lance
    .help = Un raid réussi rapporte aussi 1 argent ou 1 petits pois.
card-drunkard = Ivrogne
    .help = Un raid échoué rapporte aussi 1 hydromel.
card-lone_wolf = Loup solitaire
    .help = Raid ou pillage réussi avec exactement 1 épée longue : récupérez-la.
card-raider = Pillard
    .help = +1 aux lancers de raid et pillage ; le résultat peut être réparti sur deux tuiles.
card-melee_fighter = Combattant au corps à corps
    .help = En raid et pillage, les lances peuvent remplacer les épées longues.
card-robber = Brigand
    .help = Raids et pillages peuvent prendre une tuile verte, à la valeur de combat de son verso bleu moins 1.
card-loot_hunter = Chasseur de butin
    .help = Pour vos raids et pillages, la tuile spéciale disponible la plus forte vaut 1 de combat de moins.
card-blubber_cook = Fondeur de graisse
    .help = Une pêche à la baleine réussie rapporte 1 huile de plus.
card-ivory_sculptor = Sculpteur d'ivoire
    .help = Pêche à la baleine réussie sans bois avec 1/2/3 baleiniers : chou / haricots / petits pois.
card-whale_catcher = Chasseur de baleines
    .help = Pêche à la baleine réussie avec exactement 1 lance : récupérez-la.
card-antlers_seller = Vendeur de bois de cerf
    .help = Une partie de chasse réussie rapporte aussi 1 argent.
card-deerstalker = Traqueur de cerfs
    .help = Après une chasse réussie, vous pouvez acheter « la peau et les os » pour 2 argent.
card-forester = Forestier
    .help = Avant une Partie de chasse, prenez 1 élément d'un flanc de montagne.
card-sledger = Meneur de traîneau
    .help = Vos lancers de chasse et de collet sont réduits de 1.
card-steersman = Barreur
    .help = Un knarr peut servir là où un drakkar est exigé.
card-spice_trader = Négociant en épices
    .help = Après avoir construit (non acheté) un knarr, vous pouvez acheter des épices pour 3 argent.
card-priest = Prêtre
    .help = Avant d'utiliser une case Commerce outre-mer, prenez 1 huile.
card-meat_buyer = Acheteur de viande
    .help = Quand vous recevez 2 poissons séchés ou 2 viandes salées à la fois, remplacez-en un(e) par une viande de gibier.
card-thing_spokesman = Porte-parole du Thing
    .help = Chaque fois qu'exactement 1 ou 2 Vikings reviennent du plateau pendant les Actions : 1 argent.
card-merchant = Marchand
    .help = Lors d'une amélioration de 3 ou 4 ressources, montez l'une d'elles d'un niveau de plus.
card-proficient_hunter = Chasseur expérimenté
    .help = Vous pouvez lancer le dé jusqu'à 4 fois au lieu de 3.
card-woodcutter = Bûcheron
    .help = Une action de Viking qui rapporte au moins 2 bois donne aussi 1 argent.
card-cooper = Tonnelier
    .help = Après une action de Viking rapportant au moins 2 bois, échangez 1 bois contre 1 poisson séché.
card-stone_crusher = Casseur de pierres
    .help = Une action de Viking qui rapporte de la pierre donne aussi 1 argent.
card-skinner = Écorcheur
    .help = Chaque animal servi au Banquet rapporte « la peau et les os ».
card-barbarian = Barbare
    .help = Chaque viande de gibier ou de baleine servie au Banquet rapporte 3 armes et 1 argent.
card-festive_hunter = Chasseur festif
    .help = Si de la viande de gibier a été servie au Banquet, effectuez ensuite une Partie de chasse.
card-sober_man = Homme sobre
    .help = Un Banquet sans hydromel rapporte 1 argent, utilisable pour ce banquet.
card-whaling_assistant = Assistant baleinier
    .help = Phase Bonus : au moins 7 Vikings dans la troisième colonne donnent 1 chou.
card-flax_farmer = Cultivateur de lin
    .help = Phase Bonus : au moins 7 Vikings dans la deuxième colonne donnent 1 lin.
card-farmhand = Valet de ferme
    .help = Une chasse réussie sur la case à 2 Vikings rapporte aussi 1 peau et 1 argent.
card-armed_fighter = Combattant armé
    .help = Avant une action de la quatrième colonne, prenez 1 pierre ou 1 minerai d'un flanc de montagne.
card-village_leader = Chef du village
    .help = Au début du Banquet, un vêtement en réserve rapporte 2 argent.
card-weapons_warden = Gardien des armes
    .help = Avant de placer 2 Vikings dans la deuxième colonne, piochez une arme, sauf la première fois de la manche.
card-taster = Goûteur
    .help = Au début du Banquet, 1 tuile épices en réserve donne 1 argent, 2 ou plus en donnent 2.
card-earl_of_lade = Jarl de Lade
    .help = Chaque fois que votre Place des Affaires compte exactement 3 Vikings : 1 argent.
card-sower = Semeur
    .help = À la récolte, posséder du lin donne 1 lin de plus, ou des céréales 1 céréales de plus (pas les deux).
card-refugee_helper = Aide aux réfugiés
    .help = Chaque émigration vous coûte 2 argent de moins.
card-flax_baker = Boulanger au lin
    .help = Après une récolte, échangez 1 lin contre 1 céréales et 1 argent.
card-fish_cook = Cuisinier de poisson
    .help = Après le Banquet, les poissons séchés servis peuvent passer dans vos maisons.
card-punchcutter = Graveur de poinçons
    .help = Quand la phase 11 retire un minerai / les 2 argent d'un flanc, recevez 1 / 2 argent.
card-bosporus_traveler = Voyageur du Bosphore
    .help = Pour chaque nouveau bovin en étable, achetez des épices (4) ou une soie (3 argent).
card-codliver_oil_presser = Presseur d'huile de foie de morue
    .help = Quand une action vous rapporte du poisson séché, vous pouvez acheter 1 huile pour 1 argent.
card-etiquette_teacher = Maître de bonnes manières
    .help = Après une action où vous avez joué au moins un métier : 1 petits pois.
card-maid = Servante
    .help = Une maison produisant exactement un bonus peut donner une argenterie à la place.
card-boat_builder = Constructeur de barques
    .help = Dès que vous avez 4 grands bateaux, prenez 2 baleiniers.
card-cutter_operator = Conducteur de bateau rapide
    .help = La prochaine fois que vous acquérez un knarr : 1 poisson séché et 1 argent par knarr possédé.
card-beach_raider = Pilleur de plages
    .help = Dès que vous avez 3 drakkars : 4/3/2 argenteries si vos revenus sont d'au plus 5/11/30.
card-sail_patcher = Réparateur de voile
    .help = Dès que vous avez 3 grands bateaux : 3/2/1 laines si vos revenus sont d'au plus 4/9/30.
card-herb_gardener = Jardinier d'herbes
    .help = Dès que vous avez 2 maisons, une seule fois : échangez 2/5 bois contre 1/2 épices.
card-grain_deliveryman = Livreur de céréales
    .help = Avec 1/2/3/4 knarrs, prenez une culture de chaque type marquée jusqu'à 1/2/3/4.
card-sponsor = Commanditaire
    .help = Avec 3 minerais en réserve, prenez un drakkar pour 4 bois ou 3 argent et chargez-le de 3 minerais.
card-dorestad_traveller = Voyageur de Dorestad
    .help = Au lieu d'un raid, améliorez jusqu'à 2 ressources.
card-pea_flour_baker = Boulanger à la farine de pois
    .help = Deux petits pois peuvent être posés horizontalement sur la Table de Banquet au lieu d'un.
card-chronicler = Chroniqueur
    .help = 3 lins deviennent un coffre au trésor à tout moment ; lors d'une action de Viking, 2 lins donnent la Ceinture.
card-mineworker = Ouvrier de la mine
    .help = 0/1/2/3 argent à 1/2/3/4 joueurs ; chaque élément « 2 argent » pris d'un flanc en rapporte 1 de plus.
card-seafarer = Navigateur
    .help = Au décompte, 2/3/4 plateaux d'exploration donnent 4/9/16 argent.
card-bosporus_merchant = Marchand du Bosphore
    .help = Chaque tuile épices reçue rapporte aussi 1 huile.

## Questions

ask-start-card = { $player } : avec quel métier commencez-vous ?
    .help = En solo, vous pouvez choisir votre carte brun clair. Elle reste en main jusqu'à ce que vous la jouiez.
ask-turn = { $player } : où vont vos Vikings ? Il en reste { $vikings }.
    .help = Placez autant de Vikings que l'indique la colonne sur une seule case libre et utilisez-la aussitôt. Placer des tuiles, acheter des bateaux et charger du minerai ne coute pas de tour. Passer vaut pour toute la manche.
ask-free = { $player } : { $moment ->
    [after_action] autre chose pendant ce tour ?
    [before_income] quelque chose à faire avant les revenus ?
    [before_feast] quelque chose à faire avant le banquet ?
    [before_bonus] quelque chose à faire avant les bonus ?
   *[before_scoring] quelque chose à faire avant le décompte final ?
}
    .help = À tout moment, vous pouvez placer des tuiles sur vos plateaux et dans vos maisons, acheter des bateaux et charger du minerai. Ce qui est placé reste.
ask-imitate = { $player } : quelle case imitez-vous ?
    .help = Une case de la même colonne occupée par un autre joueur. Vous l'utilisez comme la vôtre.
ask-lay-tile = { $player } : que placez-vous sur { $board } ?
    .help = Le plateau Joueur et les plateaux d'exploration prennent tuiles vertes, bleues et spéciales, argent et minerai ; pas de verte à côté d'une verte. Les maisons prennent toutes les ressources et l'argent ; pas d'orange à côté d'orange, pas de rouge à côté de rouge.
ask-lay-turn = { $player } : comment tournez-vous { $item } ?
    .help = Seules les positions qui tiennent quelque part sur { $board } sont proposées.
ask-lay-cell = { $player } : où va { $item } sur { $board } ?
    .help = La case est son coin supérieur gauche. Un nombre de revenus ne peut être recouvert que si tout ce qui est en bas à gauche l'est aussi.
ask-exchange = { $player } : échanger { $cost } contre { $gain } ?
    .help = Cette partie de la case est facultative.
ask-option = { $player } : que choisissez-vous ?
    .help = La case ou le métier offre un choix : une seule des possibilités.
ask-upgrade = { $player } : quelle ressource améliorez-vous { $steps ->
    [one] d'une couleur
   *[other] de { $steps } couleurs
} ? Il en reste { $left }.
    .help = L'orange devient rouge, le rouge vert, le vert bleu ; la forme reste. Aucune tuile ne monte deux fois dans une action.
ask-trade = { $player } : quelle tuile verte retournez-vous sur sa face bleue ?
    .help = Une tuile de chaque type vert, autant de types que vous voulez.
ask-sale = { $player } : quelle tuile spéciale achetez-vous ? Il en reste { $left }.
    .help = Chacune coute son propre prix. La Couronne d'Angleterre n'est pas à vendre.
ask-forge = { $player } : que forgez-vous ?
    .help = Un bijou ou une des tuiles spéciales avec la pince.
ask-strip = { $player } : de quel flanc de montagne prenez-vous jusqu'à { $most } éléments ?
    .help = On prend à partir de la flèche. 2 argent sont un seul élément.
ask-take = { $player } : combien d'éléments prenez-vous, { $most } au plus ?
    .help = Dans leur ordre, à partir de la flèche.
ask-boats = { $player } : quels baleiniers partent, { $dice } ?
    .help = Le minerai imprimé et le minerai chargé de chaque baleinier baissent le résultat de 1. Le minerai reste à bord.
ask-roll = { $player } : { $dice }, vous avez lancé { $rolled } : le résultat est { $result }. Et maintenant ? Lancers restants : { $rolls }.
    .help = Un nouveau lancer remplace celui-ci. Le succès se paie s'il le faut avec { $weapon } ou { $resource } ; l'échec apporte une petite compensation.
ask-loot = { $player } : que prenez-vous avec { $result } ?
    .help = Une tuile dont la valeur de combat ne dépasse pas votre résultat ; chaque { $resource } ou { $weapon } dépensé ajoute 1.
ask-spend = { $player } : vous devez { $need }. Combien de × { $weapon } dépensez-vous ?
    .help = Le reste se paie en { $resource }.
ask-vikings-back = { $player } : combien de Vikings reviennent ? { $most } au plus.
    .help = Ils peuvent être placés à nouveau dans cette manche.
ask-explore = { $player } : quel plateau revendiquez-vous ?
    .help = Vous recevez l'argent qui s'y trouve. Ses cases vides couteront des points.
ask-emigrate = { $player } : quel bateau émigre pour { $silver } argent ?
    .help = Il couvre pour toujours deux cases de votre table de banquet et rapporte davantage. Son minerai est perdu.
ask-boat-away = { $player } : quel baleinier échangez-vous contre { $gain } ?
    .help = Le minerai à bord est perdu.
ask-card = { $player } : quel métier jouez-vous ? Encore { $left } au plus.
    .help = La carte est posée devant vous et compte ses points à la fin.
ask-food = { $player } : que servez-vous ? { $cells ->
    [one] 1 case
   *[other] { $cells } cases
} à remplir.
    .help = Les tuiles orange et rouges doivent alterner ou être séparées par de l'argent. Une tuile de chaque type peut être couchée pour couvrir davantage. Chaque case vide est une sanction de 3 points.
ask-coins = { $player } : combien d'argent mettez-vous sur la table ? Il reste { $cells ->
    [one] 1 case
   *[other] { $cells } cases
}.
    .help = Une pièce couvre une case. Chaque case vide est une sanction de 3 points.
ask-over = La partie est terminée.
ask-use-card = { $player } : quel métier utilisez-vous ? { $moment }
    .help = Ces métiers peuvent faire quelque chose maintenant. Vous choisissez leur ordre ; ce qui n'est pas obligatoire, vous pouvez le laisser.
ask-steps = { $player } : de combien de couleurs monte { $item } ?
    .help = Le métier vous laisse choisir jusqu'où la ressource monte.
ask-substitutes = { $player } : parmi les { $spent } armes, combien de { $other } ?
    .help = Un métier permet à ces armes de remplacer { $weapon }.
ask-copy-good = { $player } : de quelle ressource prenez-vous un exemplaire de plus ?
    .help = Les ressources que vous avez en exactement { $count } exemplaires en réserve, sans les animaux.
ask-flip = { $player } : quelle ressource retournez-vous ? Il en reste { $left }.
    .help = C'est l'autre face de la tuile qui compte désormais. Ce n'est pas une amélioration.
ask-return-viking = { $player } : de quelle case revient un Viking ?
    .help = Il peut être placé de nouveau pendant cette manche. Une case sans Viking est de nouveau libre.
ask-copy-space = { $player } : quelle case utilisez-vous ?
    .help = Le métier l'utilise sans Vikings.
ask-unload = { $player } : de quel bateau revient 1 minerai ?
    .help = Le minerai imprimé reste à bord. Le métier sert une fois par action.
ask-jettison = { $player } : quel drakkar abandonne 1 minerai ?
    .help = Le minerai est perdu ; vos lancers sont meilleurs.
ask-lay-given = { $player } : sur quel plateau placez-vous { $item } ?
    .help = La tuile doit être placée aussitôt. Ce qui ne tient nulle part, vous ne le recevez pas.
ask-weapon-away = { $player } : quelle arme défaussez-vous ? Il en reste { $left }.
    .help = Peu importe lesquelles.
moment = { $trigger ->
    [play] La carte vient d'être jouée.
    [state] Vous possédez maintenant ces bateaux.
    [scoring] Avant le décompte.
    [space_before] Avant d'utiliser la case.
    [space_instead] À la place de l'effet de la case.
    [space_after] Après avoir utilisé la case.
    [upgrade_instead] À la place de l'amélioration de cette case.
    [action_before] Avant l'action.
    [action_instead] À la place de l'action.
    [action_after] Après l'action.
    [receive] Vous recevez quelque chose.
    [brought] Après ce que l'action vous a rapporté.
    [place_house] Vous avez placé une tuile dans une maison.
    [place_exploration] Vous avez placé une tuile sur un plateau d'exploration.
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
    [bonus_instead] À la place de la ressource bonus d'une maison.
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
    [one] 1 Viking
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
answer-strip-strip = flanc { $strip } : d'abord { $first } ; { $wood } bois, { $stone } pierre, { $ore } minerai, { $silver } argent
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
answer-emigrate-word = personne n'émigre
answer-boat-away-vessel = { $vessel }
answer-card-card = { $card } ({ $points })
answer-card-word = rien de plus
answer-food-food = { $food }, { $way } : { $cells ->
    [one] 1 case
   *[other] { $cells } cases
}
answer-food-word = { $word }
suggestion = comme proposé : { $things } ; { $bare ->
    [0] aucune case vide
    [one] 1 case vide
   *[other] { $bare } cases vides
}
answer-coins-number = { $number }
answer-turn-card = utiliser { $card }
answer-free-card = utiliser { $card }
answer-use-card-card = { $card }
answer-use-card-word = n'en utiliser aucun
answer-steps-number = { $number } : { $better }
answer-substitutes-number = { $number } × { $other }, { $rest } × { $weapon }
answer-loot-word = pas de deuxième tuile
answer-copy-good-item = { $item }
answer-flip-item = { $item } → { $better }
answer-flip-word = c'est tout
answer-return-viking-space = { $space }
answer-return-viking-word = pas de deuxième Viking
answer-copy-space-space = { $space }
answer-unload-vessel = { $vessel }
answer-unload-word = c'est tout
answer-jettison-vessel = { $vessel }
answer-lay-given-board = { $board }
answer-lay-given-word = c'est tout
answer-weapon-away-item = { $item } ({ $owned })

## Events

event-round-began = La manche { $round } commence : chacun reçoit un nouveau Viking.
event-harvested = Récolte : chacun reçoit { $level ->
    [1] petits pois, haricots et lin
    [2] petits pois, haricots, lin et céréales
    [3] petits pois, haricots, lin, céréales et chou
   *[other] petits pois, haricots, lin, céréales, chou et fruits
}.
event-board-turned = { $from } est retourné : { $to }.
event-silver-on-boards = { $count } argent sont posés sur chaque autre plateau d'exploration que personne n'a revendiqué.
event-weapon-drawn = { $player } pioche : { $item }.
event-vikings-placed = { $player } place { $vikings ->
    [one] 1 Viking
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
    [one] une sanction
   *[other] { $count } sanctions
}.
event-bonus-received = { $player } reçoit un bonus : { $count } × { $item }.
event-strips-cleared = Chaque flanc de montagne perd l'élément le plus proche de la flèche.
event-strip-turned-up = Le flanc de montagne { $strip } est retourné.
event-vikings-returned = Les Vikings reviennent du plateau d'actions.
event-received = { $player } reçoit { $count } × { $item }.
event-paid = { $player } paie { $count } × { $item }.
event-tile-laid = { $player } place { $item } : { $layout }, rangée { $row }, colonne { $col }.
event-ship-bought = { $player } achète un { $item } pour { $silver } argent.
event-ore-loaded = { $player } charge du minerai : { $vessel }.
event-upgraded = { $player } échange { $from } contre { $to }.
event-took-from-strip = { $player } prend { $count } × { $item } du flanc { $strip }.
event-die-rolled = { $player }, { $dice } : lancé { $rolled }, le résultat est { $result }.
event-succeeded = { $player } réussit : { $dice }.
event-failed = { $player } échoue : { $dice }.
event-vikings-back = { $player } reprend { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
}.
event-explored = { $player } revendique { $layout }{ $silver ->
    [0] {""}
   *[other] {" "}et les { $silver } argent qui s'y trouvent
}.
event-emigrated = { $player } émigre pour { $silver } argent : { $vessel }.
event-card-dealt = { $player } commence avec { $card }.
event-card-dealt-hidden = { $player } commence avec un métier.
event-card-drawn = { $player } pioche { $card }.
event-card-drawn-hidden = { $player } pioche un métier.
event-card-played = { $player } joue { $card }.
event-supports-filled = { $player } met { $wood } bois et { $stone } pierre dans ses constructions.
event-game-ended = Le dernier banquet est fini : la partie se termine.
event-card-used = { $player } utilise { $card }.
event-ore-unloaded = { $player } reprend 1 minerai dans sa réserve : { $vessel }.
event-ore-lost = { $player } abandonne 1 minerai : { $vessel }.
event-stored = { $player } place 1 × { $item } dans une cabane.
event-viking-taken-back = { $player } reprend un Viking : { $space }.
event-space-copied = { $player } utilise sans Vikings : { $space }.
event-tile-reclaimed = { $player } prend { $item } sur un plateau de { $from } ; d'autres tuiles la remplacent.

## Score sheet

score-ships = Bateaux
score-emigrations = Émigrations
score-exploration_boards = Plateaux d'exploration
score-buildings = Cabanes et maisons
score-animals = Moutons et bovins
score-occupations = Métiers
score-silver = Argent
score-final_income = Revenu final
score-english_crown = Couronne d'Angleterre
score-bare_cells = Cases vides
score-penalties = Sanctions

## Why not

why-other-question = cela répond à une autre question
why-must-use = au moins un effet de la case doit être utilisé
why-not-your-board = ce plateau n'est pas à vous
why-nothing-fits = rien de ce que vous avez n'y tient
why-no-berth = aucune zone d'amarrage n'est libre pour lui
why-no-such-vessel = vous n'avez pas de tel bateau avec de la place pour du minerai
why-cannot-pay = il vous faut { $count } × { $item }
why-cannot-receive = pas de place ou plus disponible : { $item }
why-needs = il vous faut { $count } × { $item }
why-not-in-game = cette case n'est pas dans cette partie
why-space-blocked = vos Vikings de la manche précédente y sont encore
why-space-taken = { $player } y est déjà
why-too-few-vikings = il faut { $needed } Vikings, vous en avez { $vikings }
why-no-animal = vous n'avez pas de tel animal
why-no-strip = il ne reste rien sur les flancs de montagne
why-no-upgrade = vous n'avez rien qui puisse être amélioré autant
why-no-sale = vous ne pouvez payer aucune tuile spéciale
why-no-board = aucun de ses plateaux ne peut être revendiqué maintenant
why-no-emigration = il vous faut un knarr ou un drakkar, de la place sur la table de banquet et autant d'argent que le numéro de la manche
why-no-card = vous n'avez pas de métier en main
why-useless = aucun de ses effets ne peut être utilisé maintenant
why-start-card = ce n'est pas une des cartes brun clair de cette partie
why-turn = cela ne peut pas se faire maintenant
why-free = cela ne peut pas se faire maintenant
why-imitate = aucun autre joueur n'occupe dans cette colonne une case qui vous serve
why-lay-tile = vous n'en avez pas, ou elle ne tient nulle part sur ce plateau
why-lay-turn = elle ne tient pas ainsi
why-off-the-board = c'est hors du plateau
why-cell-taken = quelque chose s'y trouve déjà
why-beside-its-colour = elle toucherait une tuile de sa couleur
why-income-too-early = un nombre de revenus ne se recouvre que si tout ce qui est en bas à gauche l'est
why-exchange = cela ne peut pas être échangé
why-option = cela ne peut pas être choisi maintenant
why-upgrade = il ne vous en reste pas à améliorer autant
why-trade = vous n'en avez pas, ou une tuile de ce type a déjà été retournée
why-sale = elle n'est pas à vendre, plus là, ou trop chère
why-forge = elle n'a pas de pince, ou elle n'est plus là
why-strip = il n'y reste rien, ou vous y avez déjà pris dans cette action
why-take = pas autant
why-boats = vous n'avez pas tant de baleiniers, ou la case n'en permet pas tant
why-roll = ce n'est pas possible après ce lancer
why-loot = elle n'est plus là ou hors de portée
why-spend = vous ne pouvez pas payer ainsi
why-vikings-back = il n'en revient pas autant
why-explore = il ne peut pas être revendiqué ici
why-emigrate = vous n'avez pas de tel bateau qui puisse émigrer
why-boat-away = vous n'avez pas de tel baleinier
why-card = cette carte n'est pas dans votre main
why-food = vous n'en avez pas, il n'y a pas de place, elle toucherait sa couleur, ou une de son type est déjà couchée
why-coins = pas autant
why-use-card = ce métier ne peut rien faire maintenant
why-steps = elle ne peut pas monter autant
why-substitutes = pas autant
why-copy-good = vous n'en avez pas exactement autant
why-flip = vous n'en avez pas, ou elle n'a pas d'autre face
why-return-viking = aucun de vos Vikings ne s'y trouve
why-copy-space = le métier ne peut pas utiliser cette case, ou elle ne vous sert à rien
why-unload = vous n'avez pas un tel bateau avec du minerai
why-jettison = vous n'avez pas un tel drakkar avec du minerai dans cette action
why-lay-given = elle ne tient pas là
why-weapon-away = vous n'avez pas cette arme
why-blue-card = ce métier n'est pas devant vous, ou il ne peut rien faire maintenant

## Options

option-length = Durée
    .help = La partie longue a sept manches, la courte six avec un Viking de plus au départ.
value-length-long = longue : 7 manches
value-length-short = courte : 6 manches
option-decks = Paquets de métiers
    .help = Le paquet A convient à une première partie. Les paquets B et C demandent plus d'expérience ; plusieurs paquets sont mélangés ensemble.
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

## Screen

screen-round = Manche { $round } sur { $rounds }
screen-phase = phase { $phase }
screen-actions = Plateau d'actions
screen-column = { $column ->
    [one] 1 Viking
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
screen-points = points
screen-penalties = sanctions
screen-mountains = Montagnes
screen-specials = Tuiles spéciales
screen-explore = Exploration
screen-silver = { $silver } argent
screen-banquet = Banquet de { $player } : { $cells ->
    [one] 1 case
   *[other] { $cells } cases
} à remplir
screen-player = joueur
screen-first = premier joueur
screen-passed = passé
screen-buildings = constructions
screen-legend = case libre ·, case -1 -, nombre de revenus, bonus *, vert g, bleu b, orange o, rouge r, argent $, minerai •
