/** Sends one notice, by mail, to a browser or to a program. Whatever it was about may be over by then. */
import type { NoticeSettings } from '../../table/sync/notices.ts'
import type { Language } from '../../text/index.ts'
import { limits } from '../limits.ts'
import { callIn } from '../standing/tournaments/acts.ts'
import { wayOf } from '../store/noticePeople.ts'
import type { Notice, Told } from '../store/noticeQueue.ts'
import type { Person } from '../store/people.ts'
import { dueIn, type Row } from '../summary.ts'
import { byBrowser, byMail, byProgram, type SendNeed, type Sent, type To } from './deliver.ts'
import { callWord, type ToldTable, tableWord } from './hooks.ts'
import { callLetter, dailyLetter, turnLetter } from './letters.ts'
import { titleOf } from './titles.ts'
import { hereUntil, quietUntil } from './when.ts'
import { noticeWords } from './words.ts'
import { momentIn } from './zoned.ts'

type Of<Is extends Told['is']> = Extract<Told, { is: Is }>

export async function send(need: SendNeed, notice: Notice): Promise<Sent> {
  const { store, now } = need
  const person = await store.people.person(notice.user)
  if (!person) return 'over'
  const settings = await store.noticeWishes.settings(person.id)
  if (settings[wayOf(notice.target)] === 'never') return 'over'
  const until = quietUntil(settings, now())
  if (until !== null) return { until }
  const to = { need, notice, person, language: languageOf(person) }
  const { told } = notice
  if (told.is === 'day') return sendDaily(to, settings)
  return told.is === 'round' ? sendCall(to, told) : sendTable(to, told, settings)
}

const languageOf = ({ language }: Person): Language => (language === 'hu' ? 'hu' : 'en')

/** An address of the house; null: the host has not said where it is. */
const urlOf = ({ address }: SendNeed, path: string): string | null => (address === undefined ? null : address + path)

async function sendTable(to: To, told: Of<'table'>, { zone }: NoticeSettings): Promise<Sent> {
  const { need, notice, language } = to
  const found = await need.store.noticeQueue.stillWaits(told)
  if (!found) return 'over'
  const row = JSON.parse(found.row) as Row
  const table = await toldTable(to, row, told)
  const due = table.due === null ? null : momentIn(table.due, zone, language)
  const about = { id: table.id, game: table.title, name: table.name, round: table.round, due }
  switch (wayOf(notice.target)) {
    case 'mail':
      return byMail(to, written => turnLetter(about, written))
    case 'push': {
      const words = noticeWords[language]
      const path = `/table/${table.id}`
      return byBrowser(to, { title: words.turn(about.game), body: words.waits(about), path, tag: table.id })
    }
    case 'hook':
      // A channel may be read by others: they learn whom an anonymous question asks when all do.
      return row.hidden ? { until: need.now() + limits.hiddenRest } : byProgram(to, tableWord(table, due))
  }
}

async function toldTable({ need, language }: To, row: Row, { seat, since }: Of<'table'>): Promise<ToldTable> {
  const { id, name, game, seats, round = null } = row
  const { name: person, role } = seats[seat]
  const due = dueFor(need, row, seat)
  const url = urlOf(need, `/table/${id}`)
  const title = await titleOf(game, language)
  return { id, name, game, title, seat, role, person: person ?? '', round, since, due, url }
}

/** Until when somebody still has time; null: for ever, or it has just run out. */
function dueFor({ now, lost }: SendNeed, row: Row, seat: number): number | null {
  const due = dueIn(row, seat, lost())
  return due !== null && due > now() ? due : null
}

/** A round waits for its people a short time: what is later than that is told to nobody. */
async function sendCall(to: To, { tournament: id, round }: Of<'round'>): Promise<Sent> {
  const { need, notice, person, language } = to
  const { store, now } = need
  const tournament = (await store.tournaments.load(id))?.tournament
  const call = tournament && callIn(tournament)
  if (call?.round !== round || !call.users.includes(person.id)) return 'over'
  const here = hereUntil(await store.noticeWishes.seen(person.id), now())
  if (here !== null) return { until: here }
  const { name, game } = tournament!
  const title = await titleOf(game, language)
  const about = { id, name, game: title, round, left: call.until - now() }
  switch (wayOf(notice.target)) {
    case 'mail':
      return byMail(to, written => callLetter(about, written))
    case 'push': {
      const words = noticeWords[language]
      return byBrowser(to, {
        title: words.called(about),
        body: words.come(about.left),
        path: `/tournaments/${id}`,
        tag: id,
      })
    }
    case 'hook': {
      const url = urlOf(need, `/tournaments/${id}`)
      return byProgram(
        to,
        callWord({ id, name, game, title, round, person: person.name, until: call.until, url }, about),
      )
    }
  }
}

async function sendDaily(to: To, { mail, zone }: NoticeSettings): Promise<Sent> {
  const waiting = await to.need.store.noticeQueue.waiting(to.person.id, limits.waitingShown)
  const heard = waiting.filter(({ isMuted }) => !isMuted)
  if (mail !== 'daily' || heard.length === 0) return 'over'
  const tables = await Promise.all(
    heard.map(async ({ row: text, seat }) => {
      const row = JSON.parse(text) as Row
      const { id, name, game, round = null } = row
      const due = dueFor(to.need, row, seat)
      const moment = due === null ? null : momentIn(due, zone, to.language)
      return { id, name, game: await titleOf(game, to.language), round, due: moment }
    }),
  )
  return byMail(to, written => dailyLetter(tables, written))
}
