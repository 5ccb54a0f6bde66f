reason-score =
    { $change ->
        [more] des points tout de suite
        [soon] des points au bout de cette action
       *[less] moins de points
    }
reason-herd-aboard =
    { $change ->
        [more] le bétail à bord promet davantage
       *[less] le bétail à bord promet moins
    }
reason-herd-ahead =
    { $change ->
        [more] de meilleures chances d’aller chercher du bétail
       *[less] moins de chances d’aller chercher du bétail
    }
reason-herd-begun =
    { $change ->
        [more] le bétail ramené peut prendre plus de valeur
       *[less] le bétail ramené peut prendre moins de valeur
    }
reason-outposts-ahead =
    { $change ->
        [more] de meilleures chances de construire un avant-poste
       *[less] moins de chances de construire un avant-poste
    }
reason-outposts-begun =
    { $change ->
        [more] vos avant-postes donnent plus de valeur aux prochains
       *[less] vos avant-postes donnent moins de valeur aux prochains
    }
reason-raids-ahead =
    { $change ->
        [more] de meilleures chances de raid
       *[less] moins de chances de raid
    }
reason-fights-ahead =
    { $change ->
        [more] de meilleures chances de couler un bateau ennemi
       *[less] moins de chances de couler un bateau ennemi
    }
reason-islands-held =
    { $change ->
        [more] les îles que vous tenez promettent davantage
       *[less] les îles que vous tenez promettent moins
    }
reason-islands-ahead =
    { $change ->
        [more] de meilleures chances de tenir une île
       *[less] moins de chances de tenir une île
    }
reason-captain =
    { $change ->
        [more] un capitaine qui peut rapporter plus
       *[less] un capitaine qui peut rapporter moins
    }
reason-time =
    { $change ->
        [more] plus d’actions avant l’hiver
       *[less] moins d’actions avant l’hiver
    }
reason-adrift =
    { $change ->
        [more] l’équipage s’éloigne de son drakkar
       *[less] l’équipage se rapproche de son drakkar
    }
