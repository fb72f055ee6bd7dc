/** A deal that was struck: what each of the two gives, in names. */
import type { Seat } from '../../../../kernel/index.ts'
import { sides } from '../../rules/encounter/encounter.ts'
import type { Event, Side } from '../../types.ts'
import type { BoardProps } from '../props.ts'
import { giftWords } from './offerWords.ts'

interface Props {
  deal: Extract<Event, { is: 'agreed' }>
  actives: Record<Side, Seat>
  props: BoardProps
}

export function Deal({ deal, actives, props: { view, texts } }: Props) {
  const { open } = view
  return (
    <dl className="iron-terms iron-deal">
      {sides.map(by => (
        <div key={by} className={`house-${open.houses[actives[by]]}`}>
          <dt>{texts.words.gives(texts.names.houses[open.houses[actives[by]]])}</dt>
          <dd>{giftWords(deal.offer[by], by, open, texts)}</dd>
        </div>
      ))}
    </dl>
  )
}
