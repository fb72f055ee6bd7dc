export interface UnitFacts {
  moves: 'land' | 'sea'
  /** Strength of a standing unit; engines count otherwise, see strengthAgainstStructure. */
  strength: number
  /** Strength on the attacker's side where the embattled area has a castle or stronghold (AG-3.2). */
  strengthAgainstStructure: number
  musterCost: number
  /** Mustering points for turning a footman into this unit; null if that cannot be done. */
  upgradeCost: number | null
  canRetreat: boolean
  /** Pieces a house owns (AG-3.9.1). */
  limit: number
}

/** AG-3.2: the four unit types; the order of this table is the order of types. */
export const unitTable = {
  footman: {
    moves: 'land',
    strength: 1,
    strengthAgainstStructure: 1,
    musterCost: 1,
    upgradeCost: null,
    canRetreat: true,
    limit: 10,
  },
  knight: {
    moves: 'land',
    strength: 2,
    strengthAgainstStructure: 2,
    musterCost: 2,
    upgradeCost: 1,
    canRetreat: true,
    limit: 5,
  },
  ship: {
    moves: 'sea',
    strength: 1,
    strengthAgainstStructure: 1,
    musterCost: 1,
    upgradeCost: null,
    canRetreat: true,
    limit: 6,
  },
  'siege-engine': {
    moves: 'land',
    strength: 0,
    strengthAgainstStructure: 4,
    musterCost: 2,
    upgradeCost: 1,
    canRetreat: false,
    limit: 2,
  },
} as const satisfies Record<string, UnitFacts>

export type UnitType = keyof typeof unitTable
export const unitTypes = Object.keys(unitTable) as readonly UnitType[]
