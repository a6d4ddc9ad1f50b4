# The language that the program speaks, in Spanish.

cli-help-language = pocketmoney --language LANGUAGE COMMAND ... habla en ese idioma ({ $languages }); POCKETMONEY_LANGUAGE lo deja fijado.
problem-no-such-language = { $word } no es un idioma que hable este programa{ problem-near-or-known }
