/** Which house is the reader's, and who lives nearest. */
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { neighboursOf } from '../../rules/position/nearest.ts'
import type { BoardProps } from '../props.ts'
import styles from './you.module.css'

export function You({ view: { open, seat }, texts }: BoardProps) {
  if (seat === null) return null
  const { words, names } = texts
  return (
    <p className={styles.you}>
      <Emblem role={open.houses[seat]} size={26} />
      <span>
        <strong>{words.youAre(names.houses[open.houses[seat]])}</strong>{' '}
        {words.neighbours(neighboursOf(open, seat).map(each => names.houses[open.houses[each]]))}
      </span>
    </p>
  )
}
