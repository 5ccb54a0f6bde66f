### Vikings on Board in English. Ids: clan-, building-, supply-, barrel- nouns; ask- questions; answer-<question>-<kind>;
### event-; score-; why- (an answer is not possible because …); option- and value-.

about = Shuffle the crews, load the ships, bet on who leads when they sail.

components = Where the pieces come from
    .help = The shields on the ship pieces (1, 1, 2, 2, 3, 3 for each clan) and the values of the barrels (1 to 4) are taken from public reviews; the rulebooks do not print them.

## Things

clan-red = Red
clan-blue = Blue
clan-green = Green
clan-yellow = Yellow

building-first_player = First player
    .help = No action now, but this Viking will move first in the next round.
    .short = act first next round
building-promote = Promote
    .help = One of your pieces goes to the front of its ship. The front breaks ties for the lead.
    .short = your piece to the front
building-jump_own = Jump your ship
    .help = One of your pieces leaves its ship and joins the back of another one (five pieces at most).
    .short = your piece to another ship
building-bet = Bet
    .help = Lay one of your barrels, face down, on the clan that you think will lead a ship when it sails.
    .short = lay a barrel
building-add_one = Add 1
    .help = Turn up the top token of this stack and load it onto the bow of any ship at the quay.
    .short = top token onto a bow
building-market = Market
    .help = One kind of supplies is worth one more at the end, four at most.
    .short = one price up by 1
building-jump_any = Jump any ship
    .help = Any piece, whatever its clan, leaves its ship and joins the back of another one.
    .short = any piece to another ship
building-bet_or_move = Bet or move a bet
    .help = Lay a barrel as at Bet, or move one that already lies in the harbour to another circle.
    .short = lay or move a barrel
building-draw_three = Draw 3, add 1
    .help = Look at the top three tokens of this stack in secret, load one onto a bow, put the others under the stack.
    .short = look at 3, load 1
building-set_sail = Set sail
    .help = Take a stern: at the end of the round you choose the ship that sails.
    .short = choose the ship that leaves
building-swap = Swap
    .help = Any two pieces of two ships change places.
    .short = exchange two pieces

supply-hide = hides
    .help = Each hide scores what the market says at the end.
supply-grain = grain
    .help = Each grain scores what the market says at the end.
supply-metal = metal
    .help = Each metal scores what the market says at the end.
supply-hidden = a token

barrel-1 = barrel 1
barrel-2 = barrel 2
barrel-3 = barrel 3
barrel-4 = barrel 4
barrel-of = { $barrel } of { $owner }
    .help = It counts its value at the end if the clan it was laid on leads the ship when it sails.
barrel-hidden = a barrel of { $owner }

piece = { $clan }’s { $shields }-shield piece
    .help = Its shields count for { $clan } on the ship that it is part of. The clan nearest to the bow wins ties.
ship = ship { $ship }
    .help = The clan with most shields aboard leads it. When it sails, barrels on the leader win and the clans aboard share the tokens on its bow.
circle = { $clan }’s circle before ship { $ship }
    .help = A barrel here wins if { $clan } leads ship { $ship } when it sails.
stern = sterns
    .help = Whoever takes one at Set sail chooses the ship that sails at the end of the round. Seven ships sail in all.

## Questions

ask-building = { $clan }: where does { $which ->
    [0] your Viking
    [1] your first Viking
    [2] your second Viking
    [3] your third Viking
   *[other] your next Viking
} go?
    .help = Your topmost Viking crosses to a free building and must do its action. Higher up, it moves earlier next round.
ask-promote = { $clan }: which of your pieces goes to the front?
    .help = The clan whose piece stands nearest to the bow wins ties.
ask-jump-piece = { $clan }: which piece jumps?
    .help = It leaves its ship; the pieces behind it close the gap.
ask-jump-ship = { $clan }: { $piece } leaves ship { $ship } for which ship?
    .help = It joins the back. A ship holds five pieces at most.
ask-swap-piece = { $clan }: which piece do you swap?
    .help = Choose the first of two pieces from two different ships.
ask-swap-with = { $clan }: { $piece } of ship { $ship } changes places with which piece?
    .help = Each takes the other’s exact place.
ask-load-ship = { $clan }: which ship is loaded with { $supply }?
    .help = Tokens stay on the bow until the ship sails.
ask-market = { $clan }: which supplies become more valuable?
    .help = The value rises by one, to four at most, and never falls.
ask-drawn-supply = { $clan }: which of the drawn tokens do you load?
    .help = The others go under the stack in the order drawn. Only you have seen them.
ask-barrel = { $clan }: which barrel do you bet?
    .help = Its value stays hidden. It counts at the end only if the clan you bet on leads the ship when it sails.
