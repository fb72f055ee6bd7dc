/** The reader's own House cards; those that a move speaks of can be picked. */
import './panels.css'
import { capitalized } from '../../../../text/index.ts'
import { useBars } from '../../../../ui/board/barred.ts'
import { Hand } from '../../../../ui/board/Hand.tsx'
import type { HouseCard } from '../../data/houseCards.ts'
import { barred } from '../../rules/barred/index.ts'
import { houseFace } from '../cards.tsx'
import type { Move } from '../moveTargets.ts'
import type { BoardProps } from '../props.ts'

/** The move that plays, discards or takes back a card of the reader. */
const moveWith = (legalMoves: readonly Move[], card: HouseCard): Move | undefined =>
  legalMoves.find(move => (move.do === 'card' || move.do === 'discard' || move.do === 'retrieve') && move.card === card)

interface CardsProps extends BoardProps {
  label: string
  cards: readonly HouseCard[]
  spent?: boolean
  /** Beside each card stands what it does. */
  withText?: boolean
  className?: string
}

/** Cards in rows; a card that some move speaks of is a button. */
export function Cards({ view, texts, busy, label, cards, spent = false, withText, className, onMove }: CardsProps) {
  const bars = useBars({ view, texts }, barred)
  const chosen = view.answer?.do === 'card' ? view.answer.card : null
  return (
    <Hand
      {...{ label, cards, busy, withText, className, onMove }}
      faceOf={(card, move) => houseFace(card, texts, spent && !move)}
      moveOf={card => moveWith(view.legalMoves, card)}
      barOf={card => bars.find(({ move }) => move.do === 'card' && move.card === card)?.reason ?? null}
      isChosen={card => card === chosen}
    />
  )
}

export function HandPanel(props: BoardProps) {
  const { view, texts } = props
  const words = texts.words
  if (view.seat === null) return <p className="thrones-panel">{words.spectating}</p>
  const [hand, discards] = [view.open.hands[view.seat], view.open.discards[view.seat]]
  return (
    <div className="thrones-panel">
      {hand.length > 0 ? <Cards {...props} label={words.inHand} cards={hand} withText /> : <p>{words.handEmpty}</p>}
      {discards.length > 0 && (
        <>
          <h4>{capitalized(texts.names.terms.discards)}</h4>
          <Cards {...props} label={words.discarded} cards={discards} spent withText />
        </>
      )}
      <p className="thrones-note">{words.handTip}</p>
    </div>
  )
}
