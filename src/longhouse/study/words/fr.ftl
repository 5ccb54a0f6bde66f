# Ce qu'une étude refuse, en une ligne chacun.

too-few = { $name } doit valoir au moins 1, pas { $number }
bots-for-seats = { $bots } robots pour { $seats } places : nommez-en un pour chacune, ou un pour toutes
no-such-option = l’option { $option } est inconnue : choisissez { $options }
no-engine = --engine vaut ici { $engines }, pas { $engine } : ray va avec --out, cuda sans
needs-ray = --engine ray a besoin de Ray : installez longhouse[cluster]
needs-polars = il faut polars : installez longhouse[study]
no-event = { $game } n’annonce pas d’événement { $name } : choisissez { $events }
nothing-to-evaluate = la partie est finie : il n’y a plus rien à évaluer
no-games = il n’y a pas de parties à lire
several-kinds = ces parties sont de plusieurs sortes : lisez à la fois celles d’un seul jeu et d’un seul nombre de joueurs

## Dossiers et journaux que l'on continue

differs = { $name } valait { $before }, pas { $now }
differs-and = { $one } ; { $more }
other-simulation = { $path } contient une autre simulation ({ $differing }) : prenez un autre dossier
no-rows = { $path } ne contient pas de { $part } : simulez avec --{ $part }
no-simulation = { $path } ne contient pas de simulation : { $reason }
other-format = { $path }/order.json n’est pas d’une simulation que cette version sait lire
other-arena = { $path } contient une autre arène ({ $differing }) : prenez un autre dossier
no-arena = { $path } n’est pas le journal d’une arène
cannot-open = { $path } n’a pas pu être ouvert : { $reason }
bad-line = { $path }, ligne { $number } : { $reason }
no-game-played = ce n’est pas une partie jouée ({ $reason })
no-object = ce n’est pas un objet JSON

## Arène

needs-a-bot = une arène a besoin d’un robot : nommez-en au moins un
named-twice = { $name } est nommé deux fois : --control fait jouer un robot contre lui-même
no-opponents = qui joue seul n’a pas d’adversaires : laissez --control de côté
no-seatings = les placements { $name } sont inconnus : choisissez { $names }
no-end = { $bots } ne finissent pas la graine { $seed } : { $limit } réponses et pas de fin
bot-broke = { $bot } a échoué dans { $game } (graine { $seed }, place { $seat }, réponse { $answer }) : { $reason }
no-bots-on-card = le moteur cuda joue au hasard : laissez --bots de côté
