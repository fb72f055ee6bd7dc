/** How far above (negative) or below the middle of an area its things stand, in units of the map. */
export const extents = {
  /** The middle of a city or stronghold. */
  site: -33,
  /** Where its road ends. */
  gate: -14,
  /** The base of its name. */
  name: 3,
  /** The sign of an area without a city: 'K4'. */
  code: -50,
  /** The armies of whoever holds it, or of anybody where there is nothing to hold. */
  army: 33,
  /** The armies of the others. */
  others: 58,
} as const
