# The language that the program speaks.

cli-help-language = pocketmoney --language LANGUAGE COMMAND ... spricht diese Sprache ({ $languages }); POCKETMONEY_LANGUAGE stellt sie dauerhaft ein.
problem-no-such-language = { $word } ist keine Sprache, die dieses Programm spricht{ problem-near-or-known }
