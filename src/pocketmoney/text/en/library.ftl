# What the library says besides refusals and problems.

library-line = line { $line }: { $what }

problem-library-must-move = { $name } must move, and the bot returned nothing