ask-bet-ship = { $clan }: before which ship does { $barrel } go?
    .help = Only ships at the quay can be bet on.
ask-bet-clan = { $clan }: who will lead ship { $ship }? Lay { $barrel } on a clan.
    .help = The clan with most shields leads; ties go to the one nearest to the bow. Clans without a player count too.
ask-spare-viking = { $clan }: which of your pieces gets a spare Viking?
    .help = The other player took a stern. The spare Viking is one more shield and stays on its piece for good.
ask-sail = { $clan }: which ship sets sail?
    .help = It needs a token and a piece aboard; if no ship has both, any ship at the quay may sail.
ask-share = { $clan }: which token of ship { $ship } do you take?
    .help = Clans aboard take one token each in the order of influence, round and round.
ask-lose = { $clan }: which token of ship { $ship } goes with { $taker }, whom nobody plays?
    .help = A clan without a player would take a token: it leaves the game, and you choose which.
ask-over = The game is over.

## Answers

answer-building-building = { $building }
answer-promote-piece = { $piece }, ship { $ship }, place { $place }{ $spare ->
    [0] {""}
   *[other] , with a spare Viking
}
answer-jump-piece-piece = { $piece }, ship { $ship }, place { $place }{ $spare ->
    [0] {""}
   *[other] , with a spare Viking
}
answer-jump-ship-ship = ship { $ship } ({ $pieces ->
    [0] no piece aboard
    [one] 1 piece aboard
   *[other] { $pieces } pieces aboard
})
answer-swap-piece-piece = { $piece }, ship { $ship }, place { $place }{ $spare ->
    [0] {""}
   *[other] , with a spare Viking
}
answer-swap-with-piece = { $piece }, ship { $ship }, place { $place }{ $spare ->
    [0] {""}
   *[other] , with a spare Viking
}
answer-load-ship-ship = ship { $ship }
answer-market-supply = { $supply }
answer-drawn-supply-supply = { $supply }
answer-barrel-barrel = bet { $barrel }
answer-barrel-move-bet = move the bet of { $owner } on { $on } before ship { $ship }
answer-bet-ship-ship = ship { $ship }
answer-bet-clan-clan = on { $clan }
answer-spare-viking-piece = { $piece }, ship { $ship }, place { $place }
answer-sail-ship = ship { $ship }
answer-share-supply = { $supply }
answer-lose-supply = { $supply }

## Events

event-round-began = Round { $round } begins.
event-viking-placed = { $clan } goes to { $building }.
event-nothing-to-do = { $clan } can do nothing at { $building }.
event-promoted = { $clan } brings { $piece } to the front of ship { $ship }.
event-jumped = { $clan } moves { $piece } from ship { $from } to the back of ship { $to }.
event-swapped = { $clan } swaps { $piece } of ship { $from } with { $other } of ship { $to }.
event-token-revealed = { $clan } turns up { $supply }.
event-tokens-drawn = { $clan } draws { $count ->
    [1] { $first }
    [2] { $first } and { $second }
   *[other] { $first }, { $second } and { $third }
}.
event-tokens-drawn-hidden = { $clan } looks at { $count ->
    [one] 1 token
   *[other] { $count } tokens
}.
event-ship-loaded = { $clan } loads ship { $ship } with { $supply }.
event-tokens-returned = { $clan } puts { $count ->
    [one] 1 token
   *[other] { $count } tokens
} under the stack.
event-value-rose = { $clan } makes { $supply } worth { $value }.
event-bet-placed = { $clan } lays { $barrel } on { $on } before ship { $ship }.
event-bet-placed-hidden = { $clan } lays a barrel on { $on } before ship { $ship }.
event-bet-moved = { $clan } moves a bet of { $owner } from { $from_clan } before ship { $from } to { $on } before ship { $ship }.
event-stern-taken = { $clan } takes a stern ({ $sterns ->
    [0] it was the last one
   *[other] { $sterns } left
}).
event-spare-placed = { $clan } puts a spare Viking on { $piece } of ship { $ship }.
event-no-spare = { $clan } has no piece for a spare Viking.
event-ship-sailed = { $clan } lets ship { $ship } set sail.
event-clan-ranked = { $place ->
    [1] { $clan } leads with { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }.
   *[other] { $clan } is number { $place } with { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }.
}
event-bet-won = { $clan } wins { $barrel }, bet on { $on } before ship { $ship }.
event-bet-won-hidden = { $clan } wins a bet on { $on } before ship { $ship }.
event-supply-taken = { $clan } takes { $supply }.
event-supply-lost = { $clan }, whom nobody plays, would take a token; what leaves the game: { $supply }.
event-cargo-lost = { $count ->
    [one] 1 token leaves
   *[other] { $count } tokens leave
} the game: what is left falls to clans that nobody plays.
event-no-ship-sailed = Nobody took a stern: no ship sails this round.
event-game-ended = The seventh ship has sailed: the game is over.

