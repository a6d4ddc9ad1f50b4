# What characters say at the table, in Spanish. Every occasion has two ways to say it.

## Bruiser

talk-bruiser-hits = Y de estas tengo más.
    .b = ¡El siguiente!
talk-bruiser-is-hit = Peores me las dan antes de desayunar.
    .b = ¿Eso es todo?
talk-bruiser-defends = Demasiado lento.
    .b = Ni siquiera he calentado el brazo.
talk-bruiser-humiliates = Siéntate.
    .b = Hoy no, amigo.
talk-bruiser-heals = Una tirita, y a seguir.
    .b = Como nuevo. Casi.
talk-bruiser-falls = Esa... ha sido buena.
    .b = Que alguien me sujete el abrigo.
talk-bruiser-wins = ¿Quién sigue en pie? Solo yo.
    .b = Ya dije que pararía cuando se acabara.
talk-bruiser-buys = Mío. Siguiente casilla.
    .b = Me lo quedo. ¿Qué es?
talk-bruiser-builds = Más alto, apiladlas más alto.
    .b = Una caja aquí, otra caja allá.
talk-bruiser-claims = Paga, o doy la vuelta a la mesa.
    .b = La cerveza, para este lado.
talk-bruiser-pays = Toma. Sé dónde vives.
    .b = Bueno. De todas formas estaba caliente.
talk-bruiser-sent = Solo corría un poco.
    .b = Otra vez la administración. Ya tienen mi silla guardada.

## Bully

talk-bully-hits = Ay, ¿te ha dolido?
    .b = Tenías cara de necesitar una más.
talk-bully-is-hit = ¡Eh! Aquí el que se mete con la gente soy yo.
    .b = Te vas a arrepentir, renacuajo.
talk-bully-defends = Buen intento, enano.
    .b = Pegas como mi primo pequeño.
talk-bully-humiliates = ¡Mirad todos qué pinta!
    .b = Ay, ay, ay. Qué pena.
talk-bully-heals = Necesito fuerzas para ti.
    .b = No te hagas ilusiones.
talk-bully-falls = ¡No es justo!
    .b = ¡Iba ganando! ¡Todo el mundo lo ha visto!
talk-bully-wins = Y el más pequeño cae primero, como siempre.
    .b = He ganado. Llévame la mochila.
talk-bully-buys = Ya vi que la querías tú.
    .b = Ahora es mía. Llora un poco.
talk-bully-builds = Pasa por aquí ahora, si te atreves.
    .b = Bien alto, para que te des en la cabeza.
talk-bully-claims = El dinero del almuerzo, por favor. Digo, la cerveza.
    .b = Vacía los bolsillos.
talk-bully-pays = Me lo devolverás con intereses.
    .b = Disfrútalo mientras te dure.
talk-bully-sent = ¡Han sido ellos! ¡Yo no he sido!
    .b = Quiero hablar con quien te manda a ti.

## Gambler

talk-gambler-hits = ¡Doble o nada!
    .b = Las probabilidades eran pésimas. ¡Maravilloso!
talk-gambler-is-hit = Unas se ganan, otras no.
    .b = Esa me tocaba, cinco a uno.
talk-gambler-defends = Te leo como una carta.
    .b = La banca dice que no.
talk-gambler-humiliates = Lo veo.
    .b = Tu farol, mi fiesta.
talk-gambler-heals = Vuelvo a comprar fichas.
    .b = Una apuesta más sobre la mesa.
talk-gambler-falls = Me retiro. Menudo viaje.
    .b = No apostéis nunca por mí, siempre lo digo.
talk-gambler-wins = ¡Hay que dejarlo correr siempre!
    .b = Una entre cuatro, decían. ¡Ja!
talk-gambler-buys = Voy con todo.
    .b = No he mirado el precio. No me lo digáis.
talk-gambler-builds = Apilando las fichas.
    .b = Si nadie pasa por aquí, me arruino. ¡Qué emoción!
talk-gambler-claims = La ruleta se ha parado, y se ha parado en ti.
    .b = Gracias, dados de la suerte.
talk-gambler-pays = Lo que fácil viene, fácil se va.
    .b = Nunca lo cuento hasta el final de la noche.
talk-gambler-sent = Los dados y yo no nos hablamos.
    .b = Sabía que tenía que haberles soplado.

