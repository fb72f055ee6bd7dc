/** The words of notices. Nothing is in them but what a list of tables shows. */
import { article } from '../../text/hungarian.ts'
import type { Language } from '../../text/index.ts'

/** A table that waits for its reader. */
export interface AboutTable {
  game: string
  name: string
}

interface Words {
  turn: (game: string) => string
  waits: (about: AboutTable) => string
  /** Of a person, for others. */
  waitsFor: (person: string, about: AboutTable) => string
  daily: (tables: number) => string
  open: string
  why: string
  unsubscribe: string
}

const quoted = (name: string) => `“${name}”`
const quotedHu = (name: string) => `„${name}”`

export const noticeWords: Readonly<Record<Language, Words>> = {
  en: {
    turn: game => `Your turn: ${game}`,
    waits: ({ name }) => `The table ${quoted(name)} waits for you.`,
    waitsFor: (person, { game, name }) => `${game}, table ${quoted(name)}: it waits for ${person}.`,
    daily: tables => (tables === 1 ? 'One table waits for you' : `${tables} tables wait for you`),
    open: 'Open the table:',
    why: 'You are written to because a table waits for you. How, and how soon, is yours to choose:',
    unsubscribe: 'No more e-mails:',
  },
  hu: {
    turn: game => `Te következel: ${game}`,
    waits: ({ name }) => `Rád vár ${article(name)} ${quotedHu(name)} asztal.`,
    waitsFor: (person, { game, name }) => `${game}, ${quotedHu(name)} asztal: ${person} következik.`,
    daily: tables => (tables === 1 ? 'Egy asztal vár rád' : `${tables} asztal vár rád`),
    open: 'Az asztal megnyitása:',
    why: 'Azért kaptad ezt, mert egy asztal rád vár. Hogy miként és milyen hamar értesülj róla, te döntöd el:',
    unsubscribe: 'Ne jöjjön több e-mail:',
  },
}
