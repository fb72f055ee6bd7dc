/** Whom somebody means: a person by its page, a seat, or a line of the chat. */
import { reads, viewerOf } from '../../table/index.ts'
import type { Who } from '../../table/sync/relations.ts'
import type { LoadedTable } from '../loadedTable.ts'
import { speakerOf } from '../people/anonymous.ts'
import type { Person, User } from '../store/people.ts'
import { openTable } from '../tables.ts'
import { notFound } from './errors.ts'
import type { ApiNeed } from './need.ts'
import { noPerson } from './people.ts'

/** Throws a fault where there is nobody there, or the reader may not know of it. */
export async function meant(need: ApiNeed, who: Who, reader: User): Promise<Person> {
  const id = 'person' in who ? who.person : await atTable(need, who, reader)
  const person = id === null ? null : await need.store.people.person(id)
  if (!person) throw noPerson()
  return person
}

async function atTable({ host }: ApiNeed, who: Exclude<Who, { person: string }>, reader: User): Promise<string | null> {
  const loaded = await openTable(host.tables, who.table)
  if (!loaded) throw notFound()
  if ('line' in who) return linesAt(loaded, [who.line], reader)[0]?.speaker ?? null
  const sitter = loaded.table.core.seats[who.seat]
  return sitter?.kind === 'person' ? sitter.user : null
}

/** The lines of the chat of these moments that somebody may read, and who has said them. */
export function linesAt({ table }: LoadedTable, moments: readonly number[], reader: User) {
  const viewer = viewerOf(table, reader.id)
  const lines = table.chat.filter(line => !line.note && moments.includes(line.at) && reads(line, viewer))
  return lines.map(line => ({ at: line.at, name: line.name, text: line.text, speaker: speakerOf(line) }))
}
