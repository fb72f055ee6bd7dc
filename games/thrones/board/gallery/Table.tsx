import { useEffect, useMemo, useState } from 'react'
import { asked, attempt, options, type Seat, type State, viewOf } from '../../../../kernel/index.ts'
import type { Language } from '../../../../text/index.ts'
import { thrones } from '../../game.ts'
import { texts } from '../../texts/index.ts'
import type { Event, Thrones } from '../../types.ts'
import board from '../index.tsx'
import type { BoardProps } from '../props.ts'
import type { Position } from './positions.ts'

interface Props {
  make: () => Position
  language: Language
  /** 'map', 'all', or the id of one panel. */
  show: string
  /** The other seats play anything, a move after so many milliseconds; 0: they wait. */
  auto: number
}

/** A position that can be played on: own moves by hand, those of the others by chance where `auto` says so. */
function usePlay({ make, auto }: Props) {
  const [{ table, player }] = useState(make)
  const [state, setState] = useState<State<Thrones>>(table.state)
  const [news, setNews] = useState<readonly Event[]>([])
  const seat = player === null ? null : table.seat(player)
  const play = (by: Seat, moves: Parameters<BoardProps['onMoves']>[0]) => {
    let now = state
    const heard: Event[] = []
    for (const move of moves) {
      const tried = attempt(thrones, now, by, now.moved[by], move)
      if ('refused' in tried) return console.error('refused', JSON.stringify(move), tried.refused)
      now = tried.state
      heard.push(...tried.heard.filter(({ to }) => to === null || to.includes(seat ?? -1)).map(({ event }) => event))
    }
    setState(now)
    setNews(heard)
  }
  useEffect(() => {
    const other = asked(thrones, state).find(each => each !== seat)
    if (auto === 0 || other === undefined || asked(thrones, state).includes(seat ?? -1)) return
    const timer = setTimeout(() => {
      const list = options(thrones, state, other)
      const onward = list.filter(move => move.do === 'take-back' || !thrones.isRetraction(move))
      const all = onward.length > 0 ? onward : list
      play(other, [all[Math.floor(Math.random() * all.length)]])
    }, auto)
    return () => clearTimeout(timer)
  })
  const view = useMemo(() => viewOf(thrones, state, seat), [state, seat])
  return { view, news, play: (moves: Parameters<BoardProps['onMoves']>[0]) => play(seat!, moves) }
}

export function Table(props: Props) {
  const { language, show } = props
  const { view, news, play } = usePlay(props)
  const [highlighted, setHighlighted] = useState<readonly string[]>([])
  const given: BoardProps = {
    view,
    texts: texts[language],

    busy: false,
    highlighted: show === 'lit' ? highlighted : [],
    news,
    onHighlight: setHighlighted,
    onMove: move => play([move]),
    onMoves: play,
  }
  const panels = board.panels.filter(({ id }) => show === 'all' || show === id)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: panels.length ? '1fr 27rem' : '1fr', height: '100vh' }}>
      <div style={{ position: 'relative', minWidth: 0 }}>
        <board.Map {...given} />
        <div className="gallery-stage">{board.Stage && <board.Stage {...given} />}</div>
      </div>
      {panels.length > 0 && (
        <div style={{ overflow: 'auto', background: 'var(--surface)' }}>
          {panels.map(({ id, title, Show }) => (
            <section key={id}>
              <h3 style={{ padding: '12px 12px 0' }}>{title(texts[language])}</h3>
              <Show {...given} />
            </section>
          ))}
        </div>
      )}
      <style>{`.gallery-stage { position: absolute; inset: 12px auto auto 12px; z-index: 2;
        width: min(28rem, calc(100% - 24px)); max-height: calc(100% - 5rem); overflow-y: auto }`}</style>
    </div>
  )
}
