/** What is in sight all the time beside the map: round, pool, the three stacks, the areas that fill, the Mercenary Track, everybody. */
import { specialAreas } from '../../data/actionCards.ts'
import { baronCount } from '../../rules/seats.ts'
import { BaronsPanel } from '../panels/BaronsPanel.tsx'
import type { BoardProps } from '../props.ts'
import styles from './ledger.module.css'

export function Ledger(props: BoardProps) {
  const { open } = props.view
  const { words, names } = props.texts
  return (
    <div className={styles.ledger}>
      <h3>
        {open.round === 0 ? words.setup : words.round(open.round)} · {names.phases[open.phase]}
      </h3>
      <p>{words.pool(open.pool)}</p>
      <BaronsPanel {...props} />
      <ul>
        {specialAreas.map(area => (
          <li key={area}>
            {names.specialAreas[area]}: {words.filling(open.areas[area].length, 2 * baronCount(open))}
          </li>
        ))}
      </ul>
    </div>
  )
}
