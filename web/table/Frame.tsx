/** The table page: the board large, the question beside it, everything else behind tabs. */
import './frame.css'
import { useCallback, useMemo, useState } from 'react'
import type { Scene, TableLink } from '../link/link.ts'
import { Announcer } from './Announcer.tsx'
import { Ask } from './Ask.tsx'
import { Away } from './Away.tsx'
import { Bar } from './Bar.tsx'
import { Board, Stage } from './Board.tsx'
import { type AtTable, TableProvider } from './context.ts'
import { focusChoices, focusFirst } from './focus.ts'
import { Help } from './Help.tsx'
import { HistoryBar } from './HistoryBar.tsx'
import { Panels } from './Panels.tsx'
import { useBoard, useTexts } from './parts.ts'
import { Toasts } from './Toasts.tsx'
import { useDeed } from './useDeed.ts'
import { useHistory } from './useHistory.ts'
import { useLog } from './useLog.ts'
import { useMedia } from './useMedia.ts'
import { useShortcuts } from './useShortcuts.ts'
import { useToasts } from './useToasts.ts'
import { useVisit } from './useVisit.ts'
import { useTableWords } from './words.ts'

interface Props {
  link: TableLink
  scene: Scene
  isLost: boolean
  isLocal?: boolean
}

const nothing: readonly string[] = []

export function Frame({ link, scene, isLost, isLocal = false }: Props) {
  const words = useTableWords()
  const { sight } = scene
  const board = useBoard(sight.setup.game)
  const texts = useTexts(sight.setup.game)
  const isNarrow = useMedia('(width < 45rem)')
  const history = useHistory(link, scene)
  const { toasts, say, drop } = useToasts()
  const refuse = useCallback(
    (answer: keyof typeof words.refusals | 'unheard') =>
      say(answer === 'unheard' ? words.link.unheard : words.refusals[answer]),
    [say, words],
  )
  const now = sight.view!
  const deed = useDeed(link, now, refuse)
  const since = useVisit(sight.id, scene.log)
  const [lit, light] = useState(nothing)
  const [pointed, point] = useState(nothing)
  const [tab, openTab] = useState(isNarrow ? 'board' : '')
  const [rule, setRule] = useState<string | null>(null)
  const [isHelping, setIsHelping] = useState(false)

  const view = history.earlier?.view ?? now
  const isEarlier = history.at !== null
  const log = useLog(link, scene, history.at)
  const table: AtTable = useMemo(
    () => ({
      link,
      scene,
      board,
      texts,
      view: isEarlier ? { ...view, options: [], asked: view.asked } : view,
      log: log.lines,
      readOlder: log.readOlder,
      isEarlier,
      seat: view.seat,
      ...deed,
      lit,
      light: refs => light(refs.length === 0 ? nothing : refs),
      pointed,
      point: refs => point(refs.length === 0 ? nothing : refs),
      showPosition: history.show,
      openTab,
      openRule: id => {
        setRule(id)
        openTab('rules')
      },
    }),
    [link, scene, board, texts, view, log, isEarlier, deed, lit, pointed, history.show],
  )

  useShortcuts({
    u: () => {
      if (sight.undo > 0 && now.seat !== null) deed.ask({ do: 'undo', seat: now.seat, n: now.moved })
    },
    c: focusChoices,
    b: () => focusFirst('.board [tabindex="0"]', '.board button'),
    l: () => openTab('log'),
    '/': () => focusFirst('#choice-filter', '#question'),
    ',': () => history.show((history.at ?? sight.moves) - 1),
    '.': () => history.show(history.at === null ? null : history.at + 1),
    '?': () => setIsHelping(true),
    escape: () => history.show(null),
  })

  return (
    <TableProvider value={table}>
      <div className="table-page" data-tab={isNarrow ? tab : undefined}>
        <Bar isLost={isLost} onHelp={() => setIsHelping(true)} />
        <main className="table-main">
          <div className="ask-side">
            <Away since={since} />
            <Ask />
          </div>
          <div className="board-side">
            <Board />
            <Stage />
          </div>
          <HistoryBar history={history} moves={sight.moves} />
          <Panels
            tab={tab}
            isNarrow={isNarrow}
            isLocal={isLocal}
            since={since}
            rule={rule}
            onTab={id => {
              setRule(null)
              openTab(id)
            }}
          />
        </main>
        <Announcer />
        <Toasts toasts={toasts} onDrop={drop} />
        {isHelping && <Help onClose={() => setIsHelping(false)} />}
      </div>
    </TableProvider>
  )
}
