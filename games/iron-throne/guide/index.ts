/** The guided first game: Stark challenges Baratheon, in a round of its own, up to the hostage that is won. */
import type { Guide } from '../../../text/index.ts'
import type { IronThrone } from '../types.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'

export type StepId =
  | 'aim'
  | 'leader'
  | 'house'
  | 'event'
  | 'power'
  | 'challenger'
  | 'support'
  | 'cards'
  | 'hostage'
  | 'react'
  | 'outcomes'
  | 'alone'

export const guide: Guide<IronThrone, StepId> = {
  roles: ['stark', 'lannister', 'baratheon'],
  options: {},
  seed: '00000000000000000000000000000001',
  learner: 0,
  steps: [
    { id: 'aim', moves: [] },
    { id: 'leader', moves: [{ do: 'lead', leader: 'eddard-stark' }] },
    { id: 'house', moves: [], lights: ['seat:0'] },
    { id: 'event', moves: [], lights: ['seat:2'] },
    { id: 'power', moves: [{ do: 'empower', character: 'robb-stark' }] },
    { id: 'challenger', moves: [{ do: 'choose', character: 'robb-stark' }] },
    { id: 'support', moves: [{ do: 'accept' }] },
    { id: 'cards', moves: [{ do: 'card', card: 'stark-hostility-12' }] },
    { id: 'hostage', moves: [{ do: 'take', place: { from: 'hand' } }] },
    { id: 'react', moves: [{ do: 'pass' }] },
    { id: 'outcomes', moves: [] },
    { id: 'alone', moves: [] },
  ],
  replies: [
    [],
    [
      { do: 'lead', leader: 'tywin-lannister' },
      { do: 'offer', character: 'joffrey-baratheon', side: 'challenger' },
      { do: 'pass' },
    ],
    [
      { do: 'lead', leader: 'shireen-baratheon' },
      { do: 'empower', character: 'stannis-baratheon' },
      { do: 'choose', character: 'stannis-baratheon' },
      { do: 'card', card: 'stannis-baratheon' },
      { do: 'pass' },
    ],
  ],
  words: { en, hu },
}
