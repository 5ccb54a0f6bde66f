### A Feast for Odin in English. Nouns: player-, item-, space-, layout-, board-, ship-, vessel-, dice-, way-, word-, choice-,
### thing-, card-; ask- questions; answer-<question>-<kind>; event-; score-; why- (not possible because …); option-, value-.

components = Where the components come from
    .help = Most action spaces, boards, tiles and cards were read from at least two public sources beside the rulebook; the harvests of the short game rest on a single one.

## Things

player-red = Red
player-yellow = Yellow
player-green = Green
player-blue = Blue

item-peas = peas
    .help = Farm product (orange), 2 × 1. One colour up: mead.
item-flax = flax
    .help = Farm product (orange), 3 × 1. One colour up: stockfish.
item-beans = beans
    .help = Farm product (orange), 2 × 2. One colour up: milk.
item-grain = grain
    .help = Farm product (orange), 4 × 1. One colour up: salt meat.
item-cabbage = cabbage
    .help = Farm product (orange), 3 × 2. One colour up: game meat.
item-fruits = fruits
    .help = Farm product (orange), 3 × 3. One colour up: whale meat.
item-mead = mead
    .help = Animal product (red), 2 × 1. One colour up: oil.
item-stockfish = stockfish
    .help = Animal product (red), 3 × 1. One colour up: hide.
item-milk = milk
    .help = Animal product (red), 2 × 2. One colour up: wool.
item-salt_meat = salt meat
    .help = Animal product (red), 4 × 1. One colour up: linen.
item-game_meat = game meat
    .help = Animal product (red), 3 × 2. One colour up: skin and bones.
item-whale_meat = whale meat
    .help = Animal product (red), 3 × 3. One colour up: robe.
item-sheep = sheep
    .help = Animal product (red), 4 × 2. One colour up: fur. Worth 2 at the end.
item-cattle = cattle
    .help = Animal product (red), 4 × 3. One colour up: clothing. Worth 3 at the end.
item-pregnant_sheep = pregnant sheep
    .help = Animal product (red), 4 × 2. One colour up: fur. Worth 3 at the end.
item-pregnant_cattle = pregnant cattle
    .help = Animal product (red), 4 × 3. One colour up: clothing. Worth 4 at the end.
item-oil = oil
    .help = Craft product (green), 2 × 1. One colour up: rune stone.
item-hide = hide
    .help = Craft product (green), 3 × 1. One colour up: silverware.
item-wool = wool
    .help = Craft product (green), 2 × 2. One colour up: chest.
item-linen = linen
    .help = Craft product (green), 4 × 1. One colour up: silk.
item-skin_and_bones = skin and bones
    .help = Craft product (green), 3 × 2. One colour up: spices.
item-fur = fur
    .help = Craft product (green), 4 × 2. One colour up: jewelry.
item-robe = robe
    .help = Craft product (green), 3 × 3. One colour up: treasure chest.
item-clothing = clothing
    .help = Craft product (green), 4 × 3. One colour up: silver hoard.
item-rune_stone = rune stone
    .help = Luxury good (blue), 2 × 1. Sword value 6.
item-silverware = silverware
    .help = Luxury good (blue), 3 × 1. Sword value 7.
item-chest = chest
    .help = Luxury good (blue), 2 × 2. Sword value 8.
item-silk = silk
    .help = Luxury good (blue), 4 × 1. Sword value 8.
item-spices = spices
    .help = Luxury good (blue), 3 × 2. Sword value 9.
item-jewelry = jewelry
    .help = Luxury good (blue), 4 × 2. Sword value 10.
item-treasure_chest = treasure chest
    .help = Luxury good (blue), 3 × 3. Sword value 11.
item-silver_hoard = silver hoard
    .help = Luxury good (blue), 4 × 3. Sword value 15.
item-glass_beads = glass beads
    .help = Special tile of 5 cells; lies like a blue one. Sword value 7. Costs 0 silver.
item-helmet = helmet
    .help = Special tile of 5 cells; lies like a blue one. Sword value 8. Costs 1 silver. Can be forged.
item-cloakpin = cloakpin
    .help = Special tile of 5 cells; lies like a blue one. Sword value 8. Costs 1 silver. Can be forged.
item-belt = belt
    .help = Special tile of 5 cells; lies like a blue one. Sword value 8. Costs 2 silver.
item-crucifix = crucifix
    .help = Special tile of 6 cells; lies like a blue one. Sword value 8. Costs 2 silver. Can be forged.
item-drinking_horn = drinking horn
    .help = Special tile of 6 cells; lies like a blue one. Sword value 8. Costs 2 silver.
item-amber_figure = amber figure
    .help = Special tile of 7 cells; lies like a blue one. Sword value 9. Costs 2 silver.
item-horseshoe = horseshoe
    .help = Special tile of 7 cells; lies like a blue one. Sword value 9. Costs 2 silver. Can be forged.
item-gold_brooch = gold brooch
    .help = Special tile of 8 cells; lies like a blue one. Sword value 9. Costs 3 silver.
item-forge_hammer = forge hammer
    .help = Special tile of 9 cells; lies like a blue one. Sword value 10. Costs 4 silver. Can be forged.
item-fibula = fibula
    .help = Special tile of 9 cells; lies like a blue one. Sword value 10. Costs 4 silver. Can be forged.
item-throwing_axe = throwing axe
    .help = Special tile of 9 cells; lies like a blue one. Sword value 11. Costs 4 silver. Can be forged.
item-chalice = chalice
    .help = Special tile of 10 cells; lies like a blue one. Sword value 12. Costs 5 silver.
item-round_shield = round shield
    .help = Special tile of 12 cells; lies like a blue one. Sword value 13. Costs 6 silver.
item-english_crown = Crown of England
    .help = Special tile of 13 cells; lies like a blue one. Sword value 16.
item-silver = silver
    .help = Pays, covers one cell, counts at the end.
item-wood = wood
    .help = For building and hunting.
item-stone = stone
    .help = For building, runes and raids.
item-ore = ore
    .help = For the forge and chests, aboard ships, or on a cell.
item-bow = bow and arrow
    .help = Spent when hunting game.
item-snare = snare
    .help = Spent when laying a snare.
item-spear = spear
    .help = Spent when whaling.
item-long_sword = long sword
    .help = Spent in raids and pillages.
item-whaling_boat = whaling boat
    .help = Small ship for whaling and near islands: 3 points.
item-knarr = knarr
    .help = Large ship for trading overseas: 5 points, 18 when it emigrates.
item-longship = longship
    .help = Large ship for raids and pillages: 8 points, 21 when it emigrates.
item-shed = shed
    .help = 8 points; six spaces to fill with 3 wood and 3 stone at the end.
item-stone_house = stone house
    .help = 10 points; all goods may be laid in it.
item-long_house = long house
    .help = 17 points; all goods may be laid in it, but not on the pillars.
item-two_silver = 2 silver
    .help = One item of a mountain strip.

space-build_shed = build a shed
    .help = Pay 2 × wood for 1 × shed.
space-build_stone_house = build a stone house
    .help = Pay 1 × stone for 1 × stone house.
space-build_long_house = build a long house
    .help = Pay 2 × stone for 1 × long house.
