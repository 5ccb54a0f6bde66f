### A Feast for Odin in English. Nouns: player-, item-, space-, layout-, board-, ship-, vessel-, dice-, way-, word-, choice-,
### thing-, kind-, card- with effect-; ask- questions; answer-<question>-<kind>; event-; score-; why- (not possible because …); option-, value-; view-.

about = Hunt, craft, sail and fill your lands until the last gap is gone.

components = Where the components come from
    .help = Most action spaces, boards, tiles and cards were read from at least two public sources beside the rulebook; the harvests of the short game rest on a single one. All 190 occupations were read from their printed faces and from the publisher’s index. Their French names are our own, but for 14 that the French rulebook names.

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
    .short = Shed
space-build_stone_house = build a stone house
    .help = Pay 1 × stone for 1 × stone house.
    .short = Stone house
space-build_long_house = build a long house
    .help = Pay 2 × stone for 1 × long house.
    .short = Long house
space-build_house_and_ship = build a house and a ship
    .help = Pay 2 × stone, 2 × wood for 1 × stone house, 1 × longship — or pay 2 × stone, 2 × wood for 1 × long house, 1 × knarr.
    .short = House and ship
space-build_whaling_boat = build a whaling boat
    .help = Pay 1 × wood for 1 × whaling boat.
    .short = Whaling boat
space-build_knarr = build a knarr
    .help = Pay 2 × wood for 1 × knarr.
    .short = Knarr
space-build_longship = build a longship
    .help = Pay 2 × wood for 1 × longship.
    .short = Longship
space-hunt_game_1 = hunting game
    .help = Roll low and pay the result with wood and bows: hide and game meat.
    .short = Hunting
space-take_stockfish = take 1 stockfish
    .help = Take 1 × stockfish.
    .short = Stockfish
space-hunt_game_2 = hunting game
    .help = Roll low and pay the result with wood and bows: hide and game meat.
    .short = Hunting
space-lay_snare = laying a snare
    .help = Roll low and pay the result with wood and snares: fur and a snare.
    .short = Snare
space-whaling_up_to_three_boats = whaling (up to 3 boats)
    .help = Needs 1 × whaling boat. Roll low with up to 3 boats, pay the result with wood and spears: oil, skin and bones, whale meat.
    .short = Whaling
space-whaling_one_boat = whaling (1 boat)
    .help = Needs 1 × whaling boat. Roll low with one boat, pay the result with wood and spears: oil, skin and bones, whale meat.
    .short = Whaling, 1 boat
space-buy_stockfish = buy 2 stockfish
    .help = Pay 1 × silver for 2 × stockfish.
    .short = 2 stockfish
space-buy_salt_meat = buy 2 salt meat
    .help = Pay 2 × silver for 2 × salt meat.
    .short = 2 salt meat
space-buy_sheep = buy 1 sheep
    .help = Pay 1 × silver for 1 × sheep.
    .short = Sheep
space-buy_cattle_and_milk = buy 1 cattle and 1 milk
    .help = Pay 3 × silver for 1 × cattle, 1 × milk.
    .short = Cattle and milk
space-sheep_or_cattle = take 1 sheep, or buy 1 cattle
    .help = Take 1 × sheep — or pay 1 × silver for 1 × cattle.
    .short = Sheep or cattle
space-buy_cattle_and_sheep = buy 1 cattle and 1 sheep
    .help = Pay 3 × silver for 1 × cattle, 1 × sheep.
    .short = Cattle and sheep
space-weekly_beans = beans and silver
    .help = Take 1 × beans, 1 × silver.
    .short = Beans
space-weekly_flax_stockfish = flax, stockfish and silver
    .help = Take 1 × flax, 1 × stockfish, 1 × silver.
    .short = Flax, stockfish
space-weekly_fruits_oil_salt_meat = fruits, oil, salt meat and silver
    .help = Take 1 × fruits, 1 × oil, 1 × salt meat, 1 × silver.
    .short = Fruits, oil, meat
space-weekly_spices = spices, silver, milk and wool
    .help = Take 1 × spices, 1 × silver; with cattle in your stable also 2 × milk; with sheep in your stable also 1 × wool.
    .short = Spices
space-produce_milk = milk from cattle
    .help = Take 1 milk for each of up to 3 cattle.
    .short = Milk
space-produce_mead = 2 mead and 2 silver
    .help = Take 2 × mead, 2 × silver.
    .short = Mead
space-produce_wool = wool from sheep
    .help = Take 1 wool for each of up to 3 sheep.
    .short = Wool
space-craft_linen = make linen
    .help = Pay 1 × flax for 1 × linen.
    .short = Linen
space-craft_rune_stone = make a rune stone
    .help = Pay 1 × stone for 1 × rune stone, 1 × silver.
    .short = Rune stone
space-craft_clothing = make clothing
    .help = Pay 1 × hide, 1 × linen for 1 × clothing, 2 × silver.
    .short = Clothing
space-craft_chest = make a chest
    .help = Pay 1 × wood for 1 × chest, 1 × silver — or pay 1 × ore for 1 × chest, 1 × silver.
    .short = Chest
space-forge = forge
    .help = Pay 1 × ore; take a tile with the tongs.
    .short = Forge
space-craft_runes_and_chests = make 2 rune stones and 2 chests
    .help = Pay 2 × stone, 2 × wood for 2 × rune stone, 2 × chest.
    .short = Runes and chests
space-master_crafting = 4 silver, robe and jewelry
    .help = Take 4 × silver; you may exchange 1 × wool for 1 × robe; you may exchange 1 × silverware for 1 × jewelry.
    .short = Robe, jewelry
space-mountain_2 = take 2 building resources
    .help = Take up to 2 items from one mountain strip.
    .short = Mountain 2
space-mountain_1_upgrade_1 = take 1 building resource, upgrade 1 good
    .help = Take 1 item from one mountain strip; exchange 1 good for the tile one colour up.
    .short = Mountain, upgrade
space-upgrade_2 = upgrade 2 goods
    .help = Exchange up to 2 goods for the tile one colour up.
    .short = Upgrade 2
space-wood_per_player = 1 wood per player and 1 ore
    .help = Take 1 × ore; and 1 × wood for each player.
    .short = Wood per player
space-mountain_3_upgrade_1 = take 3 building resources, upgrade 1 good
    .help = Take up to 3 items from one mountain strip; exchange 1 good for the tile one colour up.
    .short = Mountain, upgrade
space-upgrade_3 = upgrade 3 goods
    .help = Exchange up to 3 goods for the tile one colour up.
    .short = Upgrade 3
space-mountain_3_2 = take 3 + 2 building resources
    .help = Take up to 3 + 2 items, each number from another mountain strip.
    .short = Mountain 3 and 2
space-upgrade_3_weapons_4 = upgrade 3 goods, draw 4 weapons
    .help = Exchange up to 3 goods for the tile one colour up; draw 4 weapon cards.
    .short = Upgrade, weapons
space-upgrade_4 = upgrade 4 goods
    .help = Exchange up to 4 goods for the tile one colour up.
    .short = Upgrade 4
space-mountain_4_double_upgrade_2 = take 4 building resources, upgrade 2 goods twice
    .help = Take up to 4 items from one mountain strip; exchange up to 2 goods for the tile two colours up.
    .short = Mountain, upgrade
space-mountain_2222_or_double_upgrade_3 = take 2 + 2 + 2 + 2 building resources, or upgrade 3 goods twice
    .help = Take up to 2 + 2 + 2 + 2 items, each number from another mountain strip — or exchange up to 3 goods for the tile two colours up.
    .short = Mountain or upgrade
space-overseas_trade_1 = overseas trading
    .help = Needs 1 × knarr. Pay 1 × silver; turn any number of different green tiles over to blue.
    .short = Overseas trading
space-overseas_trade_2 = overseas trading
    .help = Needs 1 × knarr. Pay 1 × silver; turn any number of different green tiles over to blue.
    .short = Overseas trading
space-special_sale = special sale
    .help = Needs 1 × knarr. Buy up to 2 special tiles for their silver.
    .short = Special sale
space-raid = raiding
    .help = Needs 1 × longship. Roll high: take a blue or special tile of at most that sword value.
    .short = Raiding
space-pillage_2 = pillaging
    .help = Needs 1 × longship. Roll high and add the ore of your best longship: take a blue or special tile of at most that sword value.
    .short = Pillaging
