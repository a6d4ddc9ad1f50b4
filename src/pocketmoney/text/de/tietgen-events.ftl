# What happens in Tietgen, as it is told at the table. What is paid and booked is said; nobody is told to drink.
#
# Amounts come with their unit. `$paid-beer` is what a player pays the game, `$gained-beer` what the game pays a player,
# `$moved-beer` what goes from one player to another, `$drunk-beer` what is booked as drunk, `$piggy-beer` what goes into
# the piggy bank, `$left-beer` the stock afterwards. `$drunk-beer-is` and `$piggy-beer-is` say `some` or `none`.

## Small words

and-booked = { $drunk-beer-is ->
    [some] , als getrunken verbucht
   *[none] { "" }
}
and-into-the-piggy-bank = { $piggy-beer-is ->
    [some] { " " }Das Sparschwein bekommt genauso viel.
   *[none] { "" }
}
built-there = { $level ->
    [0] nichts
    [1] ein Kasten
    [5] ein Kühlschrank
   *[other] { $level } Kästen
}

## Throwing and moving

event-tietgen-turn = { $seat-is ->
    [you] Du bist dran.
   *[other] { $seat } ist dran.
}
event-tietgen-again = { $seat-is ->
    [you] Das war ein Pasch: Du würfelst noch mal.
   *[other] Das war ein Pasch: { $seat } würfelt noch mal.
}
event-tietgen-throws = { $seat-is ->
    [you] Du würfelst { $first } und { $second }{ tietgen-is-double }.
   *[other] { $seat } würfelt { $first } und { $second }{ tietgen-is-double }.
}
tietgen-is-double = { $double ->
    [yes] , ein Pasch
   *[no] { "" }
}
event-tietgen-moves = { $seat-is ->
    [you] Du kommst auf { $space }.
   *[other] { $seat } kommt auf { $space }.
}
event-tietgen-coupons = { $seat-is ->
    [you] LOS: Gutscheine über { $gained-beer } für dich, Vorrat { $left-beer }.
   *[other] LOS: Gutscheine über { $gained-beer } für { $seat }, Vorrat { $left-beer }.
}

## The administration

event-tietgen-sent = { $seat-is ->
    [you] { tietgen-sent-for } Du musst zum Verweis in die Verwaltung.
   *[other] { tietgen-sent-for } { $seat } muss zum Verweis in die Verwaltung.
}
tietgen-sent-for = { $why ->
    [doubles] Der dritte Pasch hintereinander!
    [card] So steht es im Brief.
   *[space] Die falsche Ecke.
}
event-tietgen-stays = { $seat-is ->
    [you] Kein Pasch: Du bleibst, wo du bist. Das war Wurf { $failed } von drei.
   *[other] Kein Pasch: { $seat } bleibt in der Verwaltung. Das war Wurf { $failed } von drei.
}
event-tietgen-free = { $seat-is ->
    [you] Du darfst die Verwaltung verlassen.
   *[other] { $seat } darf die Verwaltung verlassen.
}
event-tietgen-pays-fine = { $seat-is ->
    [you] Du zahlst die Strafe von { $paid-beer }{ and-booked }; Rest { $left-beer }.{ and-into-the-piggy-bank }
   *[other] { $seat } zahlt die Strafe von { $paid-beer }{ and-booked }; Rest { $left-beer }.{ and-into-the-piggy-bank }
}
event-tietgen-flirts = { $seat-is ->
    [you] Du nutzt eine Flirtkarte. Der Vægter schaut weg.
   *[other] { $seat } nutzt eine Flirtkarte. Der Vægter schaut weg.
}

## Mail

