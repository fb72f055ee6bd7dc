import { type Scene, scene } from '../testing.ts'

/** WK-6.2.3: Red may hire troops whose wages it can pay later, but not now; Wages lack one card, or all of them. */
export function hiring(areWagesNear: boolean): Scene {
  const t = scene(3).crowns({ red: 5 }).offer('merc-swiss-100-1')
  t.noble('red-star', 'k-b5', ['reg-red-100', 'merc-english-100-1'])
  // Five of six cards
  if (areWagesNear) {
    t.area('wages', 'blue', 'draft-soldiers', 'mobilize-forces', 'mobilize-forces')
    t.area('wages', 'green', 'draft-soldiers', 'mobilize-forces')
  }
  return t.run({ do: 'hire', seat: 0, spot: 0, first: true })
}