space-pillage_3 = pillaging
    .help = Needs 1 × longship. Roll high and add the ore of your best longship: take a blue or special tile of at most that sword value.
    .short = Pillaging
space-plunder = plundering
    .help = Needs 2 × longship. Take 1 × silver hoard.
    .short = Plundering
space-explore_near = explore Shetland or Faroe Islands
    .help = Needs any ship. Claim Shetland or Faroe Islands.
    .short = Explore near
space-explore_middle = explore Iceland, Greenland or Bear Island
    .help = Needs a knarr or longship. Claim Iceland, Greenland or Bear Island.
    .short = Explore
space-explore_far = explore Baffin Island, Labrador or Newfoundland
    .help = Needs 1 × longship. Claim Baffin Island, Labrador or Newfoundland.
    .short = Explore far
space-draw_occupation = draw an occupation, 1 silver
    .help = Take 1 × silver; draw an occupation.
    .short = Draw a card
space-play_occupation_paid = play 1 occupation for stone or ore, 1 silver
    .help = Pay 1 × stone for 1 × silver; play 1 occupation — or pay 1 × ore for 1 × silver; play 1 occupation.
    .short = Occupation
space-emigrate_2 = emigration
    .help = Needs a knarr or longship. A knarr or longship emigrates for silver equal to the round.
    .short = Emigrate
space-play_occupations_2 = play up to 2 occupations
    .help = Play up to 2 occupations.
    .short = 2 occupations
space-emigrate_3 = emigration
    .help = Needs a knarr or longship. A knarr or longship emigrates for silver equal to the round.
    .short = Emigrate
space-play_occupations_4 = play up to 4 occupations
    .help = Play up to 4 occupations.
    .short = 4 occupations
space-exchange_boat_and_emigrate = exchange a whaling boat for a knarr, then emigrate
    .help = You may exchange 1 × whaling boat for 1 × knarr; a knarr or longship emigrates for silver equal to the round.
    .short = Exchange, emigrate
space-imitate_column_1 = Imitate column 1
    .help = Use a space of this column that another player holds.
    .short = Imitate
space-imitate_column_2 = Imitate column 2
    .help = Use a space of this column that another player holds.
    .short = Imitate
space-imitate_column_3 = Imitate column 3
    .help = Use a space of this column that another player holds.
    .short = Imitate
space-imitate_column_4 = Imitate column 4
    .help = Use a space of this column that another player holds.
    .short = Imitate

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

kind-immediate = immediate
kind-anytime = at any time
kind-each_time = each time
kind-as_soon_as = as soon as
kind-two_kinds = immediate and each time

## Occupations, made from data/occupations.toml by python -m tools.occupations

card-peddler = Peddler
    .help = { effect-peddler-1 }
effect-peddler-1 = Before using a “livestock market” space: pay 1 silver less in total.
card-patron = Patron
    .help = { effect-patron-1 }
effect-patron-1 = Before using a space that costs at least 2 silver in total: pay 1 silver less in total.
card-furrier = Furrier
    .help = { effect-furrier-1 }
effect-furrier-1 = After using a space that gives exactly 1 silver: take 1 snare.
card-hunter = Hunter
    .help = { effect-hunter-1 }
effect-hunter-1 = From now on: each of your rolls for hunting game, laying a snare, whaling, raiding or pillaging counts as 1 lower.
card-chief = Chief
    .help = { effect-chief-1 }
effect-chief-1 = When you play this card: carry out an extra Feast phase for yourself alone.
card-stonecarver = Stonecarver
    .help = { effect-stonecarver-1 }
effect-stonecarver-1 = For each stone you take from a mountain strip: take 1 silver.
card-miller = Miller
    .help = { effect-miller-1 }
effect-miller-1 = After the Feast phase: with at least 1 grain in your supply, take 1 silver; with at least 2, take 2 silver instead.
card-craft_leader = Craft Leader
    .help = { effect-craft_leader-1 }
effect-craft_leader-1 = Before the Income phase, with at least 5 Vikings standing on “crafting” spaces: take 1 oil.
card-ore_boatman = Ore Boatman
    .help = { effect-ore_boatman-1 }
effect-ore_boatman-1 = Before the Income phase: you may take 1 ore for each longship you have, if you place it on your home board or your exploration boards at once.
card-milker = Milker
    .help = { effect-milker-1 }
effect-milker-1 = When you play this card: take 1 milk and 1 silver for each kind of animal (sheep, cattle) in your stable.
card-trident_hunter = Trident Hunter
    .help = { effect-trident_hunter-1 } { effect-trident_hunter-2 }
effect-trident_hunter-1 = When you play this card: take 1 spear.
effect-trident_hunter-2 = From now on: each spear you spend in whaling counts as 2.
card-helmsman = Helmsman
    .help = { effect-helmsman-1 } { effect-helmsman-2 }
effect-helmsman-1 = When you play this card: take 1 chest.
effect-helmsman-2 = After an action in which you used a longship, once per action: you may take 1 weapon from the draw pile.
card-archer = Archer
    .help = { effect-archer-1 } { effect-archer-2 }
effect-archer-1 = When you play this card: take 1 bow and arrow.
effect-archer-2 = From now on: each of your rolls for hunting game counts as 1 lower.
card-ship_owner = Ship Owner
    .help = { effect-ship_owner-1 }
effect-ship_owner-1 = When you play this card: with at least 1 ship of each of the three types, take 1 whale meat; with at least 2, take 2 whale meat instead.
card-cottager = Cottager
    .help = { effect-cottager-1 } { effect-cottager-2 }
effect-cottager-1 = When you play this card: take 2 mead for each stone or long house you have.
effect-cottager-2 = For each stone house or long house you build: take 1 hide.
card-captain = Captain
    .help = { effect-captain-1 }
effect-captain-1 = When you play this card: with at least 4 ore loaded on your ships, take 2 silver; with at least 5, take 3 silver instead; with at least 6, take 4 silver instead; with at least 7, take 5 silver instead.
card-orient_shipper = Orient Shipper
    .help = { effect-orient_shipper-1 }
effect-orient_shipper-1 = When you play this card: you may upgrade 1 good by up to 3 levels.
card-fighter = Fighter
    .help = { effect-fighter-1 }
effect-fighter-1 = When you play this card: with at least 1 longship carrying 2 or more ore, take 1 silk; with at least 2, take 1 jewelry instead; with at least 3, take 1 silver hoard instead.
card-host = Host
    .help = { effect-host-1 }
effect-host-1 = When you play this card: with at least 3 special tiles in your supply and on your boards, take 1 silk; with at least 4, take 1 tile of spices instead; with at least 5, take 1 jewelry instead.
card-builder = Builder
    .help = { effect-builder-1 }
effect-builder-1 = When you play this card: you may carry out an extra Bonus phase for your houses alone.
card-collector = Collector
    .help = { effect-collector-1 }
effect-collector-1 = When you play this card: you may carry out an extra Bonus phase for your home board alone.
card-miner = Miner
    .help = { effect-miner-1 }
effect-miner-1 = When you play this card: take 1 stone, 1 ore and 1 silver for each longship you have.
card-custodian = Custodian
    .help = { effect-custodian-1 }
effect-custodian-1 = When you play this card: take 2 silver for each stone or long house you have.
card-whaling_equipper = Whaling Equipper
    .help = { effect-whaling_equipper-1 }
effect-whaling_equipper-1 = When you play this card: take 1 oil for each knarr you have; take 1 wood for each whaling boat you have.
card-meat_trader = Meat Trader
    .help = { effect-meat_trader-1 }
effect-meat_trader-1 = When you play this card: take 1 salt meat for each knarr you have.
card-meat_inspector = Meat Inspector
    .help = { effect-meat_inspector-1 }
effect-meat_inspector-1 = When you play this card: take 1 silver for each kind of red good in your supply and stable.
card-fisherman = Fisherman
    .help = { effect-fisherman-1 }
effect-fisherman-1 = When you play this card: take 1 stockfish for each whaling boat you have.
card-locksmith = Locksmith
    .help = { effect-locksmith-1 }
effect-locksmith-1 = For each chest or treasure chest you receive: you may exchange 1 silver for 1 oil.
card-meat_preserver = Meat Preserver
    .help = { effect-meat_preserver-1 }
