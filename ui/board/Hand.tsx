import type { ReactNode } from 'react'
import { Card, type CardFaceProps } from '../Card.tsx'
import { useIsWanted } from '../wanted.ts'
import styles from './hand.module.css'

/** Cards with the number of their like that lie before each: copies have nothing else that tells them apart. */
export const withCopies = <Name extends string>(
  cards: readonly Name[],
): { card: Name; copy: number; key: string }[] => {
  const seen = new Map<Name, number>()
  return cards.map(card => {
    const copy = seen.get(card) ?? 0
    seen.set(card, copy + 1)
    return { card, copy, key: `${card} ${copy}` }
  })
}

interface Props<Name extends string, M> {
  label: string
  cards: readonly Name[]
  /** The face of a card; `move`: what picking it does. */
  faceOf(card: Name, move: M | undefined): CardFaceProps
  /** The move that picks a card, where there is one; `copy`: so many of its like lie before it. */
  moveOf(card: Name, copy: number): M | undefined
  /** Why a card can not be picked where others can; null: there is nothing to say. */
  barOf?(card: Name, copy: number): string | null
  isChosen?(card: Name, copy: number): boolean
  /** References as `card:NAME`: cards that are spoken of now are set off. */
  highlighted?: readonly string[]
  /** The card with which a guide's next move begins, where picking it is no move yet. */
  wanted?: Name
  /** Beside each card stands what it does, or what is made of it here: where a hand is read and not only picked from. */
  withText?: boolean | ((card: Name) => ReactNode)
  busy: boolean
  className?: string
  onMove(move: M): void
}

/** Cards on the table in rows; a card that some move speaks of is a button. `--hand-card`: the least width of a card. */
export function Hand<Name extends string, M>(props: Props<Name, M>) {
  const { label, cards, faceOf, moveOf, barOf, isChosen, highlighted, withText = false, busy, onMove } = props
  const { wanted, className = '' } = props
  const isWanted = useIsWanted()
  return (
    <ul className={`${styles.hand} ${withText ? styles.read : ''} ${className}`} aria-label={label}>
      {withCopies(cards).map(({ card, copy, key }) => {
        const move = moveOf(card, copy)
        const face = faceOf(card, move)
        return (
          <li key={key} className={face.spent ? styles.spent : undefined}>
            <Card
              {...face}
              disabled={busy}
              barred={move === undefined ? (barOf?.(card, copy) ?? undefined) : undefined}
              chosen={isChosen?.(card, copy)}
              highlighted={highlighted?.includes(`card:${card}`)}
              wanted={isWanted(move) || (wanted !== undefined && wanted === card)}
              onPick={move === undefined ? undefined : () => onMove(move)}
            />
            {typeof withText === 'function' ? withText(card) : withText && face.effect && <p>{face.effect}</p>}
          </li>
        )
      })}
    </ul>
  )
}
