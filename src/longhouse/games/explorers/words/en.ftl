### Explorers of the North Sea in English. Ids: colour-, captain-, shape-, icon-, side-, deed-, shore-, animal-, where-
### nouns; count- and place- in running text; ask- questions; answer-<question>-<kind>; event-; score-;
### why- (an answer is not possible because …); option- and value-; screen-.

about = Lay the islands tile by tile, raid, herd and build outposts.

components = What is reconstructed
    .help = The pictures of the printed tiles are lost. The coastlines of all 48 tiles, the four starting sides, how many tiles show a settlement or an enemy ship and how many settlements have each strength are reconstructions: they fit all that is known, but they are not the printed ones. An owner of the box can correct them in the game’s data files.
component-shape = Outlines of the coasts
component-tile = Terrain tiles
component-start_side = Sides of the starting boards
component-settlement = Strengths of the settlements
component-colour = Colours of the players

## Things

colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green

captain-archer = Archer
    .help = 1 point for each placed tile on the shortest way from the starting board to your farthest outpost.
captain-barbarian = Barbarian
    .help = 1 more point for each enemy ship you destroyed.
captain-cartographer = Cartographer
    .help = With two islands or more, your second largest island counts again.
captain-hero = Hero
    .help = 2 points for each set of one outpost, one settlement and one enemy ship.
captain-huntsman = Huntsman
    .help = 2 points for each pair of the same animal you delivered.
captain-queen = Queen
    .help = Your influence on one island you control, less the number of players.
captain-scout = Scout
    .help = 1 point for each finished island that you do not control and where a Viking of yours stands.
captain-shieldmaiden = Shieldmaiden
    .help = 1 point for each island you control.
captain-trader = Trader
    .help = 2 points for every three animals you delivered, of whatever kind.
captain-tyrant = Tyrant
    .help = 1 more point for each settlement you raided.
captain-watchman = Watchman
    .help = 1 more point for each outpost you built.

shape-cape = cape
shape-shore = shore
shape-twin_capes = twin capes
shape-isthmus = isthmus
shape-strait = strait
shape-half = straight coast
shape-hook_right = right hook
shape-shore_and_cape_right = shore and right cape
shape-hook_left = left hook
shape-shore_and_cape_left = shore and left cape
shape-three_points = three points
shape-bay = bay
shape-channel = channel
shape-sound = sound
shape-inlet = inlet

icon-pig = a pig
icon-chicken = a chicken
icon-goat = a goat
icon-sheep = a sheep
icon-cattle = a cow
icon-horse = a horse
icon-settlement = a settlement
icon-enemy_ship = an enemy ship
icon-nothing = nothing

tile = the { $shape } with { $icon }
    .help = When it is placed, what it shows is put on it: an animal from the supply, a settlement of unknown strength, or an enemy ship face down.
tile-hidden = a tile

animal-pig = pig
    .help = There are six in the game. A delivered set is worth 1, 3, 6, 10, 15 or 21 points with one to six kinds.
animal-chicken = chicken
    .help = There are five in the game. A delivered set is worth 1, 3, 6, 10, 15 or 21 points with one to six kinds.
animal-goat = goat
    .help = There are five in the game. A delivered set is worth 1, 3, 6, 10, 15 or 21 points with one to six kinds.
animal-sheep = sheep
    .help = There are four in the game. A delivered set is worth 1, 3, 6, 10, 15 or 21 points with one to six kinds.
animal-cattle = cow
    .help = There are three in the game. A delivered set is worth 1, 3, 6, 10, 15 or 21 points with one to six kinds.
animal-horse = horse
    .help = There are three in the game. A delivered set is worth 1, 3, 6, 10, 15 or 21 points with one to six kinds.

count-viking = { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
}
count-pig = { $count ->
    [one] 1 pig
   *[other] { $count } pigs
}
count-chicken = { $count ->
    [one] 1 chicken
   *[other] { $count } chickens
}
count-goat = { $count ->
    [one] 1 goat
   *[other] { $count } goats
}
count-sheep = { $count } sheep
count-cattle = { $count ->
    [one] 1 cow
   *[other] { $count } cows
}
count-horse = { $count ->
    [one] 1 horse
   *[other] { $count } horses
}
walkers-1 = 1 Viking
walkers-2 = 2 Vikings
list-more = { $first }, { $rest }