effect-meat_preserver-1 = When you play this card: take 1 salt meat for each pair of game meat and whale meat in your supply.
card-silk_merchant = Silk Merchant
    .help = { effect-silk_merchant-1 }
effect-silk_merchant-1 = When you play this card: with at least 1 silk in your supply, take 1 silver; with at least 2, take 3 silver instead; with at least 3, take 6 silver instead.
card-storeman = Storeman
    .help = { effect-storeman-1 }
effect-storeman-1 = When you play this card: take 1 more tile of a good of which you have exactly 3 in your supply (not sheep or cattle).
card-weapons_supplier = Weapons Supplier
    .help = { effect-weapons_supplier-1 }
effect-weapons_supplier-1 = When you play this card: with at least 1 longship, take 2 weapons from the draw pile; with at least 2, take 5 weapons from the draw pile instead; with at least 3, take 10 weapons from the draw pile instead.
card-sheep_shearer = Sheep Shearer
    .help = { effect-sheep_shearer-1 }
effect-sheep_shearer-1 = When you play this card: with at least 3 sheep in your stable, take 1 wool; with at least 4, take 2 wool instead; with at least 6, take 3 wool instead.
card-shepherd = Shepherd
    .help = { effect-shepherd-1 }
effect-shepherd-1 = When you play this card: with at least 2 sheep in your stable, take 1 milk and 1 wool; with at least 4, take 1 milk and 2 wool instead.
card-cattle_breeder = Cattle Breeder
    .help = { effect-cattle_breeder-1 }
effect-cattle_breeder-1 = When you play this card: you may carry out an extra Animal Breeding phase for yourself alone.
card-ships_cook = Ship’s Cook
    .help = { effect-ships_cook-1 }
effect-ships_cook-1 = Before overseas trading: you may upgrade 1 salt meat, 1 game meat or 1 whale meat.
card-foreign_trader = Foreign Trader
    .help = { effect-foreign_trader-1 }
effect-foreign_trader-1 = Before overseas trading: you may upgrade 1 good.
card-peacemaker = Peacemaker
    .help = { effect-peacemaker-1 }
effect-peacemaker-1 = In the New Weapon phase, instead of what it gives you: you may take 1 wood, 1 stone or 1 ore.
card-modifier = Modifier
    .help = { effect-modifier-1 }
effect-modifier-1 = At any time: you may move ore from your ships back to your supply.
card-master_joiner = Master Joiner
    .help = { effect-master_joiner-1 }
effect-master_joiner-1 = At any time: you may lay wood as if it were silver in your stone house or long house.
card-slowpoke = Slowpoke
    .help = { effect-slowpoke-1 }
effect-slowpoke-1 = After the Bonus phase: you may exchange 1 silver or 1 mead for 1 oil.
card-steward = Steward
    .help = { effect-steward-1 }
effect-steward-1 = Before the Income phase: you may put 1 wood or 1 stone into one of your sheds; if you do, take 1 silver.
card-fruit_picker = Fruit Picker
    .help = { effect-fruit_picker-1 }
effect-fruit_picker-1 = When you play this card: take 1 tile of fruits.
card-master_tailor = Master Tailor
    .help = { effect-master_tailor-1 }
effect-master_tailor-1 = At any time: you may exchange 1 hide, 1 wool and 1 linen for 1 clothing and 3 silver, as often as you like.
card-pirate = Pirate
    .help = { effect-pirate-1 }
effect-pirate-1 = At any time: you may exchange 1 wood and 6 silver for 1 treasure chest, as often as you like.
card-ship_architect = Ship Architect
    .help = { effect-ship_architect-1 }
effect-ship_architect-1 = At any time: you may exchange either 3 wood and 1 wool or 3 wood and 1 linen for 1 longship, as often as you like (this is not a building action).
card-tanner = Tanner
    .help = { effect-tanner-1 }
effect-tanner-1 = At any time: you may exchange 1 salt meat for 1 hide, as often as you like.
card-farmer = Farmer
    .help = { effect-farmer-1 }
effect-farmer-1 = At any time: you may exchange 1 cattle (pregnant or not) for 1 jewelry, as often as you like.
card-plower = Plower
    .help = { effect-plower-1 }
effect-plower-1 = At any time: you may exchange 1 cattle (pregnant or not) for 1 tile of peas, 1 flax, 1 tile of beans, 1 grain and 1 cabbage, as often as you like; if you do, this counts as a Harvest for your other cards.
card-rune_engraver = Rune Engraver
    .help = { effect-rune_engraver-1 }
effect-rune_engraver-1 = At any time: you may exchange 1 rune stone for 1 hide, as often as you like.
card-master_mason = Master Mason
    .help = { effect-master_mason-1 }
effect-master_mason-1 = At any time: you may exchange 1 rune stone for either 1 silver and 1 milk or 1 silver and 1 cabbage, as often as you like.
card-tutor = Tutor
    .help = { effect-tutor-1 }
effect-tutor-1 = At any time: you may play 1 occupation from your hand, paying 1 silver, as often as you like.
card-farm_shop_owner = Farm Shop Owner
    .help = { effect-farm_shop_owner-1 }
effect-farm_shop_owner-1 = At any time: you may upgrade 1 orange good, paying 1 silver, as often as you like.
card-tradesman = Tradesman
    .help = { effect-tradesman-1 }
effect-tradesman-1 = At any time: you may exchange 1 silverware for 1 silk or 1 chest, as often as you like.
card-treasurer = Treasurer
    .help = { effect-treasurer-1 }
effect-treasurer-1 = At any time: you may exchange 1 chest and 3 silver for 1 treasure chest, as often as you like.
card-arms_dealer = Arms Dealer
    .help = { effect-arms_dealer-1 }
effect-arms_dealer-1 = At any time: you may exchange 2 weapons of your choice for 1 ore, as often as you like.
card-bean_farmer = Bean Farmer
    .help = { effect-bean_farmer-1 }
effect-bean_farmer-1 = At any time: you may exchange 2 tiles of beans for 1 tile of peas, 1 mead and 1 stockfish, as often as you like.
card-linseed_oil_presser = Linseed Oil Presser
    .help = { effect-linseed_oil_presser-1 }
effect-linseed_oil_presser-1 = At any time: you may exchange 2 flax for 3 oil, as often as you like.
card-linen_weaver = Linen Weaver
    .help = { effect-linen_weaver-1 }
effect-linen_weaver-1 = At any time: you may exchange 2 flax and 1 silver for 2 linen, as often as you like.
card-inspector = Inspector
    .help = { effect-inspector-1 }
effect-inspector-1 = When you play this card: you may take back 1 of your Vikings from an action space; if you do, you may take back 1 more Viking from the same space, paying 1 silver times the current round number.
card-wharf_owner = Wharf Owner
    .help = { effect-wharf_owner-1 }
effect-wharf_owner-1 = When you play this card: you may exchange 1 longship for 8 silver.
card-fine_blacksmith = Fine Blacksmith
    .help = { effect-fine_blacksmith-1 }
effect-fine_blacksmith-1 = When you play this card: you may exchange 1 ore and 1 silver for the crucifix or the cloakpin.
card-hornturner = Hornturner
    .help = { effect-hornturner-1 } { effect-hornturner-2 }
effect-hornturner-1 = When you play this card: you may exchange 1 sheep (pregnant or not) for 1 salt meat, 1 hide and 1 wool.
effect-hornturner-2 = When you play this card: you may exchange 3 silver for the drinking horn.
card-ship_builder = Ship Builder
    .help = { effect-ship_builder-1 }
effect-ship_builder-1 = When you play this card: you may exchange 1 whaling boat and 2 silver for 1 longship (this is not a building action).
card-dragonslayer = Dragonslayer
    .help = { effect-dragonslayer-1 }
effect-dragonslayer-1 = When you play this card: you may exchange 2 snares and 2 spears for 1 treasure chest.
card-field_farmer = Field Farmer
    .help = { effect-field_farmer-1 }
effect-field_farmer-1 = When you play this card: you may exchange 1 orange good for a tile up to 2 steps diagonally up and to the right of it in the goods boxes, paying 1 silver.
card-private_chef = Private Chef
    .help = { effect-private_chef-1 }
effect-private_chef-1 = When you play this card: you may exchange 4 silver for 2 silverware, 1 game meat and 1 mead.
card-supplier_of_weapons = Supplier of Weapons
    .help = { effect-supplier_of_weapons-1 }
