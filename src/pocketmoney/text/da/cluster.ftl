# Flere noder: hvad `pocketmoney serve --cluster` siger, og hvad du hører, når et bord er et andet sted.

problem-cluster-extra = --cluster kræver NATS-biblioteket; installer det med: pip install "pocketmoney[cluster]"
problem-bad-cluster-url = { $word } er ikke adressen på en NATS-server; skriv den som nats://nats.example.org:4222, flere med komma imellem
problem-bad-cluster-name = en klynge hedder noget med bogstaver, cifre og bindestreger, ikke { $word }
problem-flag-needs-cluster = { $flag } er til en node i en klynge; sig hvilken med --cluster
problem-cluster-no-file = filen { $file } kan ikke læses
problem-cluster-unreachable = ingen NATS-server svarer på { $url } ({ $why }); start en, eller angiv en anden med --cluster
problem-cluster-refused = NATS-serveren på { $url } godtager ikke disse adgangsoplysninger; se på brugernavn og adgangskode i adressen eller på --cluster-creds
problem-cluster-tls = NATS-serveren på { $url } er ikke til at stole på eller kan ikke tiltales krypteret ({ $why }); se på --cluster-ca
problem-cluster-old = NATS-serveren er version { $version }, men der skal mindst { $oldest } til; opdater den
problem-cluster-no-jetstream = NATS-serveren på { $url } har ikke JetStream, eller ingen leder for det; slå JetStream til, og sørg for, at mere end halvdelen af dens servere kører
problem-cluster-few = der er ikke NATS-servere nok til { $replicas } kopier ({ $why }); start flere, eller vælg med --cluster-replicas
problem-cluster-full = NATS-serveren har ikke plads til bordene ({ $why }); giv JetStream mere lager
problem-cluster-failed = NATS-serveren nægter at opbevare bordene: { $why }
problem-cluster-away = bordene kan ikke nås lige nu; prøv igen om lidt
problem-table-moved = bord { $table } tilhører en anden node
problem-table-lost = strømmen har mistet poster fra bord { $table }, som den havde bekræftet ({ $why })

refusal-table-moved = Bordet flytter til en anden maskine; opret forbindelse igen, og fortsæt, hvor du var.
refusal-table-lost = Der mangler træk i dette bords log, som allerede var bekræftet. Det står stille, til den, der driver serveren, har set på det.
refusal-cluster-away = Bordene kan ikke nås lige nu; opret forbindelse igen.

notice-log-waits = Bordet venter: træk kan ikke skrives ned lige nu. Intet går tabt; det fortsætter af sig selv.
notice-log-goes-on = Træk skrives ned igen; spillet fortsætter.
