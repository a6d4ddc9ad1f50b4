# What trainers are told when something is wrong with what they gave us, in Spanish.

env-missing-extra = { $module } necesita { $package }, que no está instalado: pip install "pocketmoney[{ $extra }]"
env-illegal = { $name } no puede hacer ahora la acción { $action }; puede { $allowed }
env-no-action = no hay una acción { $action }; van de 0 a { $last }
env-over = la partida ha terminado: haz reset antes del siguiente paso
env-imagined = una partida imaginada no tiene registro

problem-env-no-decks = los mazos son para los juegos de cartas, no para { $game }
problem-env-seat = no hay un sitio { $seat } en una mesa de { $seats }; van de 0 a { $last }
problem-env-opponents = { $count } rivales no encajan en { $seats } sitios; da una palabra para todos, o { $needed }
problem-env-limit = el límite de decisiones tiene que ser 1 o más, no { $limit }
