/** Finding a game: the tables that look for players, as they come and go, and those that one may watch. */
import '../pages/lists.css'
import './lobby.css'
import { shelf } from 'virtual:shelf'
import { useDeferredValue } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { TableList } from '../pages/TableList.tsx'
import { useWords } from '../words.ts'
import { Filters } from './Filters.tsx'
import { addressOf, type Filter, filterIn } from './filter.ts'
import { LobbyList } from './LobbyList.tsx'
import { SearchGame } from './SearchGame.tsx'
import { useLobby } from './useLobby.ts'
import { useLobbyWords } from './words.ts'

export default function LobbyPage() {
  const { tables, front } = useWords()
  const words = useLobbyWords()
  const [here, go] = useLocation()
  const filter = filterIn(useSearch())
  const { isLost, looking } = useLobby()
  const choose = (next: Filter) => {
    const query = addressOf(next)
    go(query === '' ? here : `${here}?${query}`, { replace: true })
  }
  return (
    <div className="page lobby">
      <header className="lobby-head">
        <h1>{words.title}</h1>
        <Link href={`/new/${filter.game ?? shelf[0].id}`} className="button primary">
          {front.create}
        </Link>
      </header>
      <div className="lobby-columns">
        <div className="lobby-tables">
          <h2>{words.list}</h2>
          <Filters filter={filter} onChange={choose} />
          <LobbyList filter={useDeferredValue(filter)} isLost={isLost} onReset={() => go(here, { replace: true })} />
        </div>
        <SearchGame looking={looking} />
      </div>
      <h2>{tables.watchTitle}</h2>
      <TableList list="watch" empty={<p>{tables.watchEmpty}</p>} />
    </div>
  )
}
