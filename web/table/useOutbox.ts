/** Messages on their way: kept in this browser until the server has them, so that none ever vanishes. */
import { useState } from 'react'
import type { Seat } from '../../kernel/index.ts'
import { useTable } from './context.ts'

export interface Unsent {
  id: number
  text: string
  to: Seat | null
  isUnderWay: boolean
}

const keyOf = (table: string) => `interregnum:unsent:${table}`

function read(table: string): Unsent[] {
  try {
    const kept: Unsent[] = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]')
    return kept.map(each => ({ ...each, isUnderWay: false }))
  } catch {
    return []
  }
}

function keep(table: string, unsent: readonly Unsent[]): void {
  try {
    if (unsent.length === 0) localStorage.removeItem(keyOf(table))
    else localStorage.setItem(keyOf(table), JSON.stringify(unsent))
  } catch {
    // Where nothing is kept, the message still stands in the page until it is sent.
  }
}

export function useOutbox() {
  const { scene, seat, ask } = useTable()
  const table = scene.sight.id
  const [unsent, setUnsent] = useState(() => read(table))

  const change = (next: (now: readonly Unsent[]) => Unsent[]) =>
    setUnsent(now => {
      const after = next(now)
      keep(table, after)
      return after
    })
  const drop = ({ id }: Unsent) => change(now => now.filter(each => each.id !== id))
  const mark = ({ id }: Unsent, isUnderWay: boolean) =>
    change(now => now.map(each => (each.id === id ? { ...each, isUnderWay } : each)))

  const send = async (each: Unsent) => {
    mark(each, true)
    const answer = await ask({ do: 'chat', seat, to: each.to, text: each.text })
    if (answer === 'done') drop(each)
    else mark(each, false)
  }
  const write = (text: string, to: Seat | null) => {
    const each = { id: Date.now() + Math.random(), text, to, isUnderWay: true }
    change(now => [...now, each])
    send(each)
  }
  return { unsent, send, drop, write }
}