space-build_house_and_ship = build a house and a ship
    .help = Pay 2 × stone, 2 × wood for 1 × stone house, 1 × longship — or pay 2 × stone, 2 × wood for 1 × long house, 1 × knarr.
space-build_whaling_boat = build a whaling boat
    .help = Pay 1 × wood for 1 × whaling boat.
space-build_knarr = build a knarr
    .help = Pay 2 × wood for 1 × knarr.
space-build_longship = build a longship
    .help = Pay 2 × wood for 1 × longship.
space-hunt_game_1 = hunting game
    .help = Roll low and pay the result with wood and bows: hide and game meat.
space-take_stockfish = take 1 stockfish
    .help = Take 1 × stockfish.
space-hunt_game_2 = hunting game
    .help = Roll low and pay the result with wood and bows: hide and game meat.
space-lay_snare = laying a snare
    .help = Roll low and pay the result with wood and snares: fur and a snare.
space-whaling_up_to_three_boats = whaling (up to 3 boats)
    .help = Needs 1 × whaling boat. Roll low with up to 3 boats, pay the result with wood and spears: oil, skin and bones, whale meat.
space-whaling_one_boat = whaling (1 boat)
    .help = Needs 1 × whaling boat. Roll low with one boat, pay the result with wood and spears: oil, skin and bones, whale meat.
space-buy_stockfish = buy 2 stockfish
    .help = Pay 1 × silver for 2 × stockfish.
space-buy_salt_meat = buy 2 salt meat
    .help = Pay 2 × silver for 2 × salt meat.
space-buy_sheep = buy 1 sheep
    .help = Pay 1 × silver for 1 × sheep.
space-buy_cattle_and_milk = buy 1 cattle and 1 milk
    .help = Pay 3 × silver for 1 × cattle, 1 × milk.
space-sheep_or_cattle = take 1 sheep, or buy 1 cattle
    .help = Take 1 × sheep — or pay 1 × silver for 1 × cattle.
space-buy_cattle_and_sheep = buy 1 cattle and 1 sheep
    .help = Pay 3 × silver for 1 × cattle, 1 × sheep.
space-weekly_beans = beans and silver
    .help = Take 1 × beans, 1 × silver.
space-weekly_flax_stockfish = flax, stockfish and silver
    .help = Take 1 × flax, 1 × stockfish, 1 × silver.
space-weekly_fruits_oil_salt_meat = fruits, oil, salt meat and silver
    .help = Take 1 × fruits, 1 × oil, 1 × salt meat, 1 × silver.
space-weekly_spices = spices, silver, milk and wool
    .help = Take 1 × spices, 1 × silver; with cattle in your stable also 2 × milk; with sheep in your stable also 1 × wool.
space-produce_milk = milk from cattle
    .help = Take 1 milk for each of up to 3 cattle.
space-produce_mead = 2 mead and 2 silver
    .help = Take 2 × mead, 2 × silver.
space-produce_wool = wool from sheep
    .help = Take 1 wool for each of up to 3 sheep.
space-craft_linen = make linen
    .help = Pay 1 × flax for 1 × linen.
space-craft_rune_stone = make a rune stone
    .help = Pay 1 × stone for 1 × rune stone, 1 × silver.
space-craft_clothing = make clothing
    .help = Pay 1 × hide, 1 × linen for 1 × clothing, 2 × silver.
space-craft_chest = make a chest
    .help = Pay 1 × wood for 1 × chest, 1 × silver — or pay 1 × ore for 1 × chest, 1 × silver.
space-forge = forge
    .help = Pay 1 × ore; take a tile with the tongs.
space-craft_runes_and_chests = make 2 rune stones and 2 chests
    .help = Pay 2 × stone, 2 × wood for 2 × rune stone, 2 × chest.
space-master_crafting = 4 silver, robe and jewelry
    .help = Take 4 × silver; you may exchange 1 × wool for 1 × robe; you may exchange 1 × silverware for 1 × jewelry.
space-mountain_2 = take 2 building resources
    .help = Take up to 2 items from one mountain strip.
space-mountain_1_upgrade_1 = take 1 building resource, upgrade 1 good
    .help = Take 1 item from one mountain strip; exchange 1 good for the tile one colour up.
space-upgrade_2 = upgrade 2 goods
    .help = Exchange up to 2 goods for the tile one colour up.
space-wood_per_player = 1 wood per player and 1 ore
    .help = Take 1 × ore; and 1 × wood for each player.
space-mountain_3_upgrade_1 = take 3 building resources, upgrade 1 good
    .help = Take up to 3 items from one mountain strip; exchange 1 good for the tile one colour up.
space-upgrade_3 = upgrade 3 goods
    .help = Exchange up to 3 goods for the tile one colour up.
space-mountain_3_2 = take 3 + 2 building resources
    .help = Take up to 3 + 2 items, each number from another mountain strip.
space-upgrade_3_weapons_4 = upgrade 3 goods, draw 4 weapons
    .help = Exchange up to 3 goods for the tile one colour up; draw 4 weapon cards.
space-upgrade_4 = upgrade 4 goods
    .help = Exchange up to 4 goods for the tile one colour up.
space-mountain_4_double_upgrade_2 = take 4 building resources, upgrade 2 goods twice
    .help = Take up to 4 items from one mountain strip; exchange up to 2 goods for the tile two colours up.
space-mountain_2222_or_double_upgrade_3 = take 2 + 2 + 2 + 2 building resources, or upgrade 3 goods twice
    .help = Take up to 2 + 2 + 2 + 2 items, each number from another mountain strip — or exchange up to 3 goods for the tile two colours up.
space-overseas_trade_1 = overseas trading
    .help = Needs 1 × knarr. Pay 1 × silver; turn any number of different green tiles over to blue.
space-overseas_trade_2 = overseas trading
    .help = Needs 1 × knarr. Pay 1 × silver; turn any number of different green tiles over to blue.
space-special_sale = special sale
    .help = Needs 1 × knarr. Buy up to 2 special tiles for their silver.
space-raid = raiding
    .help = Needs 1 × longship. Roll high: take a blue or special tile of at most that sword value.
space-pillage_2 = pillaging
    .help = Needs 1 × longship. Roll high and add the ore of your best longship: take a blue or special tile of at most that sword value.
space-pillage_3 = pillaging
    .help = Needs 1 × longship. Roll high and add the ore of your best longship: take a blue or special tile of at most that sword value.
space-plunder = plundering
    .help = Needs 2 × longship. Take 1 × silver hoard.
space-explore_near = explore Shetland or Faroe Islands
    .help = Needs any ship. Claim Shetland or Faroe Islands.
space-explore_middle = explore Iceland, Greenland or Bear Island
    .help = Needs a knarr or longship. Claim Iceland, Greenland or Bear Island.
space-explore_far = explore Baffin Island, Labrador or Newfoundland
    .help = Needs 1 × longship. Claim Baffin Island, Labrador or Newfoundland.
space-draw_occupation = draw an occupation, 1 silver
    .help = Take 1 × silver; draw an occupation.
space-play_occupation_paid = play 1 occupation for stone or ore, 1 silver
    .help = Pay 1 × stone for 1 × silver; play 1 occupation — or pay 1 × ore for 1 × silver; play 1 occupation.
