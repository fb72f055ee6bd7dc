import { useEffect } from 'react'
import { setTitle } from '../title.ts'
import type { AtTable } from './context.ts'

/** The window's title says what is played, and with a dot that it is the reader's turn. */
export function usePageTitle({ texts, scene }: Pick<AtTable, 'texts' | 'scene'>): void {
  const { view } = scene.tableView
  const isAsked = view !== null && view.seat !== null && view.asked.includes(view.seat)
  useEffect(() => {
    setTitle(`${isAsked ? '● ' : ''}${texts.title}`)
    return () => setTitle(null)
  }, [texts, isAsked])
}
