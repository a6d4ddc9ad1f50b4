# Hvorfor et træk ikke er tilladt, sagt til den, der prøvede, og hvad der ville gøre det muligt.
#
# `$on`, `$by` og `$asked` er navne, `$card` og `$against` navne på kort. Afgørelsens nummer sættes bagefter.

refusal-by-rule = { $why } (R{ $rule })

## The moment

refusal-game-over = Spillet er slut.
refusal-seat-out = Du er ude af spillet.
refusal-not-asked = Det er ikke dig, der skal gøre noget nu, men { $asked }.
refusal-only-on-turn = Det kan du kun gøre i din egen tur, og det er { $asked }s tur.
refusal-action-running = Det er ikke et svar på det, du bliver spurgt om nu.
refusal-answered = Du har allerede svaret; nu er det { $asked }, der bliver spurgt.
refusal-not-now = { $card } gør ingenting lige nu.
refusal-unknown-move = Det er ikke et træk i det her spil.
refusal-take-on-turn = Det er din tur: der er ikke noget at lade ske.
refusal-choose-a-way = Venstre eller højre: en af dem skal det være.
refusal-no-way-to-choose = Der er ingen retning at vælge nu: det bliver du spurgt om, når nogen undviger et svingende angreb.
refusal-compulsory = Du skal angribe { $on } nu; det kan du ikke sige nej til.
refusal-release-now = { $reason ->
    [tick] Du kan ikke slippe { $on } endnu: først koster dit låsegreb et liv.
   *[escape] Du kan ikke slippe { $on } nu: der er et flugtkort på vej mod dit låsegreb.
}
refusal-weapon-first = Sig først, hvad der skal ske med det våben, du lige har brugt.
refusal-hold-first = Sig først, om du beholder { $on } i dit låsegreb.
refusal-nothing-to-release = Du holder ikke nogen.
refusal-nothing-to-drop = Du har ikke noget våben at smide: det kan man kun efter at have brugt et Beer Money-våben, når angrebet er afgjort.
refusal-not-droppable = { $card } er et våben fra Lunch Money: det kommer altid tilbage og kan ikke smides.

## The card

refusal-not-in-hand = Du har ikke { $card } på hånden.
refusal-needs-grab = { $card } kan kun følge efter et Greb.
refusal-no-defence = { $card } hjælper ikke: { $against } kan her kun stoppes af en Ydmygelse.
refusal-only-humiliation = { $card } hjælper ikke: kun en Ydmygelse svarer på { $against }.
refusal-wrong-defence = { $card } stopper ikke { $against }.
refusal-disarm-after-grab = Ved det her bord stopper { $card } ikke { $against } efter et Greb.
refusal-dodge-after-block = Ved det her bord kan man ikke undvige et Greb efter en Blokering.
refusal-not-attacked = { $card } er for den, der bliver angrebet, og det er ikke dig.
refusal-no-answer = { $card } er ikke et svar på { $against }.
refusal-grab-is-no-answer = Et Greb er ikke et svar på et kort; det kan følge efter en Blokering.
refusal-only-a-grab = Efter en Blokering kan kun et Greb følge, ikke { $card }.
refusal-defender-grabs-first = { $asked } har blokeret og må gribe først.
refusal-grab-declined = Du har ladet din chance for at gribe gå fra dig; nu må { $asked } gribe eller lade være.
refusal-grab-of-two = Efter den her Blokering må kun { $by } og { $on } gribe.
refusal-not-after-grab = { $card } kan ikke følge efter et Greb ved det her bord.
refusal-no-follow-up = { $card } kan ikke følge efter et Greb: det kan ét grundangreb, ét våben eller ét kort, der er lavet til det.
refusal-no-blow = { $card } er ikke et slag til dit låsegreb på { $on }.
refusal-blow-elsewhere = I den her række slag kan du kun ramme { $on }, som du har i låsegrebet.
refusal-blow-or-heal = At hele dig ville være en handling for sig: nu gælder det et slag mere mod { $on }.
refusal-free-basic-or-weapon = { $card } duer ikke: det frie angreb skal være et grundangreb eller et våben.
refusal-shot-basic = { $card } duer ikke: det her frie angreb skal være et grundangreb.
refusal-season-basic-or-weapon = { $card } duer ikke: i fri jagt angriber man med et grundangreb eller et våben.
refusal-nothing-to-humiliate = Der ligger ikke noget kort på bordet at svare på.
refusal-medieval-alone = Middelalder lægges med et angreb, ikke alene.
refusal-medieval-once = Der må kun lægges én Middelalder med et angreb ved det her bord.
refusal-medieval-nothing = Middelalder lægges med et kort, der koster liv; { $card } koster ingen.
refusal-medieval-escape = Ved det her bord bryder { $card } kun låsegrebet, så Middelalder kan ikke lægges med.
refusal-distraction-empty = Du har ikke noget på hånden, der kan følge efter en Afledning.
refusal-grab-not-after-distraction = Ved det her bord må et Greb ikke følge efter en Afledning.
refusal-not-after-distraction = { $card } duer ikke: efter en Afledning skal der følge et angreb.
refusal-not-held = { $card } har ikke noget at bryde: ingen holder dig.
refusal-no-humiliation-of-self = Du kan ikke ydmyge dig selv.