space-emigrate_2 = emigration
    .help = Needs a knarr or longship. A knarr or longship emigrates for silver equal to the round.
space-play_occupations_2 = play up to 2 occupations
    .help = Play up to 2 occupations.
space-emigrate_3 = emigration
    .help = Needs a knarr or longship. A knarr or longship emigrates for silver equal to the round.
space-play_occupations_4 = play up to 4 occupations
    .help = Play up to 4 occupations.
space-exchange_boat_and_emigrate = exchange a whaling boat for a knarr, then emigrate
    .help = You may exchange 1 × whaling boat for 1 × knarr; a knarr or longship emigrates for silver equal to the round.
space-imitate_column_1 = Imitate column 1
    .help = Use a space of this column that another player holds.
space-imitate_column_2 = Imitate column 2
    .help = Use a space of this column that another player holds.
space-imitate_column_3 = Imitate column 3
    .help = Use a space of this column that another player holds.
space-imitate_column_4 = Imitate column 4
    .help = Use a space of this column that another player holds.

layout-home_board = home board
layout-shetland = Shetland
layout-bear_island = Bear Island
layout-faroe_islands = Faroe Islands
layout-baffin_island = Baffin Island
layout-iceland = Iceland
layout-labrador = Labrador
layout-greenland = Greenland
layout-newfoundland = Newfoundland
layout-stone_house = stone house
layout-long_house = long house

board-home_board = your home board
board-board_a = exploration board A
board-board_b = exploration board B
board-board_c = exploration board C
board-board_d = exploration board D
board-stone_house_1 = stone house 1
board-stone_house_2 = stone house 2
board-stone_house_3 = stone house 3
board-long_house_1 = long house 1
board-long_house_2 = long house 2
board-long_house_3 = long house 3
board-long_house_4 = long house 4
board-long_house_5 = long house 5

ship-whaling_boat = whaling boat
ship-knarr = knarr
ship-longship = longship
vessel-whaling_boat_0 = whaling boat without loaded ore
vessel-whaling_boat_1 = whaling boat with 1 loaded ore
vessel-knarr = knarr
vessel-longship_0 = longship with 0 ore
vessel-longship_1 = longship with 1 ore
vessel-longship_2 = longship with 2 ore
vessel-longship_3 = longship with 3 ore

dice-hunting_game = hunting game
dice-laying_a_snare = laying a snare
dice-whaling_main = whaling
dice-whaling_minor = whaling with one boat
dice-raiding = raid
dice-pillaging = pillage

way-lying = lying
way-standing = standing
word-pass = pass
word-done = done
word-yes = yes
word-roll = roll again
word-succeed = success
word-fail = failure
word-serve = serve as suggested

choice-stone_house_and_longship = a stone house and a longship
choice-long_house_and_knarr = a long house and a knarr
choice-sheep = 1 sheep
choice-cattle = 1 cattle for 1 silver
choice-with_wood = pay 1 wood
choice-with_ore = pay 1 ore
choice-with_stone = pay 1 stone
choice-mountains = take from mountain strips
choice-upgrades = upgrade goods twice
choice-gain = { $gain }
choice-swap = { $cost } for { $gain }
choice-mountain = take up to { $most } items from a mountain strip
choice-store = put 1 × { $item } into a shed

thing-large_ship = a knarr or longship
thing-any_ship = a ship

list = { $first }, { $rest }
bundle-0 = nothing
bundle-1 = { $n1 } × { $item1 }
bundle-2 = { $n1 } × { $item1 }, { $n2 } × { $item2 }
bundle-3 = { $n1 } × { $item1 }, { $n2 } × { $item2 }, { $n3 } × { $item3 }
bundle-4 = { $n1 } × { $item1 }, { $n2 } × { $item2 }, { $n3 } × { $item3 }, { $n4 } × { $item4 }
bundle-5 = { $n1 } × { $item1 }, { $n2 } × { $item2 }, { $n3 } × { $item3 }, { $n4 } × { $item4 }, { $n5 } × { $item5 }
bundle-6 = { $n1 } × { $item1 }, { $n2 } × { $item2 }, { $n3 } × { $item3 }, { $n4 } × { $item4 }, { $n5 } × { $item5 }, { $n6 } × { $item6 }

card-peddler = Peddler
    .help = Livestock Market spaces cost you 1 silver less in total.
card-patron = Patron
    .help = Any action space whose total silver price is 2 or more costs you 1 silver less.
card-furrier = Furrier
    .help = After using a space whose printed reward includes exactly 1 silver, take a snare.
card-hunter = Hunter
    .help = All your die rolls are lowered by 1, raids and pillages included.
card-chief = Chief
    .help = Hold an extra Feast phase alone at once; it is compulsory.
card-stonecarver = Stonecarver
    .help = Each stone taken from a mountain strip also brings 1 silver.
card-miller = Miller
    .help = After the Feast: 1 grain left in supply gives 1 silver, 2 or more give 2.
card-craft_leader = Craft Leader
    .help = Before Income, with 5 or more Vikings standing on Crafting spaces: 1 oil.
card-ore_boatman = Ore Boatman
    .help = Before Income: 1 ore per longship, only if put down at once on your home or exploration boards.
card-milker = Milker
    .help = 1 milk and 1 silver for each animal species you keep (0 to 2).
card-trident_hunter = Trident Hunter
    .help = Take a spear; when whaling each spear spent counts for 2.
card-helmsman = Helmsman
    .help = Take a chest; after each action that used a longship, draw a weapon.
card-archer = Archer
    .help = Take a bow; your Hunting Game rolls are lowered by 1.
card-ship_owner = Ship Owner
    .help = One of each ship type gives 1 whale meat, two of each give 2.
card-cottager = Cottager
    .help = 2 mead per stone or long house now; later 1 hide for each one you build.
card-captain = Captain
    .help = With 4/5/6/7 ore loaded on your whaling boats and longships: 2/3/4/5 silver.
card-orient_shipper = Orient Shipper
    .help = Raise one good by up to three levels (as far as blue).
card-fighter = Fighter
    .help = With 1/2/3 longships carrying 2 or 3 ore: silk / jewelry / silver hoard.
card-host = Host
    .help = With 3/4/5 special tiles: silk / spices / jewelry.
card-builder = Builder
    .help = Your houses alone produce their bonuses once, straight away.
card-collector = Collector
    .help = Your home board alone produces its bonuses once, straight away.
card-miner = Miner
    .help = Per longship: 1 ore, 1 stone, 1 silver.
card-custodian = Custodian
    .help = 2 silver per stone or long house.
card-whaling_equipper = Whaling Equipper
    .help = 1 oil per knarr and 1 wood per whaling boat.
card-meat_trader = Meat Trader
    .help = 1 salt meat per knarr.
card-meat_inspector = Meat Inspector
    .help = 1 silver per kind of red good in supply and stables.
card-fisherman = Fisherman
    .help = 1 stockfish per whaling boat.
card-locksmith = Locksmith
    .help = For each chest or treasure chest you receive, you may buy 1 oil for 1 silver.
card-meat_preserver = Meat Preserver
    .help = 1 salt meat per game meat + whale meat couple in supply (nothing is spent).
