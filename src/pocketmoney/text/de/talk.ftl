# What characters say at the table, on which occasion. Every occasion has two ways to say it.

## Bruiser

talk-bruiser-hits = Davon hab ich noch mehr.
    .b = Der Nächste, bitte!
talk-bruiser-is-hit = Vor dem Frühstück hab ich schon Schlimmeres eingesteckt.
    .b = War das alles?
talk-bruiser-defends = Zu langsam.
    .b = Mein Arm ist noch nicht mal warm.
talk-bruiser-humiliates = Setzen.
    .b = Heute nicht, mein Freund.
talk-bruiser-heals = Pflaster drauf, und weiter geht’s.
    .b = So gut wie neu. Fast.
talk-bruiser-falls = Der … war gut.
    .b = Halt mal einer meine Jacke.
talk-bruiser-wins = Wer steht noch? Nur ich.
    .b = Ich hab doch gesagt, ich höre auf, wenn Schluss ist.
talk-bruiser-buys = Meins. Nächstes Feld.
    .b = Nehm ich. Was ist es denn?
talk-bruiser-builds = Höher stapeln.
    .b = Hier ein Kasten, da ein Kasten.
talk-bruiser-claims = Zahl, oder ich komm um den Tisch.
    .b = Das Bier geht hier lang.
talk-bruiser-pays = Da, nimm. Ich weiß, wo du wohnst.
    .b = Schön. War eh warm.
talk-bruiser-sent = Ich bin doch bloß ein bisschen gerannt.
    .b = Schon wieder die Verwaltung. Mein Stuhl dort hat schon eine Delle.

## Bully

talk-bully-hits = Och, hat das wehgetan?
    .b = Du hast ausgesehen, als könntest du noch eine brauchen.
talk-bully-is-hit = Hey! Ich ärgere die Leute, nicht andersrum.
    .b = Das wird dir noch leidtun, wenn du klein bist.
talk-bully-defends = Netter Versuch, Zwerg.
    .b = Du haust wie mein kleiner Cousin.
talk-bully-humiliates = Guckt euch den mal an, alle!
    .b = O weh. O weh, o weh.
talk-bully-heals = Ich brauch meine Kraft noch für dich.
    .b = Guck nicht so hoffnungsvoll.
talk-bully-falls = Das ist so was von unfair!
    .b = Ich war am Gewinnen! Alle haben’s gesehen!
talk-bully-wins = Und die Kleinsten zuerst, wie immer.
    .b = Gewonnen. Trag meine Tasche.
talk-bully-buys = Ich hab gesehen, dass du das wolltest.
    .b = Jetzt meins. Heul doch.
talk-bully-builds = Jetzt lauf hier mal vorbei, wenn du dich traust.
    .b = Hoch genug, dass du dir den Kopf stößt.
talk-bully-claims = Essensgeld her. Bier, mein ich.
    .b = Taschen umdrehen.
talk-bully-pays = Das hol ich mir mit Zinsen zurück.
    .b = Freu dich dran, solange du’s hast.
talk-bully-sent = Die waren’s! Ich war’s nicht!
    .b = Ich will mit jemandem über Ihnen sprechen.

## Gambler

talk-gambler-hits = Alles oder nichts!
    .b = Die Chancen waren miserabel. Herrlich!
talk-gambler-is-hit = Mal gewinnt man.
    .b = Das war fällig, fünf zu eins.
talk-gambler-defends = Du bist wie ein offenes Blatt.
    .b = Die Bank sagt nein.
talk-gambler-humiliates = Ich will sehen.
    .b = Dein Bluff, meine Party.
talk-gambler-heals = Ich kauf mich wieder ein.
    .b = Noch ein Einsatz auf den Tisch.
talk-gambler-falls = Ich bin raus. Was für ein Ritt.
    .b = Setzt nie auf mich, ich sag’s doch immer.
talk-gambler-wins = Immer stehen lassen!
    .b = Eins zu vier, haben sie gesagt. Ha!
talk-gambler-buys = All in.
    .b = Ich hab nicht auf den Preis geschaut. Sag ihn mir nicht.
talk-gambler-builds = Ich staple meine Chips.
    .b = Wenn hier keiner vorbeikommt, bin ich ruiniert. Spannend!
talk-gambler-claims = Das Rad ist stehen geblieben, und zwar bei dir.
    .b = Danke, liebe Würfel.
talk-gambler-pays = Wie gewonnen …
    .b = Ich zähle nie, bevor die Nacht um ist.
talk-gambler-sent = Die Würfel und ich reden nicht mehr miteinander.
    .b = Hätt ich sie bloß angepustet.

## Grudge

talk-grudge-hits = Das war für vorhin.
    .b = Du weißt genau, wofür das war.
