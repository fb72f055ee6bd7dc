/** Rules that speak of people or of things on a real table, where a program has nothing to enforce: number -> why. */
export const notEnforced: Readonly<Record<string, string>> = {
  'IT-26.2': 'Who may write in the chat of a table is the same for all games: whoever sits there.',
  'IT-26.3': 'Talk is free and binds nobody; the table offers a chat, and no move makes a promise but a proposal.',
  'IT-26.4': 'Claims are words. No move shows a card to anybody.',
  'IT-27.1': 'But for the clock of a negotiation, time is a matter of the table, the same for all games.',
  'IT-27.3': 'At our tables a bot plays for whoever is late; the clock of a negotiation alone has a move of its own.',
  'IT-27.5': 'A bot sees the view of its seat and nothing else, in every game alike.',
  'IT-28.5': 'Not offered: at this game everybody hears everything.',
}
