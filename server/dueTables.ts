/** Tables that nobody has open go on when their time has come: a move clock, a bot, an expiry. */
import { limits } from './limits.ts'
import type { Due, Store } from './store/store.ts'

export interface DueTables {
  /** Calls every table whose time has come; when it is at it already, once more after that. */
  look(): Promise<void>
}

interface Need {
  store: Pick<Store, 'due'>
  now(): number
  call(id: string): Promise<void>
  fault(error: unknown): void
}

export function openDueTables({ store, now, call, fault }: Need): DueTables {
  /** Tables that could not be called step aside, so that however many they are nobody waits for them. */
  const resting = new Map<string, { until: number; rest: number }>()
  let underWay: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function tryCall(id: string): Promise<void> {
    const before = resting.get(id)
    if (before && before.until > now()) return
    try {
      await call(id)
      resting.delete(id)
    } catch (error) {
      const { first, longest } = limits.restOfBroken
      const rest = before ? Math.min(before.rest * 2, longest) : first
      resting.set(id, { until: now() + rest, rest })
      fault(error)
    }
  }

  async function callAll(): Promise<void> {
    let last: Due | null = null
    for (;;) {
      const rows: Due[] = await store.due(now(), last)
      for (const { id } of rows) await tryCall(id)
      if (rows.length < limits.dueRows) return
      last = rows.at(-1)!
    }
  }

  function look(): Promise<void> {
    if (underWay === null) {
      underWay = callAll().finally(() => {
        underWay = null
      })
      return underWay
    }
    next ??= underWay
      .catch(() => {})
      .then(() => {
        next = null
        return look()
      })
    return next
  }
  return { look }
}
