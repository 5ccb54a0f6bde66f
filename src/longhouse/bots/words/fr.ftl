# Raisons qui valent pour tous les jeux
reason-hinders = laisse moins à l’adversaire le plus fort
reason-ahead = donne mieux que les autres réponses quand on joue la suite
reason-unclear = rien de précis ne parle pour elle
