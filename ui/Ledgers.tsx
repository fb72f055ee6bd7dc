import './ledgers.css'
import type { CSSProperties, ReactNode } from 'react'

export interface LedgerSide {
  id: string
  title: ReactNode
  /** The role: 'Attacker'. */
  as?: ReactNode
  emblem?: ReactNode
  colorToken?: string
  /** A card in play, or its back. */
  card?: ReactNode
  lines: readonly { why: ReactNode; n: number }[]
  /** null: not known yet. */
  total: number | null
  won?: boolean
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)

interface Props {
  sides: readonly LedgerSide[]
  result?: ReactNode
  label: string
  /** compact: for a narrow panel; facing: two sides whose cards lie in the middle. */
  layout?: 'compact' | 'facing'
  /** Dresses the whole; see ledgers.css for its custom properties. */
  className?: string
}

/** Sums side by side, every line with its reason, and the result in words. */
export function Ledgers({ sides, result, label, layout, className = '' }: Props) {
  return (
    <section className={`ledgers ${layout ?? ''} ${className}`} aria-label={label}>
      <div className="ledger-sides">
        {sides.map(side => (
          <Side key={side.id} {...side} />
        ))}
      </div>
      {result && (
        <p className="ledger-result" role="status">
          {result}
        </p>
      )}
    </section>
  )
}

function Side({ title, as, emblem, colorToken, card, lines, total, won }: LedgerSide) {
  return (
    <div className={`ledger ${won ? 'won' : ''}`} style={{ '--side': colorToken } as CSSProperties}>
      <header>
        {emblem}
        <h3>
          {title}
          {as && <small>{as}</small>}
        </h3>
      </header>
      {card && <div className="ledger-card">{card}</div>}
      <table>
        <tbody>
          {lines.map(({ why, n }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same reason; they never change places
            <tr key={i}>
              <th scope="row">{why}</th>
              <td>{signed(n)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td>{total ?? '?'}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
