import { useMemo, useState } from 'react'
import { attempt, type State, viewOf } from '../../../../kernel/index.ts'
import type { BoardProps } from '../../../../ui/board.ts'
import { ironThrone } from '../../game.ts'
import type { IronThroneTexts } from '../../texts/types.ts'
import type { Event, IronThrone } from '../../types.ts'
import board from '../index.tsx'
import type { Position } from './positions.ts'

interface Props {
  make: () => Position
  texts: IronThroneTexts
  /** 'all' shows the panels, too. */
  show: string
}

/** A position that can be played on by hand, in the page's room. */
export function Table({ make, texts, show }: Props) {
  const [{ state: begun, player }] = useState(make)
  const [state, setState] = useState<State<IronThrone>>(begun)
  const [news, setNews] = useState<readonly Event[]>([])
  const seat = player === null ? null : state.g.open.houses.indexOf(player)
  const onMoves: BoardProps<IronThrone>['onMoves'] = moves => {
    let now = state
    const heard: Event[] = []
    for (const move of moves) {
      const tried = attempt(ironThrone, now, seat!, now.moved[seat!], move)
      if ('refused' in tried) return console.error('refused', JSON.stringify(move), tried.refused)
      now = tried.state
      heard.push(...tried.heard.map(({ event }) => event))
    }
    setState(now)
    setNews(heard)
  }
  const onMove: BoardProps<IronThrone>['onMove'] = move => onMoves([move])
  const view = useMemo(() => viewOf(ironThrone, state, seat), [state, seat])
  const props = { view, texts, busy: false, highlighted: [], news, onHighlight: () => {}, onMove, onMoves }
  const panels = show === 'all' ? board.panels : []
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: panels.length ? '1fr 27rem' : '1fr',
        gridTemplateRows: '100vh',
        overflow: 'hidden',
      }}
    >
      <div style={{ position: 'relative', minWidth: 0, containerType: 'size' }}>
        <board.Map {...props} />
      </div>
      <div style={{ overflow: 'auto', background: 'var(--surface)' }}>
        {panels.map(({ id, Show }) => (
          <Show key={id} {...props} />
        ))}
      </div>
    </div>
  )
}
