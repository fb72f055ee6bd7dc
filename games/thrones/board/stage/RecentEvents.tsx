/** What has just been decided: it stays a while after the stage has closed. */
import { capital, plain } from '../../../../text/index.ts'
import { useRecent } from '../../../../ui/board/useRecent.ts'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import type { HouseCard } from '../../data/houseCards.ts'
import type { Event } from '../../types.ts'
import { Stamp } from '../cards.tsx'
import { Icon } from '../Icon.tsx'
import type { BoardProps } from '../props.ts'
import { Frame } from './Frame.tsx'

type Props = BoardProps
type Decision = Extract<Event, { is: 'outcome' | 'bids' | 'wildlings' | 'wildling-card' | 'cards' }>

const lasting: readonly Event['is'][] = ['outcome', 'bids', 'wildlings', 'wildling-card', 'cards']
/** How long they are told, in milliseconds. */
const duration = 9000

const isDecision = (event: Event): event is Decision => lasting.includes(event.is)

const nothing: readonly Decision[] = []

/** The decisions of the last news; cards alone decide nothing yet. */
function tell(before: readonly Decision[], news: readonly Event[]): readonly Decision[] {
  const fresh = news.filter(isDecision)
  return fresh.some(({ is }) => is !== 'cards') ? fresh : before
}

/** The decisions in the last news, until they are closed or old. */
export const useRecentEvents = (news: readonly Event[]) =>
  useRecent({ events: news, nothing, tell, lasts: recapped => (recapped.length === 0 ? null : duration) })

function Outcome({
  event,
  cards,
  props,
}: {
  event: Extract<Decision, { is: 'outcome' }>
  cards?: Decision
  props: Props
}) {
  const { view, texts } = props
  const { open } = view
  const words = texts.words
  const winner = event.winner === 'attacker' ? event.attacker : event.defender
  const name = texts.names.houses[open.houses[winner]]
  const [a, b] = event.winner === 'attacker' ? event.strengths : [event.strengths[1], event.strengths[0]]
  const played = cards?.is === 'cards' ? { [event.attacker]: cards.attacker, [event.defender]: cards.defender } : {}
  return (
    <div className="thrones-outcome">
      {[event.attacker, event.defender].map(seat => (
        <span key={seat} className={seat === winner ? 'won' : ''}>
          <Emblem role={open.houses[seat]} size={32} />
          {played[seat] && <Stamp card={played[seat] as HouseCard} texts={texts} />}
        </span>
      ))}
      <p role="status">{event.tie ? words.tie(name, a) : words.outcome(name, a, b)}</p>
    </div>
  )
}

function BidRow({ event, props }: { event: Extract<Decision, { is: 'bids' }>; props: Props }) {
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

function One({ event, recapped, props }: { event: Decision; recapped: readonly Decision[]; props: Props }) {
  const words = props.texts.words
  if (event.is === 'outcome')
    return <Outcome event={event} cards={recapped.find(({ is }) => is === 'cards')} props={props} />
  if (event.is === 'bids') return <BidRow event={event} props={props} />
  if (event.is === 'wildlings') {
    return <p role="status">{(event.won ? words.watchWon : words.watchLost)(event.sum, event.strength)}</p>
  }
  if (event.is === 'cards') return null
  return (
    <p>
      <Icon name="wildling" /> <b>{props.texts.names.cards[event.card]}</b>
    </p>
  )
}

function titleOf(recapped: readonly Decision[], { texts }: Props): string {
  const words = texts.words
  const names = texts.names
  const wildlings = plain(capital([names.terms.wildlings]))
  for (const event of recapped) {
    if (event.is === 'outcome') return words.battle(names.places[event.at])
    if (event.is === 'bids') return event.on === 'wildlings' ? wildlings : words.bidsWere(names.tracks[event.on])
  }
  return wildlings
}

export function RecentEvents({
  recapped,
  onClose,
  ...props
}: Props & { recapped: readonly Decision[]; onClose(): void }) {
  return (
    <Frame title={titleOf(recapped, props)} texts={props.texts} onClose={onClose}>
      <div className="thrones-echo">
        {recapped.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change
          <One key={i} event={event} recapped={recapped} props={props} />
        ))}
      </div>
    </Frame>
  )
}
