import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pile } from './Pile.tsx'
import { nextOfPlacing, type PlacingMoves } from './usePlacing.ts'

const moves = (legal: readonly string[]): PlacingMoves<'tent' | 'palisade', string, string> => ({
  takeUp: piece => legal.find(move => move === `take ${piece}`),
  layBack: () => legal.find(move => move === 'back'),
  layDown: hex => legal.find(move => move === `lay ${hex}`),
})

test('a piece goes to its hex in as few moves as there are: back, up, down', () => {
  const placing = { piece: 'tent', hex: 'a1' } as const
  expect(nextOfPlacing(placing, 'palisade', moves(['back', 'lay a1']))).toBe('back')
  expect(nextOfPlacing(placing, null, moves(['take tent']))).toBe('take tent')
  expect(nextOfPlacing(placing, 'tent', moves(['back', 'lay a1']))).toBe('lay a1')
  expect(nextOfPlacing(placing, 'tent', moves(['back']))).toBeUndefined()
  expect(nextOfPlacing({ piece: 'tent', hex: null }, 'tent', moves(['back', 'lay a1']))).toBeUndefined()
})

const pile = (held: 'tent' | 'palisade' | null, legal: readonly string[], busy = false) =>
  renderToStaticMarkup(
    <Pile
      label="Still to place"
      pieces={['tent', 'palisade', 'tent']}
      nameOf={piece => piece.toUpperCase()}
      draw={() => <svg aria-hidden="true" />}
      held={held}
      moves={moves(legal)}
      tip="Take one up"
      busy={busy}
      onMove={() => {}}
    />,
  )

test('a pile has each kind once with its number; what cannot be taken up is dull', () => {
  const html = pile(null, ['take tent'])
  expect(html.match(/<button/g)).toHaveLength(2)
  expect(html).toContain('×2')
  expect(html.match(/disabled=""/g)).toHaveLength(1)
  expect(pile(null, ['take tent', 'take palisade'], true).match(/disabled=""/g)).toHaveLength(2)
})

test('while one is held another may be taken if the held one can be laid back', () => {
  expect(pile('tent', ['back'])).not.toContain('disabled')
  expect(pile('tent', []).match(/disabled=""/g)).toHaveLength(1)
  expect(pile('tent', ['back'])).toContain('aria-pressed="true"')
})
