/**
 * The guided first game: Madder plans a card on each stack, takes Straven by assault, and sees a Taxation, an Assembly and
 * an Upkeep.
 */
import type { Guide } from '../../../text/index.ts'
import type { BaronCard } from '../data/actionCards.ts'
import type { ArmyId } from '../data/barons.ts'
import type { Troop } from '../data/troops.ts'
import type { Move, WarriorKnights } from '../types.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'

export type StepId =
  | 'aim'
  | 'troops'
  | 'map'
  | 'place'
  | 'plan'
  | 'march'
  | 'assault'
  | 'battle'
  | 'city'
  | 'levy'
  | 'rally'
  | 'vote'
  | 'rest'
  | 'upkeep'
  | 'alone'

/** The cards put on each stack, and the plan sealed. */
const planned = (...stacks: readonly (readonly BaronCard[])[]): Move[] => [
  ...stacks.flatMap((cards, stack) => cards.map(card => ({ do: 'plan' as const, stack, card }))),
  { do: 'commit' },
]

/** The Troop cards given to each army, and the assignment sealed. */
const assigned = (armies: Partial<Record<ArmyId, readonly Troop[]>>): Move[] => [
  ...(Object.entries(armies) as [ArmyId, readonly Troop[]][]).flatMap(([to, cards]) =>
    cards.map(card => ({ do: 'assign' as const, card, to })),
  ),
  { do: 'commit' },
]

/** Both bots begin alike. */
const firstPlan = planned(
  ['levy-taxes', 'draft-soldiers'],
  ['levy-taxes', 'serve-the-church'],
  ['rally-support', 'rally-support'],
)

export const guide: Guide<WarriorKnights, StepId> = {
  roles: ['red', 'blue', 'green'],
  options: { length: 'short' },
  seed: '000000000000000000000000000005af',
  learner: 0,
  steps: [
    { id: 'aim', moves: [] },
    {
      id: 'troops',
      moves: assigned({
        'red-star': ['reg-red-100', 'reg-red-50-1', 'reg-red-50-2', 'reg-red-50-3'],
        'red-circle': ['merc-rumanian-100-1', 'merc-polish-50-1'],
      }),
    },
    { id: 'map', moves: [], lights: ['city:straven'] },
    {
      id: 'place',
      moves: [
        { do: 'place', area: 'k-b2' },
        { do: 'noble', noble: 'red-star' },
        { do: 'place', area: 'k-b2' },
        { do: 'place', area: 'k-a1' },
      ],
    },
    {
      id: 'plan',
      moves: planned(['mobilize-forces'], ['levy-taxes'], ['rally-support']),
    },
    {
      id: 'march',
      moves: [
        { do: 'go', noble: 'red-star', path: ['k-b1'] },
        { do: 'go', noble: 'red-circle', path: ['k-b1'] },
        { do: 'done' },
      ],
    },
    { id: 'assault', moves: [{ do: 'assault', site: 'straven' }, { do: 'commit' }] },
    {
      id: 'battle',
      moves: [
        { do: 'noble', noble: 'red-star' },
        { do: 'toss', card: 'fate-23' },
        { do: 'toss', card: 'fate-16' },
        { do: 'commit' },
        { do: 'use' },
      ],
    },
    { id: 'city', moves: [{ do: 'spare' }, { do: 'area', to: 'assembly' }] },
    { id: 'levy', moves: [{ do: 'use' }] },
    { id: 'rally', moves: [{ do: 'use' }], lights: ['city:straven'] },
    { id: 'vote', moves: [{ do: 'vote', votes: 4 }, { do: 'side', side: 0 }, { do: 'comply' }] },
    {
      id: 'rest',
      moves: [
        { do: 'vote', votes: 0 },
        { do: 'vote', votes: 0 },
      ],
    },
    { id: 'upkeep', moves: [{ do: 'done' }], lights: ['city:straven'] },
    { id: 'alone', moves: [] },
  ],
  replies: [
    [],
    [
      ...assigned({
        'blue-star': ['reg-blue-100', 'reg-blue-50-1'],
        'blue-triangle': ['reg-blue-50-2', 'merc-polish-100-2'],
        'blue-square': ['reg-blue-50-3', 'merc-tuscan-50-3'],
      }),
      { do: 'place', area: 'k-f3' },
      { do: 'noble', noble: 'blue-square' },
      { do: 'place', area: 'k-h1' },
      { do: 'noble', noble: 'blue-star' },
      { do: 'place', area: 'k-e3' },
      { do: 'place', area: 'k-c2' },
      ...firstPlan,
      { do: 'use' },
      { do: 'mark', spot: 1 },
      { do: 'use' },
      { do: 'area', to: 'taxation' },
      { do: 'draw' },
      { do: 'use' },
      { do: 'draw' },
      { do: 'pledge', faith: 1 },
      { do: 'use' },
      { do: 'use' },
      { do: 'next', agenda: 'salt-monopoly' },
      { do: 'next', agenda: 'mercenary-charter' },
      { do: 'vote', votes: 2 },
      { do: 'side', side: 1 },
      { do: 'vote', votes: 0 },
      { do: 'side', side: 'no' },
      { do: 'vote', votes: 1 },
      { do: 'side', side: 1 },
      { do: 'side', side: 1 },
      { do: 'comply' },
      { do: 'noble', noble: 'blue-star' },
      ...planned(
        ['mobilize-forces', 'versatile-strategy'],
        ['mobilize-forces', 'draft-soldiers'],
        ['versatile-strategy', 'serve-the-church'],
      ),
    ],
    [
      ...assigned({
        'green-star': ['reg-green-100', 'reg-green-50-1'],
        'green-triangle': ['reg-green-50-2', 'merc-english-100-3'],
        'green-square': ['reg-green-50-3', 'merc-english-50-3'],
      }),
      { do: 'place', area: 'k-d3' },
      { do: 'noble', noble: 'green-square' },
      { do: 'place', area: 'k-b1' },
      { do: 'noble', noble: 'green-star' },
      { do: 'place', area: 'k-a3' },
      { do: 'place', area: 'k-h3' },
      ...firstPlan,
      { do: 'grant' },
      { do: 'mark', spot: 0 },
      { do: 'use' },
      { do: 'use' },
      { do: 'area', to: 'taxation' },
      { do: 'use' },
      { do: 'use' },
      { do: 'use' },
      { do: 'vote', votes: 2 },
      { do: 'side', side: 2 },
      { do: 'vote', votes: 0 },
      { do: 'vote', votes: 1 },
      { do: 'side', side: 2 },
      ...planned(
        ['mobilize-forces', 'versatile-strategy'],
        ['mobilize-forces', 'draft-soldiers'],
        ['versatile-strategy', 'levy-taxes'],
      ),
    ],
  ],
  words: { en, hu },
}
