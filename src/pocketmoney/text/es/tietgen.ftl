# Monopoly, The Tietgen Drinking edition, in Spanish. Words book what is owed and never tell anybody to drink.

## Small words

beer-amount = { NUMBER($cl, maximumFractionDigits: 4) } cl
goods-flirt = una carta de Flirteo

## Spaces

space-go = SALIDA
space-kitchen-16-1 = Cocina 16.1
space-mail-2 = Correo de administración
space-kitchen-18-1 = Cocina 18.1
space-energy = Consumo de energía
space-bike-room-a = Cuarto de bicis A
space-kitchen-10-1 = Cocina 10.1
space-mail-7 = Correo de administración
space-kitchen-12-1 = Cocina 12.1
space-kitchen-14-1 = Cocina 14.1
space-administration = Administración
space-kitchen-10-2 = Cocina 10.2
space-computer-room = Sala de ordenadores
space-kitchen-12-2 = Cocina 12.2
space-kitchen-14-2 = Cocina 14.2
space-bike-room-b = Cuarto de bicis B
space-kitchen-10-3 = Cocina 10.3
space-mail-17 = Correo de administración
space-kitchen-12-3 = Cocina 12.3
space-kitchen-14-3 = Cocina 14.3
space-piggy-bank = Hucha de la cocina
space-kitchen-10-4 = Cocina 10.4
space-mail-22 = Correo de administración
space-kitchen-12-4 = Cocina 12.4
space-kitchen-14-4 = Cocina 14.4
space-bike-room-c = Cuarto de bicis C
space-kitchen-10-5 = Cocina 10.5
space-kitchen-12-5 = Cocina 12.5
space-laundry = Lavandería
space-kitchen-14-5 = Cocina 14.5
space-go-to-administration = Ve a la administración
space-kitchen-10-6 = Cocina 10.6
space-kitchen-12-6 = Cocina 12.6
space-mail-33 = Correo de administración
space-kitchen-14-6 = Cocina 14.6
space-cellar-parking = Aparcamiento del sótano
space-mail-36 = Correo de administración
space-kitchen-16-6 = Cocina 16.6
space-lost-key = Tasa por perder la llave
space-kitchen-18-6 = Cocina 18.6

## Groups

group-brown = marrón
group-light-blue = azul claro
group-pink = rosa
group-orange = naranja
group-red = rojo
group-yellow = amarillo
group-green = verde
group-dark-blue = azul oscuro
group-transport = transporte
group-utility = servicios

## Mail from admin

mail-1 = La nueva máquina de café está en la SALIDA, y los primeros de la cola reciben cupones. Ve a SALIDA: 10 cl se suman a tu reserva.
mail-2 = Noche de cine, y el proyector lo tienes tú. Ve a Cocina 14.4.
mail-3 = El comité de repostería se reúne en Cocina 10.2 y te ha apuntado en la lista. Ve allí.
mail-4 = La mejor puesta de sol se ve desde el último piso. Ve a Cocina 18.6.
mail-5 = Limpieza de bicis el sábado: la que no lleve etiqueta se va. Ve a Cuarto de bicis A y salva la tuya.
mail-6 = No recuerdas dónde ataste la bici. Ve al próximo espacio de transporte. Su dueño puede reclamar el doble de alquiler; sin dueño, está en venta.
mail-7 = Día de mudanza, y el único carrito está prestado. Ve al próximo espacio de transporte. Su dueño puede reclamar el doble de alquiler; sin dueño, está en venta.
mail-8 = Tu reserva de lavadora empieza en cinco minutos, ¿o era la impresora? Ve al próximo servicio. Su dueño puede reclamar 5 ml por cada punto de una nueva tirada; sin dueño, está en venta.
mail-9 = Ya se han contado los envases devueltos del mes pasado: 2,5 cl se suman a tu reserva.
mail-10 = Flirteo con un vægter. Compartiste el paraguas en la ronda de noche. Guarda esta carta: abre una vez la puerta de la administración.
mail-11 = ¿Sigue encendido el fuego? Retrocede tres espacios y míralo.
mail-12 = Una tostadora, la alarma de incendios y tu nombre en el informe. Ve a la administración. Sin cupones por el camino.
mail-13 = Inspección contra incendios en todas las salas comunes. Debes 1,25 cl por cada caja y 5 cl por cada nevera tuya.
mail-14 = Tu colada se quedó toda la noche en la máquina. La tasa es de 0,75 cl.
mail-15 = Representas a tu cocina por votación, y eso pide una ronda. 2,5 cl de tu reserva van para cada uno de los demás.
mail-16 = La terraza estaba reservada dos veces y te devuelven la tasa: 7,5 cl se suman a tu reserva.
mail-17 = Aviso de paquete: no cabe en la taquilla, se recoge en la SALIDA. Ve a SALIDA: 10 cl se suman a tu reserva.
mail-18 = Te cobraron dos veces internet. 10 cl se suman a tu reserva.
mail-19 = Tu visita pasó la noche en la sala de música. La limpieza sale por 2,5 cl.
mail-20 = Alguien del tablón quiere tu escritorio viejo. 2,5 cl se suman a tu reserva.
mail-21 = Flirteo con un vægter. Encontraste la linterna perdida y la devolviste. Guarda esta carta: abre una vez la puerta de la administración.
mail-22 = Tercera queja por la música de tu pasillo. Ve a la administración. Sin cupones por el camino.
mail-23 = Acta de la reunión de cocina, punto cuatro: sobra algo en el bote. 5 cl se suman a tu reserva.
mail-24 = Han corregido tu factura del agua. 1 cl se suma a tu reserva.
mail-25 = Todo el pasillo canta: es tu cumpleaños. Cada uno de los demás te da 0,5 cl.
mail-26 = Tu bici no va a volver, y el seguro paga. 5 cl se suman a tu reserva.
mail-27 = Falsa alarma, y los bomberos mandan la factura. Sale por 5 cl.
mail-28 = Libros del curso, usados y aun así caros. Salen por 2,5 cl.
mail-29 = Resucitaste el router de tus vecinos. 1,25 cl se suman a tu reserva.
mail-30 = Cerraduras nuevas para los trasteros del sótano. Debes 2 cl por cada caja y 5,75 cl por cada nevera tuya.
mail-31 = Segundo puesto en comer tarta de las Olimpiadas de Tietgen. 0,5 cl se suman a tu reserva.
mail-32 = Alguien del pasillo se muda y te deja lo que hay en el estante. 5 cl se suman a tu reserva.

