# What the report of a simulation says.

title = { $game }, studied
setting = { $games } games, { $players } { $players ->
    [one] player
   *[other] players
} · played by { $bots } · seeds { $first } to { $last } · events of { $detailed } games · intervals are Wilson’s, 95 %

option = { $name }: { $value }
bot-iterations = { $bot }, { $iterations } iterations an answer
bot-milliseconds = { $bot }, { $milliseconds } ms an answer

seats = Points by seat
seats-note = The line is the mean; on the right the share of victories, its interval and the mean.
seat = seat { $number }
seat-word = seat
points = points at the end
sources = Where the points come from
sources-note = Mean points of winners (filled) and of the others (ring), and the difference.
deeds = What winners did more of
deeds-note = Times a game, of winners (filled) and of the others (ring); the clearest differences first.
length = How long a game takes
length-note = Answers a game: { $mean } in the mean.
answers = answers
shares-note = Share of victories of those who did it; dashed: the fair share, { $fair }. { $shown } of { $all }.
rounds-note = Times a game in each round. Deeper is more.
points-note = Mean points of a seat in games with it, with 95 % intervals; dashed: the mean of all, { $mean }.

buildings = Win rate by building
destinations = Win rate by destination
artifacts = Win rate by artifact used
vikings = Win rate by Viking recruited
captains = Win rate by captain
raids = Win rate by settlement raided
animals = Win rate by animal delivered
occupations = Win rate by occupation
boards = Win rate by board explored
ships = Win rate by ship
bets = Bets won by ship and round
spaces = The action board in use
spaces-note = In how many rounds somebody takes the space. Deeper is more; press a space for its rounds.
columns = Spaces by the Vikings they take
vikings-a-space = { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
}
space = { $name } ({ $vikings })
close = Close
boards-by-round = Boards explored by round
tiles = Win rate by tile placed
islands = How large islands become
islands-note = Finished islands a game, by their number of tiles.
first-tiles = Where the first tiles lie
first-tiles-note = Share of games in which the cell is filled after everybody’s first turn ({ $tiles } tiles). The sign is what lies there most often; strong lines: the starting board.
artifacts-in-play = Points by artifact in play

compared = Options compared
compared-note = Share of victories of the first seat under each set of options; dashed: the fair share.
fact-mean = { $label }: { $mean } points a seat in the mean.

facts = What it says
facts-note = Written from the figures.
fact-seat = *Seat { $best } wins most:* *{ $most }* of the games, seat { $worst } *{ $least }*.
fact-seats-even = *No seat wins more often* than another beyond chance.
fact-source = *Winners are ahead most by { $source }:* *{ $points } points* more than the others.
fact-one-plan = *Everybody plays much alike:* { $source } brings *{ $points }* of { $all } points gained. What hardly anybody does, these games cannot judge.
fact-share = *{ $title }:* from *{ $most }* ({ $best }) down to *{ $least }* ({ $worst }).
fact-spaces = *The action board:* “{ $best }” is taken in *{ $most }* of the rounds, “{ $worst }” in *{ $least }*.
fact-cell = *The first tiles lie close together:* one cell is filled in *{ $share }* of the games, { $cells } are ever used.
fact-limits = *Not told:* whether people play so too. Who does something and wins need not win because of it.

# The figures behind a picture.
figures = Figures: { $title }
what = what
games = games
times = times
rate = victories
interval = 95 % interval
mean = mean points
winners = winners
others = the others
difference = difference
beyond-chance = beyond chance
yes = yes
no = no
against-fair = against the dashed line
above = above, beyond chance
below = below, beyond chance
even = not told apart
whiskers = whiskers: 95 %
a-game = times a game
cell = cell (row, column)
share = share of games
most-often = most often there
round = round { $number }
of-games = of the games, at most
