/** The battlefield with everything on it. It knows hexes and pieces; what may be done is told by the options. */
import './field.css'
import { useMemo, useRef } from 'react'
import { HexBoard } from '../../../hex/ui/HexBoard.tsx'
import { same } from '../../../kernel/index.ts'
import type { BoardProps } from '../../../ui/board.ts'
import { rangeOf } from '../rules/sight.ts'
import { unitAt } from '../rules/units.ts'
import type { BattleLore, Unit } from '../types.ts'
import { Clash } from './Clash.tsx'
import { Ground, type Lay } from './Ground.tsx'
import { Hint } from './Hint.tsx'
import { seenBy, sheet } from './layout.ts'
import { Menu } from './Menu.tsx'
import { marksOf } from './marks.ts'
import { Overlays, Pieces, useUnitScenes } from './Pieces.tsx'
import { Reach, SightLine, Targets, Way } from './Reach.tsx'
import { Sparks, useSparks } from './Sparks.tsx'
import { cardScenes, layOf } from './scene.ts'
import { spoken, spokenField } from './spoken.ts'
import { UnitCard } from './UnitCard.tsx'
import { useMotion } from './useMotion.ts'
import { useStudy } from './useStudy.ts'
import { useTouch } from './useTouch.ts'
import { wordsIn } from './words.ts'

/** Kept as it was while it is equal: the ground is not drawn again when pieces move. */
function useLay(open: BoardProps<BattleLore>['view']['open']): Lay {
  const kept = useRef<Lay>(null)
  const now = useMemo(() => layOf(open), [open])
  if (!kept.current || !same(kept.current, now)) kept.current = now
  return kept.current
}

export function Field(props: BoardProps<BattleLore>) {
  const { view, language, lit, news } = props
  const { open, seat } = view
  const field = seenBy(seat === null ? null : open.factions[seat])
  const words = wordsIn(language)
  const sections = useMemo(() => [words.left, words.center, words.right], [words])
  const lay = useLay(open)
  const touch = useTouch(props)
  const study = useStudy(view, touch)
  const units = useUnitScenes(open)
  const layer = useRef<SVGGElement>(null)
  const [departed, gone] = useMotion(layer, field, units, news)
  const [sparks, dropSpark] = useSparks(news)
  const { live, source, looked } = touch
  const marks = useMemo(() => marksOf(view, { live, source, looked }, lit), [view, live, source, looked, lit])
  const cards = useMemo(() => cardScenes(view), [view])
  const named = useMemo(() => spokenField(view, language), [view, language])
  const { subject, reach, outlook, look, path } = study
  const fight = open.fights.at(-1)
  return (
    <HexBoard
      board={field}
      sheet={sheet}
      title={words.field}
      words={words}
      marks={marks}
      nameOf={hex => spoken(named, hex, study.canAt(hex, words))}
      onPick={touch.pick}
      onPoint={touch.point}
      onEscape={touch.dismiss}
      under={[
        <Ground key="ground" field={field} sections={sections} {...lay} />,
        <Overlays key="overlays" field={field} open={open} />,
        subject && <Reach key="reach" field={field} unit={subject.hex} reach={reach} outlook={outlook} />,
      ]}
      over={[
        <Pieces key="pieces" {...{ field, cards, units, departed, layer }} banners={open.banners} onGone={gone} />,
        <g key="marks">
          {outlook && <Targets field={field} outlook={outlook} />}
          {fight && <Clash field={field} fight={fight} />}
          {look && <SightLine field={field} look={look} />}
          {path && subject && <Way field={field} from={path.from} path={path.hexes} />}
          <Sparks field={field} sparks={sparks} onGone={dropSpark} />
        </g>,
      ]}
    >
      <Corner {...props} shown={study.shown} away={study.away} />
      <Hint props={props} touch={touch} subject={subject} look={look} />
      {touch.menu && <Menu props={props} menu={touch.menu} onChoose={touch.make} onClose={touch.dismiss} />}
    </HexBoard>
  )
}

/** The card of the unit that is looked at, in the corner away from it. */
function Corner({ view, language, shown, away }: BoardProps<BattleLore> & { shown: Unit | null; away: string }) {
  const unit = shown && unitAt(view.open, shown.hex)
  if (!unit) return null
  return (
    <div className={`lore-corner ${away}`} data-over>
      <UnitCard type={unit.type} unit={unit} range={rangeOf(view.open, unit)} language={language} />
    </div>
  )
}
