/**
 * What has been asked of the server and not yet answered. After a break everything is asked again under the same name,
 * which the server knows for a minute: nothing happens twice. A move carries its number besides, and may wait longer.
 */
import type { Command } from '../../table/command.ts'
import { freshDigits } from './freshDigits.ts'
import type { Line } from './line.ts'
import type { Answer } from './link.ts'

interface Pending {
  command: Command
  since: number
  times: number
  answer(answer: Answer): void
}

/** How long an answer may take before the connection is thought dead, in milliseconds. */
const patience = 8_000
/** How long the server knows the name of a request for certain. */
const remembered = 45_000

export interface Requests {
  send(command: Command): Promise<Answer>
  settle(name: string, answer: Answer): void
  /** Asks again what is still open: there is a new connection. */
  repeat(): void
  giveUp(): void
}

/** Asked twice, arrived twice: the first was taken, and only its answer was lost. */
const isEcho = ({ command, times }: Pending, answer: Answer, moved: number) =>
  answer === 'stale' && times > 1 && command.do === 'move' && moved > command.n

/** `moved` tells how many moves of ours the server is known to have taken. */
export function openRequests(line: Pick<Line, 'write' | 'restart'>, moved: () => number): Requests {
  const pending = new Map<string, Pending>()

  const settle = (name: string, answer: Answer) => {
    const request = pending.get(name)
    if (!request) return
    pending.delete(name)
    request.answer(isEcho(request, answer, moved()) ? 'done' : answer)
  }
  const write = (name: string, request: Pending) => {
    const times = ++request.times
    line.write(JSON.stringify({ id: name, command: request.command }))
    setTimeout(() => {
      if (pending.get(name)?.times === times) line.restart()
    }, patience)
  }

  return {
    settle,
    send: command =>
      new Promise(answer => {
        const name = freshDigits(16)
        const request = { command, since: Date.now(), times: 0, answer }
        pending.set(name, request)
        write(name, request)
      }),
    repeat() {
      for (const [name, request] of pending) {
        const isForgotten = Date.now() - request.since > remembered && request.command.do !== 'move'
        if (isForgotten) settle(name, 'unheard')
        else write(name, request)
      }
    },
    giveUp() {
      for (const name of pending.keys()) settle(name, 'unheard')
    },
  }
}
