/** The decks: what is in force, what was used, what may still come, and where a reshuffle happened (UR-113). */

import type { ThronesTexts } from '../../texts/common/types.ts'
import type { BoardProps } from '../props.ts'
import './panels.css'
import { Tip } from '../../../../ui/Tip.tsx'
import {
  type Deck,
  deckCards,
  decks,
  type WesterosCard,
  westerosCards,
  westerosCardTable,
} from '../../data/westerosCards.ts'
import type { SeenCard } from '../../types.ts'
import { Card, CardFace, westerosFace, wildlingFace } from '../cards.tsx'
import { Icon } from '../Icon.tsx'

type Props = BoardProps

function InForce({ view: { open }, texts }: Props) {
  const words = texts.words
  if (open.westeros.length === 0) return <p className="thrones-note">{words.noneInForce}</p>
  return (
    <>
      <h4>{words.inForce}</h4>
      <div className="thrones-in-force">
        {open.westeros.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one card of each deck
          <div key={i} data-on={`card:${card}`}>
            <Card {...westerosFace(card, texts)} />
            <p>{texts.effects.westerosCards[card]}</p>
          </div>
        ))}
      </div>
      {open.forbidden.length > 0 && (
        <p>
          {words.forbidden}: <b>{open.forbidden.map(order => texts.names.orders[order]).join(', ')}</b>
        </p>
      )}
    </>
  )
}

/** A card by its name; pointer, focus or a tap shows it. */
function Named({ card, texts }: { card: WesterosCard; texts: ThronesTexts }) {
  return (
    <Tip tip={<CardFace {...westerosFace(card, texts)} />}>
      <span className="thrones-named" data-on={`card:${card}`}>
        {texts.names.cards[card]}
        {westerosCardTable[card].wildlingIcons > 0 && <Icon name="wildling" />}
      </span>
    </Tip>
  )
}

/** How many of each kind are still in a deck: all that are used are known. */
function remaining(deck: Deck, used: readonly WesterosCard[]): [WesterosCard, number][] {
  const left = (card: WesterosCard) => westerosCardTable[card].copies - used.filter(each => each === card).length
  return westerosCards
    .filter(card => westerosCardTable[card].deck === deck)
    .flatMap(card => (left(card) > 0 ? [[card, left(card)] as [WesterosCard, number]] : []))
}

/** Cards by name, with how many there are of each. */
function Listed({ cards, texts }: { cards: readonly [WesterosCard, number][]; texts: ThronesTexts }) {
  return cards.map(([card, n], i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a card may be named twice; lists only grow at their end
    <span key={i}>
      {i > 0 && ', '}
      {n > 1 && `${n}\u00a0×\u00a0`}
      <Named card={card} texts={texts} />
    </span>
  ))
}

function DeckHistory({ deck, props: { view, texts } }: { deck: Deck; props: Props }) {
  const { open } = view
  const words = texts.words
  const used = open.westerosUsed[deck - 1]
  const shuffles = open.reshuffled[deck - 1]
  const usedOnes = used.map((card): [WesterosCard, number] => [card, 1])
  return (
    <details className="thrones-deck">
      <summary>
        <strong>{words.deck('I'.repeat(deck))}</strong> {words.cardsLeft(deckCards(deck).length - used.length)}
        {used.length > 0 && <span className="thrones-note"> · {texts.names.cards[used.at(-1)!]}</span>}
      </summary>
      {shuffles.length > 0 && <p className="thrones-reshuffled">{words.reshuffled(shuffles.join(', '))}</p>}
      <p>
        {words.usedCards}: {used.length === 0 ? words.noCards : <Listed cards={usedOnes} texts={texts} />}
      </p>
      <p>
        {words.stillIn}: <Listed cards={remaining(deck, used)} texts={texts} />
      </p>
    </details>
  )
}

function placeOf({ where, depth }: SeenCard, texts: ThronesTexts): string {
  const words = texts.words
  if (where === 'top') return depth === 0 ? words.top : words.nth(depth + 1)
  return depth === 0 ? words.bottom : words.nthBottom(depth + 1)
}

function Wildlings({ view: { open, own }, texts }: Props) {
  const words = texts.words
  const names = texts.names.cards
  const face = (card: keyof typeof names) => names[card]
  const seen = own?.seen ?? []
  return (
    <details className="thrones-deck">
      <summary>
        <strong>{words.wildlingDeck}</strong>
        {open.wildlingsUsed.length > 0 && <span className="thrones-note"> · {face(open.wildlingsUsed.at(-1)!)}</span>}
      </summary>
      {seen.map(each => (
        <p key={each.card}>
          {words.wildlingSeen(placeOf(each, texts))}:{' '}
          <Tip tip={<CardFace {...wildlingFace(each.card, texts)} />}>
            <b>{face(each.card)}</b>
          </Tip>
        </p>
      ))}
      <p>
        {open.wildlingsUsed.length === 0 ? words.wildlingNone : `${words.wildlingUsed}: `}
        {open.wildlingsUsed.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: used cards only grow
          <span key={i}>
            {i > 0 && ', '}
            <Tip tip={<CardFace {...wildlingFace(card, texts)} />}>
              <span className="thrones-named">{face(card)}</span>
            </Tip>
          </span>
        ))}
      </p>
    </details>
  )
}

export function WesterosPanel(props: Props) {
  return (
    <div className="thrones-panel">
      <InForce {...props} />
      {decks.map(deck => (
        <DeckHistory key={deck} deck={deck} props={props} />
      ))}
      <Wildlings {...props} />
    </div>
  )
}
