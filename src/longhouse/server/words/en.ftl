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
