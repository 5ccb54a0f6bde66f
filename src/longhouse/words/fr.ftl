### Les mots de la maison en français : le terminal et ses commandes. Chaque jeu garde les siens.

seat = Joueur { $number }
yes = oui

## Jouer

since-last = Depuis votre dernier tour
prompt = ›
keys = numéro ou mots pour répondre · ? aide · ? 3 sur une réponse · h conseil · x pourquoi pas · u annuler · s score · q quitter
keys-whole = b la table entière
commands =
    Répondez par un numéro, ou en tapant le début d’une réponse (ou des mots qu’elle seule contient).
      ?  ou  ? 3   aide sur la question, ou sur une réponse
      x            ce qui n’est pas possible maintenant, et pourquoi
      h            un conseil : les meilleures réponses, et pourquoi
      u            reprendre votre dernière réponse
      s            votre feuille de score
      b            redessiner la table
      r            les règles de cette partie
      l            changer de langue
      w  ou  w FICHIER   enregistrer
      q            enregistrer et quitter
several = { $count } réponses conviennent (la première est « { $first } ») : précisez, ou donnez un numéro.
no-number = Choisissez un numéro de 1 à { $most }.
not-understood = « { $line } » n’est pas une réponse ici. Tapez ? pour l’aide.
not-now = { $answer } : { $reason }
all-possible = Tout est possible ici.
turn-done = Votre tour est fini. Entrée : continuer · u : le reprendre ›
pass-keyboard = C’est à { $player }. Passez le clavier ; personne d’autre ne regarde.
press-enter = Appuyez sur Entrée quand personne d’autre ne voit l’écran ›
undo-nothing = Il n’y a encore rien à reprendre.
undo-other = { $player } a répondu depuis : votre tour ne peut plus être repris.
undo-sealed = Votre dernière réponse a révélé quelque chose de caché : on ne revient pas en arrière.
saved = Enregistré dans { $path }
left = Votre partie est enregistrée. Pour la reprendre :
kept-here = Votre partie n’est pas perdue : gardez la ligne ci-dessous dans un fichier et reprenez-la de là.
replay-with = Pour la revoir :
hint-thinking = Une seconde de réflexion …
hint = { $number }. { $answer } ({ $chance } % de chances de gagner) : { $reason }
hint-alone = { $number }. { $answer } (environ { $points } points à la fin) : { $reason }
hint-unmeasured = { $number }. { $answer } : { $reason }

## Les scores

scores-now = Si la partie finissait maintenant
scores-final = Scores finaux
score-total = Total
won = { $winner } gagne !
won-shared = Victoire partagée : { $winners }
won-nobody = Personne ne gagne.
ended-alone = La partie finit avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Revoir une partie

replay-keys = Entrée suivant · p précédent · un numéro y va · f début · e fin · v 0 vue de la place 0 · v tout ouvert · l langue · q quitter
view-open = Tout est ouvert
view-of = Vu par { $player }
not-over = La partie n’est pas finie.

## Les jeux

welcome = À quel jeu jouons-nous ?
pick-game = Numéro du jeu
pick-players = Combien de joueurs ({ $least } à { $most }) ?
pick-level = De quelle force seront les autres ?
pick-level-number = Numéro du niveau
level-thrall = pour une première partie : joue avec bon sens, oublie beaucoup
level-leysingi = voit un coup d’avance, mais laisse échapper des choses
level-karl = choisit le meilleur coup du moment
level-huscarl = regarde un peu plus loin
level-jarl = regarde loin devant ; réfléchit jusqu’à une seconde
level-konungr = le plus fort ; réfléchit jusqu’à cinq secondes
pick-again = Un nombre de { $least } à { $most }, ou q pour partir.
for-players = { $players } { $players ->
    [1] joueur
   *[other] joueurs
}
minutes = { $minutes } minutes
credits = Un jeu de { $authors } ({ $publisher }, { $year }).
rules-version = Version { $version } des règles, { $players } { $players ->
    [1] joueur
   *[other] joueurs
}.

## Simulation

sim-head = { $game }, { $players } { $players ->
    [1] joueur
   *[other] joueurs
} : { $games } parties { $bots ->
    [none] jouées au hasard
   *[other] jouées par { $bots }
}, graines { $first } à { $last }
sim-speed = { $turns } tours et { $decisions } décisions par partie · { $speed } parties par seconde ({ $engine }) · victoires partagées : { $shared }
engine-compiled = compilé
engine-cuda = sur la carte
engine-interpreter = interpréteur
sim-compiling = Les règles qui ne le sont pas encore sont d’abord compilées ; cela peut prendre une minute.
sim-kept-so-far = Arrêté. Les parties jouées sont gardées dans { $folder } : la même commande continue de là.
sim-kept = Gardé dans { $folder } ; `longhouse report { $folder }` dessine ce qu’elles disent.
report-written = Écrit : { $file }
sim-stopped = { $count ->
    [1] 1 partie a été arrêtée
   *[other] { $count } parties ont été arrêtées
} après { NUMBER($limit, useGrouping: 0) } réponses et ne { $count ->
    [1] compte
   *[other] comptent
} nulle part ci-dessous.
sim-interpreter = Joué dans l’interpréteur, bien plus lent : installez longhouse[fast] pour des règles compilées (voir `longhouse doctor`).
sim-none = Aucune partie n’est arrivée à sa fin : augmentez --limit.
sim-scores = Scores et victoires
sim-seat = place
sim-deviation = σ
sim-interval = { $low } – { $high }
sim-mean = moyenne
sim-wins = victoires
sim-sheets = Feuille de score moyenne
sim-compare = Ce que cela change : { $option }
sim-turns = tours
sim-decisions = décisions
sim-difference = contre la première ligne

## Réglage

tune-head = { $game }, { $players } { $players ->
    [1] joueur
   *[other] joueurs
} : points que vaut chaque trait
tune-feature = trait
tune-before = avant
tune-after = après
tune-gain = Nouveaux contre anciens sur { NUMBER($games, useGrouping: 0) } parties : { $rate } % des victoires ({ $low } – { $high })
tune-written = Enregistré dans { $file }.
tune-kept = Rien n’a été enregistré : ajoutez --write pour garder les nouveaux poids.
tune-worse = Rien n’a été enregistré : les nouveaux poids perdent contre les anciens. Plus de parties par pas (--games) rendent la montée plus sûre.

## Compilation et état de l'installation

compile-setup = mise en place
compile-step = réponses
compile-observe = observation
compile-playout = parties au hasard
compile-scores = scores
compile-sheets = feuilles de score
compile-match = parties une à une
compile-bots = les robots
doctor-rules = règles
doctor-fast = compilées quand on joue beaucoup de parties ; l’interpréteur en attendant
doctor-forced = l’interpréteur partout (LONGHOUSE_RULES=plain)
doctor-no-numba = l’interpréteur : Numba manque (installez longhouse[fast])
doctor-cache = Cache des règles compilées : { $path } ({ $files } fichiers, { $size } Mo)
doctor-games = Jeux
doctor-game = jeu
doctor-version = version des règles
doctor-compiled = compilé
doctor-first-move = premier coup, interpréteur
doctor-screen = écran propre
doctor-plain = simple
doctor-interpreter = non (interpréteur)
doctor-all-compiled = oui
doctor-part-compiled = { $kept } sur { $all } : { $command }