talk-grudge-is-hit = Das merk ich mir.
    .b = Notiert. Doppelt unterstrichen.
talk-grudge-defends = Das hab ich kommen sehen. Ich hab drauf gewartet.
    .b = Nicht von dir. Nie von dir.
talk-grudge-humiliates = Die hab ich für dich aufgehoben.
    .b = Drei Runden hab ich gewartet. Es hat sich gelohnt.
talk-grudge-heals = Ich muss durchhalten, bis wir quitt sind.
    .b = Mein Gedächtnis braucht keine Heilung.
talk-grudge-falls = Das ist noch nicht vorbei.
    .b = Ihr steht alle auf meiner Liste.
talk-grudge-wins = Jetzt sind wir quitt. Wir alle.
    .b = Jeder Name ist durchgestrichen.
talk-grudge-buys = Mir hat mal einer so was weggeschnappt. Einmal.
    .b = Darauf bleib ich sitzen, bis es dir leidtut.
talk-grudge-builds = Denk an mich, wenn du vorbeikommst.
    .b = Auf dem hier steht dein Name.
talk-grudge-claims = Und das letzte Mal hab ich auch nicht vergessen.
    .b = Du hast gezahlt. Verziehen hab ich dir deshalb nicht.
talk-grudge-pays = Ich schreib auf, was ich zahle, und wem.
    .b = Das kriegst du zurück.
talk-grudge-sent = Mich hat jemand verpetzt. Ich finde raus, wer.
    .b = Da hab ich Zeit für meine Liste.

## Joker

talk-joker-hits = Stups.
    .b = Hast du sein Gesicht gesehen? Deins, mein ich.
talk-joker-is-hit = Au! Mein Musikknochen!
    .b = Klopf, klopf. Oh, du hast nicht gewartet.
talk-joker-defends = Daneben, daneben!
    .b = Ich hab weggeguckt, und es hat trotzdem geklappt.
talk-joker-humiliates = Tadaa!
    .b = Meine Damen und Herren: ein Clown, und ich bin’s nicht.
talk-joker-heals = Lachen ist die zweitbeste Medizin.
    .b = So was hab ich immer hinterm Ohr.
talk-joker-falls = Und nun mein nächster Trick: Hinlegen.
    .b = Ihr wart ein wunderbares Publikum.
talk-joker-wins = Moment, gewonnen? Ich hab’s gar nicht versucht!
    .b = Ich verlange eine Nachzählung. Das kann nicht stimmen.
talk-joker-buys = Mir hat die Farbe gefallen.
    .b = Und was kann das hier?
talk-joker-builds = Es ist ein Kasten. Es ist Kunst.
    .b = Ich baue eine sehr kleine Kneipe.
talk-joker-claims = Einen Groschen für meine Gedanken? Lieber ein Bier.
    .b = Miete! Kommt von Mief.
talk-joker-pays = Nimm mein Bier. Bitte.
    .b = Ich lachte, ich weinte, ich zahlte.
talk-joker-sent = Ich hab nur gefragt, ob sie Humor haben.
    .b = Zurück in meine Sommerresidenz.

## Landlady

talk-landlady-hits = Das war für den Lärm nach elf.
    .b = Schuhe aus im Flur, hab ich gesagt.
talk-landlady-is-hit = Das setze ich auf deine Rechnung.
    .b = Also so was! Wo ich gerade die Treppe gewischt habe.
talk-landlady-defends = Nicht in meinem Haus.
    .b = Die Tür bleibt zu, Schätzchen.
talk-landlady-humiliates = Das ist leider gegen die Hausordnung.
    .b = Lies deinen Mietvertrag, Schätzchen. Das Kleingedruckte.
talk-landlady-heals = Eine Tasse Tee, und ich bin wieder ganz die Alte.
    .b = Man muss die Bausubstanz pflegen.
talk-landlady-falls = Gießt die Blumen, wenn ich nicht mehr bin.
    .b = Die Schlüssel liegen unter der Matte.
talk-landlady-wins = Alles gehört in eine Hand, und zwar in meine.
    .b = Ihr dürft alle bleiben. Das hat seinen Preis.
talk-landlady-buys = Ein bisschen Farbe, und es ist das Doppelte wert.
    .b = Die Gegend hat mir immer gefallen.
talk-landlady-builds = Ein Anbau! Die Mieter werden sich freuen.
    .b = Einer passt noch rein.
talk-landlady-claims = Schon wieder der Erste, Schätzchen?
    .b = Ich nehme Bier, und ich zähle nach.
talk-landlady-pays = Der reinste Wucher. Und ich kenn mich aus.
    .b = Bei dem Preis hoffe ich, du heizt ordentlich.
talk-landlady-sent = Mit der Verwaltung hab ich sowieso ein Wörtchen zu reden.
    .b = Die können mich nicht hierbehalten. Mir gehört das halbe Haus.