card-silk_merchant = Silk Merchant
    .help = With 1/2/3 silk in supply: 1/3/6 silver.
card-storeman = Storeman
    .help = Take a fourth tile of a good you hold exactly three of in supply.
card-weapons_supplier = Weapons Supplier
    .help = With 1/2/3 longships draw 2/5/10 weapons.
card-sheep_shearer = Sheep Shearer
    .help = With 3/4/6 sheep: 1/2/3 wool.
card-shepherd = Shepherd
    .help = With 2 sheep: 1 milk and 1 wool; with 4, one more wool.
card-cattle_breeder = Cattle Breeder
    .help = Play an Animal Breeding phase for yourself.
card-ships_cook = Ship's Cook
    .help = Before Overseas Trading, upgrade one salt, game or whale meat.
card-foreign_trader = Foreign Trader
    .help = Before Overseas Trading, upgrade one good.
card-peacemaker = Peacemaker
    .help = In the New Weapon phase you may take 1 wood, stone or ore instead of the weapon.
card-modifier = Modifier
    .help = Ore on your whaling boats and longships may go back to your supply.
card-master_joiner = Master Joiner
    .help = Wood may be laid on stone and long house spaces as if it were silver.
card-slowpoke = Slowpoke
    .help = After the Bonus phase, swap 1 silver or 1 mead for 1 oil, once.
card-steward = Steward
    .help = Before Income, put 1 wood or stone into a shed of yours to get 1 silver.
card-fruit_picker = Fruit Picker
    .help = 1 fruits.
card-master_tailor = Master Tailor
    .help = Hide + wool + linen become clothing and 3 silver.
card-pirate = Pirate
    .help = 1 wood and 6 silver buy a treasure chest.
card-ship_architect = Ship Architect
    .help = 3 wood and 1 wool (or linen) become a longship.
card-tanner = Tanner
    .help = Salt meat becomes hide, one for one.
card-farmer = Farmer
    .help = One cattle (pregnant or not) becomes jewelry.
card-plower = Plower
    .help = One cattle yields peas, flax, beans, grain and cabbage; it counts as a harvest for your other cards.
card-rune_engraver = Rune Engraver
    .help = A rune stone becomes a hide.
card-master_mason = Master Mason
    .help = A rune stone becomes 1 silver plus milk or cabbage.
card-tutor = Tutor
    .help = For 1 silver, an occupation may be played from hand.
card-farm_shop_owner = Farm Shop Owner
    .help = For 1 silver, one orange good becomes red; counts as an upgrade action.
card-tradesman = Tradesman
    .help = Silverware becomes silk or a chest.
card-treasurer = Treasurer
    .help = A chest and 3 silver become a treasure chest.
card-arms_dealer = Arms Dealer
    .help = Any 2 weapons become 1 ore.
card-bean_farmer = Bean Farmer
    .help = 2 beans become peas, mead and stockfish.
card-linseed_oil_presser = Linseed Oil Presser
    .help = 2 flax become 3 oil.
card-linen_weaver = Linen Weaver
    .help = 2 flax and 1 silver become 2 linen.
card-inspector = Inspector
    .help = Take a Viking back from a space; for silver equal to the round, a second one from the same space.
card-wharf_owner = Wharf Owner
    .help = Sell one longship for 8 silver; ore on it is lost.
card-fine_blacksmith = Fine Blacksmith
    .help = Pay 1 ore and 1 silver for the Crucifix or the Cloakpin.
card-hornturner = Hornturner
    .help = Swap a sheep for salt meat, hide and wool, and/or buy the Drinking Horn for 3 silver.
card-ship_builder = Ship Builder
    .help = A whaling boat and 2 silver become a longship.
card-dragonslayer = Dragonslayer
    .help = 2 snares and 2 spears become a treasure chest.
card-field_farmer = Field Farmer
    .help = Pay 1 silver to move one orange good one or two steps diagonally up-right in the goods boxes.
card-private_chef = Private Chef
    .help = For 4 silver: 2 silverware, 1 mead, 1 game meat.
card-supplier_of_weapons = Supplier of Weapons
    .help = Draw 4 weapons.
card-equipment_supplier = Equipment Supplier
    .help = Take weapons until you hold 2 of each kind.
card-courier = Courier
    .help = Move the Cloakpin from a player's board to your supply; silverware and a rune stone fill its place.
card-innkeeper = Innkeeper
    .help = Move the Drinking Horn from any board to your supply; a chest and a rune stone fill its place.
card-earl = Earl
    .help = Buy a stone house for silver equal to the round number.
card-metalsmith = Metalsmith
    .help = Take silverware, or buy the Crucifix for 2 or the Chalice for 5 silver.
card-cowherd = Cowherd
    .help = 1 grain and 2 silver become one cattle.
card-bone_collector = Bone Collector
    .help = Buy skin and bones for 1 silver.
card-homecomer = Homecomer
    .help = Take one Viking back from each of your fourth-column spaces.
card-follower = Follower
    .help = Use an occupied second-column space without placing Vikings.
card-traveling_merchant = Traveling Merchant
    .help = With 1/2/3/4 knarrs, turn over up to 2/4/6/7 goods tiles.
card-breeder = Breeder
    .help = One of your cattle becomes pregnant.
card-shepherd_boy = Shepherd Boy
    .help = Buy a sheep for 2 silver.
card-quartermaster = Quartermaster
    .help = Buy a longship, 1 silver off per long sword and half a silver per bow or spear held; round the price down.
card-longship_builder = Longship Builder
    .help = Buy a longship, 2/5/7 silver cheaper with 1/2/3 knarrs.
card-wholesaler = Wholesaler
    .help = Upgrade up to 4 goods of one and the same kind.
card-harbor_guard = Harbor Guard
    .help = Emigrate now, 1 silver cheaper per large ship you have beforehand.
card-hornblower = Hornblower
    .help = Pay 1 silver to hunt game and/or then 2 silver to lay a snare.
card-hide_buyer = Hide Buyer
    .help = 2/4/6 silver buy 1/2/3 hides.
card-preacher = Preacher
    .help = Take the Crucifix if still in supply, or 4 items from one mountain strip.
card-clerk = Clerk
    .help = Before Overseas Trading, once per knarr, pay 1 silver to move a good one step up-left in the goods boxes.
card-catapulter = Catapulter
    .help = When raiding or pillaging each stone spent counts for 2.
card-sword_fighter = Sword Fighter
    .help = Before a raid, give up 1 ore of that longship for +2 on each roll.
card-latecomer = Latecomer
    .help = At the end of Actions, pay 1 silver to use a free first-column space just above or below one you occupy there.
card-sympathetic_soul = Sympathetic Soul
    .help = In rounds without harvest, 3/4/5 special tiles give 1/2/3 silver.
card-helper_in_time_of_need = Helper in Time of Need
    .help = In rounds without harvest, exactly 1/2/3 whaling boats give beans / grain / cabbage.
card-spice_merchant = Spice Merchant
    .help = In rounds without harvest, swap 2 oil for spices, once.
card-wanderer = Wanderer
    .help = In rounds without harvest, take 2 items from a mountain strip.
