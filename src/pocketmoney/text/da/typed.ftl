# What people type in Danish, several forms with commas between them, the one that is shown first. Case, accents and hyphens do
# not matter. Records have the English words, which are the keys.

## Moves of the card games

typed-play = spil, spille, læg
typed-discard = smid, smid kort, smide, kassér
typed-heal = hel, hel dig, hele, hel mig
typed-pass = pas, passe, melder pas
typed-take = ingenting, intet, tag imod
typed-left = venstre
typed-right = højre
typed-release = slip, giv slip, slippe
typed-drop = smid det, tab, læg væk
typed-concede = giv op, opgiv, jeg giver op

## Moves of Tietgen

typed-roll = kast, rul, slå, kast terningerne
typed-buy = køb, købe
typed-decline = nej tak, nej, køb ikke
typed-bid = byd, byde, bud
typed-claim = opkræv, kræv, leje
typed-build = byg, bygge
typed-sell = sælg, sælge
typed-mortgage = pantsæt, pantsætte
typed-lift = indfri, indfrie
typed-keep = behold, beholde
typed-fine = bøde, betal bøden, bøden
typed-flirt = flirte, flirtekort, brug et flirtekort
typed-chug = glas, glasset, fra glasset
typed-drink = lager, lageret, fra lageret
typed-offer = tilbyd, tilbud, byt
typed-accept = acceptér, accepter, sig ja, tag imod
typed-refuse = afslå, afvis, sig nej, træk tilbage
typed-settle = skaf, skaf det, afregn
typed-surrender = overgiv, overgiv dig, konkurs
typed-draw = træk et kort, træk kort
typed-mail = post, kort
typed-time = tid, tiden er gået

## Words inside of moves

typed-give = giv, giver, give
typed-get = få, får, for, mod
typed-filler = et, en, kort
typed-at = på, mod, til

## Words that show or arrange something

typed-help = hjælp
typed-table = bord
typed-hand = hånd, mine kort
typed-moves = træk
typed-log = forløb, log
typed-why = hvorfor
typed-rules = regler, regel
typed-save = gem
typed-plain = enkel
typed-quiet = stille
typed-quit = afslut, forlad
typed-board = bræt
typed-deeds = skøder
typed-players = spillere
typed-debt = gæld
typed-administration = administration
typed-ledger = regnskab
