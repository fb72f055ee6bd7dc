/**
 * The guided first game: Madder plans a card on each stack, takes Straven by assault, and sees a Taxation, an Assembly and
 * an Upkeep.
 */
import type { Guide } from '../../../text/index.ts'
import type { WarriorKnights } from '../types.ts'
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

export const guide: Guide<WarriorKnights, StepId> = {
  roles: ['red', 'blue', 'green'],
  options: { length: 'short' },
  seed: '000000000000000000000000000005af',
  learner: 0,
  steps: [
    { id: 'aim', moves: [] },
    {
      id: 'troops',
      moves: [
        { do: 'assign', card: 'reg-red-100', to: 'red-star' },
        { do: 'assign', card: 'reg-red-50-1', to: 'red-star' },
        { do: 'assign', card: 'reg-red-50-2', to: 'red-star' },
        { do: 'assign', card: 'reg-red-50-3', to: 'red-star' },
        { do: 'assign', card: 'merc-rumanian-100-1', to: 'red-circle' },
        { do: 'assign', card: 'merc-polish-50-1', to: 'red-circle' },
        { do: 'commit' },
      ],
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
      moves: [
        { do: 'plan', stack: 0, card: 'mobilize-forces' },
        { do: 'plan', stack: 1, card: 'levy-taxes' },
        { do: 'plan', stack: 2, card: 'rally-support' },
        { do: 'commit' },
      ],
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
      { do: 'assign', card: 'reg-blue-100', to: 'blue-star' },
      { do: 'assign', card: 'reg-blue-50-1', to: 'blue-star' },
      { do: 'assign', card: 'reg-blue-50-2', to: 'blue-triangle' },
      { do: 'assign', card: 'reg-blue-50-3', to: 'blue-square' },
      { do: 'assign', card: 'merc-polish-100-2', to: 'blue-triangle' },
      { do: 'assign', card: 'merc-tuscan-50-3', to: 'blue-square' },
      { do: 'commit' },
      { do: 'place', area: 'k-f3' },
      { do: 'noble', noble: 'blue-square' },
      { do: 'place', area: 'k-h1' },
      { do: 'noble', noble: 'blue-star' },
      { do: 'place', area: 'k-e3' },
      { do: 'place', area: 'k-c2' },
      { do: 'plan', stack: 0, card: 'levy-taxes' },
      { do: 'plan', stack: 0, card: 'draft-soldiers' },
      { do: 'plan', stack: 1, card: 'levy-taxes' },
      { do: 'plan', stack: 1, card: 'serve-the-church' },
      { do: 'plan', stack: 2, card: 'rally-support' },
      { do: 'plan', stack: 2, card: 'rally-support' },
      { do: 'commit' },
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
      { do: 'plan', stack: 0, card: 'mobilize-forces' },
      { do: 'plan', stack: 1, card: 'mobilize-forces' },
      { do: 'plan', stack: 2, card: 'versatile-strategy' },
      { do: 'plan', stack: 0, card: 'versatile-strategy' },
      { do: 'plan', stack: 1, card: 'draft-soldiers' },
      { do: 'plan', stack: 2, card: 'serve-the-church' },
      { do: 'commit' },
    ],
    [
      { do: 'assign', card: 'reg-green-100', to: 'green-star' },
      { do: 'assign', card: 'reg-green-50-1', to: 'green-star' },
      { do: 'assign', card: 'reg-green-50-2', to: 'green-triangle' },
      { do: 'assign', card: 'reg-green-50-3', to: 'green-square' },
      { do: 'assign', card: 'merc-english-100-3', to: 'green-triangle' },
      { do: 'assign', card: 'merc-english-50-3', to: 'green-square' },
      { do: 'commit' },
      { do: 'place', area: 'k-d3' },
      { do: 'noble', noble: 'green-square' },
      { do: 'place', area: 'k-b1' },
      { do: 'noble', noble: 'green-star' },
      { do: 'place', area: 'k-a3' },
      { do: 'place', area: 'k-h3' },
      { do: 'plan', stack: 0, card: 'levy-taxes' },
      { do: 'plan', stack: 0, card: 'draft-soldiers' },
      { do: 'plan', stack: 1, card: 'levy-taxes' },
      { do: 'plan', stack: 1, card: 'serve-the-church' },
      { do: 'plan', stack: 2, card: 'rally-support' },
      { do: 'plan', stack: 2, card: 'rally-support' },
      { do: 'commit' },
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
      { do: 'plan', stack: 0, card: 'mobilize-forces' },
      { do: 'plan', stack: 1, card: 'mobilize-forces' },
      { do: 'plan', stack: 2, card: 'versatile-strategy' },
      { do: 'plan', stack: 0, card: 'versatile-strategy' },
      { do: 'plan', stack: 1, card: 'draft-soldiers' },
      { do: 'plan', stack: 2, card: 'levy-taxes' },
      { do: 'commit' },
    ],
  ],
  words: { en, hu },
}
