/** The guided first game: the learning scenario (BL-21.4), led through a first turn and the answer to it. */
import type { Guide } from '../../../text/index.ts'
import type { BattleLore } from '../types.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'

export type StepId =
  | 'aim'
  | 'field'
  | 'discard'
  | 'command'
  | 'order'
  | 'guards'
  | 'archers'
  | 'attack'
  | 'advance'
  | 'shoot'
  | 'banners'
  | 'alone'

export const guide: Guide<BattleLore, StepId> = {
  roles: ['daqan', 'uthuk'],
  options: { learning: true },
  seed: '00000000000000000000000000000028',
  learner: 0,
  steps: [
    { id: 'aim', moves: [], lights: ['hex:D6', 'hex:H6'] },
    { id: 'field', moves: [], lights: ['hex:F6', 'hex:F4'] },
    {
      id: 'discard',
      moves: [{ do: 'mark', card: 'line-advance' }, { do: 'mark', card: 'patrol-right' }, { do: 'discard-marked' }],
    },
    { id: 'command', moves: [{ do: 'command', card: 'attack-center', mode: 'text' }] },
    {
      id: 'order',
      moves: [
        { do: 'order', hex: 'F6' },
        { do: 'order', hex: 'D8' },
        { do: 'order', hex: 'H8' },
      ],
    },
    {
      id: 'guards',
      moves: [
        { do: 'select', hex: 'F6' },
        { do: 'go', to: 'F5' },
      ],
    },
    {
      id: 'archers',
      moves: [
        { do: 'select', hex: 'H8' },
        { do: 'go', to: 'G7' },
        { do: 'select', hex: 'D8' },
        { do: 'go', to: 'E7' },
      ],
    },
    { id: 'attack', moves: [{ do: 'attack', from: 'F5', at: 'F4' }] },
    { id: 'advance', moves: [{ do: 'advance' }] },
    { id: 'shoot', moves: [{ do: 'attack', from: 'G7', at: 'H4' }] },
    { id: 'banners', moves: [], lights: ['hex:D6', 'hex:H6'] },
    { id: 'alone', moves: [] },
  ],
  replies: [
    [],
    [
      { do: 'mark', card: 'patrol-center' },
      { do: 'mark', card: 'patrol-left' },
      { do: 'discard-marked' },
      { do: 'command', card: 'forced-march', mode: 'text' },
      { do: 'order', hex: 'I3' },
      { do: 'order', hex: 'D4' },
      { do: 'order', hex: 'H4' },
      { do: 'order', hex: 'B3' },
      { do: 'select', hex: 'I3' },
      { do: 'go', to: 'I6' },
      { do: 'select', hex: 'B3' },
      { do: 'go', to: 'C4' },
      { do: 'select', hex: 'D4' },
      { do: 'go', to: 'C6' },
      { do: 'select', hex: 'H4' },
      { do: 'go', to: 'I5' },
    ],
  ],
  words: { en, hu },
}
