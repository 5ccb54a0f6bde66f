# Raisons qui valent pour tous les jeux
reason-hinders = laisse moins aux autres
reason-even = à peu près aussi bon que les autres réponses
