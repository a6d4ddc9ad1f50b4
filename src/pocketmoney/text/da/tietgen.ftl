# Monopoly, The Tietgen Drinking edition.
#
# Ordene bogfører, hvad der skyldes, og beder aldrig nogen om at drikke. Mængder kommer som centiliter med enhed
# ("2,5 cl"). `$by`, `$on` og `$seat` er navne eller "dig"; `$by-is`, `$on-is` og `$seat-is` siger `you` eller `other`.
# `$space` er navnet på et felt. Punktummer i et felts id skrives som bindestreger: `space-kitchen-12-1`.

## Small words

beer-amount = { NUMBER($cl, maximumFractionDigits: 4) } cl
goods-flirt = et flirtekort

## Spaces

space-go = START
space-kitchen-16-1 = Køkken 16.1
space-mail-2 = Post fra admin
space-kitchen-18-1 = Køkken 18.1
space-energy = Øget energiforbrug
space-bike-room-a = Cykelrum A
space-kitchen-10-1 = Køkken 10.1
space-mail-7 = Post fra admin
space-kitchen-12-1 = Køkken 12.1
space-kitchen-14-1 = Køkken 14.1
space-administration = Administrationen
space-kitchen-10-2 = Køkken 10.2
space-computer-room = Computerrummet
space-kitchen-12-2 = Køkken 12.2
space-kitchen-14-2 = Køkken 14.2
space-bike-room-b = Cykelrum B
space-kitchen-10-3 = Køkken 10.3
space-mail-17 = Post fra admin
space-kitchen-12-3 = Køkken 12.3
space-kitchen-14-3 = Køkken 14.3
space-piggy-bank = Køkkenets sparegris
space-kitchen-10-4 = Køkken 10.4
space-mail-22 = Post fra admin
space-kitchen-12-4 = Køkken 12.4
space-kitchen-14-4 = Køkken 14.4
space-bike-room-c = Cykelrum C
space-kitchen-10-5 = Køkken 10.5
space-kitchen-12-5 = Køkken 12.5
space-laundry = Vaskeriet
space-kitchen-14-5 = Køkken 14.5
space-go-to-administration = Gå til administrationen
space-kitchen-10-6 = Køkken 10.6
space-kitchen-12-6 = Køkken 12.6
space-mail-33 = Post fra admin
space-kitchen-14-6 = Køkken 14.6
space-cellar-parking = P-kælderen
space-mail-36 = Post fra admin
space-kitchen-16-6 = Køkken 16.6
space-lost-key = Gebyr for tabt nøgle
space-kitchen-18-6 = Køkken 18.6

## Groups

group-brown = brun
group-light-blue = lyseblå
group-pink = lyserød
group-orange = orange
group-red = rød
group-yellow = gul
group-green = grøn
group-dark-blue = mørkeblå
group-transport = transport
group-utility = forsyning

## Mail from admin

