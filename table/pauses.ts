/** The pauses before answers of bots are told, by the clock of whoever runs the table. */
import { type Kinds, type Seat, type Step, same } from '../kernel/index.ts'
import { type Breath, breathOf } from './breath.ts'
import type { Table } from './table.ts'

interface Need {
  pace: number
  breath(): Breath
  now(): number
  later(job: () => void, milliseconds: number): () => void
}

export interface Pauses {
  /** A bot is asked now: the moment from which its pause counts. For a sealed answer that is when the question came to it. */
  begin(table: Table, seat: Seat, isQuiet: boolean): number
  /** Ends when its answer may be told. Others get their turn even where nothing is to be waited for. */
  pause(asked: Parameters<typeof breathOf>[0], begun: number, isQuiet: boolean): Promise<void>
  /** No pauses until there is no bot's turn. */
  skip(): void
  end(): void
}

/** Who thinks longer than it may, for the machine is busy, is told at the next of so many moments of a pause. */
const steps = 4

export function pausesOf({ pace, breath, now, later }: Need): Pauses {
  let sealing: { seat: Seat; step: Step<Kinds>; moves: number; at: number } | null = null
  let isHurried = false
  let wake = () => {}
  return {
    begin({ core }, seat, isQuiet) {
      const at = now()
      if (!isQuiet) return at
      const step = core.state!.stack.at(-1)!
      // The same step may come again in a later round: something was shown between.
      const goesOn = sealing?.seat === seat && sealing.moves === core.moves && same(sealing.step, step)
      if (!goesOn) sealing = { seat, step, moves: core.moves, at }
      return sealing!.at
    },
    pause: (asked, begun, isQuiet) =>
      new Promise<void>(done => {
        const length = isHurried ? 0 : breathOf(asked, { pace, breath: breath(), isQuiet })
        // The clock may have been set back since.
        const gone = Math.max(0, now() - begun)
        const cancel = later(done, leftOf(length, gone, isQuiet))
        wake = () => {
          cancel()
          done()
        }
      }),
    skip() {
      isHurried = true
      wake()
    },
    end() {
      isHurried = false
    },
  }
}

/** What is left of a pause after so long, in milliseconds. */
function leftOf(length: number, gone: number, isQuiet: boolean): number {
  if (gone <= length) return length - gone
  if (length === 0 || isQuiet) return 0
  const step = length / steps
  return Math.ceil(gone / step) * step - gone
}
