### Knarr in English. Ids: boat-, colour-, gain-, slot-, land-, destination-, artifact-, bracelets- nouns; ask- questions;
### answer-<question>-<kind>; event-; score-; why- (an answer is not possible because …); option- and value-; screen-.

about = Gather a crew by colour, sail out, then trade along your routes.

components = Where the cards come from
    .help = The gains of the Viking cards and the costs and gains of the destinations are taken from public sources; the rulebook shows only some of them.

## Things

boat-white = White
boat-beige = Beige
boat-brown = Brown
boat-black = Black

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple

gain-vp = point
    .help = One step on the score track. Forty steps bring the last round.
gain-bracelet = bracelet
    .help = Silver for trading. A boat carries three at most.
gain-recruit = recruit
    .help = Stands in for any Viking of a cost, or lets you take any card of the market. A boat carries three at most.
gain-fame = reputation
    .help = One step on the reputation track, which pays points at the start of each of your turns.
gain-card = card
    .help = The top card of the Viking deck joins your crew, without any gain.

viking = { $colour } Viking ({ $gain })
    .help = Whenever you recruit a { $colour } Viking, every { $colour } one in your crew pays its gain; this one pays: { $gain }.

viking-hidden = a Viking that you cannot see

slot-red = red slot
    .help = Recruiting a red Viking takes the card that lies here, whatever its colour.
slot-yellow = yellow slot
    .help = Recruiting a yellow Viking takes the card that lies here, whatever its colour.
slot-green = green slot
    .help = Recruiting a green Viking takes the card that lies here, whatever its colour.
slot-blue = blue slot
    .help = Recruiting a blue Viking takes the card that lies here, whatever its colour.
slot-purple = purple slot
    .help = Recruiting a purple Viking takes the card that lies here, whatever its colour.

land-trade = trading lands
    .help = Cheap destinations. They pay little at once and well in every later trade.
land-influence = lands of influence
    .help = Dear destinations. They pay many points at once.

destination-trade = Trading Land { $number }
    .help = A trading land: its bottom row pays whenever you trade.
destination-influence = Land of Influence { $number }
    .help = A land of influence: it pays points at once.

bracelets-1 = 1 bracelet
    .help = Takes the first column of your boat and of all your destinations.
bracelets-2 = 2 bracelets
    .help = Takes the first two columns of your boat and of all your destinations.
bracelets-3 = 3 bracelets
    .help = Takes all three columns of your boat and of all your destinations.

artifact-mead_cup = Mead Cup
    .help = After exploring, you may discard one card of the market and fill its slot from the deck.
artifact-silver_coins = Silver Coins
    .help = A Viking you recruit as the fourth or a later one of its column earns one point.
artifact-cauldron = Cauldron
    .help = When you recruit the second Viking of a column, every card of the market is free to take.
artifact-golden_bracelet = Golden Bracelet
    .help = When you recruit the third Viking of a column, you may reserve a visible destination for yourself, two at most.
artifact-helmet = Helmet
    .help = When a land of influence you explore comes right after a trading land, you may recruit at once.
artifact-amulet = Amulet
    .help = A completed line of five colours brings a bracelet, a recruit and a reputation point.
artifact-weathervane = Weathervane
    .help = A completed line of five colours lets you explore at once, at the full cost.

gains-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
gains-bracelet = { $count ->
    [one] 1 bracelet
   *[other] { $count } bracelets
}
gains-recruit = { $count ->
    [one] 1 recruit
   *[other] { $count } recruits
}
gains-fame = { $count } reputation
gains-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

cost-red = { $count } red
cost-yellow = { $count } yellow
cost-green = { $count } green
cost-blue = { $count } blue
cost-purple = { $count } purple
cost-different = { $count } of different colours
cost-equal = { $count } of one colour

list = { $first }, { $rest }
nothing = nothing

## Questions

ask-action = { $boat }: recruit or explore?
    .help = Recruit: place a Viking of your hand and take every gain of its column. Explore: send Vikings of your crew away to win a destination. You may trade once a turn, before or after.
ask-take = { $boat }: which card of the market do you take?
    .help = The card in the { $slot } is free; any other one costs a recruit. With the Cauldron, the second Viking of a column makes all of them free.
ask-pay = { $boat }: who goes to { $destination } ({ $cost })? { $asked ->
    [colour] { $owed ->
        [one] One { $colour } Viking to go.
       *[other] { $owed } { $colour } Vikings to go.
    }
    [different] { $owed ->
        [one] One to go, of another colour.
       *[other] { $owed } to go, each of another colour.
    }
   *[equal] { $owed } to go, all of one colour.
}
    .help = Choose in the order of the colours, and within a colour points, bracelet, recruit, reputation. Recruits stand for what is left. The Vikings you send leave your crew and pay nothing.
