reason-score =
    { $change ->
        [more] points right away
        [soon] points before the turn is over
       *[less] fewer points
    }