card-meat_merchant = Meat Merchant
    .help = In rounds without harvest, trade one game meat up to whale meat, or one whale meat down to 2 game meat.
card-pea_counter = Pea Counter
    .help = In rounds without harvest, double the peas in your supply, up to 8.
card-nobleman = Nobleman
    .help = After placing grain in a house, you may buy 1 silk for 2 silver.
card-preceptor = Preceptor
    .help = Instead of taking an occupation card into hand, you may play one from hand.
card-undertaker = Undertaker
    .help = Each rune stone placed on an exploration board gives 1 silver.
card-judge = Judge
    .help = Each rune stone placed in a stone or long house gives 1 mead and 1 silver.
card-fur_merchant = Fur Merchant
    .help = On a space with a one-good upgrade, swap game meat or silk for fur instead of upgrading.
card-forest_blacksmith = Forest Blacksmith
    .help = Before paying ore on a Crafting space, take 1 item from a mountain strip.
card-disheartened_warrior = Disheartened Warrior
    .help = Declare a raid failed by the second roll: also take stockfish or oil.
card-knarr_builder = Knarr Builder
    .help = On the whaling boat building space you may build a knarr for 3 wood instead.
card-warmonger = Warmonger
    .help = Plundering needs 1/2 Vikings fewer with 3/4 longships.
card-adventurer = Adventurer
    .help = The Shetland / Faroe space lets you take any face-up exploration board with any ship.
card-ironsmith = Ironsmith
    .help = After paying ore on a Crafting space, pay 1 silver to take one of those Vikings back.
card-master_count = Master Count
    .help = After the 2-Viking Overseas Trading space: 1 silver per knarr.
card-birka_settler = Birka Settler
    .help = After the 2-Viking Overseas Trading space you may emigrate at the usual price.
card-artist = Artist
    .help = On a Crafting space: 1 silver per type of building resource exchanged.
card-barkeep = Barkeep
    .help = Each Crafting space also gives 1 mead.
card-apprentice_craftsman = Apprentice Craftsman
    .help = Before using a Crafting space, take 1 item from a mountain strip.
card-silk_stitcher = Silk Stitcher
    .help = After using a Crafting space, you may buy 1 silk for 3 silver.
card-princess = Princess
    .help = Each House Building space also gives 1 silverware.
card-master_bricklayer = Master Bricklayer
    .help = Stone and long houses cost 1 stone less on House Building spaces.
card-shipowner = Shipowner
    .help = After building (not buying) a knarr or longship, upgrade one good.
card-messenger = Messenger
    .help = Each Weekly Market space also gives 1 mead and 1 stone.
card-milkman = Milkman
    .help = Each Weekly Market space also gives 1 milk.
card-middleman = Middleman
    .help = After a Weekly Market space, pay 1 silver to upgrade one good.
card-carpenter = Carpenter
    .help = Before using a House or Ship Building space, take 1 item from a mountain strip.
card-mountain_guard = Mountain Guard
    .help = After a mountain space, having taken 2/3/4 different item types gives mead / hide / chest.
card-oil_seller = Oil Seller
    .help = After a space with a one-good upgrade, swap 1 oil for 1 silverware.
card-laborer = Laborer
    .help = When a space pays you exactly 2 silver, you may give them back for 1 grain and 2 wood.
card-scribe = Scribe
    .help = Each exploration and each emigration also gives a rune stone.
card-trapper = Trapper
    .help = A successful snare also gives 1 silver.
card-angler = Angler
    .help = A successful snare also gives 1 stockfish.
card-digger = Digger
    .help = A successful snare also lets you take 1 item from a mountain strip.
card-meat_curer = Meat Curer
    .help = After a successful snare, swap 1 snare card for 1 salt meat.
card-snare_specialist = Snare Specialist
    .help = After success on the snare space with 2 Vikings, discard 2 snares to take one of them back.
card-bait_layer = Bait Layer
    .help = With each snare action, won or lost, swap 1 stockfish for 1 game meat.
card-berserker = Berserker
    .help = Before a pillage, give up 1 ore of that longship for +3 on each roll.
card-lance_bearer = Lance Bearer
    .help = A successful raid also gives 1 silver or 1 peas.
card-drunkard = Drunkard
    .help = A failed raid also gives 1 mead.
card-lone_wolf = Lone Wolf
    .help = Win a raid or pillage using exactly 1 long sword and you get it back.
card-raider = Raider
    .help = +1 on raid and pillage rolls; the battle result may be split over two tiles.
card-melee_fighter = Melee Fighter
    .help = Spears may stand in for long swords when raiding or pillaging.
card-robber = Robber
    .help = Raids and pillages may take a green tile, at the sword value of its blue side minus 1.
card-loot_hunter = Loot Hunter
    .help = For your raids and pillages the strongest special tile still in supply is 1 sword cheaper.
card-blubber_cook = Blubber Cook
    .help = Successful whaling gives 1 more oil.
card-ivory_sculptor = Ivory Sculptor
    .help = Whaling won without wood, using 1/2/3 boats: cabbage / beans / peas.
card-whale_catcher = Whale Catcher
    .help = Whaling won with exactly 1 spear: you get the spear back.
card-antlers_seller = Antlers Seller
    .help = A successful hunt also gives 1 silver.
card-deerstalker = Deerstalker
    .help = After a successful hunt you may buy skin and bones for 2 silver.
card-forester = Forester
    .help = Before a Hunting Game action, take 1 item from a mountain strip.
card-sledger = Sledger
    .help = Your hunting and snare rolls are lowered by 1.
card-steersman = Steersman
    .help = A knarr may be used where a longship is required.
card-spice_trader = Spice Trader
    .help = After building (not buying) a knarr, you may buy spices for 3 silver.
card-priest = Priest
    .help = Before using an Overseas Trading space, take 1 oil.
card-meat_buyer = Meat Buyer
    .help = When you get 2 stockfish or 2 salt meat at once, take game meat in place of one.
card-thing_spokesman = Thing Spokesman
    .help = Whenever exactly 1 or 2 Vikings come back from the board during Actions: 1 silver.
card-merchant = Merchant
    .help = With an upgrade of 3 or 4 goods, raise one of those goods a second level.
card-proficient_hunter = Proficient Hunter
    .help = You get a fourth roll.
card-woodcutter = Woodcutter
    .help = A Viking action that brings 2 or more wood also gives 1 silver.
card-cooper = Cooper
    .help = After a Viking action that brought 2 or more wood, swap 1 wood for 1 stockfish.
card-stone_crusher = Stone Crusher
    .help = A Viking action that brings stone also gives 1 silver.
card-skinner = Skinner
    .help = Each animal served at the Feast gives skin and bones.
card-barbarian = Barbarian
    .help = Each game or whale meat served at the Feast gives 3 weapons and 1 silver.
card-festive_hunter = Festive Hunter
    .help = If game meat was served at the Feast, take a Hunting Game action right after.
card-sober_man = Sober Man
    .help = A Feast without mead gives 1 silver, usable for that feast.
card-whaling_assistant = Whaling Assistant
    .help = In the Bonus phase, 7 or more Vikings in the third column give 1 cabbage.