mail-1 = Den nye kaffemaskine står ved START, og de første i køen får kuponer. Ryk til START: der lægges 10 cl til dit lager.
mail-2 = Filmaften, og det er dig, der har projektoren. Ryk til Køkken 14.4.
mail-3 = Bageudvalget mødes i Køkken 10.2 og har skrevet dig på listen. Ryk derhen.
mail-4 = Solnedgangen er bedst fra øverste etage. Ryk til Køkken 18.6.
mail-5 = Cykeloprydning på lørdag: alt uden mærkat ryger. Ryk til Cykelrum A og red din.
mail-6 = Du kan ikke huske, hvor du låste din cykel. Ryk til det næste transportfelt. Ejeren kan opkræve dobbelt leje; uden ejer er det til salg.
mail-7 = Flyttedag, og den eneste sækkevogn er lånt ud. Ryk til det næste transportfelt. Ejeren kan opkræve dobbelt leje; uden ejer er det til salg.
mail-8 = Din vasketid begynder om fem minutter, eller var det printeren? Ryk til det næste forsyningsfelt. Ejeren kan opkræve 5 ml for hvert øje i et nyt kast; uden ejer er det til salg.
mail-9 = Panten fra sidste måneds flasker er talt op: der lægges 2,5 cl til dit lager.
mail-10 = Flirt med en vægter. Du delte din paraply på natrunden. Gem kortet: det åbner administrationens dør én gang.
mail-11 = Er kogepladen stadig tændt? Gå tre felter tilbage og se efter.
mail-12 = En brødrister, brandalarmen og dit navn i rapporten. Gå til administrationen. Ingen kuponer på vejen.
mail-13 = Brandsyn i alle fællesrum. Du skylder 1,25 cl for hver kasse og 5 cl for hvert køleskab, du har.
mail-14 = Dit vasketøj lå i maskinen natten over. Gebyret er 0,75 cl.
mail-15 = Du er valgt til køkkenrepræsentant, og det kalder på en omgang. 2,5 cl fra dit lager går til hver af de andre.
mail-16 = Terrassen var booket to gange, og du får dit gebyr igen: der lægges 7,5 cl til dit lager.
mail-17 = En pakkeseddel: for stor til boksen, kan hentes ved START. Ryk derhen: der lægges 10 cl til dit lager.
mail-18 = Du er blevet trukket to gange for internettet. Der lægges 10 cl til dit lager.
mail-19 = Din gæst overnattede i musikrummet. Rengøringen løber op i 2,5 cl.
mail-20 = Der er en på opslagstavlen, der vil have dit gamle skrivebord. Der lægges 2,5 cl til dit lager.
mail-21 = Flirt med en vægter. Du fandt den forsvundne lommelygte og afleverede den. Gem kortet: det åbner administrationens dør én gang.
mail-22 = Tredje klage over musikken på din gang. Gå til administrationen. Ingen kuponer på vejen.
mail-23 = Referat af køkkenmødet, punkt fire: der er noget tilbage i kassen. Der lægges 5 cl til dit lager.
mail-24 = Din vandregning er rettet. Der lægges 1 cl til dit lager.
mail-25 = Hele gangen synger: du har fødselsdag. Hver af de andre giver dig 0,5 cl.
mail-26 = Din cykel er væk for altid, og forsikringen betaler. Der lægges 5 cl til dit lager.
mail-27 = Falsk brandalarm, og brandvæsenet sender regningen. Den lyder på 5 cl.
mail-28 = Pensumbøger, brugte, og stadig dyre. De løber op i 2,5 cl.
mail-29 = Du fik naboens router til at leve igen. Der lægges 1,25 cl til dit lager.
mail-30 = Nye låse til kælderrummene. Du skylder 2 cl for hver kasse og 5,75 cl for hvert køleskab, du har.
mail-31 = Andenplads i kagespisning ved Tietgen-legene. Der lægges 0,5 cl til dit lager.
mail-32 = En nabo flytter og efterlader dig det, der står på hylden. Der lægges 5 cl til dit lager.

## House rules

option-drink-rent = Om leje bogføres som drukket for den, der betaler.
option-drink-rent-off = den bliver kun betalt
option-drink-rent-on = den bliver betalt og bogført som drukket

option-drink-buildings = Om prisen for kasser og køleskabe bogføres som drukket.
option-drink-buildings-on = den bliver betalt og bogført som drukket
option-drink-buildings-off = den bliver kun betalt

option-tax-chug = Om øget energiforbrug kan gøres op med glasset i stedet for lageret.
option-tax-chug-on = glas eller lager
option-tax-chug-off = kun lager

option-glass = Hvor meget et glas tæller for; enhver mængde duer, f.eks. 25cl.
option-glass-10cl = 10 cl

option-kitchen-mail = Om tre af de seks postfelter har breve fra køkkenets postkasse.
option-kitchen-mail-off = én bunke til alle seks
option-kitchen-mail-on = felt 2, 17 og 33 har deres egen bunke

option-rent-must-be-claimed = Om en ejer skal opkræve lejen.
option-rent-must-be-claimed-on = opkræves i tide, ellers er den tabt
option-rent-must-be-claimed-off = trækkes, når man lander

option-rent-claim-until = Hvor længe en ejer kan opkræve leje, når den skal opkræves.
option-rent-claim-until-next-player = indtil en anden spiller kaster
option-rent-claim-until-next-throw = indtil næste kast, også betalerens eget

option-building-shortage = Hvem der får den sidste kasse eller det sidste køleskab.
option-building-shortage-first-come = den, der bygger først
option-building-shortage-auction = den højestbydende af dem, der har plads til det

option-interest-base = Hvad den tiendedel, pantet koster i rente, regnes af.
option-interest-base-mortgage = pantet
option-interest-base-price = prisen

option-end-rule = Hvornår spillet slutter.
option-end-rule-last = når der er én spiller tilbage
option-end-rule-throw-limit = også efter et antal kast; så vinder den rigeste

option-throw-limit = Efter hvor mange kast, hvis end-rule er throw-limit; ethvert tal duer.
option-throw-limit-400 = fire hundrede

option-wealth = Hvad der tæller som formue, når der gøres op.
option-wealth-everything = lager, skøder og bygninger
option-wealth-stock = kun lageret

option-buildings-fill-piggy = Om prisen for kasser og køleskabe også lægges i sparegrisen.
option-buildings-fill-piggy-off = sparegrisen får ingenting
option-buildings-fill-piggy-on = sparegrisen får lige så meget
