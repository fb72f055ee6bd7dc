/** WK-8.2, WK-8.3: which areas share a border, what lies on it, and where the roads run. */
import { type Area, isKingdom, type KingdomAreaId, kingdomAreaIds } from './areas.ts'

export type BorderKind = 'open' | 'river' | 'mountain' | 'bridge'

/** Each border once, beneath the area that comes first in the table. */
const neighbours: Readonly<Partial<Record<KingdomAreaId, readonly KingdomAreaId[]>>> = {
  'k-a1': ['k-b1', 'k-a2'],
  'k-b1': ['k-c1', 'k-a2', 'k-b2'],
  'k-c1': ['k-d1', 'k-b2', 'k-c2'],
  'k-d1': ['k-e1', 'k-c2', 'k-d2'],
  'k-e1': ['k-f1', 'k-d2', 'k-e2'],
  'k-f1': ['k-g1', 'k-e2', 'k-f2'],
  'k-g1': ['k-h1', 'k-f2', 'k-g2'],
  'k-h1': ['k-i1', 'k-g2', 'k-h2'],
  'k-i1': ['k-h2', 'k-i2'],
  'k-a2': ['k-b2', 'k-a3', 'k-b3'],
  'k-b2': ['k-c2', 'k-b3', 'k-c3'],
  'k-c2': ['k-d2', 'k-c3', 'k-d3'],
  'k-d2': ['k-e2', 'k-d3', 'k-e3'],
  'k-e2': ['k-f2', 'k-e3', 'k-f3'],
  'k-f2': ['k-g2', 'k-f3', 'k-g3'],
  'k-g2': ['k-h2', 'k-g3', 'k-h3'],
  'k-h2': ['k-i2', 'k-h3', 'k-i3'],
  'k-i2': ['k-i3'],
  'k-a3': ['k-b3', 'k-a4'],
  'k-b3': ['k-c3', 'k-a4', 'k-b4'],
  'k-c3': ['k-d3', 'k-b4', 'k-c4'],
  'k-d3': ['k-e3', 'k-c4', 'k-d4'],
  'k-e3': ['k-f3', 'k-d4', 'k-e4'],
  'k-f3': ['k-g3', 'k-e4', 'k-f4'],
  'k-g3': ['k-h3', 'k-f4', 'k-g4'],
  'k-h3': ['k-i3', 'k-g4', 'k-h4'],
  'k-i3': ['k-h4', 'k-i4'],
  'k-a4': ['k-b4', 'k-a5', 'k-b5'],
  'k-b4': ['k-c4', 'k-b5', 'k-c5'],
  'k-c4': ['k-d4', 'k-c5', 'k-d5'],
  'k-d4': ['k-e4', 'k-d5', 'k-e5'],
  'k-e4': ['k-f4', 'k-e5', 'k-f5'],
  'k-f4': ['k-g4', 'k-f5', 'k-g5'],
  'k-g4': ['k-h4', 'k-g5', 'k-h5'],
  'k-h4': ['k-i4', 'k-h5', 'k-i5'],
  'k-i4': ['k-i5'],
  'k-a5': ['k-b5', 'k-a6'],
  'k-b5': ['k-c5', 'k-a6', 'k-b6'],
  'k-c5': ['k-d5', 'k-b6', 'k-c6'],
  'k-d5': ['k-e5', 'k-c6', 'k-d6'],
  'k-e5': ['k-f5', 'k-d6', 'k-e6'],
  'k-f5': ['k-g5', 'k-e6', 'k-f6'],
  'k-g5': ['k-h5', 'k-f6', 'k-g6'],
  'k-h5': ['k-i5', 'k-g6', 'k-h6'],
  'k-i5': ['k-h6', 'k-i6'],
  'k-a6': ['k-b6', 'k-a7', 'k-b7'],
  'k-b6': ['k-c6', 'k-b7', 'k-c7'],
  'k-c6': ['k-d6', 'k-c7', 'k-d7'],
  'k-d6': ['k-e6', 'k-d7', 'k-e7'],
  'k-e6': ['k-f6', 'k-e7', 'k-f7'],
  'k-f6': ['k-g6', 'k-f7', 'k-g7'],
  'k-g6': ['k-h6', 'k-g7', 'k-h7'],
  'k-h6': ['k-i6', 'k-h7', 'k-i7'],
  'k-i6': ['k-i7'],
  'k-a7': ['k-b7'],
  'k-b7': ['k-c7'],
  'k-c7': ['k-d7'],
  'k-d7': ['k-e7'],
  'k-e7': ['k-f7'],
  'k-f7': ['k-g7'],
  'k-g7': ['k-h7'],
  'k-h7': ['k-i7'],
}

