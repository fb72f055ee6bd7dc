/** The words around a table in Hungarian: votes and chat. */
import type { TableWords } from '../../en/table/index.ts'

export const vote: TableWords['vote'] = {
  title: 'Szavazás',
  paused: 'A játék szünetel',
  pausedAbout: 'Minden óra áll, senki sem lép. Beszélgetni lehet.',
  on: {
    pause: by => `${by} szünetet kér.`,
    resume: by => `${by} folytatni szeretné.`,
    replace: (by, of) => `${by} megnyitná másoknak ezt a helyet: ${of}.`,
    draw: by => `${by} döntetlent ajánl: mindenkinek bele kell egyeznie.`,
    cancel: by =>
      `${by} törölné a játszmát: itt véget érne, és senkinek sem számítana. Mindenkinek bele kell egyeznie.`,
    pace: (by, pace) => `${by} más tempót szeretne: ${pace}.`,
  },
  rule: (yes, needed) => `Mellette: ${yes}, szükséges: ${needed}.`,
  yes: 'Mellette',
  no: 'Ellene',
  pause: 'Szavazás szünetről',
  resume: 'Szavazás a folytatásról',
  replace: 'Szavazás a hely megnyitásáról',
  draw: 'Döntetlent ajánlok',
  cancel: 'Kérem mindenkitől a játszma törlését',
  pace: 'Szavazás más tempóról',
  paceCall: 'Szavazás kérése',
  paceNo: 'Marad a tempó',
}

export const chat: TableWords['chat'] = {
  title: 'Beszélgetés',
  all: 'Az egész asztal',
  with: name => `Csak ${name}`,
  to: 'Kinek',
  write: 'Írj üzenetet',
  send: 'Küldés',
  phrases: 'Kész mondatok',
  empty: 'Még senki sem szólalt meg.',
  unsent: 'Még nincs elküldve',
  resend: 'Küldés újra',
  drop: 'Elvetés',
  news: 'Új üzenetek',
  privately: (from, to) => `${from} → ${to}, bizalmasan`,
  watcher: 'néző',
  apart: 'Csak a nézők olvassák, a játékosok nem.',
}
