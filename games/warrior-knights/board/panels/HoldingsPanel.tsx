/** Every Baron: what he has in the open, his Nobles and where they are, his charges; and a gift of crowns. */
import './panels.css'
import type { Seat } from '../../../../kernel/index.ts'
import { labelled } from '../../../../text/index.ts'
import { AmountPicker } from '../../../../ui/board/AmountPicker.tsx'
import { isStronghold, type NobleId } from '../../data/barons.ts'
import { troopsOf } from '../../rules/armies.ts'
import { citiesOf, nobleAt, noblesOfSeat, strongholdOfSeat } from '../../rules/seats.ts'
import { citiesThatCount, citiesToWin } from '../../rules/victory.ts'
import { placeName } from '../inWords.ts'
import type { BoardProps } from '../props.ts'
import { NobleShape } from '../Shape.tsx'
import { ArmyLine } from '../stage/Armies.tsx'
import { BaronName } from '../stage/Barons.tsx'

type Props = BoardProps

export function HoldingsPanel(props: Props) {
  const { open, seat: reader } = props.view
  const n = open.barons.length
  const first = reader ?? 0
  const seats = open.barons.map((_, i) => (first + i) % n)
  return (
    <div className="knights-panel">
      <p className="knights-quiet">{props.texts.words.citiesToWin(citiesToWin(open))}</p>
      {seats.map(seat => (
        <Baron key={seat} seat={seat} props={props} />
      ))}
    </div>
  )
}

function Baron({ seat, props }: { seat: Seat; props: Props }) {
  const { view, texts } = props
  const { open } = view
  const { words, names } = texts
  const marks = [
    open.chairman === seat && words.chairman,
    open.church === seat && words.church,
    open.banned.includes(seat) && words.banned,
    open.heretics.includes(seat) && words.heretic,
    view.out.includes(seat) && words.out,
  ].filter(mark => mark !== false)
  return (
    <section className="knights-holding" data-on={`seat:${seat}`}>
      <header>
        <BaronName seat={seat} props={props} size={26} />
        <small>{words.citiesThatCount(citiesThatCount(open, seat), citiesToWin(open))}</small>
      </header>
      {marks.length > 0 && <p className="knights-marks">{marks.join(' · ')}</p>}
      <p>
        {words.crowns(open.crowns[seat])} · {words.votes(open.votes[seat])} · {words.faith(open.faith[seat])} ·{' '}
        {words.influence(open.influence[seat])}
      </p>
      <p className="knights-quiet">
        {citiesOf(open, seat)
          .map(city => names.cities[city])
          .join(', ')}
      </p>
      <ul className="knights-armies">
        {noblesOfSeat(open, seat).map(noble => (
          <NobleLine key={noble} noble={noble} props={props} />
        ))}
        {troopsOf(open, strongholdOfSeat(open, seat)) > 0 && (
          <ArmyLine army={strongholdOfSeat(open, seat)} props={props} />
        )}
      </ul>
      <Gift to={seat} props={props} />
    </section>
  )
}

/** Where a Noble is, or what has become of him and of his heir. */
function NobleLine({ noble, props }: { noble: NobleId; props: Props }) {
  const { view, texts } = props
  const { words, names } = texts
  const { at, area, office, heir } = nobleAt(view.open, noble)
  const notes = [
    at === 'board' && area !== null && placeName(area, texts),
    at === 'sea' && area !== null && words.boundFor(placeName(area, texts)),
    at === 'off' && words.offBoard,
    at === 'dead' && words.dead,
    office !== null && names.agendas[office],
    heir === null && words.noHeir,
    heir !== null &&
      view.open.barons[heir] !== noble.split('-')[0] &&
      words.heirWith(names.barons[view.open.barons[heir]]),
  ].filter(note => note !== false)
  if (at === 'dead') {
    return (
      <li className="dead" data-on={`noble:${noble}`}>
        <NobleShape noble={noble} isAway />
        <span>
          {names.nobles[noble]} <small>{notes.join(' · ')}</small>
        </span>
        <b />
      </li>
    )
  }
  return isStronghold(noble) ? null : <ArmyLine army={noble} note={notes.join(' · ')} props={props} />
}

/** WK-15.1: at any time, in two clicks. */
function Gift({ to, props }: { to: Seat; props: Props }) {
  const { view, texts, busy, onMove } = props
  const gifts = view.side.flatMap(move => (move.do === 'give' && move.to === to ? [{ n: move.crowns, move }] : []))
  if (gifts.length === 0) return null
  return (
    <details className="knights-gift">
      <summary>{texts.words.giveCrowns}</summary>
      <AmountPicker
        label={texts.words.giveTo(texts.names.barons[view.open.barons[to]])}
        amounts={gifts}
        labelOf={move => labelled(move, props)}
        {...{ busy, onMove }}
      />
    </details>
  )
}
