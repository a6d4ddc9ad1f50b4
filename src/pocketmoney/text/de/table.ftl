# The table: why something cannot be done there, what is said to one person alone, and the words of its settings.
#
# A refusal is looked up as `refusal-KEY`; where a text or a choice was wrong, as `problem-KEY`. Why a connection is
# closed is `problem-KEY`, a notice `notice-KEY`.

## Who may

refusal-only-host = Das kann nur der Host.
refusal-only-seated = Du schaust zu. Setz dich erst hin.
refusal-already-seated = Du hast schon einen Platz.
refusal-no-such-chair = Auf diesem Platz sitzt niemand.
refusal-kick-yourself = Dich selbst kannst du nicht wegschicken; du kannst aber gehen.
refusal-table-full = Alle { $most } Plätze an diesem Tisch sind besetzt.
refusal-name-letters = { $word } kann kein Name sein: bitte keine Anführungszeichen, keine unsichtbaren Zeichen und kein @ am Anfang.
refusal-name-twice = Hier heißt schon jemand { $word }, oder fast so.
refusal-unknown-bot = An diesem Tisch gibt es keinen Bot namens { $word }; es gibt: { $known }.
refusal-token-unknown = Diesen Platz hat ein anderes Gerät, oder er wurde aufgegeben.
refusal-number-taken = Ein anderes Gerät von dir war schneller. Versuch es bitte noch mal.
refusal-code-unknown = Dieser Code gilt nicht, oder nicht mehr. Hol dir einen neuen auf dem Gerät, das den Platz hat.
refusal-seat-asks-many = Mehrere Geräte bitten schon um einen Platz. Warte, bis sie eine Antwort haben.
refusal-seat-nobody-to-ask = Niemand ist da, der sagen könnte, dass dieser Platz deiner ist.
refusal-seat-not-asked = Dieses Gerät bittet nicht mehr darum.
refusal-no-screen = Gerade zeigt kein Fernseher diesen Tisch.
refusal-not-a-screen = Nur ein Bildschirm, der den Tisch zeigt, kann sagen, wie er eingestellt ist.
refusal-wire-version = Dieser Server spricht Version { $ours }, dein Programm Version { $theirs }.

## Before the deal

refusal-table-is-playing = Nicht, solange ein Spiel läuft.
refusal-notice-unread = Lies bitte erst den Hinweis.
refusal-not-ready = { $count ->
    [one] { $names } ist noch nicht bereit.
   *[other] Noch nicht bereit: { $names }.
}
problem-no-decks-here = in diesem Spiel gibt es keine Decks zu wählen
problem-unknown-speed = es gibt kein Tempo { $word }{ problem-near-or-known }
problem-unknown-way = man kann nicht mit { $word } begleichen{ problem-near-or-known }
problem-unknown-until = feste Antworten können nicht bis { $word } gelten{ problem-near-or-known }

## In the game

refusal-table-no-game = Für dich läuft hier kein Spiel.
refusal-table-paused = Das Spiel hat Pause.
refusal-table-breath = { $seat } will vielleicht noch etwas einfordern. Warte noch { $seconds ->
    [one] eine Sekunde.
   *[other] { $seconds } Sekunden.
}
refusal-bot-plays-already = Dort spielt schon ein Bot.
refusal-nobody-stands-in = Für dich spielt kein Bot.
refusal-not-missing = { $name } ist da.
refusal-undo-open = Jemand möchte einen Zug zurücknehmen; beantworte das zuerst.
refusal-undo-not-possible = Das lässt sich nicht zurücknehmen: Es war nicht der letzte Zug, oder seitdem ist etwas Verdecktes oder Zufälliges herausgekommen.
refusal-undo-nothing-asked = Niemand möchte einen Zug zurücknehmen.
refusal-undo-answered = Du hast schon zugestimmt.
refusal-vote-open = Nur eine Abstimmung auf einmal.
refusal-vote-none = Es gibt nichts abzustimmen.
refusal-vote-twice = Du hast schon abgestimmt.
refusal-rules-changed = Dieses Spiel wurde nach Version { $theirs } der Regeln gespielt; dieses Programm spielt nach Version { $ours } und kann es nicht fortsetzen. Der Host kann ein neues Spiel anfangen oder den Tisch löschen.
refusal-rules-vote = Dieses Spiel hat nach Version { $theirs } der Regeln angefangen. Stimmt zuerst ab, ob es nach Version { $ours } weitergeht.

