/** E-mails that tell of tables that wait, and of rounds of tournaments. */
import type { Language } from '../../text/index.ts'
import type { Letter } from '../people/mail.ts'
import { type AboutCall, type AboutTable, noticeWords } from './words.ts'

interface Table extends AboutTable {
  id: string
}

export interface Written {
  to: string
  language: Language
  /** Where the house is found; empty: it is not known. */
  address: string
  /** By which the reader ends all e-mail. */
  token: string
  /** The same when it is sent again, for it is not known whether it was taken. */
  id: string
}

const linkTo = (address: string, { id }: Table): string => `${address}/table/${id}`

/** One table waits. */
export function turnLetter(table: Table, written: Written): Letter {
  const words = noticeWords[written.language]
  const text = `${words.waits(table)}\n\n${words.open}\n${linkTo(written.address, table)}\n`
  return withFoot({ subject: words.turn(table.game), text, why: words.why }, written)
}

/** A round of a tournament is called. */
export function callLetter(call: AboutCall & { id: string }, written: Written): Letter {
  const words = noticeWords[written.language]
  const subject = words.called(call)
  const link = `${written.address}/tournaments/${call.id}`
  const text = `${subject} (${call.game}).\n${words.come(call.left)}\n\n${words.openTournament}\n${link}\n`
  return withFoot({ subject, text, why: words.whyCalled }, written)
}

/** Once a day: all that wait. */
export function dailyLetter(tables: readonly Table[], written: Written): Letter {
  const words = noticeWords[written.language]
  const lines = tables.map(table => `${words.inDaily(table)}\n${linkTo(written.address, table)}\n`)
  return withFoot({ subject: words.daily(tables.length), text: lines.join('\n'), why: words.why }, written)
}

/** With ways to have no more of them, for the reader and for its mail program (RFC 8058). */
function withFoot({ subject, text, why }: Record<'subject' | 'text' | 'why', string>, written: Written): Letter {
  const { to, language, address, token, id } = written
  const words = noticeWords[language]
  const foot = `${why}\n${address}/me\n\n${words.unsubscribe}\n${address}/unsubscribe#${token}\n`
  const host = URL.parse(address)?.hostname ?? 'interregnum.invalid'
  return {
    to,
    subject,
    text: `${text}\n--\n${foot}`,
    messageId: `<${id}@${host}>`,
    headers: {
      'List-Unsubscribe': `<${address}/api/unsubscribe?token=${encodeURIComponent(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}
