# The words of the page around the games: faults, newer versions, and what a device may do to be noticed.

problem-move-too-late = Die Verbindung war weg, und das Spiel ist ohne diesen Zug weitergegangen. Schau hin und wähle neu.

web-newer = Es gibt eine neue Version
web-newer-kept = Diese Seite ist älter als der Server. Lade sie neu: Dein Platz und das Spiel bleiben, wie sie sind.
web-ended-no-table = Diesen Tisch gibt es nicht
web-ended-code = Es gibt keinen Tisch mit dem Code { $code }. Codes haben fünf Buchstaben; vielleicht war einer falsch verstanden, oder der Tisch ist geschlossen.
web-join = Mitmachen
web-join-next = Hier wird gerade gespielt. Nimm dir einen Platz, dann bist du beim nächsten Mal dabei; oder hol den Platz her, den du auf einem anderen Gerät hast.
web-join-watch = Alle Plätze sind besetzt. Du kannst zuschauen oder den Host nach einem Platz fragen.
web-join-watch-go = Zuschauen

## This device

web-device = Dieses Gerät
web-device-sound = Töne
web-device-buzz = Vibrieren, wenn ich dran bin
web-device-awake = Bildschirm anlassen, solange wir spielen
web-device-notices = Melde dich, wenn ich dran bin und woanders hinschaue
web-device-notices-denied = Der Browser erlaubt dieser Seite keine Meldungen; in seinen Einstellungen kannst du das ändern.
web-device-install = Als App installieren
web-device-plain = Diese Adresse ist einfaches http. Darüber kann ein Browser das Spiel nicht installieren, nichts melden und den Bildschirm nicht anlassen. Wer den Server betreibt, kann ihn so starten: pocketmoney serve --tls
