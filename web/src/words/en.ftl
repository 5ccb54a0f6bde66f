### The words of the browser client in English. Games keep their own words in their rooms.

## The house

home = Longhouse, home
settings = Settings
about = About
rules = Rules
learn = Learn
play = Play
watch = Watch
study = Study
pause = Pause
close = Close
back = Back
confirm = Confirm
enter-key = Enter
you = you
host = host
bot = bot
switch-language = Passer en français
theme-dark = Dark theme
theme-light = Light theme
motto = { $count ->
    [0] One hall
    [one] One game, one hall
    [2] Two games, one hall
    [4] Four games, one hall
   *[other] { $count } games, one hall
}
motto-more = Play with friends or against bots. No account, nothing to install.
quick-game = Quick game against bots
invite-friends = Invite friends
games = Games
players = { $least } to { $most }
play-game = Play { $game }
set-up-game = Set up { $game }
my-games = My games
open-tables = Open tables
watch-or-look-back = Watch or look back
finished-games = Finished games
go = Go
look = Look
no-games = No game is under way.
no-tables = No public table is open.
no-finished = No finished game yet.
stage-open = { $host } is waiting for { $free ->
    [one] 1 player
   *[other] { $free } players
}
stage-playing = { $players } players, hosted by { $host }
stage-over = { $players } players, over
game-with = With { $names }
game-alone = Alone
turn-of = { $name } to move
choose-name = Choose a name
your-name = Your name
your-name-why = This is what the others will call you.
keep = Save
kept = Saved.

## Learning, watching, studying

learn-how = A guided first game is played on the real board: each step asks for one thing and says why. Then it goes on as a normal game against the easiest bots.
played-now = Played now
played-now-how = Public tables whose host lets others look on. You see what everybody may see.
none-played = No public table is being played.
finished-how = Your own finished games: the score sheet, and every answer again with the replay.
game-file = A game from a file
game-file-how = A finished game can be saved as a file from its score sheet. Open one here: a finished game to look at, an unfinished one to play on.
choose-file = Choose a file
game-file-bad = This is not the file of a game that this house knows.
study-how = What many games between our bots say: where the points come from, which seat wins, what winners do. The same rules that you play by.
study-games = Games
study-facts = What it says
study-figures = Figures: { $title }
study-none = There are no plots of this game yet.
study-bots = A bot of your own at a table
study-bots-about = With a personal token a program plays at any table like a person. What the server asks and answers is written down.

## The games


## Setting up

set-up-table = Set up a table
how-many = How many players?
against = Who plays?
friends-first = Friends by link (free seats can still go to bots)
bots-only = Only bots and me, at once
bot-level = Level of the bots
level-next = Next time against { $level }?
level-proposed = for you
level-random = Drifter
level-random-about = Picks any legal answer by chance. Good for a first look at a game.
level-thrall = Thrall
level-thrall-about = Knows the rules and avoids the absurd. For a first game.
level-leysingi = Leysingi
level-leysingi-about = Looks one step ahead, but overlooks things.
level-karl = Karl
level-karl-about = Takes the best next step, and thinks no further.
level-huscarl = Huscarl
level-huscarl-about = Looks a little ahead.
level-jarl = Jarl
level-jarl-about = Looks far ahead: up to a second an answer.
level-konungr = Konungr
level-konungr-about = The strongest of the house: up to five seconds an answer.
clock = Clock
clock-none = None: take your time
clock-live = 20 minutes each, plus 10 seconds a turn
clock-days = Three days a turn
table-rules = How this table plays
allow-watching = Others may watch with a link
allow-hints = Hints from a bot
allow-undo = Answers can be taken back
public-table = Everybody may find and watch this table
explicit-end = A turn ends only when its player says so
start = Start
open-table = Open the table

## The lobby

lobby = Before the game
table-unknown = This table is not open to you
table-unknown-why = The link may be old, or the table is private.
opening-table = Opening the table …
look-at-seat = Look at the boards of { $name }
seats = Seats
free-seat = free
seat-bot = Seat a bot
remove = Remove
sit-down = Sit down
stand-up = Stand up
start-when-full = Every seat must be taken first.
waiting-for-host = The host starts the game.
invite = Invite
invite-how = Each free seat has a link of its own. Send it, or let a phone scan the code.
link-for = Link for seat { $seat }
qr = The link as a QR code
copy = Copy
copied = Copied
options = Options
change-options = Change the options

## At the table

