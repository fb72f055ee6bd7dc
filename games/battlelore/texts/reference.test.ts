import { referenceLaws } from '../../../text/testing/reference.ts'
import { battlelore } from '../game.ts'
import { texts } from './index.ts'

/** The chapters that have numbered rules; the questions of BL-23 are told in RULINGS.md. */
const chapters = Array.from({ length: 25 }, (_, i) => `BL-${i}`).filter(id => id !== 'BL-23')

referenceLaws({ texts, game: battlelore, chapters, rules: 221, cited: 60, longest: 900, facts: /\b[A-L][1-9]\b/g })
