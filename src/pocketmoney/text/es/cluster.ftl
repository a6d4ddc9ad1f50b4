# Varios nodos: lo que dice `pocketmoney serve --cluster`, y lo que oyes cuando una mesa está en otro sitio.

problem-cluster-extra = --cluster necesita la biblioteca de NATS; instálala con: pip install "pocketmoney[cluster]"
problem-bad-cluster-url = { $word } no es la dirección de un servidor NATS; escríbela como nats://nats.example.org:4222, y si son varias, con comas
problem-bad-cluster-name = el nombre de un clúster lleva letras, cifras y guiones, no { $word }
problem-flag-needs-cluster = { $flag } es para un nodo de un clúster; di cuál con --cluster
problem-cluster-no-file = no se puede leer el archivo { $file }
problem-cluster-unreachable = ningún servidor NATS responde en { $url } ({ $why }); arranca uno o indica otro con --cluster
problem-cluster-refused = el servidor NATS de { $url } no acepta estas credenciales; revisa el usuario y la contraseña de la dirección, o --cluster-creds
problem-cluster-tls = no se puede confiar en el servidor NATS de { $url } ni hablar cifrado con él ({ $why }); revisa --cluster-ca
problem-cluster-old = el servidor NATS es la versión { $version }, pero hace falta al menos la { $oldest }; actualízalo
problem-cluster-no-jetstream = el servidor NATS de { $url } no tiene JetStream, o no tiene líder; activa JetStream y procura que funcione más de la mitad de sus servidores
problem-cluster-few = no hay bastantes servidores NATS para { $replicas } réplicas ({ $why }); arranca más, o elige con --cluster-replicas
problem-cluster-full = el servidor NATS no tiene sitio para las mesas ({ $why }); dale más almacenamiento a JetStream
problem-cluster-failed = el servidor NATS se niega a guardar las mesas: { $why }
problem-cluster-away = ahora mismo no se puede llegar a las mesas; inténtalo enseguida otra vez
problem-table-moved = la mesa { $table } es de otro nodo
problem-table-lost = el flujo ha perdido entradas de la mesa { $table } que ya había confirmado ({ $why })

refusal-table-moved = La mesa se muda a otra máquina; conéctate otra vez y sigue donde estabas.
refusal-table-lost = En el registro de esta mesa faltan jugadas que ya estaban confirmadas. Queda parada hasta que alguien que lleve el servidor lo mire.
refusal-cluster-away = Ahora mismo no se puede llegar a las mesas; conéctate otra vez.

notice-log-waits = La mesa espera: ahora mismo no se pueden anotar las jugadas. No se pierde nada; seguirá sola.
notice-log-goes-on = Las jugadas se anotan de nuevo; la partida sigue.
