/** WK-7: the Assembly. Who attends, the Agendas, the Votes committed and turned over, the sides, the laws in force. */
import { labelled, plain } from '../../../../text/index.ts'
import { AmountPicker } from '../../../../ui/board/AmountPicker.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { type Agenda, agendaTable } from '../../data/agendas.ts'
import { presidentOf } from '../../rules/assembly/assembly.ts'
import { asking } from '../../texts/common/position.ts'
import type { Assembly as Facts, Move, Subject } from '../../types.ts'
import { agendaFace, faceOf, Named } from '../cards.tsx'
import { InForce } from '../panels/LawsPanel.tsx'
import type { BoardProps } from '../props.ts'
import { Ballots, subjectTitle } from './Ballots.tsx'
import { BaronName } from './Barons.tsx'
import { Form } from './Form.tsx'
import { CardBeside, Frame, Moves, movesOf, Part } from './Frame.tsx'

type Props = BoardProps & { assembly: Facts }

export function Assembly(props: Props) {
  const { view, assembly, texts } = props
  const { subject } = assembly
  const form = asking(view, 'write')
  const accept = asking(view, 'accept') ?? asking(view, 'dropCharge') ?? asking(view, 'giveOffice')
  const title = subject && !form ? `${texts.words.assembly}: ${subjectTitle(subject, props)}` : texts.words.assembly
  return (
    <Frame title={title} wide={form !== null} props={props}>
      {!form && <Agendas {...props} />}
      {form && <Form {...props} items={form.items} />}
      {subject && !form && !accept && <Voted {...props} subject={subject} />}
      {accept && <Falls {...props} card={accept.card} seat={accept.seat} />}
      <Moves props={props} which={isButton} primary={accept ? 'comply' : 'commit'} />
      <Attending {...props} />
      <details className="knights-laws">
        <summary>{texts.stage.inForce}</summary>
        <InForce {...props} />
      </details>
    </Frame>
  )
}

/** What is not picked by its card or its number. */
const isButton = ({ do: name }: Move): boolean => !['vote', 'next', 'write', 'more', 'less'].includes(name)

/** Who attends, with the Votes of each; who presides; who stays away, and why. */
function Attending(props: Props) {
  const { view, assembly, texts } = props
  const { words, stage } = texts
  const { open } = view
  const president = presidentOf(open)
  const absent = [...open.barons.keys()].filter(seat => !assembly.attending.includes(seat) && !view.out.includes(seat))
  return (
    <ul className="knights-attending">
      {assembly.attending.map(seat => (
        <li key={seat}>
          <BaronName seat={seat} props={props} size={20} /> <small>{words.votes(open.votes[seat])}</small>
          {view.ready.includes(seat) && <small className="knights-sealed">{stage.sealed}</small>}
          {view.asked.includes(seat) && view.asked.length > 1 && <small>{stage.thinking}</small>}
          {seat === president && (
            <small className="knights-president">{seat === open.chairman ? words.chairman : stage.presides}</small>
          )}
        </li>
      ))}
      {absent.map(seat => (
        <li key={seat} className="absent">
          <BaronName seat={seat} props={props} size={20} />{' '}
          <small>{open.banned.includes(seat) ? words.banned : stage.absent}</small>
        </li>
      ))}
    </ul>
  )
}

/** The cards still to be voted on, in their order; while that is declared each can be picked. */
function Agendas(props: Props) {
  const { view, assembly, texts, busy, onMove } = props
  const step = asking(view, 'orderAgendas')
  const list: readonly Agenda[] = step ? [...step.ordered, ...step.left] : (assembly.order ?? view.open.agendas)
  if (list.length === 0) return null
  if (assembly.order && !step) return <ToCome list={list} texts={texts} />
  const moveOf = (card: Agenda) => movesOf(props).find(move => move.do === 'next' && move.agenda === card)
  return (
    <Part title={texts.words.agendas}>
      <ol className="knights-agendas">
        {list.map((card, i) => {
          const move = moveOf(card)
          return (
            <li key={card} data-on={`agenda:${card}`}>
              <Card
                {...agendaFace(card, texts)}
                disabled={busy}
                onPick={move === undefined ? undefined : () => onMove(move)}
              />
              {step && i < step.ordered.length && <b aria-hidden="true">{i + 1}</b>}
            </li>
          )
        })}
      </ol>
    </Part>
  )
}

/** What is voted on next, once the order is declared. */
const ToCome = ({ list, texts }: { list: readonly Agenda[]; texts: Props['texts'] }) => (
  <ol className="knights-to-come" aria-label={texts.stage.toCome}>
    <li>{texts.stage.toCome}:</li>
    {list.map(card => (
      <li key={card} data-on={`agenda:${card}`}>
        <Named face={agendaFace(card, texts)} />
      </li>
    ))}
  </ol>
)

/** What the vote is about, and how it stands. */
function Voted(props: Props & { subject: Subject }) {
  const { view, subject, texts, assembly } = props
  const { stage } = texts
  return (
    <>
      {'agenda' in subject ? (
        <CardBeside face={agendaFace(subject.agenda, texts)}>
          <p>{voteTip(subject, props)}</p>
        </CardBeside>
      ) : (
        <p className="knights-motion">
          {assembly.proposer !== null && <BaronName seat={assembly.proposer} props={props} />}{' '}
          {plain(texts.proposal(subject.motion, view))}
        </p>
      )}
      <Committing {...props} />
      <Ballots subject={subject} ballots={assembly.ballots} props={props} />
      {assembly.ballots.every(each => each === null) && <p className="knights-note">{stage.spentTip}</p>}
    </>
  )
}

/** How the vote is decided, and what whoever is concerned may do about it (WK-7.3.4 to WK-7.3.6, WK-7.6.1). */
function voteTip(subject: Subject, { texts: { stage } }: Props): string {
  if ('motion' in subject) return stage.decide['yes-no']
  const facts = agendaTable[subject.agenda]
  if (facts.kind === 'law') return `${stage.decide['yes-no']} ${stage.mayRefuse.law}`
  if (facts.kind === 'motion') {
    const refuse = facts.refusable === null ? '' : stage.mayRefuse[facts.refusable]
    return `${stage.decide[facts.vote]} ${refuse}`
  }
  return `${stage.decide.baron} ${stage.mayRefuse.target}`
}

/** A decision that falls to somebody: he may accept it, or refuse it and be banned. */
function Falls(props: Props & { card: Parameters<typeof faceOf>[0]; seat: number }) {
  const { card, seat, texts } = props
  return (
    <CardBeside face={faceOf(card, texts)}>
      <p>
        <BaronName seat={seat} props={props} />
      </p>
      <p>{texts.stage.refusing}</p>
    </CardBeside>
  )
}

/** The reader's Votes for what is being voted on. */
function Committing(props: Props) {
  const { view, texts, busy, onMove } = props
  const votes = movesOf(props).filter(move => move.do === 'vote')
  const sealed = view.answer?.do === 'vote' ? view.answer : null
  if (votes.length === 0 && sealed === null) return null
  return (
    <div className="knights-commit">
      <p>
        <b>{texts.stage.yourVotes}</b> {sealed && <strong>{labelled(sealed, props)}</strong>}
      </p>
      {sealed === null && (
        <AmountPicker
          label={texts.stage.yourVotes}
          amounts={votes.map(move => ({ n: move.votes, move }))}
          labelOf={move => labelled(move, props)}
          {...{ busy, onMove }}
        />
      )}
    </div>
  )
}
