# The language that the program speaks.

cli-help-language = pocketmoney --language LANGUAGE COMMAND ... speaks that language ({ $languages }); POCKETMONEY_LANGUAGE does so for good.
problem-no-such-language = { $word } is no language that this program speaks{ problem-near-or-known }