event-undone = { $seat-is ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $seat } nimmt den letzten Zug zurück.
}

## Talk

refusal-talk-empty = Da war nichts zu hören.
refusal-talk-too-fast = Höchstens { $lines } Zeilen in { $seconds } Sekunden.

## To one person alone

notice-ledger-cap = Für dich sind jetzt { $ml } ml verbucht; du wolltest ab { $cap } ml Bescheid wissen. Wasser zählt auch.
notice-ledger-pace = Für dich sind jetzt { $ml } ml verbucht, schneller als die { $pace } ml in der Stunde, die du eingestellt hast. Lass es langsam angehen.
notice-seat-denied = Der Platz von { $name } wurde diesem Gerät nicht gegeben.

## Was man mit einem Tippen sagt

taunt-ha = Ha!
taunt-ouch = Autsch!
taunt-come-on = War das alles?
taunt-mercy = Gnade!
taunt-well-played = Gut gespielt.
taunt-hurry = Heute noch!
taunt-told-you = Hab ich doch gesagt.
taunt-boo = Buh!
taunt-banana = wirft eine Banane

## Why a connection is closed

problem-kicked = Der Host hat deinen Platz einem Bot gegeben.
problem-taken-over = Diesen Platz hat jetzt ein anderes Gerät.
problem-device-too-many = Zu viele Geräte haben diesen Platz; das älteste wurde getrennt.
problem-deleted-by-host = Der Host hat diesen Tisch gelöscht.

## Settings

speed-relaxed = gemütlich
speed-normal = normal
speed-quick = flott
speed-none = ohne Uhr, für Spiele über Tage

settle-beer = Bier
settle-alcohol-free = Alkoholfreies
settle-water = Wasser
settle-points = Punkte

until-turn = für diesen Zug
until-game = für dieses Spiel

## Logs and records of tables

problem-log-broken = Eintrag { $entry } im Protokoll dieses Tisches ist nicht lesbar: { $why }
problem-log-newer = Eintrag { $entry } im Protokoll von Tisch { $table } wurde von einem neueren Pocket Money geschrieben ({ $why }); nichts wird geändert: aktualisiere das Programm
problem-log-misfit = Eintrag { $entry } im Protokoll dieses Tisches passt nicht zu denen davor: { $why }
problem-rules-differ = dieses Spiel wurde nach Version { $theirs } der Regeln gespielt; nach Version { $ours } verläuft es nach Zug { $moves } anders: { $why ->
    [deal] so kann nicht ausgeteilt werden
    [move] { $name } darf dort nicht „{ $move }“ spielen
    [snapshot] am Tisch stand es anders
    [end] es endet nicht so
   *[told] es folgt etwas anderes
}
problem-continue-adopted = dieses Spiel hat nach Version { $theirs } der Regeln angefangen und ging nach Version { $ours } weiter; weiterspielen kannst du nur von einem Moment davor
problem-game-not-over = Spiel { $game } läuft noch
problem-no-such-game = an diesem Tisch gibt es kein Spiel { $game }; { $games } wurden ausgeteilt
problem-broken-story = die gespeicherte Wiedergabe dieses Spiels ist beschädigt und nicht lesbar
problem-newer-story = dieses Spiel wurde von einem neueren Pocket Money aufbewahrt (Format { $version }, dieses Programm kennt { $newest }); aktualisiere das Programm

notice-table-damaged = Das Protokoll dieses Tisches ist ab Eintrag { $entry } beschädigt. Du siehst den Tisch, wie er davor war; niemand kann spielen, bis jemand, der den Server betreibt, ihn repariert hat.
refusal-table-damaged = Das Protokoll dieses Tisches ist ab Eintrag { $entry } beschädigt; nichts lässt sich ändern, bis jemand, der den Server betreibt, es repariert hat.
