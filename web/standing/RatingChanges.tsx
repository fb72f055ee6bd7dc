/** What a rated game has made of the ratings of its players, at its end. */
import './standing.css'
import { useQuery } from '@tanstack/react-query'
import { plain } from '../../text/index.ts'
import { useTable } from '../table/context.ts'
import { useNames } from '../table/seats/Say.tsx'
import { standingApi } from './api.ts'
import { useStandingWords } from './words.ts'

/** They are counted a moment after the end. */
const again = 1000

export function RatingChanges() {
  const { scene } = useTable()
  const { id, setup } = scene.tableView
  const words = useStandingWords().change
  const names = useNames()
  const { data } = useQuery({
    queryKey: ['changes', id],
    queryFn: () => standingApi.changes(id),
    enabled: setup.rated === true,
    refetchInterval: ({ state }) => (state.data?.length === 0 && state.dataUpdateCount < 8 ? again : false),
  })
  if (!data || data.length === 0) return null
  return (
    <ul className="rating-changes" aria-label={words.label}>
      {data
        .toSorted((a, b) => a.place - b.place)
        .map(({ seat, before, after }) => (
          <li key={seat}>{words.of(plain(names([seat])), before, after)}</li>
        ))}
    </ul>
  )
}
