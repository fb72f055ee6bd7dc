/** The messages of this table that wait to be sent. */
import { useState } from 'react'
import type { Seat } from '../../../kernel/index.ts'
import { type Change, deliver, keepUnsent, readUnsent, type Unsent, without } from './outbox.ts'
import { useTalk } from './talk.ts'

export function useOutbox() {
  const { table, seat, ask } = useTalk()
  const [unsent, setUnsent] = useState(() => readUnsent(table))

  const change = (next: Change) =>
    setUnsent(now => {
      const after = next(now)
      keepUnsent(table, after)
      return after
    })
  const send = (each: Unsent) =>
    deliver(each, ({ id, text, to }) => ask({ do: 'chat', seat, to, text, id: String(id) }), change)
  const drop = (each: Unsent) => change(without(each))
  const write = (text: string, to: Seat | null) => {
    const each = { id: Date.now() + Math.random(), text, to, isUnderWay: true }
    change(now => [...now, each])
    send(each)
  }
  return { unsent, send, drop, write }
}
