/** Everybody's means, a row each: crowns, Votes, Faith, Influence, cities; who presides, who heads the Church. */
import type { Seat } from '../../../../kernel/index.ts'
import { capitalized } from '../../../../text/index.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { citiesOf } from '../../rules/seats.ts'
import { Emblem } from '../Emblem.tsx'
import type { BoardProps } from '../props.ts'
import { castle, crucifix, emptyHourglass, gavel, laurelCrown, popeCrown, twoCoins, vote } from './icons.ts'
import styles from './ledger.module.css'

const Sign = ({ d, label }: { d: string; label: string }) => (
  <span title={label}>
    <Icon d={d} size={17} label={label} />
  </span>
)

/** The tokens of a Baron, and whether he is awaited. */
function Marks({ seat, props }: { seat: Seat; props: BoardProps }) {
  const { view, texts } = props
  const { open } = view
  const { words } = texts
  const isAwaited = view.asked.includes(seat) && !view.ready.includes(seat)
  return (
    <small className={styles.marks}>
      {open.chairman === seat && <Sign d={gavel} label={words.chairman} />}
      {open.church === seat && <Sign d={popeCrown} label={words.church} />}
      {isAwaited && <Sign d={emptyHourglass} label={words.awaited} />}
      {open.banned.includes(seat) && <span className={styles.banned}>{words.bannedShort}</span>}
    </small>
  )
}

function Row({ seat, props }: { seat: Seat; props: BoardProps }) {
  const { view, texts } = props
  const { open } = view
  const baron = open.barons[seat]
  const isOut = open.out.includes(seat)
  return (
    <tr data-on={`seat:${seat}`} className={`${seat === view.seat ? styles.own : ''} ${isOut ? styles.out : ''}`}>
      <th scope="row">
        <Emblem role={baron} size={20} />
        <span>{texts.names.barons[baron]}</span>
        <Marks seat={seat} props={props} />
      </th>
      {[open.crowns, open.votes, open.faith, open.influence].map((amounts, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change
        <td key={i}>{amounts[seat]}</td>
      ))}
      <td>{citiesOf(open, seat).length}</td>
    </tr>
  )
}

export function Barons(props: BoardProps) {
  const { terms } = props.texts.names
  const columns = [
    [twoCoins, terms.crowns],
    [vote, terms.votes],
    [crucifix, terms.faith],
    [laurelCrown, terms.influence],
    [castle, terms.city],
  ] as const
  return (
    <table className={styles.barons}>
      <caption className="visually-hidden">{props.texts.words.barons}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(([d, label]) => (
            <th key={label} scope="col">
              <Sign d={d} label={capitalized(label)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.view.open.barons.map((baron, seat) => (
          <Row key={baron} seat={seat} props={props} />
        ))}
      </tbody>
    </table>
  )
}
