/** Hexes in words, for those who hear a field. */

/** A part of what is said; what is empty or false is left out. */
export type Part = string | false | null | undefined

const joined = (parts: readonly Part[]): string => parts.filter(part => part).join(', ')

/** All hexes in words, each begun by its name. Worked out once for a position: pointing at hexes must be quick. */
export const hexesInWords = <Hex extends string>(
  hexes: readonly Hex[],
  partsOf: (hex: Hex) => readonly Part[],
  nameOf: (hex: Hex) => string = String,
): ReadonlyMap<Hex, string> => new Map(hexes.map(hex => [hex, joined([nameOf(hex), ...partsOf(hex)])]))

/** A hex in words, with what may be done there or seen of it. */
export const hexInWords = <Hex extends string>(
  field: ReadonlyMap<Hex, string>,
  hex: Hex,
  more: readonly Part[],
): string => joined([field.get(hex), ...more])
