import './card.css'
import { Children, type CSSProperties, type ReactNode } from 'react'

/** A hand of cards: fanned on wide screens, a row to scroll on narrow ones. */
export function Fan({ label, children }: { label: string; children: ReactNode }) {
  const cards = Children.toArray(children)
  return (
    <ul className="fan" aria-label={label} style={{ '--n': cards.length } as CSSProperties}>
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card's place in the hand is what turns it
        <li key={i} style={{ '--i': i } as CSSProperties}>
          {card}
        </li>
      ))}
    </ul>
  )
}
