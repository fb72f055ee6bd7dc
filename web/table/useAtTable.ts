/** Puts together what the parts of a table page share. */
import { useCallback, useMemo } from 'react'
import type { Scene, TableLink } from '../link/link.ts'
import type { AtTable } from './context.ts'
import { useBoard, useTexts } from './parts.ts'
import { type Deed, type Refused, useDeed } from './useDeed.ts'
import { type History, useHistory } from './useHistory.ts'
import { useLog } from './useLog.ts'
import type { OpenTab } from './useOpenTab.ts'
import { refusalIn, useTableWords } from './words.ts'

interface Table extends Pick<Deed, 'taken'> {
  table: AtTable
  history: History
}

interface Need {
  link: TableLink
  scene: Scene
  tabs: OpenTab
  /** Tells the person something. */
  say(text: string): void
}

export function useAtTable({ link, scene, tabs, say }: Need): Table {
  const words = useTableWords()
  const { sight } = scene
  const board = useBoard(sight.setup.game)
  const texts = useTexts(sight.setup.game)
  const history = useHistory(link, scene)
  const { lines: log, readOlder } = useLog(link, scene, history.at)
  const refuse = useCallback((why: Refused) => say(refusalIn(words, why)), [say, words])
  const now = sight.view!
  const { taken, make, ask } = useDeed(link, now, refuse)
  const { openTab, openRule } = tabs
  const { show: showPosition } = history
  const view = history.earlier?.view ?? now
  const isEarlier = history.at !== null
  const isPaused = sight.paused !== null
  const table = useMemo(() => {
    const shown = isEarlier || isPaused ? { ...view, options: [], pass: null } : view
    const deeds = { make, ask, showPosition, openTab, openRule }
    return { link, scene, board, texts, view: shown, log, readOlder, isEarlier, seat: view.seat, ...deeds }
  }, [link, scene, board, texts, view, log, readOlder, isEarlier, isPaused, make, ask, showPosition, openTab, openRule])
  return { table, taken, history }
}
