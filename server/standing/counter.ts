/**
 * Counts games that have ended: each goes into ratings and statistics once, whichever server sees it first. What was not counted
 * when a server stopped is counted by the next that looks.
 */
import type { GameModule } from '../../kernel/index.ts'
import { limits } from '../limits.ts'
import { tableFromStore } from '../loadedTable.ts'
import { repeated } from '../repeated.ts'
import type { Count, Ending } from '../store/standing.ts'
import type { Store } from '../store/store.ts'
import { StoreTrouble } from '../store/trouble.ts'
import { countOf } from './counts.ts'
import type { Keeper } from './tournaments/keeper.ts'

export interface Counter {
  /** Counts all that is to be counted; when it is at it already, once more after that. */
  look(): Promise<void>
  /** Waits until nothing is being counted. */
  settle(): Promise<void>
}

interface Need {
  keeper: Pick<Keeper, 'hear'>
  games: Readonly<Record<string, GameModule>>
  store: Store
  now(): number
  fault(error: unknown): void
}

export function openCounter(need: Need): Counter {
  const count = repeated(() => countAll(need), need.fault)
  let busy = Promise.resolve()
  let isWaiting = false
  const look = () => {
    if (isWaiting) return busy
    isWaiting = true
    busy = busy.then(() => {
      isWaiting = false
      return count()
    })
    return busy
  }
  return { look, settle: () => busy }
}

async function countAll({ store, ...need }: Need): Promise<void> {
  for (;;) {
    const endings = await store.standing.toCount(limits.endingsAtOnce)
    for (const ending of endings) await store.standing.count(ending, await countFor({ store, ...need }, ending))
    if (endings.length < limits.endingsAtOnce) return
  }
}

/** A table that cannot be read keeps none of the others waiting: it adds nothing. */
async function countFor({ games, store, keeper, now, fault }: Need, ending: Ending): Promise<Count> {
  try {
    const stored = await store.load(ending.id)
    const first = await store.someEntries(ending.key, 0, limits.entriesAtOnce)
    const table = tableFromStore({ games, now }, stored!)
    // What goes wrong in a tournament takes nothing from the ratings.
    await keeper.hear(table).catch(toldUnlessStore(fault))
    return countOf(table, first, ending.ended)
  } catch (error) {
    toldUnlessStore(fault)(error)
    return { places: null, tallies: [] }
  }
}

/** Trouble of the database is thrown: the game is counted later. */
const toldUnlessStore = (fault: Need['fault']) => (error: unknown) => {
  if (error instanceof StoreTrouble) throw error
  fault(error)
}