## Grudge

talk-grudge-hits = Eso, por lo de antes.
    .b = Sabes muy bien por qué ha sido.
talk-grudge-is-hit = De esta me acordaré.
    .b = Apuntado. Y subrayado dos veces.
talk-grudge-defends = Lo veía venir. Lo estaba esperando.
    .b = De ti no. De ti, nunca.
talk-grudge-humiliates = Esta la guardaba para ti.
    .b = Tres rondas he esperado. Ha valido la pena.
talk-grudge-heals = Tengo que aguantar hasta que estemos en paz.
    .b = Mi memoria no necesita curas.
talk-grudge-falls = Esto no se ha acabado.
    .b = Os dejo a todos en mi lista.
talk-grudge-wins = Ahora estamos en paz. Todos.
    .b = He tachado todos los nombres.
talk-grudge-buys = Una vez alguien me quitó una. Una vez.
    .b = De aquí no me muevo hasta que te arrepientas.
talk-grudge-builds = Acuérdate de mí cuando pases.
    .b = Esta lleva tu nombre.
talk-grudge-claims = Y no he olvidado la última vez.
    .b = Has pagado. Eso no quiere decir que te perdone.
talk-grudge-pays = Apunto lo que pago, y a quién.
    .b = Esto volverá a ti.
talk-grudge-sent = Alguien se ha chivado. Sabré quién.
    .b = Así tendré tiempo de hacer mi lista.

## Joker

talk-joker-hits = Piii.
    .b = ¿Has visto qué cara? La tuya, digo.
talk-joker-is-hit = ¡Ay! ¡En el hueso de la risa!
    .b = Toc, toc. Vaya, no has esperado.
talk-joker-defends = ¡No me has dado, no me has dado!
    .b = Miraba para otro lado y ha salido bien igual.
talk-joker-humiliates = ¡Tachán!
    .b = Señoras y señores: un payaso, y no soy yo.
talk-joker-heals = La risa es la segunda mejor medicina.
    .b = Esto lo guardo detrás de la oreja.
talk-joker-falls = Y en mi próximo truco: tumbarme.
    .b = Habéis sido un público encantador.
talk-joker-wins = Un momento, ¿he ganado? ¡Si ni lo intentaba!
    .b = Exijo un recuento. Esto no puede ser.
talk-joker-buys = Me gustaba el color.
    .b = Y esta, ¿qué hace?
talk-joker-builds = Es una caja. Es arte.
    .b = Estoy construyendo un bar muy pequeño.
talk-joker-claims = ¿Un céntimo por mis pensamientos? Mejor algo de cerveza.
    .b = ¡Alquiler! Rima con mujer, con taller y con me vas a deber.
talk-joker-pays = Llévate mi cerveza. Por favor.
    .b = He reído, he llorado, he pagado.
talk-joker-sent = Solo pregunté si tenían sentido del humor.
    .b = De vuelta a mi residencia de verano.

## Landlady

talk-landlady-hits = Eso, por el ruido después de las once.
    .b = Los zapatos se quitan en la entrada, lo tengo dicho.
talk-landlady-is-hit = Eso lo sumaré a tu cuenta.
    .b = ¡Vaya! Y acababa de fregar la escalera.
talk-landlady-defends = En mi casa, no.
    .b = La puerta se queda cerrada, cielo.
talk-landlady-humiliates = Me temo que eso va contra las normas de la casa.
    .b = Lee tu contrato, cielo. La letra pequeña.
talk-landlady-heals = Una taza de té, y vuelvo a ser yo.
    .b = El edificio hay que cuidarlo.
talk-landlady-falls = Regad las flores cuando yo no esté.
    .b = Las llaves están debajo del felpudo.
talk-landlady-wins = Todo debe estar en unas solas manos, y son las mías.
    .b = Os podéis quedar. Pagando.
talk-landlady-buys = Le falta una mano de pintura, y valdrá el doble.
    .b = Siempre me ha gustado el barrio.
talk-landlady-builds = ¡Una ampliación! Qué contentos se van a poner los inquilinos.
    .b = Siempre cabe uno más.
talk-landlady-claims = ¿Ya es día uno, cielo?
    .b = Acepto cerveza, y la cuento.
talk-landlady-pays = Un robo a plena luz. Y de eso entiendo.
    .b = A ese precio, espero que tengas bien la calefacción.
