### Ce que `--help` dit en français : une entrée par commande, un attribut par argument. L'anglais est dans le code.
### « every » : les arguments qui veulent dire la même chose partout.

every =
    .lang = Langue : en ou fr (sinon celle de LANG).
    .players = Nombre de joueurs.
    .option = nom=valeur ; peut être donné plusieurs fois.
    .workers = Processus qui jouent côte à côte.
    .budget = Millisecondes de réflexion d’un robot pour une réponse (200it : itérations).
    .game = L’identifiant du jeu.
    .data = Le dossier de la maison.
    .database_url = postgresql://… ; sinon SQLite dans le dossier de la maison.
    .login = Le nom de connexion d’un compte.
    .help = Afficher cette aide.

options = Options
arguments = Arguments
commands = Commandes
default = [par défaut : { $value }]
variable = [variable : { $name }]
required = [obligatoire]

## Ce qui ne va pas dans une ligne de commande

no-such-option = il n’y a pas d’option { $name }{ $near ->
    [none] {""}
   *[other] {" "}: vouliez-vous dire { $near } ?
}
missing-parameter = il manque { $name }
bad-parameter = { $name } ne peut pas avoir cette valeur : voyez --help
no-such-command = il n’y a pas de commande { $name } : `longhouse --help` les nomme toutes

## Les commandes

longhouse = Jeux de société vikings : y jouer, les revoir, les simuler. Sans commande, la maison s’ouvre.
    .version = Dire la version.

serve = Ouvrir la maison : un serveur où l’on joue par navigateur.
    .host = Adresse à laquelle écouter.
    .port = Port ; 0 pour un port libre.
    .data = Dossier de la base de données et du secret de la maison.
    .database_url = postgresql://utilisateur:mot-de-passe@hôte/nom ; sinon SQLite dans le dossier de la maison.
    .public_url = Adresse que l’on utilise quand un mandataire se tient devant le serveur.
    .names = Autres noms sous lesquels on atteint cette machine, séparés par des virgules.
    .trusted_proxies = Adresses dont on croit l’en-tête X-Forwarded-For.
    .metrics_for = Adresses et réseaux qui peuvent lire /metrics.
    .bots = Processus dans lesquels les robots réfléchissent.
    .longest_thought = Secondes après lesquelles le hasard répond pour un robot.
    .bot_moment = Secondes que prend un robot avant son tour quand quelqu’un regarde ; 0 : il répond aussitôt.
    .mail = smtp://utilisateur:mot-de-passe@hôte:port (ou smtps) pour les lettres de la maison.
    .mail_from = Expéditeur de ces lettres.
    .webhooks = Permettre à chacun de nommer un webhook qui annonce son tour.
    .compile = Compiler les règles en arrière-plan.
    .generosity = Multiplie toutes les limites de débit (pour des essais de charge).
    .peer = Adresse à laquelle d’autres processus sur la même base PostgreSQL atteignent celui-ci.

report = Dessiner ce que disent des parties simulées : une page d’images ; plusieurs dossiers d’un même jeu sont comparés.
    .folders = Dossiers que `longhouse simulate --out` a remplis.
    .html = Où écrire la page.
    .json = Écrire aussi les images dans toutes les langues dans ce fichier.

play = Jouer une partie dans le terminal, contre des robots ou à plusieurs au même clavier.
    .game = L’identifiant du jeu ; `longhouse games` les nomme.
    .seats = Places tenues par des personnes, comptées à partir de 0 : 0,2 ou all ou none.
    .seed = La même graine donne la même partie.
    .bot = Qui tient les autres places.
    .bot-default = demandé, ou thrall
    .resume = Reprendre une partie enregistrée.

replay = Revoir pas à pas une partie enregistrée.
    .file = Une partie enregistrée.
    .seat = Comme cette place l’a vue, comptée à partir de 0 ; sinon tout est ouvert.
    .all = Écrire tout le journal et quitter.

