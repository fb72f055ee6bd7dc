/** Order tokens, and the marks of command tokens. */
import './token.css'
import { Icon } from '../../../ui/Icon.tsx'
import type { Sign } from '../data/dice.ts'
import type { Names } from '../texts/common/names.ts'
import { signClass, signIcons } from './signs.ts'

/** The sign alone, in its colour, among words. Without names it is ornament. */
export const SignIcon = ({ sign, names, size }: { sign: Sign; names?: Pick<Names, 'signs'>; size?: number }) => (
  <span className={`bw-sign ${signClass(sign)}`} title={names?.signs[sign]}>
    <Icon d={signIcons[sign]} label={names?.signs[sign]} size={size} />
  </span>
)

/** An order token as it lies in the pool: a disc with its sign. */
export const OrderToken = ({
  token,
  names,
  size = 24,
}: {
  token: Sign
  names?: Pick<Names, 'signs'>
  size?: number
}) => (
  <span
    className={`bw-order-token ${signClass(token)}`}
    style={{ width: size + 12, height: size + 12 }}
    title={names?.signs[token]}
  >
    <Icon d={signIcons[token]} label={names?.signs[token]} size={size} />
  </span>
)

/** Order tokens side by side; nothing where there are none. */
export const OrderTokens = ({ tokens, names, size }: { tokens: readonly Sign[]; names: Names; size?: number }) =>
  tokens.length > 0 && (
    <ul className="bw-tokens">
      {tokens.map((token, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: like tokens are not told apart
        <li key={i}>
          <OrderToken token={token} names={names} size={size} />
        </li>
      ))}
    </ul>
  )
