/** A table on the server. */

import type { Seat } from '../../kernel/index.ts'
import { type Page, pageAfter, type Shown } from '../../table/sync/page.ts'
import type { Message } from '../../table/sync/protocol.ts'
import { readMessage } from '../../table/sync/readMessage.ts'
import { api } from '../api.ts'
import { hearPage } from '../newerPage.ts'
import { observable } from '../observable.ts'
import { type Loss, steadyLine } from './line.ts'
import { type Answer, type Scene, type Seen, type TableLink, toldOf } from './link.ts'
import { openRequests, type Requests } from './requests.ts'

const addressOf = (id: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/live`

const sceneOf = ({ tableView, log, chat }: Page, ahead: number): Scene => ({ tableView, log, chat, ahead })

/** An answer goes to who waits for it; all else is shown. */
function deal(message: Message, settle: Requests['settle'], show: (message: Shown) => void): void {
  if (message.is === 'whole' || message.is === 'change') show(message)
  else if (message.is === 'here') hearPage(message.page)
  else settle(message.id, toldOf(message))
}

/**
 * Opens a table. Who does something there and is no guest yet becomes one by `becomeGuest`; then what was asked is asked
 * again, over a connection of the guest.
 */
export function remoteLink(id: string, becomeGuest: () => Promise<unknown>): TableLink {
  const seen = observable<Seen>({ state: 'joining', scene: null })
  let page: Page | null = null
  let ahead = 0
  let protocolErrors = 0
  let standing: 'stranger' | 'coming' | 'returning' | 'guest' = 'stranger'

  /** Once: a browser that keeps no cookies stays a stranger. */
  const introduce = async () => {
    if (standing !== 'stranger') return
    standing = 'coming'
    try {
      await becomeGuest()
      standing = 'returning'
      line.restart()
      standing = 'guest'
    } catch {
      standing = 'stranger'
      requests.giveUp()
    }
  }
  const show = (message: Shown) => {
    const next = pageAfter(page, message)
    if (!next) return line.restart()
    page = next
    if (message.is === 'whole') ahead = message.now - Date.now()
    seen.tell({ state: 'live', scene: sceneOf(page, ahead) })
    if (message.is === 'whole') requests.repeat()
    else protocolErrors = 0
  }
  const settle = (name: string, answer: Answer) => {
    if (answer === 'no-guest' && standing !== 'guest') void introduce()
    else requests.settle(name, answer)
  }
  const hear = (text: string) => deal(readMessage(text, page), settle, show)
  const become = (state: Loss | 'outdated') => seen.tell({ state, scene: seen.read().scene })
  const end = () => {
    line.close()
    requests.giveUp()
  }
  /** What cannot be understood twice comes from a server that is newer than this page. */
  const puzzle = () => {
    protocolErrors++
    if (protocolErrors < 2) return line.restart()
    end()
    become('outdated')
  }

  const line = steadyLine(addressOf(id), {
    hear: text => attempt(() => hear(text), puzzle),
    lost(why) {
      if (why === 'gone') requests.giveUp()
      if (standing === 'returning') return
      if (why !== 'lost' || seen.read().scene) become(why)
    },
  })
  const requests = openRequests(line, () => seen.read().scene?.tableView.view?.moved ?? -1)
  const { subscribe, read } = seen
  return { subscribe, read, send: requests.send, ...pastOf(id), close: end }
}

const pastOf = (id: string) => ({
  at: (move: number, eyes: Seat | null = null) => api.at(id, move, eyes),
  older: (before: number) => api.logBefore(id, before),
  record: () => api.record(id),
  advise: () => api.advise(id),
})

function attempt(act: () => void, otherwise: () => void): void {
  try {
    act()
  } catch {
    otherwise()
  }
}
