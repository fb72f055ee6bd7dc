/** Tables that follow others, made once, whoever asks for them and how often, also when the server stops half-way. */
import { once } from '../kernel/index.ts'
import {
  type Answer,
  nextIdOf,
  nextTable,
  type Person,
  rematchIdOf,
  rematchTable,
  seatInRematch,
  type Table,
  viewerOf,
} from '../table/index.ts'
import { freshSeed } from './freshSeed.ts'
import type { LoadedTable } from './loadedTable.ts'
import { command, keepTable, openTable, type Tables } from './tables.ts'

/** Goes on to the next game for somebody; done when its table is there, has started, and is linked. */
export async function goOn(tables: Tables, loaded: LoadedTable, who: Person): Promise<Answer> {
  const answer = await command(tables, loaded, { do: 'sequel' }, who)
  if (answer.is === 'refused' || loaded.table.core.next !== undefined) return answer
  const { table } = loaded
  const next = await madeOnce(tables, nextIdOf(table), () => nextTable(table, freshSeed(), tables.now()))
  await begin(tables, next)
  return command(tables, loaded, { do: 'sequel', next: next.table.core.id }, who)
}

/** Brings somebody to the rematch, on its seat; the first one makes its table. It begins when all have come. */
export async function playAgain(tables: Tables, loaded: LoadedTable, who: Person): Promise<Answer> {
  const answer = await command(tables, loaded, { do: 'rematch' }, who)
  if (answer.is === 'refused') return answer
  const { table } = loaded
  const next = await madeOnce(tables, rematchIdOf(table), () => rematchTable(table, who, freshSeed(), tables.now()))
  if (viewerOf(next.table, who.user).seat === null) {
    const sat = await command(
      tables,
      next,
      { do: 'sit', seat: seatInRematch(table, viewerOf(table, who.user).seat!), admitted: true },
      who,
    )
    if (sat.is === 'refused' && sat.why !== 'already-seated') return sat
  }
  if (next.table.core.seats.every(({ kind }) => kind !== 'open')) await begin(tables, next)
  return command(tables, loaded, { do: 'rematch', next: next.table.core.id }, who)
}

/** Who asks at the same time may have been faster. */
async function begin(tables: Tables, next: LoadedTable): Promise<void> {
  const { status, owner } = next.table.core
  if (status === 'gathering') await command(tables, next, { do: 'start' }, { user: owner, name: '' })
}

/** Tables that are being made, by id. */
const underWayAt = new WeakMap<Tables, Map<string, Promise<LoadedTable>>>()

function madeOnce(tables: Tables, id: string, make: () => Table): Promise<LoadedTable> {
  const underWay = once(underWayAt, tables, () => new Map<string, Promise<LoadedTable>>())
  const known = underWay.get(id)
  if (known) return known
  const making = kept(tables, id, make).finally(() => underWay.delete(id))
  underWay.set(id, making)
  return making
}

async function kept(tables: Tables, id: string, make: () => Table): Promise<LoadedTable> {
  const known = await openTable(tables, id)
  if (known) return known
  try {
    return await keepTable(tables, make())
  } catch (error) {
    // Another server may have made it meanwhile.
    const there = await openTable(tables, id)
    if (!there) throw error
    return there
  }
}
