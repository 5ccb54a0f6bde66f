reason-score =
    { $change ->
        [more] points right away
        [soon] points once this action is done
       *[less] fewer points
    }
reason-herd-aboard =
    { $change ->
        [more] the livestock aboard promises more
       *[less] the livestock aboard promises less
    }
reason-herd-ahead =
    { $change ->
        [more] better prospects of fetching livestock
       *[less] poorer prospects of fetching livestock
    }
reason-herd-begun =
    { $change ->
        [more] the livestock brought home can become worth more
       *[less] the livestock brought home can become worth less
    }
reason-outposts-ahead =
    { $change ->
        [more] better prospects of building an outpost
       *[less] poorer prospects of building an outpost
    }
reason-outposts-begun =
    { $change ->
        [more] your outposts make the next ones worth more
       *[less] your outposts make the next ones worth less
    }
reason-raids-ahead =
    { $change ->
        [more] better prospects of a raid
       *[less] poorer prospects of a raid
    }
reason-fights-ahead =
    { $change ->
        [more] better prospects of sinking an enemy ship
       *[less] poorer prospects of sinking an enemy ship
    }
reason-islands-held =
    { $change ->
        [more] the islands you hold promise more
       *[less] the islands you hold promise less
    }
reason-islands-ahead =
    { $change ->
        [more] better prospects of holding an island
       *[less] poorer prospects of holding an island
    }
reason-captain =
    { $change ->
        [more] a captain who may bring more
       *[less] a captain who may bring less
    }
reason-time =
    { $change ->
        [more] more actions left before winter
       *[less] fewer actions left before winter
    }
reason-adrift =
    { $change ->
        [more] the crew is farther from its ship
       *[less] the crew is nearer to its ship
    }
