# The words of the command itself, in Spanish. Words that are typed stay as they are.

cli-help =
    Pocket Money: Lunch Money, Beer Money y Tietgen Monopoly en tu terminal.

    Empieza con:  pocketmoney play

    pocketmoney play [GAME]            jugar con bots, o con amigos en un mismo teclado
    pocketmoney games                  enumerar, seguir, exportar y borrar las partidas jugadas aquí
    pocketmoney serve                  abrir mesas a las que tus amigos entran con móvil, navegador o terminal
    pocketmoney connect URL            jugar desde este terminal en una mesa que ha abierto otra persona
    pocketmoney replay FILE ...        volver a contar una partida registrada y comprobar lo que afirma
    pocketmoney verify FILE ...        comprobar que el mazo y los dados de una partida fueron limpios
    pocketmoney options GAME           listar cada regla de la casa, sus valores y los conjuntos
    pocketmoney rules [GAME] [CARD]    imprimir las reglas de un juego, una carta, un espacio o una regla (R46)
    pocketmoney board check FILE       revisar un tablero tuyo
    pocketmoney bots                   listar los bots, sus niveles y personajes
    pocketmoney doctrine check FILE    revisar las órdenes para un bot
    pocketmoney sim GAME               hacer que los bots jueguen muchas partidas y contar lo que pasa
    pocketmoney compare GAME           medir qué cambia una regla de la casa
    pocketmoney tournament GAME        clasificar bots
    pocketmoney review FILE            enseñar dónde se ganó y se perdió una partida registrada
    pocketmoney backup FILE            copiar en un archivo todas las mesas del servidor
    pocketmoney check DATA             buscar daños en todo lo guardado
    pocketmoney repair DATA            arreglar datos dañados con una copia
    pocketmoney doctor                 revisar esta instalación y decir cómo arreglarla
    pocketmoney --version

    pocketmoney COMMAND --help explica cada orden con más detalle.

cli-help-play =
    pocketmoney play [GAME] [opciones]

    GAME es lunch-money (si no se dice otro), beer-money o tietgen.

    --seats NAME,NAME,bot    quién juega, en el sentido de las agujas del reloj; una palabra que lista pocketmoney bots
                             es un bot (si no se dice: tú y tres bots)
    --decks DECK,DECK        barajar juntos estos mazos, cada uno tantas veces como se nombre
    --option NAME=VALUE      elegir una regla de la casa; se puede repetir
    --preset NAME            elegir varias de una vez; se puede repetir
    --seed NUMBER            repartir las mismas cartas, tirar otra vez los mismos dados
    --record FILE            guardar la partida en FILE mientras juegas
    --force                  sustituir el registro en FILE
    --from FILE              seguir una partida guardada
    --board FILE             tietgen: jugar en un tablero tuyo (mira pocketmoney board --help)
    --kitchen FILE           tietgen: cartas para el buzón de la cocina, con --option kitchen-mail=on

    pocketmoney options GAME lista las reglas de la casa y los conjuntos.

cli-help-games =
    pocketmoney games                    enumera las partidas guardadas en este ordenador, la última primero
    pocketmoney games continue [ID]      sigue con la última partida sin terminar, o con otra
    pocketmoney games export ID FILE     escribe el registro de una partida en FILE; - lo muestra
    pocketmoney games delete ID ...      borra partidas para siempre

    Cada partida que juegas aquí se guarda desde tu primera jugada. Basta el principio de un ID.

    --force                              permite que export sustituya otro registro

cli-help-serve =
    pocketmoney serve [opciones]

    Abre mesas en la red local hasta que pulses Ctrl-C, e imprime la dirección para los demás.

    --host ADDRESS         escuchar solo en esta dirección (si no se dice: en todas)
    --port NUMBER          escuchar en este puerto (si no se dice: 8765, o el siguiente libre)
    --data FOLDER          guardar aquí las partidas
    --public-url URL       la dirección que escribe la gente, si hay un proxy delante
    --trusted-proxy RED    fiarse de X-Forwarded-For si viene de esta dirección o red; se puede repetir
    --tls                  servir por https, con un certificado que crea el propio servidor
    --tls-cert FILE        servir por https con este certificado; --tls-key FILE es su clave
    --keep-days NUMBER     borrar las mesas que nadie visita en tantos días (si no se dice: 90; 0: nunca)
    --limit NAME=NUMBER    cambiar un límite, como en --limit tables=100; se puede repetir
    --log FORM             formato del registro de eventos: text o json
    --workers 1            un solo proceso sirve todas las mesas
    --cluster URL          ser un nodo de un clúster sobre NATS JetStream, como en nats://host:4222
    --cluster-creds, --cluster-ca, --cluster-name, --cluster-replicas, --cluster-lease, --cluster-bytes, --archive
                           ajustes del clúster: véase docs/reference/server-settings.md
    --quiet                imprimir solo los errores

