# Letters of the house. Each goes out in both languages.

letter-turn = { $game }: it is your turn
    .body = { $game }: it is your turn.
letter-verify = Is this address yours?
    .body =
        { $name } wants to be told at this address when it is their turn to play.
        If that is you, open this link within three days. If not, do nothing: no more letters will come.
letter-reset = A new password
    .body =
        Somebody, you we hope, wants to set a new password for your account { $login }.
        If that is you, open this link within the hour. If not, do nothing: your password stays as it is.

## What the keeper is refused

no-house = there is no house in { $folder }: name its folder with --data, or --database-url
no-table = there is no table { $table }
closed-already = table { $table } is closed already
others-quicker = others are quicker at table { $table }: try again
no-account = there is no account { $login }
use-pg-dump = PostgreSQL is backed up with pg_dump; copy secret.key from the data folder beside it
copy-is-there = { $copy } is there already: name another folder
no-copy = the copy could not be made: { $reason }

## What the keeper is told

guest = (guest)
table-line = { $game } { $stage }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, host { $host }
table-closed = table { $table } is closed
signed-out = { $sessions ->
    [one] { $sessions } session
   *[other] { $sessions } sessions
} and { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} ended
forgotten = { $sessions ->
    [one] { $sessions } session
   *[other] { $sessions } sessions
} and { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
} forgotten
held-tables-open = tables open
held-tables-playing = tables playing
held-tables-over = tables over
held-tables-archived = tables archived
held-accounts = accounts
held-guests = guests
held-sessions = sessions
held-tokens = tokens
held-entries = log entries
held-megabytes = MB of database
admin-needs = this needs more packages: pip install 'longhouse[server]'

## When the house opens

open-at = Longhouse is open at { $address }  (stop it with Ctrl+C)
open-here = On this machine: { $address }
open-behind = A proxy must lead there to port { $port } of this machine ({ $host }).
open-to-network = Everybody in your network can reach it; --host 127.0.0.1 keeps it to this machine.
open-to-itself = Only this machine can reach it; --host 0.0.0.0 opens it to your network.
open-to-whoever = Whoever can reach that address can reach it.
no-client = no browser client is installed, only the API: see docs/hosting.md

## What stands in its way

server-needs = the server needs more packages: pip install 'longhouse[server,fast]'
port-taken = { $host } port { $port } cannot be used: { $reason }. Choose another: --port 8080
no-address = { $option } { $url } is no address: write it like { $example }
mail-without-sender = --mail needs --mail-from: the address that letters come from
folder-closed = the data folder { $folder } cannot be written to: { $reason }. See --data
database-unread = the database’s address cannot be read: write it like postgresql://user@host/name
database-unknown = { $name } is no database that the house knows: use sqlite or postgresql
sqlite-too-old = this Python has SQLite { $found }, which is too old: it takes { $oldest } or newer, or a PostgreSQL database (--database-url)
database-away = the database { $database } cannot be reached: { $reason }
