/** The orders that have just been revealed, house by house. */
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import type { Event } from '../../types.ts'
import type { BoardProps } from '../props.ts'
import { OrderPicture } from '../Tokens.tsx'

export function Orders({ head, props }: { head: Extract<Event, { is: 'revealed' }>; props: BoardProps }) {
  const { view, texts } = props
  const { houses, tracks } = view.open
  return (
    <ul className="thrones-revealed">
      {tracks['iron-throne'].map(seat => (
        <li key={seat} className={`house-${houses[seat]}`}>
          <Emblem role={houses[seat]} size={24} />
          <span className="visually-hidden">{texts.names.houses[houses[seat]]}: </span>
          {head.orders
            .filter(each => each.seat === seat)
            .map(({ at, order }) => {
              const label = `${texts.names.places[at]}: ${texts.names.orders[order]}`
              return (
                <span key={at} title={label} data-on={`place:${at}`}>
                  <OrderPicture house={houses[seat]} order={order} size={30} />
                  <span className="visually-hidden">{label}</span>
                </span>
              )
            })}
        </li>
      ))}
    </ul>
  )
}
