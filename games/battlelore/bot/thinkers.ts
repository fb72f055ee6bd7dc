/** The bots that think: plans tried out in imagined worlds, by the rules of thumb, until a turn begins. */
import { turnThinkers } from '../../../bots/turns.ts'
import type { BattleLore } from '../types.ts'
import { candidates } from './candidates.ts'
import { byThumb } from './easy.ts'
import { winChance } from './worth.ts'

export const { good, strong } = turnThinkers<BattleLore>({
  byThumb,
  candidates,
  turnOf: ({ g }, { step }) => (step.do === 'command' ? g.open.turn!.seat : null),
  evaluate: ({ open }, seat) => winChance(open, seat),
})
