# Monopoly, The Tietgen Drinking edition.
#
# Words book what is owed and never tell anybody to drink. Amounts come as centilitres with their unit ("2,5 cl").
# `$by`, `$on` and `$seat` are names, or "du"; `$by-is`, `$on-is` and `$seat-is` say `you` or `other`. `$space` is the
# name of a space. The dots of a space id are written as hyphens: `space-kitchen-12-1`. A name of a space is a noun
# that stands without an article and is never inflected; it is singular, for a verb may follow it.

## Small words

beer-amount = { NUMBER($cl, maximumFractionDigits: 4) } cl
goods-flirt = eine Flirtkarte

## Spaces

space-go = LOS
space-kitchen-16-1 = Küche 16.1
space-mail-2 = Post von der Verwaltung
space-kitchen-18-1 = Küche 18.1
space-energy = Stromrechnung
space-bike-room-a = Fahrradraum A
space-kitchen-10-1 = Küche 10.1
space-mail-7 = Post von der Verwaltung
space-kitchen-12-1 = Küche 12.1
space-kitchen-14-1 = Küche 14.1
space-administration = Verwaltung
space-kitchen-10-2 = Küche 10.2
space-computer-room = Computerraum
space-kitchen-12-2 = Küche 12.2
space-kitchen-14-2 = Küche 14.2
space-bike-room-b = Fahrradraum B
space-kitchen-10-3 = Küche 10.3
space-mail-17 = Post von der Verwaltung
space-kitchen-12-3 = Küche 12.3
space-kitchen-14-3 = Küche 14.3
space-piggy-bank = Küchensparschwein
space-kitchen-10-4 = Küche 10.4
space-mail-22 = Post von der Verwaltung
space-kitchen-12-4 = Küche 12.4
space-kitchen-14-4 = Küche 14.4
space-bike-room-c = Fahrradraum C
space-kitchen-10-5 = Küche 10.5
space-kitchen-12-5 = Küche 12.5
space-laundry = Waschküche
space-kitchen-14-5 = Küche 14.5
space-go-to-administration = Vorladung
space-kitchen-10-6 = Küche 10.6
space-kitchen-12-6 = Küche 12.6
space-mail-33 = Post von der Verwaltung
space-kitchen-14-6 = Küche 14.6
space-cellar-parking = Kellerparkplatz
space-mail-36 = Post von der Verwaltung
space-kitchen-16-6 = Küche 16.6
space-lost-key = Schlüsselverlust
space-kitchen-18-6 = Küche 18.6

## Groups

group-brown = braun
group-light-blue = hellblau
group-pink = rosa
group-orange = orange
group-red = rot
group-yellow = gelb
group-green = grün
group-dark-blue = dunkelblau
group-transport = Verkehr
group-utility = Versorgung

## Mail from admin

mail-1 = Die neue Kaffeemaschine steht auf LOS, und wer zuerst in der Schlange ist, bekommt Gutscheine. Geh auf LOS: 10 cl kommen in deinen Vorrat.
mail-2 = Filmabend, und du hast den Beamer. Geh zu Küche 14.4.
mail-3 = Das Backkomitee trifft sich in Küche 10.2 und hat dich auf die Liste gesetzt. Geh dorthin.
mail-4 = Den Sonnenuntergang sieht man am besten von ganz oben. Geh zu Küche 18.6.
mail-5 = Am Samstag werden Fahrräder aussortiert: Was kein Schild hat, kommt weg. Geh zu Fahrradraum A und rette deins.
mail-6 = Du weißt nicht mehr, wo du dein Rad angeschlossen hast. Geh zum nächsten Verkehrsfeld. Wem es gehört, der darf doppelte Miete einfordern; gehört es niemandem, steht es zum Verkauf.
mail-7 = Umzugstag, und die einzige Sackkarre ist verliehen. Geh zum nächsten Verkehrsfeld. Wem es gehört, der darf doppelte Miete einfordern; gehört es niemandem, steht es zum Verkauf.
mail-8 = In fünf Minuten beginnt deine Zeit an der Waschmaschine, oder war es der Drucker? Geh zum nächsten Versorgungsfeld. Wem es gehört, der darf 5 ml für jedes Auge eines neuen Wurfs einfordern; gehört es niemandem, steht es zum Verkauf.
mail-9 = Das Pfand vom letzten Monat ist gezählt: 2,5 cl kommen in deinen Vorrat.
mail-10 = Flirt mit einem Vægter. Auf der Nachtrunde hast du deinen Schirm geteilt. Behalte diese Karte: Sie öffnet dir einmal die Tür der Verwaltung.
mail-11 = Ist der Herd noch an? Geh drei Felder zurück und sieh nach.
mail-12 = Ein Toaster, der Feueralarm und dein Name im Bericht. Ab in die Verwaltung. Unterwegs keine Gutscheine.
mail-13 = Brandschutzprüfung in allen Gemeinschaftsräumen. Du schuldest 1,25 cl für jeden deiner Kästen und 5 cl für jeden deiner Kühlschränke.
mail-14 = Deine Wäsche lag über Nacht in der Maschine. Die Gebühr beträgt 0,75 cl.
mail-15 = Du bist jetzt im Wohnheim die Stimme deiner Küche, und das verlangt eine Runde. Je 2,5 cl aus deinem Vorrat gehen an alle anderen.
mail-16 = Die Terrasse war doppelt gebucht, und du bekommst deine Gebühr zurück: 7,5 cl kommen in deinen Vorrat.
mail-17 = Ein Abholschein: zu groß fürs Schließfach, abzuholen auf LOS. Geh dorthin: 10 cl kommen in deinen Vorrat.
mail-18 = Das Internet wurde dir doppelt berechnet. 10 cl kommen in deinen Vorrat.
mail-19 = Dein Besuch hat im Musikraum übernachtet. Die Reinigung macht 2,5 cl.
mail-20 = Am schwarzen Brett sucht jemand genau deinen alten Schreibtisch. 2,5 cl kommen in deinen Vorrat.
mail-21 = Flirt mit einem Vægter. Du hast die verlorene Taschenlampe gefunden und zurückgebracht. Behalte diese Karte: Sie öffnet dir einmal die Tür der Verwaltung.
mail-22 = Dritte Beschwerde über die Musik auf deinem Flur. Ab in die Verwaltung. Unterwegs keine Gutscheine.
mail-23 = Protokoll der Küchensitzung, Punkt vier: In der Kasse ist noch etwas übrig. 5 cl kommen in deinen Vorrat.
mail-24 = Deine Wasserrechnung wurde korrigiert. 1 cl kommt in deinen Vorrat.
mail-25 = Der ganze Flur singt: Du hast Geburtstag. Von allen anderen bekommst du je 0,5 cl.
mail-26 = Dein Fahrrad ist endgültig weg, und die Versicherung zahlt. 5 cl kommen in deinen Vorrat.
mail-27 = Ein Fehlalarm, und die Feuerwehr schickt ihre Rechnung. Sie macht 5 cl.
mail-28 = Lehrbücher, gebraucht und trotzdem teuer. Sie machen 2,5 cl.
mail-29 = Du hast den Router von nebenan wiederbelebt. 1,25 cl kommen in deinen Vorrat.
mail-30 = Neue Schlösser für die Kellerabteile. Du schuldest 2 cl für jeden deiner Kästen und 5,75 cl für jeden deiner Kühlschränke.
mail-31 = Zweiter Platz im Kuchenessen bei der Tietgen-Olympiade. 0,5 cl kommen in deinen Vorrat.
mail-32 = Nebenan zieht jemand aus und lässt dir da, was im Regal steht. 5 cl kommen in deinen Vorrat.

