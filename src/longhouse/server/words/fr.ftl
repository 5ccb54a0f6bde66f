# Les lettres de la maison. Chacune part dans les deux langues.

letter-turn = { $game } : c’est à vous de jouer
    .body = { $game } : c’est à vous de jouer.
letter-verify = Cette adresse est-elle la vôtre ?
    .body =
        { $name } souhaite recevoir un mot à cette adresse quand son tour est venu.
        Si c’est vous, ouvrez ce lien dans les trois jours. Sinon, ne faites rien : aucune autre lettre ne viendra.
letter-reset = Un nouveau mot de passe
    .body =
        Quelqu’un, vous sans doute, demande un nouveau mot de passe pour votre compte { $login }.
        Si c’est vous, ouvrez ce lien dans l’heure. Sinon, ne faites rien : votre mot de passe reste le même.

## Ce qui est refusé à qui tient la maison

no-house = il n’y a pas de maison dans { $folder } : nommez son dossier avec --data, ou --database-url
no-table = il n’y a pas de table { $table }
closed-already = la table { $table } est déjà rangée
others-quicker = d’autres sont plus rapides à la table { $table } : réessayez
no-account = il n’y a pas de compte { $login }
use-pg-dump = PostgreSQL se sauvegarde avec pg_dump ; copiez à côté secret.key, du dossier de la maison
copy-is-there = { $copy } existe déjà : nommez un autre dossier
no-copy = la copie n’a pas pu être faite : { $reason }

## Ce qui est dit à qui tient la maison

guest = (de passage)
table-line = { $game } { $stage ->
    [open] ouverte
    [playing] en cours
    [over] finie
   *[archived] rangée
}, { $players ->
    [one] { $players } siège
   *[other] { $players } sièges
}, hôte { $host }
table-closed = la table { $table } est rangée
signed-out = { $sessions ->
    [one] { $sessions } session fermée
   *[other] { $sessions } sessions fermées
}, { $tokens ->
    [one] { $tokens } jeton oublié
   *[other] { $tokens } jetons oubliés
}
forgotten = { $sessions ->
    [one] { $sessions } session oubliée
   *[other] { $sessions } sessions oubliées
}, { $guests ->
    [one] { $guests } personne de passage oubliée
   *[other] { $guests } personnes de passage oubliées
}
held-tables-open = tables ouvertes
held-tables-playing = tables en cours
held-tables-over = tables finies
held-tables-archived = tables rangées
held-accounts = comptes
held-guests = personnes de passage
held-sessions = sessions
held-tokens = jetons
held-entries = entrées du journal
held-megabytes = Mo de base de données
admin-needs = il faut d’autres paquets : pip install 'longhouse[server]'

## Quand la maison ouvre

open-at = Longhouse est ouverte : { $address }  (Ctrl+C pour fermer)
open-here = Sur cette machine : { $address }
open-behind = Un serveur mandataire doit mener de là au port { $port } de cette machine ({ $host }).
open-to-network = Tout votre réseau peut y entrer ; --host 127.0.0.1 la réserve à cette machine.
open-to-itself = Seule cette machine peut y entrer ; --host 0.0.0.0 l’ouvre à votre réseau.
open-to-whoever = Qui peut joindre cette adresse peut y entrer.
no-client = la page pour navigateur n’est pas installée, seule l’API répond : voir docs/hosting.md

## Ce qui l’en empêche

server-needs = le serveur a besoin d’autres paquets : pip install 'longhouse[server,fast]'
port-taken = { $host } port { $port } ne peut pas servir : { $reason }. Choisissez-en un autre : --port 8080
no-address = { $option } { $url } n’est pas une adresse : écrivez par exemple { $example }
mail-without-sender = --mail demande --mail-from : l’adresse d’où partent les lettres
folder-closed = impossible d’écrire dans le dossier { $folder } : { $reason }. Voir --data
database-unread = l’adresse de la base de données est illisible : écrivez par exemple postgresql://user@host/name
database-unknown = la maison ne connaît pas la base de données { $name } : prenez sqlite ou postgresql
sqlite-too-old = ce Python a SQLite { $found }, trop ancien : il faut { $oldest } ou plus récent, ou une base PostgreSQL (--database-url)
database-away = la base de données { $database } ne répond pas : { $reason }
