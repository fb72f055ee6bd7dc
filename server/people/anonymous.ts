/** What is stored of a table without somebody: the same game, with an anonymous person in its place. */
import type { ChatEntry, Table } from '../../table/index.ts'

export interface Leaver {
  /** Who goes, and the names by which the table knew it. */
  user: string
  names: ReadonlySet<string>
  /** Who stands in its place. */
  anonymous: { user: string; name: string }
}

const prefix = 'gone-'

/** The id of somebody who stands in the place of one who is gone for good. */
export const anonymousId = (id: string): string => `${prefix}${id}`
const isAnonymous = (user: string): boolean => user.startsWith(prefix)

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names by which a value knows a user. */
export function namesIn(value: unknown, user: string): string[] {
  if (Array.isArray(value)) return value.flatMap(each => namesIn(each, user))
  if (!isFields(value)) return []
  const own = value.user === user && typeof value.name === 'string' ? [value.name] : []
  return [...own, ...Object.values(value).flatMap(each => namesIn(each, user))]
}

/** A value without the user: in sitters, as an owner, as a key, as the first word of the name of a line. */
export function without(value: unknown, leaver: Leaver): unknown {
  const { user, anonymous } = leaver
  if (value === user) return anonymous.user
  if (Array.isArray(value)) return value.map(each => without(each, leaver))
  if (!isFields(value)) return value
  const isIt = value.user === user
  const fields = Object.entries(value).map(([key, each]) => {
    if (isIt && key === 'name') return [key, anonymous.name]
    return [key === user ? anonymous.user : key, without(each, leaver)]
  })
  return Object.fromEntries(fields)
}

/** The whole of a table, or its row in lists: one that was named after the person is named after nobody. */
export function tableWithout<T>(table: T, leaver: Leaver): T {
  const next = without(table, leaver) as T & { name?: string }
  return next.name !== undefined && leaver.names.has(next.name) ? { ...next, name: leaver.anonymous.name } : next
}

/** Whose line of the chat it is; null where that is not noted. */
export const speakerOf = ({ id }: ChatEntry): string | null => id?.split(' ')[0] ?? null

/** A line of the chat: what the person said is gone, with its name. */
export function lineWithout(line: ChatEntry, leaver: Leaver): ChatEntry {
  const { user, names, anonymous } = leaver
  const isSaid = line.note === undefined && (line.id === undefined ? names.has(line.name) : speakerOf(line) === user)
  const next = without(line, leaver) as ChatEntry
  if (isSaid)
    return {
      ...next,
      ...(line.id && { id: `${anonymous.user}${line.id.slice(user.length)}` }),
      name: anonymous.name,
      text: '…',
    }
  return line.note && names.has(line.name) ? { ...next, name: anonymous.name } : next
}

/** Users by whose ids a table knows those who sit or sat there, own it, or have said something. */
export function usersKnownAt({ core, chat }: Table): string[] {
  const sitting = core.seats.flatMap(sitter => (sitter.kind === 'person' ? [sitter.user] : []))
  const said = chat.flatMap(line => speakerOf(line) ?? [])
  return [core.owner, ...sitting, ...Object.keys(core.former ?? {}), ...said].filter(user => !isAnonymous(user))
}
