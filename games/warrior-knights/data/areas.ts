/** WK-1.9: the 63 areas of the Kingdom and the six overseas. `col` and `row` serve the drawing alone. */

export type Region = 'west' | 'north-east' | 'south-east'

interface KingdomArea {
  readonly col: number
  readonly row: number
  readonly region: Region
  /** It lies in an outer row or column (WK-3.9). */
  readonly outer?: true
}

const kingdom = {
  'k-a1': { col: 1, row: 1, region: 'west', outer: true },
  'k-b1': { col: 2, row: 1, region: 'west', outer: true },
  'k-c1': { col: 3, row: 1, region: 'west', outer: true },
  'k-d1': { col: 4, row: 1, region: 'west', outer: true },
  'k-e1': { col: 5, row: 1, region: 'west', outer: true },
  'k-f1': { col: 6, row: 1, region: 'north-east', outer: true },
  'k-g1': { col: 7, row: 1, region: 'north-east', outer: true },
  'k-h1': { col: 8, row: 1, region: 'north-east', outer: true },
  'k-i1': { col: 9, row: 1, region: 'north-east', outer: true },
  'k-a2': { col: 1, row: 2, region: 'west', outer: true },
  'k-b2': { col: 2, row: 2, region: 'west' },
  'k-c2': { col: 3, row: 2, region: 'west' },
  'k-d2': { col: 4, row: 2, region: 'west' },
  'k-e2': { col: 5, row: 2, region: 'west' },
  'k-f2': { col: 6, row: 2, region: 'north-east' },
  'k-g2': { col: 7, row: 2, region: 'north-east' },
  'k-h2': { col: 8, row: 2, region: 'north-east' },
  'k-i2': { col: 9, row: 2, region: 'north-east', outer: true },
  'k-a3': { col: 1, row: 3, region: 'west', outer: true },
  'k-b3': { col: 2, row: 3, region: 'west' },
  'k-c3': { col: 3, row: 3, region: 'west' },
  'k-d3': { col: 4, row: 3, region: 'west' },
  'k-e3': { col: 5, row: 3, region: 'north-east' },
  'k-f3': { col: 6, row: 3, region: 'north-east' },
  'k-g3': { col: 7, row: 3, region: 'north-east' },
  'k-h3': { col: 8, row: 3, region: 'north-east' },
  'k-i3': { col: 9, row: 3, region: 'north-east', outer: true },
  'k-a4': { col: 1, row: 4, region: 'west', outer: true },
  'k-b4': { col: 2, row: 4, region: 'west' },
  'k-c4': { col: 3, row: 4, region: 'west' },
  'k-d4': { col: 4, row: 4, region: 'west' },
  'k-e4': { col: 5, row: 4, region: 'south-east' },
  'k-f4': { col: 6, row: 4, region: 'south-east' },
  'k-g4': { col: 7, row: 4, region: 'south-east' },
  'k-h4': { col: 8, row: 4, region: 'south-east' },
  'k-i4': { col: 9, row: 4, region: 'south-east', outer: true },
  'k-a5': { col: 1, row: 5, region: 'west', outer: true },
  'k-b5': { col: 2, row: 5, region: 'west' },
  'k-c5': { col: 3, row: 5, region: 'west' },
  'k-d5': { col: 4, row: 5, region: 'west' },
  'k-e5': { col: 5, row: 5, region: 'south-east' },
  'k-f5': { col: 6, row: 5, region: 'south-east' },
  'k-g5': { col: 7, row: 5, region: 'south-east' },
  'k-h5': { col: 8, row: 5, region: 'south-east' },
  'k-i5': { col: 9, row: 5, region: 'south-east', outer: true },
  'k-a6': { col: 1, row: 6, region: 'west', outer: true },
  'k-b6': { col: 2, row: 6, region: 'west' },
  'k-c6': { col: 3, row: 6, region: 'west' },
  'k-d6': { col: 4, row: 6, region: 'south-east' },
  'k-e6': { col: 5, row: 6, region: 'south-east' },
  'k-f6': { col: 6, row: 6, region: 'south-east' },
  'k-g6': { col: 7, row: 6, region: 'south-east' },
  'k-h6': { col: 8, row: 6, region: 'south-east' },
  'k-i6': { col: 9, row: 6, region: 'south-east', outer: true },
  'k-a7': { col: 1, row: 7, region: 'west', outer: true },
  'k-b7': { col: 2, row: 7, region: 'west', outer: true },
  'k-c7': { col: 3, row: 7, region: 'west', outer: true },
  'k-d7': { col: 4, row: 7, region: 'south-east', outer: true },
  'k-e7': { col: 5, row: 7, region: 'south-east', outer: true },
  'k-f7': { col: 6, row: 7, region: 'south-east', outer: true },
  'k-g7': { col: 7, row: 7, region: 'south-east', outer: true },
  'k-h7': { col: 8, row: 7, region: 'south-east', outer: true },
  'k-i7': { col: 9, row: 7, region: 'south-east', outer: true },
} satisfies Record<string, KingdomArea>

export type KingdomAreaId = keyof typeof kingdom
export const kingdomAreas: Readonly<Record<KingdomAreaId, KingdomArea>> = kingdom
export const kingdomAreaIds = Object.keys(kingdom) as readonly KingdomAreaId[]

export const overseasAreaIds = [
  'o-constantinople',
  'o-syracuse',
  'o-cadiz',
  'o-jerusalem',
  'o-alexandria',
  'o-acre',
] as const
export type OverseasAreaId = (typeof overseasAreaIds)[number]

export type Area = KingdomAreaId | OverseasAreaId
export const areaIds: readonly Area[] = [...kingdomAreaIds, ...overseasAreaIds]

export const isKingdom = (area: Area): area is KingdomAreaId => area in kingdom
