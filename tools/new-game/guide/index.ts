/** The guided first game: one round against one opponent. */
import type { Guide } from '../../../text/index.ts'
import type { NewGame } from '../types.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'

export type StepId = 'aim' | 'bid' | 'keep' | 'alone'

export const guide: Guide<NewGame, StepId> = {
  roles: ['red', 'green'],
  options: {},
  seed: '00000000000000000000000000000001',
  learner: 0,
  steps: [
    { id: 'aim', moves: [], lights: ['card:forge'] },
    { id: 'bid', moves: [{ do: 'bid', coins: 2 }] },
    { id: 'keep', moves: [{ do: 'keep' }] },
    { id: 'alone', moves: [] },
  ],
  replies: [[], [{ do: 'bid', coins: 1 }]],
  words: { en, hu },
}
