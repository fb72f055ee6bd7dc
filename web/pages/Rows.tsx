/** Tables as a list: what is played, who sits there, what it waits for. */
import './rows.css'
import { shelf } from 'virtual:shelf'
import { Link } from 'wouter'
import type { TableRow } from '../../table/sync/http.ts'
import { listed, plain } from '../../text/index.ts'
import { OnVacation } from '../lobby/OnVacation.tsx'
import { paceOf, usePaceText } from '../pace.ts'
import { useSettings } from '../settings.ts'
import { namesOf, useTableTitle } from '../tableTitle.ts'
import { useWords } from '../words.ts'

export function Rows({ rows }: { rows: readonly TableRow[] }) {
  return (
    <ul className="rows">
      {rows.map(row => (
        <Row key={row.id} {...row} />
      ))}
    </ul>
  )
}

function Row(row: TableRow) {
  const { tables } = useWords()
  const title = useTableTitle()(row.name, namesOf(row.seats))
  const { language } = useSettings()
  const pace = usePaceText()
  const game = shelf.find(({ id }) => id === row.game)?.words[language].title ?? row.game
  const free = row.seats.filter(seat => seat.kind === 'open').length
  const mine = row.mine !== null
  const door = mine ? tables.goOn : row.status === 'gathering' && free > 0 ? tables.sit : tables.watch
  return (
    <li className="row">
      <div>
        <Link href={`/table/${row.id}`} className="row-title">
          {title}
        </Link>
        <p>
          {game}
          {row.private && ` · ${tables.private}`}
          {row.rated && ` · ${tables.rated}`}
          {row.status !== 'over' && row.hoursPerMove !== undefined && ` · ${pace(paceOf(row))}`}
          {row.fromRecord && ` · ${tables.fromRecord}`}
          <OnVacation row={row} />
          {row.next !== undefined && (
            <>
              {' · '}
              <Link href={`/table/${row.next}`}>{tables.nextGame}</Link>
            </>
          )}
        </p>
      </div>
      <p className="row-people">
        {row.seats
          .filter(seat => seat.kind === 'person')
          .map(seat => seat.name)
          .join(', ')}
      </p>
      <RowState row={row} free={free} />
      <Link href={`/table/${row.id}`} className="button plain small" aria-label={`${door}: ${title}`}>
        {door}
      </Link>
    </li>
  )
}

function RowState({ row, free }: { row: TableRow; free: number }) {
  const { tables } = useWords()
  const { language } = useSettings()
  if (row.mine !== null && row.awaited.includes(row.mine)) {
    return <p className="row-state yours">{tables.yourTurn}</p>
  }
  if (row.status === 'gathering') return <p className="row-state">{tables.free(free)}</p>
  const names = row.awaited.map(seat => row.seats[seat]?.name).filter(name => name !== null)
  if (row.status !== 'running' || names.length === 0) return <p className="row-state">{tables.status[row.status]}</p>
  return <p className="row-state">{tables.waits(plain(listed(names, language)))}</p>
}
