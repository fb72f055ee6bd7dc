import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SheetHandle } from '../../../ui/board/Sheet.tsx'
import { scene } from '../testing.ts'
import { texts } from '../texts/index.ts'
import { AreaCard } from './AreaCard.tsx'
import { draftOf } from './draft.ts'
import { sceneAt } from './scene.ts'

const sheet = {
  locate: () => ({ at: { x: 10, y: 10 }, room: { width: 600, height: 800 } }),
} as unknown as SheetHandle

const told = (language: 'en' | 'hu') => {
  const t = scene(6).army('winterfell', 'stark', 'footman', 'knight', 'knight').order('winterfell', 'march-plus-1')
  const view = t.garrison('winterfell', 2).view('stark')
  const card = sceneAt(view, draftOf(view), 'winterfell')
  const html = renderToStaticMarkup(
    <AreaCard sheet={sheet} place="winterfell" scene={card} bars={[]} texts={texts[language]} />,
  )
  return html.replaceAll(/<[^>]+>/g, '')
}

test('a place tells what it is, what stands there and does, and what it borders on', () => {
  const text = told('en')
  expect(text).toContain('Winterfell')
  expect(text).toContain('Land area, stronghold (2 mustering points), Supply icon: 1, Power icon: 1')
  expect(text).toContain('Knight ×2: Strength 2.')
  expect(text).toContain(`March +1: ${texts.en.effects.orders['march-plus-1']}`)
  expect(text).toContain('Garrison: 2')
  expect(text).toMatch(/Borders on: .*Karhold.*Port of Winterfell/)
  expect(told('hu')).toContain('Szomszédai: ')
})
