import { useMemo } from 'react'
import { SittersContext } from '../../../ui/board/Sitter.tsx'
import { WantedContext } from '../../../ui/wanted.ts'
import type { AnyMove } from '../anyGame.ts'
import { useHighlighted, usePointer, useTable, useTaken } from '../context.ts'
import { useGuideLights, useWanted } from '../guide/useWanted.ts'
import { useNews } from '../log/useNews.ts'
import { Part } from '../Part.tsx'
import { useTableWords } from '../words.ts'

/** What every part of a game's board is given. */
export function useBoardProps() {
  const { scene, view, texts, make, isEarlier, at, log } = useTable()
  const pointed = useHighlighted()
  const guided = useGuideLights()
  const highlighted = useMemo(() => (guided.length === 0 ? pointed : [...pointed, ...guided]), [pointed, guided])
  const point = usePointer()
  const { news, isRevisited } = useNews({ at, isEarlier: at < scene.tableView.moves, log })
  const busy = useTaken() !== null || isEarlier
  return useMemo(
    () => ({
      view,
      texts,
      busy,
      highlighted,
      news,
      log,
      isRevisited,
      onHighlight: point,
      onMove: (move: AnyMove) => {
        if (!busy) make(move)
      },
      onMoves: (moves: readonly AnyMove[]) => {
        if (!busy && moves.length > 0) make(moves)
      },
    }),
    [view, texts, busy, highlighted, news, log, isRevisited, point, make],
  )
}

/** The other people, by seat. */
function useSitters(): readonly (string | null)[] {
  const { seats, sits } = useTable().scene.tableView
  return useMemo(
    () => seats.map((sitter, seat) => (sitter.kind === 'person' && seat !== sits ? sitter.name : null)),
    [seats, sits],
  )
}

export function Board() {
  const { board } = useTable()
  const words = useTableWords()
  const props = useBoardProps()
  const wanted = useWanted()
  const sitters = useSitters()
  return (
    <section className="board" aria-label={words.board}>
      <Part is="board">
        <WantedContext value={wanted}>
          <SittersContext value={sitters}>
            <board.Map {...props} />
          </SittersContext>
        </WantedContext>
      </Part>
    </section>
  )
}

/** What something special that goes on shows: over a corner of the board, or in a place of its own beside it. */
export function Stage() {
  const { board } = useTable()
  const props = useBoardProps()
  const wanted = useWanted()
  if (!board.Stage) return null
  return (
    <div className={board.isStageApart ? 'stage apart' : 'stage'}>
      <Part is="stage">
        <WantedContext value={wanted}>
          <board.Stage {...props} />
        </WantedContext>
      </Part>
    </div>
  )
}
