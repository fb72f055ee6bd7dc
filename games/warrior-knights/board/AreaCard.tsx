/** An area of the map in words: what it is, whose, who stands there; what the moves to it cost, and why there is none. */
import { capitalized, labelled } from '../../../text/index.ts'
import { PlaceCard } from '../../../ui/board/PlaceCard.tsx'
import type { SheetHandle } from '../../../ui/board/Sheet.tsx'
import { type Area, isKingdom } from '../data/areas.ts'
import { isPort } from '../data/cities.ts'
import { costsOf } from './costs.ts'
import { placeName, sceneInWords } from './inWords.ts'
import { middleOf } from './layout.ts'
import type { MoveTarget } from './moveTargets.ts'
import type { Bars, BoardProps } from './props.ts'
import type { AreaScene } from './scene.ts'
import { isAbout, movesTo } from './touch.ts'
import type { Touch } from './useTouch.ts'

/** More moves than these are not told one by one. */
const most = 4

interface Props extends BoardProps {
  sheet: SheetHandle
  area: Area
  scene: AreaScene
  touch: Touch
  bars: Bars
}

function Costs({ targets, ...props }: BoardProps & { targets: readonly MoveTarget[] }) {
  return targets.slice(0, most).flatMap(({ move }) => {
    const lines = costsOf(move, props)
    if (lines.length === 0) return []
    const label = labelled(move, props)
    return [
      <span key={label}>
        <b>{label}</b>: {lines.join('; ')}
      </span>,
    ]
  })
}

export function AreaCard({ sheet, area, scene, touch, bars, ...props }: Props) {
  const { texts } = props
  const { words } = texts
  const ground = [isKingdom(area) ? null : words.overseas, isPort(area) ? words.port : null].filter(Boolean)
  const reasons = [
    ...new Set(
      bars.flatMap(({ move, reason }) => (isAbout(move, area, touch.selection, props.view.open) ? [reason] : [])),
    ),
  ]
  return (
    <PlaceCard sheet={sheet} at={middleOf(area)} title={placeName(area, texts)}>
      {ground.length > 0 && <small>{ground.join(', ')}</small>}
      {sceneInWords(scene, texts).map(line => (
        <span key={line}>{capitalized(line)}</span>
      ))}
      <Costs {...props} targets={movesTo(touch, area)} />
      {reasons.map(reason => (
        <em key={reason}>{reason}</em>
      ))}
    </PlaceCard>
  )
}
