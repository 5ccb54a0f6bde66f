# Reasons that fit every game
reason-hinders = leaves the strongest rival less
reason-ahead = comes out better than the other answers when the next moves are played through
reason-unclear = no single thing speaks for it
