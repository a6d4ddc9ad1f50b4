# Why a move of Tietgen is not allowed, said to whoever tried it, and what would unlock it; and what is wrong with
# amounts, boards and letters that a person has written.
#
# `$on` is a name, `$space` and `$other` are names of spaces. Amounts come with their unit. The ruling is put behind.

## The moment

refusal-tietgen-unknown-move = So einen Zug gibt es in diesem Spiel nicht.
refusal-tietgen-seat-out = Du bist aus dem Spiel.
refusal-tietgen-not-your-throw = { $on } ist mit Würfeln dran.
refusal-tietgen-not-settled = { $what ->
    [purchase] Das Feld, auf dem du stehst, ist noch zu kaufen oder abzulehnen.
    [tax] Die Stromrechnung ist noch zu begleichen.
    [auction] Es läuft noch eine Versteigerung.
    [place] Das ersteigerte Stück ist noch aufzustellen.
    [debt] Eine Schuld ist noch zu begleichen.
    [interest] Gerade ist etwas mit Hypothek an jemand anders gegangen, und da muss erst gewählt werden.
    [mail] Es ist noch eine Postkarte zu ziehen.
    [card-throw] Der Wurf, den die Karte verlangt, steht noch aus.
   *[last-call] Das Spiel geht zu Ende: Es wird nicht mehr gewürfelt.
}
refusal-tietgen-before-throw = Das geht nur in deinem eigenen Zug, bevor du würfelst.
refusal-tietgen-nothing-to-buy = Für dich gibt es jetzt nichts zu kaufen.
refusal-tietgen-not-your-purchase = { $on } entscheidet, ob { $space } gekauft wird.
refusal-tietgen-at-auction = { $space } wird gerade versteigert: Du kannst nur noch bieten.
refusal-tietgen-running = { $what ->
    [auction] Es läuft eine Versteigerung.
    [place] Das ersteigerte Stück ist noch aufzustellen.
   *[interest] Gerade ist etwas mit Hypothek an jemand anders gegangen, und da muss erst gewählt werden.
}
refusal-tietgen-last-call = Das Spiel geht zu Ende: Jetzt ist nur { $on } wegen der letzten Miete gefragt.
refusal-tietgen-not-your-call = Das Spiel geht zu Ende, und erst ist { $on } wegen der letzten Miete gefragt: Niemand fordert außer der Reihe ein.
refusal-tietgen-time-is-up = Alle wollen Schluss machen: Es wird nur noch beglichen, was geschuldet wird.
refusal-tietgen-pay-first = Du schuldest { $due-beer }. Bis das gezahlt ist, kannst du nur verkaufen, beleihen und handeln.
refusal-tietgen-only-debtor = { $on } begleicht eine Schuld. Bis dahin kann nur { $on } Geschäfte machen.
refusal-tietgen-no-tax = Jetzt ist keine Stromrechnung zu begleichen.
refusal-tietgen-not-your-tax = Diese Stromrechnung begleicht { $on }.
refusal-tietgen-must-chug = Fällig sind { $due-beer }, und du könntest höchstens { $reach-beer } aufbringen: Es bleibt nur das Glas.
refusal-tietgen-no-chug = An diesem Tisch hilft das Glas nicht: Gezahlt wird vom Vorrat.
refusal-tietgen-no-interest = Du hast nicht gerade etwas mit Hypothek bekommen.
refusal-tietgen-no-debt = Du schuldest nichts, was dein Vorrat nicht zahlen könnte.
refusal-tietgen-not-your-debt = Die Schuld von { $due-beer } begleicht { $on }.
refusal-tietgen-can-pay = Du schuldest { $due-beer } und kannst { $reach-beer } aufbringen: Das reicht.
refusal-tietgen-cannot-raise = Du schuldest { $due-beer } und kannst nicht mehr als { $reach-beer } aufbringen.

## The administration

refusal-tietgen-not-reprimanded = Du sitzt nicht in der Verwaltung fest.
refusal-tietgen-no-flirt = Du hast keine Flirtkarte.
refusal-tietgen-fine-too-late = Vor dem dritten Wurf kann man keine Strafe zahlen. Misslingt der Wurf, ist sie fällig.

## Beer

refusal-tietgen-too-dear = Das kostet { $price-beer }, und du hast { $stock-beer }.

## Auctions

