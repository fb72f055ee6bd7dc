/** Puts together what the parts of a table page share. */
import { useCallback, useMemo } from 'react'
import type { Scene, TableLink } from '../link/link.ts'
import { useAdvice } from './advice/useAdvice.ts'
import { type Action, type Refused, useAction } from './ask/useAction.ts'
import type { AtTable } from './context.ts'
import { type History, useHistory } from './history/useHistory.ts'
import { useLog } from './log/useLog.ts'
import { useBoard, useTexts } from './parts.ts'
import type { OpenTab } from './rules/useOpenTab.ts'
import { refusalIn, useTableWords } from './words.ts'

interface Table extends Pick<Action, 'taken'> {
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
  const { tableView } = scene
  const board = useBoard(tableView.setup.game)
  const texts = useTexts(tableView.setup.game)
  const history = useHistory(link, scene)
  const isOver = tableView.status === 'over' || tableView.status === 'closed'
  const { lines: log, all: wholeLog, readOlder } = useLog(link, scene, history.earlier, isOver || history.at !== null)
  const refuse = useCallback((why: Refused) => say(refusalIn(words, why)), [say, words])
  const now = tableView.view!
  const advice = useAdvice(link, tableView, texts.concerns !== undefined && !scene.guide)
  const { taken, make, ask } = useAction(link, now, refuse, advice.follow)
  const { openTab, openRule } = tabs
  const { show: showPosition } = history
  const view = history.earlier?.view ?? now
  const at = history.earlier?.move ?? tableView.moves
  const isEarlier = history.at !== null
  const isPaused = tableView.paused !== null
  const table = useMemo(() => {
    const shown = isEarlier || isPaused ? { ...view, legalMoves: [], side: [], pass: null } : view
    const actions = { advice, make, ask, say, showPosition, openTab, openRule }
    const position = { view: shown, seat: now.seat, at, isEarlier }
    return { link, scene, board, texts, ...position, log, wholeLog, readOlder, ...actions }
  }, [
    link,
    scene,
    board,
    texts,
    view,
    now.seat,
    at,
    log,
    wholeLog,
    readOlder,
    advice,
    isEarlier,
    isPaused,
    make,
    ask,
    say,
    showPosition,
    openTab,
    openRule,
  ])
  return { table, taken, history }
}
