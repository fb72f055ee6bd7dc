/** The field of a game in which units move and attack: its layers in their order, the card in the corner, hint and menu. */
import { Fragment, type ReactNode } from 'react'
import type { Kinds } from '../../kernel/index.ts'
import { useFloatingMarks } from '../../ui/board/FloatingMarks.tsx'
import type { BoardProps } from '../../ui/board.ts'
import type { Box } from '../../ui/useZoom.ts'
import type { ZoomWords } from '../../ui/ZoomButtons.tsx'
import type { Board } from '../index.ts'
import { Corner, HexMenu, type HexMenuWords } from './Beside.tsx'
import { HexBoard } from './HexBoard.tsx'
import { Aims, Changes, type HexChange, LastMoves, Possible } from './Overlays.tsx'
import { type FieldRules, type FieldTexts, type StudiedFieldNow, useStudiedField } from './useStudiedField.ts'
import type { Look, Study, StudyWords } from './useStudy.ts'

type Words<Hex> = ZoomWords & StudyWords & HexMenuWords<Hex> & { field: string }

interface Props<
  K extends Kinds,
  Texts extends FieldTexts<K> & { words: Words<Hex> },
  Hex extends string,
  Unit extends { hex: Hex },
  Seen extends Look<Hex>,
> {
  props: BoardProps<K, Texts>
  rules: FieldRules<K, Texts, Hex, Unit, Seen>
  /** The board as the reader sits at it. */
  board: Board<Hex>
  sheet: Box
  /** Where a combat is fought. */
  scene: readonly Hex[]
  /** Layers that lie below all that is studied: the ground and what stands on it. */
  ground: readonly ReactNode[]
  /** Drawn with what the unit that is studied could do, under the pieces. */
  beside?(study: Study<Hex, Unit, Seen>): ReactNode
  pieces: ReactNode
  /** The attack under way. */
  blow: ReactNode
  /** The card of the unit that is shown, away from its hex; null: none. */
  cardOf(unit: Unit, study: Study<Hex, Unit, Seen>): ReactNode
  hintOf(now: StudiedFieldNow<K, Hex, Unit, Seen>): ReactNode
}

export function StudiedField<
  K extends Kinds,
  Texts extends FieldTexts<K> & { words: Words<Hex> },
  Hex extends string,
  Unit extends { hex: Hex },
  Seen extends Look<Hex>,
>(field: Props<K, Texts, Hex, Unit, Seen>) {
  const { props, rules, board, beside, pieces, blow, cardOf, hintOf } = field
  const { view, texts, news, log } = props
  const now = useStudiedField(props, rules)
  const { touch, study, marks, nameOf, labelOf } = now
  const card = study.shown && cardOf(study.shown, study)
  return (
    <HexBoard
      board={board}
      sheet={field.sheet}
      title={texts.words.field}
      words={texts.words}
      who={view.seat}
      marks={marks}
      scene={field.scene}
      nameOf={nameOf}
      onPick={touch.pick}
      onPoint={touch.point}
      onEscape={touch.dismiss}
      under={[
        ...field.ground,
        <LastMoves key="last" board={board} log={log} movesOf={rules.movesOf} />,
        <Fragment key="possible">
          {beside?.(study)}
          <Possible board={board} study={study} />
        </Fragment>,
      ]}
      over={[
        pieces,
        <Fragment key="signs">
          <Aims board={board} study={study} />
          {blow}
          <News board={board} news={news} changeOf={rules.changeOf} />
        </Fragment>,
      ]}
    >
      {card && (
        <Corner board={board} hex={study.shown!.hex}>
          {card}
        </Corner>
      )}
      {hintOf(now)}
      <HexMenu touch={touch} words={texts.words} labelOf={labelOf} />
    </HexBoard>
  )
}

interface NewsProps<Hex extends string, Event> {
  board: Board<Hex>
  news: readonly Event[]
  changeOf(event: Event): HexChange<Hex> | null
}

/** What has just changed, over the hexes. */
function News<Hex extends string, Event>({ board, news, changeOf }: NewsProps<Hex, Event>) {
  const [marks, onGone] = useFloatingMarks(news, changeOf)
  return <Changes board={board} marks={marks} onGone={onGone} />
}