ask-reserve = { $boat }: which destination do you reserve?
    .help = The Golden Bracelet puts it aside for you alone. You still pay its full cost when you explore it.
ask-swap = { $boat }: which card of the market do you swap?
    .help = The Mead Cup discards it, and the top card of the deck takes its slot.
ask-bonus-recruit = { $boat }: which Viking do you recruit in addition?
    .help = The Helmet lets you recruit at once, in full.
ask-bonus-explore = { $boat }: which destination do you explore in addition?
    .help = The Weathervane lets you explore at once, at the full cost.
ask-trade = { $boat }: trade before your turn ends?
    .help = One bracelet pays the first column of your boat and your destinations, two the first two columns, three all of them.
ask-discard = { $boat }: which Viking of your crew do you discard?
    .help = Deck and discard pile are both empty. Everybody with the largest crew gives up one Viking for a new deck.
ask-over = The game is over.

## Answers

answer-action-viking = recruit a { $viking }: { $gains }
answer-action-place = explore { $destination } (cost: { $cost }) for { $gains }
answer-action-trade = trade { $bracelets } for { $gains }
answer-take-slot = { $viking } from the { $slot }{ $recruits ->
    [0] , free
   *[other] , for 1 recruit
}
answer-pay-viking = { $viking }
answer-pay-recruits = { $recruits ->
    [one] 1 recruit instead
   *[other] { $recruits } recruits instead
}
answer-reserve-place = { $destination } (cost: { $cost }; brings { $gains })
answer-reserve-pass = reserve nothing
answer-swap-slot = { $viking } in the { $slot }
answer-swap-pass = keep the market as it is
answer-bonus-recruit-viking = recruit a { $viking }: { $gains }
answer-bonus-recruit-pass = recruit nobody
answer-bonus-explore-place = explore { $destination } (cost: { $cost }) for { $gains }
answer-bonus-explore-pass = explore nothing
answer-trade-trade = trade { $bracelets } for { $gains }
answer-trade-pass = end the turn
answer-discard-viking = { $viking }

## Events