event-tietgen-mail = { $seat-is ->
    [you] Du hast Post: „{ $mail }“
   *[other] { $seat } hat Post: „{ $mail }“
}
event-tietgen-letter = { $seat-is ->
    [you] Du findest einen Brief im Küchenbriefkasten: „{ $letter }“
   *[other] { $seat } findet einen Brief im Küchenbriefkasten: „{ $letter }“
}
event-tietgen-no-mail = Heute keine Post: Alle Karten des Stapels hat jemand auf der Hand.
event-tietgen-card-gain = { $seat-is ->
    [you] Du bekommst { $gained-beer }; Vorrat { $left-beer }.
   *[other] { $seat } bekommt { $gained-beer }; Vorrat { $left-beer }.
}
event-tietgen-pays-card = { $seat-is ->
    [you] Du zahlst { $paid-beer }{ and-booked }; Rest { $left-beer }.{ and-into-the-piggy-bank }
   *[other] { $seat } zahlt { $paid-beer }{ and-booked }; Rest { $left-beer }.{ and-into-the-piggy-bank }
}
event-tietgen-pays-player = { $by-is ->
    [you] Du zahlst { on-dative } { $moved-beer }; Rest { $left-beer }.
   *[other] { $by } zahlt { on-dative } { $moved-beer }; Rest { $left-beer }.
}
event-tietgen-card-throw = Die Würfel sagen, wie viel: { $first } und { $second }.

## Energy, key, piggy bank

event-tietgen-chugs = { $seat-is ->
    [you] Du begleichst es mit deinem Glas: { $drunk-beer } als getrunken verbucht, dein Vorrat bleibt, wie er ist.
   *[other] { $seat } begleicht es mit dem Glas: { $drunk-beer } als getrunken verbucht, der Vorrat bleibt, wie er ist.
}
event-tietgen-drinks = { $seat-is ->
    [you] Du begleichst es vom Vorrat: { $due-beer }.
   *[other] { $seat } begleicht es vom Vorrat: { $due-beer }.
}
event-tietgen-pays-tax = { $seat-is ->
    [you] { $space } kostet dich { $paid-beer }{ and-booked }; Rest { $left-beer }.{ and-into-the-piggy-bank }
   *[other] { $space } kostet { $seat } { $paid-beer }{ and-booked }; Rest { $left-beer }.{ and-into-the-piggy-bank }
}
event-tietgen-empties-piggy = { $seat-is ->
    [you] Du leerst das Sparschwein: { $emptied-beer } dazu, Vorrat { $left-beer }.
   *[other] { $seat } leert das Sparschwein: { $emptied-beer } dazu, Vorrat { $left-beer }.
}

## Buying and auctions

event-tietgen-buys = { $seat-is ->
    [you] Du kaufst { $space } für { $paid-beer }{ and-booked }; Rest { $left-beer }.
   *[other] { $seat } kauft { $space } für { $paid-beer }{ and-booked }; Rest { $left-beer }.
}
event-tietgen-declines = { $seat-is ->
    [you] Du kaufst { $space } nicht.
   *[other] { $seat } kauft { $space } nicht.
}
event-tietgen-auction = { $space } wird versteigert.
event-tietgen-bids = { $seat-is ->
    [you] Du bietest { $bid-beer }.
   *[other] { $seat } bietet { $bid-beer }.
}
event-tietgen-wins-auction = { $seat-is ->
    [you] Verkauft: { $space } geht für { $paid-beer } an dich{ and-booked }; Rest { $left-beer }.
   *[other] Verkauft: { $space } geht für { $paid-beer } an { $seat }{ and-booked }; Rest { $left-beer }.
}
event-tietgen-bid-void = { $seat } ist ausgeschieden, das Gebot von { $bid-beer } ist nichtig: Die Versteigerung beginnt von vorn.
event-tietgen-unsold = Niemand will { $space } haben; das Feld bleibt frei.

## Rent

