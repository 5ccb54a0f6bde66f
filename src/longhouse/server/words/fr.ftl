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
