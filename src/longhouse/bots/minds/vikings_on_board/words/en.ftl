reason-score =
    { $change ->
        [more] points right away
        [soon] points before the next Viking moves
       *[less] fewer points
    }
reason-growth =
    { $change ->
        [more] more of your goods can still rise at the market
       *[less] fewer of your goods can still rise at the market
    }
reason-cargo =
    { $change ->
        [more] a larger share of the cargo on the bows
       *[less] a smaller share of the cargo on the bows
    }
reason-loaded-shields =
    { $change ->
        [more] more of your shields aboard loaded ships
       *[less] fewer of your shields aboard loaded ships
    }
reason-led-ships =
    { $change ->
        [more] you lead more ships
       *[less] you lead fewer ships
    }
reason-bets-leading =
    { $change ->
        [more] your bets on clans that lead their ship are worth more
       *[less] your bets on clans that lead their ship are worth less
    }
reason-bets-loaded =
    { $change ->
        [more] your winning bets before loaded ships are worth more
       *[less] your winning bets before loaded ships are worth less
    }
reason-bets-trailing =
    { $change ->
        [more] more is bet on clans that may still take the lead
       *[less] less is bet on clans that are behind
    }
reason-barrels-in-hand =
    { $change ->
        [more] more barrels kept for later bets
       *[less] fewer barrels left for later bets
    }
reason-captain =
    { $change ->
        [more] you choose the ship that sails this round
       *[less] somebody else chooses the ship that sails
    }
reason-captain-gain =
    { $change ->
        [more] the best ship you can send out pays you better
       *[less] the best ship you can send out pays you less
    }
reason-turn-order =
    { $change ->
        [more] this Viking moves early in the next round
       *[less] this Viking moves late in the next round
    }