type Pair = readonly [KingdomAreaId, KingdomAreaId]

export const rivers: readonly Pair[] = [
  ['k-e1', 'k-f1'],
  ['k-d2', 'k-e3'],
  ['k-e2', 'k-f2'],
  ['k-f1', 'k-e2'],
  ['k-e2', 'k-e3'],
  ['k-e2', 'k-f3'],
  ['k-e3', 'k-e4'],
  ['k-g3', 'k-g4'],
  ['k-h3', 'k-h4'],
  ['k-i3', 'k-i4'],
  ['k-d4', 'k-e4'],
  ['k-e3', 'k-d4'],
  ['k-d4', 'k-e5'],
  ['k-f3', 'k-e4'],
  ['k-g3', 'k-f4'],
  ['k-h3', 'k-g4'],
  ['k-i3', 'k-h4'],
  ['k-d5', 'k-d6'],
  ['k-c6', 'k-d7'],
  ['k-c7', 'k-d7'],
]

export const mountains: readonly Pair[] = [
  ['k-b2', 'k-b3'],
  ['k-b2', 'k-c3'],
  ['k-c2', 'k-c3'],
  ['k-f2', 'k-g2'],
  ['k-g1', 'k-f2'],
  ['k-g4', 'k-h4'],
  ['k-h4', 'k-h5'],
  ['k-a5', 'k-a6'],
  ['k-b5', 'k-b6'],
  ['k-b5', 'k-a6'],
  ['k-e6', 'k-f6'],
  ['k-f6', 'k-f7'],
  ['k-f7', 'k-g7'],
]

export const bridges = {
  'vecht-bridge': ['k-d3', 'k-e3'],
  'lenz-bridge': ['k-f3', 'k-f4'],
  'alta-bridge': ['k-d5', 'k-e5'],
  'olbi-bridge': ['k-c6', 'k-d6'],
} as const satisfies Record<string, Pair>

export const roads = {
  'kings-road': ['k-b1', 'k-b2', 'k-c2', 'k-d3', 'k-e3', 'k-f3', 'k-f4', 'k-g5', 'k-g6', 'k-h7', 'k-i7'],
  'ballin-road': ['k-e1', 'k-d2', 'k-d3'],
  'froli-road': ['k-d3', 'k-c4', 'k-c5', 'k-c6', 'k-d6', 'k-e7'],
  'coast-road': ['k-a3', 'k-a4', 'k-a5', 'k-b5', 'k-c5'],
  'alta-road': ['k-c5', 'k-d5', 'k-e5', 'k-f5', 'k-g5'],
  'uran-road': ['k-h1', 'k-h2', 'k-h3', 'k-g3', 'k-f3'],
  'semlik-road': ['k-g5', 'k-h5', 'k-i5', 'k-i6', 'k-i7'],
  'rota-road': ['k-a7', 'k-b7', 'k-b6', 'k-c6'],
  'berac-road': ['k-f3', 'k-f2', 'k-f1', 'k-g1', 'k-h1'],
} as const satisfies Record<string, readonly KingdomAreaId[]>

export interface Border {
  readonly kind: BorderKind
  readonly road: boolean
}

const borders = new Map<Area, Map<Area, Border>>()

function join([a, b]: Pair, border: Border): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ]) {
    if (!borders.has(from)) borders.set(from, new Map())
    borders.get(from)!.set(to, border)
  }
}

for (const [a, others] of Object.entries(neighbours)) {
  for (const b of others) join([a as KingdomAreaId, b], { kind: 'open', road: false })
}
for (const pair of rivers) join(pair, { kind: 'river', road: false })
for (const pair of mountains) join(pair, { kind: 'mountain', road: false })
for (const pair of Object.values(bridges)) join(pair, { kind: 'bridge', road: false })
for (const path of Object.values(roads)) {
  for (let i = 1; i < path.length; i++) {
    const pair: Pair = [path[i - 1], path[i]]
    join(pair, { ...borders.get(pair[0])!.get(pair[1])!, road: true })
  }
}

/** The border between two areas; undefined: they do not touch. */
export const borderBetween = (a: Area, b: Area): Border | undefined => borders.get(a)?.get(b)

const steps = new Map(
  kingdomAreaIds.map(area => {
    const around = [...(borders.get(area) ?? [])]
    return [area, around.flatMap(([to, { kind }]) => (kind === 'open' || kind === 'bridge' ? [to] : []))] as const
  }),
)

/** The areas one step away (WK-8.2), in the order of the table; none for a place overseas (WK-1.9). */
export const stepsFrom = (area: Area): readonly Area[] => (isKingdom(area) ? steps.get(area)! : [])