## The target

refusal-no-target = { $card } skal rettes mod nogen: vælg en spiller.
refusal-not-yourself = Du kan ikke gå efter dig selv.
refusal-target-out = { $on } er ude af spillet.
refusal-target-thrown = { $on } er smidt ud ad døren og uden for rækkevidde.
refusal-not-with-target = Det rettes ikke mod nogen; lad navnet være.
refusal-poke-basic-only = { $on } har fået en finger i øjet: der må du kun bruge et grundangreb.
refusal-hold-on-held = { $on } bliver allerede holdt fast af { $by } og kan ikke få et låsegreb mere.

## Your own state

refusal-helpless = { $reason ->
    [poked] Du har fået en finger i øjet og er hjælpeløs.
    [vomiting] Du brækker dig og er hjælpeløs.
    [heart-broken] Dit hjerte er knust; du er hjælpeløs.
    [thrown] Du er smidt ud ad døren.
   *[other] Du er hjælpeløs.
}
refusal-held = { $by } har dig i { $card }; det kan du ikke nu.
refusal-holding = Du har { $on } i { $card }, så du har hænderne fulde.

## Discarding and healing

refusal-cannot-discard = Man må ikke smide kort ved det her bord.
refusal-discard-price = Det koster { $price } liv, og du har { $left }: der skal være mindst ét tilbage.
refusal-discard-nothing = Du har ikke valgt noget at smide.
refusal-heal-when = Du kan hele dig som handling i din tur, eller når et slag sender dig ned på 0 eller mindre; du har { $left }.
refusal-heal-as-heal = Heling er kun til dig selv: lad navnet være.
refusal-heal-nothing = Vælg de kort, du vil hele dig med.
refusal-not-healing = { $card } heler ikke.
refusal-only-healing = Du er nede på { $left }: nu hjælper kun heling.
refusal-at-cap = Du har { $left } liv; højere kan man ikke hele sig op.
refusal-heal-wasted = Du har { $left } liv, og { $cap } er loftet: uden det største af kortene når de andre det allerede.

## What would unlock it

unlock-release = Giv slip først: `release`.
unlock-drop-or-take = Smid det med `drop`, eller behold det med `take`.
unlock-release-or-take = Slip med `release`, eller hold fast med `take`.
unlock-own-turn = Vent på din egen tur.
unlock-next-turn = Vent på din næste tur.
unlock-take = Lad det ske: `take`.
unlock-pass = Gør ingenting: `pass`.
unlock-after-grab = Grib fat i nogen først.
unlock-block-first = Bloker angrebet først.
unlock-wait = Det går over; vent.
unlock-settled = Vent, til det er afgjort.
unlock-recover = Det holder op med { $asked }s tur.
unlock-recover-next = Det holder op med { $asked }s næste tur.
unlock-recover-own = Det holder op med din egen næste tur.
unlock-recover-missed = Du mister én tur; det holder op med { $asked }s tur derefter.
unlock-fewer = Hel dig med færre kort.
unlock-discard-fewer = Smid færre kort.
unlock-attacked = Det bruges, når du bliver angrebet.
unlock-grabbed = Det bruges, når nogen griber eller holder dig.
unlock-weapon-attack = Det bruges, når nogen angriber dig med et våben.
unlock-add-attack = Læg et angreb sammen med det, f.eks. `kick-4 medieval > NAVN`.
unlock-laid-card = Det er et svar på et kort, som en anden lige har lagt.
unlock-break = Bryd låsegrebet i din tur, eller vent, til det holder op.
unlock-break-now = Brug den her tur på at bryde låsegrebet, eller vent, til det holder op.
unlock-house-rule = Det afgør husreglen { $option }.
