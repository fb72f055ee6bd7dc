import { chapter } from '../../../../../text/index.ts'

export const cards = chapter('BW-6', 'Vezérkártya kijátszása', {
  'BW-6.1':
    'Felmutatsz egy lapot, és megnevezed egy parancsnokodat a csatatéren. Bármelyik parancsnok kijátszhatja a ház bármelyik lapját, akármilyen állapotban van egysége.',
  'BW-6.2':
    'Választasz legalább egyet a parancsok közül, mindegyiket legfeljebb egyszer, és mindegyikért egy parancsjelzőt teszel a tábláról a parancsnok kártyájára. Ezen soha nem lehet több jelző, mint parancskorlátja.',
  'BW-6.3':
    'A lap csak olyan egységet utasít és gyülekeztet, amely a kijátszás pillanatában a parancsnok irányítási zónájában áll. Csak aktív egység kap utasítást, csak inaktív gyülekezik.',
  'BW-6.4':
    'Előbb jön az „előtte” taktika, aztán a választott parancsok tetszés szerinti sorrendben, mindegyik teljesen: megnevezed az egységeket, mindet mozgatod, azután támadsz velük. Végül az „utána” taktika, és a lap a dobópaklira kerül.',
  'BW-6.5':
    'A parancs legalább egy egységet utasít, és legfeljebb annyit, amennyit megnevez. Nem választhatsz olyat, amely semmit sem tenne, hacsak a lap másik parancsa előbb lehetővé nem teszi. Ha mégsem tehet semmit, jelzőjével együtt elvész.',
  'BW-6.6': 'Egy parancs egységei egymás után mind mozognak, mielőtt bármelyikük támadna. A sorrend a tiéd.',
  'BW-6.7':
    'A taktika ingyenes, élhetsz vele, vagy nem. A jelzők, amelyeket kér, készletedben legyenek; beszámítanak, de nem fogynak el, egy lapnál mindegyik egyszer. Saját morál egy zónában vagy jobb helyen: a jelző nincs közelebb a te végedhez, mint az a zóna. Az ellenség morálja egy zónában vagy rosszabb helyen: a jelző ott van, vagy közelebb az ő végéhez.',
  'BW-6.8': 'Amit egy lap ad, az a kör végéig tart, ha nem mond mást.',
  'BW-6.9': 'A parancsnokot és a parancsokat együtt választod, és a lap felmutatása után nem vonhatók vissza.',
  'BW-6.10':
    'Ha a parancsnok fogságba esik, mialatt lapját végrehajtjátok, a kifizetett parancsok folytatódnak. Amihez az ő mezője vagy egysége kell, az már semmit sem tesz.',
})

export const orders = chapter('BW-7', 'Az utasítás végrehajtása', {
  'BW-7.1':
    'Az egység utasítástáblája rang szerint egy vagy két lehetőséget mutat: meddig mozoghat, és támadhat-e utána. Az egység támadhat, ha valamelyik támadással járó lehetőség megengedi a megtett utat; utak, lapok és képességek ráadás mezői nem számítanak.',
  'BW-7.2': 'Egy jelző vagy parancs minden mozgása megelőzi az első támadását.',
  'BW-7.3':
    'Az az egység, amely nem támad, a mozgás végén lesz inaktív, a támadó akkor, amikor támadása egészen befejeződött.',
  'BW-7.4':
    'Mozgás és támadás helyett, vagy csak támadás helyett, az egység megteheti azt, amit kulcsszó, tűz vagy parancsnoka kínál.',
  'BW-7.5': 'Egy utasításra az egység egyszer támad, hacsak az üldözés nem ad neki második támadást.',
})

export const movement = chapter('BW-8', 'Mozgás', {
  'BW-8.1': 'Az egység egészében mozog mezőről szomszédos mezőre, legfeljebb mozgásértékéig.',
  'BW-8.2':
    'Nem léphet olyan mezőre, ahol másik egység, járhatatlan terep vagy tűz van, és csak akkor hagyhatja el a csatateret, ha a csataterv megengedi.',
  'BW-8.3':
    'Az erdő és az épület belépéskor véget vet a mozgásnak. A gázló a gyalogságét és az íjászokét fejezi be; a lovasság ott még 1 mezőt veszít mozgásából.',
  'BW-8.4':
    'Az az egység, amely úton indul, és egész szokásos mozgásában úton marad, 1 mezővel tovább mehet, bármely mezőre, ahová léphetne. Az erdei út és a híd útnak számít.',
  'BW-8.5': 'Az összecsapásban lévő egység előbb kilép az összecsapásból (BW-10.6).',
  'BW-8.6': 'Ellenség mellett elhaladni semmibe sem kerül.',
})
