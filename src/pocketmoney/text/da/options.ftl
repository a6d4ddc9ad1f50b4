# Husregler: `option-NAVN` siger, hvad der afgøres, `option-NAVN-VÆRDI` hvad en værdi betyder (et `+` i en værdi skrives
# `-plus-`), `preset-NAVN` hvad et forvalg er til.

option-heal-cap = Hvor mange liv man kan hele sig op til.
option-heal-cap-15 = op til femten
option-heal-cap-none = uden grænse

option-heal-while-helpless = Om en hjælpeløs eller fastholdt spiller må hele sig, når det sidste liv ryger.
option-heal-while-helpless-on = kan reddes
option-heal-while-helpless-off = går omkuld uden redning

option-humiliate-healing = Om heling kan ydmyges.
option-humiliate-healing-on = heling kan ydmyges
option-humiliate-healing-off = heling er sikker

option-disarm-after-grab = Om et våben, der følger efter et Greb, kan afvæbnes.
option-disarm-after-grab-on = kan afvæbnes
option-disarm-after-grab-off = kun Ydmygelse stopper det

option-dodge-grab-after-block = Om et Greb, der kommer efter en Blokering, kan undviges.
option-dodge-grab-after-block-on = Undvigelse, Frihed eller Ydmygelse
option-dodge-grab-after-block-off = kun Frihed eller Ydmygelse

option-discard-rule = Hvad det koster at smide kort som turens handling.
option-discard-rule-free = ingenting
option-discard-rule-forbidden = man må ikke smide kort
option-discard-rule-pay-1 = 1 liv
option-discard-rule-pay-2 = 2 liv
option-discard-rule-pay-3 = 3 liv
option-discard-rule-pay-per-card = 1 liv for hvert kort
option-discard-rule-open-season = alle andre må angribe én gang
option-discard-rule-underdog-free = 1 liv for mere end ét kort, gratis for den, der har færrest liv

option-lm-values = Hvad Uppercut og Rundspark er værd.
option-lm-values-seed = Uppercut 2, Rundspark 4
option-lm-values-spr = begge 3

option-stomp-scope = Hvilket angreb der gør halv skade, når man er blevet trampet på.
option-stomp-scope-next-attack = det allernæste angrebskort, også hvis det bliver stoppet
option-stomp-scope-next-own-turn-hit = det næste angreb i egen tur, der rammer

option-poke-next-basic-only = Hvem der kun må bruge grundangreb mod en spiller, der har fået en finger i øjet.
option-poke-next-basic-only-on = den, der stak, og den, der har næste tur
option-poke-next-basic-only-off = kun den, der stak

option-headlock-any-basic = Hvilke slag man må give den, man har i Hovedlås.
option-headlock-any-basic-off = Jab, Uppercut og Tramp
option-headlock-any-basic-on = alle grundangreb og Tramp

option-break-also-hits = Om Tramp, Skalle eller Tordenskalle, der bryder et låsegreb, også rammer den, der holder.
option-break-also-hits-on = bryder og rammer
option-break-also-hits-off = bryder kun

option-grab-follow-ups = Hvilke specialkort til angreb der må følge efter et Greb.
option-grab-follow-ups-text-plus-open-hand = kun Flad Hånd
option-grab-follow-ups-text = ingen
option-grab-follow-ups-any-attack = dem alle

option-heart-breaker-skips-turn = Om en hjerteknust spiller mister sin tur.
option-heart-breaker-skips-turn-on = mister turen
option-heart-breaker-skips-turn-off = må handle, men hverken forsvare sig eller ydmyge

option-medieval-stack = Hvor mange gange Middelalder der må lægges med ét angreb.
option-medieval-stack-on = så mange du vil
option-medieval-stack-off = én

option-choke-victim = Hvad offeret for Kvæl & Bræk må.
option-choke-victim-lunch-money = lige så lidt som offeret for et Kvælertag
option-choke-victim-unrestricted = alt, og desuden bryde fri

option-vomit-bonus-attack = Om grundangrebet på en spiller, der brækker sig, kommer oven i handlingen.
option-vomit-bonus-attack-extra = oven i handlingen
option-vomit-bonus-attack-instead = det er handlingen

option-distraction-grab = Om et Greb må følge efter en Afledning.
option-distraction-grab-on = et Greb må følge
option-distraction-grab-off = kun et angrebskort må følge

## Presets

preset-2002 = Værdierne fra kortlisten fra 2002: Uppercut og Rundspark er 3 værd.
preset-strict-text = Regelarkene efter bogstaven, uden det, som kun et trykt eksempel viser.
preset-printed-example = Det, der skal til, for at det trykte eksempel til Lunch Money går op.
preset-no-endless-discards = Den, der smider kort, betaler et liv for det.
preset-quick = Et kortere spil: at smide kort koster ét liv pr. kort, og den hjælpeløse falder uden redning.
preset-wild = Ingen grænse for at hele, ethvert angreb må følge et Greb, og den, der smider kort, er frit bytte.
