# What `pocketmoney verify` says. A failure stands behind the file, so it begins small.

verify-holds = { $file }: das Geheimnis passt zum Commit { $commit }, { $brought ->
    [0] kein Platz hat eigene Zahlen mitgebracht
    [one] einer von { $seats } Plätzen hat eigene Zahlen mitgebracht
   *[other] { $brought } von { $seats } Plätzen haben eigene Zahlen mitgebracht
}, und der Startwert { $seed } folgt daraus; Deck, Würfel und jeder Zug folgen aus diesem Startwert.

problem-verify-no-key = nichts zu prüfen: in der Aufzeichnung fehlt die Zeile { $key }, also hat ihr Tisch nichts versprochen
problem-verify-other-commit = behauptet: dir wurde der Commit { $shown } gezeigt; in Wahrheit: in der Aufzeichnung steht { $commit }
problem-verify-commit = behauptet: der Commit { $commit }; in Wahrheit: das Geheimnis in dieser Aufzeichnung ergibt { $is }
problem-verify-seed = behauptet: der Startwert { $seed }; in Wahrheit: das Geheimnis und die Zahlen der Plätze ergeben { $is }
problem-verify-dealt = behauptet: Deck und Würfel folgen aus dem Startwert; in Wahrheit: die Aufzeichnung legt { $keys } selbst fest
