# Several nodes: what `pocketmoney serve --cluster` says, and what people hear when a table is elsewhere.

problem-cluster-extra = --cluster needs the NATS library; install it with: pip install "pocketmoney[cluster]"
problem-bad-cluster-url = { $word } is not the address of a NATS server; write it like nats://nats.example.org:4222, several with commas
problem-bad-cluster-name = the name of a cluster consists of letters, digits and dashes, not { $word }
problem-flag-needs-cluster = { $flag } is for a node of a cluster; name the cluster with --cluster
problem-cluster-no-file = the file { $file } cannot be read
problem-cluster-unreachable = no NATS server answers at { $url } ({ $why }); start one, or name another with --cluster
problem-cluster-refused = the NATS server at { $url } does not accept these credentials; check the user and password in the address, or --cluster-creds
problem-cluster-tls = the NATS server at { $url } cannot be reached securely ({ $why }); look at --cluster-ca
problem-cluster-old = the NATS server is version { $version }, but at least { $oldest } is needed; update it
problem-cluster-no-jetstream = the NATS server at { $url } has no JetStream, or no leader for it; enable JetStream and see that more than half of its servers run
problem-cluster-few = there are not enough NATS servers for { $replicas } replicas ({ $why }); start more, or choose with --cluster-replicas
problem-cluster-full = the NATS server has no room for the tables ({ $why }); give JetStream more storage
problem-cluster-failed = the NATS server refuses to keep the tables: { $why }
problem-cluster-away = the tables cannot be reached at the moment; try again soon
problem-table-moved = table { $table } is owned by another node
problem-table-lost = the stream has lost entries of table { $table } that it had acknowledged ({ $why })

refusal-table-moved = The table moves to another machine; reconnect to continue where you were.
refusal-table-lost = Moves of this table that were already confirmed are missing from its log. It waits until the operator of the server has looked at it.
refusal-cluster-away = The tables cannot be reached at the moment; please reconnect.

notice-log-waits = The table waits: moves cannot be saved at the moment. Nothing is lost; it continues by itself.
notice-log-goes-on = Moves can be saved again; the game continues.
