/** The places to touch, with what stands in each and what is printed on it in words. */
import { memo, useMemo } from 'react'
import { type AreaMark, Areas } from '../../../ui/board/Areas.tsx'
import { type Place, places } from '../data/areas.ts'
import type { ThronesTexts } from '../texts/common/types.ts'
import { pathOf, sheet } from './layout.ts'
import { bordersOf, groundOf } from './placeWords.ts'
import type { PlaceScene, Scenes } from './scene.ts'

export type Marks = ReadonlyMap<Place, AreaMark>

/** 'Winterfell. Stark: Knight, Footman. You may act here'. */
function standingIn(place: Place, scene: PlaceScene, mark: AreaMark | undefined, texts: ThronesTexts): string {
  const names = texts.names
  const words = texts.words
  const { owner, pieces, token, banner, garrison, neutral } = scene
  const army = pieces.map(({ unit, routed }) => (routed ? `${names.units[unit]} (${words.routed})` : names.units[unit]))
  const parts = [
    pieces.length > 0 ? `${names.houses[pieces[0].house]}: ${army.join(', ')}` : owner && names.houses[owner],
    token && (token.order ? names.orders[token.order] : words.faceDown),
    banner && names.terms.powerToken,
    garrison && `${words.garrison} ${garrison.strength}`,
    neutral !== null && `${words.neutral} ${neutral}`,
    scene.impassable && words.closed,
    mark && mark !== 'source' && words.mayAct,
  ]
  return [names.places[place], ...parts.filter(part => part)].join('. ')
}

interface Props {
  marks: Marks
  highlighted: readonly string[]
  scenes: Scenes
  texts: ThronesTexts
}

/** In the official order of places, from north to south: the order of the Tab key. */
export const Hits = memo(function Hits({ marks, highlighted, scenes, texts }: Props) {
  const printed = useMemo(
    () => new Map(places.map(place => [place, `${groundOf(place, texts)}. ${bordersOf(place, texts)}`])),
    [texts],
  )
  const areas = useMemo(
    () =>
      places.map(place => ({
        place,
        path: pathOf(place),
        words: `${standingIn(place, scenes[place], marks.get(place), texts)}. ${printed.get(place)}`,
      })),
    [printed, marks, scenes, texts],
  )
  return <Areas plane={sheet} areas={areas} marks={marks} highlighted={highlighted} hasTips={false} />
})
