/**
 * A table on the server. A move carries its number, so it is sent again after a break without harm; other requests are
 * not repeated, for some of them would count twice.
 */
import { patch } from '../../table/patch.ts'
import type { Command } from '../../table/types.ts'
import type { Message } from '../../table/wire.ts'
import { api } from '../api.ts'
import { steadyLine } from './line.ts'
import { type Answer, type Scene, type Seen, type TableLink, told } from './link.ts'

interface Pending {
  command: Command
  times: number
  answer(answer: Answer): void
}

/** How long an answer may take, in milliseconds, before the connection is thought dead. */
const patience = 8_000

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
      const message = JSON.parse(text) as Message
      if (message.is === 'done') requests.settle(message.id, 'done')
      else if (message.is === 'refused') requests.settle(message.id, message.why)
      else view(message)
    },
    lost(gone) {
      requests.giveUp(gone)
      const { scene } = seen.read()
      if (gone) seen.tell({ state: 'gone', scene })
      else if (scene) seen.tell({ state: 'lost', scene })
    },
  })
  const requests = pendingRequests(line, () => seen.read().scene?.sight.view?.moved ?? -1)

  return {
    subscribe: seen.subscribe,
    read: seen.read,
    send: requests.send,
    at: move => api.at(id, move),
    close: line.close,
  }
}

/** What has been asked and not yet answered. `moved` tells how many moves of ours the server knows. */
function pendingRequests(line: ReturnType<typeof steadyLine>, moved: () => number) {
  const pending = new Map<string, Pending>()
  let count = 0

  const settle = (key: string, answer: Answer) => {
    const request = pending.get(key)
    if (!request) return
    pending.delete(key)
    const { command, times } = request
    // Sent twice, arrived twice: the first was taken, and only its answer was lost.
    const isEcho = answer === 'stale' && times > 1 && command.do === 'move' && moved() > command.n
    request.answer(isEcho ? 'done' : answer)
  }

  const write = (key: string, request: Pending): boolean => {
    request.times++
    const { times } = request
    setTimeout(() => {
      if (pending.get(key)?.times === times) line.restart()
    }, patience)
    return line.write(JSON.stringify({ id: key, command: request.command }))
  }

  return {
    settle,
    send: (command: Command): Promise<Answer> =>
      new Promise(answer => {
        const key = String(++count)
        const request = { command, times: 0, answer }
        pending.set(key, request)
        if (!write(key, request) && command.do !== 'move') settle(key, 'unheard')
      }),
    /** The connection broke: moves wait for the next one, unless there is none to come. */
    giveUp(all: boolean) {
      for (const [key, { command }] of pending) if (all || command.do !== 'move') settle(key, 'unheard')
    },
    repeat() {
      for (const [key, request] of pending) write(key, request)
    },
  }
}
