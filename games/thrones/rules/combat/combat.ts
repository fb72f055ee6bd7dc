/** AG-8: combat, the table of its steps. */
import type { Chapter } from '../../../../kernel/index.ts'
import { auto } from '../../../../kernel/index.ts'
import type { Thrones } from '../../types.ts'
import { checkAtOnce } from '../victory.ts'
import { aftermathRules } from './aftermath.ts'
import { bladeRules } from './blade.ts'
import { casualtyRules } from './casualties.ts'
import type { Steps } from './fight.ts'
import { abilityRules, houseCardRules } from './houseCards.ts'
import { retreatRules } from './retreat.ts'
import { supportRules } from './support.ts'
import { tidesRules } from './tides.ts'

const battleRules: Chapter<Thrones, 'battle'> = {
  // AG-1.5: a combat from beginning to end. Steps of Tides of Battle (AG-11) only where that option is in play.
  battle: auto(({ open }, _me, ctx) => {
    const { attacker, defender, from, at, units } = open.combat!
    ctx.log({ is: 'battle', attacker: attacker.seat, defender: defender.seat, from, at, units })
    const tides = (...steps: Steps): Steps => (open.options.tidesOfBattle ? steps : [])
    return [
      { do: 'callSupport' },
      { do: 'refuseSupports' },
      ...tides({ do: 'shuffleTides' }),
      { do: 'houseCards' },
      { do: 'abilities', moment: 'cancel' },
      { do: 'abilities', moment: 'immediate' },
      ...tides({ do: 'drawTides' }, { do: 'revealTides' }),
      { do: 'offerBlade' },
      { do: 'decide' },
      // AG-8.9
      { do: 'abilities', moment: 'result' },
      { do: 'casualties' },
      // AG-11.9: the defender's loss comes first.
      ...tides({ do: 'skull', side: 'defender' }, { do: 'skull', side: 'attacker' }),
      { do: 'abilities', moment: 'retreat' },
      { do: 'loserRetreats' },
      { do: 'moveIn' },
      ...checkAtOnce(open),
      { do: 'discardPlayed' },
      // AG-8.13.3
      { do: 'abilities', moment: 'after-combat' },
      { do: 'endCombat' },
    ]
  }),
}

export const combatRules = {
  ...battleRules,
  ...supportRules,
  ...houseCardRules,
  ...abilityRules,
  ...bladeRules,
  ...tidesRules,
  ...casualtyRules,
  ...retreatRules,
  ...aftermathRules,
}
