import { shelf } from 'virtual:shelf'
import type { Command } from '../../../table/command.ts'
import type { TableView } from '../../../table/types.ts'
import { Button } from '../../../ui/Button.tsx'
import { CloseTable } from '../seats/Ending.tsx'
import { useTableWords } from '../words.ts'

interface Props {
  tableView: TableView
  ask(command: Command): void
}

/** What is still waited for, and what the owner and those who sit may do about it. */
export function Beginning({ tableView, ask }: Props) {
  const { gather } = useTableWords()
  const { seats, unready, mine, sits, startsFull } = tableView
  const free = seats.filter(({ kind }) => kind === 'open').length
  return (
    <footer>
      {mine && <OwnersWays tableView={tableView} free={free} ask={ask} />}
      {startsFull ? <p>{gather.waitAll}</p> : !mine && <p>{gather.waitOwner}</p>}
      {free > 0 && <p className="quiet">{gather.waitSeats(free)}</p>}
      {unready.length > 0 && <p className="quiet">{gather.waitReady(unready.length)}</p>}
      {sits !== null && !mine && (
        <Ready isReady={!unready.includes(sits)} onSay={yes => ask({ do: 'ready', seat: sits, yes })} />
      )}
      {mine && <CloseTable onSure={() => ask({ do: 'close' })} />}
    </footer>
  )
}

function OwnersWays({ tableView: { seats, unready, setup, startsFull }, free, ask }: Props & { free: number }) {
  const { gather } = useTableWords()
  const least = shelf.find(({ id }) => id === setup.game)?.seats.min ?? seats.length
  const taken = seats.length - free
  const others = seats.filter(({ kind }) => kind === 'person').length - 1
  const isReady = unready.length === 0
  return (
    <>
      {!startsFull && (
        <Button kind="primary" disabled={free > 0 || !isReady} onClick={() => ask({ do: 'start' })}>
          {gather.start}
        </Button>
      )}
      {free > 0 && taken >= least && (
        <Button disabled={!isReady} onClick={() => ask({ do: 'start', fewer: true })}>
          {gather.startFewer(taken)}
        </Button>
      )}
      {others > 0 && isReady && <Button onClick={() => ask({ do: 'ask-ready' })}>{gather.askReady}</Button>}
    </>
  )
}

function Ready({ isReady, onSay }: { isReady: boolean; onSay(yes: boolean): void }) {
  const { gather } = useTableWords()
  if (isReady) return <Button onClick={() => onSay(false)}>{gather.sayUnready}</Button>
  return (
    <div className="gathering-ready" role="alert">
      <p>{gather.changed}</p>
      <Button kind="primary" onClick={() => onSay(true)}>
        {gather.sayReady}
      </Button>
    </div>
  )
}
