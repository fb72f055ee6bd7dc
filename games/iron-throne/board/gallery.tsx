/**
 * Positions to look at: `npx vite games/iron-throne/board`, then /gallery.html?at=reveal&lang=hu&theme=night.
 * Not part of the page.
 */
import '../../../ui/fonts.css'
import '../../../ui/theme.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Drawings } from './gallery/Drawings.tsx'
import { positions } from './gallery/positions.ts'
import { Table } from './gallery/Table.tsx'
import Picture from './Picture.tsx'

const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'day'
const at = query.get('at') ?? ''
const language = query.get('lang') === 'hu' ? 'hu' : 'en'

const texts = language === 'hu' ? (await import('../texts/hu.ts')).hu : (await import('../texts/en.ts')).en

const sheets: Readonly<Record<string, ReactNode>> = {
  drawings: <Drawings />,
  picture: (
    <div style={{ height: '100vh' }}>
      <Picture label="Picture" />
    </div>
  ),
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
const table = positions[at] && <Table make={positions[at]} texts={texts} show={query.get('show') ?? ''} />
createRoot(document.getElementById('root')!).render(sheets[at] ?? table ?? list)
