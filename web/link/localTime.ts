/** What goes by itself at a table in this browser: windows nobody wants to be asked, at once, and clocks. */

import { dueAt } from '../../table/moves/clock.ts'
import { passesOf } from '../../table/moves/windows.ts'
import type { Person } from '../../table/people/seats.ts'
import type { Table } from '../../table/table.ts'
import type { Command } from '../../table/types.ts'
import { userOn } from './kept.ts'

interface Need {
  now(): Table
  make(command: Command, who: Person): void
  /** Lets time pass. */
  tick(): void
}

/** No timer of a browser is longer; in milliseconds. */
const longestTimer = 2 ** 31 - 1

/** `arrange` looks what is to come, after each change. */
export function timeAt({ now, make, tick }: Need) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    arrange() {
      clearTimeout(timer)
      const [pass] = passesOf(now())
      const due = dueAt(now())
      if (pass) {
        const { seat, n, move } = pass
        timer = setTimeout(() => make({ do: 'move', seat, n, move }, { user: userOn(seat), name: '' }))
      } else if (due !== null) timer = setTimeout(tick, Math.min(Math.max(due - Date.now(), 0), longestTimer))
    },
    stop: () => clearTimeout(timer),
  }
}
