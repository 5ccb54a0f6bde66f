### Les mots du client en français. Chaque jeu garde les siens dans sa salle.

## La maison

home = Longhouse, accueil
settings = Réglages
about = À propos
rules = Règles
learn = Apprendre
play = Jouer
pause = Pause
close = Fermer
back = Retour
confirm = Valider
enter-key = Entrée
you = vous
host = hôte
bot = robot
switch-language = Switch to English
theme-dark = Thème sombre
theme-light = Thème clair
motto = { $count ->
    [0] Une halle
    [1] Un jeu, une halle
    [2] Deux jeux, une halle
    [4] Quatre jeux, une halle
   *[other] { $count } jeux, une halle
}
motto-more = Jouez entre amis ou contre des robots. Sans compte, sans rien installer.
quick-game = Partie rapide contre des robots
invite-friends = Inviter des amis
games = Jeux
players = { $least } à { $most }
play-game = Jouer à { $game }
set-up = Préparer
set-up-game = Préparer { $game }
learn-game = Apprendre { $game }
my-games = Mes parties
open-tables = Tables ouvertes
finished-games = Parties finies
go = Y aller
look = Voir
no-games = Aucune partie en cours.
no-tables = Aucune table publique n’est ouverte.
no-finished = Aucune partie finie.
stage-open = { $host } attend { $free ->
    [one] 1 joueur
   *[other] { $free } joueurs
}
stage-playing = { $players } joueurs, chez { $host }
stage-over = { $players } joueurs, terminée
choose-name = Choisir un nom
your-name = Votre nom
keep = Garder
kept = C’est noté.

## Les jeux

title-vikings_on_board = Vikings on Board
about-vikings_on_board = Mêlez les équipages, chargez les drakkars, pariez sur qui les mènera.
time-vikings_on_board = 45 min
title-knarr = Knarr
about-knarr = Réunissez un équipage par couleur, partez au loin, commercez sur vos routes.
time-knarr = 30 min
title-explorers = Explorateurs de la Mer du Nord
about-explorers = Posez les îles tuile par tuile, pillez, élevez, bâtissez des avant-postes.
time-explorers = 60 min
title-feast_for_odin = À la gloire d'Odin
about-feast_for_odin = Chassez, fabriquez, naviguez et couvrez vos terres jusqu’au dernier vide.
time-feast_for_odin = 2 heures

## Préparation

set-up-table = Préparer une table
how-many = Combien de joueurs ?
against = Qui joue ?
friends-first = Des amis par lien (les places libres peuvent aller aux robots)
bots-only = Seulement des robots et moi, tout de suite
bot-level = Niveau des robots
level-random = Vagabond
level-random-about = Choisit au hasard une réponse permise. Bien pour découvrir un jeu.
level-greedy = Marchand
level-greedy-about = Prend ce qui paie aussitôt, sans voir plus loin.
level-search = Navigatrice
level-search-about = Réfléchit quelques coups à l’avance.
clock = Pendule
clock-none = Aucune : prenez votre temps
clock-live = 20 minutes chacun, 10 secondes rendues par tour
clock-days = Trois jours par tour
public-table = Tout le monde peut trouver et regarder cette table
explicit-end = Un tour ne finit que quand son joueur le dit
start = Commencer
open-table = Ouvrir la table

## L’attente

lobby = Avant la partie
table-unknown = Cette table ne vous est pas ouverte
table-unknown-why = Le lien est peut-être ancien, ou la table est privée.
opening-table = Ouverture de la table…
seats = Places
free-seat = libre
seat-bot = Placer un robot
remove = Retirer
sit-down = S’asseoir
stand-up = Se lever
start-when-full = Toutes les places doivent être prises.
waiting-for-host = L’hôte lance la partie.
invite = Inviter
invite-how = Chaque place libre a son lien. Envoyez-le, ou faites lire le code par un téléphone.
link-for = Lien de la place { $seat }
qr = Le lien en code QR
copy = Copier
copied = Copié
options = Options

## À la table

board = Plateau
beside = Places, journal et règles
question = Question
answers = Réponses
no-answers = Vous n’avez rien à répondre maintenant.
log = Journal
chat = Discussion
chat-empty = Personne n’a encore rien dit.
write = Écrire à la table
send = Envoyer
your-turn = À vous
waiting-for = { $name } réfléchit
game-over = La partie est finie
since-your-turn = depuis votre dernier tour
look-at-moment = Voir ce moment
not-possible = Impossible : { $reason }.
reveals = Cela révèle quelque chose : ensuite, plus de retour possible.
undo = Annuler
ask-undo = Demander d’annuler
asks-undo = { $name } voudrait reprendre son tour.
agree = Accepter
refuse = Refuser
redo = Refaire
end-turn = Finir le tour
away = parti
not-here = absent
time-left = Temps restant
points = points
points-and-more = + caché
watching = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
reconnecting = La connexion est perdue. Nouvel essai ; votre partie est en sûreté…
log-undone = { $name } a repris une réponse.
log-redone = { $name } a redonné la réponse.
log-left = { $name } a quitté la table.
log-returned = { $name } est de retour.
log-replaced = Un robot continue pour { $name }.
log-resigned = { $name } a abandonné.
log-asked = { $name } demande à reprendre son tour.
log-refusal = { $name } n’est pas d’accord.
log-agreed = { $name } est d’accord.

