/** The shape of a pace that is wished for: hours for each move, a clock for each seat, or neither. */
import * as z from 'zod'

/** One minute, in hours: less would take the seats from their people. */
const shortestMove = 1 / 60

export const pace = {
  hoursPerMove: z.number().min(shortestMove).max(720).nullable(),
  clock: z.strictObject({ minutes: z.int().min(1).max(600), increment: z.int().min(0).max(600) }).nullable(),
}

/** In hours and days; null or left out: none. */
export const reserve = z
  .strictObject({ bank: z.int().min(0).max(720), vacation: z.int().min(0).max(60) })
  .nullable()
  .optional()

interface Wished {
  hoursPerMove: number | null
  clock: object | null
  reserve?: object | null
}

/** A reserve goes with hours for each move alone. */
export const isOnePace = ({ hoursPerMove, clock, reserve }: Wished): boolean =>
  hoursPerMove === null ? !reserve : clock === null

export const onePace = 'Choose hours for each move, with a reserve or without, or a clock for each seat, and not both.'
