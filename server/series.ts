/** The next table of a series: made once, whoever asks for it and how often, also when the server stops half-way. */
import { type Answer, nextIdOf, nextTable, type Person } from '../table/index.ts'
import { freshSeed } from './bots/botPool.ts'
import { command, keepTable, type LoadedTable, openTable, type Tables } from './tables.ts'

/** Tables whose next one is being made. */
const underWay = new WeakMap<LoadedTable, Promise<LoadedTable>>()

/** Goes on to the next game for somebody; done when its table is there, has started, and is linked. */
export async function goOn(tables: Tables, loaded: LoadedTable, who: Person): Promise<Answer> {
  const answer = await command(tables, loaded, { do: 'sequel' }, who)
  if (answer.is === 'refused' || loaded.table.core.next !== undefined) return answer
  const next = await nextLive(tables, loaded)
  if (next.table.core.status === 'gathering') {
    const { owner } = next.table.core
    // Who asks at the same time may have been faster.
    await command(tables, next, { do: 'start' }, { user: owner, name: '' })
  }
  return command(tables, loaded, { do: 'sequel', next: next.table.core.id }, who)
}

function nextLive(tables: Tables, loaded: LoadedTable): Promise<LoadedTable> {
  const known = underWay.get(loaded)
  if (known) return known
  const making = make(tables, loaded).finally(() => underWay.delete(loaded))
  underWay.set(loaded, making)
  return making
}

async function make(tables: Tables, loaded: LoadedTable): Promise<LoadedTable> {
  const id = nextIdOf(loaded.table)
  const known = await openTable(tables, id)
  if (known) return known
  try {
    return await keepTable(tables, nextTable(loaded.table, freshSeed(), tables.now()))
  } catch (error) {
    // Another server may have made it meanwhile.
    const there = await openTable(tables, id)
    if (!there) throw error
    return there
  }
}
