import { referenceLaws } from '../../../text/testing/reference.ts'
import { thrones } from '../game.ts'
import { texts } from './index.ts'

const chapters = Array.from({ length: 14 }, (_, i) => `AG-${i + 1}`)

const untitled = ['AG-4.3', 'AG-4.5', 'AG-4.6']

referenceLaws({ texts, game: thrones, chapters, untitled, rules: 308, cited: 60, longest: 900 })
