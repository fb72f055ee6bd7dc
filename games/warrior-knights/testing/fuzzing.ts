/** What the fuzzer is told of Warrior Knights. */
import type { Move, Seat, State } from '../../../kernel/index.ts'
import type { Fuzzing } from '../../../kernel/testing/fuzzing.ts'
import { baronCards, neutralCards } from '../data/actionCards.ts'
import { agendas } from '../data/agendas.ts'
import { nobleIds } from '../data/barons.ts'
import { cities } from '../data/cities.ts'
import { eventCards } from '../data/events.ts'
import { fateCards } from '../data/fate.ts'
import type { WarriorKnights } from '../types.ts'
import { dense } from './dense.ts'

/** Attacks, marches, Mercenaries, permissions; few refusals, for whoever refuses is banned for good. */
function weigh(_state: State<WarriorKnights>, _seat: Seat, move: Move<WarriorKnights>): number {
  switch (move.do) {
    case 'assault':
    case 'siege':
      return 60
    case 'attack':
    case 'pay-all':
    case 'pay-crowns':
    case 'pay-faith':
      return 16
    case 'place':
    case 'pay':
    case 'hire':
    case 'grant':
    case 'plan':
    case 'use':
      return 6
    case 'go':
      return 3
    case 'refuse':
    case 'let-go':
    case 'raze':
    case 'decline':
    case 'done':
    case 'commit':
      return 1 / 4
    default:
      return 1
  }
}

export const fuzzing: Fuzzing<WarriorKnights> = {
  pieces: { baronCards, neutralCards, eventCards, agendas, fateCards, nobleIds, cities },
  weigh,
  dense,
}
