# Hvad `pocketmoney verify` siger. En fejl står bag filen, så den begynder med småt.

verify-holds = { $file }: hemmeligheden passer til bindingen { $commit }, { $brought ->
    [0] ingen plads havde egne tal med
   *[other] { $brought } af { $seats } pladser havde egne tal med
}, og seedet { $seed } følger af dem; kort, terninger og hvert træk følger af det seed.

problem-verify-no-key = der er ikke noget at kontrollere: optegnelsen har ingen linje { $key }, så bordet har ikke lovet noget
problem-verify-other-commit = påstået: du fik vist bindingen { $shown }; optegnelsen har { $commit }
problem-verify-commit = påstået: bindingen { $commit }; hemmeligheden i optegnelsen giver { $is }
problem-verify-seed = påstået: seedet { $seed }; hemmeligheden og pladsernes tal giver { $is }
problem-verify-dealt = påstået: kort og terninger følger af seedet; optegnelsen fastlægger selv { $keys }