refusal-tietgen-no-auction = Gerade gibt es keine Versteigerung.
refusal-tietgen-own-bid = Das höchste Gebot, { $bid-beer }, ist schon deins.
refusal-tietgen-has-passed = Du hast gepasst. Sobald jemand anders bietet, darfst du wieder.
refusal-tietgen-not-your-auction = Hier bieten nur die, die jetzt bauen könnten, und du könntest es nicht.
refusal-tietgen-bid-above-stock = Du kannst nicht { $bid-beer } bieten: Du hast { $stock-beer }.
refusal-tietgen-bid-too-low = Ein Gebot muss mindestens { $least-beer } sein, nicht { $bid-beer }; du hast { $stock-beer }.
refusal-tietgen-bid-step = Gebote steigen in Schritten von { $step-beer }; { $bid-beer } liegt dazwischen.
refusal-tietgen-other-piece = { $piece ->
    [fridge] Du hast einen Kühlschrank ersteigert, und in { $space } ist kein Platz für einen.
   *[crate] Du hast einen Kasten ersteigert, und in { $space } ist kein Platz für einen.
}
refusal-tietgen-bid-below-place = Auf der billigsten Küche, auf der du bauen könntest, kostet es { $least-beer }: So viel musst du mindestens bieten, nicht { $bid-beer }.
refusal-tietgen-place-above-bid = Auf { $space } kostet das Bauen { $price-beer }, und du hast { $bid-beer } geboten.

## Rent

refusal-tietgen-no-rent = Es ist keine Miete einzufordern, oder nicht mehr.
refusal-tietgen-not-your-rent = Diese Miete kann nur { $on } einfordern.

## Deeds and buildings

refusal-tietgen-no-deed = { $space } kann niemandem gehören.
refusal-tietgen-no-kitchen = { $space } ist keine Wohnheimküche: Da gibt es nichts zu bauen und nichts zu verkaufen.
refusal-tietgen-not-yours = { $space } gehört { $on }.
refusal-tietgen-unowned = { $space } gehört niemandem.
refusal-tietgen-not-theirs = { $space } gehört { $on } nicht.
refusal-tietgen-group-incomplete = Du besitzt nicht die ganze Gruppe von { $space }: { $other } fehlt.
refusal-tietgen-group-mortgaged = In der Gruppe von { $space } wird nicht gebaut: Auf { $other } liegt eine Hypothek.
refusal-tietgen-group-built = { $space } muss bleiben, wie es ist: In { $other }, in derselben Gruppe, { $level ->
    [1] steht ein Kasten
    [5] steht ein Kühlschrank
   *[other] stehen { $level } Kästen
}.
refusal-tietgen-is-built = { $space } muss bleiben, wie es ist: Darauf { $level ->
    [1] steht ein Kasten
    [5] steht ein Kühlschrank
   *[other] stehen { $level } Kästen
}.
refusal-tietgen-full = In { $space } steht ein Kühlschrank, mehr passt nicht hinein.
refusal-tietgen-uneven = { $space } hat { tietgen-crates } und { $other } { $least ->
    [0] keinen
   *[other] nur { $least }
}: Baue gleichmäßig.
tietgen-crates = { $level ->
    [1] einen Kasten
   *[other] { $level } Kästen
}
refusal-tietgen-no-crates = Alle { $all } Kästen sind auf dem Brett.
refusal-tietgen-no-fridges = Alle { $all } Kühlschränke sind auf dem Brett.
refusal-tietgen-nothing-built = In { $space } gibt es nichts zu verkaufen.
refusal-tietgen-uneven-sale = { $other } hat mehr als { $space }: { $most ->
    [5] einen Kühlschrank
   *[other] { $most } Kästen
} gegen { $level }. Verkaufe gleichmäßig.
refusal-tietgen-is-mortgaged = Auf { $space } liegt schon eine Hypothek.
refusal-tietgen-not-mortgaged = Auf { $space } liegt keine Hypothek.
refusal-tietgen-not-at-once = { $space } hat nicht gerade erst den Besitz gewechselt.
refusal-tietgen-interest-first = Die Hypothek auf { $space } abzulösen kostet { $price-beer }. Du hast { $stock-beer }, und { $kept-beer } davon müssen für die Zinsen der anderen Urkunden bleiben.

## Trades

