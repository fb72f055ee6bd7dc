/** What others have written of the tables in memory: other servers, and an operator's commands. */
import { advance, type Entry, follows, type Table, trimmed } from '../table/index.ts'
import { allTried } from './allTried.ts'
import { type LoadedTable, queue, tableFromStore } from './loadedTable.ts'
import { usersKnownAt } from './people/anonymous.ts'
import type { Erased, News } from './store/notifier.ts'
import type { Tables } from './tables.ts'

/** Takes in what another server has done, or looks everywhere when it is not known what. */
export function hearNews(tables: Tables, news: News | 'any'): void {
  const here = (keys: readonly number[]) => keys.flatMap(key => tables.byKey.get(key) ?? [])
  const grown = news === 'any' ? [...tables.byKey.values()] : here(news.keys)
  for (const loaded of grown) queue(loaded, () => refresh(tables, loaded)).catch(() => {})
  if (news === 'any') void lookForGone(tables).catch(() => {})
  else for (const each of news.erased) hearOfErased(tables, each)
}

/** Takes in what other servers have added meanwhile. */
export async function refresh(tables: Tables, loaded: LoadedTable): Promise<void> {
  const before = loaded.table
  const { entries, said } = await tables.store.after(loaded.key, before.version)
  const chat = merged(before.chat, said)
  if (entries.length === 0 && chat === before.chat) return
  if (entries.some(({ undone }) => undone)) loaded.marks.clear()
  const next = await caughtUp(tables, before, entries)
  const isAsMany = next.away.length === loaded.table.away.length
  loaded.table = trimmed({ ...next, chat, ...(isAsMany && { away: loaded.table.away }) })
  tables.changed(loaded, before)
}

/** Takes somebody out of what was written from here before the word came, and then out of memory. */
function hearOfErased(tables: Tables, { key, leaver }: Erased): void {
  const loaded = tables.byKey.get(key)
  if (!loaded) return
  const job = async () => {
    await tables.store.traces.erase(key, { ...leaver, names: new Set(leaver.names) })
    await readAnew(tables, loaded)
  }
  queue(loaded, job).catch(() => {})
}

/** Takes a table from the store as it stands there now. */
async function readAnew(tables: Tables, loaded: LoadedTable): Promise<void> {
  const before = loaded.table
  const stored = await tables.store.load(before.core.id)
  if (!stored) return
  loaded.marks.clear()
  loaded.earlierLines = stored.earlierLines
  loaded.table = trimmed({ ...tableFromStore(tables, stored), away: before.away })
  tables.changed(loaded, before)
}

/** Users who are asked for together. */
const askedForAtOnce = 500

/** Reads those tables anew that still know somebody who is gone for good, where the word of it may have been missed. */
async function lookForGone(tables: Tables): Promise<void> {
  const all = [...tables.byKey.values()].map(loaded => ({ loaded, users: usersKnownAt(loaded.table) }))
  const wanted = [...new Set(all.flatMap(({ users }) => users))]
  const gone = new Set(wanted)
  for (let at = 0; at < wanted.length; at += askedForAtOnce)
    for (const id of await tables.store.people.known(wanted.slice(at, at + askedForAtOnce))) gone.delete(id)
  const known = all.filter(({ users }) => users.some(user => gone.has(user)))
  await allTried(known.map(({ loaded }) => queue(loaded, () => readAnew(tables, loaded))))
}

/** Tables that are looked at together. */
const lookedAtOnce = 200

/**
 * Looks which tables in memory have grown without a word of it, and takes that in: a word between servers may be lost, and an
 * operator's command says none.
 */
export async function lookForGrowth(tables: Tables): Promise<void> {
  const keys = [...tables.byKey.keys()]
  for (let at = 0; at < keys.length; at += lookedAtOnce) {
    const grown = (await tables.store.growth(keys.slice(at, at + lookedAtOnce))).flatMap(growth => {
      const loaded = tables.byKey.get(growth.key)
      return loaded && hasGrown(loaded, growth) ? [loaded] : []
    })
    await allTried(grown.map(loaded => queue(loaded, () => refresh(tables, loaded))))
  }
}

const hasGrown = ({ table, earlierLines }: LoadedTable, { entries, lines }: { entries: number; lines: number }) =>
  entries > table.version || lines > earlierLines + table.chat.length

/** The table after what others have added: by those entries, or from the store where they have taken back what is shown here. */
async function caughtUp(tables: Tables, before: Table, entries: readonly Entry[]): Promise<Table> {
  if (entries.length === 0 || follows(before, entries[0])) return entries.reduce(advance, before)
  return tableFromStore(tables, (await tables.store.load(before.core.id))!)
}

/** The chat as it was shown, and then what is new in it; the very same when nothing is. */
function merged(shown: Table['chat'], stored: Table['chat']): Table['chat'] {
  const known = new Set(shown.map(line => JSON.stringify(line)))
  const fresh = stored.filter(line => !known.has(JSON.stringify(line)))
  return fresh.length === 0 ? shown : [...shown, ...fresh]
}
