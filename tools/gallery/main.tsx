/**
 * Boards, positions and drawings of every game, to look at while drawing; no part of the page. `npx vite tools/gallery`,
 * then /?game=thrones&at=march. Further: lang=hu, theme=night, show=all (the panels, too) or show=PANEL, auto=300 (the others
 * play by chance, a move after so many milliseconds).
 *
 * A game's positions are games/<id>/board/gallery/positions.ts, its drawings gallery/sheets.tsx.
 */
import '../../ui/fonts.css'
import '../../ui/theme.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { boards } from '../../games/boards.ts'
import { registry } from '../../games/registry.ts'
import type { Language } from '../../text/index.ts'
import { type Position, Table } from './Table.tsx'

type Positions = Readonly<Record<string, () => Position>>

const positions = import.meta.glob<Positions>('../../games/*/board/gallery/positions.ts', { import: 'positions' })
const sheets = import.meta.glob<Readonly<Record<string, ReactNode>>>('../../games/*/board/gallery/sheets.tsx', {
  import: 'sheets',
})

const query = new URLSearchParams(location.search)
const language: Language = query.get('lang') === 'hu' ? 'hu' : 'en'

/** All of a game by its names, each to be drawn. */
async function wallOf(game: string): Promise<Readonly<Record<string, () => Promise<ReactNode>>>> {
  const folder = `../../games/${game}/board/gallery`
  const [made, drawn] = [await positions[`${folder}/positions.ts`](), await sheets[`${folder}/sheets.tsx`]?.()]
  const { Picture } = boards[game]
  const picture = (
    <div style={{ height: '100vh' }}>
      <Picture label={game} />
    </div>
  )
  const sheet = ([id, node]: [string, ReactNode]) => [id, async () => node] as const
  const table = ([id, make]: [string, () => Position]) => [id, () => tableOf(game, make)] as const
  const all = Object.entries({ picture, ...drawn }).map(sheet)
  return Object.fromEntries([...all, ...Object.entries(made).map(table)])
}

async function tableOf(game: string, make: () => Position): Promise<ReactNode> {
  const { board, texts } = boards[game]
  const parts = { board: await board(), texts: await texts[language](), game: (await registry[game]()).module.game }
  return <Table {...parts} make={make} show={query.get('show') ?? ''} auto={Number(query.get('auto') ?? 0)} />
}

const link = (to: Readonly<Record<string, string>>) =>
  `?${new URLSearchParams({ ...Object.fromEntries(query), ...to })}`

async function list(game: string) {
  return (
    <section key={game}>
      <h2>{game}</h2>
      <ul>
        {Object.keys(await wallOf(game)).map(at => (
          <li key={at}>
            <a href={link({ game, at })}>{at}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function shown(): Promise<ReactNode> {
  const [game, at] = [query.get('game'), query.get('at')]
  if (game && at) return (await wallOf(game))[at]()
  return <main style={{ padding: 24 }}>{await Promise.all(Object.keys(boards).map(list))}</main>
}

document.documentElement.dataset.theme = query.get('theme') ?? 'day'
createRoot(document.getElementById('root')!).render(await shown())
