/** Short messages that go by themselves. */
import { useCallback, useState } from 'react'

export interface Toast {
  id: number
  text: string
}

const shown = 7_000

export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const drop = useCallback((id: number) => setToasts(now => now.filter(each => each.id !== id)), [])
  const say = useCallback(
    (text: string) => {
      const id = Date.now() + Math.random()
      setToasts(now => [...now.filter(each => each.text !== text), { id, text }])
      setTimeout(() => drop(id), shown)
    },
    [drop],
  )
  return { toasts, say, drop }
}
