/** What special goes on, for which the stage opens: a battle, bids, an attack of the wildlings, a card that asks. */
import type { View } from '../../../kernel/index.ts'
import { wildlingChoices } from '../data/wildlingCards.ts'
import type { Thrones } from '../types.ts'

export type StageKind = 'battle' | 'clash' | 'wildlings' | 'card'

type StepName = View<Thrones>['stack'][number]['do']

const wildlingSteps: readonly StepName[] = [
  'wildlingCard',
  'wildlingEffect',
  'wildlingOthers',
  'wildlingTie',
  ...wildlingChoices,
]

/** The stage that a position needs; null when the map alone tells everything. */
export function stageOf({ open, stack }: View<Thrones>): StageKind | null {
  const top = stack.at(-1)
  // A game may be won in the middle of a combat (AG-10.1).
  if (top === undefined) return null
  if (open.combat !== null) return 'battle'
  if (top.do === 'rank' || (top.do === 'bid' && top.on !== 'wildlings')) return 'clash'
  if (top.do === 'bid' || stack.some(step => wildlingSteps.includes(step.do))) return 'wildlings'
  return top.do === 'choose' || top.do === 'ravenCard' ? 'card' : null
}