side-north_east = north-east
side-east = east
side-south_east = south-east
side-south_west = south-west
side-west = west
side-north_west = north-west
side-none = nowhere

deed-load = Load the longship
    .short = Load
    .help = 1 point. Take aboard any Vikings of yours and any livestock from one land on the ship’s hex, or Vikings from the mainland. A ship carries three pieces; livestock needs a Viking that boards with it or stands on that land.
deed-unload = Unload the longship
    .short = Unload
    .help = 1 point. Put Vikings and livestock ashore on one land of the ship’s hex. Livestock put on the mainland is delivered. Enough Vikings at a settlement raid it at once.
deed-sail = Sail
    .short = Sail
    .help = 1 point. The ship goes to a neighbouring hex across a sea edge, with one Viking aboard at least. With two aboard it may enter the water of an enemy ship and destroys it; one Viking may die.
deed-walk = Move Vikings
    .short = Walk
    .help = 1 point. One or two Vikings go together to a neighbouring hex across a land edge. Enough Vikings at a settlement raid it at once.
deed-transport = Transport livestock
    .short = Animal
    .help = 1 point. One Viking and one animal go together to a neighbouring hex across a land edge.
deed-build_outpost = Build an outpost
    .short = Outpost
    .help = 2 points. On a corner where three hexes meet by land, with two Vikings of yours around it. No hex may ever touch two outposts.
deed-end_turn = End the turn
    .help = Unused points are lost. You draw a tile, if any is left.

shore-a = the first land of this hex
shore-b = the second land of this hex
shore-c = the third land of this hex
shore-mainland = the mainland
    .help = Vikings wait there; livestock put ashore there is delivered and counts at the end.
where-land = land
where-mainland = mainland

place-hex = hex { $hex }
place-part = hex { $hex }, its land to the { $sides }
turned = { $degrees ->
    [0] as it is
   *[other] turned by { $degrees }°
}
token-at = ; { $icon } to the { $sides }

## Questions

ask-captain = { $colour }: which captain do you follow?
    .help = Every captain rewards something else at the end. All choose in secret and are revealed together; the other card goes back to the box.
ask-tile = { $colour }: which tile do you place?
    .help = A tile must touch another one, land against land and sea against sea, and never the mainland. Only tiles that fit somewhere can be chosen.
ask-cell = { $colour }: where does { $tile } go?
    .help = Cells are named by a hex beside them. Only cells where the tile fits can be chosen.
ask-turn = { $colour }: how does { $tile } lie to the { $side } of hex { $hex }?
    .help = Turned clockwise. Land must meet land and sea must meet sea.
ask-action = { $colour }: what do you do? { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
}.
    .help = Up to four points a turn, in any order, the same action as often as you like. The turn ends when you say so; until then actions that revealed nothing can be undone.
ask-load-from = { $colour }: from where do you load at hex { $hex }?
    .help = All pieces of one action come from one land that has a coast on the ship’s water, or from the mainland.
ask-load = { $colour }: what comes aboard from { $place }? { $room ->
    [one] There is room for 1 piece.
   *[other] There is room for { $room } pieces.
}
    .help = Any Vikings of yours and any livestock there. Livestock boards with a Viking, or while one of yours stands there.
ask-unload-to = { $colour }: where do you unload at hex { $hex }?
    .help = All pieces of one action go to one land that has a coast on the ship’s water, or to the mainland.
ask-unload = { $colour }: what goes ashore on { $place }?
    .help = Livestock goes ashore with a Viking, or while one is aboard. On the mainland it is delivered for good.
ask-sail = { $colour }: where to from hex { $hex }?
    .help = Across a sea edge of the ship’s own water. An enemy ship is destroyed by two Vikings aboard, but one of them may die.
