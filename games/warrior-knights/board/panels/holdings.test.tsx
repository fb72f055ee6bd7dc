import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { scene } from '../../testing.ts'
import { texts } from '../../texts/index.ts'
import { HoldingsPanel } from './HoldingsPanel.tsx'

test('WK-13.1: a Baron with cities overseas is told how many of his cities count for victory', () => {
  const t = scene(4).city('straven', 'red').city('syracuse', 'red').city('cadiz', 'red')
  const props = { view: t.view('red'), texts: texts.en, busy: false, highlighted: [], news: [], log: [] }
  const html = renderToStaticMarkup(<HoldingsPanel {...(props as unknown as Parameters<typeof HoldingsPanel>[0])} />)
  expect(html).toContain('1 of 10 cities to win')
  expect(html).toContain('Straven, Syracuse, Cadiz')
})
