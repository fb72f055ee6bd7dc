/** Sealed bids: what is bid for, what every house has, who has bid, and one's own bid (UR-112). */

import { labelled } from '../../../../text/index.ts'
import { AmountPicker } from '../../../../ui/board/AmountPicker.tsx'
import { Figure } from '../../../../ui/board/Counts.tsx'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { type PlayerCount, setups } from '../../data/setups.ts'
import type { Asks } from '../../steps.ts'
import type { Open } from '../../types.ts'
import { Icon } from '../Icon.tsx'
import { question } from '../moveTargets.ts'
import type { BoardProps } from '../props.ts'
import { Choices, Frame } from './Frame.tsx'

type Props = BoardProps

/** The special orders that a house may lay at its place on the King's Court track. */
const starsOf = ({ houses, tracks }: Open, seat: number): number =>
  setups[houses.length as PlayerCount].specialOrders[tracks['kings-court'].indexOf(seat)]

/** Every house as it stands on the track (against the wildlings in turn order), with its Power and whether it has bid. */
function Bidders({ view, texts, step }: Props & { step: Asks['bid'] }) {
  const { open, ready } = view
  const words = texts.words
  const names = texts.names.houses
  const state = (seat: number) => {
    if (seat === step.without) return words.excluded
    if (ready.includes(seat)) return words.ready
    return open.power[seat] === 0 ? words.noPower : words.thinking
  }
  const on = step.on === 'wildlings' ? null : step.on
  return (
    <ul className={`thrones-bidders${on === null ? '' : ' placed'}`}>
      {open.tracks[on ?? 'iron-throne'].map(seat => (
        <li key={seat} data-on={`seat:${seat}`} className={ready.includes(seat) ? 'ready' : ''}>
          <Emblem role={open.houses[seat]} size={24} />
          <span className="thrones-name">{names[open.houses[seat]]}</span>
          <Figure
            sign={<Icon name="consolidate" label={words.has(open.power[seat])} />}
            n={open.power[seat]}
            tip={words.power(open.power[seat])}
          />
          {on !== null && (
            <span className="thrones-place" title={words.placeNow}>
              {words.nthPlace(open.tracks[on].indexOf(seat) + 1)}
              {on === 'kings-court' && <i>{'★'.repeat(starsOf(open, seat))}</i>}
            </span>
          )}
          <small>{state(seat)}</small>
        </li>
      ))}
    </ul>
  )
}

/** One's own bid: a button for every sum. */
function OwnBid(props: Props) {
  const { view, busy, texts, onMove } = props
  const bids = view.legalMoves.filter(move => move.do === 'bid')
  const sealed = view.answer?.do === 'bid' ? view.answer : null
  if (bids.length === 0 && sealed === null) return null
  return (
    <div className="thrones-bids">
      {sealed !== null && <strong className="thrones-sealed">{labelled(sealed, props)}</strong>}
      <AmountPicker
        label={texts.words.yourBid}
        amounts={bids.map(move => ({ n: move.power, move }))}
        labelOf={move => labelled(move, props)}
        {...{ busy, onMove }}
      />
    </div>
  )
}

/** The names put in order so far, while the Iron Throne settles equal bids. */
function Ranked({ view, texts }: Props) {
  const step = question(view, 'rank')
  if (!step || step.ranked.length === 0) return null
  const { open } = view
  return (
    <p className="thrones-ranked">
      {texts.words.ranked}:{' '}
      {step.ranked.map((seat, i) => (
        <span key={seat}>
          {i + 1}. <Emblem role={open.houses[seat]} size={20} /> {texts.names.houses[open.houses[seat]]}{' '}
        </span>
      ))}
    </p>
  )
}

export function Clash(props: Props) {
  const { view, texts } = props
  const words = texts.words
  const bid = question(view, 'bid')
  const track = bid?.on ?? question(view, 'rank')?.track
  const title = track && track !== 'wildlings' ? words.bidFor(texts.names.tracks[track]) : ''
  return (
    <Frame title={title} texts={texts} quiet={view.legalMoves.length === 0}>
      <p className="thrones-note">
        {words.bidTip} {words.tiesBy(texts.names.houses[view.open.houses[view.open.tracks['iron-throne'][0]]])}
      </p>
      {bid && <Bidders {...props} step={bid} />}
      <OwnBid {...props} />
      <Ranked {...props} />
      <Choices {...props} />
    </Frame>
  )
}

/** The bids against an attack of the wildlings: what must be reached, and what there is. */
export function WildlingBids(props: Props & { step: Asks['bid'] }) {
  const { view, texts, step } = props
  const words = texts.words
  const all = view.open.power.reduce((sum, power, seat) => sum + (seat === step.without ? 0 : power), 0)
  return (
    <>
      <p className="thrones-note">
        {words.wildlingBidTip} {words.together(all)}.{' '}
        {words.tiesBy(texts.names.houses[view.open.houses[view.open.tracks['iron-throne'][0]]])}
      </p>
      <Bidders {...props} />
      <OwnBid {...props} />
      <Choices {...props} />
    </>
  )
}
