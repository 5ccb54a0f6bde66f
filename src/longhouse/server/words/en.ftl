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
