/** The words of notices. Nothing is in them but what a list of tables shows. */
import { article } from '../../text/hungarian.ts'
import type { Language } from '../../text/index.ts'

/** A table that waits for its reader. */
export interface AboutTable {
  game: string
  name: string
  /** Which round is played; null: the game has none. */
  round: number | null
}

interface Words {
  turn: (game: string) => string
  waits: (about: AboutTable) => string
  /** Of a person, for others. */
  waitsFor: (person: string, about: AboutTable) => string
  daily: (tables: number) => string
  /** A line of the daily letter. */
  inDaily: (about: AboutTable) => string
  open: string
  why: string
  unsubscribe: string
}

const quoted = (name: string) => `“${name}”`
const quotedHu = (name: string) => `„${name}”`

/** After a sentence's last word; nothing where a game has no rounds. */
const inRound = (round: number | null) => (round === null ? '' : ` (round ${round})`)
const inRoundHu = (round: number | null) => (round === null ? '' : ` (${round}. forduló)`)

export const noticeWords: Readonly<Record<Language, Words>> = {
  en: {
    turn: game => `Your turn: ${game}`,
    waits: ({ name, round }) => `The table ${quoted(name)} waits for you${inRound(round)}.`,
    waitsFor: (person, { game, name, round }) =>
      `${game}, table ${quoted(name)}${inRound(round)}: it waits for ${person}.`,
    daily: tables => (tables === 1 ? 'One table waits for you' : `${tables} tables wait for you`),
    inDaily: ({ game, name, round }) => `${game}: ${name}${inRound(round)}`,
    open: 'Open the table:',
    why: 'You are written to because a table waits for you. How, and how soon, is yours to choose:',
    unsubscribe: 'No more e-mails:',
  },
  hu: {
    turn: game => `Te következel: ${game}`,
    waits: ({ name, round }) => `Rád vár ${article(name)} ${quotedHu(name)} asztal${inRoundHu(round)}.`,
    waitsFor: (person, { game, name, round }) =>
      `${game}, ${quotedHu(name)} asztal${inRoundHu(round)}: ${person} következik.`,
    daily: tables => (tables === 1 ? 'Egy asztal vár rád' : `${tables} asztal vár rád`),
    inDaily: ({ game, name, round }) => `${game}: ${name}${inRoundHu(round)}`,
    open: 'Az asztal megnyitása:',
    why: 'Azért kaptad ezt, mert egy asztal rád vár. Hogy miként és milyen hamar értesülj róla, te döntöd el:',
    unsubscribe: 'Ne jöjjön több e-mail:',
  },
}