watch = Écrire une partie entre robots avec leurs raisons : chaque réponse, ce qu’elle peut apporter et pourquoi, puis la feuille de score.
    .bots = Qui joue : un robot pour toutes les places, ou un pour chacune, séparés par des virgules.
    .seed = La même graine donne la même partie.

simulate = Jouer beaucoup de parties, au hasard ou par des robots ; montrer scores, victoires et vitesse.
    .games = Combien de parties.
    .seed = Graine de la première partie ; les suivantes comptent à partir d’elle.
    .limit = Nombre de réponses après lequel une partie est arrêtée.
    .bots = Qui joue : un robot pour toutes les places, ou un pour chacune, séparés par des virgules.
    .compare = Comparer aussi toutes les valeurs de cette option ; none omet la comparaison propre au jeu.
    .json = Écrire aussi les chiffres dans ce fichier.
    .out = Enregistrer les lignes de toutes les parties dans ce dossier ; le même est continué.
    .events = Avec --out : enregistrer les événements de tant de parties, depuis la première.
    .answers = Avec --out : enregistrer les réponses de tant de parties.
    .engine = Ce qui fait le travail : pool, ray (avec --out), ou cuda (sans).

arena = Faire jouer des robots les uns contre les autres à armes égales et mesurer leur force.
    .bots = Qui joue, séparés par des virgules : jarl,karl ou jarl@50,jarl@200it.
    .games = Combien de parties ; arrondi pour que tous les placements jouent toutes les graines.
    .seed = La première graine ; les suivantes comptent à partir d’elle.
    .budget = Millisecondes par réponse pour les robots qui réfléchissent : 10,50,250.
    .iterations = Itérations par réponse à la place : 200 ou 100,400.
    .seatings = Ordres des places sur chaque graine : all, ou rotated.
    .control = Aussi chaque robot contre lui-même et contre le hasard.
    .out = Dossier du journal et du rapport ; le même est continué.

tune = Régler ce sur quoi comptent les robots d’un jeu, en faisant jouer karl contre lui-même.
    .steps = Nombre de fois que les poids sont secoués et déplacés.
    .games = Parties par pas.
    .seed = La même graine donne les mêmes poids.
    .check = Parties des nouveaux poids contre les anciens à la fin.
    .worlds = Mondes possibles regardés avant une réponse ; moins, c’est plus rapide.
    .write = Enregistrer les nouveaux poids.

games = Nommer les jeux, leurs joueurs et leurs options.

doctor = Dire les versions, le cache, et quels jeux sont compilés.

compile = Compiler les règles maintenant, pour que rien n’attende plus tard.
    .games = Identifiants de jeux ; tous si aucun n’est nommé.

## Tenir une maison

admin = Tenir une maison : ses tables, ses gens, ses copies.

admin-stats = Dire ce que la maison contient.

admin-tables = Nommer les tables, les plus animées d’abord.
    .stage = open (ouvertes), playing (en cours) ou over (finies).
    .person = L’identifiant de quelqu’un à la table.

admin-close = Ranger une table : dès lors on ne peut plus que la regarder.
    .table = L’identifiant d’une table.

admin-people = Nommer les comptes, les plus récents d’abord.
    .search = Partie d’un nom ou d’un nom de connexion.
    .guests = Les invités aussi.

admin-reset-link = Faire un lien avec lequel le titulaire d’un compte change son mot de passe ; valable une fois, une heure.
    .public_url = Adresse à laquelle on atteint la maison.

admin-sign-out = Fermer toutes les sessions d’un compte et oublier ses jetons.

admin-backup = Copier la base de données et le secret de la maison pendant que le serveur tourne.
    .folder = Un dossier qui ne contient pas encore de copie.

admin-tidy = Oublier les sessions échues et les invités qui n’ont rien laissé, et rendre la place au disque.
    .days = Les invités sans table sont oubliés après tant de jours.
