# What `pocketmoney verify` says. A failure stands behind the file, so it begins small.

verify-holds = { $file }: the secret fits the commit { $commit }, { $brought ->
    [0] no seat brought numbers of its own
   *[other] { $brought } of { $seats } seats brought numbers of their own
}, and the seed { $seed } follows from them; deck, dice and every move follow from that seed.

problem-verify-no-key = nothing to check: the record has no line { $key }
problem-verify-other-commit = claimed: you were shown the commit { $shown }; actual: the record has { $commit }
problem-verify-commit = claimed: the commit { $commit }; actual: the secret in this record gives { $is }
problem-verify-seed = claimed: the seed { $seed }; actual: the secret and the numbers of the seats give { $is }
problem-verify-dealt = claimed: deck and dice follow from the seed; actual: the record sets { $keys } itself
