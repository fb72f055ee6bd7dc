/** IT-9: the negotiation: what stands on the table, and what the reader puts together next. */

import { useState } from 'react'
import { same } from '../../../../kernel/index.ts'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { activeOf, otherSide, sides } from '../../rules/encounter/encounter.ts'
import { sameOffer } from '../../rules/negotiation/offers.ts'
import { sideOfReader } from '../../texts/common/position.ts'
import type { Offer, Side } from '../../types.ts'
import type { BoardProps } from '../props.ts'
import type { Move } from '../spots.ts'
import { Giving } from './Giving.tsx'
import { giftWords } from './offerWords.ts'
import { MoveButton, Panel } from './Panel.tsx'

type Props = BoardProps

const optionLike = ({ view }: Props, wanted: Move): Move | undefined => view.legalMoves.find(move => same(move, wanted))

export function NegotiationStage(props: Props) {
  const { view, texts } = props
  const words = texts.words
  const side = sideOfReader(view)
  const isMine = side !== null && view.legalMoves.length > 0
  return (
    <Panel title={words.truce} wide={isMine} quiet={!isMine} props={props}>
      <div className={isMine ? 'iron-talks' : ''}>
        <div className="iron-proposals">
          {(side ? [otherSide(side), side] : sides).map(each => (
            <Standing key={each} by={each} props={props} />
          ))}
        </div>
        {isMine && <Draft side={side} props={props} />}
      </div>
      {isMine && <Deeds side={side} props={props} />}
    </Panel>
  )
}

/** What a side proposes, seen with the reader's eyes. */
function Standing({ by, props }: { by: Side; props: Props }) {
  const { view, texts } = props
  const { open } = view
  const words = texts.words
  const house = open.houses[activeOf(open, by)]
  const name = texts.names.houses[house]
  const isOwn = sideOfReader(view) === by
  const proposal = open.encounter!.talks!.standing[by]
  if (!proposal) return <p className="iron-proposal none">{isOwn ? words.noneOfYours : words.noProposal(name)}</p>
  return (
    <section className={`iron-proposal house-${house}`}>
      <h4>
        <Emblem role={house} size={20} />{' '}
        {isOwn ? words.yourProposal(proposal.version) : words.theirProposal(name, proposal.version)}
      </h4>
      <Terms offer={proposal.offer} props={props} />
    </section>
  )
}

/** Both directions of an offer in plain words. */
function Terms({ offer, props }: { offer: Offer; props: Props }) {
  const { view, texts } = props
  const { open } = view
  const words = texts.words
  const mine = sideOfReader(view)
  const title = (by: Side) =>
    mine === null
      ? words.gives(texts.names.houses[open.houses[activeOf(open, by)]])
      : mine === by
        ? words.youGive
        : words.youGet
  return (
    <dl className="iron-terms">
      {(mine ? [mine, otherSide(mine)] : sides).map(by => (
        <div key={by}>
          <dt>{title(by)}</dt>
          <dd>{giftWords(offer[by], by, open, texts)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the reader puts together. */
function Draft({ side, props }: { side: Side; props: Props }) {
  const words = props.texts.words
  return (
    <section className="iron-draft" aria-label={words.compose}>
      <h4>{words.compose}</h4>
      <div className="iron-columns">
        <Giving by={side} title={words.youGive} props={props} />
        <Giving by={otherSide(side)} title={words.youGet} props={props} />
      </div>
    </section>
  )
}

/** What can be done about the proposals that stand, and with what was put together: always in sight. */
function Deeds({ side, props }: { side: Side; props: Props }) {
  const { view, texts } = props
  const talks = texts.talks
  const propose = optionLike(props, { do: 'propose' })
  const other = view.open.encounter!.talks!.standing[otherSide(side)]
  const agrees = other !== null && sameOffer(other.offer, view.own!.draft)
  const answers = view.legalMoves.filter(
    move => move.do === 'agree' || move.do === 'adopt' || move.do === 'reject' || move.do === 'withdraw',
  )
  return (
    <div className="iron-moves">
      {answers.map(move => (
        <MoveButton
          key={move.do}
          move={move}
          short={talks[move.do](move.version)}
          kind={move.do === 'agree' ? 'primary' : 'plain'}
          props={props}
        />
      ))}
      {propose && (
        <MoveButton
          move={propose}
          short={agrees ? talks.proposeSame : talks.propose}
          kind={other ? 'plain' : 'primary'}
          props={props}
        />
      )}
      <BreakOff props={props} />
      <p className="iron-note">{texts.words.truceTip}</p>
    </div>
  )
}

/** Breaking off asks for a confirmation (IT-9.5). */
function BreakOff({ props }: { props: Props }) {
  const words = props.texts.words
  const [isSure, setIsSure] = useState(false)
  const move = optionLike(props, { do: 'break-off' })
  if (!move) return null
  if (!isSure) {
    return (
      <button type="button" className="button quiet small" onClick={() => setIsSure(true)}>
        {props.texts.talks.breakOff}
      </button>
    )
  }
  return (
    <span className="iron-sure" role="alert">
      {words.breakOffSure}
      <MoveButton move={move} props={props} kind="danger">
        {words.breakOffYes}
      </MoveButton>
      <button type="button" className="button small" onClick={() => setIsSure(false)}>
        {words.breakOffNo}
      </button>
    </span>
  )
}
