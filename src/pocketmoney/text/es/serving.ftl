# The server, in Spanish: what the command says, what the API and the sockets refuse.

serve-where =
    La mesa está en { $url }
    Todo el mundo en la misma red puede entrar ahí. Para entrar desde un terminal: pocketmoney connect { $url }
    Las partidas se guardan en { $data }. Pulsa Ctrl-C para parar; al arrancar de nuevo siguen donde estaban.
serve-other-port = El puerto { $wanted } está ocupado, así que este es el puerto { $port }.

page-title = Pocket Money
page-join = Aquí hay una mesa servida. Para entrar, escribe esto en un terminal:
page-command = pocketmoney connect { $url }

## What is wrong with the command line

problem-one-worker = un solo proceso sirve todas las mesas; --workers solo puede ser 1
problem-unknown-log = no hay una forma de registro llamada { $word }{ problem-near-or-known }
problem-flag-needs-number = { $flag } necesita un número entero, no { $word }
problem-bad-port = no existe el puerto { $word }; los puertos llegan hasta 65535
problem-port-taken = el puerto { $port } lo ocupa otro programa; elige otro con --port
problem-port-forbidden = este sistema no te deja abrir el puerto { $port }; elige uno por encima de 1023 con --port
problem-no-such-host = esta máquina no tiene una dirección { $host } en la que escuchar
problem-bad-public-url = { $word } no es una dirección que un navegador pueda abrir; escríbela como https://table.example.org
problem-bad-network = { $word } no es ni una dirección ni una red; escríbela como 192.0.2.7 o 172.28.0.0/24
problem-unknown-limit = no hay un límite llamado { $word }{ problem-near-or-known }
problem-limit-needs-number = un límite se escribe nombre=número, con un número mayor que cero, no { $word }

## What requests are refused for

problem-unknown-language = no hay palabras en { $word }
problem-no-such-path = en esta dirección no hay nada
problem-no-such-method = esto no se puede hacer en esta dirección
problem-too-many-tables = ya hay { $most } mesas; ahora no se pueden abrir más
problem-too-many-tables-made = desde una dirección se pueden abrir como mucho { $most } mesas por hora
problem-too-many-requests = para una dirección se atienden como mucho { $most } peticiones por segundo
problem-too-many-replays = para una dirección se pueden hacer como mucho { $most } repeticiones por minuto
problem-too-many-sockets = demasiadas conexiones desde esta dirección
problem-foreign-page = aquí solo pueden conectarse páginas de este servidor
problem-not-json = el cuerpo tiene que ser application/json, no { $type }
problem-body-too-large = el cuerpo puede tener como mucho { $most } bytes
problem-body-too-slow = el cuerpo no llegó a tiempo
problem-body-cut-off = el cuerpo llegó cortado
problem-bad-body = el cuerpo no es lo que se espera aquí: { $why }
problem-bad-host = la petición no dice a qué servidor se dirige
problem-bad-handshake = esta no es una petición correcta de WebSocket
problem-head-too-large = la cabecera de la petición es demasiado grande
problem-head-too-slow = la cabecera de la petición no llegó a tiempo
problem-not-ready = el servidor aún no está listo, o está a punto de parar
problem-server-fault = el servidor ha tenido un fallo; ha quedado anotado

## Why a message is refused, or a socket closed

refusal-bad-message = El servidor no entiende este mensaje.
refusal-too-fast = Demasiados mensajes a la vez.
refusal-too-large = Un mensaje era demasiado grande.
refusal-not-text = Los mensajes tienen que ser texto.
refusal-no-hello = El saludo no llegó a tiempo.
refusal-no-such-table = No hay ninguna mesa con este código.
refusal-too-many-guesses = Demasiados códigos que no llevan a ninguna mesa; espera un minuto.
refusal-slow-receiver = Esta conexión iba demasiado lenta; conecta otra vez.
refusal-table-broken = La mesa ha tenido un fallo y se ha puesto de nuevo en marcha; conecta otra vez.
refusal-table-newer = Un Pocket Money más nuevo ha escrito esta mesa y este servidor no puede leerla. No se ha perdido nada: se abrirá de nuevo cuando se actualice el servidor.
refusal-table-deleted = La mesa se ha borrado.
refusal-server-stops = El servidor se para; la partida sigue cuando vuelva.
