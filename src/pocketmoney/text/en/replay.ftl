# What `pocketmoney replay` says besides the story. A failure stands behind file and line, so it begins small.
#
# `$claimed` and `$so` are in the words of a record; `$moves` is a list of moves.

replay-begins = { $file }: { $game } with { $names }
replay-titled = { $file }: { $title } ({ $game } with { $names })
replay-said = { $name }: “{ $words }”
replay-ends = { $file }: every claim holds

replay-not-so = claimed: { $claimed }; actual: { $so }
replay-no-turn = claimed: { $claimed }; but no turn can begin yet. { replay-asked }
replay-cannot = claimed: { $name }: { $claimed }; actual: this is not possible here. { $why }
replay-may-not = claimed: { $name } may { $claimed }; actual: no. { $why }
replay-may = claimed: { $name } may not { $claimed }; actual: this is allowed

replay-told = { $name } is told: { $why }
replay-over = The game is over.
replay-other-rules = The record was made with version { $theirs } of the rules; this program has version { $ours }.
replay-asked = { $name } is asked, and may: { $moves }.
replay-more = { $moves } and { $count } more
