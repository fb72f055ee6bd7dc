/** Everything beside the board and the question: the game's own panels, log, rules, chat, seats. */

import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { type TabItem, Tabs } from '../../ui/Tabs.tsx'
import { tabletopPlayers } from '../icons.ts'
import { Ahead } from './anytime/Ahead.tsx'
import { SideMoves } from './anytime/SideMoves.tsx'
import { sideMovesIn } from './anytime/sideMoves.ts'
import { useHasHad } from './anytime/useHasHad.ts'
import { useBoardProps } from './board/Board.tsx'
import { chart, envelope, quillInk, ruleBook, talk, treasureMap, twoCoins } from './board/icons.ts'
import { TableChat } from './chat/TableChat.tsx'
import { useTable } from './context.ts'
import { useValueCourse } from './course/useValueCourse.ts'
import { ValueChart } from './course/ValueChart.tsx'
import { LogPanel } from './log/LogPanel.tsx'
import { Part } from './Part.tsx'
import { RuleBook } from './rules/RuleBook.tsx'
import type { OpenTab } from './rules/useOpenTab.ts'
import { Seats } from './seats/Seats.tsx'
import { hasRoomForLedger, isFolded, type Layout } from './useLayout.ts'
import { useTableWords } from './words.ts'

interface Props {
  tabs: OpenTab
  layout: Layout
  isLocal: boolean
  since: number | null
}

export function Panels({ tabs: { tab, rule, openTab }, layout, isLocal, since }: Props) {
  const words = useTableWords()
  const own = useOwnPanels()
  const house = useHousePanels(isLocal, since, rule)
  const board: TabItem = {
    id: 'board',
    title: words.board,
    icon: <Icon d={treasureMap} />,
    content: () => null,
  }
  const items = isFolded(layout)
    ? chatInSight([board, ...own, ...house])
    : [...own, ...house].filter(({ id }) => layout !== 'wide' || id !== 'log')
  const { board: drawn } = useTable()
  const isRepeated = (id: string) => drawn.panels.some(panel => panel.id === id && panel.isInLedger)
  const first = hasRoomForLedger(layout) ? items.find(({ id }) => !isRepeated(id))?.id : undefined
  const open = tab || (first ?? '')
  const chosen = useUnreadChat(items, open)
  return <Tabs className="panels" label={words.panels} items={chosen} chosen={open} onChoose={openTab} />
}

/** On a phone five tabs are in sight: the last two of them are log and chat. */
function chatInSight(items: readonly TabItem[]): TabItem[] {
  const talk = items.filter(({ id }) => id === 'log' || id === 'chat')
  const others = items.filter(item => !talk.includes(item))
  const first = 5 - talk.length
  return [...others.slice(0, first), ...talk, ...others.slice(first)]
}

/** The panels that the game brings. */
function useOwnPanels(): TabItem[] {
  const { board, texts } = useTable()
  const props = useBoardProps()
  return board.panels.map(({ id, title, Show }) => ({
    id,
    title: title(texts),
    content: () => (
      <Part is={`panel ${id}`}>
        <Show {...props} />
      </Part>
    ),
  }))
}

function useHousePanels(isLocal: boolean, since: number | null, rule: string | null): TabItem[] {
  const { scene, texts, view } = useTable()
  const words = useTableWords()
  const inForce = view.rule
  const hasSide = useHasHad(sideMovesIn(view).length > 0)
  const hasAhead = useHasHad(scene.tableView.ahead.length > 0)
  const hasCourse = useValueCourse() !== null
  const panel = (id: string, title: string, d: string, content: () => ReactNode): TabItem => ({
    id,
    title,
    icon: <Icon d={d} />,
    content: () => <Part is={`panel ${id}`}>{content()}</Part>,
  })
  const panels = [
    panel('log', words.log.title, quillInk, () => <LogPanel since={since} />),
    panel('rules', words.rules.title, ruleBook, () => (
      <RuleBook
        chapters={texts.rules}
        brief={texts.brief}
        game={scene.tableView.setup.game}
        open={rule ?? inForce}
        inForce={inForce}
      />
    )),
    panel('chat', words.chat.title, talk, () => <TableChat />),
    ...(hasSide ? [panel('anytime', words.anytime.title, twoCoins, () => <SideMoves />)] : []),
    ...(hasAhead ? [panel('ahead', words.ahead.title, envelope, () => <Ahead />)] : []),
    ...(hasCourse
      ? [
          panel('course', words.over.panel, chart, () => (
            <div className="course-panel">
              <ValueChart />
            </div>
          )),
        ]
      : []),
    panel('seats', words.seats.title, tabletopPlayers, () => <Seats isLocal={isLocal} />),
  ]
  return isLocal ? panels.filter(({ id }) => id !== 'chat') : panels
}

/** Marks the chat while it holds lines that were not looked at. */
function useUnreadChat(items: readonly TabItem[], tab: string): TabItem[] {
  const { scene } = useTable()
  const { chat } = useTableWords()
  const count = scene.chat.filter(line => !line.note).length
  const [read, setRead] = useState(count)
  useEffect(() => {
    if (tab === 'chat') setRead(count)
  }, [tab, count])
  const hasNews = tab !== 'chat' && count > read
  return items.map(item => (item.id === 'chat' && hasNews ? { ...item, news: chat.news } : item))
}
