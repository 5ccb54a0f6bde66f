# Raisons qui valent pour tous les jeux
reason-rival =
    { $rivals ->
        [one] { $change ->
            [more] davantage pour l’adversaire
           *[less] laisse moins à l’adversaire
        }
       *[other] { $change ->
            [more] davantage pour l’adversaire le plus fort
           *[less] laisse moins à l’adversaire le plus fort
        }
    }
reason-likely = très probablement { $reason }
reason-spared =
    { $others ->
        [one] avec la meilleure autre réponse : { $cost }
       *[other] avec la plupart des meilleures autres réponses : { $cost }
    }
reason-even = vaut autant que « { $answer } »
reason-ahead = donne le mieux quand on joue la suite
reason-alone = aucune autre réponse ne semblait valoir un essai
reason-unclear = rien de précis ne parle pour elle
