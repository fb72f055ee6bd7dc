/** What the fuzzer is told of A Game of Thrones. */
import type { Move, Seat, State } from '../../../kernel/index.ts'
import type { Fuzzing } from '../../../kernel/testing/fuzzing.ts'
import { places } from '../data/areas.ts'
import { tracks } from '../data/constants.ts'
import { houseCards } from '../data/houseCards.ts'
import { orders } from '../data/orders.ts'
import { tidesDeck } from '../data/tides.ts'
import { unitTypes } from '../data/units.ts'
import { westerosCards } from '../data/westerosCards.ts'
import { wildlingCards } from '../data/wildlingCards.ts'
import { isHostile } from '../rules/position/control.ts'
import { typeOf } from '../rules/position/orders.ts'
import type { Thrones } from '../types.ts'
import { dense } from './dense.ts'

/** Combats, calls for support and abilities; orders that lead to them. */
function weigh({ g: { open } }: State<Thrones>, seat: Seat, move: Move<Thrones>): number {
  switch (move.do) {
    case 'go':
      return isHostile(open, seat, move.to) ? 12 : 1
    case 'place':
      return typeOf(move.order) === 'march' || typeOf(move.order) === 'support' ? 4 : 1
    case 'support':
      return move.side === null ? 1 : 4
    case 'raid':
      return move.target === null ? 1 : 4
    case 'call':
    case 'use':
    case 'grant':
      return 4
    default:
      return 1
  }
}

export const fuzzing: Fuzzing<Thrones> = {
  pieces: {
    houseCards,
    westerosCards,
    wildlingCards,
    tidesCards: [...new Set(tidesDeck)],
    orders,
    units: unitTypes,
    tracks,
    places,
  },
  weigh,
  dense,
}
