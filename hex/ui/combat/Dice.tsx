/** Dice as they lie: their faces, what they were used for, and what may be done with them. */
import './combat.css'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useIsWanted, useMoveMarks } from '../../../ui/wanted.ts'

/** A face of a die: a sign of 512 px and its name. */
export interface DieFace {
  icon: string
  label: string
  /** Gives the sign a colour of its own. */
  className?: string
}

interface DieProps {
  face: DieFace
  /** The place in the roll: each die comes to rest a little later. */
  index?: number
  isSpent?: boolean
  /** At rest, among words. */
  isSmall?: boolean
}

/** One die in the colours of whoever rolled it: a class around it gives `--field` and `--charge`. */
export const Die = ({ face, index = 0, isSpent = false, isSmall = false }: DieProps) => (
  <span
    className={`combat-die${isSpent ? ' spent' : ''}${isSmall ? ' small' : ''} ${face.className ?? ''}`.trimEnd()}
    style={{ '--turn': index } as CSSProperties}
    title={face.label}
  >
    <Icon d={face.icon} label={face.label} size={isSmall ? 15 : 26} />
  </span>
)

interface DiceRow {
  faces: readonly DieFace[]
  className: string
}

const DiceInRow = ({ faces, className, isSmall }: DiceRow & { isSmall: boolean }) => (
  <ol className={`combat-dice ${className}`}>
    {faces.map((face, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
      <li key={i}>
        <Die face={face} index={i} isSmall={isSmall} />
      </li>
    ))}
  </ol>
)

/** Dice at rest, small. */
export const SmallDice = (row: DiceRow) => <DiceInRow {...row} isSmall />

/** A roll that has just fallen, large. */
export const FallenDice = (row: DiceRow) => <DiceInRow {...row} isSmall={false} />

/** A die of a roll. `choices`: the moves that use it; with one it is made at a touch, else they open below. */
export interface RolledDie<Move> {
  face: DieFace
  isSpent?: boolean
  /** What it was used for. */
  notes?: readonly string[]
  choices: readonly DieChoice<Move>[]
}

export interface DieChoice<Move> {
  move: Move
  label: string
}

interface DiceProps<Move> {
  /** What the row is called. */
  label: string
  dice: readonly RolledDie<Move>[]
  /** What can be done with the dice; shown while something can. */
  tip: string
  className: string
  busy: boolean
  onMove(move: Move): void
}

export function Dice<Move>({ label, dice, tip, className, busy, onMove }: DiceProps<Move>) {
  const [chosen, choose] = useState<number | null>(null)
  const markOf = useMoveMarks()
  const isWanted = useIsWanted()
  const make = (move: Move) => {
    choose(null)
    onMove(move)
  }
  const offered = chosen === null ? [] : (dice[chosen]?.choices ?? [])
  return (
    <>
      <ol className={`combat-dice ${className}`} aria-label={label}>
        {dice.map(({ face, isSpent, notes = [], choices }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
          <li key={i}>
            <DieButton
              choices={choices}
              isWanted={choices.some(({ move }) => isWanted(move))}
              isOpen={chosen === i}
              busy={busy}
              onTouch={() => (choices.length === 1 ? make(choices[0].move) : choose(chosen === i ? null : i))}
            >
              <Die face={face} index={i} isSpent={isSpent} />
            </DieButton>
            {notes.map(note => (
              <small key={note}>{note}</small>
            ))}
          </li>
        ))}
      </ol>
      {offered.length > 1 && (
        <div className="combat-offers">
          {offered.map(({ move, label }) => (
            <Button key={label} small kind="primary" disabled={busy} {...markOf(move)} onClick={() => make(move)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {offered.length <= 1 && dice.some(({ choices }) => choices.length > 0) && <p className="stage-note">{tip}</p>}
    </>
  )
}

interface DieButtonProps {
  choices: readonly DieChoice<unknown>[]
  /** A guide wants one of them. */
  isWanted: boolean
  isOpen: boolean
  busy: boolean
  onTouch(): void
  children: ReactNode
}

/** A die that can be touched; without choices the die alone. */
function DieButton({ choices, isWanted, isOpen, busy, onTouch, children }: DieButtonProps) {
  if (choices.length === 0) return children
  const label = choices.map(choice => choice.label).join(' / ')
  return (
    <button
      type="button"
      className="combat-die-button"
      data-wanted={isWanted || undefined}
      disabled={busy}
      aria-expanded={choices.length > 1 ? isOpen : undefined}
      title={label}
      onClick={onTouch}
    >
      {children}
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
