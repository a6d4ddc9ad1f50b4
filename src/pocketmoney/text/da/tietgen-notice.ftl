# What is to be read before the first game.

tietgen-notice = Før I spiller: programmet fører regnskab, ikke andet. Hvor der står øl, duer enhver drik, også vand, og point er lige så godt. Hvordan du gør det bogførte op, og om du gør det, bestemmer du selv. Ingen bliver ranglistet efter det.