card-flax_farmer = Flax Farmer
    .help = In the Bonus phase, 7 or more Vikings in the second column give 1 flax.
card-farmhand = Farmhand
    .help = Winning a hunt on the 2-Viking space also gives 1 hide and 1 silver.
card-armed_fighter = Armed Fighter
    .help = Before a fourth-column action, take 1 stone or ore from a mountain strip.
card-village_leader = Village Leader
    .help = At the start of the Feast, clothing in supply gives 2 silver.
card-weapons_warden = Weapons Warden
    .help = Before placing 2 Vikings in the second column, draw a weapon, except the first time each round.
card-taster = Taster
    .help = At the start of the Feast, 1 spices in supply gives 1 silver, 2 or more give 2.
card-earl_of_lade = Earl of Lade
    .help = Each time your Thing Square comes to hold exactly 3 Vikings: 1 silver.
card-sower = Sower
    .help = At a harvest, holding flax gives 1 more flax, or holding grain gives 1 more grain (not both).
card-refugee_helper = Refugee Helper
    .help = Every emigration costs you 2 silver less.
card-flax_baker = Flax Baker
    .help = After a harvest, swap 1 flax for 1 grain and 1 silver.
card-fish_cook = Fish Cook
    .help = After the Feast, stockfish served may move into your houses.
card-punchcutter = Punchcutter
    .help = When phase 11 clears ore / the 2 silver from a strip you get 1 / 2 silver.
card-bosporus_traveler = Bosporus Traveler
    .help = For each new cattle in your stable, buy spices for 4 or silk for 3 silver.
card-codliver_oil_presser = Codliver Oil Presser
    .help = When an action brings you stockfish, you may buy 1 oil for 1 silver.
card-etiquette_teacher = Etiquette Teacher
    .help = After an action in which you played any occupation: 1 peas.
card-maid = Maid
    .help = A house that yields exactly one bonus good may give silverware instead.
card-boat_builder = Boat Builder
    .help = Once you own 4 large ships, take 2 whaling boats.
card-cutter_operator = Cutter Operator
    .help = The next time you gain a knarr: 1 stockfish and 1 silver per knarr you then have.
card-beach_raider = Beach Raider
    .help = Once you own 3 longships: 4/3/2 silverware if your income is at most 5/11/30.
card-sail_patcher = Sail Patcher
    .help = Once you own 3 large ships: 3/2/1 wool if your income is at most 4/9/30.
card-herb_gardener = Herb Gardener
    .help = Once you own 2 houses, a single time: 1 spices costs 2 wood, 2 spices cost 5.
card-grain_deliveryman = Grain Deliveryman
    .help = With 1/2/3/4 knarrs take one of each crop marked up to 1/2/3/4.
card-sponsor = Sponsor
    .help = With 3 ore in supply, get a longship for 4 wood or 3 silver and load it with 3 ore.
card-dorestad_traveller = Dorestad Traveller
    .help = Instead of raiding, upgrade up to 2 goods.
card-pea_flour_baker = Pea Flour Baker
    .help = Two peas may lie horizontally on the Banquet Table instead of one.
card-chronicler = Chronicler
    .help = 3 flax become a treasure chest at any time; during a Viking action 2 flax buy the Belt.
card-mineworker = Mineworker
    .help = 0/1/2/3 silver with 1/2/3/4 players; each 2-silver item taken from a strip brings 1 more.
card-seafarer = Seafarer
    .help = At scoring, 2/3/4 exploration boards give 4/9/16 silver.
card-bosporus_merchant = Bosporus Merchant
    .help = Each spices you receive also brings 1 oil.

## Questions

ask-start-card = { $player }: which occupation do you start with?
    .help = Alone you may choose your light brown card. It stays in your hand until you play it.
ask-turn = { $player }: where do your Vikings go? { $vikings } left.
    .help = Place as many Vikings as the column says on one free space and use it at once. Laying tiles, buying ships and loading ore cost no turn. Passing is final for the round.
ask-free = { $player }: { $moment ->
    [after_action] anything else in this turn?
    [before_income] anything to do before income?
    [before_feast] anything to do before the feast?
    [before_bonus] anything to do before the bonuses?
   *[before_scoring] anything to do before the final scoring?
}
    .help = At any time you may lay tiles on your boards and houses, buy ships and load ore. What is laid stays.
ask-imitate = { $player }: which space do you imitate?
    .help = A space of the same column that another player holds. You use it as if it were yours.
ask-lay-tile = { $player }: what do you lay on { $board }?
    .help = Home and exploration boards take green and blue goods, special tiles, silver and ore; no green tile beside a green one. Houses take all goods and silver; no orange beside orange, no red beside red.
ask-lay-turn = { $player }: how do you turn { $item }?
    .help = Only ways that fit somewhere on { $board } are offered.
ask-lay-cell = { $player }: where on { $board } does { $item } go?
    .help = The cell is its top left corner. An income number may be covered only when everything to its lower left is covered.
ask-exchange = { $player }: exchange { $cost } for { $gain }?
    .help = This part of the space is up to you.
ask-option = { $player }: which one?
    .help = The space or the occupation offers a choice: exactly one of them.
ask-upgrade = { $player }: which good do you upgrade { $steps ->
    [one] one colour
   *[other] { $steps } colours
} up? { $left } left.
    .help = Orange becomes red, red green, green blue; the shape stays. No tile climbs twice in one action.
ask-trade = { $player }: which green tile do you turn over to blue?
    .help = One tile of each green type, as many types as you like.
ask-sale = { $player }: which special tile do you buy? { $left } left.
    .help = Each costs its own silver. The Crown of England is not for sale.
ask-forge = { $player }: what do you forge?
    .help = Jewelry or one of the special tiles with the tongs.
ask-strip = { $player }: from which mountain strip do you take up to { $most }?
    .help = Items are taken from the arrow on. 2 silver are one item.
ask-take = { $player }: how many items do you take, up to { $most }?
    .help = They are taken in their order, from the arrow on.
ask-boats = { $player }: which boats go { $dice }?
    .help = The printed ore and the loaded ore of each boat lower the result by 1. The ore stays aboard.
ask-roll = { $player }: { $dice }, you rolled { $rolled }: the result is { $result }. What now? Rolls left: { $rolls }.
    .help = Another roll replaces this one. Success must be paid with { $weapon } or { $resource } where it is needed; failure brings a small consolation.
ask-loot = { $player }: what do you take with { $result }?
    .help = A tile whose sword value is at most your result; each { $resource } or { $weapon } you spend adds 1.
ask-spend = { $player }: you owe { $need }. How many × { $weapon } do you spend?
    .help = The rest is paid with { $resource }.
ask-vikings-back = { $player }: how many Vikings come back? Up to { $most }.
    .help = They can be placed again in this round.
ask-explore = { $player }: which board do you claim?
    .help = You get the silver on it. Its bare cells will cost points.
ask-emigrate = { $player }: which ship emigrates for { $silver } silver?
    .help = It covers two cells of your banquet table for good and scores more. Its ore is lost.
ask-boat-away = { $player }: which ship do you exchange for { $gain }?
    .help = The ore on it is lost.
ask-card = { $player }: which occupation do you play? Up to { $left } more.
    .help = It is laid out before you and counts its points at the end.
