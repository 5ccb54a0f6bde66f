# Reasons that fit every game
reason-rival =
    { $rivals ->
        [one] { $change ->
            [more] more for the rival
           *[less] leaves the rival less
        }
       *[other] { $change ->
            [more] more for the strongest rival
           *[less] leaves the strongest rival less
        }
    }
reason-likely = most likely { $reason }
reason-spared =
    { $others ->
        [one] the best other answer would mean: { $cost }
       *[other] most of the best other answers would mean: { $cost }
    }
reason-even = as good as “{ $answer }”
reason-ahead = comes out best when the next moves are played through
reason-alone = no other answer seemed worth a try
reason-unclear = no single thing speaks for it
