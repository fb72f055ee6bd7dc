/** A combat as it adds up: every line of both sums with its reason, the cards, the icons, and who is ahead. */

import { type LedgerSide, Ledgers } from '../../../../ui/Ledgers.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { useMedia } from '../../../../ui/useMedia.ts'
import { colorToken, Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { loserOf, otherSide } from '../../rules/combat/fight.ts'
import { fortifications, strengthLedger, strengthOf, sum, swords } from '../../rules/combat/strength.ts'
import { positionOf } from '../../rules/position/tracks.ts'
import type { Combat, Side } from '../../types.ts'
import { Card, HouseBack, houseFace, Marks, tidesFace } from '../cards.tsx'
import { Cards } from '../panels/HandPanel.tsx'
import type { BoardProps } from '../props.ts'
import { Choices, Frame } from './Frame.tsx'

type Props = BoardProps & { combat: Combat }

const sides: readonly Side[] = ['attacker', 'defender']
const houseOf = ({ view, combat }: Props, side: Side) => view.open.houses[combat[side].seat]

/** The card of a side: open, one's own in secret, face down, or none yet. */
function PlayedCard({ props, side }: { props: Props; side: Side }) {
  const { view, combat, texts } = props
  const { seat, card } = combat[side]
  const words = texts.words
  const house = houseOf(props, side)
  if (card) return <Card key={card} {...houseFace(card, texts)} />
  if (!view.stack.some(step => step.do === 'houseCards')) return null
  const answer = view.seat === seat && view.answer?.do === 'card' ? view.answer.card : null
  if (answer) return <Card {...houseFace(answer, texts)} />
  if (view.ready.includes(seat)) return <HouseBack house={house} label={words.faceDownCard} />
  return <div className="thrones-card-wanted">{words.thinking}</div>
}

/** Tides of Battle: open, or known to its owner alone. */
function Tides({ props, side }: { props: Props; side: Side }) {
  const { view, combat, texts } = props
  const own = combat[side].seat === view.seat ? view.own?.tides : null
  const card = combat[side].tides ?? own
  return card ? <Card {...tidesFace(card, texts)} /> : null
}

/** The swords and fortifications that count, where abilities or Tides of Battle add to those on the card. */
function AllIcons({ props: { view, texts }, side }: { props: Props; side: Side }) {
  const lines = [swords(view.open, side), fortifications(view.open, side)]
  if (lines.flat().every(({ why }) => why === 'card')) return null
  return (
    <div className="thrones-icons">
      <Marks swords={sum(lines[0])} towers={sum(lines[1])} texts={texts} />
    </div>
  )
}

function sideOf(props: Props, side: Side): LedgerSide {
  const { view, combat, texts } = props
  const { open } = view
  const house = houseOf(props, side)
  const names = texts.names
  return {
    id: side,
    title: names.houses[house],
    as: names.terms[side],
    emblem: <Emblem role={house} size={34} />,
    colorToken: `var(${colorToken(house)})`,
    card: (
      <div className="thrones-played">
        <div className="thrones-played-cards">
          <PlayedCard props={props} side={side} />
          <Tides props={props} side={side} />
        </div>
        <AllIcons props={props} side={side} />
      </div>
    ),
    lines: strengthLedger(open, side).map(({ why, of, n }) => ({
      why: <RichText rich={texts.reasons(why, of, view)} />,
      n,
    })),
    total: strengthOf(open, side),
    won: combat.winner === side,
  }
}

/** Who is ahead, or has won, and what it costs the other. */
function verdict(props: Props): string {
  const { view, combat, texts } = props
  const { open } = view
  const words = texts.words
  const name = (side: Side) => texts.names.houses[houseOf(props, side)]
  const losses = (loser: Side) => Math.max(0, sum(swords(open, otherSide(loser))) - sum(fortifications(open, loser)))
  if (combat.winner) return `${words.wins(name(combat.winner))} ${words.losses(losses(loserOf(combat)))}`
  const [attack, defence] = sides.map(side => strengthOf(open, side))
  const better = (side: Side) => positionOf(open, 'fiefdoms', combat[side].seat)
  if (attack === defence)
    return words.aheadByTie(name(better('attacker') < better('defender') ? 'attacker' : 'defender'))
  return words.ahead(name(attack > defence ? 'attacker' : 'defender'))
}

export function Battle(props: Props) {
  const { view, combat, texts } = props
  const { open } = view
  const title = texts.words.battle(texts.names.places[combat.at])
  const brief = sides.map(side => strengthOf(open, side)).join(' : ')
  const isHigh = useMedia('(width >= 75rem) and (height >= 55rem)')
  const playable = view.legalMoves.some(move => move.do === 'card')
  return (
    <Frame title={title} brief={brief} texts={texts} quiet={view.legalMoves.length === 0}>
      <Ledgers label={title} layout="compact" sides={sides.map(side => sideOf(props, side))} result={verdict(props)} />
      {playable && (
        <Cards
          {...props}
          className="thrones-hand"
          label={texts.words.inHand}
          cards={open.hands[view.seat!]}
          withText={isHigh}
        />
      )}
      <DiscardFrom {...props} />
      <Choices {...props} />
    </Frame>
  )
}

/** The cards of the opponent from which one is discarded (Patchface). */
function DiscardFrom(props: Props) {
  const { view, texts } = props
  const top = view.stack.at(-1)
  if (top?.do !== 'discardCard' || !view.legalMoves.some(move => move.do === 'discard')) return null
  return <Cards {...props} className="thrones-hand" label={texts.words.inHand} cards={view.open.hands[top.from]} />
}