event-tietgen-rent-due = { $on-is ->
    [you] Du schuldest { by-dative } { $due-beer } Miete für { $space }, falls sie rechtzeitig eingefordert wird.
   *[other] { $on } schuldet { by-dative } { $due-beer } Miete für { $space }, falls sie rechtzeitig eingefordert wird.
}
event-tietgen-claims = { $by-is ->
    [you] Du forderst von { on-dative } { $due-beer } Miete für { $space }.
   *[other] { $by } fordert von { on-dative } { $due-beer } Miete für { $space }.
}
event-tietgen-pays-rent = { $by-is ->
    [you] Du zahlst { on-dative } { $moved-beer }{ and-booked }; Rest { $left-beer }.
   *[other] { $by } zahlt { on-dative } { $moved-beer }{ and-booked }; Rest { $left-beer }.
}
event-tietgen-rent-forfeited = { $by-is ->
    [you] Wo eine Hypothek liegt, gibt es keine Miete: Du kannst für { $space } nichts mehr einfordern ({ $due-beer }).
   *[other] Wo eine Hypothek liegt, gibt es keine Miete: { $by } kann für { $space } nichts mehr einfordern ({ $due-beer }).
}
event-tietgen-rent-lost = { $by-is ->
    [you] Zu spät: Du hast { $due-beer } Miete für { $space } nicht eingefordert.
   *[other] Zu spät: { $by } hat { $due-beer } Miete für { $space } nicht eingefordert.
}

## Crates and fridges

event-tietgen-builds = { $seat-is ->
    [you] Du baust in { $space } für { $paid-beer }{ and-booked }: jetzt { built-there }; Rest { $left-beer }.{ and-into-the-piggy-bank }
   *[other] { $seat } baut in { $space } für { $paid-beer }{ and-booked }: jetzt { built-there }; Rest { $left-beer }.{ and-into-the-piggy-bank }
}
event-tietgen-last-piece = { $seat-is ->
    [you] Du bietest { $bid-beer } für den letzten { tietgen-piece }, und jemand anders könnte ihn auch stellen.
   *[other] { $seat } bietet { $bid-beer } für den letzten { tietgen-piece }, und jemand anders könnte ihn auch stellen.
}
tietgen-piece = { $piece ->
    [fridge] Kühlschrank
   *[crate] Kasten
}
event-tietgen-sells = { $seat-is ->
    [you] Du verkaufst aus { $space } für { $gained-beer }: dort noch { built-there }; Vorrat { $left-beer }.
   *[other] { $seat } verkauft aus { $space } für { $gained-beer }: dort noch { built-there }; Vorrat { $left-beer }.
}
event-tietgen-sells-down = { $seat-is ->
    [you] Dafür gibt es zu wenige Kästen: Du verkaufst in der ganzen Gruppe von { $space } für { $gained-beer }, überall noch { built-there }; Vorrat { $left-beer }.
   *[other] Dafür gibt es zu wenige Kästen: { $seat } verkauft in der ganzen Gruppe von { $space } für { $gained-beer }, überall noch { built-there }; Vorrat { $left-beer }.
}

## Mortgages

event-tietgen-mortgages = { $seat-is ->
    [you] Du nimmst auf { $space } eine Hypothek von { $gained-beer } auf; Vorrat { $left-beer }.
   *[other] { $seat } nimmt auf { $space } eine Hypothek von { $gained-beer } auf; Vorrat { $left-beer }.
}
event-tietgen-lifts = { $seat-is ->
    [you] Du löst die Hypothek auf { $space } für { $paid-beer } ab{ and-booked }; Rest { $left-beer }.
   *[other] { $seat } löst die Hypothek auf { $space } für { $paid-beer } ab{ and-booked }; Rest { $left-beer }.
}
event-tietgen-pays-interest = { $seat-is ->
    [you] Du zahlst { $paid-beer } Zinsen{ and-booked }; Rest { $left-beer }.
   *[other] { $seat } zahlt { $paid-beer } Zinsen{ and-booked }; Rest { $left-beer }.
}

## Trades

