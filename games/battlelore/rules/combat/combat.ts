/** BL-7 to BL-12: combat, the table of its steps. */
import { advanceRules } from '../turn/advance.ts'
import { attackRules } from './attack.ts'
import { commitRules } from './commit.ts'
import { counterRules } from './counter.ts'
import { damageRules } from './damage.ts'
import { destroyRules } from './destroy.ts'
import { retreatRules } from './retreat.ts'
import { rollRules } from './roll.ts'

export const combatRules = {
  ...attackRules,
  ...rollRules,
  ...commitRules,
  ...damageRules,
  ...counterRules,
  ...retreatRules,
  ...advanceRules,
  ...destroyRules,
}
