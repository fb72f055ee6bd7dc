import type { LobbyWords } from '../en/lobby.ts'

export const hu: LobbyWords = {
  title: 'Játék keresése',
  filters: {
    label: 'Mit keresel?',
    game: 'Játék',
    pace: 'Tempó',
    language: 'Nyelv',
    free: 'Szabad helyek',
    any: 'Mindegy',
    atLeast: n => `legalább ${n}`,
    reset: 'Minden asztal mutatása',
  },
  languages: { en: 'angol', hu: 'magyar' },
  tableLanguage: 'Az asztal nyelve',
  anyLanguage: 'Mindegy',
  list: 'Játékosokra váró asztalok',
  host: name => `Házigazda: ${name}`,
  seats: (taken, all) => `${all} helyből ${taken} foglalt`,
  full: 'Minden hely foglalt',
  variants: n => `${n} változat`,
  none: 'Most egyetlen ilyen asztal sem vár játékosokra.',
  noneDo: 'Keress másfélét, vagy nyiss saját asztalt: azonnal megjelenik itt.',
  lost: 'Megszakadt a kapcsolat: a lista elavult lehet.',
}
