import { expect, it } from 'vitest'
import type { Move } from '../types.ts'
import { isRetraction } from './retractions.ts'

const retractions: readonly Move[] = [
  { do: 'sell', unit: 'obscenes' },
  { do: 'tent', take: false },
  { do: 'army', army: null },
  { do: 'decoy', more: false },
  { do: 'unpick' },
  { do: 'take-up', hex: 'D3' },
  { do: 'unmark', card: 'wedge' },
  { do: 'unselect' },
]

const steps: readonly Move[] = [
  { do: 'buy', unit: 'obscenes' },
  { do: 'tent', take: true },
  { do: 'army', army: 'brutal-assault' },
  { do: 'decoy', more: true },
  { do: 'mustered' },
  { do: 'pick', card: 'obscenes' },
  { do: 'deploy', hex: 'D3' },
  { do: 'mark', card: 'wedge' },
  { do: 'select', hex: 'D3' },
  { do: 'done' },
  { do: 'pass' },
]

it('BL-3.6, BL-3.10 a draft is taken back by giving up what it took, and by nothing else', () => {
  for (const move of retractions) expect([move, isRetraction(move)]).toEqual([move, true])
  for (const move of steps) expect([move, isRetraction(move)]).toEqual([move, false])
})
