import { useMemo, useState } from 'react'
import { attempt, type State, viewOf } from '../../../../kernel/index.ts'
import type { Language } from '../../../../text/index.ts'
import type { BoardProps } from '../../../../ui/board.ts'
import { battlelore } from '../../game.ts'
import { texts } from '../../texts/index.ts'
import type { BattleLore, Event } from '../../types.ts'
import board from '../index.tsx'
import type { Position } from './positions.ts'

interface Props {
  make: () => Position
  language: Language
  /** 'all' shows the panels, too. */
  show: string
}

/** A position that can be played on by hand, with the page's room for the stage. */
export function Table({ make, language, show }: Props) {
  const [{ state: begun, player }] = useState(make)
  const [state, setState] = useState<State<BattleLore>>(begun)
  const [news, setNews] = useState<readonly Event[]>([])
  const seat = player === null ? null : state.g.open.factions.indexOf(player)
  const onMoves: BoardProps<BattleLore>['onMoves'] = moves => {
    let now = state
    const heard: Event[] = []
    for (const move of moves) {
      const tried = attempt(battlelore, now, seat!, now.moved[seat!], move)
      if ('refused' in tried) return console.error('refused', JSON.stringify(move), tried.refused)
      now = tried.state
      heard.push(...tried.heard.map(({ event }) => event))
    }
    setState(now)
    setNews(heard)
  }
  const onMove: BoardProps<BattleLore>['onMove'] = move => onMoves([move])
  const view = useMemo(() => viewOf(battlelore, state, seat), [state, seat])
  const props = {
    view,
    texts: texts[language],
    busy: false,
    highlighted: [],
    news,
    onHighlight: () => {},
    onMove,
    onMoves,
  }
  const panels = show === 'all' ? board.panels : []
  return (
    <div style={{ display: 'grid', gridTemplateColumns: panels.length ? '1fr 27rem' : '1fr', height: '100vh' }}>
      <div style={{ position: 'relative', minWidth: 0, containerType: 'size' }}>
        <board.Map {...props} />
        <div className="stage">{board.Stage && <board.Stage {...props} />}</div>
      </div>
      <div style={{ overflow: 'auto', background: 'var(--surface)' }}>
        {panels.map(({ id, Show }) => (
          <Show key={id} {...props} />
        ))}
      </div>
      <style>{`.stage { position: absolute; inset: 12px auto auto 12px; z-index: 2;
        width: min(28rem, calc(100% - 24px)); max-height: calc(100% - 5rem); overflow-y: auto }`}</style>
    </div>
  )
}
