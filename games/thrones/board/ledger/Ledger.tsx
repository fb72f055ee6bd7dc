/** What is in sight all the time beside the map: round, victory, influence, wildlings, the Westeros cards in force. */
import { Track } from '../../../../ui/board/Counts.tsx'
import { Tip } from '../../../../ui/Tip.tsx'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { type Track as Influenced, rounds, tracks, wildlingTrack } from '../../data/constants.ts'
import { type PlayerCount, setups } from '../../data/setups.ts'
import { CardFace, westerosFace } from '../cards.tsx'
import { Icon } from '../Icon.tsx'
import { trackIcons, VictoryTrack } from '../panels/VictoryTrack.tsx'
import { You } from '../panels/You.tsx'
import type { BoardProps } from '../props.ts'
import styles from './ledger.module.css'

const allRounds = Array.from({ length: rounds }, (_, i) => i + 1)

/** A track as a row of arms, the first place first. */
function Row({ track, props: { view, texts } }: { track: Influenced; props: BoardProps }) {
  const { open, seat: mine } = view
  const { words, names } = texts
  const tip = { 'iron-throne': words.throneTip, fiefdoms: words.fiefdomsTip, 'kings-court': words.courtTip }[track]
  const stars = setups[open.houses.length as PlayerCount].specialOrders
  const used = (track === 'fiefdoms' && open.bladeUsed) || (track === 'kings-court' && open.ravenUsed)
  return (
    <tr>
      <th scope="row">
        <Tip tip={tip}>
          <span className={used ? styles.used : ''}>
            <Icon name={trackIcons[track]} size={18} />
          </span>{' '}
          {names.tracks[track]}
        </Tip>
      </th>
      {open.tracks[track].map((seat, i) => (
        <td key={seat} data-on={`seat:${seat}`} className={seat === mine ? styles.mine : ''}>
          <span role="img" aria-label={names.houses[open.houses[seat]]} title={names.houses[open.houses[seat]]}>
            <Emblem role={open.houses[seat]} size={21} />
          </span>
          {track === 'kings-court' && <small className={styles.stars}>{'★'.repeat(stars[i])}</small>}
        </td>
      ))}
    </tr>
  )
}

/** The three Westeros cards in force, each with its effect on demand, and what they forbid. */
function InForce({ view: { open }, texts }: BoardProps) {
  const { words, names } = texts
  return (
    <section className={styles.cards} aria-label={words.inForce}>
      <h4>{words.inForce}</h4>
      {open.westeros.length === 0 && <p>{words.noneInForce}</p>}
      <ol>
        {open.westeros.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one card of each deck
          <li key={i} data-on={`card:${card}`}>
            <Tip tip={<CardFace {...westerosFace(card, texts)} />}>
              <small>{'I'.repeat(i + 1)}</small> {names.cards[card]}
            </Tip>
          </li>
        ))}
      </ol>
      {open.forbidden.length > 0 && (
        <p>
          {words.forbidden}: <b>{open.forbidden.map(order => names.orders[order]).join(', ')}</b>
        </p>
      )}
    </section>
  )
}

export function Ledger(props: BoardProps) {
  const { view, texts } = props
  const { words, names } = texts
  const { round, phase, threat } = view.open
  return (
    <div className={styles.ledger}>
      <You {...props} />
      <Track
        title={`${words.round(round)} · ${names.phases[phase]}`}
        tip={words.roundTip}
        steps={allRounds}
        at={round}
      />
      <VictoryTrack {...props} isBrief />
      <table className={styles.influence}>
        <caption className="visually-hidden">{words.influence}</caption>
        <tbody>
          {tracks.map(track => (
            <Row key={track} track={track} props={props} />
          ))}
        </tbody>
      </table>
      <Track
        title={
          <>
            <Icon name="wildling" /> {words.threat(threat)}
          </>
        }
        tip={words.threatTip}
        steps={wildlingTrack}
        at={threat}
        className={styles.threat}
      />
      <InForce {...props} />
    </div>
  )
}
