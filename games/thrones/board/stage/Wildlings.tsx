/** An attack of the wildlings: bids, then the card and what it does to each house. */
import type { BoardProps } from '../../../../ui/board.ts'
import type { WildlingCard } from '../../data/wildlingCards.ts'
import type { Thrones } from '../../types.ts'
import { question } from '../handles.ts'
import { Icon } from '../Icon.tsx'
import { Cards } from '../panels/HandPanel.tsx'
import { effectsIn, namesIn, wordsIn } from '../words.ts'
import { WildlingBids } from './Bids.tsx'
import { Choices, Frame } from './Frame.tsx'

type Props = BoardProps<Thrones>

/** The card whose effect is being carried out: the last one used, once an effect stands on the stack. */
function cardInForce({ view }: Props): WildlingCard | null {
  const under = view.stack.some(({ do: name }) => name === 'bid' || name === 'wildlingTie')
  return under ? null : (view.open.wildlingsUsed.at(-1) ?? null)
}

function Effect({ card, language }: { card: WildlingCard; language: Props['language'] }) {
  const effect = effectsIn(language).wildlingCards[card]
  const words = wordsIn(language)
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
  const { view, language } = props
  const words = wordsIn(language)
  const bid = question(view, 'bid')
  const card = cardInForce(props)
  const title = bid ? words.wildlingAttack(bid.strength) : card ? namesIn(language).cards[card] : words.wildlingDeck
  const picks = view.options.some(move => move.do === 'retrieve' || move.do === 'discard')
  const own = view.seat === null ? [] : [...view.open.hands[view.seat], ...view.open.discards[view.seat]]
  return (
    <Frame
      title={
        <>
          <Icon name="wildling" /> {title}
        </>
      }
      language={language}
      quiet={view.options.length === 0}
    >
      {bid && <WildlingBids {...props} step={bid} />}
      {card && <Effect card={card} language={language} />}
      {picks && <Cards {...props} label={words.hand} cards={own} />}
      {!bid && <Choices {...props} />}
    </Frame>
  )
}
