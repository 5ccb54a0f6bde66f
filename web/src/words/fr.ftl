### Les mots du client en français. Chaque jeu garde les siens dans sa salle.

## La maison

home = Longhouse, accueil
settings = Réglages
about = À propos
rules = Règles
learn = Apprendre
play = Jouer
watch = Regarder
study = Étudier
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
    [0] Une grande maison
    [1] Un jeu, une maison
    [2] Deux jeux, une maison
    [4] Quatre jeux, une même maison
   *[other] { $count } jeux, une même maison
}
motto-more = Jouez entre amis ou contre des robots. Sans compte, sans rien installer.
quick-game = Partie rapide contre des robots
invite-friends = Inviter des amis
games = Jeux
players = { $least } à { $most }
play-game = Jouer à { $game }
set-up-game = Préparer { $game }
my-games = Mes parties
open-tables = Tables ouvertes
watch-or-look-back = Regarder ou revoir
finished-games = Parties finies
go = Y aller
look = Voir
no-games = Aucune partie en cours.
no-tables = Aucune table publique n’est ouverte.
no-finished = Aucune partie finie.
stage-open = { $host } attend { $free ->
    [one] { $free } joueur
   *[other] { $free } joueurs
}
stage-playing = { $players } joueurs, chez { $host }
stage-over = { $players } joueurs, terminée
game-with = Avec { $names }
game-alone = En solo
turn-of = à { $name } de jouer
choose-name = Choisir un nom
your-name = Votre nom
your-name-why = C’est ainsi que les autres vous appelleront.
keep = Enregistrer
kept = C’est noté.

## Apprendre, regarder, étudier

learn-how = Une première partie guidée se joue sur le vrai plateau : chaque étape demande une chose et dit pourquoi. Elle continue ensuite comme une partie normale contre les robots les plus faciles.
played-now = En ce moment
played-now-how = Les tables publiques dont l’hôte accepte qu’on regarde. Vous voyez ce que tout le monde peut voir.
none-played = Aucune table publique n’est en cours.
finished-how = Vos parties finies : la feuille de score, et chaque réponse à revoir.
game-file = Une partie dans un fichier
game-file-how = Une partie finie s’enregistre en fichier depuis sa feuille de score. Ouvrez-en un ici : finie, la partie se regarde ; inachevée, elle se reprend.
choose-file = Choisir un fichier
game-file-bad = Ce n’est pas le fichier d’une partie que cette maison connaît.
study-how = Ce que disent de nombreuses parties entre nos robots : d’où viennent les points, quelle place gagne, ce que font les vainqueurs. Avec les règles de vos parties.
study-games = Jeux
study-facts = Ce qu’on y lit
study-figures = Chiffres : { $title }
study-none = Pas encore de graphiques pour ce jeu.
study-bots = Votre robot à une table
study-bots-about = Avec un jeton personnel, un programme joue à toute table comme une personne. Ce que le serveur demande et répond est décrit.

## Les jeux


## Préparation

set-up-table = Préparer une table
how-many = Combien de joueurs ?
against = Qui joue ?
friends-first = Des amis par lien (les places libres peuvent aller aux robots)
bots-only = Seulement des robots et moi, tout de suite
bot-level = Niveau des robots
level-next = La prochaine fois contre { $level } ?
level-proposed = pour vous
level-random = Vagabond
level-random-about = Choisit au hasard une réponse permise. Bien pour découvrir un jeu.
level-thrall = Thrall
level-thrall-about = Connaît les règles et évite l’absurde. Pour une première partie.
level-leysingi = Leysingi
level-leysingi-about = Voit un coup d’avance, mais laisse échapper des choses.
level-karl = Karl
level-karl-about = Choisit le meilleur coup du moment, sans voir plus loin.
level-huscarl = Huscarl
level-huscarl-about = Regarde un peu plus loin.
level-jarl = Jarl
level-jarl-about = Regarde loin devant : jusqu’à une seconde par réponse.
level-konungr = Konungr
level-konungr-about = Le plus fort de la maison : jusqu’à cinq secondes par réponse.
clock = Pendule
clock-none = Aucune : prenez votre temps
clock-live = 20 minutes chacun, plus 10 secondes par tour
clock-days = Trois jours par tour
table-rules = Comment on joue à cette table
allow-watching = D’autres peuvent regarder avec un lien
allow-hints = Conseils d’un robot
allow-undo = On peut reprendre une réponse
public-table = Tout le monde peut trouver et regarder cette table
explicit-end = Un tour ne finit que quand son joueur le dit
start = Commencer
open-table = Ouvrir la table

