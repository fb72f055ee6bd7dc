import { referenceLaws } from '../../../text/testing/reference.ts'
import { warriorKnights } from '../game.ts'
import { texts } from './index.ts'

referenceLaws({
  texts,
  game: warriorKnights,
  // Numbered as the rules are; there is no chapter 14
  chapters: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17].map(n => `WK-${n}`),
  // 224 rules, and two sections with a text of their own
  rules: 226,
  cited: 20,
  longest: 450,
  facts: /(?<![\p{L}\d-])\d+/gu,
})
