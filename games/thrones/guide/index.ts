/** The guided first game: Stark among three houses, led through the first round and the Westeros phase after it. */
import type { Guide } from '../../../text/index.ts'
import type { Thrones } from '../types.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'

export type StepId =
  | 'aim'
  | 'lands'
  | 'orders'
  | 'confirm'
  | 'raven'
  | 'march'
  | 'ship'
  | 'power'
  | 'muster'
  | 'sword'
  | 'battle'
  | 'alone'

export const guide: Guide<Thrones, StepId> = {
  roles: ['stark', 'lannister', 'baratheon'],
  options: {},
  seed: '00000000000000000000000000000001',
  learner: 0,
  steps: [
    { id: 'aim', moves: [], lights: ['place:winterfell', 'place:white-harbor'] },
    { id: 'lands', moves: [], lights: ['place:winterfell', 'place:white-harbor', 'place:the-shivering-sea'] },
    {
      id: 'orders',
      moves: [
        { do: 'place', at: 'winterfell', order: 'march-0' },
        { do: 'place', at: 'white-harbor', order: 'consolidate-power' },
        { do: 'place', at: 'the-shivering-sea', order: 'march-minus-1' },
      ],
    },
    { id: 'confirm', moves: [{ do: 'confirm' }] },
    { id: 'raven', moves: [] },
    {
      id: 'march',
      moves: [
        { do: 'march', from: 'winterfell' },
        { do: 'go', unit: 'knight', to: 'moat-cailin' },
        { do: 'go', unit: 'footman', to: 'the-stony-shore' },
        { do: 'commit', banner: false },
      ],
    },
    {
      id: 'ship',
      moves: [
        { do: 'go', unit: 'ship', to: 'the-narrow-sea' },
        { do: 'commit', banner: false },
      ],
    },
    { id: 'power', moves: [], lights: ['place:white-harbor'] },
    {
      id: 'muster',
      moves: [
        { do: 'muster', step: { kind: 'new', at: 'winterfell', unit: 'knight', to: 'winterfell' } },
        { do: 'muster', step: { kind: 'upgrade', at: 'white-harbor', unit: 'knight', routed: false } },
        { do: 'muster', step: { kind: 'new', at: 'moat-cailin', unit: 'footman', to: 'moat-cailin' } },
        { do: 'done' },
      ],
    },
    { id: 'sword', moves: [{ do: 'choose', choice: 'nothing' }] },
    { id: 'battle', moves: [] },
    { id: 'alone', moves: [] },
  ],
  replies: [
    [],
    [
      { do: 'place', at: 'lannisport', order: 'march-0' },
      { do: 'place', at: 'stoney-sept', order: 'march-minus-1' },
      { do: 'place', at: 'the-golden-sound', order: 'consolidate-power' },
      { do: 'confirm' },
      { do: 'look' },
      { do: 'keep', where: 'top' },
      { do: 'march', from: 'lannisport' },
      { do: 'go', unit: 'footman', to: 'riverrun' },
      { do: 'go', unit: 'knight', to: 'searoad-marches' },
      { do: 'commit', banner: false },
      { do: 'go', unit: 'footman', to: 'harrenhal' },
      { do: 'commit', banner: true },
      { do: 'muster', step: { kind: 'upgrade', at: 'riverrun', unit: 'knight', routed: false } },
      { do: 'muster', step: { kind: 'upgrade', at: 'harrenhal', unit: 'siege-engine', routed: false } },
      { do: 'muster', step: { kind: 'new', at: 'riverrun', unit: 'ship', to: 'ironmans-bay' } },
      { do: 'muster', step: { kind: 'new', at: 'lannisport', unit: 'knight', to: 'lannisport' } },
      { do: 'done' },
      { do: 'place', at: 'searoad-marches', order: 'march-0' },
      { do: 'place', at: 'lannisport', order: 'march-minus-1' },
      { do: 'place', at: 'riverrun', order: 'consolidate-power-special' },
      { do: 'place', at: 'the-golden-sound', order: 'support' },
      { do: 'place', at: 'harrenhal', order: 'consolidate-power' },
      { do: 'place', at: 'ironmans-bay', order: 'support' },
      { do: 'confirm' },
    ],
    [
      { do: 'place', at: 'dragonstone', order: 'march-minus-1' },
      { do: 'place', at: 'kingswood', order: 'march-0' },
      { do: 'place', at: 'shipbreaker-bay', order: 'march-plus-1' },
      { do: 'confirm' },
      { do: 'march', from: 'dragonstone' },
      { do: 'go', unit: 'footman', to: 'crackclaw-point' },
      { do: 'go', unit: 'knight', to: 'crackclaw-point' },
      { do: 'commit', banner: false },
      { do: 'march', from: 'kingswood' },
      { do: 'go', unit: 'footman', to: 'the-reach' },
      { do: 'commit', banner: true },
      { do: 'go', unit: 'ship', to: 'blackwater-bay' },
      { do: 'commit', banner: false },
      { do: 'muster', step: { kind: 'upgrade', at: 'the-reach', unit: 'knight', routed: false } },
      { do: 'muster', step: { kind: 'upgrade', at: 'crackclaw-point', unit: 'knight', routed: false } },
      { do: 'muster', step: { kind: 'new', at: 'dragonstone', unit: 'knight', to: 'dragonstone' } },
      { do: 'done' },
      { do: 'place', at: 'dragonstone', order: 'march-0' },
      { do: 'place', at: 'blackwater-bay', order: 'support-plus-1' },
      { do: 'place', at: 'the-reach', order: 'support' },
      { do: 'place', at: 'crackclaw-point', order: 'march-minus-1' },
      { do: 'place', at: 'shipbreaker-bay', order: 'raid' },
      { do: 'confirm' },
    ],
  ],
  words: { en, hu },
}
