import type { Seat } from '../../../kernel/index.ts'
import { capital, listed, type Rich } from '../../../text/index.ts'
import { RichText } from '../../../ui/RichText.tsx'
import { useTable } from '../context.ts'

/** The part a seat plays, as far as it is known. */
export function useRole(): (seat: Seat) => string | null {
  const { roles } = useTable().scene.tableView
  return seat => roles[seat] ?? null
}

/** The arms of a seat. */
export function SeatEmblem({ seat, size = 20 }: { seat: Seat; size?: number }) {
  const { board } = useTable()
  const role = useRole()(seat)
  return role === null ? null : (
    <span className="emblem" aria-hidden="true">
      <board.Emblem role={role} size={size} />
    </span>
  )
}

/** A sentence of the game; seats bear their arms. */
export function Say({ rich, plainly = false }: { rich: Rich; plainly?: boolean }) {
  return (
    <RichText
      rich={rich}
      before={
        plainly ? undefined : ({ on }) => on.startsWith('seat:') && <SeatEmblem seat={Number(on.slice(5))} size={18} />
      }
    />
  )
}

/** 'Stark, Tyrell and Martell'. */
export function useNames(): (seats: readonly Seat[]) => Rich {
  const { texts, view } = useTable()
  return seats =>
    capital(
      listed(
        seats.map(seat => texts.seat(seat, view)),
        texts.language,
      ),
    )
}