## L’attente

lobby = Avant la partie
table-unknown = Cette table ne vous est pas ouverte
table-unknown-why = Le lien est peut-être ancien, ou la table est privée.
opening-table = Ouverture de la table…
look-at-seat = Regarder les plateaux de { $name }
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
change-options = Changer les options

## À la table

board = Plateau
beside = Places, journal et règles
question = Question
answers = Réponses
no-answers = Vous n’avez rien à répondre maintenant.
log = Journal
chat = Discussion
unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
sound-on = Le son est activé : le couper
sound-off = Le son est coupé : l’activer
chat-empty = Personne n’a encore rien dit.
write = Écrire à la table
send = Envoyer
your-turn = À vous
waiting-for = { $name } réfléchit
game-over = La partie est finie
since-your-turn = depuis votre dernier tour
look-at-moment = Voir ce moment
not-possible = Impossible : { $reason }.
minutes = { $low } à { $high } min
only-left = Valider : { $answer }
reveals = Cela révèle quelque chose : ensuite, plus de retour possible.
hint = Conseil
hint-title = Ce qu’un robot répondrait
hint-how = Choisissez pour voir où c’est. Rien n’est joué.
hint-none = Le robot n’a pas de conseil ici.
hint-thinking = Réflexion…
hint-advised = conseillé
hint-chance = { $value } % de chances de gagner (entre { $low } et { $high })
hint-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
} à la fin (de { $low } à { $high })
hints-off = L’hôte ne veut pas de conseils à cette table.
undo = Annuler
ask-undo = Demander d’annuler
asks-undo = { $name } voudrait reprendre son tour.
agree = Accepter
refuse = Refuser
redo = Refaire
end-turn = Finir le tour
away = a quitté
not-here = pas là
time-left = Temps restant
points = points
points-and-more = + caché
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
reconnecting = La connexion est perdue. Nouvel essai ; votre partie est en sûreté…
log-undone = { $name } a repris une réponse.
log-redone = { $name } a redonné la réponse.
log-left = { $name } a quitté la table.
log-returned = { $name } est de retour.
log-voted = { $name } veut qu’un robot continue.
log-replaced = Un robot continue pour { $name }.
log-resigned = { $name } a abandonné.
log-asked = { $name } demande à reprendre son tour.
log-refusal = { $name } n’est pas d’accord.
log-agreed = { $name } est d’accord.
log-rematch_wanted = { $name } voudrait rejouer.

## La table elle-même

table = Table
yes = oui
no = non
rather-not = Plutôt non
your-seat = Votre place
leave = Quitter pour l’instant
leave-why = Un robot continue pour vous après { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
}. Vous pouvez revenir à tout moment.
come-back = Revenir
come-back-why = Vous avez quitté la table ; un robot continue pour vous, ou le fera bientôt.
give-up = Abandonner
give-up-sure = Un robot continue pour vous, et vous ne pourrez pas revenir dans cette partie.
give-up-alone = La partie finit aussitôt, et les autres l’emportent.
gave-up = a abandonné
bot-plays-on = un robot continue
vote-bot = Laisser un robot continuer
vote-in = vote possible dans { $time }
you-voted = vous avez voté pour un robot
votes = { $count ->
    [one] { $count } vote pour un robot
   *[other] { $count } votes pour un robot
}
note = Une note pour vous
note-why = Personne d’autre ne peut la lire.
host-tools = Pour l’hôte
watch-link = Lien pour regarder
archive = Ranger la table
archive-sure = La table quitte vos listes, et plus personne ne peut y jouer.
archived = Cette table est rangée.
to-the-hall = Retour à l’accueil
rematch-asked = La question est posée aux autres.