ask-walk-from = { $colour }: from where do Vikings set out?
    .help = One or two Vikings go together from one land to the next hex.
ask-walk = { $colour }: how many Vikings go where from { $place }?
    .help = Across a land edge to a neighbouring hex.
ask-transport-from = { $colour }: from where does a Viking lead an animal?
    .help = One Viking and one animal on the same land go to the next hex together.
ask-transport = { $colour }: which animal goes where from { $place }?
    .help = Across a land edge to a neighbouring hex, with one of your Vikings.
ask-outpost = { $colour }: where do you build the outpost?
    .help = It stands for good, counts as two influence on its island and bars its three hexes for every other outpost.
ask-over = The game is over.

## Answers

answer-captain-captain = { $captain }
answer-tile-tile = { $tile }
answer-cell-cell = { $side } of hex { $hex }
answer-turn-turn = { $turned }: land to the { $sides }{ $token }
answer-action-deed = { $deed }
answer-load-from-shore = from { $place }
answer-load-cargo = { $cargo }
answer-unload-to-shore = on { $place }
answer-unload-cargo = { $cargo }
answer-sail-sail = { $side }, to hex { $to }{ $enemy ->
    [0] {""}
   *[other] , against the enemy ship
}
answer-walk-from-land = { $place } ({ $vikings ->
    [one] 1 Viking
   *[other] { $vikings } Vikings
})
answer-walk-walk = { $walkers } { $side }, to hex { $to }
answer-transport-from-land = { $place } ({ $vikings ->
    [one] 1 Viking
   *[other] { $vikings } Vikings
})
answer-transport-transport = a { $animal } { $side }, to hex { $to }
answer-outpost-corner = where hexes { $hex }, { $second } and { $third } meet

## Events

event-first-player = { $colour } begins; { $winter } holds the winter token and plays last.
event-captains-dealt = { $colour } is dealt { $first } and { $second }.
event-captains-dealt-hidden = { $colour } is dealt two captains.
event-captain-chosen = { $colour } chooses the { $captain }.
event-captain-chosen-hidden = { $colour } has chosen a captain.
event-captain-revealed = { $colour } follows the { $captain }.
event-tiles-drawn = { $colour } draws { $count ->
    [1] { $first }
    [2] { $first } and { $second }
   *[other] { $first }, { $second } and { $third }
}.
event-tiles-drawn-hidden = { $colour } draws { $count ->
    [one] a tile
   *[other] { $count } tiles
}.
event-turn-began = Turn { $turn }: { $colour }.
event-tile-placed = { $colour } places { $tile } to the { $side } of hex { $beside }: it is hex { $hex }.
event-animal-placed = A { $animal } is put on hex { $hex }.
event-settlement-placed = A settlement of strength { $strength } stands on hex { $hex }.
event-enemy-placed = An enemy ship lies off hex { $hex }.
event-nothing-placed = The supply is empty: nothing is put on hex { $hex }.
event-island-finished = Hex { $hex } finishes an island of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
event-hand-returned = No tile of { $colour } fits: { $count ->
    [one] the tile goes
   *[other] the { $count } tiles go
} back into the stack, which is shuffled.
event-tile-dropped = No tile fits anywhere: { $colour } gives up { $tile }.
event-tile-discarded = { $colour } discards { $tile }.
event-loaded = { $colour } loads { $cargo } at hex { $hex } ({ $where }).
event-unloaded = { $colour } unloads { $cargo } at hex { $hex } ({ $where }).
event-delivered = { $colour } delivers { $count ->
    [one] a { $animal }
   *[other] { $count } × { $animal }
}.
event-sailed = { $colour } sails from hex { $from } to hex { $to }.
event-enemy-destroyed = { $colour } destroys the enemy ship off hex { $hex }: { $lost ->
    [0] no Viking dies
    [one] 1 Viking dies
   *[other] { $lost } Vikings die
}.
event-walked = { $colour } moves { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
} from hex { $from } to hex { $to }.
event-transported = { $colour } leads a { $animal } from hex { $from } to hex { $to }.
event-raided = { $colour } raids the settlement of strength { $strength } on hex { $hex }.
event-outpost-built = { $colour } builds outpost number { $number } where hexes { $first }, { $second } and { $third } meet.
event-turn-ended = { $colour } ends the turn{ $unused ->
    [0] {""}
    [one] {" "}with 1 point unused
   *[other] {" "}with { $unused } points unused
}.
event-game-ended = Winter has come: the game is over.

