import { chapter } from '../../../../../text/index.ts'

export const setup = chapter('WK-3', 'Előkészület', {
  'WK-3.1':
    'Minden játékos egy bárót kap véletlenül, vagy ahogy az asztal választja: 4 pihent nemest, 12 akciókártyát, 12 uralomjelzőt, 8 címert, egy kastélyt és 15 koronát.',
  'WK-3.2':
    'A sorskártyák, események, teendők, zsoldosok és semleges akciókártyák pakliját megkeverjük. A felső esemény a pakli aljára kerül.',
  'WK-3.3': 'Szokásos hosszúságú játékban a készletbe bárónként 10 befolyás kerül.',
  'WK-3.4':
    'Ha 6-nál kevesebb báró van, a sors a Királyság elpusztított városait nevezi meg: 2 bárónál 11-et, 3-nál 7-et, 4-nél 5-öt, 5-nél 3-at. A többi semlegesként kezd.',
  'WK-3.5':
    'A sors megnevezi az első régenst, és egy másik bárót főkegyúrnak. Utána a sorskártyák pakliját megkeverjük.',
  'WK-3.6':
    'Minden báró megkapja 4 vazallusát (100 és háromszor 50), egy véletlen 100-as és egy 50-es zsoldost: összesen 400 csapaterőt.',
  'WK-3.7':
    'A zsoldosok pakliját megkeverjük, és N + 1 lapot felfedünk: ez az első kínálat. A felső 3 teendő a sürgős teendők.',
  'WK-3.8':
    'Mindenki egyszerre beosztja mind a 6 csapatkártyáját nemeseihez és kastélyához. Bármelyikük maradhat csapat nélkül. A beosztást együtt fedjük fel.',
  'WK-3.9':
    'A régenssel kezdve, az óramutató járása szerint mindenki a Királyság egy olyan területére teszi kastélyát, ahol nincs ép város és más kastély. 2 vagy 3 bárónál a szélső sorok és oszlopok tiltottak.',
  'WK-3.10':
    'Aki utoljára tette le kastélyát, kezd, és az óramutató járásával ellentétesen haladunk: mindenki egy csapattal bíró nemesét teszi a Királyság egy olyan területére, ahol nincs más báró nemese vagy kastélya, míg mindenki a táblán nem áll, akinek csapata van. Aki semleges városnál áll, azzal még nem foglalta el.',
  'WK-3.11': 'A sorskártyák pakliját megkeverjük, és kezdődik az 1. forduló.',
})

export const planning = chapter('WK-4', 'Tervezés', {
  'WK-4.1':
    'Mindenki egyszerre és titokban 0, 1 vagy 2 lapot tesz a kezéből a három pakli mindegyikére. Mindenki látja, hányat, senki sem látja, melyiket.',
  'WK-4.2':
    'A 8 semleges akciókártyát megkeverjük, és 2-2 kerül mindegyik pakliba; a másik 2 látatlanul félre. Mindegyik paklit megkeverjük.',
  'WK-4.3': 'Aki 6-nál kevesebb lapot tervezett, a többit e fordulóban a kezében tartja.',
})
