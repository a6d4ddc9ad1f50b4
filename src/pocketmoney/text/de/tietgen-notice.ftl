# What is to be read before the first game.

tietgen-notice = Bevor ihr spielt: Das Programm führt Buch, mehr nicht. Wo Bier steht, geht jedes Getränk, auch Wasser, und Punkte tun es genauso. Wie ihr begleicht, was verbucht ist, und ob überhaupt, entscheidet jeder selbst. Danach wird niemand bewertet.