effect-supplier_of_weapons-1 = When you play this card: you may take 4 weapons from the draw pile.
card-equipment_supplier = Equipment Supplier
    .help = { effect-equipment_supplier-1 }
effect-equipment_supplier-1 = When you play this card: take weapons until you have 2 of each kind.
card-courier = Courier
    .help = { effect-courier-1 }
effect-courier-1 = When you play this card: you may take the cloakpin from any player’s board into your supply; 1 silverware and 1 rune stone from the general supply fill its place.
card-innkeeper = Innkeeper
    .help = { effect-innkeeper-1 }
effect-innkeeper-1 = When you play this card: you may take the drinking horn from any player’s board into your supply; 1 chest and 1 rune stone from the general supply fill its place.
card-earl = Earl
    .help = { effect-earl-1 }
effect-earl-1 = When you play this card: you may exchange 1 silver times the current round number for 1 stone house (this is not a building action).
card-metalsmith = Metalsmith
    .help = { effect-metalsmith-1 }
effect-metalsmith-1 = When you play this card: you may take 1 silverware, exchange 2 silver for the crucifix or exchange 5 silver for the chalice.
card-cowherd = Cowherd
    .help = { effect-cowherd-1 }
effect-cowherd-1 = When you play this card: you may exchange 1 grain and 2 silver for 1 cattle.
card-bone_collector = Bone Collector
    .help = { effect-bone_collector-1 }
effect-bone_collector-1 = When you play this card: you may exchange 1 silver for 1 skin and bones.
card-homecomer = Homecomer
    .help = { effect-homecomer-1 }
effect-homecomer-1 = When you play this card: you may take back 1 of your Vikings from each of your spaces in column 4.
card-follower = Follower
    .help = { effect-follower-1 }
effect-follower-1 = When you play this card: you may use an occupied space in column 2 without placing Vikings (if it fails, no Viking comes back).
card-traveling_merchant = Traveling Merchant
    .help = { effect-traveling_merchant-1 }
effect-traveling_merchant-1 = When you play this card: with at least 1 knarr, you may turn over up to 2 goods tiles; with at least 2, you may turn over up to 4 goods tiles instead; with at least 3, you may turn over up to 6 goods tiles instead; with at least 4, you may turn over up to 7 goods tiles instead.
card-breeder = Breeder
    .help = { effect-breeder-1 }
effect-breeder-1 = When you play this card: you may exchange 1 cattle for 1 pregnant cattle.
card-shepherd_boy = Shepherd Boy
    .help = { effect-shepherd_boy-1 }
effect-shepherd_boy-1 = When you play this card: you may exchange 2 silver for 1 sheep.
card-quartermaster = Quartermaster
    .help = { effect-quartermaster-1 }
effect-quartermaster-1 = When you play this card: you may buy 1 longship for 8 silver, less 1 silver for each long sword, half a silver for each bow and arrow and half a silver for each spear you have, rounded down.
card-longship_builder = Longship Builder
    .help = { effect-longship_builder-1 }
effect-longship_builder-1 = When you play this card: you may buy 1 longship for 8 silver; with at least 1 knarr, you may buy 1 longship for 6 silver instead; with at least 2, you may buy 1 longship for 3 silver instead; with at least 3, you may buy 1 longship for 1 silver instead.
card-wholesaler = Wholesaler
    .help = { effect-wholesaler-1 }
effect-wholesaler-1 = When you play this card: you may upgrade up to 4 goods of one kind.
card-harbor_guard = Harbor Guard
    .help = { effect-harbor_guard-1 }
effect-harbor_guard-1 = When you play this card: you may take the action “emigration” without placing Vikings, with a discount of 1 silver for each knarr or longship you have.
card-hornblower = Hornblower
    .help = { effect-hornblower-1 } { effect-hornblower-2 }
effect-hornblower-1 = When you play this card: you may take the action “hunting game” without placing Vikings, paying 1 silver (if it fails, no Viking comes back).
effect-hornblower-2 = When you play this card: you may take the action “laying a snare” without placing Vikings, paying 2 silver (if it fails, no Viking comes back).
card-hide_buyer = Hide Buyer
    .help = { effect-hide_buyer-1 }
effect-hide_buyer-1 = When you play this card: you may exchange 2 silver for 1 hide, 4 silver for 2 hides or 6 silver for 3 hides.
card-preacher = Preacher
    .help = { effect-preacher-1 }
effect-preacher-1 = When you play this card: you may take the crucifix or take up to 4 items from a mountain strip.
card-clerk = Clerk
    .help = { effect-clerk-1 }
effect-clerk-1 = Before overseas trading: you may exchange 1 good for the tile diagonally up and to the left of it in the goods boxes, paying 1 silver, once for each knarr you have.
card-catapulter = Catapulter
    .help = { effect-catapulter-1 }
effect-catapulter-1 = From now on: each stone you spend in raiding or pillaging counts as 2.
card-sword_fighter = Sword Fighter
    .help = { effect-sword_fighter-1 }
effect-sword_fighter-1 = Before raiding: you may give up 1 ore loaded on the longship you use; if you do, each roll of this action counts as 2 higher.
card-latecomer = Latecomer
    .help = { effect-latecomer-1 }
effect-latecomer-1 = At the end of the Actions phase: you may use a free space in column 1, directly above or below one where your Vikings stand, without placing Vikings, paying 1 silver.
card-sympathetic_soul = Sympathetic Soul
    .help = { effect-sympathetic_soul-1 }
effect-sympathetic_soul-1 = In a round without a harvest: with at least 3 special tiles in your supply and on your boards, take 1 silver; with at least 4, take 2 silver instead; with at least 5, take 3 silver instead.
card-helper_in_time_of_need = Helper in Time of Need
    .help = { effect-helper_in_time_of_need-1 }
effect-helper_in_time_of_need-1 = In a round without a harvest: with exactly 1 whaling boat, take 1 tile of beans; with 2, take 1 grain; with 3, take 1 cabbage.
card-spice_merchant = Spice Merchant
    .help = { effect-spice_merchant-1 }
effect-spice_merchant-1 = In a round without a harvest: you may exchange 2 oil for 1 tile of spices.
card-wanderer = Wanderer
    .help = { effect-wanderer-1 }
effect-wanderer-1 = In a round without a harvest: you may take up to 2 items from a mountain strip.
card-meat_merchant = Meat Merchant
    .help = { effect-meat_merchant-1 }
effect-meat_merchant-1 = In a round without a harvest: you may exchange 1 game meat for 1 whale meat or 1 whale meat for 2 game meat.
card-pea_counter = Pea Counter
    .help = { effect-pea_counter-1 }
effect-pea_counter-1 = In a round without a harvest: you may double the peas in your supply, up to 8 in all.
card-nobleman = Nobleman
    .help = { effect-nobleman-1 }
effect-nobleman-1 = For each grain you place in a stone or long house: you may exchange 2 silver for 1 silk.
card-preceptor = Preceptor
    .help = { effect-preceptor-1 }
effect-preceptor-1 = Instead of taking an occupation you draw into your hand: you may play 1 occupation from your hand.
card-undertaker = Undertaker
    .help = { effect-undertaker-1 }
effect-undertaker-1 = For each rune stone you place on an exploration board: take 1 silver.
card-judge = Judge
    .help = { effect-judge-1 }
effect-judge-1 = For each rune stone you place in a stone or long house: take 1 mead and 1 silver.
card-fur_merchant = Fur Merchant
    .help = { effect-fur_merchant-1 }
effect-fur_merchant-1 = When using “take 1 building resource, upgrade 1 good” or “take 3 building resources, upgrade 1 good”, instead of its upgrade: you may exchange 1 game meat or 1 silk for 1 fur.
card-forest_blacksmith = Forest Blacksmith
    .help = { effect-forest_blacksmith-1 }
effect-forest_blacksmith-1 = Before using “make a chest” or “forge” and paying ore there: you may take 1 item from a mountain strip.
card-disheartened_warrior = Disheartened Warrior
    .help = { effect-disheartened_warrior-1 }
effect-disheartened_warrior-1 = After you fail in raiding, with at most 2 rolls made: take 1 stockfish or 1 oil.
card-knarr_builder = Knarr Builder
    .help = { effect-knarr_builder-1 }
