/**
 * Positions to look at while drawing: `npx vite games/thrones/board`, then /gallery.html?at=start&lang=hu&theme=night&auto=300.
 * Not part of the page.
 */
import '../../../ui/fonts.css'
import '../../../ui/theme.css'
import { createRoot } from 'react-dom/client'
import { positions } from './gallery/positions.ts'
import { Table } from './gallery/Table.tsx'

const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'day'
const make = positions[query.get('at') ?? 'start']
createRoot(document.getElementById('root')!).render(
  make ? (
    <Table
      make={make}
      language={query.get('lang') === 'hu' ? 'hu' : 'en'}
      show={query.get('show') ?? 'all'}
      auto={Number(query.get('auto') ?? 0)}
    />
  ) : (
    <ul>
      {Object.keys(positions).map(id => (
        <li key={id}>
          <a href={`?at=${id}`}>{id}</a>
        </li>
      ))}
    </ul>
  ),
)
