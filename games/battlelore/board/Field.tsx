/** The battlefield with everything on it. It knows hexes and pieces; what may be done is told by the options. */
import './field.css'
import { useMemo, useRef } from 'react'
import { type Board, opposite } from '../../../hex/index.ts'
import { Corner } from '../../../hex/ui/Beside.tsx'
import { HexBoard } from '../../../hex/ui/HexBoard.tsx'
import { Blow, Hidden, Reachable, Region, Sight, Subject, Targets, Way } from '../../../hex/ui/Overlays.tsx'
import { same } from '../../../kernel/index.ts'
import type { Hex } from '../data/hexes.ts'
import { rangeOf } from '../rules/field/sight.ts'
import type { BattleLore, Fight } from '../types.ts'
import { FloatingMarks, useFloatingMarks } from './FloatingMarks.tsx'
import { FieldGround, type FieldLay, layOf } from './Ground.tsx'
import { FieldHint } from './Hint.tsx'
import { crossedSwords, highShot } from './icons.ts'
import type { Look } from './insight.ts'
import { seenBy, sheet } from './layout.ts'
import { Menu } from './Menu.tsx'
import { marksOf } from './marks.ts'
import { Overlays, Pieces, useUnitScenes } from './Pieces.tsx'
import type { BoardProps } from './props.ts'
import { cardScenes } from './scene.ts'
import { spoken, spokenField } from './spoken.ts'
import { UnitTypeCard } from './UnitCard.tsx'
import { useMotion } from './useMotion.ts'
import { type Study, useStudy } from './useStudy.ts'
import { useTouch } from './useTouch.ts'

/** Kept as it was while it is equal: the ground is not drawn again when pieces move. */
function useLay(open: BoardProps['view']['open']): FieldLay {
  const kept = useRef<FieldLay>(null)
  const now = useMemo(() => layOf(open), [open])
  if (!kept.current || !same(kept.current, now)) kept.current = now
  return kept.current
}

/** What lies and stands on the field, what it is called, and how it gets where it is. */
function usePosition({ view, texts, news }: BoardProps, field: Board<Hex>) {
  const { open } = view
  const lay = useLay(open)
  const units = useUnitScenes(open)
  const cards = useMemo(() => cardScenes(view), [view])
  const named = useMemo(() => spokenField(view, texts), [view, texts])
  const layer = useRef<SVGGElement>(null)
  const [departed, onGone] = useMotion(layer, field, units, news)
  return { lay, named, pieces: { units, cards, departed, onGone, layer, banners: open.banners } }
}

export function Field(props: BoardProps) {
  const { view, texts, highlighted } = props
  const { open, seat } = view
  const field = seenBy(seat === null ? null : open.factions[seat])
  const words = texts.words
  const sections = useMemo(() => [words.left, words.center, words.right], [words])
  const { lay, named, pieces } = usePosition(props, field)
  const touch = useTouch(props)
  const study = useStudy(view, touch)
  const { live, source, looked } = touch
  const marks = useMemo(
    () => marksOf(view, { live, source, looked }, highlighted),
    [view, live, source, looked, highlighted],
  )
  const { shown } = study
  return (
    <HexBoard
      board={field}
      sheet={sheet}
      title={words.field}
      words={words}
      marks={marks}
      scene={sceneOf(open)}
      nameOf={hex => spoken(named, hex, study.canAt(hex, words))}
      onPick={touch.pick}
      onPoint={touch.point}
      onEscape={touch.dismiss}
      under={[
        <FieldGround key="ground" field={field} lay={lay} sections={sections} />,
        <Overlays key="overlays" field={field} open={open} />,
        <Possible key="possible" field={field} study={study} />,
      ]}
      over={[<Pieces key="pieces" field={field} {...pieces} />, <Signs key="signs" {...props} {...{ field, study }} />]}
    >
      {shown && (
        <Corner board={field} hex={shown.hex}>
          <UnitTypeCard type={shown.type} unit={shown} range={rangeOf(open, shown)} texts={texts} />
        </Corner>
      )}
      <FieldHint props={props} touch={touch} study={study} />
      {touch.menu && <Menu props={props} menu={touch.menu} onChoose={touch.make} onClose={touch.dismiss} />}
    </HexBoard>
  )
}

/** Where a combat is fought. */
const sceneOf = ({ fights }: BattleLore['open']): Hex[] => fights.slice(-1).flatMap(({ from, at }) => [from, at])

interface OnField {
  field: Board<Hex>
  study: Study
}

/** Under the pieces: what the subject could do. */
function Possible({ field, study: { subject, reach, outlook } }: OnField) {
  if (!subject) return null
  return (
    <>
      {outlook && outlook.inRange.length > 6 && <Region board={field} hexes={[subject.hex, ...outlook.inRange]} />}
      {reach && <Reachable board={field} ends={reach.ends} />}
      <Subject board={field} hex={subject.hex} />
    </>
  )
}

/** Over the pieces: what the subject sees and where it would go, the combat under way, what has just happened. */
function Signs({ view, news, field, study: { outlook, look, path } }: BoardProps & OnField) {
  const [floatingMarks, dropFloatingMark] = useFloatingMarks(news)
  const fight = view.open.fights.at(-1)
  return (
    <>
      {outlook && <Targets board={field} hexes={outlook.targets} />}
      {outlook && <Hidden board={field} hexes={outlook.hidden} />}
      {fight && <Clash field={field} fight={fight} />}
      {look && <Sight board={field} {...look} isBlocked={look.obstacle !== null} blockedAt={blockerOf(look)} />}
      {path && <Way board={field} from={path.from} path={path.hexes} />}
      <FloatingMarks field={field} floatingMarks={floatingMarks} onGone={dropFloatingMark} />
    </>
  )
}

const blockerOf = ({ obstacle }: Look): Hex | null => (obstacle && 'hex' in obstacle ? obstacle.hex : null)

function Clash({ field, fight: { from, at, away, ranged } }: { field: Board<Hex>; fight: Fight }) {
  const out = away && (field === seenBy('uthuk') ? opposite(away) : away)
  return <Blow board={field} from={from} at={at} away={out} sign={ranged ? highShot : crossedSwords} />
}
