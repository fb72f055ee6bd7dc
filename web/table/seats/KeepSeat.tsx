/** Tells a guest who plays with others, once, that this browser alone holds the seat, and how to hold it better. */
import './keepSeat.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { TableView } from '../../../table/types.ts'
import { Button } from '../../../ui/Button.tsx'
import { peopleApi } from '../../people/api.ts'
import { leadingOn } from '../../people/goal.ts'
import { change, useSettings } from '../../settings.ts'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'

/** Has its reader made a move among people, and is nothing asked of it now? */
function isAtRest({ status, sits, seats, view }: TableView): boolean {
  if (status !== 'running' || sits === null || !view) return false
  const hasOthers = seats.some(({ kind }, seat) => kind === 'person' && seat !== sits)
  return hasOthers && view.moved > 0 && !view.asked.includes(sits)
}

export function KeepSeat() {
  const { tableView } = useTable().scene
  const { knowsGuest } = useSettings()
  const { keep: words } = useTableWords().seats
  const isTime = !knowsGuest && isAtRest(tableView)
  const profile = useQuery({ queryKey: ['me', 'profile'], queryFn: peopleApi.profile, enabled: isTime, retry: false })
  if (!isTime || !profile.data?.isGuest) return null
  const close = () => change({ knowsGuest: true })
  return (
    <aside className="keep-seat" aria-label={words.title}>
      <p>{words.about}</p>
      <div>
        <Link href={leadingOn('/me', `/table/${tableView.id}`)} className="button small" onClick={close}>
          {words.title}
        </Link>
        <Button small kind="quiet" onClick={close}>
          {words.close}
        </Button>
      </div>
    </aside>
  )
}
