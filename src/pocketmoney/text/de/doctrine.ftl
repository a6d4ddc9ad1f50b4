# Standing orders: the command that checks them, and what can be wrong with them. Orders themselves are in English.

cli-help-bots =
    pocketmoney bots

    Listet jedes Wort auf, das einen Bot hinsetzt: Stärken, Arten und Charaktere.

cli-help-doctrine =
    pocketmoney doctrine check FILE    prüft Anweisungen Zeile für Zeile
    pocketmoney doctrine orders        listet jede Anweisung auf, die man schreiben kann
    pocketmoney doctrine new           gibt Anweisungen für den Anfang aus

    pocketmoney play --seats Du,doctrine:FILE setzt einen Bot hin, der sie befolgt.

doctrine-sound = { $file } ist in Ordnung: { $brawl ->
    [one] eine Anweisung
   *[other] { $brawl } Anweisungen
} für die Kartenspiele, { $tietgen ->
    [one] eine Anweisung
   *[other] { $tietgen } Anweisungen
} für Tietgen; für den Rest gilt { $rest }.

doctrine-of-brawl = Anweisungen für die Kartenspiele:
doctrine-of-tietgen = Anweisungen für Tietgen:
doctrine-of-any = Für alle Spiele:
doctrine-places =
    CARD     eine oder mehrere Karten, egal wie geschrieben: Kick (4), kick-4, Block and Dodge; oder attacks, weapons,
             healing, holds
    WHAT     was auf dem Tisch liegt: anything, anything worth 3 or more, anything worth 1 or less, oder CARD;
             dahinter darf "at me" stehen
    WHO      the weakest, the strongest, whoever hit me, the player to my left, the player to my right, anybody
    N        eine Anzahl von Countern
    DEEDS    Gruppen und Felder, egal wie geschrieben: orange, light blue and kitchen-12.1, transports, anything
    AMOUNT   Bier, etwa 20cl oder 2.5 cl
    SHARE    the price, half the price, twice the price, 120% of the price
    BOT      greedy, random, easy oder fair

doctrine-new =
    # Eine Anweisung pro Zeile. Von oben: Eine Anweisung, die etwas ausschließt, lässt denen darunter weniger übrig,
    # und die erste, die einen Zug verlangt, den es noch gibt, entscheidet.
    # pocketmoney doctrine orders listet alle auf.

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

    fall back on greedy    # für alles, was keine Anweisung entscheidet

problem-doctrine-word = doctrine muss wissen, was es tun soll{ problem-near-or-known }
problem-doctrine-needs-file = was prüfen? Erwartet wird pocketmoney doctrine check FILE
problem-doctrine-order = keine Anweisung beginnt mit { $word }{ problem-near-or-known }
problem-doctrine-form = diese Anweisung ist nicht lesbar: { $word }; erwartet wird { $forms } (pocketmoney doctrine orders erklärt es)
problem-doctrine-number = erwartet wird eine Anzahl von Countern, etwa 6, gefunden: { $word }
problem-doctrine-amount = erwartet wird eine Menge Bier, etwa 20cl, gefunden: { $word }
problem-doctrine-share = erwartet wird the price, half the price, twice the price oder 120% of the price, gefunden: { $word }
problem-doctrine-limit = erwartet wird eine Menge, etwa 20cl, oder ein Anteil, etwa half the price, gefunden: { $word }
problem-doctrine-what = auf dem Tisch heißt nichts { $word }{ $near ->
    [none] ; erwartet wird anything, anything worth 3 or more oder eine Karte wie Grab
   *[other] { problem-near }
}
problem-doctrine-who = in Anweisungen gibt es niemanden namens { $word }{ problem-near-or-known }
problem-doctrine-deed = es gibt keine Gruppe und keine Urkunde namens { $word }{ problem-near-or-known }
problem-doctrine-bot = für den Rest kann { $known } gelten, nicht { $word }
problem-doctrine-empty = in dieser Datei steht keine Anweisung; erwartet wird eine pro Zeile, etwa heal below 6
problem-doctrine-not-text = das ist kein Text; erwartet werden Anweisungen in UTF-8
problem-doctrine-too-large = das ist zu groß für Anweisungen; erlaubt sind höchstens { $most } Kilobyte
