/** A table on the server. */
import { readMessage } from '../../table/change.ts'
import { patch } from '../../table/patch.ts'
import type { Message } from '../../table/wire.ts'
import { api } from '../api.ts'
import { steadyLine } from './line.ts'
import { type Scene, type Seen, type TableLink, told } from './link.ts'
import { openRequests } from './requests.ts'

const addressOf = (id: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(id)}/live`

/** The scene after a message that changes it. */
export function sceneAfter(scene: Scene, message: Extract<Message, { is: 'change' }>): Scene {
  const { log = [], chat = [], cut } = message
  const kept = cut === undefined ? scene.log : scene.log.filter(line => line.n < cut)
  return {
    sight: patch(scene.sight, message.patch) as Scene['sight'],
    log: log.length === 0 ? kept : [...kept, ...log],
    chat: chat.length === 0 ? scene.chat : [...scene.chat, ...chat],
  }
}

export function remoteLink(id: string): TableLink {
  const seen = told<Seen>({ state: 'joining', scene: null })
  let rev = -1

  const view = (message: Extract<Message, { is: 'whole' | 'change' }>) => {
    const { scene } = seen.read()
    if (message.is === 'whole') {
      const { sight, log, chat } = message
      seen.tell({ state: 'live', scene: { sight, log, chat } })
    } else if (!scene || message.rev !== rev + 1) {
      return line.restart()
    } else {
      seen.tell({ state: 'live', scene: sceneAfter(scene, message) })
    }
    rev = message.rev
    if (message.is === 'whole') requests.repeat()
  }

  const line = steadyLine(addressOf(id), {
    hear(text) {
      const message = readMessage(text, seen.read().scene)
      if (message.is === 'done') requests.settle(message.id, 'done')
      else if (message.is === 'refused') requests.settle(message.id, message.why)
      else view(message)
    },
    lost(gone) {
      if (gone) requests.giveUp()
      const { scene } = seen.read()
      if (gone) seen.tell({ state: 'gone', scene })
      else if (scene) seen.tell({ state: 'lost', scene })
    },
  })
  const requests = openRequests(line, () => seen.read().scene?.sight.view?.moved ?? -1)

  return {
    subscribe: seen.subscribe,
    read: seen.read,
    send: requests.send,
    at: move => api.at(id, move),
    older: before => api.logBefore(id, before),
    close() {
      line.close()
      requests.giveUp()
    },
  }
}
