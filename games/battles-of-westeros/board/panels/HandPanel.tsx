/** The reader's own hand with its texts; of the enemy what is open: numbers, and both discard piles. */
import './panels.css'
import type { Seat } from '../../../../kernel/index.ts'
import { Hand } from '../../../../ui/board/Hand.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { cardFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'

export function HandPanel(props: BoardProps) {
  const { view, texts } = props
  const { words } = texts
  const seats = view.seat === 1 ? [1, 0] : [0, 1]
  return (
    <div className="bw-panel">
      {view.own ? (
        <>
          {view.own.hand.length === 0 && <p>{words.noCards}</p>}
          <Hand
            label={words.hand}
            cards={view.own.hand}
            faceOf={card => cardFace(card, texts)}
            moveOf={() => undefined}
            withText
            busy={props.busy}
            className="bw-hand-read"
            onMove={() => {}}
          />
        </>
      ) : (
        <p>{words.spectating}</p>
      )}
      {seats.map(seat => (
        <Piles key={seat} seat={seat} props={props} />
      ))}
    </div>
  )
}

/** What is known of a side's cards. */
function Piles({ seat, props }: { seat: Seat; props: BoardProps }) {
  const { view, texts } = props
  const { open } = view
  const { words, scenes } = texts
  const house = open.houses[seat]
  const discards = open.discards[seat]
  return (
    <section className={`bw-piles house-${house}`}>
      <header>
        <Emblem role={house} size={22} />
        <b>{texts.names.houses[house]}</b>
        <small>
          {words.inHand(open.hands[seat])} · {words.deckLeft(open.decks[seat])}
        </small>
      </header>
      {discards.length > 0 && (
        <details>
          <summary>{scenes.discardsOf(discards.length)}</summary>
          <ul>
            {discards.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a pile only grows
              <li key={i}>
                <Card {...cardFace(card, texts)} spent />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
