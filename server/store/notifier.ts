/** The word that several servers on one PostgreSQL pass to each other: which tables have grown, who is here, who has left for good, who has signed out. */
import pg from 'pg'
import type { Leaver } from '../people/anonymous.ts'
import { limited } from './postgres.ts'

const newsChannel = 'interregnum_news'
const presenceChannel = 'interregnum_presence'

/** What other servers have done. */
export interface News {
  /** Tables that have grown. */
  keys: readonly number[]
  /** Tables that have come into the lobby, changed there or left it. */
  lobby: readonly number[]
  /** Who was taken out of which tables. */
  erased: readonly Erased[]
  /** Guests who have signed out all other browsers. */
  signedOut: readonly string[]
}

/** Somebody was taken out of all that is stored of a table: so must it be of what another server has in memory and writes meanwhile. */
export interface Erased {
  key: number
  leaver: Omit<Leaver, 'names'> & { names: readonly string[] }
}

/** Tells other servers, and hears from them, what has happened. */
export interface NodeNotifier {
  /** What cannot be told now is told later. */
  tell(news: Partial<News>): void
  /** Tells who has pages here; what has not been told when this comes again is not told any more. */
  tellPresence(here: readonly Presence[]): void
  close(): Promise<void>
}

/** Those who sit at a table and have pages there. */
export interface Presence {
  key: number
  users: readonly string[]
}

interface Listener {
  url: string
  self: string
  hear(news: News | 'any'): void
  hearPresence(here: readonly Presence[]): void
  client: pg.Client | null
  isClosed: boolean
  /** What has not been told yet. */
  grown: Set<number>
  lobby: Set<number>
  erased: Set<Erased>
  signedOut: Set<string>
  /** Words about who has pages here, that wait for what is being told. */
  presence: string[]
  telling: Promise<unknown> | null
}

/** What is told in one go. */
interface Message {
  channel: string
  words: readonly string[]
  /** It could not be told. */
  untold(): void
}

/** After a lost connection the ear listens again in so many milliseconds. */
const listenAgain = 1000
/** One word is no longer than PostgreSQL allows: so many numbers of tables, names of guests, and removals. */
const keysInWord = 300
const lobbyKeysInWord = 100
const erasedInWord = 3
const guestsInWord = 100

/** Tables in one word about presence: of each those are named who sit there. */
const tablesInWord = 20

/** Uses a connection of its own, which comes back by itself when it is lost. `hear` is given 'any' when words may have been missed. */
export async function openNodeNotifier(
  url: string,
  { hear, hearPresence }: Pick<Listener, 'hear' | 'hearPresence'>,
): Promise<NodeNotifier> {
  const self = crypto.randomUUID()
  const listener: Listener = {
    url,
    self,
    hear,
    hearPresence,
    client: null,
    isClosed: false,
    grown: new Set(),
    lobby: new Set(),
    erased: new Set(),
    signedOut: new Set(),
    presence: [],
    telling: null,
  }
  await listen(listener)
  return {
    tell: news => {
      note(listener, news)
      tellAll(listener)
    },
    tellPresence: here => {
      // Who was here a while ago is nothing to tell any more.
      listener.presence = []
      for (let at = 0; at < here.length; at += tablesInWord)
        listener.presence.push(JSON.stringify([self, here.slice(at, at + tablesInWord)]))
      tellAll(listener)
    },
    close: async () => {
      listener.isClosed = true
      while (listener.telling) await listener.telling
      await listener.client?.end()
    },
  }
}

function note({ grown, lobby, erased, signedOut }: Listener, news: Partial<News>): void {
  for (const key of news.keys ?? []) grown.add(key)
  for (const key of news.lobby ?? []) lobby.add(key)
  for (const each of news.erased ?? []) erased.add(each)
  for (const user of news.signedOut ?? []) signedOut.add(user)
}

/** Takes so many out of a set. */
function take<T>(set: Set<T>, most: number): T[] {
  const taken = [...set].slice(0, most)
  for (const each of taken) set.delete(each)
  return taken
}

/** Tells what there is to tell: the connection is asked one thing at a time. */
function tellAll(listener: Listener): void {
  const { client } = listener
  if (listener.telling || !client) return
  const message = nextMessage(listener)
  if (!message) return
  const { channel, words, untold } = message
  const told = client
    .query('select pg_notify($1, word) from unnest($2::text[]) word', [channel, words])
    .catch(async () => {
      untold()
      listener.client = null
      // Its end is heard of, and another one is opened.
      await client.end().catch(() => {})
    })
  listener.telling = told.finally(() => {
    listener.telling = null
    tellAll(listener)
  })
}

function nextMessage(listener: Listener): Message | null {
  const { grown, lobby, erased, signedOut, presence, self } = listener
  if (presence.length > 0) {
    listener.presence = []
    return { channel: presenceChannel, words: presence, untold: () => {} }
  }
  if (grown.size + lobby.size + erased.size + signedOut.size === 0) return null
  const news: News = {
    keys: take(grown, keysInWord),
    lobby: take(lobby, lobbyKeysInWord),
    erased: take(erased, erasedInWord),
    signedOut: take(signedOut, guestsInWord),
  }
  return { channel: newsChannel, words: [JSON.stringify([self, news])], untold: () => note(listener, news) }
}

function hearOfPresence({ self, hearPresence }: Listener, word: string): void {
  const [from, here] = JSON.parse(word) as [string, Presence[]]
  if (from !== self) hearPresence(here)
}

/** Listens; where it cannot, or no longer, it tries again in a moment. */
async function listen(listener: Listener): Promise<void> {
  const client = new pg.Client(limited(listener.url))
  // The end of the connection follows, and with it the next try.
  client.on('error', () => {})
  client.on('end', () => {
    listener.client = null
    if (!listener.isClosed)
      setTimeout(
        () =>
          void listen(listener).then(
            () => listener.hear('any'),
            () => {},
          ),
        listenAgain,
      ).unref()
  })
  client.on('notification', ({ channel: about, payload = '' }) => {
    if (about === presenceChannel) return hearOfPresence(listener, payload)
    const [from, news] = JSON.parse(payload) as [string, News]
    // A server of an earlier version says nothing of the lobby.
    if (from !== listener.self) listener.hear({ ...news, lobby: news.lobby ?? [] })
  })
  await client.connect()
  await client.query(`listen ${newsChannel}; listen ${presenceChannel}`).catch(async error => {
    await client.end().catch(() => {})
    throw error
  })
  listener.client = client
  tellAll(listener)
}
