# What is refused, in one line each.

no-game = there is no game { $name }: did you mean { $near }?
no-game-of = there is no game { $name }: this house has { $games }
no-rooms = LONGHOUSE_ROOMS names { $name }, and there is no such package on Python’s path
other-rules = { $game } was played under rules version { $version }, this is version { $newest }
bad-value = { $option }={ $value } is unknown: use { $values }
no-option = option { $name } is unknown: did you mean { $near }?
no-option-of = option { $name } is unknown: use { $options }
bad-players = { $title } is for { $least } to { $most } players, not { $given }
bad-seed = seed { $seed } must be a whole number from 0 to { $most }
bad-seat = seat { $seat } is not at this table: use 0 to { $most }
does-not-replay = answer { $number } of { $all } does not replay: { $reason }
file-too-large = the file is larger than { $most } characters: it is no match
no-match-file = not a match file: { $reason }
no-json-object = not a match file: expected a JSON object
bad-field = not a match file: { $name } must be there and be of type { $type }
bad-format = format { $format } is unknown: this version reads format { $known }
not-playable = not a match that can be played: { $reason }
no-bot = there is no bot { $name }: use { $names }
bad-budget = budget { $budget } is unknown: use milliseconds such as 50, or iterations such as 200it
cannot-write = { $path } could not be written: { $reason }
cannot-read = { $path } could not be read: { $reason }
no-language = language { $name } is unknown: use { $names }
bad-pair = --option { $pair } must be name=value
one-bot = one bot plays all the other seats: name one, with one budget
one-budget = a budget is either milliseconds or iterations: leave --budget or --iterations out
bad-seats = --seats { $seats }: use numbers from 0 to { $most } with commas between, or all, or none
one-measure = a budget is either milliseconds or iterations: give one of them
bad-milliseconds = { $given } milliseconds: use 1 to { $most }
bad-iterations = { $given } iterations: use 1 to { $most }
no-cupy = the engine cuda needs CuPy: install longhouse[gpu]
no-card = the engine cuda needs an NVIDIA card and its driver, and finds none here
not-on-card = the engine cuda does not run { $name }
no-cuda-library = the engine cuda needs NVIDIA’s library { $name }: install longhouse[gpu]
