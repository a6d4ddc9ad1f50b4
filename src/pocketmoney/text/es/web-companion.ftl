# El móvil junto a un tablero de cartón, una mesa que pide parar, y reglas que se someten a votación.

web-tietgen-page-ledger = Cuenta
web-tietgen-die-1 = Primer dado
web-tietgen-die-2 = Segundo dado
web-tietgen-tell-dice = ¿Qué muestran tus dados?
web-tietgen-told-dice = Han salido { $first } y { $second }
web-tietgen-throw-for-me = Tira por mí
web-tietgen-card-number = Número de la carta
web-tietgen-card-not-there = La carta { $number } no está en el mazo.
web-tietgen-told-card = Es esa
web-tietgen-last-throw = La última tirada
web-tietgen-put-piece = { $name }: { $space }
web-tietgen-player = Jugador
web-badge-drunk = anotado
web-tietgen-look-up = Buscar un espacio
web-tietgen-owed = Quién debe qué
web-tietgen-dispute = Esa tirada está mal
web-sure-time = ¿Pedimos parar ya?
web-tietgen-time-why = Cuando lo pidan todos los que siguen en juego se cuenta la cerveza y gana quien más tenga.
web-tietgen-time-asked = Pide parar: { $names }.
web-tietgen-time-too = Yo también
web-undo-disputed = { $name } dice que la tirada o la carta de { $whose } no fue así. ¿Se deshace?

web-ruling = Otra regla …
web-ruling-why = Esta partida sigue como está. Lo que quiera la mayoría vale desde la próxima.
web-ruling-which = ¿Qué se discute?
web-ruling-now = Ahora: { $value }
web-ruling-instead = En su lugar
web-ruling-ask = Someterlo a votación
