# What the library says besides refusals and problems, in German.

library-line = Zeile { $line }: { $what }

problem-library-must-move = { $name } muss ziehen, und der Bot hat nichts zurückgegeben
