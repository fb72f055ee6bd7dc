/** The Mercenary Track from left to right, and who is offered for hire (WK-5.6.2, WK-6.3). */
import { Tip } from '../../../../ui/Tip.tsx'
import { spotFees } from '../../data/constants.ts'
import { nationalityOf, strengthOf, wageOf } from '../../data/troops.ts'
import { Emblem } from '../Emblem.tsx'
import type { BoardProps } from '../props.ts'
import styles from './ledger.module.css'

export function Market({ view: { open }, texts }: BoardProps) {
  const { words, names } = texts
  const taken = open.track.filter(seat => seat !== null).length
  return (
    <section aria-label={words.track}>
      <h4>
        <Tip tip={words.trackTip}>{words.track}</Tip> <small>{words.markersLie(taken, open.track.length)}</small>
      </h4>
      <ol className={styles.track}>
        {open.track.map((seat, spot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spots are numbered
          <li key={spot} title={words.spotFee(spotFees[spot])}>
            {seat === null ? (
              <small>{spotFees[spot]}</small>
            ) : (
              <span role="img" aria-label={names.barons[open.barons[seat]]}>
                <Emblem role={open.barons[seat]} size={20} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <ul className={styles.offer} aria-label={words.offer}>
        {open.offer.map(card => (
          <li key={card} title={words.wage(wageOf(card))}>
            {names.nationalities[nationalityOf(card)!]} <b>{strengthOf(card)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
