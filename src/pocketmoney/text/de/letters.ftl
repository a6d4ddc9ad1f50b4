# The sample of letters from the kitchen mailbox, as in games/tietgen/data/kitchen.toml.

letter-1 = Deine Pfanne stand schon wieder in der Spüle. Wer sie abgewaschen hat, schickt dir die Rechnung.
letter-2 = Deine Topfpflanze hat den Überlebenspreis der Küche gewonnen.
letter-3 = Kochclub: Alle legen für deine Lasagne zusammen.
letter-4 = Du hast die Wette um den Rauchmelder verloren. Alle anderen bekommen eine Kleinigkeit von dir.
letter-5 = Jemand hat dein Kühlschrankfach beschriftet. Finde heraus, wer: Geh zwei Felder zurück.
letter-6 = Hausversammlung in der Waschküche. Oder wo die nächsten Maschinen stehen.
letter-7 = Ein Vægter schuldet dir noch einen Gefallen. Behalte diesen Brief.
letter-8 = Der Ofen war das ganze Wochenende an. Erklär das der Verwaltung.
letter-9 = Pfand auf alles, was du im Flur abgestellt hast.
letter-10 = Das Frühstück geht aufs Haus. Nimm den kurzen Weg zu LOS.
