/** An attack of the wildlings: bids, then the card and what it does to each house. */

import type { WildlingCard } from '../../data/wildlingCards.ts'
import type { ThronesTexts } from '../../texts/common/types.ts'
import { Icon } from '../Icon.tsx'
import { question } from '../moveTargets.ts'
import { Cards } from '../panels/HandPanel.tsx'
import type { BoardProps } from '../props.ts'
import { WildlingBids } from './Bids.tsx'
import { Choices, Frame } from './Frame.tsx'

type Props = BoardProps

/** The card whose effect is being carried out: the last one used, once an effect stands on the stack. */
function cardInForce({ view }: Props): WildlingCard | null {
  const under = view.stack.some(({ do: name }) => name === 'bid' || name === 'wildlingTie')
  return under ? null : (view.open.wildlingsUsed.at(-1) ?? null)
}

function Effect({ card, texts }: { card: WildlingCard; texts: ThronesTexts }) {
  const effect = texts.effects.wildlingCards[card]
  const words = texts.words
  return (
    <dl className="thrones-effects">
      {(['lowest', 'others', 'highest'] as const).map(who => (
        <div key={who}>
          <dt>{words[who]}</dt>
          <dd>{effect[who]}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Wildlings(props: Props) {
  const { view, texts } = props
  const words = texts.words
  const bid = question(view, 'bid')
  const card = cardInForce(props)
  const title = bid ? words.wildlingAttack(bid.strength) : card ? texts.names.cards[card] : words.equalBids
  const picks = view.legalMoves.some(move => move.do === 'retrieve' || move.do === 'discard')
  const own = view.seat === null ? [] : [...view.open.hands[view.seat], ...view.open.discards[view.seat]]
  return (
    <Frame
      title={
        <>
          <Icon name="wildling" /> {title}
        </>
      }
      texts={texts}
      quiet={view.legalMoves.length === 0}
    >
      {bid && <WildlingBids {...props} step={bid} />}
      {card && <Effect card={card} texts={texts} />}
      {picks && <Cards {...props} className="thrones-hand" label={words.hand} cards={own} spent />}
      {!bid && <Choices {...props} />}
    </Frame>
  )
}
