### What occupations do, in English, piece by piece. clauses.py, deeds.py and counts.py put the pieces together.
### $mode: may = the owner may decline, to = goes on after "you may", do = must be done. $n: a number, or "kind" for the thing alone.

## A clause

clause = { $when }: { $deeds }.
clause-if = { $when }, { $conditions }: { $deeds }.
limit-once_per_action = { $when }, once per action
limit-once_per_game = { $when }, once in the game

list = { $first }, { $rest }
and = { $first } and { $rest }
or = { $first } or { $rest }
either = either { $things }
or-either = { $first } or { $rest }
or-else = { $first }; or { $rest }
also = { $first }; { $rest }
if-so = { $first }; if you do, { $rest }

## When

when-play = When you play this card
when-anytime = At any time
when-always = From now on
when-scoring = At the end of the game, before scoring
when-state = As soon as you have { $conditions }
when-phase-before = Before the { $phase } phase
when-phase-start = At the start of the { $phase } phase
when-phase-during = In the { $phase } phase
when-phase-instead = In the { $phase } phase, instead of what it gives you
when-phase-after = After the { $phase } phase
when-phase-end = At the end of the { $phase } phase
when-no-harvest = In a round without a harvest
when-harvest-during = In a round with a harvest
when-harvest-after = After a harvest
when-space-before = Before using { $spaces }
when-space-after = After using { $spaces }
when-space-instead = When using { $spaces }, instead of its usual effect
when-space-instead-of-upgrade = When using { $spaces }, instead of its upgrade
when-placing = Before placing { $vikings } Vikings in column { $column }
when-action-before = Before { $actions }
when-action-after = After { $actions }
when-action-any = After { $actions }, successful or not
when-action-success = After you succeed in { $actions }
when-action-failure = After you fail in { $actions }
when-action-instead = Instead of { $actions }
when-upgraded = After an upgrade of { $goods } goods in one action
when-using = After an action in which you used a { $ship }
when-receive-each = For each { $items } you receive
when-receive-action = After an action that brought you at least { $items }
when-receive-viking_action = After an action with Vikings that brought you at least { $items }
when-receive-at-once = When an action brings you { $items } at once
when-place-house = For each { $items } you place in a stone or long house
when-place-exploration_board = For each { $items } you place on an exploration board
when-place-stable = For each { $items } you place in your stable
when-place-banquet_table = For each { $items } you serve on your Banquet Table
when-build = For each { $items } you build
when-build-paying = For each { $items } you build and pay for with { $item }
when-acquire = As soon as you get another { $items }
when-mountain_take = For each { $items } you take from a mountain strip
when-mountain_removed = For each { $items } cleared from a mountain strip in phase 11
when-draw_occupation = Instead of taking an occupation you draw into your hand
when-occupation_played = After an action in which you played an occupation
when-vikings_back = When exactly { $vikings } of your Vikings come back from the action board in the Actions phase
when-thing_square = Each time you come to have exactly { $n } Vikings on the Thing Square
when-bonus_good = When a house gives you exactly { $n } bonus good, instead of that good

phase-harvest = Harvest
phase-draw_weapon = New Weapon
phase-actions = Actions
phase-income = Income
phase-breeding = Animal Breeding
phase-feast = Feast
phase-bonus = Bonus

space-any = any space with Vikings
space-group = a “{ $group }” space
space-mountain = a space on which you take items from mountain strips
space-gives = a space that gives exactly { $silver } silver
space-costs = a space that costs at least { $silver } silver in total
space-named = “{ $space }”
space-column = “{ $space }” in column { $column }
space-paying = { $spaces } and paying { $item } there
space-vikings = { $spaces } with { $vikings } Vikings
space-success = { $spaces } and succeeding

group-build_houses = house building
group-build_ships = ship building
group-livestock_market = livestock market
group-weekly_market = weekly market
group-crafting = crafting

action-hunting_game = hunting game
action-laying_a_snare = laying a snare
action-whaling = whaling
action-raiding = raiding
action-pillaging = pillaging
action-plundering = plundering
action-exploration = exploration
action-far_exploration = far exploration (column 4)
action-emigration = emigration
action-overseas_trading = overseas trading

## How many

