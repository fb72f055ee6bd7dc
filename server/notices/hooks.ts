/** What programs are told: Discord and Slack in their own forms, any other as signed JSON. docs/protocol.md says how to check it. */
import { createHmac } from 'node:crypto'
import type { Language } from '../../text/index.ts'
import type { Hook } from '../store/noticeWishes.ts'
import type { Letter } from './outside.ts'
import { noticeWords } from './words.ts'

/** A table that waits, as everybody may know of it. */
export interface ToldTable {
  id: string
  name: string
  /** The game, and what it is called. */
  game: string
  title: string
  seat: number
  role: string | null
  person: string
  /** Which round is played; null: the game has none. */
  round: number | null
  /** Since when it waits, in milliseconds since 1970. */
  since: number
  /** Until when the person has time, in milliseconds since 1970; null: for ever. */
  due: number | null
  /** Its address; null: the host has not said where it is. */
  url: string | null
}

/** A round that is called, as everybody may know of it. */
export interface ToldRound {
  /** The tournament. */
  id: string
  name: string
  game: string
  title: string
  round: number
  person: string
  /** Until when people come, in milliseconds since 1970. */
  until: number
  url: string | null
}

/** What is told: as a sentence in which `plain` has made names harmless, with an address, and as JSON. */
export interface HookWord {
  sentence(language: Language, plain: (text: string) => string): string
  url: string | null
  body: object
}

/** `due`: until when the person has time, as one writes it. */
export const tableWord = (table: ToldTable, due: string | null): HookWord => ({
  sentence: (language, plain) =>
    noticeWords[language].waitsFor(plain(table.person), {
      game: plain(table.title),
      name: plain(table.name),
      round: table.round,
      due: due && plain(due),
    }),
  url: table.url,
  body: { is: 'waits', table },
})

/** `left`: how long people can still come, in milliseconds. */
export const callWord = (call: ToldRound, { left }: { left: number }): HookWord => ({
  sentence: (language, plain) =>
    noticeWords[language].comeFor(plain(call.person), {
      game: plain(call.title),
      name: plain(call.name),
      round: call.round,
      left,
    }),
  url: call.url,
  body: { is: 'called', tournament: call },
})

interface Told {
  /** The same when it is told again, for it is not known whether it was taken. */
  id: string
  language: Language
  now: number
}

const json = { 'content-type': 'application/json' }

export function hookLetter({ kind, url, secret }: Hook, word: HookWord, told: Told): Letter {
  const say = (plain: (text: string) => string) => {
    const text = word.sentence(told.language, plain)
    return word.url === null ? text : `${text} ${word.url}`
  }
  if (kind === 'discord') {
    const content = say(plainForDiscord)
    return { url, headers: json, body: JSON.stringify({ content, allowed_mentions: { parse: [] } }) }
  }
  if (kind === 'slack') return { url, headers: json, body: JSON.stringify({ text: say(plainForSlack) }) }
  const body = JSON.stringify({ id: told.id, ...word.body })
  const time = Math.floor(told.now / 1000)
  return { url, headers: { ...json, 'interregnum-signature': `t=${time},v1=${signature(secret, time, body)}` }, body }
}

/** Of the time (seconds since 1970), a dot and the body, in hexadecimal. */
export const signature = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')

/** Names are no commands: nobody is called by them, and no link is hidden behind one. */
const plainForDiscord = (text: string): string => text.replace(/[\\*_~`|>[\]()<@#:]/g, '\\$&')
const plainForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
