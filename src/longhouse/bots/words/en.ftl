# Reasons that fit every game
reason-hinders = leaves the others less
reason-even = about as good as the other answers
