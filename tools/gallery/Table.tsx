import '../../web/table/frame.css'
import './table.css'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import {
  attempt,
  type Game,
  type Kinds,
  type Move,
  questionAt,
  type Seat,
  type State,
  viewOf,
} from '../../kernel/index.ts'
import type { GameTexts } from '../../text/index.ts'
import type { BoardProps, GameBoard } from '../../ui/board.ts'

export interface Position {
  state: State<Kinds>
  /** Who looks on; null: a spectator. */
  seat: Seat | null
}

interface Props {
  board: GameBoard<Kinds>
  texts: GameTexts<Kinds>
  game: Game<Kinds>
  make(): Position
  /** 'all' panels, or the id of one. */
  show: string
  /** Milliseconds after which another seat plays anything; 0: they wait. */
  auto: number
}

type Wish = Pick<Props, 'game' | 'make' | 'auto'>

interface Played {
  state: State<Kinds>
  news: readonly Kinds['event'][]
  log: BoardProps<Kinds>['log']
}

/** A position that can be played on: own moves by hand, those of the others by chance where `auto` says so. */
function usePlay({ game, make, auto }: Wish) {
  const [{ state: begun, seat }] = useState(make)
  const [{ state, news, log }, set] = useState<Played>({ state: begun, news: [], log: [] })
  const play = (by: Seat, moves: readonly Move<Kinds>[]) => {
    let now = state
    const seen: Kinds['event'][] = []
    for (const move of moves) {
      const tried = attempt(game, now, by, now.moved[by], move)
      if ('refused' in tried) return console.error('refused', JSON.stringify(move), tried.refused)
      now = tried.state
      seen.push(...tried.heard.flatMap(({ to, event }) => (to === null || to.includes(seat ?? -1) ? [event] : [])))
    }
    const move = (log.at(-1)?.move ?? 0) + 1
    set({ state: now, news: seen, log: [...log, ...seen.map(event => ({ move, event }))] })
  }
  useEffect(() => {
    const question = questionAt(game, state)
    const waiting = question?.toMove ?? []
    const other = waiting.find(each => each !== seat)
    if (auto === 0 || other === undefined || waiting.includes(seat ?? -1)) return
    const timer = setTimeout(() => {
      const list = question!.legal(other)
      const onward = list.filter(move => move.do === 'take-back' || !game.isRetraction(move))
      const from = onward.length > 0 ? onward : list
      play(other, [from[Math.floor(Math.random() * from.length)]])
    }, auto)
    return () => clearTimeout(timer)
  })
  const view = useMemo(() => viewOf(game, state, seat), [game, state, seat])
  return { view, news, log, play: (moves: readonly Move<Kinds>[]) => play(seat!, moves) }
}

/** A board in the room that the page gives it, with the panels wanted beside it. */
export function Table({ board, texts, show, ...wish }: Props) {
  const { view, news, log, play } = usePlay(wish)
  const [highlighted, setHighlighted] = useState<readonly string[]>([])
  const props: BoardProps<Kinds> = {
    view,
    texts,
    busy: false,
    highlighted,
    news,
    log,
    isRevisited: false,
    onHighlight: setHighlighted,
    onMove: move => play([move]),
    onMoves: play,
  }
  const panels = board.panels.filter(({ id }) => show === 'all' || show === id)
  const hasSide = panels.length > 0 || board.isStageApart
  const stage = board.Stage && (
    <div className={board.isStageApart ? 'stage apart' : 'stage'}>
      <board.Stage {...props} />
    </div>
  )
  return (
    <div className="gallery-table" style={{ '--side': hasSide ? '25rem' : '0' } as CSSProperties}>
      <div className="board-side">
        <section className="board">
          <board.Map {...props} />
        </section>
        {!board.isStageApart && stage}
      </div>
      {board.isStageApart && stage}
      {panels.length > 0 && (
        <div className="gallery-panels">
          {panels.map(({ id, title, Show }) => (
            <section key={id}>
              <h3 style={{ padding: '12px 12px 0' }}>{title(texts)}</h3>
              <Show {...props} />
            </section>
          ))}
        </div>
      )}
    </div>
  )
}