## Leveller

talk-leveller-hits = So viel sollte keiner haben.
    .b = Wieder runter zu uns.
talk-leveller-is-hit = Das macht uns nur gleicher.
    .b = Gerecht ist gerecht. Wörtlich.
talk-leveller-defends = Nein.
    .b = Du hattest deinen Anteil an Treffern.
talk-leveller-humiliates = An diesem Tisch gibt’s keine Könige.
    .b = Wer hoch sitzt …
talk-leveller-heals = Jedem nach seinen Bedürfnissen.
    .b = Ich hole nur auf.
talk-leveller-falls = Ihr anderen: Passt auf, wer vorn liegt.
    .b = Macht ohne mich weiter. Schön gleichmäßig.
talk-leveller-wins = Ich wollte hier oben gar nicht allein übrig bleiben.
    .b = Tja. Dann hau mich einer.
talk-leveller-buys = Besser bei mir als bei denen.
    .b = Ich halte es nur von jemandem fern.
talk-leveller-builds = Sozialer Wohnungsbau.
    .b = Für alle. Die zahlen.
talk-leveller-claims = Verteilt es. Fürs Erste in meine Richtung.
    .b = Eine kleine Steuer aufs Spazierengehen.
talk-leveller-pays = So. Jetzt haben wir gleich viel.
    .b = Ich hab gegeben, was ich hatte, und zwar dem, der mehr hat. Da stimmt was nicht.
talk-leveller-sent = Ich hab gerade eine Rede gehalten.
    .b = Hier drin sind wir wenigstens alle gleich.

## Miser

talk-miser-hits = Das war eine gute Karte. Hoffentlich warst du’s wert.
    .b = Die hab ich ungern hergegeben.
talk-miser-is-hit = Jeder einzelne Counter davon war meiner!
    .b = Weißt du, was die kosten?
talk-miser-defends = Nur nichts verschwenden.
    .b = So eine spare ich mir für schlechte Tage, und heute ist einer.
talk-miser-humiliates = Das hatte ich mir jahrelang aufgespart.
    .b = Ein teures Vergnügen. Aber ein Vergnügen.
talk-miser-heals = Verbandszeug krieg ich billiger.
    .b = Aus eigener Tasche, wie üblich.
talk-miser-falls = Und ich hatte noch so viel übrig!
    .b = Finger weg von meinem Ersparten.
talk-miser-wins = Wer den Pfennig nicht ehrt …
    .b = Ich hab zweimal nachgezählt. Gewonnen.
talk-miser-buys = Bei dem Preis konnte ich nicht nein sagen. Ich hab’s versucht.
    .b = Nehmt ihr Gutscheine?
talk-miser-builds = Eine Investition. Heute Nacht mach ich kein Auge zu.
    .b = Ein Kasten. Einer. Das ist Luxus genug.
talk-miser-claims = Bis zum letzten Tropfen, bitte.
    .b = Ich hab einen Messbecher dabei.
talk-miser-pays = Es geht nicht um das Bier. Es geht um das ganze Bier.
    .b = Geht auch Ratenzahlung?
talk-miser-sent = Immerhin kostet das Sitzen nichts.
    .b = Heizung gratis!

## Tortoise

talk-tortoise-hits = Langsam. Aber angekommen.
    .b = Das hatte ich schon die ganze Zeit vor.
talk-tortoise-is-hit = Dafür hab ich einen Panzer.
    .b = Das geht vorbei. Alles geht vorbei.
talk-tortoise-defends = Nur keine Eile.
    .b = Ich war schon drin.
talk-tortoise-humiliates = Lassen wir uns doch alle Zeit, ja?
    .b = Ich glaube nicht. Ich hab lange darüber nachgedacht.
talk-tortoise-heals = Ein Päuschen.
    .b = Man muss durchhalten.
talk-tortoise-falls = Ich glaube, ich lege mich mal eine Weile auf den Rücken.
    .b = Das geht mir hier alles zu schnell.
talk-tortoise-wins = Langsam, aber sicher.
    .b = Sind die anderen schon nach Hause?
talk-tortoise-buys = Seit Dienstag denke ich darüber nach. Ja.
    .b = Ein ruhiges Eckchen.
talk-tortoise-builds = Ein dickeres Dach.
    .b = Eins aufs andere. Vorsichtig.
talk-tortoise-claims = Wann immer du so weit bist. Also jetzt.
    .b = Ich kann warten. Aber darauf nicht.
talk-tortoise-pays = Dafür hab ich was zurückgelegt.
    .b = Na ja. Ist nur Bier.
talk-tortoise-sent = Schön ruhig hier. Vielleicht bleib ich.
    .b = Vorgeladen wegen Raserei. Ich.
