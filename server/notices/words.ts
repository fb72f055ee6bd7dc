/** The words of notices. Nothing is in them but what a list of tables shows. */
import { article } from '../../text/hungarian.ts'
import type { Language } from '../../text/index.ts'

/** A table that waits for its reader. */
export interface AboutTable {
  game: string
  name: string
  /** Which round is played; null or 0: none. */
  round: number | null
  /** Until when its reader has time, as one writes it; null: for ever. */
  due: string | null
}

/** A round of a tournament that is called; `left`: how long people can still come, in milliseconds. */
export interface AboutCall {
  game: string
  name: string
  round: number
  left: number
}

interface Words {
  turn: (game: string) => string
  waits: (about: AboutTable) => string
  /** Of a person, for others. */
  waitsFor: (person: string, about: AboutTable) => string
  called: (about: Pick<AboutCall, 'name' | 'round'>) => string
  come: (left: number) => string
  /** Of a person, for others. */
  comeFor: (person: string, about: AboutCall) => string
  daily: (tables: number) => string
  /** A line of the daily letter. */
  inDaily: (about: AboutTable) => string
  open: string
  openTournament: string
  why: string
  whyCalled: string
  unsubscribe: string
}

const quoted = (name: string) => `“${name}”`
const quotedHu = (name: string) => `„${name}”`

/** After a sentence's last word; nothing where there are no rounds, or none yet. */
const inRound = (round: number | null) => (round ? ` (round ${round})` : '')
const inRoundHu = (round: number | null) => (round ? ` (${round}. forduló)` : '')

/** What is left, as one says it: whole minutes below two hours, else whole hours; at least a minute. */
function within(left: number, minutes: (n: number) => string, hours: (n: number) => string): string {
  const whole = Math.max(1, Math.floor(left / 60_000))
  return whole < 120 ? minutes(whole) : hours(Math.floor(whole / 60))
}
const withinEn = (left: number) =>
  within(
    left,
    n => (n === 1 ? 'within a minute' : `within ${n} minutes`),
    n => `within ${n} hours`,
  )
const withinHu = (left: number) =>
  within(
    left,
    n => `${n} percen belül`,
    n => `${n} órán belül`,
  )

export const noticeWords: Readonly<Record<Language, Words>> = {
  en: {
    turn: game => `Your turn: ${game}`,
    waits: ({ name, round, due }) =>
      `The table ${quoted(name)} waits for you${inRound(round)}.${due ? ` Your move is due by ${due}.` : ''}`,
    waitsFor: (person, { game, name, round, due }) =>
      `${game}, table ${quoted(name)}${inRound(round)}: it waits for ${person}${due ? `, until ${due}` : ''}.`,
    called: ({ name, round }) => `Round ${round} of ${quoted(name)} is called`,
    come: left => `Say ${withinEn(left)} that you are there.`,
    comeFor: (person, { game, name, round, left }) =>
      `${game}, tournament ${quoted(name)}: round ${round} is called. ${person} has to come ${withinEn(left)}.`,
    daily: tables => (tables === 1 ? 'One table waits for you' : `${tables} tables wait for you`),
    inDaily: ({ game, name, round, due }) => `${game}: ${name}${inRound(round)}${due ? `, due by ${due}` : ''}`,
    open: 'Open the table:',
    openTournament: 'Open the tournament:',
    why: 'You are written to because a table waits for you. How, and how soon, is yours to choose:',
    whyCalled: 'You are written to because you have entered this tournament. How you are told is yours to choose:',
    unsubscribe: 'No more e-mails:',
  },
  hu: {
    turn: game => `Te következel: ${game}`,
    waits: ({ name, round, due }) =>
      `Rád vár ${article(name)} ${quotedHu(name)} asztal${inRoundHu(round)}.${due ? ` Határidő: ${due}.` : ''}`,
    waitsFor: (person, { game, name, round, due }) =>
      `${game}, ${quotedHu(name)} asztal${inRoundHu(round)}: ${person} következik.${due ? ` Határidő: ${due}.` : ''}`,
    called: ({ name, round }) => `Kezdődik ${article(name)} ${quotedHu(name)} verseny ${round}. fordulója`,
    come: left => `Jelezd ${withinHu(left)}, hogy itt vagy.`,
    comeFor: (person, { game, name, round, left }) =>
      `${game}, ${quotedHu(name)} verseny: kezdődik ${article(String(round))} ${round}. forduló. ${person} ${withinHu(left)} jelezze, hogy itt van.`,
    daily: tables => (tables === 1 ? 'Egy asztal vár rád' : `${tables} asztal vár rád`),
    inDaily: ({ game, name, round, due }) => `${game}: ${name}${inRoundHu(round)}${due ? `, határidő: ${due}` : ''}`,
    open: 'Az asztal megnyitása:',
    openTournament: 'A verseny megnyitása:',
    why: 'Azért kaptad ezt, mert egy asztal rád vár. Hogy miként és milyen hamar értesülj róla, te döntöd el:',
    whyCalled: 'Azért kaptad ezt, mert beléptél erre a versenyre. Hogy miként értesülj róla, te döntöd el:',
    unsubscribe: 'Ne jöjjön több e-mail:',
  },
}
