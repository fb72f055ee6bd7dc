/** The three areas that fill up with used cards: at twice the number of Barons their phase comes (WK-5.4). */
import { Pips } from '../../../../ui/board/Counts.tsx'
import { Tip } from '../../../../ui/Tip.tsx'
import { specialAreas } from '../../data/actionCards.ts'
import { baronCount } from '../../rules/seats.ts'
import type { BoardProps } from '../props.ts'
import styles from './ledger.module.css'

export function Filling({ view: { open }, texts }: BoardProps) {
  const { words, names } = texts
  const all = 2 * baronCount(open)
  return (
    <section aria-label={words.areas}>
      <h4>{words.areas}</h4>
      <ul className={styles.filling}>
        {specialAreas.map(area => {
          const cards = open.areas[area]
          const list = cards.map(({ seat, card }) => `${names.barons[open.barons[seat]]}: ${names.actions[card]}`)
          return (
            <li key={area} className={cards.length >= all - 1 ? styles.nearly : ''}>
              <Tip tip={list.length === 0 ? words.areaEmpty : list.join(', ')}>{names.specialAreas[area]}</Tip>
              <Pips n={cards.length} of={all} label={words.filling(cards.length, all)} className={styles.pips} />
              <span className={styles.count}>
                {cards.length}/{all}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
