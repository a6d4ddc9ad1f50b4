# Hvad `pocketmoney replay` siger ud over fortællingen. En fejl står bag fil og linje, så den begynder med småt.
#
# `$claimed` og `$so` er skrevet som i en optegnelse; `$moves` er en liste af træk.

replay-begins = { $file }: { $game } med { $names }
replay-titled = { $file }: { $title } ({ $game } med { $names })
replay-said = { $name }: ”{ $words }”
replay-ends = { $file }: alle påstande holder

replay-not-so = påstået: { $claimed }; det er: { $so }
replay-no-turn = påstået: { $claimed }; men ingen tur kan begynde endnu. { replay-asked }
replay-cannot = påstået: { $name }: { $claimed }; men det kan ikke lade sig gøre her. { $why }
replay-may-not = påstået: { $name } må { $claimed }; men nej. { $why }
replay-may = påstået: { $name } må ikke { $claimed }; men det er tilladt

replay-told = { $name } får at vide: { $why }
replay-over = Spillet er slut.
replay-other-rules = Optegnelsen er lavet med version { $theirs } af reglerne; programmet her bruger version { $ours }.
replay-asked = { $name } bliver spurgt og må: { $moves }.
replay-more = { $moves } og { $count } til
