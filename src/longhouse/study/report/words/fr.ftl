# Ce que dit le rapport d'une simulation.

title = { $game }, à l’étude
setting = { $games } parties à { $players } { $players ->
    [one] joueur
   *[other] joueurs
} · jouées par { $bots } · graines { $first } à { $last } · évènements de { $detailed } parties · intervalles de Wilson à 95 %

option = { $name } : { $value }
bot-iterations = { $bot }, { $iterations } itérations par réponse
bot-milliseconds = { $bot }, { $milliseconds } ms par réponse

seats = Points par place
seats-note = Le trait est la moyenne ; à droite la part des victoires, son intervalle et la moyenne.
seat = place { $number }
seat-word = place
points = points à la fin
sources = D’où viennent les points
sources-note = Points moyens des vainqueurs (plein) et des autres (anneau), et la différence.
deeds = Ce que les vainqueurs font davantage
deeds-note = Fois par partie, chez les vainqueurs (plein) et les autres (anneau) ; les différences les plus nettes d’abord.
length = Combien dure une partie
length-note = Réponses par partie : { $mean } en moyenne.
answers = réponses
shares-note = Part des victoires de ceux qui l’ont fait ; en pointillé la part égale, { $fair }. { $shown } sur { $all }.
rounds-note = Fois par partie à chaque manche. Plus c’est foncé, plus il y en a.
points-note = Points moyens d’une place dans les parties où il est en jeu, avec des intervalles à 95 % ; en pointillé la moyenne de toutes, { $mean }.

buildings = Victoires par bâtiment
destinations = Victoires par destination
artifacts = Victoires par artéfact utilisé
vikings = Victoires par Viking recruté
captains = Victoires par capitaine
raids = Victoires par colonie pillée
animals = Victoires par animal livré
occupations = Victoires par métier
boards = Victoires par plateau exploré
ships = Victoires par navire
bets = Paris gagnés par navire et par manche
spaces = Le plateau d’actions en usage
spaces-note = Dans combien de manches quelqu’un prend l’espace. Plus c’est foncé, plus il y en a ; touchez un espace pour voir ses manches.
columns = Espaces selon le nombre de Vikings
vikings-a-space = { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
}
space = { $name } ({ $vikings })
close = Fermer
boards-by-round = Plateaux explorés par manche
tiles = Victoires par tuile posée
islands = La taille que prennent les îles
islands-note = Îles terminées par partie, selon leur nombre de tuiles.
first-tiles = Où sont posées les premières tuiles
first-tiles-note = Part des parties où la case est occupée après le premier tour de chacun ({ $tiles } tuiles). Le signe est ce qui s’y trouve le plus souvent ; en traits forts le plateau de départ.
artifacts-in-play = Points par artéfact en jeu

compared = Options comparées
compared-note = Part des victoires de la première place avec chaque jeu d’options ; en pointillé la part égale.
fact-mean = { $label } : { $mean } points par place en moyenne.

facts = Ce que cela dit
facts-note = Écrit d’après les chiffres.
fact-seat = *La place { $best } gagne le plus :* *{ $most }* des parties, la place { $worst } *{ $least }*.
fact-seats-even = *Aucune place ne gagne plus souvent* qu’une autre au-delà du hasard.
fact-source = *Les vainqueurs mènent surtout par { $source } :* *{ $points } points* de plus que les autres.
fact-one-plan = *Tous jouent à peu près de même :* { $source } rapporte *{ $points }* des { $all } points gagnés. Ce que presque personne ne fait, ces parties ne permettent pas d’en juger.
fact-share = *{ $title } :* de *{ $most }* ({ $best }) à *{ $least }* ({ $worst }).
fact-spaces = *Le plateau d’actions :* « { $best } » est pris dans *{ $most }* des manches, « { $worst } » dans *{ $least }*.
fact-cell = *Les premières tuiles se serrent :* une case est occupée dans *{ $share }* des parties, { $cells } servent en tout.
fact-limits = *Non dit :* si les gens jouent ainsi. Qui fait une chose et gagne ne gagne pas forcément grâce à elle.

# Les chiffres derrière une image.
figures = Chiffres : { $title }
what = quoi
games = parties
times = fois
rate = victoires
interval = intervalle à 95 %
mean = points moyens
winners = vainqueurs
others = les autres
difference = différence
beyond-chance = au-delà du hasard
yes = oui
no = non
against-fair = par rapport au pointillé
above = au-dessus, au-delà du hasard
below = au-dessous, au-delà du hasard
even = pas de différence établie
whiskers = moustaches : 95 %
a-game = fois par partie
cell = case (rangée, colonne)
share = part des parties
most-often = le plus souvent là
round = manche { $number }
of-games = des parties, au plus
