reason-score =
    { $change ->
        [more] tout de suite des points à la feuille de score
        [soon] des points à la feuille de score avant la fin du tour
       *[less] moins de points à la feuille de score
    }
reason-income =
    { $change ->
        [more] plus de revenus aux manches à venir
       *[less] moins de revenus aux manches à venir
    }
reason-next-income =
    { $change ->
        [more] les prochains paliers de revenu sont plus proches
       *[less] les prochains paliers de revenu promettent moins
    }
reason-cover =
    { $change ->
        [more] des tuiles pour couvrir davantage de cases qui coûtent des points
       *[less] des tuiles pour couvrir moins de cases qui coûtent des points
    }
reason-blue =
    { $change ->
        [more] plus de produits de luxe à placer
       *[less] moins de produits de luxe à placer
    }
reason-green =
    { $change ->
        [more] plus de produits artisanaux à placer
       *[less] moins de produits artisanaux à placer
    }
reason-red =
    { $change ->
        [more] plus de produits animaux à améliorer
       *[less] moins de produits animaux à améliorer
    }
reason-orange =
    { $change ->
        [more] plus de produits de la ferme à améliorer
       *[less] moins de produits de la ferme à améliorer
    }
reason-food =
    { $change ->
        [more] plus de nourriture pour les banquets à venir
       *[less] moins de nourriture pour les banquets à venir
    }
reason-feasts =
    { $change ->
        [more] plus de places à servir aux banquets à venir
       *[less] moins de places à servir aux banquets à venir
    }
reason-hunger =
    { $change ->
        [more] plus de places vides au prochain banquet
       *[less] moins de places vides au prochain banquet
    }
reason-silver =
    { $change ->
        [more] plus d’argent à dépenser plus tard
       *[less] moins d’argent à dépenser plus tard
    }
reason-resources =
    { $change ->
        [more] plus de bois et de pierre pour construire
       *[less] moins de bois et de pierre pour construire
    }
reason-ore =
    { $change ->
        [more] plus de minerai
       *[less] moins de minerai
    }
reason-emigrants =
    { $change ->
        [more] un bateau de plus qui peut émigrer
       *[less] moins de bateaux qui peuvent émigrer
    }
reason-longships =
    { $change ->
        [more] des drakkars plus forts pour les raids
       *[less] des drakkars moins forts pour les raids
    }
reason-whalers =
    { $change ->
        [more] une flotte plus forte pour la pêche à la baleine
       *[less] une flotte moins forte pour la pêche à la baleine
    }
reason-herd =
    { $change ->
        [more] des animaux qui se reproduisent
       *[less] moins d’animaux qui se reproduisent
    }
reason-weapons =
    { $change ->
        [more] plus d’armes pour la chasse et les raids
       *[less] moins d’armes pour la chasse et les raids
    }
reason-edges =
    { $change ->
        [more] plus de coins à découvert sur vos plateaux
       *[less] moins de trous et de coins sur vos plateaux
    }
reason-vikings =
    { $change ->
        [more] plus de Vikings encore à placer
       *[less] moins de Vikings encore à placer
    }
reason-cards =
    { $change ->
        [more] plus de métiers en main
       *[less] moins de métiers en main
    }
reason-bonuses =
    { $change ->
        [more] plus de bonus aux manches à venir
       *[less] moins de bonus aux manches à venir
    }
reason-room =
    { $change ->
        [more] plus de place pour les tuiles à venir
       *[less] moins de place pour les tuiles à venir
    }
reason-timber =
    { $change ->
        [more] du bois pour un grand bateau
       *[less] moins de bois pour un grand bateau
    }
reason-fare =
    { $change ->
        [more] de l’argent pour le voyage d’un bateau qui émigre
       *[less] moins d’argent pour le voyage d’un bateau qui émigre
    }
