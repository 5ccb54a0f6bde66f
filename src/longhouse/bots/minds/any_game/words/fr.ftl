reason-score =
    { $change ->
        [more] des points tout de suite
       *[less] renonce à des points
    }
