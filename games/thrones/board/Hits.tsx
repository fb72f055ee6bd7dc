/** The ground to touch: every place as a shape, marked where something may be done or is spoken of. */

import { memo } from 'react'
import { same } from '../../../kernel/index.ts'
import { type Place, places } from '../data/areas.ts'
import type { ThronesTexts } from '../texts/types.ts'
import { pathOf, viewBox } from './layout.ts'
import type { PlaceScene, Scenes } from './scene.ts'

export type Mark = 'begin' | 'end' | 'hostile' | 'source'

interface HitProps {
  place: Place
  mark: Mark | null
  highlighted: boolean
  scene: PlaceScene
  texts: ThronesTexts
}

/** What stands in a place, in words. */
function describe({ place, mark, scene, texts }: HitProps): string {
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
    mark && mark !== 'source' && words.mayAct,
  ]
  return [names.places[place], ...parts.filter(part => part)].join('. ')
}

const Hit = memo(function Hit(props: HitProps) {
  const { place, mark, highlighted } = props
  const words = describe(props)
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it only carries the words as a tip for the pointer
    <g role="presentation">
      <title>{words}</title>
      <path
        className={`thrones-hit${mark ? ` live ${mark}` : ''}${highlighted ? ' lit' : ''}`}
        d={pathOf(place)}
        fillRule="evenodd"
        data-place={place}
        role={mark ? 'button' : 'img'}
        tabIndex={mark ? 0 : undefined}
        aria-label={words}
      />
    </g>
  )
}, same)

interface Props {
  marks: ReadonlyMap<Place, Mark>
  highlighted: readonly string[]
  scenes: Scenes
  texts: ThronesTexts
}

/** In the official order of places, from north to south: the order of the Tab key. */
export const Hits = memo(function Hits({ marks, highlighted, scenes, texts }: Props) {
  return (
    <svg className="thrones-layer" viewBox={viewBox} role="presentation">
      {places.map(place => (
        <Hit
          key={place}
          place={place}
          mark={marks.get(place) ?? null}
          highlighted={highlighted.includes(`place:${place}`)}
          scene={scenes[place]}
          texts={texts}
        />
      ))}
    </svg>
  )
})
