/** The words around a table in Hungarian: log, absence, replay. */
import type { TableWords } from '../../en/table/index.ts'

export const log: TableWords['log'] = {
  title: 'Napló',
  before: 'Kezdő felállás',
  empty: 'Még semmi sem történt.',
  since: 'Legutóbbi látogatásod óta',
  earlier: 'Korábbi sorok',
  show: 'Mutasd ezt az állást',
}

export const away: TableWords['away'] = {
  title: 'Amíg távol voltál',
  lines: n => `${n} esemény`,
  mine: 'Rád tartozik',
  others: 'Ami még történt',
  walk: 'Mutasd lépésenként',
  step: (at, all) => `${at}. lépés, összesen ${all}`,
  back: 'Egyet vissza',
  next: 'Tovább',
  now: 'Vissza a mostanihoz',
  read: 'Tovább a naplóban',
  close: 'Értem',
}

export const history: TableWords['history'] = {
  title: 'Előzmények',
  slider: 'Állás',
  at: (move, all) => `${move}. állás, összesen ${all}`,
  earlier: 'Egy korábbi állás',
  now: 'Vissza a mostanihoz',
  first: 'Az elejére',
  back: 'Előző döntés',
  on: 'Következő döntés',
  play: 'Visszajátszás',
  pause: 'Szünet',
  speed: 'Sebesség',
  times: speed => `${String(speed).replace('.', ',')}×`,
  chapters: 'Fordulók és szakaszok',
  turns: 'Fordulópontok',
  end: 'A végére',
  eyes: 'Kinek a lapjai látszanak',
  ownEyes: 'Az én lapjaim',
  openOnly: 'Senkié',
  eyesOf: name => `Lapok: ${name}`,
  loading: 'Visszalapozás …',
}
