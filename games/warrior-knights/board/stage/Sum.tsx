/** A sum with the reason of every line. */

import type { Ledger } from '../../../../kernel/index.ts'
import { totalOf } from '../../../../kit/amounts.ts'
import { RichText } from '../../../../ui/RichText.tsx'
import type { BoardProps } from '../props.ts'

interface Props {
  title: string
  lines: Ledger
  props: BoardProps
  /** The sum is never less, or more, than this. */
  least?: number
  most?: number
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)

/** Nothing while there are no lines. */
export function Sum({ title, lines, props, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Props) {
  if (lines.length === 0) return null
  return (
    <table className="knights-sum">
      <tbody>
        {lines.map(({ why, of, n }) => (
          <tr key={why}>
            <th scope="row">
              <RichText rich={props.texts.reasons(why, of, props.view)} />
            </th>
            <td>{signed(n)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{title}</th>
          <td>{Math.min(most, Math.max(least, totalOf(lines)))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
