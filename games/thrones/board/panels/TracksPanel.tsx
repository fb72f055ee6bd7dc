/** The tracks beside the map: round, wildlings, influence, supply, victory. */

import type { ThronesTexts } from '../../texts/common/types.ts'
import type { BoardProps } from '../props.ts'
import './panels.css'
import { memo } from 'react'
import { same } from '../../../../kernel/index.ts'
import { Track } from '../../../../ui/board/Counts.tsx'
import { Tip } from '../../../../ui/Tip.tsx'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { type Track as Influenced, rounds, tracks, wildlingTrack } from '../../data/constants.ts'
import { type PlayerCount, setups } from '../../data/setups.ts'
import type { Open } from '../../types.ts'
import { Icon } from '../Icon.tsx'
import { trackIcons, VictoryTrack } from './VictoryTrack.tsx'
import { You } from './You.tsx'

const allRounds = Array.from({ length: rounds }, (_, i) => i + 1)

/** What the influence tracks show. */
interface InfluenceProps extends Pick<Open, 'houses' | 'tracks' | 'bladeUsed' | 'ravenUsed'> {
  /** The reader's seat. */
  seat: number | null
  texts: ThronesTexts
}

/** A dominance token of a track and whether it was used this round. */
function TrackHead({ track, props }: { track: Influenced; props: InfluenceProps }) {
  const { bladeUsed, ravenUsed, texts } = props
  const words = texts.words
  const tip = { 'iron-throne': words.throneTip, fiefdoms: words.fiefdomsTip, 'kings-court': words.courtTip }[track]
  const used = track === 'fiefdoms' ? bladeUsed : track === 'kings-court' ? ravenUsed : null
  const token = track === 'fiefdoms' ? words.blade : words.raven
  return (
    <th scope="col">
      <Tip tip={tip}>
        <span className={used ? 'thrones-used' : ''}>
          <Icon name={trackIcons[track]} size={20} />
        </span>
        <span>{texts.names.tracks[track]}</span>
        {used !== null && <small>{token(used)}</small>}
      </Tip>
    </th>
  )
}

const Influence = memo(function Influence(props: InfluenceProps) {
  const { houses, tracks: seats, seat: mine, texts } = props
  const words = texts.words
  const stars = setups[houses.length as PlayerCount].specialOrders
  const names = texts.names.houses
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
        {houses.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are positions
          <tr key={i}>
            <th scope="row">{i + 1}</th>
            {tracks.map(track => {
              const seat = seats[track][i]
              if (seat === undefined) return <td key={track} />
              const house = houses[seat]
              return (
                <td key={track} data-on={`seat:${seat}`} className={seat === mine ? 'mine' : ''}>
                  <Emblem role={house} size={22} />
                  <span>{names[house]}</span>
                  {track === 'kings-court' && <Stars n={stars[i]} texts={texts} />}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}, same)

function Stars({ n, texts }: { n: number; texts: ThronesTexts }) {
  if (n === 0) return null
  const words = texts.words
  return (
    <Tip tip={`${words.stars(n)}. ${words.starsTip}`} className="thrones-stars">
      <span role="img" aria-label={words.stars(n)}>
        {'★'.repeat(n)}
      </span>
    </Tip>
  )
}

/** Each part is drawn again only when what it shows has changed. */
export function TracksPanel(props: BoardProps) {
  const { view, texts } = props
  const { words } = texts
  const { round, phase, threat, houses, tracks, bladeUsed, ravenUsed } = view.open
  return (
    <div className="thrones-panel">
      <You {...props} />
      <Track
        title={`${words.round(round)} · ${texts.names.phases[phase]}`}
        tip={words.roundTip}
        steps={allRounds}
        at={round}
      />
      <VictoryTrack {...props} />
      <Influence {...{ houses, tracks, bladeUsed, ravenUsed, texts }} seat={view.seat} />
      <Track
        title={
          <>
            <Icon name="wildling" /> {words.threat(threat)}
          </>
        }
        tip={words.threatTip}
        steps={wildlingTrack}
        at={threat}
        className="thrones-threat"
      />
    </div>
  )
}
