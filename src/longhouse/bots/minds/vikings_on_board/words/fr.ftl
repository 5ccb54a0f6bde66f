reason-score =
    { $change ->
        [more] des points tout de suite
        [soon] des points avant que le prochain Viking ne bouge
       *[less] moins de points
    }
reason-growth =
    { $change ->
        [more] davantage de vos marchandises peuvent encore monter au marché
       *[less] moins de vos marchandises peuvent encore monter au marché
    }
reason-cargo =
    { $change ->
        [more] une plus grande part de la cargaison des proues
       *[less] une plus petite part de la cargaison des proues
    }
reason-loaded-shields =
    { $change ->
        [more] plus de boucliers à vous à bord des drakkars chargés
       *[less] moins de boucliers à vous à bord des drakkars chargés
    }
reason-led-ships =
    { $change ->
        [more] vous commandez plus de drakkars
       *[less] vous commandez moins de drakkars
    }
reason-bets-leading =
    { $change ->
        [more] vos paris sur des clans en tête de leur drakkar valent plus
       *[less] vos paris sur des clans en tête de leur drakkar valent moins
    }
reason-bets-loaded =
    { $change ->
        [more] vos paris gagnants devant des drakkars chargés valent plus
       *[less] vos paris gagnants devant des drakkars chargés valent moins
    }
reason-bets-trailing =
    { $change ->
        [more] vous pariez plus sur des clans qui peuvent encore prendre la tête
       *[less] vous pariez moins sur des clans menés
    }
reason-barrels-in-hand =
    { $change ->
        [more] plus de tonneaux gardés pour de futurs paris
       *[less] moins de tonneaux pour de futurs paris
    }
reason-captain =
    { $change ->
        [more] vous choisissez le drakkar qui part à cette manche
       *[less] quelqu’un d’autre choisit le drakkar qui part
    }
reason-captain-gain =
    { $change ->
        [more] le meilleur drakkar que vous pouvez faire partir vous rapporte plus
       *[less] le meilleur drakkar que vous pouvez faire partir vous rapporte moins
    }
reason-turn-order =
    { $change ->
        [more] ce Viking jouera tôt à la manche suivante
       *[less] ce Viking jouera tard à la manche suivante
    }
