# Varias personas en un dispositivo: la antesala, y lo que se ve entre dos manos.

web-sharing = Otra persona en este dispositivo
web-sharing-how = Un teléfono para varias personas: se va pasando, y entre medias queda tapado, para que nadie vea otra mano.
web-sharing-name = Su nombre
web-sharing-add = Que se siente
web-sharing-remove = { $name } se levanta
web-sharing-up = Se levanta
web-sharing-tag = este dispositivo
web-sharing-slow = Hay tiempo para pasar el dispositivo: a esta velocidad nadie mete prisa.
web-sharing-quick = El reloj sigue corriendo mientras el dispositivo pasa de mano en mano. El anfitrión puede quitarlo en la velocidad.
web-sharing-pass = Pásaselo a { $name }
web-sharing-only = Ahora solo debería mirar la pantalla { $name }.
web-sharing-mine = Soy { $name }: enséñame mi lado
web-sharing-covered = Tapado
web-sharing-nobody = Ahora no se os pregunta a ninguno. Quien quiera mirar, que coja el dispositivo.
web-sharing-holder = El dispositivo lo tiene { $name }
web-sharing-hide = Tapar
