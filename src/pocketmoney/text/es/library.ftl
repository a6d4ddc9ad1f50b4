# What the library says besides refusals and problems, in Spanish.

library-line = línea { $line }: { $what }

problem-library-must-move = { $name } tiene que mover, y el bot no ha devuelto nada
