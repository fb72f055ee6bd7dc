/** BW-2.4, BW-2.5: the faces of a die, and the order tokens, which show the same signs. */
export const signs = ['green', 'blue', 'red', 'valor', 'morale'] as const
export type Sign = (typeof signs)[number]
export type Face = Sign
export type Token = Sign

/** BW-2.4: eight faces. */
export const faces: readonly Face[] = ['green', 'green', 'green', 'blue', 'blue', 'red', 'valor', 'morale']

/** BW-2.5: order tokens of each kind in the box. */
export const tokensOfAKind = 10