number = { $n }
count-at_least = at least { $things }
with-at_least = with at least { $things }
with-at_most = with at most { $things }
with-exactly = with exactly { $things }
with-none = with no { $things }
placed = { $things } { $place }
in-supply = in your supply
in-stable = in your stable
in-supply-boards = in your supply and on your boards
in-supply-stable = in your supply and stable
in-banquet_table = on your Banquet Table
for-each = for each { $thing }
for-each-owned = for each { $thing } you have
times-round = times the current round number

n-ship_set = { $n ->
    [one] 1 ship of each of the three types
   *[other] { $n } ships of each of the three types
}
n-ore_on_ships = { $n } ore loaded on your ships
n-special_tile = { $n ->
    [one] 1 special tile
   *[other] { $n } special tiles
}
n-longship_with_ore = { $n ->
    [one] 1 longship
   *[other] { $n } longships
} carrying { $ore } or more ore
n-player = { $n ->
    [one] 1 player
   *[other] { $n } players
} in the game
n-exploration_board = { $n ->
    [one] 1 exploration board
   *[other] { $n } exploration boards
}
n-mountain_types_taken = { $n } different kinds of items taken
n-boats_used = { $n ->
    [one] 1 whaling boat
   *[other] { $n } whaling boats
} used
n-income = an income of { $n }
n-large_ship = { $n ->
    [kind] knarr or longship
   *[other] { $n } knarrs or longships
}
n-house = { $n ->
    [kind] stone or long house
   *[other] { $n } stone or long houses
}
n-vikings_on_group = { $n } Vikings standing on “{ $group }” spaces
n-vikings_in_column = { $n } Vikings standing in column { $column }
n-rolls_made = { $n } rolls made
n-spent_wood = wood spent
n-spent_spear = { $n ->
    [one] 1 spear spent
   *[other] { $n } spears spent
}
n-spent_long_sword = { $n ->
    [one] 1 long sword spent
   *[other] { $n } long swords spent
}
n-same_placements_this_round = { $n } such placement earlier in the round
n-animal_type = kind of animal (sheep, cattle)
n-red_good_type = kind of red good
n-game_whale_pair = pair of game meat and whale meat
n-building_resource_types_paid = kind of building resource you paid there

