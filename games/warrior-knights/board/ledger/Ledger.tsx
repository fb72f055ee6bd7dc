/**
 * What is in sight all the time beside the map: round and phase, how near the end is, everybody's means, the three stacks, the
 * areas that fill up, the Mercenary Track and its offer.
 */
import { Icon } from '../../../../ui/Icon.tsx'
import { Tip } from '../../../../ui/Tip.tsx'
import { influencePerBaron } from '../../data/constants.ts'
import { citiesThatCount, citiesToWin } from '../../rules/victory.ts'
import { Emblem } from '../Emblem.tsx'
import type { BoardProps } from '../props.ts'
import { Barons } from './Barons.tsx'
import { Filling } from './Filling.tsx'
import { castle, laurelCrown } from './icons.ts'
import styles from './ledger.module.css'
import { Market } from './Market.tsx'
import { Stacks } from './Stacks.tsx'

/** Who the reader is, and where the round stands. */
function Head({ view: { open, seat }, texts }: BoardProps) {
  const { words, names } = texts
  return (
    <header className={styles.head}>
      {seat !== null && <Emblem role={open.barons[seat]} size={30} />}
      <span>
        {seat !== null && <strong>{words.youAre(names.barons[open.barons[seat]])} </strong>}
        <b>{open.round === 0 ? words.setup : `${words.round(open.round)} · ${names.phases[open.phase]}`}</b>
      </span>
    </header>
  )
}

/** WK-13: the cities that win, and what is left in the pool. */
function Ends({ view: { open }, texts }: BoardProps) {
  const { words } = texts
  const all = influencePerBaron[open.options.length] * open.barons.length
  const most = Math.max(...open.barons.map((_, seat) => citiesThatCount(open, seat)))
  return (
    <ul className={styles.ends}>
      <li>
        <Icon d={castle} /> {words.citiesToWin(citiesToWin(open))} · <b>{words.mostHas(most)}</b>
      </li>
      {!open.options.mightIsRight && (
        <li>
          <Tip tip={words.poolTip}>
            <Icon d={laurelCrown} /> {words.pool(open.pool)}
            <meter min={0} max={all} value={open.pool} aria-hidden="true" />
          </Tip>
        </li>
      )}
    </ul>
  )
}

export function Ledger(props: BoardProps) {
  return (
    <div className={styles.ledger}>
      <Head {...props} />
      <Ends {...props} />
      <Barons {...props} />
      <Stacks {...props} />
      <Filling {...props} />
      <Market {...props} />
    </div>
  )
}
