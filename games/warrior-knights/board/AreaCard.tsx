/** An area of the map in words: what it is, whose, who stands there, what lies around it. */
import { capitalized } from '../../../text/index.ts'
import { PlaceCard } from '../../../ui/board/PlaceCard.tsx'
import type { SheetHandle } from '../../../ui/board/Sheet.tsx'
import { type Area, isKingdom } from '../data/areas.ts'
import { isPort } from '../data/cities.ts'
import type { WarriorKnightsTexts } from '../texts/common/types.ts'
import { middleOf } from './layout.ts'
import type { AreaScene } from './scene.ts'
import { placeName, spokenScene } from './spoken.ts'

interface Props {
  sheet: SheetHandle
  area: Area
  scene: AreaScene
  texts: WarriorKnightsTexts
}

export function AreaCard({ sheet, area, scene, texts }: Props) {
  const { words } = texts
  const ground = [isKingdom(area) ? null : words.overseas, isPort(area) ? words.port : null].filter(Boolean)
  return (
    <PlaceCard sheet={sheet} at={middleOf(area)} title={placeName(area, texts)}>
      {ground.length > 0 && <span>{ground.join(', ')}</span>}
      {spokenScene(scene, texts).map(words => (
        <span key={words}>{capitalized(words)}</span>
      ))}
    </PlaceCard>
  )
}
