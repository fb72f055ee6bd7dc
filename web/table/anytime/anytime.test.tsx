import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { type Kinds, viewOf } from '../../../kernel/index.ts'
import { type Barons, barons } from '../../../kernel/testing/barons.ts'
import { tableViewOf, viewerOf } from '../../../table/index.ts'
import { cat, started } from '../../../table/testing/play.ts'
import type { GameTexts } from '../../../text/index.ts'
import { type AtTable, LightProvider, TableProvider } from '../context.ts'
import { Ahead, AheadHere } from './Ahead.tsx'
import { SideMoves } from './SideMoves.tsx'
import { sideMovesIn } from './sideMoves.ts'

// The light changes with the pointer, which nobody has here.
vi.mock('../context.ts', async original => ({ ...(await original<object>()), useIsPointed: () => false }))
vi.mock('../../settings.ts', () => ({ useSettings: () => ({ language: 'en', hints: false }) }))

const names = ['Ann', 'Ben', 'Cat']
const texts = {
  language: 'en',
  moves: {
    grant: () => ['Grant it'],
    refuse: () => ['Refuse it'],
    give: ({ to, n = 1 }: { to: number; n?: number }) => [`Give ${n} to ${names[to]}`],
  },
  ahead: { passage: { topic: (topic: string) => [`${names[Number(topic)]} asks for passage`] } },
} as unknown as GameTexts<Kinds>

const still = { read: () => [], tell: () => {}, subscribe: () => () => {} }

/** A panel as the third baron sees it. */
function drawn(panel: 'side' | 'ahead' | 'here', more: Partial<AtTable> = {}, say?: 'grant' | 'refuse'): string {
  const here = started('ABC', { game: 'barons' })
  if (say) here.do(cat, { do: 'answer-ahead', seat: 2, question: 'passage', topic: '1', move: { do: say } })
  const tableView = tableViewOf(here.table, viewerOf(here.table, 'cat'))
  const table = {
    link: {},
    scene: { tableView },
    texts,
    board: {},
    view: tableView.view,
    seat: 2,
    isEarlier: false,
    ...more,
  }
  return renderToStaticMarkup(
    <TableProvider value={table as unknown as AtTable}>
      <LightProvider value={{ highlighted: still, pointed: still }}>
        {panel === 'side' ? <SideMoves /> : panel === 'ahead' ? <Ahead /> : <AheadHere />}
      </LightProvider>
    </TableProvider>,
  )
}

describe('moves at any time', () => {
  it('are a button each, whoever is asked', () => {
    const html = drawn('side')
    expect(html).toContain('Give 1 to Ann')
    expect(html).toContain('Give 1 to Ben')
    expect(html).not.toContain('Grant it')
  })

  it('that differ in a number are one entry with an amount', () => {
    const side = [0, 1].flatMap(to => [1, 2, 3].map(n => ({ do: 'give', to, n })))
    const html = drawn('side', {
      view: {
        ...viewOf<Barons>(barons, started('ABC', { game: 'barons' }).table.core.state as never, 2),
        side,
      } as never,
    })
    expect(html.match(/type="range"/g)).toHaveLength(2)
    expect(html).toContain('max="2"')
  })

  it('are not the ends beside the rules', () => {
    const side = [{ do: 'give', to: 0 }, { do: 'resign' }, { do: 'agree-draw' }] as never
    expect(sideMovesIn({ side })).toEqual([{ do: 'give', to: 0 }])
  })

  it('say so when there is none now', () => {
    expect(drawn('side', { view: { side: [], legalMoves: [] } as never })).toContain('Nothing now')
  })
})

describe('answers ahead', () => {
  it('show every topic with its answers, and that the seat is asked', () => {
    const html = drawn('ahead')
    expect(html.match(/<select/g)).toHaveLength(2)
    expect(html).toContain('Ben asks for passage')
    expect(html.match(/value="-1" selected=""/g)).toHaveLength(2)
    expect(html).not.toContain('<button')
  })

  it('show what is set, and take it back', () => {
    const html = drawn('ahead', {}, 'refuse')
    expect(html).toMatch(/value="1" selected="">Refuse it/)
    expect(html).toContain('Ask me again')
    expect(html).toContain('class="given"')
  })

  it('stand beside a question that has one topic, with what is set', () => {
    const { table } = started('ABC', { game: 'barons' })
    const { ahead, ...tableView } = tableViewOf(table, viewerOf(table, 'cat'))
    const at = (question: string, topics: number, more: Partial<AtTable> = {}, guide: object | null = null) =>
      drawn('here', {
        scene: { tableView: { ...tableView, ahead: ahead.slice(0, topics) }, guide } as never,
        view: { ...tableView.view, stack: [{ do: question }] } as never,
        ...more,
      })
    expect(at('passage', 1)).toContain('From now on')
    expect(at('passage', 1)).toMatch(/value="-1" selected="">Ask me/)
    expect([at('passage', 2), at('passage', 0), at('act', 1), at('passage', 1, { isEarlier: true })]).toEqual([
      '',
      '',
      '',
      '',
    ])
    // A guide says what to do now, and no more.
    expect(at('passage', 1, {}, {})).toBe('')
  })

  it('cannot be changed in an earlier position', () => {
    expect(drawn('ahead', { isEarlier: true }, 'grant').match(/disabled=""/g)).toHaveLength(3)
  })
})
