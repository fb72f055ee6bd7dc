/** WK-6.3: the Mercenary Draft. The track with whose marker it is, the offer with its fees, where a hired card goes. */
import { labelled } from '../../../../text/index.ts'
import { Hand } from '../../../../ui/board/Hand.tsx'
import { MoveButton } from '../../../../ui/board/MoveButtons.tsx'
import { spotFees } from '../../data/constants.ts'
import { type Mercenary, nationalityOf } from '../../data/troops.ts'
import { armyOf, strengthOfCards } from '../../rules/armies.ts'
import { feeOf } from '../../rules/economy/draft.ts'
import { asking } from '../../texts/common/position.ts'
import { troopFace } from '../cards.tsx'
import { Emblem } from '../Emblem.tsx'
import type { BoardProps } from '../props.ts'
import { armyName } from './Armies.tsx'
import { CardBeside, Frame, Moves, movesOf, Part } from './Frame.tsx'

type Props = BoardProps

const isOfOffer = (name: string) => name === 'hire' || name === 'assign' || name === 'drop'

export function Draft(props: Props) {
  const { view, texts } = props
  const assigned = asking(view, 'assignHired')
  return (
    <Frame title={texts.names.phases.draft} props={props}>
      <TrackRow {...props} />
      {assigned ? (
        <Assign {...props} card={assigned.card} />
      ) : (
        <Part title={texts.words.offer}>
          <Offer {...props} />
        </Part>
      )}
      <Moves props={props} which={move => !isOfOffer(move.do)} />
    </Frame>
  )
}

/** The spots from left to right, in the order in which they hire; where a marker may be put or taken off is a button. */
export function TrackRow(props: Props) {
  const { view, texts } = props
  const { open } = view
  const now = asking(view, 'hire')?.spot
  const isPaid = asking(view, 'versatile') !== null
  return (
    <ol className="knights-track" aria-label={texts.words.track}>
      {open.track.map((seat, spot) => {
        const move = movesOf(props).find(each => (each.do === 'drop' || each.do === 'mark') && each.spot === spot)
        const name = seat === null ? texts.stage.emptySpot : texts.names.barons[open.barons[seat]]
        const marker = seat !== null && <Emblem role={open.barons[seat]} size={24} />
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: spots are numbered
          <li key={spot} className={spot === now ? 'now' : ''} title={`${texts.words.spot(spot + 1)}: ${name}`}>
            <small>{spot + 1}</small>
            <span className="visually-hidden">{name}</span>
            {move ? (
              <MoveButton move={move} label={labelled(move, props)} busy={props.busy} onMove={props.onMove}>
                {marker || '+'}
              </MoveButton>
            ) : (
              marker
            )}
            {isPaid && <small title={texts.words.spotFee(spotFees[spot])}>{spotFees[spot]}</small>}
          </li>
        )
      })}
    </ol>
  )
}

/** Why this Mercenary can not be hired by the reader now. */
function barOf(card: Mercenary, { view, texts }: Props): string | null {
  const { open, seat } = view
  const more = asking(view, 'hireMore')
  if (seat === null || view.legalMoves.length === 0) return null
  if (more && nationalityOf(card) !== more.nationality)
    return texts.stage.onlyNation(texts.names.nationalities[more.nationality])
  const fee = feeOf(open, seat, card, false)
  return fee > open.crowns[seat] ? texts.stage.tooDear(fee, open.crowns[seat]) : null
}

function Offer(props: Props) {
  const { view, texts, busy, onMove } = props
  const { open, seat } = view
  if (open.offer.length === 0) return <p className="knights-quiet">{texts.stage.offerEmpty}</p>
  return (
    <Hand
      label={texts.words.offer}
      cards={open.offer}
      faceOf={card => {
        const face = troopFace(card, texts)
        if (seat === null) return face
        return { ...face, marks: <span>{texts.stage.fee(feeOf(open, seat, card, true))}</span> }
      }}
      moveOf={card => movesOf(props).find(move => move.do === 'hire' && move.card === card)}
      barOf={card => barOf(card, props)}
      className="knights-hand"
      {...{ busy, onMove }}
    />
  )
}

/** WK-6.3.2: the armies that a hired card may join. */
export function Assign(props: Props & { card: Mercenary }) {
  const { view, texts, card, busy, onMove } = props
  const moves = movesOf(props).filter(move => move.do === 'assign')
  return (
    <CardBeside face={troopFace(card, texts)}>
      <ul className="knights-choices">
        {moves.map(move => (
          <li key={move.to}>
            <MoveButton
              move={move}
              label={labelled(move, props)}
              short={armyName(move.to, props)}
              {...{ busy, onMove }}
            />{' '}
            <small>{texts.words.strength(strengthOfCards(armyOf(view.open, move.to).cards))}</small>
          </li>
        ))}
      </ul>
    </CardBeside>
  )
}
