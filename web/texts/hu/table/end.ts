/** The words around a table in Hungarian: the end and what follows. */
import type { TableWords } from '../../en/table/index.ts'

export const over: TableWords['over'] = {
  title: 'Vége a játéknak',
  closed: 'Az asztalt a vége előtt bezárták.',
  standing: 'Végeredmény',
  decides: 'Balról jobbra haladva dőlnek el a helyezések; kiemelve látod, mi döntötte el az adott helyet.',
  place: 'Hely',
  again: 'Visszanézem a játszmát',
  home: 'Másik játék',
  won: 'Győztél.',
  lost: 'Vesztettél.',
  shared: 'Holtversenyben első lettél.',
  yourPlace: place => `Helyezésed: ${place}.`,
  course: figure => `${figure}, az elejétől a végéig`,
  start: 'Kezdet',
  end: 'Vég',
  look: 'Megnézem a táblát',
  show: 'Eredmény',
  rematch: 'Visszavágó',
  rematchAbout:
    'Új asztal ugyanezekkel az emberekkel és beállításokkal; ha többen játszanak, mindenki egy hellyel továbbül. A többieket itt kérdezzük meg.',
  join: 'Csatlakozom a visszavágóhoz',
  joinAbout: 'A többiek újra játszanának, ugyanezekkel a beállításokkal, mindenki egy hellyel odébb.',
  toRematch: 'A visszavágóhoz',
  share: 'Megosztás',
  next: 'A sorozat következő játszmája',
  toNext: 'Tovább a következő játszmához',
  earlier: 'Az előző játszma',
}
