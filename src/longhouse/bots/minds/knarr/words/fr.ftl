reason-score =
    { $change ->
        [more] des points tout de suite
        [soon] des points avant la fin du tour
       *[less] moins de points
    }
reason-reputation =
    { $change ->
        [more] plus de points de renommée aux prochains tours
       *[less] moins de points de renommée aux prochains tours
    }
reason-fame =
    { $change ->
        [more] un pas en avant sur la piste de renommée
       *[less] la renommée rapporte moins d’ici la fin
    }
reason-bracelets =
    { $change ->
        [more] plus de bracelets pour de futurs commerces
       *[less] moins de bracelets pour de futurs commerces
    }
reason-recruits =
    { $change ->
        [more] plus de recrues pour remplacer des Vikings
       *[less] moins de recrues pour remplacer des Vikings
    }
reason-trade-now =
    { $change ->
        [more] un commerce avec vos bracelets rapporterait plus
       *[less] un commerce avec vos bracelets rapporterait moins
    }
reason-trade-income =
    { $change ->
        [more] vos terres promettent plus de points aux commerces à venir
       *[less] vos terres promettent moins de points aux commerces à venir
    }
reason-crew-points =
    { $change ->
        [more] plus de Vikings qui donnent des points à chaque recrutement de leur couleur
       *[less] moins de Vikings qui donnent des points à chaque recrutement de leur couleur
    }
reason-crew-others =
    { $change ->
        [more] plus de Vikings qui donnent des bracelets, des recrues ou de la renommée
       *[less] moins de Vikings qui donnent des bracelets, des recrues ou de la renommée
    }
reason-columns =
    { $change ->
        [more] des colonnes plus longues d’une même couleur
       *[less] des colonnes plus courtes d’une même couleur
    }
reason-hand =
    { $change ->
        [more] un meilleur recrutement en main pour le prochain tour
       *[less] une main moins bonne pour le prochain tour
    }
reason-land-now =
    { $change ->
        [more] une meilleure destination à la portée de votre équipage
       *[less] la meilleure destination à la portée de votre équipage vaut moins
    }
reason-land-points =
    { $change ->
        [more] une destination de plus de points à la portée de votre équipage
       *[less] seulement une destination de moins de points à la portée de votre équipage
    }
reason-land-near =
    { $change ->
        [more] une meilleure destination à un Viking près
       *[less] plus de bonne destination à un Viking près
    }