## Score sheet

score-livestock = Livestock delivered
score-outposts = Outposts
score-enemy_ships = Enemy ships
score-settlements = Settlements
score-viking_deaths = Dead Vikings
score-islands = Islands
score-captain = Captain

## Why not

why-other-question = that answers another question
why-not-dealt = that captain was not dealt to you
why-not-in-hand = that tile is not in your hand
why-same-tile = it is the same as another tile of your hand: choose that one
why-no-place = it fits nowhere
why-no-cell = no tile may lie there
why-edges = land would meet sea
why-same-turn = it looks the same when turned less
why-ship-full = the ship is full
why-nobody-ashore = none of your Vikings stands there
why-nobody-aboard = no Viking is aboard
why-not-in-reach = the ship’s water does not touch it
why-no-sea = no water leads there
why-enemy = an enemy ship lies there: it takes two Vikings aboard
why-no-walk = none of your Vikings can walk anywhere
why-no-transport = no Viking of yours stands with an animal and a way out
why-no-points = an outpost takes two action points
why-no-outposts = you have built all your outposts
why-no-site = no free corner has two of your Vikings around it
why-no-room = there is not so much room aboard
why-not-ashore = not all of that stands there
why-not-aboard = not all of that is aboard
why-no-viking-there = none of your Vikings stands there
why-no-animal-there = no such animal stands there
why-no-way = the land ends there
why-too-few = so many Vikings do not stand there
why-no-land = no land leads there
why-no-corner = three hexes do not meet by land there
why-outpost-near = one of the three hexes touches an outpost already
why-no-builders = fewer than two of your Vikings are around it
why-other-name = that corner goes by the lowest of its three hexes

## Options

option-start_board = Starting board
    .help = Which coast the three fixed hexes show. The first is advised for a first game.
value-start_board-start_1_front = Quiet Shore
value-start_board-start_1_back = Middle Headland
value-start_board-start_2_front = Two Headlands
value-start_board-start_2_back = Broken Coast

## Screen

screen-turn = Turn { $turn } of { $turns }
    .short = { $turn }/{ $turns }
screen-points = action points: { $points } of { $most }
screen-stack = tiles in the stack: { $stack }
screen-winter = { $colour } holds the winter token
screen-land = land
screen-sea = sea
screen-mainland = mainland
screen-free = open cell
screen-settlement = settlement
screen-enemy = enemy ship
screen-ship = longship
screen-outpost = outpost
screen-hand = Your tiles
screen-players = Players
screen-you = you
screen-captain = captain
screen-secret = secret
screen-at = hex { $hex }: { $cargo }
screen-delivered = delivered
screen-dead = dead Vikings
screen-total = points
screen-islands = Islands
screen-island = hexes
screen-tiles = tiles
screen-coast = coast
screen-finished = finished
screen-open = { $edges ->
    [one] 1 open edge
   *[other] { $edges } open edges
}
screen-influence = influence
screen-control = controlled by

## The drawn board

screen-map = Map
screen-places = Places on the map
screen-minimap = The whole map in small
screen-all-map = See the whole map (key 0)
screen-closer = Closer (key +)
screen-farther = Farther (key −)
screen-keys = + and − zoom the map, 0 shows all of it, R turns the tile that was laid.
screen-water = hex { $hex }, water
screen-water-part = hex { $hex }, its water to the { $sides }
screen-empty = empty
screen-of = { $what } ({ $colour })
screen-settlement-of = settlement of strength { $strength }
screen-ship-of = { $colour } longship ({ $cargo })
screen-island-of = island of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
    .help = When no land edge is open the island is finished: whoever has the most influence there scores a point for each tile, all of those who are equal do. A Viking counts 1, an outpost 2.
