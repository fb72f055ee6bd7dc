/** BW-2.5, BW-1.7, BW-16.1: numbers of the rules. */
export const zoneOfControl = 2
export const hottest = 4
/** BW-16.5: the face that puts out a fire of each level, from 1. */
export const quenching = ['green', 'blue', 'red', 'valor'] as const
/** BW-16.6: the direction markers 1 to 6. */
export const spreadDirections = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const
/** BW-14.4 */
export const dogsRange = { least: 2, most: 3 }
