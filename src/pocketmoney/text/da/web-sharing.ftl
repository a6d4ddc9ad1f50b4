# Flere på én enhed: forrummet, og hvad man ser mellem to hænder.

web-sharing = En til på denne enhed
web-sharing-how = Én telefon til flere: den går rundt og er dækket til imellem, så ingen ser en andens hånd.
web-sharing-name = Navn
web-sharing-add = Giv plads
web-sharing-remove = { $name } rejser sig
web-sharing-up = Rejser sig
web-sharing-tag = denne enhed
web-sharing-slow = Der er tid til at give enheden videre: ingen skynder på jer i dette tempo.
web-sharing-quick = Uret går, mens enheden gives videre. Værten kan slå det fra under tempo.
web-sharing-pass = Giv den til { $name }
web-sharing-only = Nu bør kun { $name } se på skærmen.
web-sharing-mine = Jeg er { $name }, vis mig min side
web-sharing-covered = Dækket til
web-sharing-nobody = Ingen af jer bliver spurgt lige nu. Den, der vil kigge, tager enheden.
web-sharing-holder = { $name } har enheden
web-sharing-hide = Dæk til
