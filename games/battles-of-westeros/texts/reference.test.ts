import { referenceLaws } from '../../../text/testing/reference.ts'
import { battlesOfWesteros } from '../game.ts'
import { texts } from './index.ts'

/** The chapters that have numbered rules; the resolutions of BW-23 are told in RULINGS.md. */
const chapters = [
  ...Array.from({ length: 22 }, (_, i) => `BW-${i + 1}`),
  ...[2, 3, 4, 5, 6, 7, 9, 10].map(plan => `BW-P${plan}`),
]

referenceLaws({ texts, game: battlesOfWesteros, chapters, rules: 253, cited: 40, longest: 620 })
