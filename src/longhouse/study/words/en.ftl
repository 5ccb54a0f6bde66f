# What a study refuses, one line each.

too-few = { $name } must be at least 1, not { $number }
bots-for-seats = { $bots } bots for { $seats } seats: name one for each, or one for all
no-such-option = option { $option } is unknown: use { $options }
no-engine = --engine is { $engines } here, not { $engine }: ray goes with --out, cuda without
needs-ray = --engine ray needs Ray: install longhouse[cluster]
needs-polars = this needs polars: install longhouse[study]
no-event = { $game } tells no event { $name }: use { $events }
nothing-to-evaluate = the game is over: there is nothing left to evaluate
no-games = there are no games to read
several-kinds = these are games of several kinds: read those of one kind and number of players at a time

## Folders and logs that go on

differs = { $name } was { $before }, not { $now }
differs-and = { $one }, { $more }
other-simulation = { $path } holds another simulation ({ $differing }): use another folder
no-rows = { $path } holds no { $part }: simulate them with --{ $part }
no-simulation = { $path } holds no simulation: { $reason }
other-format = { $path }/order.json is not of a simulation this version reads
other-arena = { $path } holds another arena ({ $differing }): use another folder
no-arena = { $path } is no log of an arena
cannot-open = { $path } could not be opened: { $reason }
bad-line = { $path }, line { $number }: { $reason }
no-game-played = not a game that was played ({ $reason })
no-object = not a JSON object

## Arena

needs-a-bot = an arena needs a bot: name at least one
named-twice = { $name } is named twice: --control plays a bot against itself
no-opponents = who plays alone has no opponents: leave the controls out
no-seatings = seatings { $name } are unknown: use { $names }
no-end = { $bots } do not end seed { $seed }: { $limit } answers and no end
bot-broke = { $bot } broke in { $game } (seed { $seed }, seat { $seat }, answer { $answer }): { $reason }
no-bots-on-card = the engine cuda plays at random: leave --bots out
