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
  handOver: 'Átadás gépnek',
  handBack: 'Visszaadom',
  fill: 'Gép üljön ide',
  openUp: 'Megnyitom egy játékosnak',
  invite: 'Meghívó hivatkozás másolása',
  copied: 'Másolva',
  record: 'Jegyzőkönyv mentése',
  recordOpen:
    'A jegyzőkönyvben minden lépés benne van. A játék vége előtt csak a keverések ujjlenyomata szerepel benne, a véletlenmag nem.',
  watch: 'A nézők csak azt látják, ami nyilvános.',
  rules: 'A szabályok változata',
  hash: 'A keverések ujjlenyomata',
  hashAbout: 'A kezdés előtt rögzítettük; a végén közzétett véletlenmagnak ugyanezt kell adnia.',
  seed: 'Véletlenmag',
  close: 'Asztal bezárása',
  closeSure: 'Bezárod az asztalt mindenki számára?',
  closeYes: 'Igen, bezárom',
  closeNo: 'Mégsem',
  handOverFrom: when => `Gép hívható ekkortól: ${when}`,
  handOverOwner: 'Gépet a gazda hívhat',
  deadline: when => `Gép lép be ekkor: ${when}`,
  answered: 'válaszolt',
  awaited: 'rá várunk',
}

export const gather: TableWords['gather'] = {
  title: 'Gyülekezik az asztal',
  lead: 'A játék akkor kezdődik, amikor minden hely betelt.',
  start: 'Kezdjük a játékot',
  waitOwner: 'Ha minden hely betelt, a gazda elindítja a játékot.',
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
