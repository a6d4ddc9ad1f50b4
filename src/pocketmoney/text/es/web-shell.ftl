# The words of the page around the games: faults, newer versions, and what a device may do to be noticed.

problem-move-too-late = Te quedaste sin conexión y la partida ha seguido sin esta jugada. Mira cómo está y elige otra vez.

web-newer = Hay una versión nueva
web-newer-kept = Esta página es más antigua que el servidor. Vuelve a cargarla: tu asiento y la partida siguen como están.
web-ended-no-table = No existe esa mesa
web-ended-code = No hay ninguna mesa con el código { $code }. Los códigos tienen cinco letras; quizá entendiste mal alguna, o la mesa ya está cerrada.
web-join = Únete
web-join-next = Hay una partida en marcha. Toma una silla y entras en la siguiente, o pasa aquí el asiento que tienes en otro dispositivo.
web-join-watch = Todas las sillas están ocupadas. Puedes mirar la mesa o pedirle una silla al anfitrión.
web-join-watch-go = Mirar

## This device

web-device = Este dispositivo
web-device-sound = Sonidos
web-device-buzz = Vibrar cuando me toca
web-device-awake = Dejar la pantalla encendida mientras jugamos
web-device-notices = Avisarme cuando me toca y no estoy mirando
web-device-notices-denied = El navegador no permite avisos de esta página; puedes cambiarlo en sus ajustes.
web-device-install = Instalar como aplicación
web-device-plain = Esta dirección es http sin cifrar. Con ella el navegador no puede instalar el juego, enviar avisos ni dejar la pantalla encendida. Quien lleva el servidor puede iniciarlo con: pocketmoney serve --tls
