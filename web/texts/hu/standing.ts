import type { StandingWords } from '../en/standing.ts'

export const hu: StandingWords = {
  title: 'Rangsor',
  lead: 'Akik ugyanabból a játékból legalább tíz rangsorolt játszmát játszottak. Az értékszám azt mondja meg, hogy valaki szinte biztosan mennyit ér: 1000-ről indul, és többnyire nő, ahogy egyre biztosabbá válik.',
  game: 'Játék',
  empty:
    'Ebből még senki sem játszott tíz rangsorolt játszmát. Az asztal létrehozásakor lehet rangsorolt játszmát kérni, órával és csupa emberrel.',
  place: 'Hely',
  person: 'Játékos',
  points: 'Értékszám',
  games: 'Rangsorolt játszma',
  guest: 'vendég',
  you: 'te',
  mine: {
    title: 'Értékszámok',
    unsure: 'a tizedik rangsorolt játszmáig bizonytalan',
  },
  change: {
    label: 'Értékszámok a játszma után',
    of: (name, before, after) => `${name}: ${before} → ${after}`,
  },
  meetings: {
    title: 'Ti ketten egymás ellen',
    none: 'Még egy játszmát sem játszottatok végig együtt.',
    of: (played, ahead, behind) =>
      `${played} játszma: kettőtök közül ${ahead} alkalommal te végeztél előrébb, ${behind} alkalommal ő`,
  },
  statistics: {
    title: 'Statisztika',
    door: 'A játék statisztikája',
    lead: 'Az itt végigjátszott összes nyilvános játszmáról, amelyben emberek játszottak egymással.',
    none: 'Még nem ért véget olyan nyilvános játszma, amelyben emberek játszottak egymással.',
    games: n => `${n} játszma`,
    all: 'Mind',
    seats: 'Játékosok száma',
    wins: 'Győzelmek',
    winsOf: (won, played, share) => `${played} játszmából ${won} (${share})`,
    minutes: 'Mennyi ideig tart egy játszma',
    upTo: time => `legfeljebb ${time}`,
    longer: time => `több mint ${time}`,
    minute: n => `${n} perc`,
    hour: n => `${n} óra`,
    day: n => `${n} nap`,
    rounds: 'Melyik fordulóban ér véget',
    round: n => `${n}. forduló`,
    order: { first: 'Kezdő', second: 'Második' },
  },
}