n-peas = { $n ->
    [kind] peas
    [one] { $n } tile of peas
   *[other] { $n } tiles of peas
}
n-flax = { $n ->
    [kind] flax
   *[other] { $n } flax
}
n-beans = { $n ->
    [one] { $n } tile of beans
   *[other] { $n } tiles of beans
}
n-grain = { $n ->
    [kind] grain
   *[other] { $n } grain
}
n-cabbage = { $n } cabbage
n-fruits = { $n ->
    [one] { $n } tile of fruits
   *[other] { $n } tiles of fruits
}
n-mead = { $n ->
    [kind] mead
   *[other] { $n } mead
}
n-stockfish = { $n ->
    [kind] stockfish
   *[other] { $n } stockfish
}
n-milk = { $n } milk
n-salt_meat = { $n ->
    [kind] salt meat
   *[other] { $n } salt meat
}
n-game_meat = { $n ->
    [kind] game meat
   *[other] { $n } game meat
}
n-whale_meat = { $n ->
    [kind] whale meat
   *[other] { $n } whale meat
}
n-sheep = { $n ->
    [kind] sheep
   *[other] { $n } sheep
}
n-cattle = { $n ->
    [kind] cattle
   *[other] { $n } cattle
}
n-pregnant_cattle = { $n } pregnant cattle
n-any_sheep = { $n ->
    [kind] sheep
    [one] 1 sheep (pregnant or not)
   *[other] { $n } sheep
}
n-any_cattle = { $n ->
    [kind] cattle
    [one] 1 cattle (pregnant or not)
   *[other] { $n } cattle
}
n-oil = { $n } oil
n-hide = { $n ->
    [one] 1 hide
   *[other] { $n } hides
}
n-wool = { $n } wool
n-linen = { $n } linen
n-skin_and_bones = { $n } skin and bones
n-fur = { $n } fur
n-clothing = { $n } clothing
n-rune_stone = { $n ->
    [kind] rune stone
    [one] 1 rune stone
   *[other] { $n } rune stones
}
n-silverware = { $n } silverware
n-chest = { $n ->
    [kind] chest
    [one] 1 chest
   *[other] { $n } chests
}
n-silk = { $n } silk
n-spices = { $n ->
    [kind] tile of spices
    [one] { $n } tile of spices
   *[other] { $n } tiles of spices
}
n-jewelry = { $n } jewelry
n-treasure_chest = { $n ->
    [kind] treasure chest
    [one] 1 treasure chest
   *[other] { $n } treasure chests
}
n-silver_hoard = { $n } silver hoard
n-belt = the belt
n-chalice = the chalice
n-cloakpin = the cloakpin
n-crucifix = the crucifix
n-drinking_horn = the drinking horn
n-silver = { $n } silver
n-wood = { $n ->
    [kind] wood
   *[other] { $n } wood
}
n-stone = { $n ->
    [kind] stone
   *[other] { $n } stone
}
n-ore = { $n ->
    [kind] ore
   *[other] { $n } ore
}
n-two_silver = “2 silver” item
n-bow = { $n ->
    [kind] bow and arrow
   *[other] { $n } bow and arrow
}
n-snare = { $n ->
    [one] 1 snare
   *[other] { $n } snares
}
n-spear = { $n ->
    [kind] spear
    [one] 1 spear
   *[other] { $n } spears
}
n-long_sword = { $n ->
    [kind] long sword
    [one] 1 long sword
   *[other] { $n } long swords
}
n-any_weapon = { $n } weapons of your choice
n-weapon_card = { $n ->
    [one] 1 weapon
   *[other] { $n } weapons
} from the draw pile
n-whaling_boat = { $n ->
    [kind] whaling boat
    [one] 1 whaling boat
   *[other] { $n } whaling boats
}
n-knarr = { $n ->
    [kind] knarr
    [one] 1 knarr
   *[other] { $n } knarrs
}
n-longship = { $n ->
    [kind] longship
    [one] 1 longship
   *[other] { $n } longships
}
n-stone_house = { $n ->
    [kind] stone house
   *[other] { $n } stone house
}
n-long_house = long house

## What is done

