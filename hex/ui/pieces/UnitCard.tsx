/** The card of a unit: what it is, its values, what has befallen it, what it can do. */
import { capitalized } from '../../../text/index.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { type UnitLook, UnitPortrait } from './Pieces.tsx'
import styles from './unitCard.module.css'

/** A sign and a number: a move, a range. */
export interface UnitValue {
  icon: string
  name: string
  value: string
}

export interface UnitLine {
  name: string
  text: string
  isDanger?: boolean
}

export const UnitValues = ({ values }: { values: readonly UnitValue[] }) => (
  <dl className={styles.values}>
    {values.map(({ icon, name, value }) => (
      <div key={name} title={capitalized(name)}>
        <dt>
          <Icon d={icon} label={name} />
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

interface UnitCardProps {
  look: UnitLook
  name: string
  /** Its side and rank. */
  kind: string
  values: readonly UnitValue[]
  /** What is left of it; left out on a card alone. */
  left?: string
  /** Conditions and abilities. */
  lines: readonly UnitLine[]
}

export const UnitCard = ({ look, name, kind, values, left, lines }: UnitCardProps) => (
  <section className={`${styles.card} ${look.className}`} aria-label={name}>
    <header>
      <UnitPortrait look={look} width={62} />
      <div>
        <h3>{name}</h3>
        <p>{kind}</p>
      </div>
    </header>
    <UnitValues values={values} />
    <div className={styles.lines}>
      {left && <p className={styles.left}>{left}</p>}
      {lines.map(line => (
        <p key={line.name} className={line.isDanger ? styles.danger : undefined}>
          <strong>{capitalized(line.name)}</strong> <span>{line.text}</span>
        </p>
      ))}
    </div>
  </section>
)
