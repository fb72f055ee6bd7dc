/** BW-13.1: the morale track: 0 in the middle, 1 to 11 towards each House. */
export const zones = ['grey', 'green', 'yellow', 'red'] as const
export type Zone = (typeof zones)[number]

/** The first space of each zone; in the coloured ones it is the break point. */
export const zoneTable = { grey: 1, green: 4, yellow: 7, red: 10 } as const satisfies Record<Zone, number>

export const lastSpace = 11

/** What the last space of a House is: its rout, or a space like others. */
export type Segment = 'rout' | '11'

/** The zone of a space that lies so far from the middle; the middle counts as grey. */
export const zoneAt = (space: number): Zone => zones.findLast(zone => zoneTable[zone] <= space) ?? 'grey'
