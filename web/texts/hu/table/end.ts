/** The words around a table in Hungarian: the end and what follows. */
import type { TableWords } from '../../en/table/index.ts'

export const over: TableWords['over'] = {
  title: 'Vége a játéknak',
  closed: 'Az asztalt a vége előtt bezárták.',
  standing: 'Végeredmény',
  decides: 'Ami balrább áll, előbb dönt; kiemelve az, ami az adott helyet eldöntötte.',
  place: 'Hely',
  again: 'Visszanézem a játszmát',
  home: 'Másik játék',
  won: 'Győztél.',
  shared: 'Osztozol az első helyen.',
  yourPlace: place => `Helyezésed: ${place}.`,
  course: figure => `${figure}, az elejétől a végéig`,
  start: 'Kezdet',
  end: 'Vég',
  look: 'Megnézem a táblát',
  show: 'Eredmény',
  rematch: 'Visszavágó',
  rematchAbout: 'Új asztal ugyanezekkel a helyekkel és beállításokkal. A többieket itt kérdezzük meg.',
  join: 'Csatlakozom a visszavágóhoz',
  joinAbout: 'A többiek újra játszanának, ugyanezekkel a helyekkel és beállításokkal.',
  toRematch: 'A visszavágóhoz',
  share: 'Megosztás',
  next: 'A sorozat következő játszmája',
  toNext: 'Tovább a következő játszmához',
  earlier: 'Az előző játszma',
}
