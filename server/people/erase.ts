/** Somebody goes for good: its seats of running games to bots, its name and words nowhere any more. */
import { type Table, viewerOf } from '../../table/index.ts'
import type { Language } from '../../text/index.ts'
import { freshId } from '../http/users.ts'
import type { LoadedTable } from '../loadedTable.ts'
import type { Person } from '../store/people.ts'
import { anew, command, openTable, type Tables } from '../tables.ts'
import { anonymousId, type Leaver, lineWithout, tableWithout } from './anonymous.ts'

const anonymousName: Readonly<Record<Language, string>> = { en: 'Anonymous', hu: 'Névtelen' }

/** Of the names of somebody other servers are told so many: a word between them is short. */
const namesTold = 10

/** Leaves all tables, is made anonymous at each, and is removed. It can be done again when it was broken off. */
export async function erasePerson(tables: Tables, { id, name, language }: Person): Promise<void> {
  const { traces, tellErased } = tables.store
  const anonymous = { user: anonymousId(freshId()), name: anonymousName[language === 'hu' ? 'hu' : 'en'] }
  const leaver: Leaver = { user: id, names: new Set([name]), anonymous }
  for (const { id: table } of await traces.of(id)) {
    const loaded = await openTable(tables, table)
    if (!loaded) continue
    await leave(tables, loaded, { user: id, name })
    await anew(tables, loaded, async before => {
      const names = await traces.erase(loaded.key, leaver)
      tellErased({ key: loaded.key, leaver: { ...leaver, names: [...names].slice(0, namesTold) } })
      return tableNow(before, { ...leaver, names })
    })
  }
  await tables.store.tournaments.erase(leaver)
  await traces.removeUser(id)
}

/** A table that gathers around somebody who goes is closed. */
async function leave(tables: Tables, loaded: LoadedTable, who: { user: string; name: string }): Promise<void> {
  const { owner, status } = loaded.table.core
  if (owner === who.user && status === 'gathering') await command(tables, loaded, { do: 'close' }, who)
  const { seat } = viewerOf(loaded.table, who.user)
  const isOn = ['gathering', 'running'].includes(loaded.table.core.status)
  if (seat !== null && isOn) await command(tables, loaded, { do: 'leave', seat }, who)
}

/** The table in memory as it is stored now. */
const tableNow = (table: Table, leaver: Leaver): Table => ({
  ...table,
  core: tableWithout(table.core, leaver),
  base: { ...table.base, core: tableWithout(table.base.core, leaver) },
  chat: table.chat.map(line => lineWithout(line, leaver)),
})