effect-knarr_builder-1 = When using “build a whaling boat”, instead of its usual effect: you may exchange 3 wood for 1 knarr (this is a building action).
card-warmonger = Warmonger
    .help = { effect-warmonger-1 }
effect-warmonger-1 = From now on: with at least 3 longships, “plundering” takes 1 fewer Viking; with at least 4, “plundering” takes 2 fewer Vikings instead.
card-adventurer = Adventurer
    .help = { effect-adventurer-1 }
effect-adventurer-1 = From now on: on “explore Shetland or Faroe Islands” you may claim any exploration board that lies face up, with any ship.
card-ironsmith = Ironsmith
    .help = { effect-ironsmith-1 }
effect-ironsmith-1 = After using “make a chest” or “forge” and paying ore there: you may take back 1 of the Vikings on this space, paying 1 silver.
card-master_count = Master Count
    .help = { effect-master_count-1 }
effect-master_count-1 = After using “overseas trading” in column 2: take 1 silver for each knarr you have.
card-birka_settler = Birka Settler
    .help = { effect-birka_settler-1 }
effect-birka_settler-1 = After using “overseas trading” in column 2: you may take the action “emigration” without placing Vikings.
card-artist = Artist
    .help = { effect-artist-1 }
effect-artist-1 = After using a “crafting” space: take 1 silver for each kind of building resource you paid there.
card-barkeep = Barkeep
    .help = { effect-barkeep-1 }
effect-barkeep-1 = After using a “crafting” space: take 1 mead.
card-apprentice_craftsman = Apprentice Craftsman
    .help = { effect-apprentice_craftsman-1 }
effect-apprentice_craftsman-1 = Before using a “crafting” space: you may take 1 item from a mountain strip.
card-silk_stitcher = Silk Stitcher
    .help = { effect-silk_stitcher-1 }
effect-silk_stitcher-1 = After using a “crafting” space: you may exchange 3 silver for 1 silk.
card-princess = Princess
    .help = { effect-princess-1 }
effect-princess-1 = After using a “house building” space: take 1 silverware.
card-master_bricklayer = Master Bricklayer
    .help = { effect-master_bricklayer-1 }
effect-master_bricklayer-1 = Before using a “house building” space: pay 1 stone less in total.
card-shipowner = Shipowner
    .help = { effect-shipowner-1 }
effect-shipowner-1 = For each knarr or longship you build and pay for with wood: you may upgrade 1 good.
card-messenger = Messenger
    .help = { effect-messenger-1 }
effect-messenger-1 = After using a “weekly market” space: take 1 mead and 1 stone.
card-milkman = Milkman
    .help = { effect-milkman-1 }
effect-milkman-1 = After using a “weekly market” space: take 1 milk.
card-middleman = Middleman
    .help = { effect-middleman-1 }
effect-middleman-1 = After using a “weekly market” space: you may upgrade 1 good, paying 1 silver.
card-carpenter = Carpenter
    .help = { effect-carpenter-1 }
effect-carpenter-1 = Before using a “house building” space or a “ship building” space: you may take 1 item from a mountain strip.
card-mountain_guard = Mountain Guard
    .help = { effect-mountain_guard-1 }
effect-mountain_guard-1 = After using a space on which you take items from mountain strips: with exactly 2 different kinds of items taken, you may take 1 mead; with 3, you may take 1 hide; with 4, you may take 1 chest.
card-oil_seller = Oil Seller
    .help = { effect-oil_seller-1 }
effect-oil_seller-1 = After using “take 1 building resource, upgrade 1 good” or “take 3 building resources, upgrade 1 good”: you may exchange 1 oil for 1 silverware.
card-laborer = Laborer
    .help = { effect-laborer-1 }
effect-laborer-1 = After using a space that gives exactly 2 silver: you may exchange 2 silver for 1 grain and 2 wood.
card-scribe = Scribe
    .help = { effect-scribe-1 }
effect-scribe-1 = After exploration or emigration: take 1 rune stone.
card-trapper = Trapper
    .help = { effect-trapper-1 }
effect-trapper-1 = After you succeed in laying a snare: take 1 silver.
card-angler = Angler
    .help = { effect-angler-1 }
effect-angler-1 = After you succeed in laying a snare: take 1 stockfish.
card-digger = Digger
    .help = { effect-digger-1 }
effect-digger-1 = After you succeed in laying a snare: take 1 item from a mountain strip.
card-meat_curer = Meat Curer
    .help = { effect-meat_curer-1 }
effect-meat_curer-1 = After you succeed in laying a snare: you may exchange 1 snare for 1 salt meat.
card-snare_specialist = Snare Specialist
    .help = { effect-snare_specialist-1 }
effect-snare_specialist-1 = After using “laying a snare” with 2 Vikings and succeeding: you may take back 1 of the Vikings on this space, paying 2 snares.
card-bait_layer = Bait Layer
    .help = { effect-bait_layer-1 }
effect-bait_layer-1 = After laying a snare, successful or not: you may exchange 1 stockfish for 1 game meat.
card-berserker = Berserker
    .help = { effect-berserker-1 }
effect-berserker-1 = Before pillaging: you may give up 1 ore loaded on the longship you use; if you do, each roll of this action counts as 3 higher.
card-lance_bearer = Lance Bearer
    .help = { effect-lance_bearer-1 }
effect-lance_bearer-1 = After you succeed in raiding: take 1 silver or 1 tile of peas.
card-drunkard = Drunkard
    .help = { effect-drunkard-1 }
effect-drunkard-1 = After you fail in raiding: take 1 mead.
card-lone_wolf = Lone Wolf
    .help = { effect-lone_wolf-1 }
effect-lone_wolf-1 = After you succeed in raiding or pillaging, with exactly 1 long sword spent: take 1 long sword.
card-raider = Raider
    .help = { effect-raider-1 }
effect-raider-1 = From now on: each of your rolls for raiding or pillaging counts as 1 higher; in raiding or pillaging you may split the result between 2 tiles.
card-melee_fighter = Melee Fighter
    .help = { effect-melee_fighter-1 }
effect-melee_fighter-1 = From now on: in raiding or pillaging you may spend a spear as if it were a long sword.
card-robber = Robber
    .help = { effect-robber-1 }
effect-robber-1 = From now on: in raiding or pillaging you may take a green tile, at the sword value of its blue side less 1.
card-loot_hunter = Loot Hunter
    .help = { effect-loot_hunter-1 }
effect-loot_hunter-1 = From now on: in raiding or pillaging the special tile with the highest sword value still on the supply board counts as 1 lower (if several tie, all of them).
card-blubber_cook = Blubber Cook
    .help = { effect-blubber_cook-1 }
effect-blubber_cook-1 = After you succeed in whaling: take 1 oil.
card-ivory_sculptor = Ivory Sculptor
    .help = { effect-ivory_sculptor-1 }
effect-ivory_sculptor-1 = After you succeed in whaling, with no wood spent: with exactly 1 whaling boat used, take 1 cabbage; with 2, take 1 tile of beans; with 3, take 1 tile of peas.
card-whale_catcher = Whale Catcher
    .help = { effect-whale_catcher-1 }
effect-whale_catcher-1 = After you succeed in whaling, with exactly 1 spear spent: take 1 spear.
card-antlers_seller = Antlers Seller
    .help = { effect-antlers_seller-1 }
effect-antlers_seller-1 = After you succeed in hunting game: take 1 silver.
card-deerstalker = Deerstalker
    .help = { effect-deerstalker-1 }
effect-deerstalker-1 = After you succeed in hunting game: you may exchange 2 silver for 1 skin and bones.
card-forester = Forester
    .help = { effect-forester-1 }
effect-forester-1 = Before hunting game: you may take 1 item from a mountain strip.
card-sledger = Sledger
    .help = { effect-sledger-1 }
effect-sledger-1 = From now on: each of your rolls for hunting game or laying a snare counts as 1 lower.
card-steersman = Steersman
    .help = { effect-steersman-1 }
effect-steersman-1 = From now on: a knarr may be used as a longship for raiding, pillaging, plundering or far exploration (column 4).
card-spice_trader = Spice Trader
    .help = { effect-spice_trader-1 }
effect-spice_trader-1 = For each knarr you build and pay for with wood: you may exchange 3 silver for 1 tile of spices.
card-priest = Priest
    .help = { effect-priest-1 }
