/** WK-6.1: what Taxation has brought each Baron, with its reasons. */
import { totalOf } from '../../../../kit/amounts.ts'
import type { Event } from '../../types.ts'
import type { BoardProps } from '../props.ts'
import { BaronName } from './Barons.tsx'

type Changed = Extract<Event, { is: 'changed' }>

export function Incomes({ rest, props }: { rest: readonly Event[]; props: BoardProps }) {
  const { view, texts } = props
  const changes = rest.filter((event): event is Changed => event.is === 'changed')
  return (
    <ul className="knights-incomes">
      {view.open.barons.map((baron, seat) => {
        const own = changes.filter(event => event.seat === seat && event.what === 'crowns')
        const influence = changes.find(event => event.seat === seat && event.what === 'influence')
        if (view.out.includes(seat)) return null
        return (
          <li key={baron}>
            <BaronName seat={seat} props={props} size={18} />
            <small>
              {own.map(({ why, n }) => `${texts.occasion(why)} ${n > 0 ? '+' : '−'}${Math.abs(n)}`).join(', ')}
            </small>
            <b>{texts.words.crowns(totalOf(own))}</b>
            {influence && <small>{texts.words.influence(influence.n)}</small>}
          </li>
        )
      })}
    </ul>
  )
}
