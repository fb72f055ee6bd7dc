import { shelf } from 'virtual:shelf'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { OwnRow as Row } from '../../table/sync/lobby.ts'
import { listed, plain } from '../../text/index.ts'
import { Button } from '../../ui/Button.tsx'
import { paceOf, usePaceText } from '../pace.ts'
import { useSettings } from '../settings.ts'
import { namesOf, useTableTitle } from '../tableTitle.ts'
import { useWords } from '../words.ts'
import { lobbyApi } from './api.ts'
import { freeSeats } from './filter.ts'
import { OnVacation } from './OnVacation.tsx'
import { useAge } from './useAge.ts'
import { useLobbyWords } from './words.ts'

/** A table of the reader: what is played, whose turn it is or how it ended, and since when. */
export function OwnRow({ row, isArchived = null }: { row: Row; isArchived?: boolean | null }) {
  const { tables } = useWords()
  const title = useTableTitle()(row.name, namesOf(row.seats))
  const age = useAge(row.updated)
  const isMyTurn = row.mine !== null && row.awaited.includes(row.mine)
  const others = row.seats.filter((seat, i) => seat.kind === 'person' && i !== row.mine).map(({ name }) => name)
  return (
    <li className="lobby-row">
      <div className="lobby-what">
        <Link href={`/table/${row.id}`} className="row-title">
          {title}
        </Link>
        <Played row={row} />
      </div>
      <div className="lobby-who">
        <p className={isMyTurn ? 'yours' : undefined}>{useStanding(row)}</p>
        {others.length > 0 && <p>{others.join(', ')}</p>}
      </div>
      <p className="lobby-age">
        <time dateTime={new Date(row.updated).toISOString()}>{age}</time>
      </p>
      <div className="lobby-deeds">
        <Link
          href={`/table/${row.id}`}
          className={`button small ${isMyTurn ? 'primary' : 'plain'}`}
          aria-label={`${tables.goOn}: ${title}`}
        >
          {tables.goOn}
        </Link>
        {isArchived !== null && <Archive id={row.id} title={title} isArchived={isArchived} />}
      </div>
    </li>
  )
}

function Played({ row }: { row: Row }) {
  const { tables } = useWords()
  const { mine } = useLobbyWords()
  const { language } = useSettings()
  const pace = usePaceText()
  const game = shelf.find(({ id }) => id === row.game)?.words[language].title ?? row.game
  const isOn = row.status === 'gathering' || row.status === 'running'
  return (
    <p>
      {game}
      {row.round !== undefined && row.round > 0 && ` · ${mine.round(row.round)}`}
      {isOn && ` · ${pace(paceOf(row))}`}
      {row.private && ` · ${tables.private}`}
      {row.fromRecord && ` · ${tables.fromRecord}`}
      <OnVacation row={row} />
      {row.next !== undefined && (
        <>
          {' · '}
          <Link href={`/table/${row.next}`}>{tables.nextGame}</Link>
        </>
      )}
    </p>
  )
}

/** Whose turn it is, or who has won and where the reader came. */
function useStanding(row: Row): string {
  const { tables } = useWords()
  const { mine } = useLobbyWords()
  const { language } = useSettings()
  if (row.mine !== null && row.awaited.includes(row.mine)) return tables.yourTurn
  if (row.status === 'gathering') return tables.free(freeSeats(row))
  if (row.status === 'over') {
    const winners = (row.places ?? []).flatMap((place, seat) => (place === 1 ? [row.seats[seat]?.name ?? ''] : []))
    const won = winners.length === 0 ? tables.status.over : mine.winner(plain(listed(winners, language)))
    return row.place === 1 ? mine.won : row.place === null ? won : `${mine.place(row.place)} ${won}`
  }
  const names = row.awaited.map(seat => row.seats[seat]?.name).filter(name => name != null)
  if (row.status !== 'running' || names.length === 0) return tables.status[row.status]
  return tables.waits(plain(listed(names, language)))
}

function Archive({ id, title, isArchived }: { id: string; title: string; isArchived: boolean }) {
  const { mine } = useLobbyWords()
  const queries = useQueryClient()
  const label = isArchived ? mine.back : mine.archive
  const put = useMutation({
    mutationFn: () => lobbyApi.archive(id, !isArchived),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['mine'] }),
  })
  return (
    <Button small kind="quiet" disabled={put.isPending} aria-label={`${label}: ${title}`} onClick={() => put.mutate()}>
      {label}
    </Button>
  )
}