## Score sheet

score-hide = Hides
score-grain = Grain
score-metal = Metal
score-barrels = Bets won

## Why not

why-other-question = that answers another question
why-building-taken = { $clan } is there already
why-no-first-player = that can always be done
why-no-set-sail = that can always be done
why-no-promote = all your pieces at the quay are in front already, or behind nothing but their equals
why-no-jump-own = none of your pieces can reach another ship
why-no-bet = you have no barrel left, or no circle is free for it
why-no-add-one = the stack is empty
why-no-market = all supplies are at their highest value
why-no-jump-any = no piece can reach another ship
why-no-bet-or-move = you have no barrel to lay or to move
why-no-draw-three = the stack is empty
why-no-swap = no two pieces of two ships differ
why-piece-sailed = that piece has sailed
why-same-piece = choose a piece of another ship
why-equal-piece = the two pieces are equal: nothing would change
why-not-your-piece = that piece is not of your clan
why-first-already = it is in front already
why-behind-equals = nothing but equal pieces stands before it: nothing would change
why-spare-already = a spare Viking stands there already
why-all-full = every other ship is full
why-ship-sailed = that ship has sailed
why-same-ship = it is aboard that ship already
why-ship-full = the ship is full: { $most } pieces
why-not-ready = a ship with a token and a piece must sail first
why-bet-before-ship = one barrel of a player before a ship
why-no-circle = no circle is free there
why-circle-taken = a barrel lies there already
why-barrel-used = that barrel is laid out or won
why-no-bet-there = there is no such bet in the harbour
why-only-bet-or-move = bets are moved at "Bet or move a bet"
why-not-your-bet = only your own bets may be moved
why-value-highest = it has reached its highest value
why-not-drawn = you did not draw that
why-not-aboard = there is none aboard

## Options

option-edition = Edition
    .help = Which rulebook settles the points on which the two differ.
value-edition-advised = Advised: the clearest rule of each
value-edition-fr = French rulebook
value-edition-en = English rulebook
option-two_player_shields = Spare Vikings with two players
    .help = Whenever one player takes a stern, the other gets one more shield.
value-two_player_shields-on = yes
value-two_player_shields-off = no
option-bet_limit = What may not lie twice before a ship
    .help = Whether a circle takes one barrel only, and whether a player may bet twice on one ship.
value-bet_limit-both = one barrel a circle, one of a player before a ship
value-bet_limit-one_per_circle = one barrel a circle
value-bet_limit-one_per_player_and_ship = one barrel of a player before a ship
option-whose_bet_moves = Whose bets may be moved
    .help = At the building that moves a bet.
value-whose_bet_moves-own = only one’s own
value-whose_bet_moves-any = anyone’s

## Screen

screen-village = Village
screen-waiting = to move
screen-building = building
screen-placed = leader
screen-harbour = Harbour and fjord
screen-sterns = { $sailed ->
    [0] no ship has sailed
    [one] 1 ship has sailed
   *[other] { $sailed } ships have sailed
}, { $sterns ->
    [one] 1 stern
   *[other] { $sterns } sterns
} left
screen-bets = bets
screen-circles = Circles of the harbour
screen-fjord = Ships in the fjord
screen-cargo = cargo
screen-crew = bow to stern
screen-lead = influence
screen-sailed = sailed
screen-full = full: { $most } pieces
screen-ships-sailed = { $sailed ->
    [one] 1 ship has sailed
   *[other] { $sailed } ships have sailed
}
    .short = { $sailed }/7
screen-market = Market
screen-stacks = stacks from the top
screen-drawn = drawn
screen-clans = Clans
screen-round = round { $round }
    .short = R{ $round }
screen-supplies = supplies
screen-barrels = barrels
screen-won = bets won
screen-points = points
screen-nobody = no player
screen-you = you

## The board in words: names of the view; what has { $number } is counted from 1

view-ships = Ships
view-ship = ship { $number }
view-moored = moored
view-body = crew from the bow
view-clan = clan
view-shields = shields
view-spare = spare piece
view-influence = order of influence
view-circles = bets
view-owner = of
view-value = value
view-tokens = supplies
view-kept = kept
view-supply_points = points of supplies
view-barrels_won = barrels won
view-barrel_points = points of barrels
view-lost = lost supplies
view-captain = captain
view-round = Round
view-bet = bet { $number }
