/**
 * Counts games that have ended: each goes into ratings and statistics once, whichever server sees it first. What was not counted
 * when a server stopped is counted by the next that looks.
 */
import type { GameModule } from '../../kernel/index.ts'
import type { Table } from '../../table/index.ts'
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
  keeper: Pick<Keeper, 'hear' | 'hearUnread'>
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

async function countAll(need: Need): Promise<void> {
  const { standing } = need.store
  for (;;) {
    const endings = await standing.toCount(limits.endingsAtOnce)
    let counted = 0
    for (const ending of endings) {
      // One that cannot be counted keeps none of the others waiting.
      await standing.count(ending, await countFor(need, ending)).then(() => counted++, toldUnlessStore(need.fault))
    }
    if (endings.length < limits.endingsAtOnce || counted === 0) return
  }
}

const nothing: Count = { places: null, tallies: [] }

/** A table that cannot be read keeps none of the others waiting, nor its tournament: it adds nothing. */
async function countFor(need: Need, ending: Ending): Promise<Count> {
  const { store, keeper, fault } = need
  const told = toldUnlessStore(fault)
  try {
    const stored = (await store.load(ending.id))!
    const table = tableOrNull(need, stored)
    // What goes wrong in a tournament takes nothing from the ratings.
    await (table ? keeper.hear(table) : keeper.hearUnread(stored.core)).catch(told)
    if (!table) return nothing
    return countOf(table, await store.someEntries(ending.key, 0, limits.entriesAtOnce), ending.ended)
  } catch (error) {
    told(error)
    return nothing
  }
}

function tableOrNull(need: Need, stored: Parameters<typeof tableFromStore>[1]): Table | null {
  try {
    return tableFromStore(need, stored)
  } catch (error) {
    need.fault(error)
    return null
  }
}

/** Trouble of the database is thrown: the game is counted later. */
const toldUnlessStore = (fault: Need['fault']) => (error: unknown) => {
  if (error instanceof StoreTrouble) throw error
  fault(error)
}
