import { chapter } from '../../../../../text/index.ts'

export const setup = chapter('AG-2', 'Előkészületek', {
  'AG-2.1': 'Állapodjatok meg a játékosok számában (3–6) és az asztal beállításaiban.',
  'AG-2.2':
    'Három játékossal a Baratheon-, a Lannister- és a Stark-ház játszik. Néggyel csatlakozik a Greyjoy-, öttel a Tyrell-, hattal a Martell-ház. Minden játékos egy házat vezet, megegyezés vagy sorsolás szerint.',
  'AG-2.3': 'Keverjétek meg lefordítva a kilenc vadkártyát. A vadak ereje 2-ről indul a 0-2-4-6-8-10-12 sávon.',
  'AG-2.4':
    'A Westeros-kártyákból három paklit raktok (I., II., III., tíz-tíz lap), mindegyiket lefordítva megkeveritek. A fordulójelző az 1-esen kezd.',
  'AG-2.5':
    'Minden ház főtartományában 1 lovag és 1 gyalogos kezd, ezenkívül: Stark: gyalogos Fehérrévben, hajó a Reszkető-tengeren. Greyjoy: gyalogos Szürkevízen, hajó Pyke kikötőjében és a Vasemberek öblében. Lannister: gyalogos Kőszentélyben, hajó az Arany-szorosban és legalább négy játékossal Lannister-rév kikötőjében. Martell: gyalogos a Sós-parton, hajó a Dorne-tengeren. Tyrell: gyalogos a Dorni mezőkön, hajó a Redwyne-szorosban. Baratheon: gyalogos a Királyerdőben, 2 hajó a Hajótörő-öbölben. Minden főtartományt 2 erejű helyőrség véd.',
  'AG-2.6':
    'A befolyási területek sorrendje hat játékossal. Vastrón: Baratheon, Lannister, Stark, Martell, Greyjoy, Tyrell. Hűbéresek: Greyjoy, Tyrell, Martell, Stark, Baratheon, Lannister. Királyi udvar: Lannister, Stark, Martell, Baratheon, Tyrell, Greyjoy. Kevesebb játékossal a hiányzó házak kimaradnak, a többiek előrébb csúsznak.',
  'AG-2.7':
    'Aki egy befolyási területen az első, megkapja a hatalmi jelképét: Vastrón, valyriai acélkard, hírvivő holló.',
  'AG-2.8':
    'A királyi udvarban elfoglalt helyed mondja meg, hány különleges parancsot tehetsz le egy fordulóban. Öt vagy hat játékossal: 3, 3, 2, 1, 0, 0. Három vagy négy játékossal: 3, 2, 1, 0.',
  'AG-2.9': 'A Stark-ház 1-es utánpótlással és 2 várossal és várral kezd, minden más ház 2-es utánpótlással és 1-gyel.',
  'AG-2.10': 'Minden ház 5 hatalomjelzővel, kezében 7 házkártyával és 15 parancsjelzővel kezd.',
  'AG-2.11':
    'Semleges erő védi minden játékban Királyvárat (5) és Sasfészket (6). Öt játékossal még Napvárat (5), valamint 3-3 erővel a Csontutat, a Herceg-hágót, a Sós-partot, Csillaghullást, a Három Tornyot és Yronwoodot. Négy játékossal mindezeken kívül a Dorni mezőket (3), Óvárost (3) és Viharvéget (4). Három játékossal senki sem léphet be ezekbe: Csontút, Dorni mezők, Égikert, Óváros, Herceg-hágó, Pyke, Sós-part, Csillaghullás, Viharvég, Napvár, Három Torony, Yronwood; kikötőik zárva vannak, minden tengerrész nyitva áll.',
  'AG-2.12':
    'A játékban részt nem vevő ház címere semmit sem jelent: főtartománya senkié, nincs benne helyőrség, és semleges erő is csak akkor, ha az AG-2.11 mondja. Négy játékossal Égikert közönséges üres tartomány.',
})
