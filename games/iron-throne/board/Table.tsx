/** The round table from above: the Houses around it, in the middle the encounter and what is asked beside it. */
import './table.css'
import { Encounter } from './Encounter.tsx'
import { Ground } from './Ground.tsx'
import type { BoardProps } from './props.ts'
import { SeatPlate } from './SeatPlate.tsx'
import { seating } from './seating.ts'
import { Stage } from './stage/Stage.tsx'
import { Touchable } from './Touch.tsx'

export function Table(props: BoardProps) {
  const { open, seat } = props.view
  return (
    <Touchable props={props}>
      <div className="iron-table" data-seats={open.houses.length}>
        <Ground />
        <div className="iron-core">
          <Encounter {...props} />
          <Stage {...props} />
        </div>
        {seating(open, seat).map(each => (
          <SeatPlate key={each.seat} seat={each.seat} chair={each.chair} props={props} />
        ))}
      </div>
    </Touchable>
  )
}
