/** The table: the card that is bid for, the deck, what one holds in secret, and the moves. */

import { labelled } from '../../../text/index.ts'
import { AmountPicker } from '../../../ui/board/AmountPicker.tsx'
import { Hand } from '../../../ui/board/Hand.tsx'
import { MoveButtons } from '../../../ui/board/MoveButtons.tsx'
import { usePointing } from '../../../ui/board/pointing.ts'
import type { BoardProps as Props } from '../../../ui/board.ts'
import { CardBack } from '../../../ui/Card.tsx'
import type { Card } from '../data/cards.ts'
import type { NewGameTexts } from '../texts/common/types.ts'
import type { Move, NewGame } from '../types.ts'
import { faceOf } from './face.tsx'
import { Recent } from './Recent.tsx'
import styles from './table.module.css'

type BoardProps = Props<NewGame, NewGameTexts>

export function Table(props: BoardProps) {
  const { view, texts, onHighlight } = props
  const { words } = texts
  const pointing = usePointing('data-ref', ref => onHighlight(ref === null ? [] : [ref]))
  const { up, left } = view.open
  const secret = view.own?.secret
  return (
    <div className={styles.table} {...pointing}>
      <Recent {...props} />
      <section className={styles.row} aria-label={words.upForBids}>
        {up !== null && <Cards {...props} label={words.upForBids} cards={[up]} move={{ do: 'keep' }} />}
        <div className={styles.deck}>
          <CardBack label={`${words.deck}: ${left}`} emblem={<strong>{left}</strong>} />
        </div>
        {secret && <Cards {...props} label={words.yourSecret} cards={[secret]} />}
      </section>
      <Moves {...props} />
    </div>
  )
}

/** Cards under a heading; those spoken of are marked, and where a move picks them they are buttons. */
function Cards(props: BoardProps & { label: string; cards: readonly Card[]; move?: Move }) {
  const { label, cards, move, view, texts, highlighted, busy, onMove } = props
  const isSpokenOf = (card: Card) => highlighted.includes(`card:${card}`)
  const legal = view.legalMoves.find(each => each.do === move?.do)
  return (
    <figure className={styles.cards} data-ref={`card:${cards[0]}`}>
      <figcaption>{label}</figcaption>
      <Hand
        label={label}
        cards={cards}
        faceOf={card => faceOf(card, texts)}
        moveOf={() => legal}
        isChosen={isSpokenOf}
        busy={busy}
        onMove={onMove}
      />
    </figure>
  )
}

/** Bids as amounts; other moves as buttons. */
function Moves({ view, texts, busy, onMove }: BoardProps) {
  const labelOf = (move: BoardProps['view']['legalMoves'][number]) => labelled(move, { texts, view })
  const amounts = view.legalMoves.flatMap(move => (move.do === 'bid' ? { n: move.coins, move } : []))
  const others = view.legalMoves.filter(({ do: name }) => name !== 'bid')
  return (
    <div className={styles.moves}>
      {amounts.length > 0 && (
        <AmountPicker label={texts.words.bid} amounts={amounts} labelOf={labelOf} busy={busy} onMove={onMove} />
      )}
      <MoveButtons moves={others} labelOf={labelOf} busy={busy} onMove={onMove} />
    </div>
  )
}
