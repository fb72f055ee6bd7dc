/** Questions answered with cards: the leader to keep, the card of the conflict, cards to lay aside, events foreseen. */

import { Hand } from '../../../../ui/board/Hand.tsx'
import { CardFace } from '../../../../ui/Card.tsx'
import { useMoveMarks } from '../../../../ui/wanted.ts'
import type { HouseCard } from '../../data/cards.ts'
import type { EventCard } from '../../data/events.ts'
import type { Character } from '../../data/houses.ts'
import { leaderEffect } from '../../rules/cards/abilities.ts'
import { asking } from '../../texts/common/position.ts'
import { eventFace, houseFace, leaderFace } from '../cards.tsx'
import { Cards, pickOf } from '../panels/HandPanel.tsx'
import { OwnHostages } from '../panels/HostagesPanel.tsx'
import type { BoardProps } from '../props.ts'
import { effectIn } from '../words.ts'
import { Moves, Panel } from './Panel.tsx'

type Props = BoardProps

/** IT-3.4: the sheets whole and side by side, for they are read before one is kept. */
export function LeaderStage(props: Props) {
  const { view, texts } = props
  const words = texts.words
  const kept = view.answer?.do === 'lead' ? view.answer.leader : null
  return (
    <Panel title={words.chooseLeader} note={words.chooseLeaderTip} wide props={props}>
      <ul className="iron-sheets">
        {(view.own?.offered ?? []).map(leader => (
          <Sheet key={leader} leader={leader} isKept={leader === kept} props={props} />
        ))}
      </ul>
    </Panel>
  )
}

function Sheet({ leader, isKept, props }: { leader: Character; isKept: boolean; props: Props }) {
  const { view, texts, busy, onMove } = props
  const markOf = useMoveMarks()
  const move = view.legalMoves.find(option => option.do === 'lead' && option.leader === leader)
  return (
    <li>
      <button
        type="button"
        className="card-button"
        aria-pressed={isKept}
        aria-label={`${texts.words.keep}: ${effectIn(leaderEffect(leader), texts, view.open).title}`}
        {...markOf(move)}
        disabled={busy || !move}
        onClick={() => move && onMove(move)}
      >
        <CardFace {...leaderFace(leader, texts, view.open)} />
      </button>
      {isKept && <b>{texts.words.kept}</b>}
    </li>
  )
}

/** IT-7.2: the card of the conflict, from the whole hand. */
export function LayStage(props: Props) {
  const { view, texts } = props
  const words = texts.words
  const chosen = view.answer?.do === 'card' ? view.answer.card : null
  const isOpen = asking(view, 'playOpen') !== null
  return (
    <Panel title={isOpen ? words.layOpen : words.layCard} note={chosen ? words.locked : words.layCardTip} props={props}>
      <Cards props={props} className="iron-hand" cards={view.own?.hand ?? []} label={words.hand} chosen={chosen} />
      <Moves props={props} which={({ do: what }) => what === 'take-back'} />
    </Panel>
  )
}

/** Cards of the hand, or cards looked at, of which one is picked. */
export function PickStage(props: Props) {
  const { view, texts } = props
  const words = texts.words
  const isSeen = asking(view, 'keepCard') !== null || asking(view, 'orderCards') !== null
  const cards = isSeen ? view.own!.seen : view.own!.hand
  return (
    <Panel title={words.pickCard} props={props}>
      <Cards props={props} className="iron-hand" cards={cards} label={words.pickCard} />
      <Moves props={props} which={move => !('card' in move)} />
    </Panel>
  )
}

/** IT-22.11: the event cards that lie on top. */
export function ForeseeStage(props: Props) {
  const { view, texts, busy, onMove } = props
  const words = texts.words
  return (
    <Panel title={words.pickEvent} props={props}>
      <Hand
        label={words.pickEvent}
        cards={[...new Set<EventCard>(view.own!.foreseen)]}
        faceOf={card => eventFace(card, texts)}
        moveOf={card => view.legalMoves.find(option => option.do === 'event' && option.card === card)}
        className="iron-hand iron-events"
        {...{ busy, onMove }}
      />
    </Panel>
  )
}

/** IT-4.2 */
export function HostageStage(props: Props) {
  return (
    <Panel title={props.texts.words.hostageStep} props={props}>
      <div className="iron-stage-body">
        <OwnHostages {...props} />
      </div>
      <Moves props={props} which={({ do: what }) => what === 'pass' || what === 'take-back'} />
    </Panel>
  )
}

/** IT-20: short and quiet, for most windows are let pass. */
export function WindowStage(props: Props) {
  const { view, texts } = props
  const { open } = view
  const ability = asking(view, 'useAbility')
  const card = asking(view, 'playCard')
  const playable = [...new Set<HouseCard>(view.own?.hand ?? [])].filter(each => pickOf(props, each))
  const { at } = (ability ?? card)!
  const leader = ability && open.leaders[ability.seat]
  return (
    <Panel title={texts.names.moments[at]} quiet props={props}>
      <div className="iron-stage-body">
        {leader && <Ability leader={leader} props={props} />}
        {playable.map(each => (
          <Playable key={each} card={each} props={props} />
        ))}
        {card && playable.length === 0 && <p className="iron-note">{texts.words.noneToPlay}</p>}
      </div>
      <Moves props={props} which={() => true} primary="use" />
    </Panel>
  )
}

function Ability({ leader, props }: { leader: Character; props: Props }) {
  const { title, text } = effectIn(leaderEffect(leader), props.texts, props.view.open)
  return (
    <p>
      <b>{title}.</b> {text}
    </p>
  )
}

function Playable({ card, props }: { card: HouseCard; props: Props }) {
  const { title, effect } = houseFace(card, props.texts, props.view.open)
  return (
    <p>
      <b>{title}.</b> {effect}
    </p>
  )
}
