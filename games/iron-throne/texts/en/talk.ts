import type { Phrase } from '../../data/phrases.ts'

/** IT-26.5 */
export const phrases: Readonly<Record<Phrase, string>> = {
  truce: 'I will play truce.',
  hostility: 'I will play hostility.',
  'support-me': 'Support me!',
  'stay-out': 'Stay out.',
  'will-release': 'I will release the hostage.',
  'will-torture': 'I will torture the hostage.',
  accept: 'I accept.',
  no: 'No.',
}
