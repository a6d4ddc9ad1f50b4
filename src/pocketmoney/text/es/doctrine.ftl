# Standing orders, in Spanish: the command that checks them, and what can be wrong with them. The orders themselves are a
# notation and stay as they are.

cli-help-bots =
    pocketmoney bots

    Lista cada palabra que sienta un bot: niveles, clases y personajes.

cli-help-doctrine =
    pocketmoney doctrine check FILE    revisar unas órdenes, línea por línea
    pocketmoney doctrine orders        listar cada orden que se puede escribir
    pocketmoney doctrine new           imprimir unas órdenes con las que empezar

    pocketmoney play --seats Tú,doctrine:FILE sienta un bot que las obedece.

doctrine-sound = { $file } está bien: { $brawl ->
    [one] una orden
   *[other] { $brawl } órdenes
} para los juegos de cartas, { $tietgen ->
    [one] una orden
   *[other] { $tietgen } órdenes
} para Tietgen; lo demás lo decide { $rest }.

doctrine-of-brawl = Órdenes para los juegos de cartas:
doctrine-of-tietgen = Órdenes para Tietgen:
doctrine-of-any = Para todos los juegos:
doctrine-places =
    CARD     una carta o más, escritas como sea: Kick (4), kick-4, Block and Dodge; o attacks, weapons, healing, holds
    WHAT     lo que hay en la mesa: anything, anything worth 3 or more, anything worth 1 or less, o una CARD;
             detrás puede ir "at me"
    WHO      the weakest, the strongest, whoever hit me, the player to my left, the player to my right, anybody
    N        un número de contadores
    DEEDS    grupos y espacios, escritos como sea: orange, light blue and kitchen-12.1, transports, anything
    AMOUNT   cerveza, como 20cl o 2.5 cl
    SHARE    the price, half the price, twice the price, 120% of the price
    BOT      greedy, random, easy o fair

doctrine-new =
    # Una orden por línea. Desde arriba: una orden que descarta algo deja menos para las de abajo,
    # y decide la primera orden que pide una jugada que todavía queda.
    # pocketmoney doctrine orders las lista todas.

    block anything worth 3 or more
    dodge a Grab
    keep Humiliation for a Grab
    heal below 6
    attack the weakest
    never discard Dodge

    claim rent always
    never sell a group
    buy anything under 20cl
    bid up to the price

    fall back on greedy    # para lo que ninguna orden decide

problem-doctrine-word = doctrine necesita saber qué hacer{ problem-near-or-known }
problem-doctrine-needs-file = ¿revisar qué? Se esperaba pocketmoney doctrine check FILE
problem-doctrine-order = no hay una orden que empiece con { $word }{ problem-near-or-known }
problem-doctrine-form = esta orden no se puede leer: { $word }; se esperaba { $forms } (pocketmoney doctrine orders lo explica)
problem-doctrine-number = se esperaba un número de contadores, como 6; hay { $word }
problem-doctrine-amount = se esperaba una cantidad de cerveza, como 20cl; hay { $word }
problem-doctrine-share = se esperaba the price, half the price, twice the price o 120% of the price; hay { $word }
problem-doctrine-limit = se esperaba una cantidad como 20cl, o una parte como half the price; hay { $word }
problem-doctrine-what = nada en la mesa se llama { $word }{ $near ->
    [none] ; se esperaba anything, anything worth 3 or more, o una carta como Grab
   *[other] { problem-near }
}
problem-doctrine-who = en las órdenes no hay un jugador llamado { $word }{ problem-near-or-known }
problem-doctrine-deed = no hay un grupo ni una escritura llamados { $word }{ problem-near-or-known }
problem-doctrine-bot = lo demás lo puede decidir { $known }, no { $word }
problem-doctrine-empty = en este archivo no hay ninguna orden; se esperaba una por línea, como heal below 6
problem-doctrine-not-text = esto no es texto; se esperaban órdenes en UTF-8
problem-doctrine-too-large = esto es demasiado grande para unas órdenes; se esperaban { $most } kilobytes como mucho
