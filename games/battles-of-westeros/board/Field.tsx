/** The battlefield with everything on it. It knows hexes and pieces; what may be done is told by the options. */
import './field.css'
import { useMemo } from 'react'
import type { Board } from '../../../hex/index.ts'
import { Corner, HexMenu } from '../../../hex/ui/Beside.tsx'
import { HexBoard } from '../../../hex/ui/HexBoard.tsx'
import { Aims, Blow, Changes, LastMoves, Possible, Region } from '../../../hex/ui/Overlays.tsx'
import { InHex } from '../../../hex/ui/pieces/PieceLayer.tsx'
import { spoken } from '../../../hex/ui/spoken.ts'
import { useHexTouch } from '../../../hex/ui/useHexTouch.ts'
import { studiedAt, useStudy } from '../../../hex/ui/useStudy.ts'
import { labelled } from '../../../text/index.ts'
import { useBars } from '../../../ui/board/barred.ts'
import { useFloatingMarks } from '../../../ui/board/FloatingMarks.tsx'
import { useSame } from '../../../ui/board/useSame.ts'
import type { Hex } from '../data/hexes.ts'
import { barred } from '../rules/barred/index.ts'
import { zoneOf } from '../rules/cards/zone.ts'
import { attackOdds } from '../rules/combat/odds.ts'
import { boardOf, sideOf, unitAt } from '../rules/field/units.ts'
import type { Open } from '../types.ts'
import { floatingMarkOf } from './floatingMarks.ts'
import { FieldGround, layOf, Scores } from './Ground.tsx'
import { barAt, FieldHint } from './Hint.tsx'
import { marksOf } from './highlighted.ts'
import { crossedSwords, highShot, sniffingDog } from './icons.ts'
import { endsWithoutAttack } from './insight.ts'
import { hexMovesOf } from './lastMove.ts'
import { seenBy, sheets } from './layout.ts'
import { isMeant, isRash, type Move, moveTargetsOf, type Touch } from './moveTargets.ts'
import { oddsInWords } from './Odds.tsx'
import { Overlays, Pieces } from './Pieces.tsx'
import type { BoardProps } from './props.ts'
import { Status } from './Status.tsx'
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

/** The field under what is always in view. */
export const Table = (props: BoardProps) => (
  <div className="bw-table">
    <Status {...props} />
    <Field {...props} />
  </div>
)

function Field(props: BoardProps) {
  const { view, texts, news, log, highlighted } = props
  const { open, seat } = view
  const { words, names } = texts
  const side = sideOf(open)
  const field = seenBy(side, seat === null ? null : open.houses[seat])
  const lay = useSame(useMemo(() => layOf(side, open), [side, open]))
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
  const edges = useMemo(() => ({ stark: names.houses.stark, lannister: names.houses.lannister }), [names])
  return (
    <HexBoard
      board={field}
      sheet={sheets[side]}
      title={words.field}
      words={words}
      who={seat}
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
        <FieldGround key="ground" side={side} field={field} lay={lay} edges={edges} />,
        <Scores key="scores" side={side} field={field} scores={scoresOf(props)} />,
        <Overlays key="overlays" field={field} view={view} />,
        <LastMoves key="last" board={field} log={log} movesOf={hexMovesOf} />,
        <UnderPieces key="possible" field={field} view={view} study={study} />,
      ]}
      over={[
        <Pieces key="pieces" field={field} view={view} news={news} texts={texts} />,
        <Signs key="signs" {...props} {...{ field, study }} />,
      ]}
    >
      {shown && !isAimed(study) && (
        <Corner board={field} hex={shown.hex}>
          <UnitTypeCard unit={shown} standing={{ unit: shown, open }} texts={texts} />
        </Corner>
      )}
      <FieldHint props={props} bars={bars} touch={touch} study={study} />
      <HexMenu touch={touch} words={words} labelOf={move => labelWithOdds(move, props)} />
    </HexBoard>
  )
}

/** Where an attack is weighed, its odds matter more than the card of its target. */
const isAimed = ({ subject, shown, outlook }: FieldStudy): boolean =>
  subject !== null && shown !== null && shown.seat !== subject.seat && outlook?.targets.includes(shown.hex) === true

/** BW-17.6: victory points, in short, by House. */
const scoresOf = ({ view: { open }, texts: { words } }: BoardProps) => ({
  stark: words.pointsOf(open.points[open.houses.indexOf('stark')]),
  lannister: words.pointsOf(open.points[open.houses.indexOf('lannister')]),
})

/** What the unit that is studied would do to a target. */
function spokenOdds({ subject, outlook }: FieldStudy, hex: Hex, { view, texts }: BoardProps): string | null {
  const odds = subject && outlook?.targets.includes(hex) ? attackOdds(view.open, subject, hex) : null
  return odds && oddsInWords(odds, texts)
}

/** BW-1.7: the zone of control of a commander who is pointed at; and what the unit that is studied could do. */
function UnderPieces({ field, view, study }: { field: Board<Hex>; view: BoardProps['view']; study: FieldStudy }) {
  const { open } = view
  const leader = study.shown?.commander ? study.shown : null
  const { subject, reach } = study
  const marches = subject && reach ? endsWithoutAttack(view, subject) : []
  return (
    <>
      {leader && (
        <Region
          board={field}
          hexes={[leader.hex, ...boardOf(open).within(leader.hex, zoneOf(leader.commander!))]}
          className="bw-zone"
        />
      )}
      <Possible board={field} study={study} />
      {[...marches].map(hex => (
        <InHex key={hex} board={field} hex={hex}>
          <path className="bw-march" d="M-13 26H13M-7 20L7 32M7 20L-7 32" />
        </InHex>
      ))}
    </>
  )
}

/** An attack is named with what it would bring. */
function labelWithOdds(move: Move, props: BoardProps): string {
  const attacker = move.do === 'attack' ? unitAt(props.view.open, move.from) : undefined
  const odds = move.do === 'attack' && attacker ? attackOdds(props.view.open, attacker, move.at) : null
  return odds ? `${labelled(move, props)} (${oddsInWords(odds, props.texts)})` : labelled(move, props)
}

/** Where a combat is fought. */
const sceneOf = ({ attacks }: Open): Hex[] => attacks.slice(-1).flatMap(({ from, at }) => [from, at])

/** Over the pieces: what the unit that is studied aims at, the attack under way, what has just happened. */
function Signs({ view, news, field, study }: BoardProps & { field: Board<Hex>; study: FieldStudy }) {
  const [marks, onGone] = useFloatingMarks(news, floatingMarkOf)
  const attack = view.open.attacks.at(-1)
  return (
    <>
      <Aims board={field} study={study} />
      {attack && <Blow board={field} from={attack.from} at={attack.at} away={null} sign={signs[attack.kind]} />}
      <Changes board={field} marks={marks} onGone={onGone} />
    </>
  )
}

const signs = {
  melee: crossedSwords,
  counter: crossedSwords,
  parting: crossedSwords,
  ranged: highShot,
  archers: highShot,
  extra: sniffingDog,
  dogs: sniffingDog,
} as const
