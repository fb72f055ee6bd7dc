import type { Phrase } from '../../data/phrases.ts'

/** IT-26.5 */
export const phrases: Readonly<Record<Phrase, string>> = {
  truce: 'Fegyverszünetet fogok játszani.',
  hostility: 'Viszályt fogok játszani.',
  'support-me': 'Támogass!',
  'stay-out': 'Maradj ki belőle.',
  'will-release': 'El fogom engedni a túszt.',
  'will-torture': 'Meg fogom kínozni a túszt.',
  accept: 'Elfogadom.',
  no: 'Nem.',
}
