reason-score = points on the score sheet
