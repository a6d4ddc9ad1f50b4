# The first minutes, in Spanish: the command alone, and `pocketmoney doctor`.

cli-start =
    Pocket Money: Lunch Money, Beer Money y Tietgen Monopoly, contra bots o con amigos.
        pocketmoney play      jugar aquí mismo, en este terminal
        pocketmoney serve     abrir una mesa a la que tus amigos entran con el móvil
        pocketmoney doctor    comprobar que todo funciona
        pocketmoney --help    ver todo lo demás: reglas, repeticiones, bots, el laboratorio

cli-help-doctor =
    pocketmoney doctor [opciones]

    Revisa esta instalación e imprime una línea por cada parte: bien, un aviso, o cómo arreglarlo. No cambia nada.
    Código de salida 0: serve y play van a funcionar. 1: algo los impediría.

    --data FOLDER     revisar esta carpeta de datos (si no se dice: la habitual)
    --host ADDRESS    revisar esta dirección (si no se dice: todas)
    --port NUMBER     revisar este puerto (si no se dice: 8765, o el siguiente libre)
    --json            imprimirlo todo como JSON, para informar de un fallo

doctor-state-fine = bien
doctor-state-note = aviso
doctor-state-mend = arreglar

doctor-part-python = Python
doctor-part-packages = Paquetes
doctor-part-build = Compilación
doctor-part-data = Carpeta de datos
doctor-part-port = Puerto
doctor-part-network = Red
doctor-part-client = Cliente web
doctor-part-terminal = Terminal
doctor-part-extras = Extras

doctor-fit = Está todo lo que serve y play necesitan.
doctor-broken = Arregla lo marcado y ejecuta otra vez pocketmoney doctor.

doctor-python-fine = { $version }, { $path }
doctor-python-lacks = { $version } en { $path } se construyó sin { $modules }; instala un Python 3.11 o posterior completo e instala Pocket Money con él.

doctor-packages-fine = { $count ->
    [0] No está instalado como paquete; se ejecuta desde una carpeta.
    [one] El único necesario está instalado.
   *[other] Los { $count } necesarios están instalados.
}
doctor-packages-missing = Faltan: { $packages }. Se arregla con: pip install { $packages }

doctor-build-fine = Compilado: las reglas van a toda velocidad.
doctor-build-pure = Sin compilar, así que los bots y los servidores van más lentos: { $why ->
    [no-compiler] no había compilador de C. Instala uno (Debian: apt install gcc) y vuelve a instalar con: { $again }
    [no-headers] faltaban las cabeceras de C de Python. Instálalas (Debian: apt install python3-dev) y vuelve a instalar con: { $again }
    [off] la compilación estaba desactivada. Para ir a toda velocidad, quita POCKETMONEY_COMPILED y vuelve a instalar con: { $again }
    [source-tree] usas el código fuente tal cual. make play lo compila para el siguiente arranque.
   *[failed] { $detail }. Arréglalo y vuelve a instalar con: { $again }
}

doctor-data-fine = { $folder }: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, de ellas abiertas: { $open }; versión { $version } de los datos; { $free } MB libres.
doctor-data-new = { $folder }: aún no hay nada, el primer serve la crea; { $free } MB libres.
doctor-data-space = { $folder }: solo quedan { $free } MB en este disco. Libera espacio o elige otra carpeta con --data.

doctor-port-fine = El { $port } está libre.
doctor-port-other = El { $wanted } lo ocupa { doctor-holder }; serve usará el { $port }.
doctor-port-taken = El { $port } lo ocupa { doctor-holder }; elige otro con --port.
doctor-holder = { $holder ->
    [pocketmoney] un servidor de Pocket Money que ya está en marcha
    [unknown] otro programa
   *[other] { $holder }
}

doctor-network-fine = { $url } es lo que escriben los demás en tu red; si no llegan, abre el puerto en el cortafuegos de este equipo.
doctor-network-alone = Este equipo no tiene dirección en ninguna red, así que solo puedes entrar tú, en { $url }. Conéctate a una red o indica una dirección con --host.
doctor-network-silent = Este equipo no responde en su propia dirección { $address }, así que los demás no llegan a { $url }. Revisa tu VPN y tu cortafuegos, o indica otra dirección con --host.

doctor-client-fine = Construido y completo (versión { $build }).
doctor-client-missing = Falta, así que tus amigos solo pueden entrar desde un terminal: { $why ->
    [no-node] no había Node.js. Instala Node.js 20.19 o posterior y vuelve a instalar con: { $again }
    [no-registry] no se pudo llegar al registro de npm. Cuando tengas conexión, vuelve a instalar con: { $again }
    [off] se dejó fuera. Quita POCKETMONEY_WEB y vuelve a instalar con: { $again }
    [source-tree] no está construido. Constrúyelo con: python -m tools.site
   *[failed] { $detail }. Arréglalo y vuelve a instalar con: { $again }
}
doctor-client-incomplete = { $count ->
    [one] Falta { $file }.
   *[other] Faltan { $file } y otros archivos.
} Vuelve a instalar con: { $again }

doctor-terminal-fine = { $encoding }: se puede mostrar cualquier letra.
doctor-terminal-letters = { $encoding } no puede mostrar todas las letras. Define LC_ALL=C.UTF-8, o PYTHONUTF8=1 en Windows.

doctor-extras-all = Todos instalados: { $there }.
doctor-extras-some = Instalados: { $there }. Sin instalar: { $missing }. Añade uno con: pip install "pocketmoney[{ $example }]"
doctor-extras-none = Ninguno instalado: { $missing }. Añade uno con: pip install "pocketmoney[{ $example }]"

serve-no-client = Aquí no hay cliente web, así que tus amigos solo pueden entrar desde un terminal. Para tenerlo, mira: pocketmoney doctor
