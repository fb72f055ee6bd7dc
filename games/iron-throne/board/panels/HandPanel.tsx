/** The reader's own hand: each card with its effect, whether it can be used now, and why not. */
import './panels.css'
import type { ReactNode } from 'react'
import { Hand } from '../../../../ui/board/Hand.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import type { HouseCard } from '../../data/cards.ts'
import type { IronThroneTexts } from '../../texts/common/types.ts'
import { houseFace } from '../cards.tsx'
import { cardPick, hourglass } from '../icons.ts'
import { type Standing, standingOf } from '../insight.ts'
import type { BoardProps } from '../props.ts'
import type { Move } from '../spots.ts'

type Props = BoardProps

/** How it stands with a card, in words. */
export function standingWords(standing: Standing, texts: IronThroneTexts): string {
  const [words, names] = [texts.words, texts.names]
  switch (standing.is) {
    case 'now':
      return words.now
    case 'lay':
      return words.layNow
    case 'only-laid':
      return words.onlyLaid
    case 'not-in':
      return words.notIn
    case 'not-begun':
      return words.notBegun
    case 'fighter-dead':
      return words.fighterDead
    case 'no-aim':
      return words.noAim
    case 'waits':
      return words.waits
    case 'not-here':
      return words.notHere(names.characters[standing.character])
    case 'other-moment':
      return words.otherMoment(names.moments[standing.moment])
    case 'needs': {
      const table: Readonly<Record<string, string>> = words.needs[standing.need.name]
      return table[standing.need.value]
    }
  }
}

/** The move that picks this card, whatever it is picked for. */
export const pickOf = ({ view }: Props, card: HouseCard): Move | undefined =>
  view.legalMoves.find(move => 'card' in move && move.card === card)

interface CardsProps {
  props: Props
  cards: readonly HouseCard[]
  label: string
  chosen?: HouseCard | null
  withText?: (card: HouseCard) => ReactNode
  className?: string
}

/** Cards in rows: those that an option speaks of can be picked. */
export function Cards({ props, cards, label, chosen = null, withText, className }: CardsProps) {
  const { view, texts, highlighted, busy, onMove } = props
  return (
    <Hand
      {...{ label, cards, withText, className, highlighted, busy, onMove }}
      faceOf={card => houseFace(card, texts, view.open)}
      moveOf={card => pickOf(props, card)}
      isChosen={card => card === chosen}
    />
  )
}

export function HandPanel(props: Props) {
  const { view, texts } = props
  const words = texts.words
  if (view.seat === null || !view.own) return <p className="iron-panel">{words.spectating}</p>
  const { hand } = view.own
  const answer = view.answer?.do === 'card' ? view.answer.card : null
  return (
    <div className="iron-panel">
      {hand.length === 0 && <p className="iron-quiet">{words.noCards}</p>}
      <Cards
        props={props}
        cards={[...new Set(hand)]}
        label={words.hand}
        chosen={answer}
        withText={card => <Reading card={card} n={hand.filter(each => each === card).length} props={props} />}
        className="iron-read"
      />
    </div>
  )
}

/** A card in words: how many of it are held, what it does, and how it stands with it. */
function Reading({ card, n, props }: { card: HouseCard; n: number; props: Props }) {
  const { view, texts } = props
  const standing = standingOf(view, view.seat!, card)
  const { title, numbers = [], effect, kind } = houseFace(card, texts, view.open)
  const isUsable = standing.is === 'now' || standing.is === 'lay'
  return (
    <div className={isUsable ? 'usable' : ''}>
      <p>
        <b>
          {title} {numbers[0]?.value} {n > 1 && `×${n}`}
        </b>{' '}
        {standing.is !== 'only-laid' && standing.is !== 'lay' && <small>{kind}</small>}
      </p>
      {numbers.length === 0 && <p>{effect}</p>}
      <p className="iron-standing-word">
        <Icon d={isUsable ? cardPick : hourglass} /> {standingWords(standing, texts)}
      </p>
    </div>
  )
}
