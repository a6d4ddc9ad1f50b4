# Hvad den, der træner, får at vide, når noget er galt med det, vi har fået.

env-missing-extra = { $module } skal bruge { $package }, som ikke er installeret: pip install "pocketmoney[{ $extra }]"
env-illegal = handling { $action } er ikke tilladt for { $name } nu; tilladt er { $allowed }
env-no-action = der er ingen handling { $action }; de går fra 0 til { $last }
env-over = spillet er slut: kald reset før næste skridt
env-imagined = et spil, der er forestillet, har ingen optegnelse

problem-env-no-decks = kortbunker er til kortspillene, ikke til { $game }
problem-env-seat = der er ingen plads { $seat } ved et bord med { $seats }; de går fra 0 til { $last }
problem-env-opponents = { $count } modstandere passer ikke til { $seats } pladser; giv ét ord til alle eller { $needed }
problem-env-limit = grænsen for beslutninger skal være 1 eller mere, ikke { $limit }
