/** What a roll of dice would bring, before it is thrown. */
import styles from './odds.module.css'

export interface OddsFigure {
  /** What it is the chance of. */
  label: string
  /** The chance, or a number, in words. */
  text: string
  /** Between 0 and 1, drawn as a bar; left out: it is no chance. */
  chance?: number
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
