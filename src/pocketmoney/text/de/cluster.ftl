# Mehrere Knoten: was `pocketmoney serve --cluster` sagt, und was du hörst, wenn ein Tisch woanders ist.

problem-cluster-extra = --cluster braucht die NATS-Bibliothek; installiere sie mit: pip install "pocketmoney[cluster]"
problem-bad-cluster-url = { $word } ist keine Adresse eines NATS-Servers; schreib sie wie nats://nats.example.org:4222, mehrere mit Kommas
problem-bad-cluster-name = ein Cluster heißt mit Buchstaben, Ziffern und Bindestrichen, nicht { $word }
problem-flag-needs-cluster = { $flag } ist für einen Knoten eines Clusters; sag mit --cluster, welches Clusters
problem-cluster-no-file = die Datei { $file } lässt sich nicht lesen
problem-cluster-unreachable = unter { $url } antwortet kein NATS-Server ({ $why }); starte einen oder nenn mit --cluster einen anderen
problem-cluster-refused = der NATS-Server unter { $url } nimmt diese Zugangsdaten nicht an; prüf Name und Passwort in der Adresse oder --cluster-creds
problem-cluster-tls = dem NATS-Server unter { $url } ist nicht zu trauen, oder er lässt sich nicht verschlüsselt ansprechen ({ $why }); prüf --cluster-ca
problem-cluster-old = der NATS-Server hat Version { $version }, nötig ist mindestens { $oldest }; aktualisiere ihn
problem-cluster-no-jetstream = der NATS-Server unter { $url } hat kein JetStream oder keinen Anführer dafür; schalte JetStream ein und sorg dafür, dass mehr als die Hälfte seiner Server läuft
problem-cluster-few = es gibt nicht genug NATS-Server für { $replicas } Kopien ({ $why }); starte mehr oder wähl mit --cluster-replicas
problem-cluster-full = der NATS-Server hat keinen Platz für die Tische ({ $why }); gib JetStream mehr Speicher
problem-cluster-failed = der NATS-Server weigert sich, die Tische zu verwahren: { $why }
problem-cluster-away = die Tische sind gerade nicht zu erreichen; versuch es gleich noch einmal
problem-table-moved = Tisch { $table } gehört einem anderen Knoten
problem-table-lost = der Stream hat Einträge von Tisch { $table } verloren, die er bestätigt hatte ({ $why })

refusal-table-moved = Der Tisch zieht auf einen anderen Rechner um; verbinde dich noch einmal und spiel weiter, wo du warst.
refusal-table-lost = Im Protokoll dieses Tisches fehlen Züge, die schon bestätigt waren. Er steht still, bis jemand, der den Server betreibt, nachgesehen hat.
refusal-cluster-away = Die Tische sind gerade nicht zu erreichen; verbinde dich noch einmal.

notice-log-waits = Der Tisch wartet: Züge lassen sich gerade nicht aufschreiben. Nichts geht verloren; es geht von selbst weiter.
notice-log-goes-on = Züge werden wieder aufgeschrieben; das Spiel geht weiter.
