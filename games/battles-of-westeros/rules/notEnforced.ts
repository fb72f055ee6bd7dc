/** Rules that say how the others are to be read, where a program has nothing to enforce: number -> why. */
export const notEnforced: Readonly<Record<string, string>> = {
  'BW-1.6': 'What friendly and enemy mean; every rule that uses the words compares the seats.',
  'BW-1.8': 'What a round and a turn are; the phases have their own numbers (BW-4).',
  'BW-1.9': 'How texts are to be read; each rule here is already written that way.',
  'BW-14.1': 'Traits do nothing by themselves; what refers to them names them.',
}
