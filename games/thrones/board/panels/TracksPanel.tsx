/** The tracks beside the map: round, wildlings, influence, supply, victory. */
import './panels.css'
import type { BoardProps } from '../../../../ui/board.ts'
import { Tip } from '../../../../ui/Tip.tsx'
import { places } from '../../data/areas.ts'
import { rounds, supplyTable, type Track, tracks, victoryAreas, wildlingTrack } from '../../data/constants.ts'
import { type PlayerCount, setups } from '../../data/setups.ts'
import { castles } from '../../rules/control.ts'
import type { Open, Thrones } from '../../types.ts'
import { Emblem } from '../Emblem.tsx'
import { Icon } from '../Icon.tsx'
import type { Pictogram } from '../pictograms.ts'
import { namesIn, wordsIn } from '../words.ts'

type Props = BoardProps<Thrones>

const trackIcons: Record<Track, Pictogram> = { 'iron-throne': 'throne', fiefdoms: 'sword', 'kings-court': 'raven' }

function Round({ view: { open }, language }: Props) {
  const words = wordsIn(language)
  return (
    <Tip tip={words.roundTip} className="thrones-steps">
      <strong>
        {words.round(open.round)} · {namesIn(language).phases[open.phase]}
      </strong>
      <ol aria-hidden="true">
        {Array.from({ length: rounds }, (_, i) => i + 1).map(round => (
          <li key={round} className={round === open.round ? 'here' : round < open.round ? 'past' : ''}>
            {round}
          </li>
        ))}
      </ol>
    </Tip>
  )
}

function Threat({ view: { open }, language }: Props) {
  const words = wordsIn(language)
  return (
    <Tip tip={words.threatTip} className="thrones-steps thrones-threat">
      <strong>
        <Icon name="wildling" /> {words.threat(open.threat)}
      </strong>
      <ol aria-hidden="true">
        {wildlingTrack.map(strength => (
          <li key={strength} className={strength === open.threat ? 'here' : strength < open.threat ? 'past' : ''}>
            {strength}
          </li>
        ))}
      </ol>
    </Tip>
  )
}

/** A dominance token of a track and whether it was used this round. */
function TrackHead({ track, props: { view, language } }: { track: Track; props: Props }) {
  const words = wordsIn(language)
  const { bladeUsed, ravenUsed } = view.open
  const tip = { 'iron-throne': words.throneTip, fiefdoms: words.fiefdomsTip, 'kings-court': words.courtTip }[track]
  const used = track === 'fiefdoms' ? bladeUsed : track === 'kings-court' ? ravenUsed : null
  return (
    <th scope="col">
      <Tip tip={tip}>
        <span className={used ? 'thrones-used' : ''}>
          <Icon name={trackIcons[track]} size={20} />
        </span>
        <span>{namesIn(language).tracks[track]}</span>
        {used !== null && <small>{used ? words.used : words.unused}</small>}
      </Tip>
    </th>
  )
}

function Influence(props: Props) {
  const { view, language } = props
  const { open } = view
  const words = wordsIn(language)
  const stars = setups[open.houses.length as PlayerCount].specialOrders
  const names = namesIn(language).houses
  return (
    <table className="thrones-influence">
      <caption className="visually-hidden">{words.influence}</caption>
      <thead>
        <tr>
          <td />
          {tracks.map(track => (
            <TrackHead key={track} track={track} props={props} />
          ))}
        </tr>
      </thead>
      <tbody>
        {open.houses.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are positions
          <tr key={i}>
            <th scope="row">{i + 1}</th>
            {tracks.map(track => {
              const seat = open.tracks[track][i]
              if (seat === undefined) return <td key={track} />
              const house = open.houses[seat]
              return (
                <td key={track} data-on={`seat:${seat}`} className={seat === view.seat ? 'mine' : ''}>
                  <Emblem role={house} size={22} />
                  <span>{names[house]}</span>
                  {track === 'kings-court' && <Stars n={stars[i]} language={language} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Stars({ n, language }: { n: number; language: Props['language'] }) {
  if (n === 0) return null
  const words = wordsIn(language)
  return (
    <Tip tip={`${words.stars(n)}. ${words.starsTip}`} className="thrones-stars">
      <span role="img" aria-label={words.stars(n)}>
        {'★'.repeat(n)}
      </span>
    </Tip>
  )
}

/** The sizes of a seat's armies on the board, the largest first. */
function armiesOf(open: Open, seat: number): number[] {
  return places
    .flatMap(place => {
      const army = open.armies[place]
      return army?.seat === seat ? [army.units.length + army.routed.length] : []
    })
    .filter(size => size > 1)
    .sort((a, b) => b - a)
}

/** The armies allowed, each with what stands on the board: a filled box for every unit. */
function Supply({ open, seat, language }: { open: Open; seat: number; language: Props['language'] }) {
  const words = wordsIn(language)
  const level = open.supply[seat]
  const own = armiesOf(open, seat)
  return (
    <Tip tip={words.supplyTip(supplyTable[level].join(', '), own.join(', '))} className="thrones-supply">
      <span className="thrones-figure-number">
        <Icon name="barrel" label={words.supplyLevel(level)} />
        {level}
      </span>
      <span className="thrones-armies" aria-hidden="true">
        {supplyTable[level].map((size, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the row of a level is fixed
          <span key={i}>
            {Array.from({ length: size }, (_, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes are counted
              <i key={k} className={k < (own[i] ?? 0) ? 'full' : ''} />
            ))}
          </span>
        ))}
      </span>
    </Tip>
  )
}

function Victory({ open, seat, language }: { open: Open; seat: number; language: Props['language'] }) {
  const words = wordsIn(language)
  const count = castles(open, seat)
  return (
    <Tip tip={words.victoryTip(count)} className="thrones-victory">
      <span className="thrones-figure-number">
        <Icon name="castle" label={words.victory} />
        {count}
      </span>
      <span className="thrones-pips" aria-hidden="true">
        {Array.from({ length: victoryAreas }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are counted
          <i key={i} className={i < count ? 'full' : ''} />
        ))}
      </span>
    </Tip>
  )
}

/** Houses by castles and strongholds, the leader first. */
function Standing({ view, language, lit }: Props) {
  const { open } = view
  const order = open.tracks['iron-throne'].toSorted((a, b) => castles(open, b) - castles(open, a))
  const names = namesIn(language).houses
  return (
    <ul className="thrones-standing">
      {order.map(seat => (
        <li
          key={seat}
          data-on={`seat:${seat}`}
          className={`${seat === view.seat ? 'mine' : ''}${lit.includes(`seat:${seat}`) ? ' lit' : ''}`}
        >
          <Emblem role={open.houses[seat]} size={22} />
          <span className="thrones-name">{names[open.houses[seat]]}</span>
          <Victory open={open} seat={seat} language={language} />
          <Supply open={open} seat={seat} language={language} />
        </li>
      ))}
    </ul>
  )
}

export function TracksPanel(props: Props) {
  return (
    <div className="thrones-panel">
      <Round {...props} />
      <Threat {...props} />
      <Influence {...props} />
      <Standing {...props} />
    </div>
  )
}