## Parties d’un plateau

board-keys = Les flèches vont d’une partie à l’autre, Début et Fin à la première et à la dernière du même endroit. Entrée répond ou dit pourquoi pas, le point d’interrogation explique, Échap quitte le plateau.
labelled = { $label } : { $text }
part-possible = Vous pouvez la choisir : { $answer }
part-chosen = Choix fait : { $answer }
part-impossible = Impossible maintenant

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
moments = Moments
moment-lead = { $name } prend la tête pour de bon.
moment-leap = { $name } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’un coup.
go-there = Y aller
total = Total
export = Exporter
again = Rejouer
to-rematch = À la partie suivante
alone-ends = { $name } finit avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wins = { $name } gagne { $margin ->
    [0] au départage
    [1] d’un point
   *[other] de { $margin } points
}
shared = Victoire partagée : { $names }
nobody-wins = Personne ne gagne
you-ahead = Vous devancez { $name } de { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Ce qui pèse le plus : { $line } (+{ $weight }).
you-behind = { $name } vous devance de { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Ce qui pèse le plus : { $line } (−{ $weight }).

## D’où viennent les éléments

how-many-components = { $count ->
    [1] une seule
   *[other] les { $count }
}
confidence-recalled-why = De mémoire seulement : l’original peut différer.
confidence-reconstructed-why = Reconstitué : l’original est introuvable et peut différer.

## Règles et parties guidées

rules-of = Règles : { $game }
rules-contents = Sommaire
rules-guided = Jouer une partie guidée
rules-minutes = les règles, en { $count ->
    [1] une minute
   *[other] { $count } minutes
} environ
rules-search = Chercher un mot
rules-places = { $count ->
    [0] Nulle part
    [1] Un endroit
   *[other] { $count } endroits
}
editions-shown = Différences montrées
editions-here = Les tables jouent ce qui est écrit sous « Ici », sauf réglage contraire.
edition-both = Les deux
edition-en = Anglaise
edition-fr = Française
edition-here = Ici
rules-words = Tous les mots
rules-all = Toutes les règles
rules-here = La règle de cette question
rules-now = Ce qui est demandé
rules-things = Ce qu’il y a
rules-questions = Ce qu’on vous demande
guide = Guide
guide-title = Votre première partie
guide-title-of = Votre première partie : { $game }
guide-step = étape { $at } sur { $count }
guide-progress = { $at } sur { $count }
guide-here = Appuyez ici
guide-or = ou ici
guide-asked = Demandé par le guide.
guide-wrong = { $answer } : pas maintenant.
guide-wrong-gesture = Pas maintenant.
guide-impossible = C’est impossible.
guide-confirm = Appuyez maintenant sur **{ $button }**. Jusque-là, Retour annule.
guide-do-it = Le faire pour moi
guide-skip = Passer l’étape
guide-leave = Quitter le guide, jouer maintenant
guide-leave-short = Jouer sans guide
guide-leave-why = Après la dernière étape, le guide s’efface et la même partie continue.
guide-waits = Les autres jouent
guide-waits-do = { $name } réfléchit…
guide-good = Bien
guide-back = Je reviens le temps d’une phrase quand il y a du nouveau.
guide-keep = Continuer à me guider
guide-stands-by = Le guide revient quand il y a du nouveau.
guide-advises = Le guide conseille chacun de vos coups.
guide-send-away = Renvoyer le guide
guide-over = À vous de jouer
guide-lost = Vous jouez autrement
guide-lost-do = Pas de souci : la partie continue comme toute autre.
guide-failed = La partie guidée n’a pas pu commencer.
guide-of = Première partie guidée de { $game }
guide-begin = Première partie guidée, { $count } étapes
guide-begin-of = Première partie guidée, { $count } étapes : { $game }

## Soi-même

email = E-mail
email-why = Pour savoir quand c’est à vous. Personne d’autre ne le voit. Peut rester vide.
webhook = Webhook
webhook-why = Une adresse https qui apprend quand c’est à vous. Peut rester vide.
email-proven = Les lettres partent à cette adresse.
email-unproven = Nous avons écrit à { $email } : ouvrez le lien de cette lettre, et vous y saurez quand c’est à vous.
no-letters = Cette maison n’envoie pas de lettres.
send-letter = M’envoyer une lettre
send-letter-again = Renvoyer la lettre
letter-sent = Une lettre est en route.
letter-sent-if = S’il existe un tel compte avec une adresse confirmée, une lettre est en route.
address-proven = Cette adresse est bien la vôtre. Vous y saurez désormais quand c’est à vous.
account = Compte
guest-note = Vous êtes de passage : seul ce navigateur vous connaît.
register = Créer un compte
log-in = Se connecter
log-out = Se déconnecter
logged-in-as = Vous êtes ici sous le nom de
login = Identifiant
password = Mot de passe
password-how = Au moins { $least } caractères.
register-why = Vos parties restent à vous, et vous les retrouvez dans tout navigateur.
log-in-why = Les parties que vous jouez ici de passage vous suivent.
change-password = Changer le mot de passe
change-password-ends = Tout autre navigateur est déconnecté.
password-now = Mot de passe actuel
password-new = Nouveau mot de passe
password-forgotten = Mot de passe oublié ?
password-forgotten-how = Écrivez votre identifiant ci-dessus. Une lettre part à l’adresse de ce compte, si elle a été confirmée.
reset-password = Définir un nouveau mot de passe
reset-password-ends = Tout autre navigateur est déconnecté, et les jetons pour robots prennent fin.
your-traces = Ce que la maison sait de vous
everything = Tout télécharger
everything-why = Votre profil, vos messages et vos notes, et vos parties terminées, en un seul fichier.
leave-for-good-why = Vous pouvez partir pour de bon : votre compte prend fin, des robots jouent pour vous, et votre nom, vos messages et vos notes sont retirés de chaque partie.
leave-for-good = Me supprimer
leave-for-good-sure = Personne ne pourra revenir là-dessus.
tokens = Jetons pour robots
tokens-why = Avec un jeton personnel, votre propre robot peut faire aux tables tout ce que vous pouvez faire, et rien d’autre.
token-label = À quoi sert-il ?
make-token = Créer un jeton
token-once = Votre jeton, montré seulement maintenant :
made-on = créé le { $day }
drop-token = Supprimer
drop-token-sure = Ce qui utilise « { $label } » est aussitôt exclu.

## Réglages

profile = Profil
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
refused-bad_host = Le serveur ne porte pas ce nom : son hôte doit l’indiquer.
refused-bad_letter = Ce lien a déjà servi ou date trop : demandez une autre lettre.
refused-bad_name = Un nom a de 1 à 40 caractères visibles.
refused-bad_origin = Cette page ne peut pas agir ici.
refused-bad_setting = Ces options ne vont pas ensemble.
refused-busy = Le serveur est occupé : réessayez.
refused-cannot_undo = Cela ne peut pas être repris.
refused-illegal = Les règles ne le permettent pas.
refused-login_taken = Cet identifiant est pris.
refused-malformed = Le serveur n’a pas compris.
refused-not_allowed = Ce n’est pas à vous de le faire.
refused-not_now = Pas maintenant.
refused-not_your_turn = Ce n’est pas votre tour.
refused-offline = Le serveur ne répond pas.
refused-seat_taken = La place est prise.
refused-stale = Quelque chose a changé entre-temps : regardez encore.
refused-too_large = C’est trop gros.
refused-too_long = C’est trop long.
refused-too_many = Vous en avez déjà trop : supprimez-en un d’abord.
refused-too_often = Trop vite : attendez un peu.
refused-turn_not_ended = Le tour d’avant n’est pas fini.
refused-unauthorized = Dites d’abord qui vous êtes.
refused-unknown = Il n’y a rien de tel ici.
refused-wrong_password = Aucun compte n’a cet identifiant et ce mot de passe.
