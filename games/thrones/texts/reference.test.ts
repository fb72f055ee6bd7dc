import { referenceLaws } from '../../../text/testing/reference.ts'
import { thrones } from '../game.ts'
import { texts } from './index.ts'

const chapters = Array.from({ length: 14 }, (_, i) => `AG-${i + 1}`)

referenceLaws({ texts, game: thrones, chapters, rules: 308, cited: 60, longest: 900 })
