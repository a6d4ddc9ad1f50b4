# What `pocketmoney replay` says besides the story. A failure stands behind file and line, so it begins small.
#
# `$claimed` and `$so` are in the words of a record; `$moves` is a list of moves.

replay-begins = { $file }: { $game } mit { $names }
replay-titled = { $file }: { $title } ({ $game } mit { $names })
replay-said = { $name }: „{ $words }“
replay-ends = { $file }: jede Behauptung stimmt

replay-not-so = behauptet: { $claimed }; in Wahrheit: { $so }
replay-no-turn = behauptet: { $claimed }; aber noch kann kein Zug beginnen. { replay-asked }
replay-cannot = behauptet: { $name }: { $claimed }; in Wahrheit: das geht hier nicht. { $why }
replay-may-not = behauptet: { $name } darf { $claimed }; in Wahrheit: nein. { $why }
replay-may = behauptet: { $name } darf nicht { $claimed }; in Wahrheit: das ist erlaubt

replay-told = { $name } bekommt gesagt: { $why }
replay-over = Das Spiel ist aus.
replay-other-rules = Die Aufzeichnung wurde mit Version { $theirs } der Regeln gemacht; dieses Programm spielt nach Version { $ours }.
replay-asked = { $name } ist gefragt und darf: { $moves }.
replay-more = { $moves } und { $count } weitere
