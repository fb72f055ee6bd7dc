/** A place of the map in words: what it is, whose, what stands there, what it brings, what it borders on, why one cannot go. */
import { capitalized } from '../../../text/index.ts'
import { PlaceCard } from '../../../ui/board/PlaceCard.tsx'
import type { SheetHandle } from '../../../ui/board/Sheet.tsx'
import type { Place } from '../data/areas.ts'
import { unitTypes } from '../data/units.ts'
import type { ThronesTexts } from '../texts/common/types.ts'
import { middleOf } from './layout.ts'
import type { Move } from './moveTargets.ts'
import { bordersOf, groundOf } from './placeWords.ts'
import type { Bars, BoardProps } from './props.ts'
import type { PlaceScene } from './scene.ts'

/** What stands there, a line a kind, with what it does. */
function linesOf({ pieces, token, banner, garrison, neutral, owner }: PlaceScene, texts: ThronesTexts) {
  const { names, words, effects } = texts
  const units = unitTypes.flatMap(unit => {
    const [fit, routed] = [false, true].map(
      is => pieces.filter(each => each.unit === unit && each.routed === is).length,
    )
    if (fit + routed === 0) return []
    const count = `${names.units[unit]} ×${fit + routed}${routed > 0 ? ` (${words.routed}: ${routed})` : ''}`
    return [[count, effects.units[unit]] as const]
  })
  const order = token?.order ?? null
  const laid =
    order === null ? ([words.faceDown, ''] as const) : ([names.orders[order], effects.orders[order]] as const)
  return {
    head: pieces[0] ? names.houses[pieces[0].house] : owner ? names.houses[owner] : null,
    lines: [
      ...units,
      ...(token ? [laid] : []),
      ...(banner ? [[names.terms.powerToken, names.houses[banner]] as const] : []),
      ...(garrison ? [[words.garrison, String(garrison.strength)] as const] : []),
      ...(neutral !== null ? [[words.neutral, String(neutral)] as const] : []),
    ],
  }
}

/** The place to which a move leads. */
function targetOf(move: Move): Place | null {
  if (move.do === 'raid') return move.target
  if (move.do === 'muster') return move.step.kind === 'new' ? move.step.to : null
  return move.do === 'go' || move.do === 'retreat' ? move.to : null
}

interface Props extends Pick<BoardProps, 'texts'> {
  sheet: SheetHandle
  place: Place
  scene: PlaceScene
  bars: Bars
}

/** What is printed is hidden from screen readers here: the place itself tells it (`Hits.tsx`). */
export function AreaCard({ sheet, place, scene, bars, texts }: Props) {
  const { names, words } = texts
  const { head, lines } = linesOf(scene, texts)
  const reasons = new Set(bars.flatMap(({ move, reason }) => (targetOf(move) === place ? [reason] : [])))
  return (
    <PlaceCard sheet={sheet} at={middleOf(place)} title={names.places[place]}>
      <span aria-hidden="true">{capitalized(groundOf(place, texts))}</span>
      {scene.impassable && <em aria-hidden="true">{capitalized(words.closed)}</em>}
      {head && <b>{head}</b>}
      {lines.map(([what, about]) => (
        <span key={what}>
          {what}
          {about && <small>: {about}</small>}
        </span>
      ))}
      {[...reasons].map(reason => (
        <em key={reason}>{reason}</em>
      ))}
      <small aria-hidden="true">{bordersOf(place, texts)}</small>
    </PlaceCard>
  )
}
