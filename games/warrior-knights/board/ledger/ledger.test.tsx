import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { scene } from '../../testing.ts'
import { texts } from '../../texts/index.ts'
import { Ledger } from './Ledger.tsx'

function shown(language: 'en' | 'hu', baron: 'red' | null) {
  const t = scene(4).chairman('green').church('red').crowns({ blue: 21 }).city('lenz', 'red').city('vecht', 'red')
  t.area('taxation', 'red', 'levy-taxes', 'levy-taxes')
    .track('green', 'red')
    .offer('merc-swiss-150-1')
    .set({ pool: 17 })
  const props = { view: t.view(baron), texts: texts[language], busy: false, highlighted: [], news: [], log: [] }
  const html = renderToStaticMarkup(<Ledger {...(props as unknown as Parameters<typeof Ledger>[0])} />)
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

describe('at a glance: how near the end is, who has what, what fills up', () => {
  test('in English', () => {
    const text = shown('en', 'red')
    for (const words of [
      'You are Madder.',
      'Round 1',
      '10 cities win',
      'most held so far: 2',
      '17 Influence in the pool',
    ])
      expect(text).toContain(words)
    expect(text).toContain('2/8')
    expect(text).toContain('Swiss 150')
  })

  test('in Hungarian, and a spectator is no Baron', () => {
    expect(shown('hu', 'red')).toContain('Te vagy Madder.')
    expect(shown('en', null)).not.toContain('You are')
  })
})
