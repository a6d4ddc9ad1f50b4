# What each card does, in Spanish. A card without a sentence of its own is told by its type.

tell-basic = Le quita { $value } a alguien, salvo que ponga { card-block } o { card-dodge }.
tell-weapon = Le quita { $value } a alguien y vuelve a tu mano. La paran { card-block }, { card-dodge } o { card-disarm }; solo { card-disarm } te la quita.
tell-weapon-dropped = Le quita { $value } a alguien. Después te la quedas o la sueltas, como quieras. La paran { card-block }, { card-dodge } o { card-disarmament }.
tell-healing = Te devuelve { $value }. Ponla como tu turno, varias a la vez si quieres, o para salvarte cuando un golpe te dejaría fuera.

tell-block = Para un ataque contra ti, pero no un { card-grab }. Quien te atacó puede agarrarte después.
tell-dodge = Para un ataque o un { card-grab } contra ti.
tell-freedom = Te saca de un { card-grab }, o de una presa en tu propio turno.
tell-grab = Sujeta a alguien. Si nadie lo para, pones enseguida un ataque que ni { card-block } ni { card-dodge } pueden parar.
tell-disarm = Para un arma que usan contra ti, y el arma se pierde para siempre.
tell-disarmament = Para un arma que usan contra ti, y el arma se pierde para siempre.
tell-jab = Le quita { $value } a alguien, salvo que ponga { card-block } o { card-dodge }. También es un golpe gratis mientras tienes a alguien en una { card-headlock }.
tell-uppercut = Le quita { $value } a alguien, salvo que ponga { card-block } o { card-dodge }. También es un golpe gratis mientras tienes a alguien en una { card-headlock }.
tell-headbutt = Le quita { $value } a alguien, salvo que ponga { card-block } o { card-dodge }. En tu turno también rompe una { card-choke } en la que estés.
tell-spinning-backfist = Le quita { $value } a alguien. Quien lo esquiva hace que siga hacia el siguiente.
tell-roundhouse = Le quita { $value } a alguien. Quien lo esquiva hace que siga hacia el siguiente.
tell-humiliation = Arruina cualquier carta que alguien acabe de poner, incluso otra { card-humiliation }. Después tienes un ataque gratis contra quien la puso.
tell-horror-of-horrors = Arruina cualquier carta que alguien acabe de poner, incluso otro { card-horror-of-horrors }. Después tienes un ataque gratis contra quien la puso.
tell-big-combo = Le quita 3 y otra vez 3 a alguien. Cada { card-block } o { card-dodge } para solo una mitad.
tell-choke = Tras un { card-grab }: quita 1 ahora y 1 en cada uno de tus turnos, hasta que se libere o lo sueltes.
tell-headlock = Tras un { card-grab }: deja a alguien indefenso, y das golpes gratis con { card-jab }, { card-uppercut } y { card-stomp }.
tell-poke-in-the-eye = Quita { $value } y ciega a alguien hasta que acabe el próximo turno: ni respuestas ni turno. Puedes añadir un golpe gratis.
tell-powerplay = Tras un { card-grab }: quita { $value }, y añades un ataque básico gratis contra la misma persona.
tell-stomp = Quita { $value }, y el próximo ataque de la víctima hace solo la mitad. En tu turno también rompe una presa en la que estés.
tell-uppercut-squared = Quita { $value }, y añades un ataque básico gratis contra la misma persona.
tell-choke-and-puke = Tras un { card-grab }: quita 1 ahora y 1 en cada uno de tus turnos. Al acabar, la víctima vomita una ronda y todos pueden pegarle.
tell-distraction = Ponla sobre alguien y ataca a esa misma persona: ni { card-block } ni { card-dodge } le sirven.
tell-fists-of-fury = Le quita 2 tres veces a alguien. Cada { card-block } o { card-dodge } para solo uno de los tres golpes.
tell-heart-breaker = Quita { $value } y deja a alguien indefenso una ronda: sin respuestas, y pierde el próximo turno.
tell-manhandle = Tras un { card-grab }: quita { $value } y echa a alguien de la sala durante un turno.
tell-medieval = Ponla junto con un ataque: quita { $value } más.
tell-open-hand = Le quita { $value } a alguien; quien tenga 3 o menos cae al instante. También puede seguir a un { card-grab }.
tell-piledriver = Tras un { card-grab }: quita { $value }; quien tenga 5 o menos cae al instante.
tell-pound-of-flesh = Tras un { card-grab }: quita { $value }, y todos los ataques de la víctima valen 1 menos hasta el final de la partida.
tell-thunder-head = Quita { $value }, y todos los ataques de la víctima valen 1 menos durante dos rondas. También rompe un { card-choke-and-puke } en el que estés.
