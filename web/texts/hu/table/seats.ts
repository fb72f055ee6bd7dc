/** The words around a table in Hungarian: seats, gathering, handing the screen on. */
import type { TableWords } from '../../en/table/index.ts'

export const seats: TableWords['seats'] = {
  title: 'Asztal',
  you: 'te',
  owner: 'gazda',
  present: 'Itt van',
  absent: 'Távol',
  open: 'Szabad hely',
  standIn: bot => `${bot} helyettesíti`,
  sit: 'Ide ülök',
  leave: 'Elhagyom a helyem',
  leaveSure: 'Végleg elmész? Egy gép játszik tovább helyetted.',
  resign: 'Feladom',
  resignSure: 'Feladod? A játéknak vége, és te vesztettél.',
  retireSure: 'Feladod? A végéig egy gép játszik helyetted, és bármit ér el, te végzel az utolsó helyen.',
  resignYes: 'Igen, feladom',
  resignNo: 'Játszom tovább',
  yes: 'Igen, elmegyek',
  no: 'Maradok',
  handOver: 'Játsszon gép helyette',
  handBack: 'Visszaadom',
  fill: 'Gép üljön ide',
  openUp: 'Játékosnak felszabadítom',
  invite: 'Meghívó hivatkozás másolása',
  copied: 'Másolva',
  record: 'Jegyzőkönyv mentése',
  recordOpen:
    'A jegyzőkönyvben minden lépés benne van. A játék vége előtt csak a keverés ujjlenyomata van benne, a mag nincs.',
  watch: 'A nézők csak azt látják, ami nyilvános.',
  hash: 'A keverések ujjlenyomata',
  hashAbout: 'A kezdés előtt rögzült; a végén közzétett magból ugyanennek kell kijönnie.',
  seed: 'Mag',
  close: 'Asztal bezárása',
  closeSure: 'Bezárod az asztalt mindenki előtt?',
  closeYes: 'Bezárom',
  closeNo: 'Mégsem',
  handOverFrom: when => `Gép hívható ekkortól: ${when}`,
  handOverOwner: 'Gépet a gazda hívhat',
  deadline: when => `Gép lép be: ${when}`,
  answered: 'válaszolt',
  awaited: 'rá várunk',
}

export const gather: TableWords['gather'] = {
  title: 'Gyülekezik az asztal',
  lead: 'A játék akkor kezdődik, amikor minden hely elkelt.',
  start: 'Kezdjük a játékot',
  waitOwner: 'Ha minden hely elkelt, a gazda elindítja a játékot.',
  waitSeats: n => `Még ${n} szabad hely.`,
  name: 'A neved',
  chooseRole: 'Mivel játszik',
  anyRole: 'Sorsolva',
  inviteTitle: 'Hívj meg másokat',
  inviteAbout: 'Aki megnyitja ezt a hivatkozást, leülhet egy szabad helyre.',
}

export const curtain: TableWords['curtain'] = {
  title: name => `${name}, te jössz`,
  lead: 'Add át a képernyőt. A többiek nézzenek félre.',
  open: name => `Én vagyok ${name}`,
}
