reason-score =
    { $change ->
        [more] points right away
       *[less] gives up points
    }
