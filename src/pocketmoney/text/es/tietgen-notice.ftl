# What is to be read before the first game.

tietgen-notice = Antes de jugar: el programa lleva las cuentas, nada más. Donde dice cerveza vale cualquier bebida, agua también, y con puntos funciona igual de bien. Cómo saldas lo anotado, y si lo saldas, es cosa tuya. Nadie sale en una clasificación por ello.
