/** The guided first game: Clash on the Kingsroad, led through an order token, a leadership card and a flank attack. */
import type { Guide } from '../../../text/index.ts'
import type { BattlesOfWesteros } from '../types.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'

export type StepId =
  | 'aim'
  | 'field'
  | 'above'
  | 'token'
  | 'order'
  | 'shoot'
  | 'card'
  | 'units'
  | 'riders'
  | 'engage'
  | 'flank'
  | 'pursue'
  | 'fallen'
  | 'alone'

export const guide: Guide<BattlesOfWesteros, StepId> = {
  roles: ['stark', 'lannister'],
  options: { battle: 'clash-on-the-kingsroad' },
  seed: '0000000000000000000000000000007f',
  learner: 0,
  steps: [
    { id: 'aim', moves: [], lights: ['hex:c9r7', 'hex:c12r7'] },
    { id: 'field', moves: [], lights: ['commander:maege-mormont', 'commander:rickard-karstark'] },
    { id: 'above', moves: [] },
    { id: 'token', moves: [{ do: 'token', token: 'blue', pair: false }] },
    { id: 'order', moves: [{ do: 'order', hex: 'c12r8' }, { do: 'stay' }] },
    { id: 'shoot', moves: [{ do: 'attack', from: 'c12r8', at: 'c12r4' }] },
    { id: 'card', moves: [{ do: 'play', card: 'SL04', commander: 'maege-mormont', commands: [0] }] },
    {
      id: 'units',
      moves: [
        { do: 'order', hex: 'c4r8' },
        { do: 'order', hex: 'c3r8' },
        { do: 'order', hex: 'c5r8' },
      ],
    },
    { id: 'riders', moves: [{ do: 'select', hex: 'c5r8' }, { do: 'go', path: ['c5r7'] }, { do: 'done' }] },
    { id: 'engage', moves: [{ do: 'attack', from: 'c4r8', at: 'c4r7' }] },
    {
      id: 'flank',
      moves: [
        { do: 'attack', from: 'c5r7', at: 'c4r7' },
        { do: 'reroll', face: 'red' },
      ],
    },
    { id: 'pursue', moves: [{ do: 'pursue', path: ['c4r7'] }] },
    { id: 'fallen', moves: [] },
    { id: 'alone', moves: [] },
  ],
  replies: [
    [],
    [
      { do: 'token', token: 'green', pair: false },
      { do: 'order', hex: 'c3r3' },
      { do: 'go', path: ['c2r4', 'c3r5', 'c3r6', 'c4r7'] },
      { do: 'done' },
      { do: 'token', token: 'valor', pair: false },
      { do: 'order', hex: 'c9r4' },
      { do: 'go', path: ['c9r5'] },
    ],
  ],
  words: { en, hu },
}
