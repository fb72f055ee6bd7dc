import type { GameTexts } from '../../../../text/index.ts'
import type { Thrones } from '../../types.ts'

export const options: GameTexts<Thrones>['options'] = {
  tidesOfBattle: {
    name: 'Tides of Battle',
    about:
      'In every combat each side draws a card that may add strength, an icon or a skull. More luck, more surprise.',
  },
  victoryCheck: {
    name: 'When seven castles and strongholds win',
    about:
      'Whether the seventh castle or stronghold wins in the middle of a March order, or only when it is fully resolved.',
    choices: {
      'at-once': 'At once, even before a combat of the same March order',
      'after-order': 'When the March order is fully resolved, combat and ports included',
    },
  },
  finalTieBreak: {
    name: 'Ties at the end',
    about: 'What decides between houses with equally many castles and strongholds after round 10.',
    choices: {
      rulebook: 'Strongholds, then Supply, then available Power, then the Iron Throne',
      'faq-2.0': 'Land areas, then Supply, then the Iron Throne',
    },
  },
  darkWingsPortsPay: {
    name: 'Dark Wings pays for ports',
    about: 'Power collected by Dark Wings, Dark Words also counts ports, as Game of Thrones does.',
  },
  lannisterPortShip3p: {
    name: 'Lannister Ship in port with three players',
    about: 'With three players too, Lannister starts with a Ship in the Port of Lannisport.',
  },
}
