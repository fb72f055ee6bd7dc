/** A combat as it goes: who strikes whom, how many dice and why, how they fell, what they bring. */
import './combat.css'
import type { ComponentProps, ReactNode } from 'react'
import { Glyph } from '../../../ui/Glyph.tsx'
import { StagePanel } from '../../../ui/StagePanel.tsx'
import { type UnitLook, UnitPortrait } from '../pieces/Pieces.tsx'
import { Die, type DieFace } from './Dice.tsx'

export interface Fighter {
  look: UnitLook
  /** What is left of it, and what weakens it. */
  notes: readonly string[]
  hasFallen: boolean
}

const FighterStand = ({ look, notes, hasFallen }: Fighter) => (
  <div className={`combat-fighter${hasFallen ? ' fallen' : ''}`}>
    <UnitPortrait look={look} width={54} scale={0.95} />
    <div>
      {notes.map(note => (
        <small key={note}>{note}</small>
      ))}
    </div>
  </div>
)

/** Both units, as they stand now. */
const Duel = ({ fighters: [striker, target] }: { fighters: readonly [Fighter, Fighter] }) => (
  <div className="combat-duel">
    <FighterStand {...striker} />
    <Glyph is="forward" size={26} />
    <FighterStand {...target} />
  </div>
)

/** A line of the number of dice: the first is what it begins with, the others are added. */
export interface CountLine {
  reason: ReactNode
  n: number
}

/** The number of dice, line by line. `sum`: the number in words. */
const DiceCount = ({ sum, lines }: { sum: string; lines: readonly CountLine[] }) => (
  <p className="combat-count">
    <b>{sum}</b>
    {lines.map(({ reason, n }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
      <span key={i}>
        {reason} {n < 0 ? `−${-n}` : i === 0 ? n : `+${n}`}
      </span>
    ))}
  </p>
)

/** What dice that are alike bring. */
export interface OutcomeLine {
  face: DieFace
  dice: number
  /** What they bring, or why they bring nothing. */
  text: string
  isIdle: boolean
  note?: string | null
}

interface OutcomeProps {
  lines: readonly OutcomeLine[]
  totals: readonly { text: string; isDanger?: boolean }[]
  className: string
}

/** What the roll brings, line by line and in all. */
const Outcome = ({ lines, totals, className }: OutcomeProps) => (
  <div className={`combat-outcome ${className}`}>
    <dl className="combat-lines">
      {lines.map(({ face, dice, text, isIdle, note }) => (
        <div key={`${face.label} ${note}`} className={isIdle ? 'idle' : ''}>
          <dt>
            <Die face={face} isSmall />
            <span>×{dice}</span>
          </dt>
          <dd>
            {text}
            {note && <small> {note}</small>}
          </dd>
        </div>
      ))}
    </dl>
    <p className="combat-totals" role="status">
      {totals.map(({ text, isDanger }) => (
        <span key={text} className={isDanger ? 'danger' : ''}>
          {text}
        </span>
      ))}
    </p>
  </div>
)

interface CombatProps extends Pick<ComponentProps<typeof StagePanel>, 'title' | 'brief' | 'words' | 'quiet'> {
  /** Who strikes, and whom. */
  fighters: readonly [Fighter, Fighter]
  /** How many dice; a string: why there is no number yet. */
  count: { sum: string; lines: readonly CountLine[] } | string
  /** The dice, and what may be done now. */
  children: ReactNode
  /** Left out before the roll. */
  outcome?: OutcomeProps
  /** Another combat goes on inside this one: it is shown in short. */
  isOuter?: boolean
}

export function Combat({ fighters, count, children, outcome, isOuter = false, ...panel }: CombatProps) {
  return (
    <StagePanel {...panel} className={isOuter ? 'combat-outer' : ''}>
      <div className="combat">
        <div className="combat-sides">
          <Duel fighters={fighters} />
          {typeof count === 'string' ? <p className="stage-note">{count}</p> : <DiceCount {...count} />}
        </div>
        <div className="combat-throw">{children}</div>
        {outcome && <Outcome {...outcome} />}
      </div>
    </StagePanel>
  )
}
