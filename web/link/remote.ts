/** A table on the server. */

import { patch } from '../../table/sync/patch.ts'
import type { Message } from '../../table/sync/protocol.ts'
import { readMessage } from '../../table/sync/readMessage.ts'
import { api } from '../api.ts'
import { observable } from '../observable.ts'
import { steadyLine } from './line.ts'
import { type Scene, type Seen, type TableLink, toldOf } from './link.ts'
import { openRequests, type Requests } from './requests.ts'

const addressOf = (id: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/live`

/** The scene after a message that changes it. */
export function sceneAfter(scene: Scene, message: Extract<Message, { is: 'change' }>): Scene {
  const { log = [], chat = [], cut } = message
  const kept = cut === undefined ? scene.log : scene.log.filter(line => line.n < cut)
  return {
    tableView: patch(scene.tableView, message.patch) as Scene['tableView'],
    log: log.length === 0 ? kept : [...kept, ...log],
    chat: chat.length === 0 ? scene.chat : [...scene.chat, ...chat],
    ahead: scene.ahead,
  }
}

type Shown = Extract<Message, { is: 'whole' | 'change' }>

/** The scene that a message leads to; null when something is missing between. */
function nextScene(message: Shown, scene: Scene | null, rev: number): Scene | null {
  if (message.is === 'change') return scene && message.rev === rev + 1 ? sceneAfter(scene, message) : null
  const { tableView, log, chat, now } = message
  return { tableView, log, chat, ahead: now - Date.now() }
}

/** An answer goes to who waits for it; all else is shown. */
function deal(message: Message, { settle }: Requests, show: (message: Shown) => void): void {
  if (message.is === 'whole' || message.is === 'change') show(message)
  else settle(message.id, toldOf(message))
}

export function remoteLink(id: string): TableLink {
  const seen = observable<Seen>({ state: 'joining', scene: null })
  let rev = -1
  let protocolErrors = 0

  const show = (message: Shown) => {
    const scene = nextScene(message, seen.read().scene, rev)
    if (!scene) return line.restart()
    rev = message.rev
    seen.tell({ state: 'live', scene })
    if (message.is === 'whole') requests.repeat()
    else protocolErrors = 0
  }
  const hear = (text: string) => deal(readMessage(text, seen.read().scene), requests, show)
  const become = (state: 'lost' | 'gone' | 'outdated') => seen.tell({ state, scene: seen.read().scene })
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
    lost(gone) {
      if (gone) requests.giveUp()
      if (gone || seen.read().scene) become(gone ? 'gone' : 'lost')
    },
  })
  const requests = openRequests(line, () => seen.read().scene?.tableView.view?.moved ?? -1)
  const { subscribe, read } = seen
  return { subscribe, read, send: requests.send, ...pastOf(id), close: end }
}

const pastOf = (id: string) => ({
  at: (move: number) => api.at(id, move),
  older: (before: number) => api.logBefore(id, before),
  record: () => api.record(id),
})

function attempt(act: () => void, otherwise: () => void): void {
  try {
    act()
  } catch {
    otherwise()
  }
}
