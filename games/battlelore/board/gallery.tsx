/**
 * Drawings and positions to look at: `npx vite games/battlelore/board`, then /gallery.html?at=drawings&lang=hu&theme=night.
 * Not part of the page.
 */
import '../../../ui/fonts.css'
import '../../../ui/theme.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Drawings } from './gallery/Drawings.tsx'
import { positions } from './gallery/positions.ts'
import { Table } from './gallery/Table.tsx'
import { Terrains } from './gallery/Terrains.tsx'

const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'day'
const at = query.get('at') ?? ''
const sheets: Readonly<Record<string, ReactNode>> = {
  drawings: <Drawings />,
  terrain: <Terrains faction={query.get('seat') === 'uthuk' ? 'uthuk' : 'daqan'} />,
}

const list = (
  <ul>
    {[...Object.keys(sheets), ...Object.keys(positions)].map(id => (
      <li key={id}>
        <a href={`?at=${id}`}>{id}</a>
      </li>
    ))}
  </ul>
)
const language = query.get('lang') === 'hu' ? 'hu' : 'en'
const table = positions[at] && <Table make={positions[at]} language={language} show={query.get('show') ?? ''} />
createRoot(document.getElementById('root')!).render(sheets[at] ?? table ?? list)
