# The sample of letters from the kitchen mailbox, in Spanish.

letter-1 = Has vuelto a dejar la sartén en el fregadero. Quien la fregó manda la factura.
letter-2 = Tu maceta ha ganado el premio de la cocina a la supervivencia.
letter-3 = Club de cocina: todo el mundo pone algo para tu lasaña.
letter-4 = Perdiste la apuesta de la alarma de humo. A cada uno de los demás le debes un poco.
letter-5 = Alguien ha puesto etiquetas en tu balda de la nevera. Averigua quién: retrocede dos espacios.
letter-6 = Reunión de la casa en la lavandería. O donde haya máquinas más cerca.
letter-7 = Un vigilante de noche te debe un favor. Guarda esta carta.
letter-8 = El horno estuvo encendido todo el fin de semana. Explícaselo a la administración.
letter-9 = Fianza por todo lo que has guardado en el pasillo.
letter-10 = El desayuno lo paga la casa. Toma el camino corto a la SALIDA.
