/** Barons in a row: who is awaited, who has sealed an answer. */
import type { Seat } from '../../../../kernel/index.ts'
import { Emblem } from '../Emblem.tsx'
import type { BoardProps } from '../props.ts'

/** A Baron's arms and name. */
export function BaronName({ seat, props, size = 22 }: { seat: Seat; props: BoardProps; size?: number }) {
  const { view, texts } = props
  const baron = view.open.barons[seat]
  return (
    <span className="knights-baron" data-on={`seat:${seat}`}>
      <Emblem role={baron} size={size} />
      <b>{texts.names.barons[baron]}</b>
    </span>
  )
}

/** Of a sealed question: who has answered, who is still thinking. */
export function Awaited({ props }: { props: BoardProps }) {
  const { view, texts } = props
  const seats = [...view.ready, ...view.asked.filter(seat => !view.ready.includes(seat))].sort((a, b) => a - b)
  if (seats.length < 2) return null
  return (
    <ul className="knights-awaited">
      {seats.map(seat => (
        <li key={seat} className={view.ready.includes(seat) ? 'ready' : ''}>
          <BaronName seat={seat} props={props} size={18} />
          <small>{view.ready.includes(seat) ? texts.stage.sealed : texts.stage.thinking}</small>
        </li>
      ))}
    </ul>
  )
}
