/** What is drawn on a board: each sign with its name and what it means. */
import type { ReactNode } from 'react'
import styles from './legend.module.css'

export interface LegendEntry {
  sign: ReactNode
  name: string
  about: string
}

export const LegendList = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <dl className={styles.legend}>
    {entries.map(({ sign, name, about }) => (
      <div key={name}>
        <dt>
          {sign}
          <b>{name}</b>
        </dt>
        <dd>{about}</dd>
      </div>
    ))}
  </dl>
)
