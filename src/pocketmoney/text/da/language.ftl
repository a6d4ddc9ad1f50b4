# Det sprog, programmet taler.

cli-help-language = pocketmoney --language SPROG KOMMANDO ... taler det sprog ({ $languages }); POCKETMONEY_LANGUAGE gør det for altid.
problem-no-such-language = programmet taler ikke { $word }{ problem-near-or-known }