refusal-tietgen-offer-to-self = Mit dir selbst kannst du nicht handeln.
refusal-tietgen-offer-to-out = { $on } ist aus dem Spiel.
refusal-tietgen-offer-open = Zwischen dir und { $on } ist noch ein Angebot offen.
refusal-tietgen-offer-gives-nothing = Du bietest { $on } nichts dafür: keine Geschenke.
refusal-tietgen-offer-gets-nothing = Du verlangst von { $on } nichts dafür: keine Geschenke.
refusal-tietgen-offer-only-beer = Bier gegen Bier wäre ein Kredit: Eine Seite muss eine Urkunde oder eine Flirtkarte geben.
refusal-tietgen-too-few-flirts = { $on } hat { $count ->
    [0] keine Flirtkarte
    [1] eine Flirtkarte
   *[other] { $count } Flirtkarten
}, und der Handel braucht { $wanted }.
refusal-tietgen-too-little-beer = { $on } hat { $stock-beer }, und der Handel braucht { $price-beer }.
refusal-tietgen-interest-short = { $on } hätte nur noch { $stock-beer } für { $due-beer } Zinsen.
refusal-tietgen-no-offer = Zwischen dir und { $on } ist kein Angebot offen.
refusal-tietgen-no-offers = Es ist kein Angebot offen, auf das du antworten könntest.
refusal-tietgen-own-offer = Das offene Angebot zwischen dir und { $on } stammt von dir: Annehmen kann es nur { $on }.
refusal-tietgen-own-offers = { $count ->
    [1] Das einzige offene Angebot stammt von dir: Annehmen kann es nur, wem du es gemacht hast.
   *[other] Alle { $count } offenen Angebote stammen von dir: Annehmen können sie nur die anderen.
}
refusal-tietgen-which-offer = { $count } Angebote sind offen: Sag, wessen Angebot du meinst.

## What would unlock it

unlock-tietgen-flirt = Zieh eine aus der Post, oder kauf eine: `offer NAME give 4cl get flirt`.
unlock-tietgen-throw = Würfle, oder nimm eine Flirtkarte.
unlock-tietgen-settled = Warte, bis das geklärt ist.
unlock-tietgen-answer = Antworte erst darauf.
unlock-tietgen-turn = Warte, bis du dran bist.
unlock-tietgen-raise = Du darfst vorher verkaufen, beleihen oder handeln.
unlock-tietgen-settle = Mit `settle` bringt das Programm es auf.
unlock-tietgen-surrender = Finde jemanden, der mit dir handelt, oder gib mit `surrender` auf.
unlock-tietgen-group = Du brauchst auch { $other }: durch einen Handel oder einen Kauf.
unlock-tietgen-lift = Löse erst die Hypothek auf { $other } ab.
unlock-tietgen-bare = Verkaufe erst, was in der Gruppe steht.
unlock-tietgen-supply = Es kommt erst wieder etwas zurück, wenn jemand verkauft.
unlock-tietgen-time = Würfelst du noch einmal, ist es zurückgenommen.
unlock-tietgen-even = Baue erst dort, wo weniger steht.
unlock-tietgen-even-sale = Verkaufe erst dort, wo mehr steht.
unlock-tietgen-refuse = Es muss erst angenommen, abgelehnt oder zurückgezogen werden: `refuse NAME`.
unlock-tietgen-take-back = Zurückziehen kannst du es: `refuse NAME`.

## Amounts

problem-tietgen-no-amount = { $word } ist keine Menge; erwartet wird etwas wie 5cl oder 2.5cl
problem-tietgen-decimals = { $word } hat { $decimals } Nachkommastellen; erlaubt sind höchstens { $most } (R{ $rule })
problem-no-amount = { $option } braucht eine Menge wie 25cl oder 12.5cl, nicht { $word }
problem-no-number = { $option } braucht eine ganze Zahl von 1 bis 999999999, nicht { $word }

## Moves, facts and headers of records