screen-leads = { $colours } leads
screen-do-lay = { $side } of hex { $hex }: { $turns ->
    [one] 1 way to lie
   *[other] { $turns } ways to lie
}
screen-do-sail = sail here: { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}
screen-do-fight = sail here and destroy the enemy ship: { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $deadly } of the { $unseen } enemy ships not seen yet kill a Viking
screen-do-walk = { $who } from { $place }: { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}
screen-do-lead = lead { $who } here from { $place }: { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}
screen-do-load = load { $cargo } here: { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}
screen-do-unload = put { $cargo } ashore here: { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}
screen-do-build = build an outpost here: { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-ask-lay = Place a tile: where and which way round?
screen-ask-laid = Place the tile here?
screen-ask-act = What do you do? { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
}
screen-ask-next = What next? { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
}
screen-ask-load = Load: from which shore?
screen-ask-unload = Unload: on which shore?
screen-ask-sail = Sail: where to?
screen-ask-walk = Walk: who goes where?
screen-ask-transport = Lead an animal: where to?
screen-ask-build_outpost = Build an outpost: on which corner?
screen-done-load = Take { $cargo } aboard?
screen-done-unload = Put { $cargo } ashore?
screen-done-fight = Sail here and fight?
screen-done-sail = Sail here for { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}?
screen-done-walk = Walk here for { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}?
screen-done-transport = Lead it here for { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}?
screen-done-build_outpost = Build here for { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}?
screen-turn-tile = Turn the tile (key R): { $turns } ways to lie
screen-turn-back = Turn the tile back: { $turns } ways to lie
screen-turn-it = Turn
screen-after-tile = after the tile
screen-lay-hint = Choose a tile and touch a cell. Touch it again to turn it.
screen-joins = Joins a shore of { $tiles } tiles.
screen-new-shore = Begins a new shore.
screen-finishes = Finishes an island of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $animals ->
    [0] .
    [one] , with 1 animal on it.
   *[other] , with { $animals } animals on it.
}
screen-actions = Actions
screen-action-points = Action points
screen-change = { $before } → { $now } points
screen-vikings = Vikings
screen-less = One less: { $name }
screen-more = One more: { $name }
screen-sums = Points so far
screen-alone = Alone you follow both captains, and the lower of their bonuses counts. The goal is to beat your own best result.
screen-best = Your best alone: { $best }
    .short = best { $best }
screen-aboard = aboard the longship
screen-to-come = { $stack ->
    [one] 1 tile to come
   *[other] { $stack } tiles to come
}
    .short = +{ $stack }
screen-start = Start: { $start }
    .short = {" "}

## The board in words: names of the view; what has { $number } is counted from 1

view-turn = Turn
view-turns = Turns in all
view-winter = Winter token
view-stack = Tiles in the stack
view-points = Action points
view-hexes = Map
view-hex = hex { $number }
view-lands = land
view-land = land { $number }
view-sides = to the
view-island = island { $number }
view-settlement = settlement of strength
view-enemy_ship = enemy ship
view-open = Open cells
view-side = on its side
view-finished = finished
view-open_edges = open land edges
view-influence = influence
view-controlled_by = controlled by
view-outposts = outposts
view-seat = seat { $number }
view-colour = colour
view-captains = captain
view-hand = hand
view-tile = tile
view-shape = shape
view-icon = shows
view-ship = longship
view-vikings = Vikings
view-livestock = livestock
view-mainland = Vikings on the mainland
view-delivered = delivered
view-outposts_left = outposts left
view-enemy_ships = enemy ships
view-settlements = settlements
view-settlements-2 = of strength 2
view-settlements-3 = of strength 3
view-settlements-4 = of strength 4
view-settlements-5 = of strength 5
view-dead = dead Vikings
view-sheet = points so far
view-supply = Supply
view-unseen_safe = enemy ships unseen, harmless
view-unseen_deadly = enemy ships unseen, deadly
