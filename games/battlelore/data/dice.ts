/** The six results of a die, one on each face (BL-8.1). */
export const faces = ['strike', 'cleave', 'pierce', 'morale', 'lore', 'heroic'] as const
export type Face = (typeof faces)[number]
