import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { boards } from '../../games/boards.ts'
import { registry } from '../../games/registry.ts'
import { viewOf } from '../../kernel/index.ts'
import type { Position } from './Table.tsx'

const modules = import.meta.glob<Readonly<Record<string, () => Position>>>('../../games/*/board/gallery/positions.ts', {
  import: 'positions',
  eager: true,
})

const games = Object.entries(modules).map(([path, positions]) => ({ game: path.split('/')[3], positions }))

test('every game has positions to look at', () => {
  expect(games.map(({ game }) => game).sort()).toEqual(Object.keys(boards).sort())
})

/** What the board, the stage and the panels draw of a position, as HTML. */
async function drawn(game: string, { state, seat }: Position, language: 'en' | 'hu'): Promise<string> {
  const shelved = boards[game]
  const [board, texts, { module }] = [await shelved.board(), await shelved.texts[language](), await registry[game]()]
  const props = {
    view: viewOf(module.game, state, seat),
    texts,
    busy: false,
    highlighted: [],
    news: [],
    log: [],
    isRevisited: false,
    onHighlight: () => {},
    onMove: () => {},
    onMoves: () => {},
  }
  return renderToStaticMarkup(
    <>
      <board.Map {...props} />
      {board.Stage && <board.Stage {...props} />}
      {board.panels.map(({ id, Show }) => (
        <Show key={id} {...props} />
      ))}
    </>,
  )
}

describe.each(games)('$game: a position of the gallery can be drawn in both languages', ({ game, positions }) => {
  test.each(Object.entries(positions))('%s', async (_, make) => {
    const position = make()
    for (const language of ['en', 'hu'] as const) {
      const html = await drawn(game, position, language)
      expect(html.length).toBeGreaterThan(1000)
      expect(html).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})
