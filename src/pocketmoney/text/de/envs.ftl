# What trainers are told when something is wrong with what they gave us.

env-missing-extra = { $module } braucht { $package }, und das ist nicht installiert: pip install "pocketmoney[{ $extra }]"
env-illegal = die Aktion { $action } ist { $name } jetzt nicht erlaubt; erlaubt sind { $allowed }
env-no-action = es gibt keine Aktion { $action }; sie gehen von 0 bis { $last }
env-over = das Spiel ist aus: vor dem nächsten Schritt zurücksetzen (reset)
env-imagined = ein vorgestelltes Spiel hat keine Aufzeichnung

problem-env-no-decks = Decks sind für die Kartenspiele, nicht für { $game }
problem-env-seat = es gibt keinen Platz { $seat } an einem Tisch mit { $seats }; sie gehen von 0 bis { $last }
problem-env-opponents = { $count } Gegner passen nicht zu { $seats } Plätzen; gib ein Wort für alle an, oder { $needed }
problem-env-limit = die Grenze der Entscheidungen muss mindestens 1 sein, nicht { $limit }
