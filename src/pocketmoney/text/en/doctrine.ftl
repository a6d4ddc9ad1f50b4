# Standing orders: the command that checks them, and what can be wrong with them.

cli-help-bots =
    pocketmoney bots

    Lists every word that seats a bot: levels, kinds and characters.

cli-help-doctrine =
    pocketmoney doctrine check FILE    check standing orders line by line
    pocketmoney doctrine orders        list every possible order
    pocketmoney doctrine new           print orders to start from

    pocketmoney play --seats You,doctrine:FILE seats a bot that obeys them.

doctrine-sound = { $file } is sound: { $brawl ->
    [one] one order
   *[other] { $brawl } orders
} for the card games, { $tietgen ->
    [one] one order
   *[other] { $tietgen } orders
} for Tietgen; for the rest it falls back on { $rest }.

doctrine-of-brawl = Orders for the card games:
doctrine-of-tietgen = Orders for Tietgen:
doctrine-of-any = For all games:
doctrine-places =
    CARD     one card or more, in any spelling: Kick (4), kick-4, Block and Dodge; or attacks, weapons, healing, holds
    WHAT     what lies on the table: anything, anything worth 3 or more, anything worth 1 or less, or a CARD;
             "at me" may follow
    WHO      the weakest, the strongest, whoever hit me, the player to my left, the player to my right, anybody
    N        a number of counters
    DEEDS    groups and spaces, in any spelling: orange, light blue and kitchen-12.1, transports, anything
    AMOUNT   beer, as in 20cl or 2.5 cl
    SHARE    the price, half the price, twice the price, 120% of the price
    BOT      greedy, random, easy or fair

doctrine-new =
    # One order per line, from top to bottom: an order that excludes something limits those below it,
    # and the first order that asks for a possible move decides.
    # pocketmoney doctrine orders lists all of them.

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

    fall back on greedy    # for everything that no order decides

problem-doctrine-word = doctrine needs to know what to do{ problem-near-or-known }
problem-doctrine-needs-file = check what? Expected pocketmoney doctrine check FILE
problem-doctrine-order = there is no order that begins with { $word }{ problem-near-or-known }
problem-doctrine-form = this order cannot be read: { $word }; expected { $forms } (pocketmoney doctrine orders explains)
problem-doctrine-number = expected a number of counters, such as 6, found { $word }
problem-doctrine-amount = expected an amount of beer, such as 20cl, found { $word }
problem-doctrine-share = expected the price, half the price, twice the price or 120% of the price, found { $word }
problem-doctrine-limit = expected an amount such as 20cl, or a share such as half the price, found { $word }
problem-doctrine-what = nothing on the table is called { $word }{ $near ->
    [none] ; expected anything, anything worth 3 or more, or a card such as Grab
   *[other] { problem-near }
}
problem-doctrine-who = there is no player called { $word } in orders{ problem-near-or-known }
problem-doctrine-deed = there is no group or deed called { $word }{ problem-near-or-known }
problem-doctrine-bot = orders can fall back on { $known }, not on { $word }
problem-doctrine-empty = there is no order in this file; expected one per line, such as heal below 6
problem-doctrine-not-text = this is not text; expected standing orders in UTF-8
problem-doctrine-too-large = this is too large for standing orders; expected at most { $most } kilobytes
