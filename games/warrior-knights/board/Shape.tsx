/** A Noble by his shape and the charge of his Baron (WK-1.2), beside words. */
import './arms.css'
import { baronOf, type NobleId, shapeOf } from '../data/barons.ts'
import { Charge } from './Emblem.tsx'
import { chargeDrop, shapePaths } from './shapes.ts'

interface Props {
  noble: NobleId
  size?: number
  isTired?: boolean
  /** Dead, or not on the board: only his outline. */
  isAway?: boolean
}

export function NobleShape({ noble, size = 22, isTired = false, isAway = false }: Props) {
  const [baron, shape] = [baronOf(noble), shapeOf(noble)]
  const dress = isAway ? ' away' : isTired ? ' tired' : ''
  return (
    <svg className={`knights-shape${dress}`} width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true">
      <g className={`baron-${baron}`}>
        <path className="baron-field" d={shapePaths[shape]} />
        <g transform={`translate(0 ${chargeDrop[shape]})`}>
          <Charge baron={baron} size={14} />
        </g>
      </g>
    </svg>
  )
}
