/** The next table of a series: made once, whoever asks for it and how often, also when the server stops half-way. */
import { type Answer, nextIdOf, nextTable, type Person } from '../table/index.ts'
import { freshSeed } from './minds.ts'
import { command, keepTable, type Live, openTable, type Tables } from './tables.ts'

/** Tables whose next one is being made. */
const underWay = new WeakMap<Live, Promise<Live>>()

/** Goes on to the next game for somebody; done when its table is there, has started, and is linked. */
export async function goOn(tables: Tables, live: Live, who: Person): Promise<Answer> {
  const answer = await command(tables, live, { do: 'sequel' }, who)
  if (answer.is === 'refused' || live.table.core.next !== undefined) return answer
  const next = await nextLive(tables, live)
  if (next.table.core.status === 'gathering') {
    const { owner } = next.table.core
    // Who asks at the same time may have been faster.
    await command(tables, next, { do: 'start' }, { user: owner, name: '' })
  }
  return command(tables, live, { do: 'sequel', next: next.table.core.id }, who)
}

function nextLive(tables: Tables, live: Live): Promise<Live> {
  const known = underWay.get(live)
  if (known) return known
  const making = make(tables, live).finally(() => underWay.delete(live))
  underWay.set(live, making)
  return making
}

async function make(tables: Tables, live: Live): Promise<Live> {
  const id = nextIdOf(live.table)
  const known = await openTable(tables, id)
  if (known) return known
  try {
    return await keepTable(tables, nextTable(live.table, freshSeed(), tables.now()))
  } catch (error) {
    // Another server may have made it meanwhile.
    const there = await openTable(tables, id)
    if (!there) throw error
    return there
  }
}