## House rules

option-drink-rent = Ob Miete beim Zahlen als getrunken verbucht wird.
option-drink-rent-off = sie wird nur gezahlt
option-drink-rent-on = sie wird gezahlt und als getrunken verbucht

option-drink-buildings = Ob der Preis von Kästen und Kühlschränken als getrunken verbucht wird.
option-drink-buildings-on = er wird gezahlt und als getrunken verbucht
option-drink-buildings-off = er wird nur gezahlt

option-tax-chug = Ob man die Stromrechnung mit dem Glas statt vom Vorrat begleichen darf.
option-tax-chug-on = Glas oder Vorrat
option-tax-chug-off = nur Vorrat

option-glass = Wie viel ein Glas zählt; jede Menge ist erlaubt, etwa 25cl.
option-glass-10cl = 10 cl

option-kitchen-mail = Ob auf drei der sechs Postfelder Briefe aus dem Küchenbriefkasten liegen.
option-kitchen-mail-off = ein Stapel für alle sechs
option-kitchen-mail-on = die Felder 2, 17 und 33 haben einen eigenen Stapel

option-rent-must-be-claimed = Ob man Miete einfordern muss.
option-rent-must-be-claimed-on = rechtzeitig eingefordert oder verloren
option-rent-must-be-claimed-off = sie fällt beim Landen an

option-rent-claim-until = Bis wann man eine Miete einfordern kann, wenn sie eingefordert werden muss.
option-rent-claim-until-next-player = bis jemand anders würfelt
option-rent-claim-until-next-throw = bis zum nächsten Wurf, auch dem des Zahlenden

option-building-shortage = Wer den letzten Kasten oder Kühlschrank bekommt.
option-building-shortage-first-come = wer zuerst damit baut
option-building-shortage-auction = das höchste Gebot von denen, die ihn stellen könnten

option-interest-base = Wovon das Zehntel Zinsen auf eine Hypothek berechnet wird.
option-interest-base-mortgage = von der Hypothek
option-interest-base-price = vom Preis

option-end-rule = Wann das Spiel endet.
option-end-rule-last = wenn nur noch einer übrig ist
option-end-rule-throw-limit = auch nach einer Zahl von Würfen; dann gewinnt der größte Besitz

option-throw-limit = Nach wie vielen Würfen, wenn end-rule auf throw-limit steht; jede Zahl ist erlaubt.
option-throw-limit-400 = vierhundert

option-wealth = Was bei der Abrechnung als Vermögen zählt.
option-wealth-everything = Vorrat, Urkunden und Gebäude
option-wealth-stock = nur der Vorrat

option-buildings-fill-piggy = Ob der Preis von Kästen und Kühlschränken auch ins Sparschwein kommt.
option-buildings-fill-piggy-off = das Sparschwein bekommt nichts
option-buildings-fill-piggy-on = das Sparschwein bekommt genauso viel