## Revoir

replay = Revoir
replay-start = La mise en place
moment = Moment de la partie
moment-of = { $at } sur { $last }
step = Un pas en avant
step-back = Un pas en arrière
speed = Vitesse
play-on = Continuer d’ici
back-to-game = Retour à la partie
score-sheet = Feuille de score
chart = Les points au fil de la partie
chart-of = Les points au fil de la partie de { $names }
start-of-game = début
end-of-game = fin
total = Total
export = Exporter
again = Rejouer
to-rematch = À la partie suivante
wins = { $name } gagne { $margin ->
    [0] au départage
    [one] d’un point
   *[other] de { $margin } points
}
shared = Victoire partagée : { $names }
nobody-wins = Personne ne gagne

## Règles et leçons

rules-of = Règles : { $game }
rules-now = Ce qui est demandé
rules-things = Ce qu’il y a
rules-questions = Ce qu’on vous demande
lesson-of = Apprendre { $game }
lesson-step = Étape { $at } sur { $count }
lesson-next = Continuer
lesson-back = Étape d’avant
lesson-right = Exact.
lesson-wrong = Pas tout à fait. Regardez encore.
lesson-play = Jouer maintenant
lesson-none = Ce jeu n’a pas encore de leçon. Ses règles sont expliquées ici.

## Réglages

profile = Profil
guest-note = Vous êtes invité, connu de ce seul navigateur.
look-and-feel = Apparence
setting-language = Langue
setting-language-en = English
setting-language-fr = Français
setting-theme = Thème
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-motion = Animation
setting-motion-full = Calme
setting-motion-fast = Rapide
setting-motion-none = Aucune
setting-text = Taille du texte
setting-text-normal = Normale
setting-text-large = Grande
setting-confirm = Valider un coup
setting-confirm-always = Toujours
setting-confirm-reveals = Seulement s’il est sans retour
setting-board = Plateau
setting-board-drawn = Dessiné
setting-board-words = En mots
setting-sound = Bruits des pièces
setting-turn-sound = Un son quand c’est à moi
colours-and-signs = Couleurs et signes
signs-note = Chaque couleur a un signe : rien ne dépend de la couleur seule.
colour-red = rouge, hache
colour-blue = bleu, vagues
colour-green = vert, sapin
colour-yellow = jaune, soleil
colour-purple = violet, broche
colour-bone = os, point
colour-sand = sable, barre
colour-bark = écorce, deux barres
colour-pitch = poix, pignon

## À propos

about-text = Longhouse permet de jouer à des jeux de plateau vikings dans un navigateur, en français ou en anglais, entre amis ou contre des robots, et de les étudier à partir des mêmes règles.
about-names = Les noms des jeux appartiennent à leurs propriétaires. Ce projet est indépendant : il n’est ni fait ni approuvé par leurs auteurs ou éditeurs, et ne contient rien de leurs images ni de leurs textes. Soutenez-les : achetez les jeux.
about-fonts = Caractères : Grenze et Source Sans 3, sous licence SIL Open Font. Tous les dessins sont les nôtres.
api-docs = Pour les programmeurs : ce que le serveur répond

## Refus

refused-bad_form_key = La page est périmée : rechargez-la.
refused-bad_name = Un nom a de 1 à 40 caractères visibles.
refused-bad_origin = Cette page ne peut pas agir ici.
refused-bad_setting = Ces options ne vont pas ensemble.
refused-busy = Le serveur est occupé : réessayez.
refused-cannot_undo = Cela ne peut pas être repris.
refused-illegal = Les règles ne le permettent pas.
refused-malformed = Le serveur n’a pas compris.
refused-not_allowed = Ce n’est pas à vous de le faire.
refused-not_now = Pas maintenant.
refused-not_your_turn = Ce n’est pas votre tour.
refused-offline = Le serveur ne répond pas.
refused-seat_taken = La place est prise.
refused-stale = Quelque chose a changé entre-temps : regardez encore.
refused-too_long = C’est trop long.
refused-too_often = Trop vite : attendez un peu.
refused-turn_not_ended = Le tour d’avant n’est pas fini.
refused-unauthorized = Dites d’abord qui vous êtes.
refused-unknown = Il n’y a rien de tel ici.
