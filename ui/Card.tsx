import './card.css'
import type { CSSProperties, ReactNode } from 'react'
import { Tip } from './Tip.tsx'

export interface CardNumber {
  value: ReactNode
  /** What the number says, for tips and screen readers: 'Strength'. */
  label: string
}

export interface CardFaceProps {
  title: string
  /** What sort of card it is: 'House card'. */
  kind: string
  numbers?: readonly CardNumber[]
  /** Small signs under the numbers, each with its own label (swords, towers). */
  marks?: ReactNode
  effect?: ReactNode
  /** A drawn emblem: it fills a square. */
  emblem: ReactNode
  /** The colour of the band, as a CSS colour or var(). */
  colorToken?: string
  /** Out of play: drawn pale. */
  spent?: boolean
}

/** The face of a card, the same for every game. It takes its width from where it lies. No landmark: it may lie in a button. */
export function CardFace({ title, kind, numbers = [], marks, effect, emblem, colorToken, spent }: CardFaceProps) {
  return (
    <div className={`card ${spent ? 'spent' : ''}`} style={{ '--card': colorToken } as CSSProperties}>
      <header>
        <p className="card-title">{title}</p>
        {numbers.map(number => (
          <strong key={number.label} role="img" aria-label={`${number.label}: ${number.value}`} title={number.label}>
            {number.value}
          </strong>
        ))}
      </header>
      <div className="card-emblem" aria-hidden="true">
        {emblem}
      </div>
      {marks && <div className="card-marks">{marks}</div>}
      {effect && <div className="card-effect">{effect}</div>}
      <footer>{kind}</footer>
    </div>
  )
}

/** The back of a card that nobody may read. */
export function CardBack({ label, colorToken, emblem }: { label: string; colorToken?: string; emblem?: ReactNode }) {
  return (
    <div className="card back" role="img" aria-label={label} style={{ '--card': colorToken } as CSSProperties}>
      {emblem}
    </div>
  )
}

interface CardProps extends CardFaceProps {
  /** Picks the card; without it the card can only be looked at. */
  onPick?(): void
  disabled?: boolean
  chosen?: boolean
  /** Why it can not be picked, though others of its kind can: it is drawn pale, and says so. */
  barred?: string
  /** Spoken of now: by a choice that is pointed at, a line of the log, a guide. */
  highlighted?: boolean
  /** A guide wants it to be picked now. */
  wanted?: boolean
}

/** A card as it lies in a hand: small; pointer, focus or a tap shows it large. */
export function Card({ onPick, disabled = false, chosen = false, barred, highlighted, wanted, ...face }: CardProps) {
  const small = <CardFace {...face} effect={undefined} />
  const large = (
    <>
      <CardFace {...face} />
      {barred && <span className="card-barred">{barred}</span>}
    </>
  )
  const className = `card-place ${barred ? 'barred' : ''} ${highlighted ? 'highlighted' : ''}`
  return (
    <Tip tip={large} around={onPick ? 'control' : 'text'} className={className}>
      {onPick ? (
        <button
          type="button"
          className="card-button"
          aria-pressed={chosen}
          disabled={disabled}
          onClick={onPick}
          data-wanted={wanted || undefined}
        >
          {small}
        </button>
      ) : (
        small
      )}
    </Tip>
  )
}
