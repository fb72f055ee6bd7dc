/** The bots that think: plans tried out in imagined worlds, by the rules of thumb, until a turn begins. */
import { turnThinkers } from '../../../bots/turns.ts'
import type { BattlesOfWesteros } from '../types.ts'
import { candidates } from './candidates.ts'
import { byThumb } from './easy.ts'
import { winChance } from './worth.ts'

export const { good, strong } = turnThinkers<BattlesOfWesteros>({
  byThumb,
  candidates,
  turnOf: (_world, { step }) => (step.do === 'action' ? step.seat : null),
  evaluate: ({ open }, seat) => winChance(open, seat),
})
