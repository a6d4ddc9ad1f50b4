# Hvorfor et træk ikke er tilladt, sagt til den, der prøvede, og hvad der ville gøre det muligt.
#
# `$on`, `$by` og `$asked` er navne, `$card` og `$against` navne på kort. Afgørelsens nummer sættes bagefter.

refusal-by-rule = { $why } (R{ $rule })

## The moment

refusal-game-over = Spillet er slut.
refusal-seat-out = Du er ude af spillet.
refusal-not-asked = Det er ikke dig, der skal gøre noget nu, men { $asked }.
refusal-only-on-turn = Det kan du kun gøre i din egen tur.
refusal-not-now = { $card } gør ingenting lige nu.
refusal-unknown-move = Det er ikke et træk i det her spil.
refusal-take-on-turn = Det er din tur: der er ikke noget at lade ske. Vil du ingenting, så meld pas.
refusal-choose-a-way = Venstre eller højre: en af dem skal det være.
refusal-no-way-to-choose = Der er ingen retning at vælge nu: det bliver du spurgt om, når nogen undviger et svingende angreb.
refusal-compulsory = Du skal angribe nu; det kan du ikke sige nej til.
refusal-release-now = Du kan ikke give slip lige nu.
refusal-nothing-to-release = Du holder ikke nogen.
refusal-nothing-to-drop = Du har ikke noget våben at smide: det bliver du spurgt om, lige efter at et Beer Money-våben er brugt.

## The card

refusal-not-in-hand = Du har ikke { $card } på hånden.
refusal-needs-grab = { $card } kan kun følge efter et Greb.
refusal-no-defence = Her hjælper { $card } ikke: angrebet kan ikke afværges.
refusal-wrong-defence = { $card } stopper ikke { $against }.
refusal-not-attacked = { $card } er for den, der bliver angrebet, og det er ikke dig.
refusal-not-after-grab = { $card } kan ikke følge efter et Greb ved det her bord.
refusal-free-basic-or-weapon = Et frit angreb skal være et grundangreb eller et våben.
refusal-nothing-to-humiliate = Der ligger ikke noget kort på bordet at svare på.
refusal-medieval-alone = Middelalder lægges med et angreb, ikke alene.
refusal-medieval-once = Der må kun lægges én Middelalder med et angreb ved det her bord.
refusal-medieval-nothing = Middelalder lægges med et angreb, der gør skade; det gør det her ikke.
refusal-distraction-empty = Du har ikke noget på hånden, der kan følge efter en Afledning.
refusal-grab-not-after-distraction = Ved det her bord må et Greb ikke følge efter en Afledning.
refusal-no-humiliation-of-self = Du kan ikke ydmyge dig selv.
refusal-healing-not-humiliated = Ved det her bord kan heling ikke ydmyges.

## The target

refusal-no-target = { $card } skal rettes mod nogen: vælg en spiller.
refusal-not-yourself = Du kan ikke gå efter dig selv.
refusal-target-out = { $on } er ude af spillet.
refusal-target-thrown = { $on } er smidt ud ad døren og uden for rækkevidde.
refusal-not-with-target = Det rettes ikke mod nogen; lad navnet være.
refusal-poke-basic-only = { $on } har fået en finger i øjet: kun et grundangreb duer.
refusal-hold-on-held = { $on } bliver allerede holdt fast.

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
refusal-discard-nothing = Du har ikke valgt noget at smide. Vil du ingenting, så meld pas.
refusal-heal-when = Du kan hele dig som handling i din tur, eller når du er nede på 0 eller mindre.
refusal-heal-as-heal = Heling er kun til dig selv: lad navnet være.
refusal-heal-nothing = Vælg de kort, du vil hele dig med.
refusal-not-healing = { $card } heler ikke.
refusal-heal-helpless = Ved det her bord kan ingen, der er fastholdt eller hjælpeløs, reddes.
refusal-only-healing = Du ligger ned: nu hjælper kun heling.
refusal-at-cap = Du har { $cap } liv; højere kan man ikke hele sig op.
refusal-heal-wasted = Et af de kort ville være spildt; brug færre.

## What would unlock it

unlock-release = Giv slip først: `release`.
unlock-own-turn = Vent på din egen tur.
unlock-after-grab = Grib fat i nogen først.
unlock-wait = Det går over; vent.
unlock-attacked = Det bruges, når du bliver angrebet.
unlock-weapon-attack = Det bruges, når nogen angriber dig med et våben.
unlock-add-attack = Læg et angreb sammen med det, f.eks. `kick-4 medieval > NAVN`.
unlock-laid-card = Det er et svar på et kort, som en anden lige har lagt.
unlock-break = Bryd låsegrebet i din tur, eller vent, til det holder op.
unlock-house-rule = Det afgør husreglen { $option }.
