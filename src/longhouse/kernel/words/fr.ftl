# Ce qui est refusé, en une ligne chacun.

no-game = il n’y a pas de jeu { $name } : vouliez-vous dire { $near } ?
no-game-of = il n’y a pas de jeu { $name } : cette maison a { $games }
no-rooms = LONGHOUSE_ROOMS nomme { $name }, et Python ne trouve aucun paquet de ce nom
other-rules = { $game } a été joué selon la version { $version } des règles, voici la version { $newest }
bad-value = { $option }={ $value } est inconnu : choisissez { $values }
no-option = l’option { $name } est inconnue : vouliez-vous dire { $near } ?
no-option-of = l’option { $name } est inconnue : choisissez { $options }
bad-players = { $title } se joue de { $least } à { $most }, pas à { $given }
bad-seed = la graine { $seed } doit être un nombre entier de 0 à { $most }
bad-seat = le siège { $seat } n’est pas à cette table : de 0 à { $most }
does-not-replay = la réponse { $number } sur { $all } ne se rejoue pas : { $reason }
file-too-large = le fichier dépasse { $most } caractères : ce n’est pas une partie
no-match-file = ce n’est pas le fichier d’une partie : { $reason }
no-json-object = ce n’est pas le fichier d’une partie : un objet JSON est attendu
bad-field = ce n’est pas le fichier d’une partie : il faut { $name }, de type { $type }
bad-format = le format { $format } est inconnu : cette version lit le format { $known }
not-playable = cette partie ne peut pas être jouée : { $reason }
no-bot = il n’y a pas de robot { $name } : choisissez { $names }
bad-budget = la réflexion { $budget } est inconnue : des millisecondes comme 50, ou des itérations comme 200it
cannot-write = { $path } n’a pas pu être écrit : { $reason }
cannot-read = { $path } n’a pas pu être lu : { $reason }
no-language = la langue { $name } est inconnue : choisissez { $names }
bad-pair = --option { $pair } doit être nom=valeur
one-bot = un seul robot joue tous les autres sièges : nommez-en un, avec une seule durée
one-budget = une réflexion se compte en millisecondes ou en itérations : laissez --budget ou --iterations
bad-seats = --seats { $seats } : des nombres de 0 à { $most } séparés par des virgules, ou all, ou none
one-measure = une réflexion se compte en millisecondes ou en itérations : donnez l’une des deux
bad-milliseconds = { $given } millisecondes : choisissez de 1 à { $most }
bad-iterations = { $given } itérations : choisissez de 1 à { $most }
no-cupy = le moteur cuda a besoin de CuPy : installez longhouse[gpu]
no-card = le moteur cuda a besoin d’une carte NVIDIA et de son pilote, et n’en trouve pas ici
not-on-card = le moteur cuda n’exécute pas { $name }
no-cuda-library = le moteur cuda a besoin de la bibliothèque { $name } de NVIDIA : installez longhouse[gpu]
