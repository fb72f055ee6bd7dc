import { focusChoices, focusFirst } from '../ask/focus.ts'
import { useTable } from '../context.ts'
import type { Replay } from '../history/useReplay.ts'
import { useShortcuts } from './useShortcuts.ts'

/** 1 to 9: the first nine choices of the list that are open. */
const digits = Object.fromEntries(
  Array.from({ length: 9 }, (_, i) => [
    String(i + 1),
    () => document.querySelectorAll<HTMLElement>('.choices .choice-list > li > .choice')[i]?.click(),
  ]),
)

/** Nothing has the focus, or something that such keys mean nothing to. */
const isAtLeisure = (target: EventTarget | null) =>
  target === document.body || (target instanceof Element && target.matches('.history button, [tabindex="-1"]'))

/** The keys of the table page; Help.tsx lists them. */
export function Keys({ replay, onHelp }: { replay: Replay; onHelp(): void }) {
  const { scene, ask, openTab, make, isEarlier } = useTable()
  const { undo, moves, view } = scene.tableView
  const { history, play, isOn } = replay
  // Whatever has the focus may want these keys; in a replay they are free where nothing has.
  useShortcuts(
    isOn
      ? {
          ' ': play.toggle,
          arrowleft: play.back,
          arrowright: play.on,
          home: () => history.show(0),
          end: () => history.show(null),
        }
      : {},
    isAtLeisure,
  )
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
    ...digits,
    escape: () => history.show(null),
  })
  return null
}
