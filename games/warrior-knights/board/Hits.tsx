/** The areas to touch, with what stands in each in words. */
import { memo, useMemo } from 'react'
import { type AreaMark, Areas } from '../../../ui/board/Areas.tsx'
import { type Area, areaIds } from '../data/areas.ts'
import type { WarriorKnightsTexts } from '../texts/common/types.ts'
import { placeName, sceneInWords } from './inWords.ts'
import { pathOf, sheet } from './layout.ts'
import type { Scenes } from './scene.ts'

export type Marks = ReadonlyMap<Area, AreaMark>

interface Props {
  marks: Marks
  highlighted: readonly string[]
  scenes: Scenes
  texts: WarriorKnightsTexts
}

/** What the log speaks of by the name of a city or a Noble is lit as the area where it is. */
export const Hits = memo(function Hits({ marks, highlighted, scenes, texts }: Props) {
  const areas = useMemo(
    () =>
      areaIds.map(area => ({
        place: area,
        path: pathOf(area),
        words: [placeName(area, texts), ...sceneInWords(scenes[area], texts)].join('. '),
      })),
    [scenes, texts],
  )
  return <Areas plane={sheet} areas={areas} marks={marks} highlighted={highlighted} hasTips={false} />
})
