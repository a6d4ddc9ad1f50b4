# What `pocketmoney replay` says besides the story, in Spanish. A failure stands behind file and line, so it begins small.

replay-begins = { $file }: { $game } con { $names }
replay-titled = { $file }: { $title } ({ $game } con { $names })
replay-said = { $name }: «{ $words }»
replay-ends = { $file }: todo lo que afirma se cumple

replay-not-so = afirma: { $claimed }; en realidad: { $so }
replay-no-turn = afirma: { $claimed }; pero aún no puede empezar ningún turno. { replay-asked }
replay-cannot = afirma: { $name }: { $claimed }; en realidad: aquí no se puede. { $why }
replay-may-not = afirma: { $name } puede { $claimed }; en realidad: no. { $why }
replay-may = afirma: { $name } no puede { $claimed }; en realidad: se puede

replay-told = A { $name } se le dice: { $why }
replay-over = La partida ha terminado.
replay-other-rules = El registro se hizo con la versión { $theirs } de las reglas; este programa usa la versión { $ours }.
replay-asked = Se pregunta a { $name }, que puede: { $moves }.
replay-more = { $moves } y { $count } más
