reason-score =
    { $change ->
        [more] des points tout de suite
        [soon] des points avant la fin du tour
       *[less] moins de points
    }
