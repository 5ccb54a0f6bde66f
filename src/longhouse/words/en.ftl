### The words of the shell in English: the terminal and its commands. Games keep their own words in their rooms.

seat = Player { $number }
yes = yes

## Playing

since-last = Since your last turn
prompt = ›
keys = number or words to answer · ? help · ? 3 about an answer · h hint · x why not · u undo · s score · q quit
keys-whole = b the whole table
commands =
    Answer by number, or by typing how an answer begins (or any words that only one has).
      ?  or  ? 3   help on the question, or on an answer
      x            what is not possible now, and why
      h            a hint: the best answers, and why
      u            take back your last answer
      s            your score sheet
      b            draw the table again
      r            the rules this match is played by
      l            change the language
      w  or  w FILE   save
      q            save and quit
several = { $count } answers fit (the first is “{ $first }”): type more, or a number.
no-number = Choose a number from 1 to { $most }.
not-understood = “{ $line }” is no answer here. Type ? for help.
not-now = { $answer }: { $reason }
all-possible = Everything is possible here.
turn-done = Your turn is done. Enter: go on · u: take it back ›
pass-keyboard = { $player } is next. Pass the keyboard; nobody else should look.
press-enter = Press Enter when you are alone with the screen ›
undo-nothing = There is nothing to take back yet.
undo-other = { $player } has answered since: your turn cannot be taken back.
undo-sealed = Your last answer revealed something hidden: there is no way back across it.
saved = Saved to { $path }
left = Your game is saved. Go on with:
kept-here = Your game is not lost: keep the line below in a file and resume from that.
replay-with = Look at it again with:
hint-thinking = Thinking about a second …
hint = { $number }. { $answer } ({ $chance } % chance of winning): { $reason }
hint-alone = { $number }. { $answer } (about { $points } points in the end): { $reason }
hint-unmeasured = { $number }. { $answer }: { $reason }

## Scores

scores-now = If the game ended now
scores-final = Final scores
score-total = Total
won = { $winner } wins!
won-shared = Shared victory: { $winners }
won-nobody = Nobody wins.
ended-alone = The game ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Replay

replay-keys = Enter next · p back · number goes there · f first · e end · v 0 as seat 0 saw it · v open view · l language · q quit
view-open = All cards on the table
view-of = As { $player } saw it
not-over = The game is not over.

## Games

welcome = Which game shall it be?
pick-game = Number of the game
pick-players = How many players ({ $least } to { $most })?
pick-level = How strong shall the others be?
pick-level-number = Number of the level
level-thrall = for a first game: plays sensibly, overlooks much
level-leysingi = looks one step ahead, but overlooks things
level-karl = takes the best next step
level-huscarl = looks a little further
level-jarl = looks far ahead; thinks up to a second
level-konungr = the strongest; thinks up to five seconds
pick-again = A number from { $least } to { $most }, or q to leave.
for-players = { $players } { $players ->
    [1] player
   *[other] players
}
minutes = { $minutes } minutes
credits = A game by { $authors } ({ $publisher }, { $year }).
rules-version = Rules version { $version }, { $players } { $players ->
    [one] player
   *[other] players
}.

## Simulation

sim-head = { $game }, { $players } { $players ->
    [one] player
   *[other] players
}: { $games } games { $bots ->
    [none] of random play
   *[other] played by { $bots }
}, seeds { $first } to { $last }
sim-speed = { $turns } turns and { $decisions } decisions a game · { $speed } games a second ({ $engine }) · shared victories: { $shared }
engine-compiled = compiled
engine-cuda = on the card
engine-interpreter = interpreter
sim-compiling = Rules that are not compiled yet are compiled first; that can take a minute.
sim-kept-so-far = Stopped. The games played so far are kept in { $folder }: the same command goes on from there.
sim-kept = Kept in { $folder }; `longhouse report { $folder }` draws what they say.
report-written = Written: { $file }
sim-stopped = { $count ->
    [one] 1 game was
   *[other] { $count } games were
} stopped after { NUMBER($limit, useGrouping: 0) } answers and counted nowhere below.
sim-interpreter = Played in the interpreter, which is far slower: install longhouse[fast] for compiled rules (and see `longhouse doctor`).
sim-none = No game came to its end: raise --limit.
sim-scores = Scores and wins
sim-seat = seat
sim-deviation = σ
sim-interval = { $low } – { $high }
sim-mean = mean
sim-wins = wins
sim-sheets = Mean score sheet
sim-compare = What it changes: { $option }
sim-turns = turns
sim-decisions = decisions
sim-difference = against the first

## Tuning

tune-head = { $game }, { $players } { $players ->
    [one] player
   *[other] players
}: points a feature is worth
tune-feature = feature
tune-before = before
tune-after = after
tune-gain = New against old over { NUMBER($games, useGrouping: 0) } games: { $rate } % of the victories ({ $low } – { $high })
tune-written = Written to { $file }.
tune-kept = Nothing was written: add --write to keep the new weights.
tune-worse = Nothing was written: the new weights are worse, they lose against the old ones. More games a step (--games) give a surer way up.

## Compiling and the state of the installation

compile-setup = set up
compile-step = answers
compile-observe = observation
compile-playout = random play
compile-scores = scores
compile-sheets = score sheets
compile-match = single matches
compile-bots = bots
doctor-rules = rules
doctor-fast = compiled when many games are played; the interpreter until then
doctor-forced = the interpreter everywhere (LONGHOUSE_RULES=plain)
doctor-no-numba = the interpreter: Numba is missing (install longhouse[fast])
doctor-cache = Cache of compiled rules: { $path } ({ $files } files, { $size } MB)
doctor-games = Games
doctor-game = game
doctor-version = rules version
doctor-compiled = compiled
doctor-first-move = first move, interpreter
doctor-screen = own screen
doctor-plain = plain
doctor-interpreter = no (interpreter)
doctor-all-compiled = yes
doctor-part-compiled = { $kept } of { $all }: { $command }