ask-food = { $player }: what do you serve? { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} to fill.
    .help = Orange and red tiles must alternate or be parted by silver. One tile of each type may lie on its side to cover more. Each bare cell is a penalty of 3 points.
ask-coins = { $player }: how much silver do you put on the table? { $cells ->
    [one] 1 cell is
   *[other] { $cells } cells are
} left.
    .help = One silver covers one cell. Each bare cell is a penalty of 3 points.
ask-over = The game is over.
ask-use-card = { $player }: which occupation do you use? { $moment }
    .help = These of your occupations can do something now. You choose their order; what you need not use you may leave.
ask-steps = { $player }: how many colours up does { $item } go?
    .help = The occupation lets you choose how far the good climbs.
ask-substitutes = { $player }: how many of the { $spent } weapons are { $other }?
    .help = An occupation lets these weapons stand in for { $weapon }.
ask-copy-good = { $player }: of which good do you take one more?
    .help = Goods of which you have exactly { $count } in your supply; no animals.
ask-flip = { $player }: which good do you turn over? { $left } left.
    .help = The other side of the tile counts from now on. This is no upgrade.
ask-return-viking = { $player }: from which space does a Viking come back?
    .help = It can be placed again in this round. A space without Vikings is free again.
ask-copy-space = { $player }: which space do you use?
    .help = The occupation uses it without Vikings.
ask-unload = { $player }: from which ship does 1 ore come back?
    .help = The printed ore stays aboard. The occupation works once in each action.
ask-jettison = { $player }: which longship gives up 1 ore?
    .help = The ore is lost; your rolls get better.
ask-lay-given = { $player }: on which board do you lay { $item }?
    .help = It must be laid at once. What fits nowhere you do not get.
ask-weapon-away = { $player }: which weapon do you discard? { $left } left.
    .help = Any weapons will do.
moment = { $trigger ->
    [play] The card was just played.
    [state] You have come to own these ships.
    [scoring] Before scoring.
    [space_before] Before the space is used.
    [space_instead] Instead of the space's own effect.
    [space_after] After the space was used.
    [upgrade_instead] Instead of the upgrade on this space.
    [action_before] Before the action.
    [action_instead] Instead of the action.
    [action_after] After the action.
    [receive] You receive something.
    [brought] After what the action brought you.
    [place_house] You placed a tile in a house.
    [place_exploration] You placed a tile on an exploration board.
    [place_stable] An animal came into your stable.
    [place_banquet] You served at the feast.
    [build] You built a ship or a house.
    [acquire] You got a ship.
    [mountain_take] You took items from a mountain strip.
    [mountain_removed] Items were cleared from the mountain strips.
    [draw_instead] Instead of taking the drawn occupation into your hand.
    [occupation_played] After an action in which you played an occupation.
    [vikings_back] Vikings came back to you.
    [thing_square] The number of your Vikings has changed.
    [bonus_instead] Instead of the bonus good of a house.
    [harvest_during] During the harvest phase.
    [harvest_after] After the harvest.
    [arms_instead] Instead of the new weapon.
    [actions_end] At the end of the actions.
    [income_before] Before income.
    [feast_start] At the start of the feast.
    [feast_during] During the feast.
    [feast_after] After the feast.
    [bonus_during] During the bonus phase.
   *[bonus_after] After the bonus phase.
}

## Answers

answer-start-card-card = { $card } ({ $points })
answer-turn-space = { $space } ({ $vikings ->
    [one] 1 Viking
   *[other] { $vikings } Vikings
})
answer-turn-board = lay something on { $board }
answer-turn-ship = buy a { $ship } for { $silver } silver
answer-turn-vessel = load 1 ore: { $vessel }
answer-turn-word = pass
answer-free-board = lay something on { $board }
answer-free-ship = buy a { $ship } for { $silver } silver
answer-free-vessel = load 1 ore: { $vessel }
answer-free-word = done
answer-imitate-space = { $space }
answer-lay-tile-item = { $item } ({ $owned })
answer-lay-turn-turn = { $shape }
answer-lay-cell-cell = row { $row }, column { $col }
answer-exchange-word = { $word }
answer-option-option = { $option }
answer-upgrade-item = { $item } → { $better }
answer-upgrade-word = no more
answer-trade-item = { $item } → { $better }
answer-trade-word = no more
answer-sale-item = { $item } for { $silver } silver
answer-sale-word = no more
answer-forge-item = { $item }
answer-strip-strip = strip { $strip }: { $first } first; { $wood } wood, { $stone } stone, { $ore } ore, { $silver } silver
answer-strip-word = take nothing
answer-take-number = { $number }, the last one { $last }
answer-boats-boats = { $loaded } with loaded ore, { $empty } without
answer-roll-word = { $word }
answer-loot-item = { $item }{ $spend ->
    [0] {""}
   *[other] , spending { $spend }
}
answer-spend-number = { $number } × { $weapon }, { $rest } × { $resource }
answer-vikings-back-number = { $number }
answer-explore-board = { $board }{ $silver ->
    [0] {""}
   *[other] , with { $silver } silver
}
answer-emigrate-vessel = { $vessel }
answer-emigrate-word = nobody emigrates
answer-boat-away-vessel = { $vessel }
answer-card-card = { $card } ({ $points })
answer-card-word = no more
answer-food-food = { $food }, { $way }: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
answer-food-word = { $word }
suggestion = as suggested: { $things }; { $bare ->
    [0] no cell bare
    [one] 1 cell bare
   *[other] { $bare } cells bare
}
answer-coins-number = { $number }
answer-turn-card = use { $card }
answer-free-card = use { $card }
answer-use-card-card = { $card }
answer-use-card-word = use none of them
answer-steps-number = { $number }: { $better }
answer-substitutes-number = { $number } × { $other }, { $rest } × { $weapon }
answer-loot-word = no second tile
answer-copy-good-item = { $item }
answer-flip-item = { $item } → { $better }
answer-flip-word = no more
answer-return-viking-space = { $space }
answer-return-viking-word = no second Viking
answer-copy-space-space = { $space }
answer-unload-vessel = { $vessel }
answer-unload-word = no more
answer-jettison-vessel = { $vessel }
answer-lay-given-board = { $board }
answer-lay-given-word = no more
answer-weapon-away-item = { $item } ({ $owned })

## Events

