/** The words around a table in Hungarian: what is asked, how it is answered and taken back. */

import type { TableWords } from '../../en/table/index.ts'
import type { QuestionWords } from '../../en/table/question.ts'

export const question: QuestionWords = {
  back: 'Most elmegyek az asztaltól',
  spectator: 'Nézőként vagy itt',
  ownSeat: 'Van itt helyed?',
  signIn: 'Belépés',
  yourMove: 'Te jössz',
  waiting: 'Várakozás',
  rule: id => `${id}. szabály`,
  choices: 'Választási lehetőségek',
  filter: 'Keresés a lehetőségek között',
  nothingFound: 'Nincs ilyen lehetőség.',
  amount: 'Mennyiség',
  less: 'Kevesebb',
  more: 'Több',
  ledger: 'Áttekintés',
  lastEvents: 'Legutóbb történt',
  barred: 'Most nem lehet',
  choiceCount: n => `${n} lehetőség`,
  elsewhere: 'Egyéb',
  sealed: 'Megvan a válaszod; a többiek még nem látják.',
  undo: n => (n === 1 ? 'Visszavonás' : `Visszavonás (${n})`),
  undoAbout: n => `${n} lépést vonhatsz vissza`,
  askUndo: 'Visszavonást kérek',
  takeBack: 'Visszaveszem',
  takeBackAbout: 'Azóta gépek léptek; ők nem bánják.',
  askUndoAbout: 'A többieknek bele kell egyezniük. Az azóta dobott kockákat újra dobjuk.',
  petition: name => `${name} vissza szeretne vonni egy lépést.`,
  responses: 'Várunk a válaszokra.',
  notHere: names => `Most nincs az asztalnál: ${names}.`,
  petitionTo: 'Ez elé lépnénk vissza:',
  petitionFresh: 'Az azóta dobott kockákat újra dobjuk; amit a lapokból azóta láttatok, azt tudjátok.',
  withdraw: 'Mégsem kérem',
  petitionMine: 'Egy lépés visszavonását kérted.',
  petitionWaits: names => `Válaszára várunk: ${names}.`,
  agree: 'Beleegyezem',
  refuse: 'Nem',
  hurry: 'Átugrás',
  hurryAbout: 'A gépek szünet nélkül lépnek, amíg rád nem kerül a sor',
  retired: 'Feladtad: a végéig egy gép játszik.',
  standsIn: 'Egy gép játszik helyetted.',
  handOn: 'Átadom a képernyőt',
  handOnAbout: 'Rajtad kívül más is léphet',
  clock: seconds => `Még ${seconds} másodperc`,
  comeBack: 'Visszaülök',
  board: 'Tábla',
  panels: 'Fülek',
  seatNumber: n => `${n}. hely`,
}

export const windows: TableWords['windows'] = {
  title: 'Reagálási lehetőségek',
  about: 'Ezt rajtad kívül senki sem látja.',
  wishes: { never: 'Mindig kérdezz', 'unless-i-can-play': 'Ha van mivel', always: 'Mindig passzolj' },
  onlyPass: 'Itt most semmit sem játszhatsz ki. Azért kérdezünk mégis, hogy a többiek ezt ne tudják meg.',
  passing: 'Egy pillanat, és passzolunk helyetted.',
}

export const anytime: TableWords['anytime'] = {
  title: 'Bármikor',
  about: 'Ezt akkor is megteheted, amikor mást kérdeznek.',
  none: 'Most semmit sem tehetsz.',
}

export const ahead: TableWords['ahead'] = {
  title: 'Előre megadott válaszok',
  about:
    'Az asztal válaszol helyetted. Ezt rajtad kívül senki sem látja. A válasz magától megszűnik, ha megváltozik, amire szólt.',
  none: 'Most semmire sem lehet előre válaszolni.',
  given: n => `${n} válasz van megadva.`,
  fromNowOn: 'Mostantól',
  ask: 'Kérdezz meg',
  askAgain: 'Kérdezz meg újra',
}