board = Board
beside = Seats, log and rules
question = Question
answers = Answers
no-answers = There is nothing for you to answer now.
log = Log
chat = Chat
unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
sound-on = Sounds are on: switch them off
sound-off = Sounds are off: switch them on
chat-empty = Nobody has said anything yet.
write = Write to the table
send = Send
your-turn = Your turn
waiting-for = { $name } is choosing
game-over = The game is over
since-your-turn = since your last turn
look-at-moment = Look at this moment
not-possible = Not possible: { $reason }.
minutes = { $low } to { $high } min
only-left = Confirm: { $answer }
reveals = This turns something up: after that there is no way back.
hint = Hint
hint-title = What a bot would answer
hint-how = Choose one to see where it lies. Nothing is played.
hint-none = The bot has no advice here.
hint-thinking = Thinking …
hint-advised = advised
hint-chance = { $value } % chance of winning (between { $low } and { $high })
hint-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
} in the end ({ $low } to { $high })
hints-off = The host does not want hints at this table.
undo = Undo
ask-undo = Ask to undo
asks-undo = { $name } would like to take a turn back.
agree = Agree
refuse = Refuse
redo = Redo
end-turn = End turn
away = left
not-here = not here
time-left = Time left
points = points
points-and-more = + hidden
watching = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
reconnecting = The connection is lost. Trying again; your game is safe …
log-undone = { $name } took an answer back.
log-redone = { $name } gave the answer again.
log-left = { $name } left the table.
log-returned = { $name } is back.
log-voted = { $name } wants a bot to play on.
log-replaced = A bot plays on for { $name }.
log-resigned = { $name } gave up.
log-asked = { $name } asks to take a turn back.
log-refusal = { $name } does not agree.
log-agreed = { $name } agrees.
log-rematch_wanted = { $name } would like to play again.

## The table itself