event-tietgen-offers = { $by-is ->
    [you] Du bietest { on-dative } { $give } für { $get }.
   *[other] { $by } bietet { on-dative } { $give } für { $get }.
}
event-tietgen-accepts = { $by-is ->
    [you] Du nimmst an. Der Handel mit { on-dative } gilt.
   *[other] { $by } nimmt an. Der Handel mit { on-dative } gilt.
}
event-tietgen-refuses = { $by-is ->
    [you] Du lehnst das Angebot von { $on } ab.
   *[other] { $by } lehnt { $on-is ->
        [you] dein Angebot
       *[other] das Angebot von { $on }
    } ab.
}
event-tietgen-takes-back = { $by-is ->
    [you] Du ziehst dein Angebot an { on-accusative } zurück.
   *[other] { $by } zieht das Angebot an { on-accusative } zurück.
}
event-tietgen-offer-dies = { $by-is ->
    [you] Dein Angebot an { on-accusative } ist hinfällig.
   *[other] Das Angebot von { $by } an { on-accusative } ist hinfällig.
}
event-tietgen-gives-beer = { $by-is ->
    [you] Du gibst { on-dative } { $moved-beer }; Rest { $left-beer }.
   *[other] { $by } gibt { on-dative } { $moved-beer }; Rest { $left-beer }.
}
event-tietgen-gives-deed = { $by-is ->
    [you] Du gibst { on-dative } die Urkunde von { $space }.
   *[other] { $by } gibt { on-dative } die Urkunde von { $space }.
}
event-tietgen-gives-flirt = { $by-is ->
    [you] Du gibst { on-dative } eine Flirtkarte.
   *[other] { $by } gibt { on-dative } eine Flirtkarte.
}

## Debts and bankruptcy

event-tietgen-owes-game = { $seat-is ->
    [you] Du schuldest { $due-beer } für { tietgen-owed-for } und hast { $left-beer }.
   *[other] { $seat } schuldet { $due-beer } für { tietgen-owed-for } und hat { $left-beer }.
}
event-tietgen-owes-player = { $seat-is ->
    [you] Du schuldest { on-dative } { $due-beer } für { tietgen-owed-for } und hast { $left-beer }.
   *[other] { $seat } schuldet { on-dative } { $due-beer } für { tietgen-owed-for } und hat { $left-beer }.
}
tietgen-owed-for = { $what ->
    [rent] Miete
    [tax] dieses Feld
    [fine] die Strafe
    [interest] Zinsen
   *[card] diesen Brief
}
event-tietgen-surrenders = { $seat-is ->
    [you] Du kannst { $due-beer } nicht aufbringen und meldest Pleite an.
   *[other] { $seat } kann { $due-beer } nicht aufbringen und meldet Pleite an.
}
event-tietgen-concedes = { $seat-is ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}
event-tietgen-out = { $seat-is ->
    [you] Du sitzt auf dem Trockenen und bist raus.
   *[other] { $seat } sitzt auf dem Trockenen und ist raus.
}
event-tietgen-out-to = { $seat-is ->
    [you] Du sitzt auf dem Trockenen und bist raus. Alles geht an { on-accusative }.
   *[other] { $seat } sitzt auf dem Trockenen und ist raus. Alles geht an { on-accusative }.
}
event-tietgen-leaves-beer = { $by-is ->
    [you] Du überlässt { on-dative } { $moved-beer }.
   *[other] { $by } überlässt { on-dative } { $moved-beer }.
}
event-tietgen-leaves-game = { $seat-is ->
    [you] Dein Rest von { $paid-beer } geht zurück ans Spiel.
   *[other] Der Rest von { $seat }, { $paid-beer }, geht zurück ans Spiel.
}

## The end

event-tietgen-wealth = { $seat-is ->
    [you] Du besitzt insgesamt { $wealth-beer }.
   *[other] { $seat } besitzt insgesamt { $wealth-beer }.
}
event-tietgen-wealthiest = { $seat-is ->
    [you] Die Zeit ist um, und du gewinnst mit { $wealth-beer }!
   *[other] Die Zeit ist um, und { $seat } gewinnt mit { $wealth-beer }!
}
event-tietgen-draw = Die Zeit ist um. { $wealth-beer } besitzt mehr als einer, also gewinnt niemand.
event-tietgen-wins = { $seat-is ->
    [you] Nur du bist noch übrig: Du gewinnst!
   *[other] Nur { $seat } ist noch übrig und gewinnt!
}
