/** One event of a recap: drawn where there is a drawing, else its sentence of the log. */
import { sentenceOf } from '../../../../text/index.ts'
import { RichText } from '../../../../ui/RichText.tsx'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import type { Event } from '../../types.ts'
import { Icon } from '../Icon.tsx'
import type { BoardProps } from '../props.ts'

type Props = BoardProps
type Of<Name extends Event['is']> = Extract<Event, { is: Name }>

function Outcome({ event, props }: { event: Of<'outcome'>; props: Props }) {
  const { view, texts } = props
  const { open } = view
  const words = texts.words
  const winner = event.winner === 'attacker' ? event.attacker : event.defender
  const name = texts.names.houses[open.houses[winner]]
  const [a, b] = event.winner === 'attacker' ? event.strengths : [event.strengths[1], event.strengths[0]]
  return (
    <div className="thrones-outcome">
      {[event.attacker, event.defender].map(seat => (
        <span key={seat} className={seat === winner ? 'won' : ''}>
          <Emblem role={open.houses[seat]} size={32} />
        </span>
      ))}
      <p role="status">{event.tie ? words.tie(name, a) : words.outcome(name, a, b)}</p>
    </div>
  )
}

function BidRow({ event, props }: { event: Of<'bids'>; props: Props }) {
  const { open } = props.view
  const bids = event.bids.flatMap((n, seat) => (n === null ? [] : [{ seat, n }])).sort((a, b) => b.n - a.n)
  return (
    <ul className="thrones-bid-row">
      {bids.map(({ seat, n }) => (
        <li key={seat}>
          <Emblem role={open.houses[seat]} size={24} />
          <span className="visually-hidden">{props.texts.names.houses[open.houses[seat]]}: </span>
          <b>{n}</b>
        </li>
      ))}
    </ul>
  )
}

export function Told({ event, props }: { event: Event; props: Props }) {
  const { texts } = props
  const { words } = texts
  if (event.is === 'outcome') return <Outcome event={event} props={props} />
  if (event.is === 'bids') return <BidRow event={event} props={props} />
  if (event.is === 'wildlings')
    return <p role="status">{(event.won ? words.watchWon : words.watchLost)(event.sum, event.strength)}</p>
  if (event.is === 'wildling-card')
    return (
      <p>
        <Icon name="wildling" /> <b>{texts.names.cards[event.card]}</b>
      </p>
    )
  return (
    <p>
      <RichText rich={sentenceOf(texts, event, props.view)} />
    </p>
  )
}