table = Table
yes = yes
no = no
rather-not = Rather not
your-seat = Your seat
leave = Leave for now
leave-why = A bot plays on for you after { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. You can come back at any time.
come-back = Come back
come-back-why = You have left the table; a bot plays on for you, or will soon.
give-up = Give up
give-up-sure = A bot plays on for you, and you cannot come back to this game.
give-up-alone = The game ends at once, and the others win.
gave-up = gave up
bot-plays-on = a bot plays on
vote-bot = Let a bot play on
vote-in = vote possible in { $time }
you-voted = you voted for a bot
votes = { $count ->
    [one] 1 vote for a bot
   *[other] { $count } votes for a bot
}
note = A note to yourself
note-why = Nobody else can read it.
host-tools = For the host
watch-link = Link to watch
archive = Put the table away
archive-sure = The table leaves your lists, and nobody can go on playing at it.
archived = This table has been put away.
to-the-hall = To the hall
rematch-asked = The others are being asked.

## Parts of a board

board-keys = Arrow keys go from part to part, Home and End to the first and last one nearby. Enter answers or says why not, question mark explains, Escape leaves the board.
labelled = { $label }: { $text }
part-possible = You may choose it: { $answer }
part-chosen = Chosen: { $answer }
part-impossible = Not possible now

## Looking back

replay = Replay
replay-start = The set-up
moment = Moment of the game
moment-of = { $at } of { $last }
step = One step on
step-back = One step back
speed = Speed
play-on = Play on from here
back-to-game = Back to the game
score-sheet = Score sheet
chart = Points over the game
chart-of = Points over the game of { $names }
start-of-game = start
end-of-game = end
moments = Moments
moment-lead = { $name } takes the lead for good.
moment-leap = { $name } gains { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
go-there = Go there
total = Total
export = Export
again = Play again
to-rematch = To the next game
alone-ends = { $name } ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wins = { $name } wins { $margin ->
    [0] on the tie-break
    [one] by one point
   *[other] by { $margin } points
}
shared = Shared victory: { $names }
nobody-wins = Nobody wins
you-ahead = You are { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead of { $name }. What weighs most: { $line } (+{ $weight }).
you-behind = You are { $points ->
    [one] 1 point
   *[other] { $points } points
} behind { $name }. What weighs most: { $line } (−{ $weight }).

## Where components come from

how-many-components = { $count ->
    [one] one of them
   *[other] all { $count } of them
}
confidence-recalled-why = From memory alone: the printed one may differ.
confidence-reconstructed-why = Reconstructed: the printed one was found nowhere and may differ.

## Rules and guided games

rules-of = Rules: { $game }
rules-contents = Contents
rules-guided = Play a guided game
rules-minutes = the rules, in about { $count ->
    [one] a minute
   *[other] { $count } minutes
}
rules-search = Look for a word
rules-places = { $count ->
    [0] Nowhere
    [one] One place
   *[other] { $count } places
}
editions-shown = Differences shown for
editions-here = Tables here play what stands under “Here”, unless they are set otherwise.
edition-both = Both
edition-en = English
edition-fr = French
edition-here = Here
rules-words = All words
rules-all = All the rules
rules-here = Rules for this question
rules-now = What is asked now
rules-things = What there is
rules-questions = What is asked
guide = Guide
guide-title = Your first game
guide-title-of = Your first game: { $game }
guide-step = step { $at } of { $count }
guide-progress = { $at } of { $count }
guide-here = Press here
guide-or = or this
guide-asked = Asked for by the guide.
guide-wrong = { $answer }: not now.
guide-wrong-gesture = Not now.
guide-impossible = That is not possible.
guide-confirm = Now press **{ $button }**. Until then Back takes it back.
guide-do-it = Do it for me
guide-skip = Skip this step
guide-leave = Leave the guide, play on now
guide-leave-short = Play on alone
guide-leave-why = After the last step the guide steps aside and this same game goes on.
guide-waits = The others move
guide-waits-do = { $name } is thinking …
guide-good = Good
guide-back = I will come back for one sentence when something is new.
guide-keep = Keep guiding
guide-stands-by = The guide comes back when something is new.
guide-advises = The guide advises each of your moves.
guide-send-away = Send the guide away
guide-over = From here it is your game
guide-lost = You are playing your own way
guide-lost-do = That is fine: from here the game goes on as any other.
guide-failed = The guided game could not be started.
guide-of = Guided first game of { $game }
guide-begin = Guided first game, { $count } steps
guide-begin-of = Guided first game, { $count } steps: { $game }

## Oneself

email = E-mail
email-why = To be told when it is your turn. Nobody else sees it. May stay empty.
webhook = Webhook
webhook-why = An https address that is told when it is your turn. May stay empty.
email-proven = Letters go to this address.
email-unproven = We have written to { $email }: open the link in that letter, and you are told of your turns there.
no-letters = This house sends no letters.
send-letter = Send me a letter
send-letter-again = Send the letter again
letter-sent = A letter is on its way.
letter-sent-if = If there is such an account with a proven address, a letter is on its way.
address-proven = This address is yours. From now on you are told there when it is your turn.
account = Account
guest-note = You are a guest, known to this browser alone.
register = Make an account
log-in = Log in
log-out = Log out
logged-in-as = You are logged in as
login = Login
password = Password
password-how = At least { $least } characters.
register-why = Your games stay yours, and you find them in any browser.
log-in-why = The games you play here as a guest come along.
change-password = Change the password
change-password-ends = Every other browser is logged out.
password-now = Current password
password-new = New password
password-forgotten = Password forgotten?
password-forgotten-how = Write your login above. A letter goes to the address of that account, if it was proven.
reset-password = Set a new password
reset-password-ends = Every other browser is logged out, and tokens for bots end.
your-traces = What the house knows of you
everything = Download everything
everything-why = Your profile, what you said and noted, and your finished games, as one file.
leave-for-good-why = You can go for good: your account ends, bots play on for you, and your name, your words and your notes are taken out of every game.
leave-for-good = Delete me
leave-for-good-sure = Nobody can undo this.
tokens = Tokens for bots
tokens-why = With a personal token a bot of your own may do at tables all that you may do, and nothing else.
token-label = What is it for?
make-token = Make a token
token-once = Your token, shown only now:
made-on = made on { $day }
drop-token = Delete
drop-token-sure = Whatever uses “{ $label }” is locked out at once.

## Settings

profile = Profile
look-and-feel = Look and feel
setting-language = Language
setting-language-en = English
setting-language-fr = Français
setting-theme = Theme
setting-theme-light = Light
setting-theme-dark = Dark
setting-motion = Animation
setting-motion-full = Calm
setting-motion-fast = Fast
setting-motion-none = None
setting-text = Text size
setting-text-normal = Normal
setting-text-large = Large
setting-confirm = Confirm a move
setting-confirm-always = Always
setting-confirm-reveals = Only when it cannot be undone
setting-board = Board
setting-board-drawn = Drawn
setting-board-words = In words
setting-sound = Sounds of pieces
setting-turn-sound = A sound when it is my turn
colours-and-signs = Colours and signs
signs-note = Every colour has a sign, so that nothing depends on colour alone.
colour-red = red, axe
colour-blue = blue, waves
colour-green = green, fir
colour-yellow = yellow, sun
colour-purple = purple, brooch
colour-bone = bone, dot
colour-sand = sand, bar
colour-bark = bark, two bars
colour-pitch = pitch, gable

## About

about-text = Longhouse lets people play Viking board games in a browser, in French or English, against friends or bots, and lets researchers study them from the same rules.
about-names = The names of the games belong to their owners. This project is independent: it is neither made nor endorsed by their authors or publishers, and it contains none of their art or text. Support them: buy the games.
about-fonts = Typefaces: Grenze and Source Sans 3, under the SIL Open Font License. All drawings are our own.
api-docs = For programmers: what the server answers

## Refusals

refused-bad_form_key = The page is out of date: load it again.
refused-bad_host = The server does not go by this name: its host must name it.
refused-bad_letter = This link was used already or is too old: ask for another letter.
refused-bad_name = A name has 1 to 40 visible characters.
refused-bad_origin = This page may not act here.
refused-bad_setting = These options do not go together.
refused-busy = The server is busy: try again.
refused-cannot_undo = That cannot be taken back.
refused-illegal = The rules do not allow that.
refused-login_taken = This login is taken.
refused-malformed = The server did not understand that.
refused-not_allowed = That is not for you to do.
refused-not_now = Not now.
refused-not_your_turn = It is not your turn.
refused-offline = The server cannot be reached.
refused-seat_taken = The seat is taken.
refused-stale = Something has changed meanwhile: look again.
refused-too_large = That is too large.
refused-too_long = That is too long.
refused-too_many = You have too many already: delete one first.
refused-too_often = Too fast: wait a moment.
refused-turn_not_ended = The turn before has not ended yet.
refused-unauthorized = Say who you are first.
refused-unknown = There is no such thing here.
refused-wrong_password = There is no account of that login and password.