event-artifact-revealed = In play: { $artifact }.
event-crew-dealt = { $boat } starts with a { $first } and a { $second }.
event-hand-dealt = { $boat } draws a hand: { $first }, { $second }, { $third }.
event-hand-dealt-hidden = { $boat } draws a hand of three.
event-turn-began = { $boat } to play.
event-reputation-scored = { $boat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for reputation.
event-recruited = { $boat } recruits a { $viking }, number { $place } of its column.
event-gained = { $boat } gains{ $points ->
    [0] {""}
    [one] {" "}+1 point
   *[other] {" "}+{ $points } points
}{ $bracelets ->
    [0] {""}
    [one] {" "}+1 bracelet
   *[other] {" "}+{ $bracelets } bracelets
}{ $recruits ->
    [0] {""}
    [one] {" "}+1 recruit
   *[other] {" "}+{ $recruits } recruits
}{ $fame ->
    [0] {""}
   *[other] {" "}+{ $fame } reputation
}.
event-excess-lost = { $boat } has no room left:{ $bracelets ->
    [0] {""}
    [one] {" "}−1 bracelet
   *[other] {" "}−{ $bracelets } bracelets
}{ $recruits ->
    [0] {""}
    [one] {" "}−1 recruit
   *[other] {" "}−{ $recruits } recruits
}{ $fame ->
    [0] {""}
   *[other] {" "}−{ $fame } reputation
}.
event-viking-taken = { $boat } takes the { $viking } from the { $slot }{ $recruits ->
    [0] {""}
   *[other] {" "}for a recruit
}.
event-viking-revealed = New in the { $slot }: { $viking }.
event-viking-sent = { $boat } sends a { $viking } away.
event-recruits-sent = { $boat } sends { $recruits ->
    [one] 1 recruit
   *[other] { $recruits } recruits
} away.
event-explored = { $boat } explores { $destination }.
event-destination-revealed = New destination: { $destination }.
event-no-destination-left = No more { $land }: the place stays empty.
event-traded = { $boat } trades { $bracelets }.
event-drew = { $boat } draws a { $viking } into the crew.
event-deck-renewed = { $count ->
    [one] 1 discarded Viking forms
   *[other] { $count } discarded Vikings form
} the new deck.
event-piles-empty = Deck and discard pile are empty: everybody with the largest crew discards a Viking.
event-crew-discarded = { $boat } discards a { $viking } from the crew.
event-coin-earned = Silver Coins: 1 point for { $boat }.
event-reserved = { $boat } reserves { $destination }.
event-market-swapped = Mead Cup: { $boat } discards the { $viking } in the { $slot }.
event-line-rewarded = Amulet: { $boat } completes { $lines ->
    [one] a line
   *[other] { $lines } lines
} of five colours.
event-bonus-action = { $artifact }: a bonus action for { $boat }.
event-nothing-payable = Weathervane: { $boat } can pay for no destination.
event-declined = { $boat } makes no use of it: { $artifact }.
event-last-round = { $boat } reaches forty points: this round is the last.
event-game-ended = The last round is over.

## Score sheet

score-reputation = Reputation
score-crew = Recruiting
score-destinations = Destinations
score-trade = Trade
score-artifacts = Artifacts

## Why not

why-other-question = that answers another question
why-no-recruit = that card costs a recruit, and you have none
why-too-few-recruits = you have too few recruits: { $owed } would be needed
why-traded = you have traded this turn already
why-too-few-bracelets = your boat carries { $bracelets ->
    [0] no bracelet
    [one] 1 bracelet only
   *[other] { $bracelets } bracelets only
}
why-not-reserved = you have reserved no such destination
why-place-empty = there is no destination in that place
why-reserved-already = you have reserved it already
why-cost = your crew and your recruits cannot pay for it: { $cost }
why-not-in-hand = you have no such Viking in your hand
why-not-in-crew = you have no such Viking left in your crew
why-order = Vikings are sent in the order of colours, then of gains, and the cost must be paid in full
why-not-asked = the cost does not ask for that colour now

## Options

option-boats = Boats
    .help = The side of the boats that everybody uses.
value-boats-normal = normal side: two bracelets bring a recruit (for a first game)
value-boats-advanced = advanced side: one bracelet brings a point, three bring a bracelet back
option-artifacts = Artifact
    .help = The variant: an artifact that rewards everybody who meets its condition.
value-artifacts-none = none
value-artifacts-random = one at random
value-artifacts-mead_cup = Mead Cup
value-artifacts-silver_coins = Silver Coins
value-artifacts-cauldron = Cauldron
value-artifacts-golden_bracelet = Golden Bracelet
value-artifacts-helmet = Helmet
value-artifacts-amulet = Amulet
value-artifacts-weathervane = Weathervane
option-mead_cup = Mead Cup as well
    .help = Whether the Mead Cup is in play beside the artifact, as is advised for two players.
value-mead_cup-auto = with two players, when an artifact is used
value-mead_cup-on = yes
value-mead_cup-off = no

## Screen

screen-market = Market
screen-destinations = Destinations
screen-hand = hand:
screen-destination = destination
screen-cost = cost
screen-gains = gains
screen-trade = trade 1│2│3
screen-trade-with = trade with 1│2│3 bracelets:
screen-short-trade = T{ $number }
screen-short-influence = I{ $number }
screen-score = score
screen-fame = reputation
screen-bracelets = bracelets
screen-recruits = recruits
screen-explored = explored:
screen-reserved = reserved:
screen-you = you
screen-boat = Boat and routes
screen-crew = Crew
screen-hand-title = Hand
screen-trade-preview = Trade now for
screen-yield = Recruiting { $colour } pays: { $gains }
screen-payers = { $missing ->
    [0] Your crew can pay
   *[other] { $missing } missing
}: { $crew } of the crew, { $recruits ->
    [0] no recruit
    [one] 1 recruit
   *[other] { $recruits } recruits
}
screen-pay = { $boat }: who sets out for { $destination } ({ $cost })? { $left ->
    [0] All are named.
    [one] One more.
   *[other] { $left } more.
}
screen-empty = empty
screen-free = free
screen-first = first
screen-turn = Turn { $turn }
    .short = T{ $turn }
screen-known = * in a hand: seen by all
screen-last-round = The last round!
screen-artifacts = Artifacts: { $artifacts }
screen-in-deck = { $count } in the deck
screen-decks = Left in the decks: { $vikings } Vikings ({ $discarded } discarded), { $trade } trading lands, { $influence } lands of influence.
screen-different = { $count } ≠
screen-equal = { $count } =

## The board in words: names of the view; what has { $number } is counted from 1

view-turn = Turn
view-first = First player
view-known = seen by all
view-explored = explored
view-trade = trade by bracelets
view-reputation = points a turn from reputation
view-mover = to move
view-traded = has traded
view-last_round = last round
view-slot = slot
view-land = land
view-place = place { $number }
view-vikings = Vikings
view-discarded = discarded
view-boats = Boats
view-points = points
view-lines = complete lines
view-must_discard = must discard
view-hand = hand
view-viking = Viking
view-crew = crew