cli-help-connect =
    pocketmoney connect URL [opciones]

    URL es lo que imprimió el servidor, con el código de una mesa, como http://192.168.1.5:8765/#BCDFG; también vale
    192.168.1.5/BCDFG. Sin código se te pregunta por uno, o abres una mesa.

    --name NAME          sentarte con este nombre (si no, se te pregunta)
    --watch              solo mirar
    --token-file FILE    guardar ahí la llave de tu sitio (si no se dice: en tu carpeta de datos, un archivo por mesa)

    Si conectas otra vez, tienes el mismo sitio. En la mesa, help dice qué puedes escribir.

cli-help-replay =
    pocketmoney replay FILE ... [--quiet]

    Cuenta qué pasa en cada registro y comprueba lo que afirma; - lee de la entrada estándar.
    Código de salida 0: todo se cumple. 1: algo no. 2: un archivo no se puede leer como registro.

    --quiet    imprimir solo los fallos

cli-help-verify =
    pocketmoney verify FILE ... [--commit HASH]

    Comprueba, sin ningún servidor, que la semilla de cada registro es aquella a la que su mesa se comprometió antes de
    repartir, y que toda la partida sale de esa semilla; - lee de la entrada estándar.
    --commit HASH    el compromiso que viste antes de repartir; tiene que ser el del registro
    Código de salida 0: todo se cumple. 1: algo no. 2: un registro no se puede leer, o no tiene compromiso.

cli-help-options =
    pocketmoney options GAME

    Lista cada regla de la casa de un juego con sus valores, las reglas a las que pertenece y los conjuntos.
    Se elige con pocketmoney play GAME --option NAME=VALUE.

cli-help-rules =
    pocketmoney rules [JUEGO] [CARTA, ESPACIO, REGLA, REGLA DE LA CASA o CAPÍTULO]

    pocketmoney rules lunch-money                 todas las reglas de un juego
    pocketmoney rules beer-money ahogo y vómito   una carta, por su nombre o su id (choke-and-puke)
    pocketmoney rules tietgen cocina 12.1         un espacio
    pocketmoney rules R46                         una regla
    pocketmoney rules heal-cap                    una regla de la casa
    pocketmoney rules tietgen la hucha            un capítulo

    Los nombres valen en tu idioma o en inglés, sin acentos y abreviados. --language dice en qué idioma salen las reglas.

cli-rules-games =
    ¿Reglas de qué? Hay:
    { $games }

cli-options-title = Reglas de la casa de { $game }. El asterisco marca el valor por defecto.
cli-options-other = Estas solo importan si se baraja también { $deck }.
cli-options-presets = Conjuntos, para --preset NAME:
cli-option-head = { $name }  ({ $rules })

cli-help-backup =
    pocketmoney backup FILE [--data DIR]

    Copia en FILE, que aún no debe existir, todas las mesas que guarda el servidor. El servidor puede estar en marcha.

    --data DIR    la carpeta con la que se arrancó el servidor (si no se dice: la de siempre)

    Para recuperar los datos, pon FILE como tables.db en una carpeta vacía y arranca el servidor con ella; mira
    docs/how-to/backup.md.

cli-backup-done = { $file }: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $entries ->
    [one] una entrada
   *[other] { $entries } entradas
}

cli-not-compiled =
    Esta instalación es más lenta de lo que podría ser, porque las reglas no están compiladas: { $why ->
        [no-compiler] no había compilador de C al instalarla.
        [no-headers] faltaban las cabeceras de C de Python al instalarla.
        [off] la compilación estaba desactivada al instalarla.
       *[failed] { $detail }.
    } Para arreglarlo, ejecuta: pocketmoney doctor

## Kept games

games-line = { $id }  { $when }  { $game }: { $names } ({ $state ->
    [playing] se está jugando
    [over] terminada
   *[other] sin terminar
})
games-none = Todavía no hay partidas guardadas en { $folder }.
games-exported = Escrito en { $file }
games-deleted = La partida { $id } se ha borrado.
cli-board-written = Escrito en { $file }. Compruébalo con: pocketmoney board check { $file }
