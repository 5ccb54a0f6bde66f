reason-score =
    { $change ->
        [more] points on the score sheet right away
        [soon] points on the score sheet before the turn is over
       *[less] fewer points on the score sheet
    }
reason-income =
    { $change ->
        [more] more income in the rounds to come
       *[less] less income in the rounds to come
    }
reason-next-income =
    { $change ->
        [more] the next steps of income are nearer
       *[less] the next steps of income promise less
    }
reason-cover =
    { $change ->
        [more] tiles that can cover more of what costs points
       *[less] tiles that can cover less of what costs points
    }
reason-blue =
    { $change ->
        [more] more luxury goods to lay
       *[less] fewer luxury goods to lay
    }
reason-green =
    { $change ->
        [more] more craft products to lay
       *[less] fewer craft products to lay
    }
reason-red =
    { $change ->
        [more] more animal products that may be upgraded
       *[less] fewer animal products that may be upgraded
    }
reason-orange =
    { $change ->
        [more] more farm products that may be upgraded
       *[less] fewer farm products that may be upgraded
    }
reason-food =
    { $change ->
        [more] more food in store for the feasts to come
       *[less] less food in store for the feasts to come
    }
reason-feasts =
    { $change ->
        [more] more places to serve at the feasts to come
       *[less] fewer places to serve at the feasts to come
    }
reason-hunger =
    { $change ->
        [more] more hungry places at the next feast
       *[less] fewer hungry places at the next feast
    }
reason-silver =
    { $change ->
        [more] more silver to spend later
       *[less] less silver to spend later
    }
reason-resources =
    { $change ->
        [more] more wood and stone to build with
       *[less] less wood and stone to build with
    }
reason-ore =
    { $change ->
        [more] more ore
       *[less] less ore
    }
reason-emigrants =
    { $change ->
        [more] one more ship that may emigrate
       *[less] fewer ships that may emigrate
    }
reason-longships =
    { $change ->
        [more] stronger longships for raids
       *[less] weaker longships for raids
    }
reason-whalers =
    { $change ->
        [more] a stronger fleet for whaling
       *[less] a weaker fleet for whaling
    }
reason-herd =
    { $change ->
        [more] animals that breed
       *[less] fewer animals that breed
    }
reason-weapons =
    { $change ->
        [more] more weapons for hunts and raids
       *[less] fewer weapons for hunts and raids
    }
reason-edges =
    { $change ->
        [more] longer edges of bare ground
       *[less] fewer gaps and corners on your boards
    }
reason-vikings =
    { $change ->
        [more] more Vikings still to place
       *[less] fewer Vikings still to place
    }
reason-cards =
    { $change ->
        [more] more occupations in hand
       *[less] fewer occupations in hand
    }
reason-bonuses =
    { $change ->
        [more] more bonuses in the rounds to come
       *[less] fewer bonuses in the rounds to come
    }
reason-room =
    { $change ->
        [more] more room for the tiles to come
       *[less] less room for the tiles to come
    }
reason-timber =
    { $change ->
        [more] wood for a large ship
       *[less] less wood for a large ship
    }
reason-fare =
    { $change ->
        [more] silver for the fare of a ship that emigrates
       *[less] less silver for the fare of a ship that emigrates
    }
