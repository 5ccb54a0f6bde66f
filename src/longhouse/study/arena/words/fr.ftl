# Ce que dit l'arène, dans son rapport et dans le terminal.

title = { $game } : l’arène
setting = { $players } { $players ->
    [1] joueur
   *[other] joueurs
} · { $games } parties sur { $seeds } { $seeds ->
    [1] graine
   *[other] graines
} à partir de { $first }
seatings-all = tous les ordres des places sur chaque graine
seatings-rotated = toutes les rotations des places sur chaque graine
kept = Conservé dans { $folder } : games.jsonl (une ligne par partie), figures.json et report.html.
stopped = Arrêté. Les parties déjà jouées sont conservées : la même commande reprend à cet endroit.

strength = Force
strength-note = Les cotes sont des forces de Plackett-Luce à l’échelle des échecs : 400 points font une chance de dix contre un, leur moyenne est 0. Les intervalles sont à 95 % : en pesant les graines à nouveau pour les cotes, selon Wilson pour les taux. Une victoire partagée à k compte 1/k.
entrant = robot
rating = cote
interval = 95 %
wins = victoires
games = parties

ahead = Qui finit devant qui
ahead-note = Combien de fois le robot de la ligne est classé devant celui de la colonne ; une place partagée compte pour moitié.

time = Force selon le temps de réflexion
time-note = Les mêmes robots avec plus de temps pour chaque réponse.
milliseconds = millisecondes par réponse
iterations = itérations par réponse

scores = Scores
scores-note = La boîte contient la moitié centrale des scores, son trait est la médiane, les moustaches contiennent 90 %.
mean-error = moyenne ± 95 %
deviation = σ
least-most = min. – max.
seat = place { $number }
by-seat = Score moyen selon la place
all-seats = victoires de la place

thinking = Réflexion
answers = réponses par partie
time-mean = ms par réponse
time-p95 = 95 % en moins de

controls = Contrôles
controls-note = L’arène se contrôle elle-même. Un robot contre lui-même doit faire jeu égal (un contrôle sur vingt échoue par hasard), et celui qui répond au hasard doit perdre.
control-mirror = { $bot } contre lui-même
control-sanity = le hasard contre { $bot }
expected = part égale
verdict = verdict
control-mirror-passed = égal
control-mirror-failed = inégal
control-sanity-passed = perd
control-sanity-failed = ne perd pas nettement
