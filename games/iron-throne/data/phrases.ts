/** IT-26.5: what can be said with one click; promises that bind nobody (IT-26.3). */
export const phrases = [
  'truce',
  'hostility',
  'support-me',
  'stay-out',
  'will-release',
  'will-torture',
  'accept',
  'no',
] as const
export type Phrase = (typeof phrases)[number]