## House rules

option-drink-rent = Si el alquiler se anota como bebido a quien lo paga.
option-drink-rent-off = solo se paga
option-drink-rent-on = se paga y se anota como bebido

option-drink-buildings = Si el precio de cajas y neveras se anota como bebido.
option-drink-buildings-on = se paga y se anota como bebido
option-drink-buildings-off = solo se paga

option-tax-chug = Si el consumo de energía se puede saldar con el vaso en vez de con la reserva.
option-tax-chug-on = vaso o reserva
option-tax-chug-off = solo reserva

option-glass = Cuánto cuenta un vaso; vale cualquier cantidad, como 25cl.
option-glass-10cl = 10 cl

option-kitchen-mail = Si tres de los seis espacios de correo llevan cartas del buzón de la cocina.
option-kitchen-mail-off = un mazo para los seis
option-kitchen-mail-on = los espacios 2, 17 y 33 tienen su propio mazo

option-rent-must-be-claimed = Si el dueño tiene que reclamar el alquiler.
option-rent-must-be-claimed-on = se reclama a tiempo o se pierde
option-rent-must-be-claimed-off = se cobra al caer ahí

option-rent-claim-until = Hasta cuándo se puede reclamar un alquiler, si hay que reclamarlo.
option-rent-claim-until-next-player = hasta que tire otro jugador
option-rent-claim-until-next-throw = hasta la siguiente tirada, también la de quien paga

option-building-shortage = Quién se lleva la última caja o nevera.
option-building-shortage-first-come = quien la construya antes
option-building-shortage-auction = la mejor puja de quienes podrían colocarla

option-interest-base = De qué se toma la décima parte de interés de una hipoteca.
option-interest-base-mortgage = de la hipoteca
option-interest-base-price = del precio

option-end-rule = Cuándo termina la partida.
option-end-rule-last = cuando queda un solo jugador
option-end-rule-throw-limit = también tras un número de tiradas; entonces gana quien más tenga

option-throw-limit = Tras cuántas tiradas, si end-rule es throw-limit; vale cualquier número.
option-throw-limit-400 = cuatrocientas

option-wealth = Qué cuenta como riqueza al hacer el recuento final.
option-wealth-everything = reserva, escrituras y construcciones
option-wealth-stock = solo la reserva

option-buildings-fill-piggy = Si el precio de cajas y neveras va también a la hucha.
option-buildings-fill-piggy-off = la hucha no recibe nada
option-buildings-fill-piggy-on = la hucha recibe lo mismo
