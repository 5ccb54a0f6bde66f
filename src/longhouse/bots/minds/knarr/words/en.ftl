reason-score =
    { $change ->
        [more] points right away
        [soon] points before the turn is over
       *[less] fewer points
    }
reason-reputation =
    { $change ->
        [more] more points of reputation in the turns to come
       *[less] fewer points of reputation in the turns to come
    }
reason-fame =
    { $change ->
        [more] a step forward on the track of reputation
       *[less] reputation pays less to the end
    }
reason-bracelets =
    { $change ->
        [more] more bracelets for later trades
       *[less] fewer bracelets for later trades
    }
reason-recruits =
    { $change ->
        [more] more recruits who can stand in for Vikings
       *[less] fewer recruits who can stand in for Vikings
    }
reason-trade-now =
    { $change ->
        [more] a trade with your bracelets would bring more
       *[less] a trade with your bracelets would bring less
    }
reason-trade-income =
    { $change ->
        [more] your lands show more points for trades to come
       *[less] your lands show fewer points for trades to come
    }
reason-crew-points =
    { $change ->
        [more] more Vikings who bring points with every recruit of their colour
       *[less] fewer Vikings who bring points with every recruit of their colour
    }
reason-crew-others =
    { $change ->
        [more] more Vikings who bring bracelets, recruits or reputation
       *[less] fewer Vikings who bring bracelets, recruits or reputation
    }
reason-columns =
    { $change ->
        [more] longer columns of one colour
       *[less] shorter columns of one colour
    }
reason-hand =
    { $change ->
        [more] a better recruit in hand for the next turn
       *[less] a weaker hand for the next turn
    }
reason-land-now =
    { $change ->
        [more] a better destination in reach of your crew
       *[less] the best destination in reach of your crew is worth less
    }
reason-land-points =
    { $change ->
        [more] a destination of more points in reach of your crew
       *[less] only a destination of fewer points in reach of your crew
    }
reason-land-near =
    { $change ->
        [more] a better destination is one Viking away
       *[less] no better destination is one Viking away
    }
