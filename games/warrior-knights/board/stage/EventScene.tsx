/** WK-5.8: an Event. The card, who has drawn it, whom it strikes, what cancels it, who has pledged how much Faith. */
import { totalOf } from '../../../../kit/amounts.ts'
import { labelled, plain } from '../../../../text/index.ts'
import { AmountPicker } from '../../../../ui/board/AmountPicker.tsx'
import { Pips } from '../../../../ui/board/Counts.tsx'
import { type EventCard, eventTable } from '../../data/events.ts'
import { asking } from '../../texts/common/position.ts'
import type { CurrentEvent } from '../../types.ts'
import { eventFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { BaronName } from './Barons.tsx'
import { CardBeside, Frame, Moves, movesOf } from './Frame.tsx'

type Props = BoardProps & { event: CurrentEvent }

export function EventScene(props: Props) {
  const { view, event, texts } = props
  const { card, seat, target } = event
  const isWindow = asking(view, 'pledge') !== null
  return (
    <Frame title={texts.names.events[card]} props={props}>
      <CardBeside face={eventFace(card, texts)}>
        <p>
          {texts.stage.drawnBy} <BaronName seat={seat} props={props} />
        </p>
        {target && <p className="knights-target">{texts.stage.strikes(plain(texts.target(target)))}</p>}
        <Cancelling card={card} texts={texts} />
      </CardBeside>
      <Pledges {...props} />
      <Pledging {...props} />
      <Moves props={props} which={() => !isWindow} primary="use" />
    </Frame>
  )
}

function Cancelling({ card, texts }: { card: EventCard; texts: Props['texts'] }) {
  const { cost, colour } = eventTable[card]
  if (cost === null) return <p>{texts.words.notCancelled}</p>
  return (
    <p>
      {texts.words.cancelFor(cost)}. {colour === 'blue' ? texts.stage.allMayPay : texts.stage.drawerPays}
    </p>
  )
}

/** What has been pledged so far, by whom, of what is wanted. */
function Pledges(props: Props) {
  const { event, texts } = props
  const { cost } = eventTable[event.card]
  const given = event.pledges.flatMap((n, seat) => (n > 0 ? [{ seat, n }] : []))
  const total = totalOf(given)
  if (cost === null || total === 0) return null
  return (
    <div className="knights-part">
      <p>
        <Pips n={total} of={Math.max(cost, total)} label={texts.stage.pledged(total, cost)} />
      </p>
      <ul className="knights-ballots">
        {given.map(({ seat, n }) => (
          <li key={seat}>
            <BaronName seat={seat} props={props} size={18} />
            <b className="knights-votes">{n}</b>
            <span>{texts.words.faith(n)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The reader's own Faith for it. */
function Pledging(props: Props) {
  const { texts, busy, onMove, view } = props
  const pledges = movesOf(props).filter(move => move.do === 'pledge')
  if (pledges.length === 0) return null
  return (
    <div className="knights-commit">
      <p>
        <b>{texts.stage.yourFaith}</b> {texts.words.faith(view.open.faith[view.seat!])}
      </p>
      <AmountPicker
        label={texts.stage.yourFaith}
        amounts={pledges.map(move => ({ n: move.faith, move }))}
        labelOf={move => labelled(move, props)}
        {...{ busy, onMove }}
      />
    </div>
  )
}
