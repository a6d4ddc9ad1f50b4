# The language that the program speaks.

cli-help-language = pocketmoney --language LANGUAGE COMMAND ... uses another language ({ $languages }); set POCKETMONEY_LANGUAGE to keep it.
problem-no-such-language = { $word } is not a language of this program{ problem-near-or-known }
