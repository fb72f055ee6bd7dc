import { focusChoices, focusFirst } from '../ask/focus.ts'
import { useTable } from '../context.ts'
import type { History } from '../history/useHistory.ts'
import { useShortcuts } from './useShortcuts.ts'

/** The keys of the table page; Help.tsx lists them. */
export function Keys({ history, onHelp }: { history: History; onHelp(): void }) {
  const { scene, ask, openTab, make, isEarlier } = useTable()
  const { undo, moves, view } = scene.tableView
  useShortcuts({
    u: () => {
      if (undo > 0 && view && view.seat !== null) ask({ do: 'undo', seat: view.seat, n: view.moved })
    },
    p: () => {
      if (view?.pass && !isEarlier) make(view.pass)
    },
    c: focusChoices,
    b: () => focusFirst('.board [tabindex="0"]', '.board button'),
    l: () => {
      openTab('log')
      requestAnimationFrame(() => focusFirst('.log [data-rove][tabindex="0"]'))
    },
    '/': () => focusFirst('#choice-filter', '#question'),
    ',': () => history.show((history.at ?? moves) - 1),
    '.': () => history.show(history.at === null ? null : history.at + 1),
    '?': onHelp,
    escape: () => history.show(null),
  })
  return null
}
