# What the library says besides refusals and problems, in Danish.

library-line = linje { $line }: { $what }

problem-library-must-move = { $name } skal trække, og botten returnerede ingenting
