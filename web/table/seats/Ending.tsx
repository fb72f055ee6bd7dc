/** How a person ends the game, or its own part in it. */
import './seats.css'
import { Button } from '../../../ui/Button.tsx'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'
import { PaceVote } from './PaceVote.tsx'
import { SureButton } from './SureButton.tsx'

/** Where the game knows it: giving up, and agreeing on a draw. */
export function Ending({ isLocal }: { isLocal: boolean }) {
  const { scene, seat, view, ask } = useTable()
  const { seats: words, vote: votes } = useTableWords()
  const { endings, vote } = scene.tableView
  const sitter = seat === null ? null : scene.tableView.seats[seat]
  if (seat === null || endings.length === 0 || (sitter?.kind === 'person' && sitter.resigned)) return null
  return (
    <div className="seats-ways">
      {(endings.includes('resign') || endings.includes('retire')) && (
        <SureButton
          label={words.resign}
          sure={endings.includes('resign') ? words.resignSure : words.retireSure}
          yes={words.resignYes}
          no={words.resignNo}
          onSure={() => ask({ do: 'move', seat, n: view.moved, move: { do: 'resign' } })}
        />
      )}
      {endings.includes('draw') && !isLocal && vote === null && (
        <Button small onClick={() => ask({ do: 'call-vote', seat, on: { do: 'draw' } })}>
          {votes.draw}
        </Button>
      )}
    </div>
  )
}

/** Leaving the table, and what all may decide instead: a pause, another pace, cancelling. */
export function Leaving() {
  const { scene, seat, ask } = useTable()
  const { seats: words, vote: votes } = useTableWords()
  const { mine, status, vote, paused, setup } = scene.tableView
  if (status !== 'running') return null
  return (
    <div className="seats-ways">
      {seat !== null && (
        <SureButton label={words.leave} sure={words.leaveSure} onSure={() => ask({ do: 'leave', seat })} />
      )}
      {seat !== null && paused === null && vote === null && (
        <Button small onClick={() => ask({ do: 'call-vote', seat, on: { do: 'pause' } })}>
          {votes.pause}
        </Button>
      )}
      {seat !== null && paused === null && vote === null && <PaceVote seat={seat} />}
      {setup.rated && seat !== null && vote === null && (
        <Button small onClick={() => ask({ do: 'call-vote', seat, on: { do: 'cancel' } })}>
          {votes.cancel}
        </Button>
      )}
      {mine && !setup.rated && <CloseTable onSure={() => ask({ do: 'close' })} />}
    </div>
  )
}

/** The owner gives the table up. */
export function CloseTable({ onSure }: { onSure(): void }) {
  const words = useTableWords().seats
  return (
    <SureButton label={words.close} sure={words.closeSure} yes={words.closeYes} no={words.closeNo} onSure={onSure} />
  )
}