event-round-began = Round { $round } begins: everyone gets a new Viking.
event-harvested = Harvest: everyone receives { $level ->
    [1] peas, beans and flax
    [2] peas, beans, flax and grain
    [3] peas, beans, flax, grain and cabbage
   *[other] peas, beans, flax, grain, cabbage and fruits
}.
event-board-turned = { $from } is turned over: { $to }.
event-silver-on-boards = { $count } silver are put on each other exploration board that nobody has claimed.
event-weapon-drawn = { $player } draws { $item }.
event-vikings-placed = { $player } places { $vikings ->
    [one] 1 Viking
   *[other] { $vikings } Vikings
}: { $space }.
event-imitated = { $player } imitates: { $space }.
event-passed = { $player } passes.
event-first-player = { $player } is first player.
event-income-paid = { $player } receives { $silver } silver of income.
event-income-noted = { $player } notes a final income of { $silver }.
event-born = { $player }: a newborn ({ $item }).
event-pregnant = { $player }: an animal is pregnant ({ $item }).
event-served = { $player } serves { $count } × { $item }.
event-penalised = { $player } takes { $count ->
    [one] a penalty
   *[other] { $count } penalties
}.
event-bonus-received = { $player } receives a bonus: { $count } × { $item }.
event-strips-cleared = Each mountain strip loses the item nearest to the arrow.
event-strip-turned-up = Mountain strip { $strip } is turned up.
event-vikings-returned = The Vikings come back from the action board.
event-received = { $player } receives { $count } × { $item }.
event-paid = { $player } pays { $count } × { $item }.
event-tile-laid = { $player } lays { $item } on { $layout }, row { $row }, column { $col }.
event-ship-bought = { $player } buys a { $item } for { $silver } silver.
event-ore-loaded = { $player } loads ore: { $vessel }.
event-upgraded = { $player } exchanges { $from } for { $to }.
event-took-from-strip = { $player } takes { $count } × { $item } from strip { $strip }.
event-die-rolled = { $player }, { $dice }: rolled { $rolled }, the result is { $result }.
event-succeeded = { $player } succeeds: { $dice }.
event-failed = { $player } fails: { $dice }.
event-vikings-back = { $player } takes back { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
}.
event-explored = { $player } claims { $layout }{ $silver ->
    [0] {""}
   *[other] {" "}and the { $silver } silver on it
}.
event-emigrated = { $player } emigrates for { $silver } silver: { $vessel }.
event-card-dealt = { $player } starts with { $card }.
event-card-dealt-hidden = { $player } starts with an occupation.
event-card-drawn = { $player } draws { $card }.
event-card-drawn-hidden = { $player } draws an occupation.
event-card-played = { $player } plays { $card }.
event-supports-filled = { $player } puts { $wood } wood and { $stone } stone into buildings.
event-game-ended = The last feast is over: the game ends.
event-card-used = { $player } uses { $card }.
event-ore-unloaded = { $player } takes 1 ore back to the supply: { $vessel }.
event-ore-lost = { $player } gives up 1 ore: { $vessel }.
event-stored = { $player } puts 1 × { $item } into a shed.
event-viking-taken-back = { $player } takes a Viking back: { $space }.
event-space-copied = { $player } uses without Vikings: { $space }.
event-tile-reclaimed = { $player } takes { $item } from a board of { $from }; other tiles fill its place.

## Score sheet

score-ships = Ships
score-emigrations = Emigrations
score-exploration_boards = Exploration boards
score-buildings = Sheds and houses
score-animals = Sheep and cattle
score-occupations = Occupations
score-silver = Silver
score-final_income = Final income
score-english_crown = Crown of England
score-bare_cells = Bare cells
score-penalties = Penalties

## Why not

why-other-question = that answers another question
why-must-use = at least one effect of the space must be used
why-not-your-board = that board is not yours
why-nothing-fits = nothing you have fits there
why-no-berth = no berth is free for it
why-no-such-vessel = you have no such ship with room for ore
why-cannot-pay = you need { $count } × { $item }
why-cannot-receive = there is no room or none left: { $item }
why-needs = you need { $count } × { $item }
why-not-in-game = that space is not in this game
why-space-blocked = your Vikings of the last round still stand there
why-space-taken = { $player } is there already
why-too-few-vikings = it takes { $needed } Vikings, you have { $vikings }
why-no-animal = you have no such animal
why-no-strip = nothing is left on the mountain strips
why-no-upgrade = you have nothing that can be upgraded so far
why-no-sale = you cannot pay for any special tile
why-no-board = none of its boards can be claimed now
why-no-emigration = you need a knarr or longship, room on the banquet table, and silver for the number of the round
why-no-card = you have no occupation in hand
why-useless = none of its effects can be used now
why-start-card = that is not one of the light brown cards in this game
why-turn = that cannot be done now
why-free = that cannot be done now
why-imitate = no other player holds a space of this column that you could use
why-lay-tile = you have none, or it fits nowhere on this board
why-lay-turn = it does not fit this way
why-off-the-board = that is off the board
why-cell-taken = something lies there already
why-beside-its-colour = it would lie beside a tile of its colour
why-income-too-early = an income number may be covered only when everything to its lower left is
why-exchange = that cannot be exchanged
why-option = that cannot be chosen now
why-upgrade = you have none left to upgrade that far
why-trade = you have none, or one of its type has been turned over already
why-sale = it is not for sale, gone, or too dear
why-forge = it has no tongs, or it is gone
why-strip = nothing is left there, or you have taken from it in this action
why-take = not so many
why-boats = you have not so many boats, or the space does not allow so many
why-roll = that is not possible after this roll
why-loot = it is gone or out of reach
why-spend = you cannot pay it so
why-vikings-back = not so many come back
why-explore = it cannot be claimed here
why-emigrate = you have no such ship that can emigrate
why-boat-away = you have no such boat
why-card = that card is not in your hand
why-food = you have none, there is no room, it would lie beside its colour, or one of its type lies already
why-coins = not so many
why-use-card = that occupation can do nothing now
why-steps = it cannot climb so far
why-substitutes = not so many
why-copy-good = you do not have exactly that many of it
why-flip = you have none, or it has no other side
why-return-viking = none of your Vikings stands there
why-copy-space = the occupation cannot use that space, or it is of no use to you
why-unload = you have no such ship with ore
why-jettison = you have no such longship with ore in this action
why-lay-given = it does not fit there
why-weapon-away = you have no such weapon
why-blue-card = that occupation is not before you, or it can do nothing now

## Options

option-length = Length
    .help = The long game has seven rounds, the short one six with one more Viking from the start.
value-length-long = long: 7 rounds
value-length-short = short: 6 rounds
option-decks = Occupation decks
    .help = Deck A is for a first game. Decks B and C ask for more experience; several decks are shuffled together.
value-decks-A = A
value-decks-B = B
value-decks-C = C
value-decks-AB = A and B
value-decks-AC = A and C
value-decks-BC = B and C
value-decks-ABC = A, B and C
value-decks-none = no occupations
option-start_card = Starting occupation
    .help = Alone it may be chosen; with several players it is always drawn.
value-start_card-random = drawn
value-start_card-choose = chosen (solo)

## Screen

screen-round = Round { $round } of { $rounds }
screen-phase = phase { $phase }
screen-actions = Action board
screen-column = { $column ->
    [one] 1 Viking
   *[other] { $column } Vikings
}
screen-taken = taken by { $player }
screen-blocked = blocked
screen-supply = supply
screen-harbour = bay
screen-boards = Boards
screen-income = income { $income }
screen-vikings = Vikings
screen-cards = occupations
screen-hand = hand
screen-points = points
screen-penalties = penalties
screen-mountains = Mountains
screen-specials = Special tiles
screen-explore = Exploration
screen-silver = { $silver } silver
screen-banquet = Banquet of { $player }: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} to fill
screen-player = player
screen-first = first player
screen-passed = passed
screen-buildings = buildings
screen-legend = free cell ·, -1 cell -, income number, bonus *, green g, blue b, orange o, red r, silver $, ore •, wood w
