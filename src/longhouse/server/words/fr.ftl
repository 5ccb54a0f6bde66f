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
