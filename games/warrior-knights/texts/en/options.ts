import type { GameTexts } from '../../../../text/index.ts'
import type { WarriorKnights } from '../../types.ts'

export const options: GameTexts<WarriorKnights>['options'] = {
  mightIsRight: { name: 'Might is right', about: 'Only cities win: the Influence pool ends nothing.' },
  length: {
    name: 'Length',
    about: 'How much Influence lies in the pool for each Baron.',
    choices: { short: 'Short (8)', standard: 'Standard (10)', long: 'Long (12)', longer: 'Longer (15)' },
  },
  openMotions: {
    name: 'Open Private Motions',
    about: 'A Private Motion may also propose prohibitions, other wages, gifts of the treasury, or anything in words.',
  },
  exchangingHeirs: {
    name: 'Exchanging heirs',
    about: 'Heirs may be given to other Barons as hostages; a dead Noble returns only when his heir is at home.',
  },
  elimination: { name: 'Elimination', about: 'Whoever loses his stronghold is out of the game.' },
  abandonedNobles: {
    name: 'Abandoned Nobles',
    about: 'A Noble lost because his troops desert is not dead: having no heir does not matter then.',
  },
  miracles: {
    name: 'Miracles can happen',
    about: 'A lasting Event may be cancelled later for 1 Faith more than its price.',
  },
}
