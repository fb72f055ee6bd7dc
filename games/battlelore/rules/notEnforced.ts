/** Rules that speak of people, or of what no card does so far, where a program has nothing to enforce: number -> why. */
export const notEnforced: Readonly<Record<string, string>> = {
  'BL-0.1': 'How texts are to be read; each rule here is already written that way.',
  'BL-0.7': 'No card of the game adds a result to a roll so far.',
  'BL-10.12': 'No card of the game makes a unit retreat outside combat so far.',
  'BL-22.4': 'Talk is free; the table offers a chat, and no move trades anything.',
}