problem-tietgen-unknown-word = es gibt keinen Zug { $word }{ problem-near-or-known }
problem-tietgen-unknown-space = es gibt kein Feld namens { $word }{ problem-near }
problem-tietgen-which-space = { $word } braucht ein Feld; erwartet wird etwas wie { $word } kitchen-12.1
problem-tietgen-how-much = { $word } braucht eine Menge; erwartet wird etwas wie { $word } 3.5cl
problem-tietgen-offer-form = erwartet wird ein Angebot wie: offer Bob give kitchen-12.1 5cl get bike-room-a
problem-tietgen-offer-twice = { $word } steht in diesem Angebot zweimal
problem-tietgen-bad-fact = das ist keine Tatsache: { $text }; erwartet wird etwas wie Ann stock 70cl, owner kitchen-12.1 Ann oder turn Ann
problem-tietgen-no-letters = dieses Brett hat kein Feld für Briefe aus dem Küchenbriefkasten, also kann kitchen-mail nicht an sein
problem-tietgen-needs-kitchen = unsere Küchenbriefe passen nicht zu diesem Brett; erwartet werden eigene Briefe: kitchen: FILE
problem-tietgen-no-deed = { $word } kann niemandem gehören
problem-tietgen-deed-twice = { $word } gehört schon jemandem
problem-tietgen-mortgaged-unowned = auf { $word } kann keine Hypothek liegen, weil es niemandem gehört
problem-tietgen-mortgaged-twice = mortgaged nennt { $word } zweimal
problem-tietgen-crates-kitchen = { $word } ist keine Wohnheimküche, also kann dort kein Kasten stehen
problem-tietgen-crates-number = erwartet werden 0 bis 4 Kästen oder 5 für einen Kühlschrank, gefunden: { $word }
problem-tietgen-crates-unowned = { $word } gehört niemandem, also kann dort kein Kasten stehen
problem-tietgen-crates-mortgaged = in der Gruppe von { $word } gibt es eine Hypothek, also kann dort kein Kasten stehen
problem-tietgen-crates-owners = die Gruppe von { $word } gehört nicht einem Spieler allein: { $other } fehlt, also kann dort kein Kasten stehen
problem-tietgen-crates-supply = es gibt nur { $crates } Kästen und { $fridges } Kühlschränke
problem-tietgen-flirts-number = erwartet werden 0 bis { $most } Flirtkarten, gefunden { $word }
problem-tietgen-flirts-supply = Flirtkarten, die für diesen Platz übrig sind: { $left }; gefunden { $word }
problem-tietgen-card-number = { $key } hat keine Karte { $word }; erwartet wird eine Zahl von 1 bis { $most }
problem-tietgen-card-twice = { $key } nennt die Karte { $word } zweimal
problem-tietgen-bad-dice = { $word } ist kein Wurf; erwartet werden zwei Würfel von 1 bis 6, etwa 3-4

## Boards and kitchen letters: what is wrong, and where

problem-board-toml = das ist kein TOML: { $why }
problem-file-toml = { $where }: das ist kein TOML: { $why }
problem-board-no-table = { $where }: erwartet wird eine Tabelle mit Feldern
problem-board-missing = { $where }: { $field } fehlt
problem-board-no-text = { $where }: { $field } muss ein Text sein, der nicht leer ist
problem-board-no-number = { $where }: { $field } muss eine ganze Zahl von { $least } bis { $most } sein
problem-board-no-boolean = { $where }: { $field } muss true oder false sein
problem-board-no-list = { $where }: { $field } muss eine Liste von Mengen sein
problem-board-no-tables = { $where }: { $field } muss eine Liste von Tabellen sein, [[{ $field }]]
problem-board-no-amount = { $where }: { $field } muss eine Menge über null sein, etwa "2.5cl", nicht { $word }
problem-board-decimals = { $where }: { $field } hat in { $word } zu viele Nachkommastellen; erlaubt sind höchstens { $most }
problem-board-not-whole = { $where }: { $field } muss ein Vielfaches von { $step } sein, damit nichts gerundet werden muss; { $word } ist keins
problem-board-unknown-field = { $where }: es gibt kein Feld { $word }{ problem-near-or-known }
problem-board-unknown-kind = { $where }: es gibt keine Art von Feld namens { $word }{ problem-near-or-known }
problem-board-unknown-group = { $where }: es gibt keine Gruppe namens { $word }{ problem-near-or-known }
problem-board-unknown-effect = { $where }: es gibt keine Wirkung namens { $word }{ problem-near-or-known }
problem-board-unknown-space = { $where }: es gibt kein Feld namens { $word }{ problem-near }
problem-board-id-form = { $where }: { $field } muss aus Kleinbuchstaben und Ziffern bestehen, mit einzelnen Bindestrichen oder Punkten dazwischen, und darf kein Wort der Notation sein
problem-board-id-twice = { $where }: { $field } steht so schon bei Nummer { $first }
problem-board-count = { $where }: { $field } hat { $count } Einträge; erwartet werden { $needed }
problem-board-one-go = { $where }: erwartet wird genau ein Feld der Art go, und zwar als erstes; gefunden: { $count }
problem-board-one-administration = { $where }: erwartet wird genau ein Feld der Art administration; gefunden: { $count }
problem-board-group-small = { $where }: eine Gruppe braucht mindestens zwei Küchen; gefunden: { $count }
problem-board-no-cards = { $where }: es gibt keine einzige Karte
problem-board-card-numbers = { $where }: die { $count } Karten müssen von 1 bis { $count } nummeriert sein, jede Zahl einmal
problem-board-to-mail = { $where }: { $field } führt auf ein Postfeld, und das nähme nie ein Ende
problem-board-leads-nowhere = { $where }: für { $field } gibt es auf dem Brett kein Feld dieser Art
problem-board-circle = { $where }: Karten, die zurückführen, führen endlos von Post zu Post, angefangen bei { $space }
