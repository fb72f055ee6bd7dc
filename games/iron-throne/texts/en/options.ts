import type { GameTexts } from '../../../../text/index.ts'
import type { IronThrone } from '../../types.ts'

export const options: GameTexts<IronThrone>['options'] = {
  freeLeaders: {
    name: 'Free choice of leader',
    about: 'Everybody chooses among all five leader sheets of the House instead of two.',
  },
  shortGame: { name: 'Short game', about: 'Four spread influence tokens end the game instead of five.' },
  lastBlood: {
    name: 'Last blood',
    about: 'Deaths end the game only when two Houses have no living character.',
  },
  soleVictory: {
    name: 'Sole victory',
    about: 'Of several with the most influence, whoever has more living characters wins, then whoever has more power.',
  },
  negotiation: {
    name: 'Time to negotiate',
    about: 'How long the two active players may negotiate before the truce fails.',
    choices: { minutes: 'Four minutes', days: 'Two days' },
  },
}
