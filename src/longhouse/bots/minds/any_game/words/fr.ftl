reason-score = des points à la feuille de score
