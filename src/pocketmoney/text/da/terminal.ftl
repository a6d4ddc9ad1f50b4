# Hvad terminalen siger rundt om spillet.

## Beginning and end

terminal-welcome = { $game }, med uret: { $names }.{ $bot-count ->
    [0] { "" }
    [one] { " " }{ $bots } er en bot.
   *[other] { " " }{ $bots } er bots.
} Skriv hjælp for at se, hvad du ellers kan skrive.
terminal-recording = Spillet skrives undervejs til { $file }
terminal-over = Spillet er allerede slut.
terminal-recorded = Optegnelsen: { $file }
terminal-seed = Spillets seed var { $seed }.
terminal-left-saved = Spillet er gemt. Fortsæt med: pocketmoney play --from { $file }
terminal-left-kept = Spillet er gemt. Fortsæt med: pocketmoney play
terminal-left-unsaved = Der blev ikke spillet noget. Hvert spil gemmes fra dit første træk: pocketmoney play tilbyder at fortsætte det.
terminal-go-on-with = { $game } med { $names }, sidst spillet { $when }, er ikke slut. Enter: fortsæt det; alt andet: et nyt spil.
terminal-watch = Du er ude. Enter: se resten; alt andet: se kun, hvordan det ender.

## Questions

terminal-ask-of = [{ $name }] { $question }
terminal-ask-any = Dit svar (Enter: ingenting):
terminal-ask-must = Du skal vælge:
terminal-ask-turn = Dit træk:
terminal-ask-window = Dit svar (Enter: intet):
terminal-ask-pass-on = Hvilken vej svinger det videre? (Enter: venstre)
terminal-ask-follow-up = Hvad følger efter Greb? (Enter: ingenting)
terminal-ask-block-grab = Greb efter Blokering? (Enter: nej)
terminal-ask-free-attack = Dit frie angreb (Enter: intet):
terminal-ask-distracted = Angrebet efter Afledning, som du skal lave:
terminal-ask-series = Et slag til? (Enter: ikke flere)
terminal-ask-open-season = Vil du lange ud? (Enter: nej)
terminal-ask-weapon-back = Smid våbnet eller behold det? (Enter: behold)
terminal-ask-keep-hold = Hold fast eller giv slip? (Enter: hold fast)
terminal-ask-rescue = Hel dig, eller gå omkuld? (Enter: gå omkuld)
terminal-which-cards = Hvilke kort til { $word }? Bogstaver eller navne; Enter: ingen alligevel.
terminal-give-up = Vil du virkelig give op? Skriv ja for at gøre det.
terminal-yes-words = j ja y yes
terminal-all-agree = Er alle enige? Skriv ja for at gøre det:
terminal-replace = { $file } indeholder et andet spil. Erstat det? Skriv ja for at gøre det.
terminal-hand-over = Giv tastaturet til { $name }. { $name }, tryk Enter.
terminal-anyone = Er der nogen, der svarer? Et navn, eller Enter for ingen:
terminal-anyone-else = Er der andre, der svarer? Et navn, eller Enter for ingen:
terminal-not-asked = { $name } kan ikke svare på det her.
terminal-has-answered = { $name } har allerede svaret.
terminal-rights = Før { $whose } får turen, kan du skrive { $moves } (Enter: nej):
terminal-rights-only = Skriv { $moves }, eller tryk Enter for at gå videre.

## Replies

terminal-talk = { $name }: ”{ $words }”
terminal-talk-rides = Snak følger med et træk: skriv trækket og så dine ord i anførselstegn.
terminal-not-understood = { $word } er hverken et træk eller en kommando{ $near ->
    [none] .
   *[other] ; mente du { $near }?
} Skriv hjælp for at se, hvad du kan skrive.
terminal-no-number = Der er ikke noget { $number } at vælge; tallene går til { $last }.
terminal-private-word = { $word } er til din egen tur ved tastaturet; her vises ingens hånd.
terminal-rules-of-what = Regler for hvad? Nævn et kort eller en afgørelse, f.eks. regler greb, regler R46.
terminal-why-what = Hvorfor hvad? Nævn et kort eller et træk, f.eks. hvorfor blokering.
terminal-why-not = Der er intet i vejen: { $move } er tilladt.
terminal-save-where = Gem hvor? Nævn en fil, f.eks. gem spil.play.
terminal-saved = Gemt. Fortsæt senere med: pocketmoney play --from { $file }
terminal-plain = { $on ->
    [yes] Enkelt fra nu af: ingen bjælker, ingen farver.
   *[no] Bjælker og farver er tilbage.
}
terminal-help =
    Skriv et træk som nummer eller som tekst: spark 4 > Rex, eller kortets bogstav og et navn: a rex.
    Begyndelsen af et navn er nok, også uden æ, ø og å eller på engelsk: gre rex.
    Ord i anførselstegn efter et træk siges højt: 3 "Værsgo."
    smid og hel spørger hvilke kort; eller nævn dem: smid a c.
    hvorfor KORT: hvorfor du ikke kan bruge det nu, og hvad der ville ændre det
    regler KORT, regler R46: hvad et kort gør, hvad en afgørelse siger
    bord, hånd, træk: vis dem igen
    forløb: det seneste, der er sket; forløb alt: alt
    gem FIL: gem spillet i en fil, og alt hvad der følger
    undo: tag dit sidste træk tilbage; stand others: svar kun på det, der rammer dig
    enkel: uden bjælker og farver, til skærmlæsere
    giv op: du overgiver dig
    afslut: gå

## Moves

terminal-move-play = spil
terminal-move-heal = hel dig
terminal-heal-with = hel dig med { $cards }
terminal-heal-some = hel dig med nogle af dem
terminal-discard-some = smid kort
terminal-move-pass = pas
terminal-move-take = ingenting
terminal-take-window = lad det ske
terminal-take-weapon-back = behold det
terminal-take-keep-hold = hold fast
terminal-take-rescue = gå omkuld
terminal-move-left = venstre
terminal-move-right = højre
terminal-move-release = giv slip
terminal-move-drop = smid det

## The table

terminal-piles = Bunke { $pile }, smidt { $discards }{ $discards ->
    [0] { "" }
   *[other] , { $top } øverst
}, tabte liv { $lost }.
terminal-cards = { $count } kort
terminal-out = ude
terminal-turn-mark = Tur:
terminal-seat = { $name } { $counters }, { terminal-seat-cards }{ $has-troubles ->
    [yes] , { $troubles }
   *[no] { "" }
}.
terminal-seat-cards = { $cards } kort
terminal-seat-out = { $name } er ude.
terminal-holds = har { $on } i { $card }
terminal-held = i { $card } hos { $by }
terminal-is-poked = kan ikke se
terminal-is-heart-broken = hjerteknust
terminal-is-thrown = smidt ud
terminal-is-vomiting = brækker sig
terminal-is-dazed = angreb 1 svagere for en tid
terminal-is-stomped = næste angreb halveret
terminal-is-weak = angreb { $amount } svagere for altid
terminal-has = har { $cards }
