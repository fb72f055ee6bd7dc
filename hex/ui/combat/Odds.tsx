/** What a roll of dice would bring, before it is thrown. */
import { type Language, percent } from '../../../text/index.ts'
import styles from './odds.module.css'

export interface OddsFigure {
  /** What it is the chance of. */
  label: string
  /** The chance, or a number, in words. */
  text: string
  /** Between 0 and 1, drawn as a bar; left out: it is no chance. */
  chance?: number
}

/** A number that a roll brings on average. */
export const averageFigure = (label: string, n: number, language: Language): OddsFigure => ({
  label,
  text: n.toLocaleString(language, { maximumFractionDigits: 1 }),
})

/** `chance`: between 0 and 1. */
export const chanceFigure = (label: string, chance: number): OddsFigure => ({ label, text: percent(chance), chance })

/** In one line, for those who hear the field and where several attack. */
export const figuresInWords = (figures: readonly OddsFigure[]): string =>
  figures.map(({ label, text }) => `${label} ${text}`).join(', ')

/** '3 dice (Rank 4, Target in forest −1)': what a count of dice is made of, where it is more than one thing. */
export function countInWords(sum: string, lines: readonly { reason: string; n: number }[]): string {
  const told = lines.map(({ reason, n }) => `${reason} ${n < 0 ? '−' : ''}${Math.abs(n)}`)
  return lines.length > 1 ? `${sum} (${told.join(', ')})` : sum
}

/** The figures side by side. `note`: what they leave out. */
export const Odds = ({ title, figures, note }: { title?: string; figures: readonly OddsFigure[]; note?: string }) => (
  <div className={styles.odds}>
    {title && <b>{title}</b>}
    <dl>
      {figures.map(({ label, text, chance }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
          {chance !== undefined && <i style={{ '--share': chance } as React.CSSProperties} />}
        </div>
      ))}
    </dl>
    {note && <small>{note}</small>}
  </div>
)
