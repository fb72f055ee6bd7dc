/**
 * Tells the server's log what broke while the page drew something: the part, and where in the code. Nothing of the game, of the
 * table or of the person: messages of errors are left out, for they may quote what they met.
 */
import { api, type PageFault } from './api.ts'

/** So many faults are told by one page: a fault that comes again with every move says nothing new. */
const most = 8
const framesTold = 12
const observable = new Set<string>()

/** 'at draw (https://host/assets/board-1a2b.js:1:234)' in Chromium, 'draw@https://host/assets/board-1a2b.js:1:234' elsewhere. */
const frame =
  /^\s*(?:at )?(?:async )?(.*?)(?: ?\(|@|^\s*at )?(?:\w+:\/\/[^\s)]*?)?([\w.-]+\.[jt]sx?)(?:\?[^:]*)?:(\d+):(\d+)\)?$/

/** Where an error came from, innermost first: function, file, line and column. */
export function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack
    .split('\n')
    .flatMap(line => {
      const [, name = '', file, row, column] = frame.exec(line) ?? []
      return file ? [`${name.replace(/[^\w$.]/g, '').slice(0, 60)} ${file.slice(-60)}:${row}:${column}`.trim()] : []
    })
    .slice(0, framesTold)
}

/** Tells of a fault, once for each place in the code. */
export function reportFault(part: string, error: unknown, game: string | null = null): void {
  const name = error instanceof Error ? error.name : typeof error
  const fault: PageFault = { part, game, name, frames: framesOf(error) }
  const key = JSON.stringify(fault)
  if (observable.size >= most || observable.has(key)) return
  observable.add(key)
  // A page that plays without the server has nobody to tell.
  api.reportFault(fault).catch(() => {})
}
