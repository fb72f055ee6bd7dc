/** The table page: the board large, the question beside it, everything else behind tabs. */
import './frame.css'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Nothing } from '../Fault.tsx'
import type { LinkState, Scene, TableLink } from '../link/link.ts'
import { Ask } from './ask/Ask.tsx'
import { Bar } from './Bar.tsx'
import { Board, Stage } from './board/Board.tsx'
import { LedgerSide } from './board/LedgerSide.tsx'
import { useLighting } from './board/useHighlighting.ts'
import { LightProvider, TableProvider, TakenProvider } from './context.ts'
import { HistoryBar } from './history/HistoryBar.tsx'
import { useReplay } from './history/useReplay.ts'
import { Keys } from './keys/Keys.tsx'
import { Announcer } from './log/Announcer.tsx'
import { Away } from './log/Away.tsx'
import { SideLog } from './log/LogPanel.tsx'
import { useVisit } from './log/useVisit.ts'
import { Panels } from './Panels.tsx'
import { Part } from './Part.tsx'
import { useBoard } from './parts.ts'
import { Help } from './rules/Help.tsx'
import { useOpenTab } from './rules/useOpenTab.ts'
import { EndScene } from './seats/EndScene.tsx'
import { KeepSeat } from './seats/KeepSeat.tsx'
import { Sounds } from './sound/Sounds.tsx'
import { Toasts } from './Toasts.tsx'
import { useAtTable } from './useAtTable.ts'
import { hasRoomForLedger, isFolded, useLayout } from './useLayout.ts'
import { usePageTitle } from './usePageTitle.ts'
import { useToasts } from './useToasts.ts'

interface Props {
  link: TableLink
  scene: Scene
  state: LinkState
  isLocal?: boolean
  /** What lies over the table. */
  children?: ReactNode
}

export function Frame({ link, scene, state, isLocal = false, children }: Props) {
  const { Ledger, sheetAspect, isStageApart } = useBoard(scene.tableView.setup.game)
  const layout = useLayout(Ledger !== undefined)
  const { toasts, say, drop } = useToasts()
  const tabs = useOpenTab(layout)
  const { table, taken, history } = useAtTable({ link, scene, tabs, say })
  const { moves, status } = scene.tableView
  const replay = useReplay(history, table.wholeLog, moves, status === 'over' || status === 'closed')
  const since = useVisit(isLocal ? null : scene.tableView.id, scene.log)
  const [isHelping, setIsHelping] = useState(false)
  const [hasLeftEnd, setHasLeftEnd] = useState(false)
  const isScene = status === 'over' && history.at === null && !hasLeftEnd
  const showEnd = () => {
    history.lookAs(null)
    setHasLeftEnd(false)
  }
  usePageTitle(table)
  const hasLedger = Ledger !== undefined && hasRoomForLedger(layout)
  return (
    <TableProvider value={table}>
      <TakenProvider value={taken}>
        <LightProvider value={useLighting()}>
          <div className="table-page" data-layout={layout} data-tab={isFolded(layout) ? tabs.tab : undefined}>
            <Bar state={state} onHelp={() => setIsHelping(true)} />
            <main className="table-main" style={{ '--sheet-aspect': sheetAspect } as CSSProperties}>
              <div className="ask-side">
                <Part is="away">
                  <Away since={since} />
                </Part>
                <Ask onScene={isScene ? null : showEnd} />
                {!isLocal && (
                  <Part is="keep-seat" Instead={Nothing}>
                    <KeepSeat />
                  </Part>
                )}
                {layout === 'wide' && <SideLog since={since} />}
              </div>
              {hasLedger && <LedgerSide hasLog={layout === 'wide'} />}
              <div className="board-side">
                <Board />
                {!isStageApart && !hasLedger && <Stage />}
                {isScene && <EndScene onClose={() => setHasLeftEnd(true)} />}
              </div>
              {isStageApart && <Stage />}
              <HistoryBar replay={replay} />
              <Panels tabs={tabs} layout={layout} isLocal={isLocal} since={since} />
            </main>
            <Part is="announcer" Instead={Nothing}>
              <Announcer />
            </Part>
            <Part is="sounds" Instead={Nothing}>
              <Sounds />
            </Part>
            <Toasts toasts={toasts} onDrop={drop} />
            <Keys replay={replay} onHelp={() => setIsHelping(true)} />
            {children}
            {isHelping && <Help onClose={() => setIsHelping(false)} />}
          </div>
        </LightProvider>
      </TakenProvider>
    </TableProvider>
  )
}
