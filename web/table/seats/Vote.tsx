/** What the people decide by majority: a vote that is open, and a game that is paused. */
import { plain } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { usePaceText } from '../../pace.ts'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'
import { useNames } from './Say.tsx'

export function Vote() {
  const { scene, seat, ask } = useTable()
  const { vote: words } = useTableWords()
  const names = useNames()
  const paceText = usePaceText()
  const { vote } = scene.tableView
  if (!vote) return null
  const nameOf = (each: number) => plain(names([each]))
  const { on, by, yes, no, voters } = vote
  const mayVote = seat !== null && voters.includes(seat)
  const subject = () => {
    if (on.do === 'replace') return words.on.replace(nameOf(by), nameOf(on.seat))
    return on.do === 'pace' ? words.on.pace(nameOf(by), paceText(on)) : words.on[on.do](nameOf(by))
  }
  const cast = (isFor: boolean) => ask({ do: 'vote', seat: seat!, yes: isFor })
  return (
    <div className="petition" role="alert" aria-label={words.title}>
      <p>{subject()}</p>
      <p>
        {words.rule(
          yes.length,
          on.do === 'draw' || on.do === 'cancel' ? voters.length : Math.floor(voters.length / 2) + 1,
        )}
      </p>
      {mayVote && (
        <div>
          <Button small kind="primary" disabled={yes.includes(seat)} onClick={() => cast(true)}>
            {words.yes}
          </Button>
          <Button small disabled={no.includes(seat)} onClick={() => cast(false)}>
            {words.no}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Says that nothing moves, and how to go on. */
export function Paused() {
  const { scene, seat, ask } = useTable()
  const { vote: words } = useTableWords()
  const { paused, vote, status } = scene.tableView
  if (paused === null || status !== 'running') return null
  return (
    <div className="petition" role="status">
      <p>
        <strong>{words.paused}</strong>
      </p>
      <p>{words.pausedAbout}</p>
      {seat !== null && vote === null && (
        <div>
          <Button small onClick={() => ask({ do: 'call-vote', seat, on: { do: 'resume' } })}>
            {words.resume}
          </Button>
        </div>
      )}
    </div>
  )
}
