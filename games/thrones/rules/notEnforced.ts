/** Rules that speak of people or of things on a real table, where a program has nothing to enforce: number -> why. */
export const notEnforced: Readonly<Record<string, string>> = {
  'AG-13.1': 'Talk is free and binds nobody; the table offers a chat, and no move makes a promise.',
  'AG-14.2': 'A proposal, not a rule of the game: at our tables a bot plays for a seat that is away.',
}
