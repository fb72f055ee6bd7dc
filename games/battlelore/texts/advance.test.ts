import { expect, test } from 'vitest'
import { labelOf, languages, plain } from '../../../text/index.ts'
import { scene } from '../testing.ts'
import { texts } from './index.ts'

test('BL-12.1 BL-12.4 advance and pursue are told apart where both are offered', () => {
  const t = scene({ units: ['CG F6', 'BH F5 1'] })
  t.dice('strike', 'lore', 'lore').attack('F6', 'F5')
  const view = t.view('daqan')
  const labels = languages.map(language =>
    t
      .legalMoves('daqan')
      .filter(({ do: what }) => what !== 'done')
      .map(move => plain(labelOf(texts[language], move, view))),
  )
  expect(labels).toEqual([
    ['Advance to F5, no new attack', 'Pursue to F5, with a new attack'],
    ['Előrenyomulás F5-re, új támadás nélkül', 'Üldözés F5-re, új támadással'],
  ])
})
