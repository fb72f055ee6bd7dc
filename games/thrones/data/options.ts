/** AG-12: what a table may choose; the first value of each list is the default. */
export const optionTable = {
  tidesOfBattle: [false, true],
  finalTieBreak: ['rulebook', 'faq-2.0'],
  darkWingsPortsPay: [false, true],
  lannisterPortShip3p: [false, true],
  randomHouses: [false, true],
} as const

export type OptionName = keyof typeof optionTable
export type Options = { [Name in OptionName]: (typeof optionTable)[Name][number] }
export const optionNames = Object.keys(optionTable) as readonly OptionName[]
export const defaultOptions = Object.fromEntries(optionNames.map(name => [name, optionTable[name][0]])) as Options