effect-priest-1 = Before using “overseas trading”: take 1 oil.
card-meat_buyer = Meat Buyer
    .help = { effect-meat_buyer-1 } { effect-meat_buyer-2 }
effect-meat_buyer-1 = When an action brings you 2 stockfish at once: you may exchange 1 stockfish for 1 game meat.
effect-meat_buyer-2 = When an action brings you 2 salt meat at once: you may exchange 1 salt meat for 1 game meat.
card-thing_spokesman = Thing Spokesman
    .help = { effect-thing_spokesman-1 }
effect-thing_spokesman-1 = When exactly 1 or 2 of your Vikings come back from the action board in the Actions phase: take 1 silver.
card-merchant = Merchant
    .help = { effect-merchant-1 }
effect-merchant-1 = After an upgrade of 3 or 4 goods in one action: you may upgrade 1 of these goods once more.
card-proficient_hunter = Proficient Hunter
    .help = { effect-proficient_hunter-1 }
effect-proficient_hunter-1 = From now on: you may roll up to 4 times instead of 3.
card-woodcutter = Woodcutter
    .help = { effect-woodcutter-1 }
effect-woodcutter-1 = After an action with Vikings that brought you at least 2 wood, once per action: take 1 silver.
card-cooper = Cooper
    .help = { effect-cooper-1 }
effect-cooper-1 = After an action with Vikings that brought you at least 2 wood, once per action: you may exchange 1 wood for 1 stockfish.
card-stone_crusher = Stone Crusher
    .help = { effect-stone_crusher-1 }
effect-stone_crusher-1 = After an action with Vikings that brought you at least 1 stone, once per action: take 1 silver.
card-skinner = Skinner
    .help = { effect-skinner-1 }
effect-skinner-1 = For each sheep or cattle you serve on your Banquet Table: take 1 skin and bones.
card-barbarian = Barbarian
    .help = { effect-barbarian-1 }
effect-barbarian-1 = For each game meat or whale meat you serve on your Banquet Table: take 3 weapons from the draw pile and 1 silver.
card-festive_hunter = Festive Hunter
    .help = { effect-festive_hunter-1 }
effect-festive_hunter-1 = After the Feast phase, with at least 1 game meat on your Banquet Table: you may take the action “hunting game” without placing Vikings.
card-sober_man = Sober Man
    .help = { effect-sober_man-1 }
effect-sober_man-1 = In the Feast phase, with no mead on your Banquet Table: take 1 silver.
card-whaling_assistant = Whaling Assistant
    .help = { effect-whaling_assistant-1 }
effect-whaling_assistant-1 = In the Bonus phase, with at least 7 Vikings standing in column 3: take 1 cabbage.
card-flax_farmer = Flax Farmer
    .help = { effect-flax_farmer-1 }
effect-flax_farmer-1 = In the Bonus phase, with at least 7 Vikings standing in column 2: take 1 flax.
card-farmhand = Farmhand
    .help = { effect-farmhand-1 }
effect-farmhand-1 = After using “hunting game” in column 2 with 2 Vikings and succeeding: take 1 hide and 1 silver.
card-armed_fighter = Armed Fighter
    .help = { effect-armed_fighter-1 }
effect-armed_fighter-1 = Before placing 4 Vikings in column 4: you may take 1 stone or 1 ore from a mountain strip.
card-village_leader = Village Leader
    .help = { effect-village_leader-1 }
effect-village_leader-1 = At the start of the Feast phase, with at least 1 clothing in your supply: take 2 silver.
card-weapons_warden = Weapons Warden
    .help = { effect-weapons_warden-1 }
effect-weapons_warden-1 = Before placing 2 Vikings in column 2, with at least 1 such placement earlier in the round: you may take 1 weapon from the draw pile.
card-taster = Taster
    .help = { effect-taster-1 }
effect-taster-1 = At the start of the Feast phase: with at least 1 tile of spices in your supply, take 1 silver; with at least 2, take 2 silver instead.
card-earl_of_lade = Earl of Lade
    .help = { effect-earl_of_lade-1 }
effect-earl_of_lade-1 = Each time you come to have exactly 3 Vikings on the Thing Square: take 1 silver.
card-sower = Sower
    .help = { effect-sower-1 }
effect-sower-1 = In a round with a harvest: with at least 1 flax in your supply, take 1 flax; or with at least 1 grain in your supply, take 1 grain.
card-refugee_helper = Refugee Helper
    .help = { effect-refugee_helper-1 }
effect-refugee_helper-1 = Before emigration: pay 2 silver less in total.
card-flax_baker = Flax Baker
    .help = { effect-flax_baker-1 }
effect-flax_baker-1 = After a harvest: you may exchange 1 flax for 1 grain and 1 silver.
card-fish_cook = Fish Cook
    .help = { effect-fish_cook-1 }
effect-fish_cook-1 = After the Feast phase: you may move any number of stockfish from your Banquet Table into your stone and long houses.
card-punchcutter = Punchcutter
    .help = { effect-punchcutter-1 } { effect-punchcutter-2 }
effect-punchcutter-1 = For each ore cleared from a mountain strip in phase 11: take 1 silver.
effect-punchcutter-2 = For each “2 silver” item cleared from a mountain strip in phase 11: take 2 silver.
card-bosporus_traveler = Bosporus Traveler
    .help = { effect-bosporus_traveler-1 }
effect-bosporus_traveler-1 = For each cattle you place in your stable: you may exchange 4 silver for 1 tile of spices or 3 silver for 1 silk.
card-codliver_oil_presser = Codliver Oil Presser
    .help = { effect-codliver_oil_presser-1 }
effect-codliver_oil_presser-1 = After an action that brought you at least 1 stockfish, once per action: you may exchange 1 silver for 1 oil.
card-etiquette_teacher = Etiquette Teacher
    .help = { effect-etiquette_teacher-1 }
effect-etiquette_teacher-1 = After an action in which you played an occupation, once per action: take 1 tile of peas.
card-maid = Maid
    .help = { effect-maid-1 }
effect-maid-1 = When a house gives you exactly 1 bonus good, instead of that good: you may take 1 silverware.
card-boat_builder = Boat Builder
    .help = { effect-boat_builder-1 }
effect-boat_builder-1 = As soon as you have at least 4 knarrs or longships, once in the game: take 2 whaling boats.
card-cutter_operator = Cutter Operator
    .help = { effect-cutter_operator-1 }
effect-cutter_operator-1 = As soon as you get another knarr, once in the game: take 1 stockfish and 1 silver for each knarr you have.
card-beach_raider = Beach Raider
    .help = { effect-beach_raider-1 }
effect-beach_raider-1 = As soon as you have at least 3 longships, once in the game: with an income of 5 or less, take 4 silverware; otherwise with 11 or less, take 3 silverware; otherwise with 30 or less, take 2 silverware.
card-sail_patcher = Sail Patcher
    .help = { effect-sail_patcher-1 }
effect-sail_patcher-1 = As soon as you have at least 3 knarrs or longships, once in the game: with an income of 4 or less, take 3 wool; otherwise with 9 or less, take 2 wool; otherwise with 30 or less, take 1 wool.
card-herb_gardener = Herb Gardener
    .help = { effect-herb_gardener-1 }
effect-herb_gardener-1 = At any time, once in the game, with at least 2 stone or long houses: you may exchange 2 wood for 1 tile of spices or 5 wood for 2 tiles of spices.
card-grain_deliveryman = Grain Deliveryman
    .help = { effect-grain_deliveryman-1 }
effect-grain_deliveryman-1 = When you play this card: with at least 1 knarr, take 1 tile of peas, 1 tile of beans and 1 flax; with at least 2, take 1 tile of peas, 1 tile of beans, 1 flax and 1 grain instead; with at least 3, take 1 tile of peas, 1 tile of beans, 1 flax, 1 grain and 1 cabbage instead; with at least 4, take 1 tile of peas, 1 tile of beans, 1 flax, 1 grain, 1 cabbage and 1 tile of fruits instead.
card-sponsor = Sponsor
    .help = { effect-sponsor-1 }
effect-sponsor-1 = When you play this card, with at least 3 ore in your supply: you may exchange 4 wood or 3 silver for 1 longship (this is not a building action); if you do, load it with 3 ore from your supply.
card-dorestad_traveller = Dorestad Traveller
    .help = { effect-dorestad_traveller-1 }