gain = { $mode ->
    [may] you may take
   *[other] take
} { $things }
gain-placed = { $deed }, if you place it on your home board or your exploration boards at once
gain_copy = take { $n } more tile of a good of which you have exactly { $have } { $place } (not { $excepted })
double = { $mode ->
    [may] you may double
   *[other] double
} the { $item }, up to { $most } in all
exchange = { $mode ->
    [may] you may exchange
   *[other] exchange
} { $swaps }
swap = { $cost } for { $gain }
no-building = { $deed } (this is not a building action)
building = { $deed } (this is a building action)
option-if = { $conditions }, { $deed }
upgrade = { $mode ->
    [may] you may upgrade
   *[other] upgrade
} { $goods }
upgrade-steps = { $mode ->
    [may] you may upgrade
   *[other] upgrade
} { $goods } by up to { $steps } levels
upgrade-up_left = { $mode ->
    [may] you may exchange
   *[other] exchange
} { $goods } for the tile diagonally up and to the left of it in the goods boxes
upgrade-up_right = { $mode ->
    [may] you may exchange
   *[other] exchange
} { $goods } for a tile up to { $steps } steps diagonally up and to the right of it in the goods boxes
goods = { $n ->
    [one] 1 good
   *[other] up to { $n } goods
}
goods-orange = { $n ->
    [one] 1 orange good
   *[other] up to { $n } orange goods
}
goods-same = up to { $n } goods of one kind
goods-only = { $items }
goods-just_upgraded = { $n } of these goods once more
paying = { $deed }, paying { $cost }
often = { $deed }, as often as you like
once-each = { $deed }, once { $each }
flip = { $mode ->
    [may] you may turn over
   *[other] turn over
} up to { $tiles } goods tiles
mountain = { $mode ->
    [may] you may take
   *[other] take
} { $n ->
    [one] 1 item
   *[other] up to { $n } items
} from a mountain strip
mountain-only = { $mode ->
    [may] you may take
   *[other] take
} { $items } from a mountain strip
take_action = { $mode ->
    [may] you may take
   *[other] take
} the action “{ $action }” without placing Vikings
no_viking_back = { $deed } (if it fails, no Viking comes back)
less-each = { $deed }, with a discount of { $off } { $each }
use_space-occupied = { $mode ->
    [may] you may use
   *[other] use
} an occupied space in column { $column } without placing Vikings
use_space-free = { $mode ->
    [may] you may use
   *[other] use
} a free space in column { $column }, directly above or below one where your Vikings stand, without placing Vikings
run_phase-self = { $mode ->
    [may] you may carry out
   *[other] carry out
} an extra { $phase } phase for yourself alone
run_phase-houses = { $mode ->
    [may] you may carry out
   *[other] carry out
} an extra { $phase } phase for your houses alone
run_phase-home_board = { $mode ->
    [may] you may carry out
   *[other] carry out
} an extra { $phase } phase for your home board alone
return_viking-one_space = { $mode ->
    [may] you may take back
   *[other] take back
} { $n } of your Vikings from an action space
return_viking-same_space = { $mode ->
    [may] you may take back
   *[other] take back
} { $n } more Viking from the same space
return_viking-this_space = { $mode ->
    [may] you may take back
   *[other] take back
} { $n } of the Vikings on this space
return_viking-each_space = { $mode ->
    [may] you may take back
   *[other] take back
} { $n } of your Vikings from each of your spaces in column { $column }
play_occupation = { $mode ->
    [may] you may play
   *[other] play
} { $n } occupation from your hand
buy_ship = { $mode ->
    [may] you may buy
   *[other] buy
} { $ship } for { $price } silver
off = { $deed }, less { $offs } you have, rounded down
off-each = { $silver ->
    [0] half a silver
   *[other] { $silver } silver
} for each { $item }
fill_weapons = take weapons until you have { $n } of each kind
reclaim_special = { $mode ->
    [may] you may take
   *[other] take
} { $tile } from any player’s board into your supply; { $fill } from the general supply fill its place
discount = pay { $things } less in total
die = each of your rolls for { $actions } counts as { $n } { $way ->
    [less] lower
   *[more] higher
}
die-now = each roll of this action counts as { $n } { $way ->
    [less] lower
   *[more] higher
}
move-own_ships-supply = { $mode ->
    [may] you may move
   *[other] move
} { $item } from your ships back to your supply
move-action_ship-general_supply = { $mode ->
    [may] you may give up
   *[other] give up
} { $item } loaded on the longship you use
move-banquet_table-house = { $mode ->
    [may] you may move
   *[other] move
} any number of { $item } from your Banquet Table into your stone and long houses
move-supply-new_ship = load it with { $item } from your supply
move-supply-shed = { $mode ->
    [may] you may put
   *[other] put
} { $item } into one of your sheds
rule-spend_value = each { $item } you spend in { $actions } counts as { $value }
rule-substitute_weapon = in { $actions } you may spend a { $use } as if it were a { $instead_of }
rule-loot_split = in { $actions } you may split the result between { $tiles } tiles
rule-loot_green = in { $actions } you may take a green tile, at the sword value of its blue side less { $n }
rule-special_sword_value = in { $actions } the special tile with the highest sword value still on the supply board counts as { $n } lower (if several tie, all of them)
rule-max_rolls = you may roll up to { $n } times instead of 3
rule-knarr_as_longship = a knarr may be used as a longship for { $actions }
rule-vikings_needed = “{ $space }” takes { $n ->
    [one] 1 fewer Viking
   *[other] { $n } fewer Vikings
}
rule-explore_any_board = on “{ $space }” you may claim any exploration board that lies face up, with any ship
rule-place_wood_as_silver = you may lay wood as if it were silver in your { $onto }
rule-horizontal_on_table = { $n } tiles of { $item } instead of 1 may lie horizontally on your Banquet Table
rule-counts_as_phase = this counts as a { $phase } for your other cards

tier-at_least-first = with at least { $things }, { $deed }
tier-at_least-next = with at least { $n }, { $deed } instead
tier-bare = { $deed }
tier-at_least-after-bare = with at least { $things }, { $deed } instead
tier-exactly-first = with exactly { $things }, { $deed }
tier-exactly-next = with { $n }, { $deed }
tier-at_most-first = with { $things } or less, { $deed }
tier-at_most-next = otherwise with { $n } or less, { $deed }
