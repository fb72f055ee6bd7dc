/** A position in the address: `#move=120`. */

const form = /^#move=(\d{1,6})$/

/** The position that an address speaks of; null: none. */
export function moveIn(hash: string): number | null {
  const move = form.exec(hash)?.[1]
  return move === undefined ? null : Number(move)
}

/** The hash of an address with this position; '' for the newest one. */
export const hashOf = (move: number | null): string => (move === null ? '' : `#move=${move}`)