effect-dorestad_traveller-1 = Instead of raiding: you may upgrade up to 2 goods.
card-pea_flour_baker = Pea Flour Baker
    .help = { effect-pea_flour_baker-1 }
effect-pea_flour_baker-1 = From now on: 2 tiles of peas instead of 1 may lie horizontally on your Banquet Table.
card-chronicler = Chronicler
    .help = { effect-chronicler-1 } { effect-chronicler-2 }
effect-chronicler-1 = At any time: you may exchange 3 flax for 1 treasure chest, as often as you like.
effect-chronicler-2 = After using any space with Vikings: you may exchange 2 flax for the belt.
card-mineworker = Mineworker
    .help = { effect-mineworker-1 } { effect-mineworker-2 }
effect-mineworker-1 = When you play this card: with at least 2 players in the game, take 1 silver; with at least 3, take 2 silver instead; with at least 4, take 3 silver instead.
effect-mineworker-2 = For each “2 silver” item you take from a mountain strip: take 1 silver.
card-seafarer = Seafarer
    .help = { effect-seafarer-1 }
effect-seafarer-1 = At the end of the game, before scoring: with at least 2 exploration boards, take 4 silver; with at least 3, take 9 silver instead; with at least 4, take 16 silver instead.
card-bosporus_merchant = Bosporus Merchant
    .help = { effect-bosporus_merchant-1 }
effect-bosporus_merchant-1 = For each tile of spices you receive: take 1 oil.

## Questions

ask-start-card = { $player }: which occupation do you start with?
    .help = Alone you may choose your light brown card. It stays in your hand until you play it.
ask-turn = { $player }: where do your Vikings go? { $vikings } left.
    .help = Place as many Vikings as the column says on one free space and use it at once. Laying tiles, buying ships and loading ore cost no turn. Passing is final for the round.
