# Mehrere an einem Gerät: der Vorraum, und was zwischen zwei Händen zu sehen ist.

web-sharing = Noch jemand an diesem Gerät
web-sharing-how = Ein Handy für mehrere: Es wird herumgereicht und dazwischen verdeckt, damit niemand eine fremde Hand sieht.
web-sharing-name = Name
web-sharing-add = Dazusetzen
web-sharing-remove = { $name } steht auf
web-sharing-up = Steht auf
web-sharing-tag = dieses Gerät
web-sharing-slow = Zum Weiterreichen ist Zeit: Bei diesem Tempo drängt niemand.
web-sharing-quick = Die Uhr läuft weiter, während das Gerät herumgeht. Der Host kann beim Tempo „ohne Uhr“ wählen.
web-sharing-pass = Weiter an { $name }
web-sharing-only = Jetzt sollte nur { $name } auf den Bildschirm schauen.
web-sharing-mine = Ich bin { $name }, zeig mir meine Seite
web-sharing-covered = Verdeckt
web-sharing-nobody = Gerade wird niemand von euch gefragt. Wer schauen will, nimmt das Gerät.
web-sharing-holder = { $name } hat das Gerät
web-sharing-hide = Verdecken