talk-landlady-sent = De todas formas tenía que decirle cuatro cosas a la administración.
    .b = No me pueden retener. Medio edificio es mío.

## Leveller

talk-leveller-hits = Nadie debería tener tanto.
    .b = Baja aquí, con los demás.
talk-leveller-is-hit = Así somos más iguales.
    .b = Me parece justo. Literalmente.
talk-leveller-defends = No.
    .b = Ya has dado tu parte de golpes.
talk-leveller-humiliates = En esta mesa no hay reyes.
    .b = Cuanto más alto se sienta uno...
talk-leveller-heals = A cada cual, según lo que necesite.
    .b = Solo me pongo al día.
talk-leveller-falls = Los demás: cuidado con quien va delante.
    .b = Seguid sin mí. Por igual.
talk-leveller-wins = No quería ser el último aquí arriba.
    .b = Bueno. Que alguien me pegue.
talk-leveller-buys = Mejor conmigo que con esa gente.
    .b = Solo lo guardo para que no lo tenga alguien.
talk-leveller-builds = Vivienda pública.
    .b = Para todo el mundo. Que pague.
talk-leveller-claims = A repartir. De momento, hacia aquí.
    .b = Un pequeño impuesto por caminar.
talk-leveller-pays = Ya está. Ahora tenemos lo mismo.
    .b = Le he dado lo que tenía a quien tenía más. Algo falla.
talk-leveller-sent = Estaba dando un discurso.
    .b = Al menos aquí dentro somos todos iguales.

## Miser

talk-miser-hits = Era una buena carta. Espero que la valieras.
    .b = Qué dolor gastarla.
talk-miser-is-hit = ¡Todos esos contadores eran míos!
    .b = ¿Sabes lo que cuestan?
talk-miser-defends = Aquí no se malgasta nada.
    .b = Guardo una para cuando llueva, y llueve.
talk-miser-humiliates = Esa la tenía ahorrada desde hace años.
    .b = Un placer caro. Pero un placer.
talk-miser-heals = Las vendas me salen a buen precio.
    .b = De mi bolsillo, como siempre.
talk-miser-falls = ¡Con todo lo que me quedaba!
    .b = Que nadie toque mis ahorros.
talk-miser-wins = Grano a grano se llena el granero.
    .b = Lo he contado dos veces. He ganado.
talk-miser-buys = A ese precio no pude decir que no. Lo intenté.
    .b = ¿Aceptáis cupones?
talk-miser-builds = Una inversión. Esta noche no duermo.
    .b = Una caja. Una. Ya es bastante lujo.
talk-miser-claims = Hasta la última gota, por favor.
    .b = He traído un vaso medidor.
talk-miser-pays = No es la cerveza. Es toda la cerveza.
    .b = ¿Se puede pagar a plazos?
talk-miser-sent = Por lo menos sentarse no cuesta nada.
    .b = ¡Calefacción gratis!

## Tortoise

talk-tortoise-hits = Despacio. Pero llega.
    .b = Lo tenía pensado desde el principio.
talk-tortoise-is-hit = Para eso tengo el caparazón.
    .b = Ya pasará. Todo pasa.
talk-tortoise-defends = Sin prisa.
    .b = Ya estaba dentro.
talk-tortoise-humiliates = ¿Y si nos lo tomamos todos con calma?
    .b = Creo que no. Lo he pensado largo y tendido.
talk-tortoise-heals = Un descansito.
    .b = Hay que durar.
talk-tortoise-falls = Creo que voy a quedarme un rato panza arriba.
    .b = Demasiado rápido para mí, todo esto.
talk-tortoise-wins = Despacio y buena letra.
    .b = ¿Los demás ya se han ido a casa?
talk-tortoise-buys = Lo pienso desde el martes. Sí.
    .b = Un rincón tranquilo.
talk-tortoise-builds = Un techo más grueso.
    .b = Una encima de otra. Con cuidado.
talk-tortoise-claims = Cuando quieras. O sea, ahora.
    .b = Puedo esperar. Pero a eso, no.
talk-tortoise-pays = Para esto tenía algo apartado.
    .b = Bueno. Solo es cerveza.
talk-tortoise-sent = Aquí se está tranquilo. Igual me quedo.
    .b = Me han llamado por exceso de velocidad. A mí.
