/** The battlefield with everything on it. It knows hexes and pieces; what may be done is told by the options. */
import './field.css'
import { useMemo } from 'react'
import { type Board, opposite } from '../../../hex/index.ts'
import { Corner, HexMenu } from '../../../hex/ui/Beside.tsx'
import { HexBoard } from '../../../hex/ui/HexBoard.tsx'
import { Aims, Blow, Changes, LastMoves, Possible } from '../../../hex/ui/Overlays.tsx'
import { spoken } from '../../../hex/ui/spoken.ts'
import { useHexTouch } from '../../../hex/ui/useHexTouch.ts'
import { studiedAt, useStudy } from '../../../hex/ui/useStudy.ts'
import { labelled } from '../../../text/index.ts'
import { useBars } from '../../../ui/board/barred.ts'
import { useFloatingMarks } from '../../../ui/board/FloatingMarks.tsx'
import { useSame } from '../../../ui/board/useSame.ts'
import type { Hex } from '../data/hexes.ts'
import { barred } from '../rules/barred/index.ts'
import { rangeOf } from '../rules/field/sight.ts'
import { unitAt } from '../rules/field/units.ts'
import type { BattleLore, Fight } from '../types.ts'
import { floatingMarkOf } from './floatingMarks.ts'
import { FieldGround, layOf, Scores } from './Ground.tsx'
import { barAt, FieldHint } from './Hint.tsx'
import { marksOf } from './highlighted.ts'
import { crossedSwords, highShot } from './icons.ts'
import { attackOdds } from './insight.ts'
import { hexMovesOf } from './lastMove.ts'
import { seenBy, sheet } from './layout.ts'
import { isMeant, isRash, type Move, moveTargetsOf, type Touch } from './moveTargets.ts'
import { oddsInWords } from './Odds.tsx'
import { Overlays, Pieces } from './Pieces.tsx'
import type { BoardProps } from './props.ts'
import { spokenBattle } from './spoken.ts'
import { type FieldStudy, studyFacts } from './study.ts'
import { UnitTypeCard } from './UnitCard.tsx'

/** The hand over the field. */
const useTouch = ({ view, busy, onMove, onHighlight }: BoardProps): Touch =>
  useHexTouch<Hex, Move>({
    targets: useSame(useMemo(() => moveTargetsOf(view), [view])),
    busy,
    isMeant,
    isRash,
    onMove,
    onPoint: hex => onHighlight(hex === null ? [] : [`hex:${hex}`]),
  })

export function Field(props: BoardProps) {
  const { view, texts, news, log, highlighted } = props
  const { open, seat } = view
  const { words } = texts
  const field = seenBy(seat === null ? null : open.factions[seat])
  const sections = useMemo(() => [words.left, words.center, words.right], [words])
  const lay = useSame(useMemo(() => layOf(open), [open]))
  const named = useMemo(() => spokenBattle(view, texts), [view, texts])
  const bars = useBars(props, barred)
  const touch = useTouch(props)
  const study = useStudy(
    touch,
    useMemo(() => studyFacts(view), [view]),
  )
  const { shown } = study
  const { live, source, looked } = touch
  const marks = useMemo(
    () => marksOf(view, { live, source, looked }, highlighted),
    [view, live, source, looked, highlighted],
  )
  return (
    <HexBoard
      board={field}
      sheet={sheet}
      title={words.field}
      words={words}
      who={view.seat}
      marks={marks}
      scene={sceneOf(open)}
      nameOf={hex =>
        spoken(named, hex, [
          ...studiedAt(study, live, hex, words),
          spokenOdds(study, hex, props),
          !live.has(hex) && barAt(bars, hex)?.reason,
        ])
      }
      onPick={touch.pick}
      onPoint={touch.point}
      onEscape={touch.dismiss}
      under={[
        <FieldGround key="ground" field={field} lay={lay} sections={sections} />,
        <Scores key="scores" field={field} open={open} />,
        <Overlays key="overlays" field={field} open={open} />,
        <LastMoves key="last" board={field} log={log} movesOf={hexMovesOf} />,
        <Possible key="possible" board={field} study={study} />,
      ]}
      over={[
        <Pieces key="pieces" field={field} view={view} news={news} />,
        <Signs key="signs" {...props} {...{ field, study }} />,
      ]}
    >
      {shown && (
        <Corner board={field} hex={shown.hex}>
          <UnitTypeCard type={shown.type} unit={shown} range={rangeOf(open, shown)} texts={texts} />
        </Corner>
      )}
      <FieldHint props={props} bars={bars} touch={touch} study={study} />
      <HexMenu touch={touch} words={words} labelOf={move => labelWithOdds(move, props)} />
    </HexBoard>
  )
}

/** What the unit that is studied would do to a target. */
function spokenOdds({ subject, outlook }: FieldStudy, hex: Hex, { view, texts }: BoardProps): string | null {
  const odds = subject && outlook?.targets.includes(hex) ? attackOdds(view.open, subject, hex) : null
  return odds && oddsInWords(odds, texts)
}

/** An attack is named with what it would bring. */
function labelWithOdds(move: Move, props: BoardProps): string {
  const attacker = move.do === 'attack' ? unitAt(props.view.open, move.from) : undefined
  const odds = move.do === 'attack' && attacker ? attackOdds(props.view.open, attacker, move.at) : null
  return odds ? `${labelled(move, props)} (${oddsInWords(odds, props.texts)})` : labelled(move, props)
}

/** Where a combat is fought. */
const sceneOf = ({ fights }: BattleLore['open']): Hex[] => fights.slice(-1).flatMap(({ from, at }) => [from, at])

/** Over the pieces: what the unit that is studied aims at, the combat under way, what has just happened. */
function Signs({ view, news, field, study }: BoardProps & { field: Board<Hex>; study: FieldStudy }) {
  const [marks, onGone] = useFloatingMarks(news, floatingMarkOf)
  const fight = view.open.fights.at(-1)
  return (
    <>
      <Aims board={field} study={study} />
      {fight && <Clash field={field} fight={fight} />}
      <Changes board={field} marks={marks} onGone={onGone} />
    </>
  )
}

function Clash({ field, fight: { from, at, away, ranged } }: { field: Board<Hex>; fight: Fight }) {
  const out = away && (field === seenBy('uthuk') ? opposite(away) : away)
  return <Blow board={field} from={from} at={at} away={out} sign={ranged ? highShot : crossedSwords} />
}
