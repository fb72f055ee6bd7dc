/** Votes on something: what each Baron has committed, which side it is on, and what the sides come to. */
import { plain } from '../../../../text/index.ts'
import { sidesOf } from '../../rules/assembly/votes.ts'
import { asking } from '../../texts/common/position.ts'
import type { Ballot, Subject, VoteSide } from '../../types.ts'
import type { BoardProps } from '../props.ts'
import { BaronName } from './Barons.tsx'

interface Props {
  subject: Subject
  ballots: readonly (Ballot | null)[]
  props: BoardProps
  /** The side that has won. */
  winner?: VoteSide
}

/** What is put to the vote, as a heading. */
export function subjectTitle(subject: Subject, { texts, view }: BoardProps): string {
  if ('agenda' in subject) return texts.names.agendas[subject.agenda]
  return texts.stage.motionTitle(plain(texts.proposal(subject.motion, view)))
}

export function SideName({ side, props }: { side: VoteSide; props: BoardProps }) {
  if (typeof side === 'number') return <BaronName seat={side} props={props} size={18} />
  return <b className={`knights-side-name ${side}`}>{props.texts.words[side]}</b>
}

const votesFor = (ballots: readonly (Ballot | null)[], side: VoteSide): number =>
  ballots.reduce((sum, ballot) => sum + (ballot?.side === side ? ballot.votes : 0), 0)

/** Nothing until the Votes are turned over. */
export function Ballots({ subject, ballots, props, winner }: Props) {
  const { view, texts } = props
  const cast = ballots.flatMap((ballot, seat) => (ballot === null ? [] : [{ seat, ...ballot }]))
  if (cast.length === 0) return null
  const next = asking(view, 'takeSide')?.seat
  return (
    <div className="knights-count">
      <ul className="knights-ballots">
        {cast.map(({ seat, votes, side }) => (
          <li key={seat} className={seat === next ? 'next' : ''}>
            <BaronName seat={seat} props={props} size={18} />
            <b className="knights-votes" title={texts.words.votes(votes)}>
              {votes}
            </b>
            <span>
              {side !== null ? (
                <SideName side={side} props={props} />
              ) : votes === 0 ? (
                <small>{texts.stage.noWeight}</small>
              ) : (
                <small>{texts.stage.noSideYet}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Tally subject={subject} ballots={ballots} props={props} winner={winner} />
    </div>
  )
}

/** What each side has, as far as somebody is on it. */
function Tally({ subject, ballots, props, winner }: Props) {
  const all = sidesOf(props.view.open, subject).map(side => ({ side, n: votesFor(ballots, side) }))
  const shown = all.filter(({ side, n }) => n > 0 || side === 'yes' || side === 'no' || side === winner)
  const most = Math.max(1, ...shown.map(({ n }) => n))
  if (shown.length === 0) return null
  return (
    <ul className="knights-tally">
      {shown.map(({ side, n }) => (
        <li key={side} className={side === winner ? 'won' : ''}>
          <SideName side={side} props={props} />
          <i aria-hidden="true" style={{ '--part': n / most } as React.CSSProperties} />
          <b>{n}</b>
        </li>
      ))}
    </ul>
  )
}
