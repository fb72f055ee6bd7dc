import type { GameTexts } from '../../../../text/index.ts'
import type { IronThrone } from '../../types.ts'

export const options: GameTexts<IronThrone>['options'] = {
  freeLeaders: {
    name: 'Szabad vezetőválasztás',
    about: 'Mindenki Háza mind az öt vezetőlapja közül választ, nem csak kettő közül.',
  },
  shortGame: { name: 'Rövid játék', about: 'Öt helyett már négy kiterjesztett befolyásjelző véget vet a játéknak.' },
  lastBlood: {
    name: 'Utolsó vérig',
    about: 'A halál csak akkor vet véget a játéknak, ha két Háznak nincs élő karaktere.',
  },
  soleVictory: {
    name: 'Egyedüli győztes',
    about:
      'Ha többen terjesztették ki a legtöbb befolyást, az győz, akinek több élő karaktere, majd akinek több ereje van.',
  },
  negotiation: {
    name: 'Tárgyalási idő',
    about: 'Meddig tárgyalhat a két aktív játékos, mielőtt kudarcba fullad a fegyverszünet.',
    choices: { minutes: 'Négy perc', days: 'Két nap' },
  },
}
