/** WK-7.7: with two Barons, a side and Votes are written for every item, in secret. */
import { labelled } from '../../../../text/index.ts'
import { MoveButton } from '../../../../ui/board/MoveButtons.tsx'
import { Stepper } from '../../../../ui/board/Stepper.tsx'
import { CardFace } from '../../../../ui/Card.tsx'
import { Tip } from '../../../../ui/Tip.tsx'
import { sidesOf } from '../../rules/assembly/votes.ts'
import type { Subject, VoteSide } from '../../types.ts'
import { agendaFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { SideName, subjectTitle } from './Ballots.tsx'

type Props = BoardProps & { items: readonly Subject[] }

export function Form(props: Props) {
  const { view, items, texts } = props
  if (view.own === null) return null
  const { writing } = view.own
  const left = view.open.votes[view.seat!] - writing.reduce((sum, { votes }) => sum + votes, 0)
  return (
    <div className="knights-form">
      <p className="knights-note">
        {texts.stage.formTip} <b>{texts.stage.votesLeft(left)}</b>
      </p>
      <ol>
        {items.map((subject, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a form do not change
          <Item key={item} {...props} subject={subject} item={item} />
        ))}
      </ol>
    </div>
  )
}

function Item({ subject, item, ...props }: Props & { subject: Subject; item: number }) {
  const { view, texts, busy, onMove } = props
  const { votes, side } = view.own!.writing[item] ?? { votes: 0, side: null }
  const title = subjectTitle(subject, props)
  const less = { do: 'less', item } as const
  const more = { do: 'more', item } as const
  return (
    <li>
      {'agenda' in subject ? (
        <Tip tip={<CardFace {...agendaFace(subject.agenda, texts)} />}>
          <b>{title}</b>
        </Tip>
      ) : (
        <b>{title}</b>
      )}
      <div className="knights-form-sides">
        {sidesOf(view.open, subject).map(each => (
          <SideButton key={each} {...props} item={item} side={each} isChosen={each === side} />
        ))}
      </div>
      <Stepper
        label={texts.words.committed}
        value={votes}
        less={{ move: less, label: labelled(less, props) }}
        more={{ move: more, label: labelled(more, props) }}
        legalMoves={view.legalMoves}
        {...{ busy, onMove }}
      />
    </li>
  )
}

type ButtonProps = Props & { item: number; side: VoteSide; isChosen: boolean }

function SideButton({ item, side, isChosen, ...props }: ButtonProps) {
  const move = props.view.legalMoves.find(each => each.do === 'write' && each.item === item && each.side === side)
  if (move === undefined) {
    return (
      <span className={isChosen ? 'knights-form-side chosen' : 'knights-form-side'}>
        <SideName side={side} props={props} />
      </span>
    )
  }
  return (
    <MoveButton move={move} label={labelled(move, props)} busy={props.busy} onMove={props.onMove}>
      <SideName side={side} props={props} />
    </MoveButton>
  )
}
