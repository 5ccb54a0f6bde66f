# What the arena says, in its report and in the terminal.

title = { $game }: the arena
setting = { $players } { $players ->
    [one] player
   *[other] players
} · { $games } games on { $seeds } { $seeds ->
    [one] seed
   *[other] seeds
} from { $first } on
seatings-all = every order of seats on every seed
seatings-rotated = every rotation of the seats on every seed
kept = Kept in { $folder }: games.jsonl (a line a game), figures.json and report.html.
stopped = Stopped. The games played so far are kept: the same command goes on from there.

strength = Strength
strength-note = Ratings are Plackett-Luce strengths on the scale of chess: 400 points are odds of ten to one, their mean is 0. Intervals hold 95 %: of ratings by weighing the seeds anew, of rates by Wilson. A victory shared by k counts 1/k.
entrant = bot
rating = rating
interval = 95 %
wins = wins
games = games

ahead = Who finishes before whom
ahead-note = How often the bot of the row is placed before the bot of the column; a shared place counts half.

time = Strength against thinking time
time-note = The same bots with more time for every answer.
milliseconds = milliseconds an answer
iterations = iterations an answer

scores = Scores
scores-note = The box holds the middle half of the scores, the line in it is the median, the whiskers hold 90 %.
mean-error = mean ± 95 %
deviation = σ
least-most = least – most
seat = seat { $number }
by-seat = Mean score by seat
all-seats = wins of the seat

thinking = Thinking
answers = answers a game
time-mean = ms an answer
time-p95 = 95 % within

controls = Controls
controls-note = The arena checks itself. A bot against itself must come out even (one check in twenty misses by chance), and who answers at random must lose.
control-mirror = { $bot } against itself
control-sanity = random against { $bot }
expected = fair share
verdict = verdict
control-mirror-passed = even
control-mirror-failed = not even
control-sanity-passed = loses
control-sanity-failed = does not lose clearly
