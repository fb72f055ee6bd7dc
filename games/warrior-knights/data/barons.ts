/** WK-1.1, WK-1.2: the six Barons and their 24 Nobles. */
export const barons = ['red', 'blue', 'green', 'black', 'purple', 'yellow'] as const
export type Baron = (typeof barons)[number]

export const shapes = ['square', 'star', 'triangle', 'circle'] as const
export type Shape = (typeof shapes)[number]

export type NobleId = `${Baron}-${Shape}`

export const nobleOf = (baron: Baron, shape: Shape): NobleId => `${baron}-${shape}`

const byBaron = new Map(barons.map(baron => [baron, shapes.map(shape => nobleOf(baron, shape))]))
export const noblesOf = (baron: Baron): readonly NobleId[] => byBaron.get(baron)!
export const nobleIds: readonly NobleId[] = barons.flatMap(noblesOf)

const split = new Map(barons.flatMap(baron => shapes.map(shape => [nobleOf(baron, shape), { baron, shape }] as const)))

/** Whose Noble it is, and his shape. */
export const baronOf = (noble: NobleId): Baron => split.get(noble)!.baron
export const shapeOf = (noble: NobleId): Shape => split.get(noble)!.shape

/** The army of a stronghold, and the stronghold itself as a place (WK-1.3, WK-1.7). */
export type StrongholdId = `${Baron}-stronghold`
export const strongholdOf = (baron: Baron): StrongholdId => `${baron}-stronghold`

/** An army is called after its Noble or its stronghold. */
export type ArmyId = NobleId | StrongholdId
export const isStronghold = (id: string): id is StrongholdId => id.endsWith('-stronghold')
export const baronOfArmy = (army: ArmyId): Baron => army.slice(0, army.indexOf('-')) as Baron
