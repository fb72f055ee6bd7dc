/** The emblem that whoever sits on a seat has chosen, to stand before the name; nothing where there is none. */
import './sitterEmblem.css'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Seat } from '../../../kernel/index.ts'
import type { TableView } from '../../../table/types.ts'
import { peopleApi } from '../../people/api.ts'

/** The drawings are fetched when somebody has one. */
const Emblem = lazy(() => import('../../people/Emblem.tsx').then(module => ({ default: module.Emblem })))

/** Emblems are looked up again when somebody sits down or leaves, else not for so long, in milliseconds. */
const lasting = 300_000

interface Props {
  /** The id of the table. */
  table: string
  seats: TableView['seats']
  seat: Seat
}

export function SitterEmblem({ table, seats, seat }: Props) {
  const names = seats.map(sitter => (sitter.kind === 'person' ? sitter.name : null))
  const { data = [] } = useQuery({
    queryKey: ['emblems', table, names],
    queryFn: () => peopleApi.emblems(table),
    enabled: names.some(name => name !== null),
    staleTime: lasting,
    retry: false,
  })
  const picture = names[seat] === null ? undefined : data.find(each => each.seat === seat)?.picture
  if (picture === undefined) return null
  return (
    <span className="sitter-emblem">
      <Suspense fallback={null}>
        <Emblem picture={picture} name="" size={18} />
      </Suspense>
    </span>
  )
}