ask-free = { $player }: { $moment ->
    [before_action] anything to do before the action?
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
ask-lay-turn = { $player }: how do you turn this tile: { $item }?
    .help = Only ways that fit somewhere on { $board } are offered.
ask-lay-cell = { $player }: where on { $board } do you lay it: { $item }?
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
ask-strip = { $player }: from which mountain strip do you take { $most ->
    [one] 1 item
   *[other] up to { $most } items
}?
    .help = Items are taken from the arrow on. 2 silver are one item.
ask-take = { $player }: how many items do you take, up to { $most }?
    .help = They are taken in their order, from the arrow on.
ask-boats = { $player }: which boats go? Action: { $dice }.
    .help = The printed ore and the loaded ore of each boat lower the result by 1. The ore stays aboard.
ask-roll = { $player }: { $dice }, you rolled { $rolled }: the result is { $result }. What now? Rolls left: { $rolls }.
    .help = Another roll replaces this one. Success must be paid with { $weapon } or { $resource } where it is needed; failure brings a small consolation.
ask-loot = { $player }: what do you take with { $result }?
    .help = A tile whose sword value is at most your result; each { $resource } or { $weapon } you spend adds 1.
ask-spend = { $player }: you owe { $need }. How many weapons do you spend? Weapon: { $weapon }.
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
    [space_instead] Instead of the space’s own effect.
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
event-weapon-drawn = { $player } draws a weapon: { $item }.
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
event-tile-laid = { $player } lays { $item }: { $layout }, row { $row }, column { $col }.
event-ship-bought = { $player } buys a { $item } for { $silver } silver.
event-ore-loaded = { $player } loads ore: { $vessel }.
event-upgraded = { $player } exchanges { $from } for { $to }.
event-took-from-strip = { $player } takes { $count } × { $item } from strip { $strip }.
event-die-rolled = { $player } rolls { $rolled } ({ $dice }): the result is { $result }.
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
event-space-unused = Nothing of “{ $space }” can be used any more; the Vikings of { $player } stay there.
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
    .short = { $count } { $item }
why-cannot-receive = there is no room or none left: { $item }
    .short = no room
why-needs = you need { $count } × { $item }
    .short = { $count } { $item }
why-not-in-game = that space is not in this game
why-space-blocked = your Vikings of the last round still stand there
why-space-taken = { $player } is there already
why-too-few-vikings = it takes { $needed } Vikings, you have { $vikings }
    .short = too few Vikings
why-no-animal = you have no such animal
    .short = no animal
why-no-strip = nothing is left on the mountain strips
    .short = no strip
why-no-upgrade = you have nothing that can be upgraded so far
    .short = nothing to upgrade
why-no-sale = you cannot pay for any special tile
    .short = no silver
why-no-board = none of its boards can be claimed now
    .short = no land
why-no-emigration = you need a knarr or longship, room on the banquet table, and silver for the number of the round
    .short = no ship or silver
why-no-card = you have no occupation in hand
    .short = no card
why-useless = none of its effects can be used now
    .short = no use now
why-start-card = that is not one of the light brown cards in this game
why-turn = that cannot be done now
why-free = that cannot be done now
why-imitate = no other player holds a space of this column that you could use
    .short = nothing to imitate
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

## Grids and tiles in hand, for boards that are drawn

screen-grid-own = Your home
screen-grid-home = Home
screen-grid-of-player = Boards of { $player }
screen-grid-boards = Boards
screen-grid-board = { $board }: income { $income }, { $minus } × −1 open, { $closed } of { $bonuses } bonuses closed
screen-grid-cell = row { $row }, column { $col }: { $what }
screen-grid-bare = open
screen-grid-bare-rule = It costs nothing while it is open, but an income number or a bonus still needs it covered.
screen-grid-idle = open, brings nothing any more
screen-grid-minus = open, −1
screen-grid-minus-rule = It costs a point at the end of the game unless something lies on it.
screen-grid-rock = cannot be covered
screen-grid-rock-rule = Nothing may lie here, and nothing has to.
screen-grid-income = income { $value }
screen-grid-income-rule = It may be covered only when everything to its left, below it and to its lower left is. The smallest number that shows is what the board pays.
screen-grid-bonus = bonus { $items }, { $count ->
    [one] 1 cell
   *[other] { $count } cells
} around it open
screen-grid-bonus-pays = bonus { $items }, closed
screen-grid-bonus-rule = It pays each round while it shows and everything around it is covered.
screen-grid-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
screen-grid-open = { $count ->
    [0] nothing open
   *[other] −{ $count } open
}
screen-grid-open-here = { $count ->
    [0] nothing open here
   *[other] −{ $count } open here
}
screen-grid-income-of-all = income { $value } of { $boards } boards
screen-grid-closed = { $count ->
    [one] 1 bonus closed
   *[other] { $count } bonuses closed
}
screen-grid-lay = Lay { $item } here?
screen-grid-lay-help = It may be taken back until you confirm.
screen-grid-lay-it = Lay it
screen-grid-next-fit = Go to next fit
screen-grid-tools = The tile in hand
screen-grid-turn = Turn
screen-grid-mirror = Mirror
screen-grid-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
screen-grid-that-fit = fit
screen-grid-place-of = { $place } of { $places }
screen-grid-best-first = best first
screen-grid-place-before = Place before
screen-grid-place-next = Next place
screen-grid-income-becomes = income { $before } → { $after }
screen-grid-bonus-closes = bonus closes:
screen-grid-bonus-lost = bonus lost:
screen-grid-closes = bonus closes: { $items }
screen-grid-loses = bonus lost: { $items }
screen-grid-no-off = That is off the board
screen-grid-no-taken = Something lies there already
screen-grid-no-beside = { $colour ->
    [farm] Farm products may not touch each other
    [animal] Animal products may not touch each other
   *[craft] Craft may not touch craft
}
screen-grid-no-income = The income number comes too early
screen-grid-would-touch = It would touch: { $item }.
screen-grid-lies-there = There lies: { $item }.
screen-grid-fits-there = It fits { $way }.
screen-grid-way-right = { $count } to the right
screen-grid-way-left = { $count } to the left
screen-grid-way-up = { $count } up
screen-grid-way-down = { $count } down
screen-grid-fits-turned = Turned another way it fits.
screen-grid-fits-nowhere = It fits nowhere on this board.
screen-grid-turned = { $count ->
    [one] turned once
   *[other] turned { $count } times
}
screen-grid-mirrored = turned over
screen-grid-lies = rows { $top } to { $bottom }, columns { $left } to { $right }
screen-grid-place = place { $place } of { $places }
screen-grid-no-fit = does not fit
screen-grid-tray = What may be laid
screen-grid-tray-item = { $item }, { $count }
screen-grid-empty-spaces = Empty spaces
screen-grid-nothing-fits = Nothing you have fits on your boards now.

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

## The parts of a view, for boards in words

view-length = length
view-round = round
view-rounds = rounds in all
view-last_round = last round
view-phase = phase
view-harvest = harvest
view-sheet = points by source
view-ships = ships
view-emigrations = emigrations
view-exploration_boards = exploration boards
view-animals = sheep and cattle
view-english_crown = Crown of England
view-bare_cells = bare cells
view-using = space being used
view-why = why not now
view-first_player = first player: seat { $number }
view-solo_colour = colour of this round
view-players = players
view-boards = boards
view-spaces = action spaces
view-strips_in_pile = mountain strips face down
view-special_tiles = special tiles on the oval board
view-weapon_pile = weapons to draw
view-weapons_discarded = weapons discarded
view-occupations_in_pile = occupations to draw
view-banquet = banquet
view-dice = dice
view-laying = tile being laid
view-seat = seat { $number }
view-vessels = ships
view-emigrated = emigrated ships
view-income = income
view-final_income = income at the end
view-cells_to_serve = cells to serve
view-hand_light = light brown cards in hand
view-hand_dark = dark brown cards in hand
view-occupations = occupations laid out
view-card = card
view-number = number
view-deck = deck
view-starting = starting card
view-kind = kind
view-effect = effect
view-board = board
view-layout = shows
view-owner = of seat { $number }
view-grid = cells
view-tiles = tiles
view-bonuses = bonuses
view-silver = silver
view-item = tile
view-turn = turned
view-row = row { $number }
view-col = column { $number }
view-cells = cells
view-tiles-cells = {""}
view-tiles-turn = {""}
view-pays = pays
view-space = space
view-column = column
view-blocked = blocked
view-imitation = imitates
view-strip = strip
view-items = items
view-rolls = rolls made
view-rolled = rolled
view-result = result
view-cells_of_ships = cells under ships
view-cells_left = cells left
view-lying = lying
view-standing = standing
view-waiting = cards that can be used now
view-trigger = what happens
view-used_up = cards used up
view-stored = wood and stone in sheds

## Screen

screen-round = Round { $round } of { $rounds }
    .short = R{ $round }/{ $rounds }
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
screen-laid-out = laid out
screen-card-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
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

## The drawn table

table-your-supply = Your supply
table-supply = Supply
table-supply-about = a column a shape, a row a colour
table-row-farm = farm products
table-row-farm-about = Fit the banquet. Upgraded, each becomes the good below it.
table-row-animal = animal products and animals
table-row-animal-about = Fit the banquet. Upgraded, each becomes the good below it.
table-row-craft = craft products
table-row-craft-about = Cover cells, never side by side. Upgraded, each becomes the good below it.
table-row-luxury = luxury goods
table-row-luxury-about = Cover cells, side by side too. There is nothing above them.
table-stitched-upgrade = stitched: may be upgraded
table-may-be-laid = may be laid now
table-of-them-pregnant = { $count } of them pregnant
table-space-chosen = Chosen.
table-space-blocked = Your Vikings of the last round still stand here.
table-space-free = Free for you.
table-space-copied = You may use it.
table-space-taken = Taken by { $who }.
table-space-imitable = You can imitate it.
table-space-not = Not now: { $why }.
table-space-cannot = You cannot use it now.
table-ships-owned = ships
    .help = Whaling boats, knarrs and longships in the harbour.
table-minus-open = minus points of bare cells
    .help = What bare cells of all boards would cost now.
table-only-possible = Only what I can do now
table-imitate = imitate
table-lacking = —
table-free-spaces = { $count ->
    [one] 1 space you can use
   *[other] { $count } spaces you can use
}
table-free-count = { $count } free
table-column-1 = Takes 1 Viking.
table-column-2 = Takes 2 Vikings.
table-column-3 = Takes 3 Vikings; first you draw an occupation.
table-column-4 = Takes 4 Vikings; first you may play an occupation.
table-group-build_houses = House building
table-group-build_ships = Ship building
table-group-hunting = Hunting
table-group-hunting-short = Hunting
table-group-livestock_market = Livestock market
table-group-livestock_market-short = Livestock
table-group-weekly_market = Weekly market
table-group-products = Products
table-group-crafting = Crafting
table-group-crafting-short = Crafting
table-group-mountains_and_trade = Mountains and trade
table-group-mountains_and_trade-short = Mountains
table-group-sailing = Sailing
table-group-sailing-short = Sailing
table-group-emigration_and_occupation = Emigration and occupation
table-group-emigration_and_occupation-short = Crews
table-strip = Strip { $strip }: { $items }
table-strip-takes = this takes up to { $most }
table-strips-left = taken from the left; { $count } face down
table-occupations = Occupations
table-occupations-about = { $count } in play, { $points } points; { $held } in hand
table-in-hand = In hand
table-card-about = { $points } points, deck { $deck }.
table-used-up = Used up.
table-to-explore = Left to explore
table-all-explored = Every land has been claimed.
table-land = { $land }, { $points } points, { $silver } silver on it
table-ships-shetland = By any ship.
table-ships-faroe_islands = By any ship.
table-ships-iceland = By knarr or longship.
table-ships-greenland = By knarr or longship.
table-ships-bear_island = By knarr or longship.
table-ships-baffin_island = By longship.
table-ships-labrador = By longship.
table-ships-newfoundland = By longship.
table-ships-and-stores = Ships and buildings
table-still-to-build = { $count } left to build.
table-emigrated = { $count ->
    [one] 1 ship has emigrated
   *[other] { $count } ships have emigrated
}
table-penalties = { $count ->
    [one] 1 penalty
   *[other] { $count } penalties
}
table-penalties-rule = Each costs 3 points at the end.
table-banquet = Banquet
table-feast-open = { $cells ->
    [one] 1 cell to fill, else a penalty
   *[other] { $cells } cells to fill, each bare one a penalty
}
table-feast-full = nothing bare
table-foods = What can be served
table-served = Served
table-lies = lying, { $cells }
table-stands = standing, { $cells }
table-clear-away = Take { $item } off the table
table-leave-bare = { $cells ->
    [0] Done
    [one] Leave 1 cell bare
   *[other] Leave { $cells } cells bare
}
table-feast-ask = { $cells ->
    [one] The feast: 1 cell to fill
   *[other] The feast: { $cells } cells to fill
}
table-feast-confirm = Confirm serves { $suggestion }.
table-special-tiles = Special tiles
table-specials-left = { $count } left
table-steps = Steps of this action
table-rolled = rolled { $rolled }, result { $result }; roll { $rolls }
table-pass = Pass the round…
table-pass-sure = Pass the rest of the round?
table-pass-final = Your Vikings that are left stay idle. Passing is final for this round.
table-anytime = At any time
table-so-far = So far
table-score = Score so far
table-since = Since your turn:
table-looking-at = The table of { $who }
table-back-home = Back to yours
table-pages = Pages
table-asked-here = The question is here.
table-more = More
table-page-actions = Actions
table-page-home = Home
table-page-supply = Supply
table-page-feast = Feast
table-page-lands = Lands
table-leaf-actions = Action board
table-leaf-home = Your boards
table-leaf-feast = Banquet and cards
table-placing = { $vikings ->
    [one] Place 1 Viking: { $space }
   *[other] Place { $vikings } Vikings: { $space }
}
table-vikings-left = { $count ->
    [0] No Viking is left after that.
    [one] 1 Viking stays to act.
   *[other] { $count } Vikings stay to act.
}
table-you-get = You get { $things }.
table-you-pay = You pay { $things }.
table-confirm-ends = Confirm ends the turn.
table-confirm-goes-on = Lay what you like; Confirm goes on.
table-phase = Phase { $phase }, { $phase ->
    [1] new Viking
    [2] harvest
    [3] new lands
    [4] weapons
    [5] actions
    [6] first player
    [7] income
    [8] breeding
    [9] feast
    [10] bonus
    [11] mountains
   *[12] return
}
table-banquet-cells = Banquet: { $cells } cells
table-harvest = Harvest: { $harvest ->
    [0] none
    [1] three crops
    [2] four crops
    [3] five crops
   *[other] all six crops
}
