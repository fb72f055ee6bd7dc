/** What has just happened: it stays a while after the stage has closed, for the turns of bots are over at once. */
import { FallenDice, SmallDice } from '../../../../hex/ui/combat/Dice.tsx'
import { sentenceOf } from '../../../../text/index.ts'
import { useRecaps } from '../../../../ui/board/useRecaps.ts'
import { Card } from '../../../../ui/Card.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import type { Face } from '../../data/dice.ts'
import type { Event } from '../../log.ts'
import { summand } from '../../texts/common/position.ts'
import { BattlePicture } from '../BattlePicture.tsx'
import { CommanderEmblem, cardFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { dieFace } from '../signs.ts'
import { OrderTokens } from '../Token.tsx'
import { beatOf, type Head, type Recap, tell } from './recaps.ts'

/** The recaps of the last news, beat by beat, until they are closed or old. */
export const useRecentEvents = (props: BoardProps) =>
  useRecaps<Event, Head>({
    props,
    beat: beatOf,
    tell: (before, events) => tell(before, events, props.view.seat),
  })

function titleOf({ head }: Recap, { texts }: BoardProps): string {
  const { scenes, names } = texts
  switch (head.is) {
    case 'attack':
      return scenes.fight[head.kind](
        head.attacker ? names.units[head.attacker.type] : scenes.archers,
        names.units[head.target.type],
      )
    case 'card':
    case 'any-card':
      return names.cards[head.card]
    case 'ability':
      return names.commanders[head.commander]
    case 'battle':
      return names.battles[head.battle]
    default:
      return scenes.recaps[head.is]
  }
}

/** The dice that an event tells of; null: it tells of none. */
function diceOf(event: Event): readonly Face[] | null {
  switch (event.is) {
    case 'rolled':
    case 'extra-dice':
    case 'rerolled':
    case 'scorched':
    case 'tokens-rolled':
    case 'breach-rolled':
      return event.dice
    case 'dogs':
    case 'catapult':
      return [event.face]
    case 'quench':
      return event.face ? [event.face] : null
    default:
      return null
  }
}

/** Dice as they fell: the newest roll is large, and rolls. */
function Rolled({ dice, isNewest, props }: { dice: readonly Face[]; isNewest: boolean; props: BoardProps }) {
  const Row = isNewest ? FallenDice : SmallDice
  return <Row faces={dice.map(face => dieFace(face, props.texts.names))} className="bw-dice" />
}

/** What is told in words beside its dice; the dice of an attack speak for themselves. */
function sentence(event: Event, { texts, view }: BoardProps) {
  const isRoll = event.is === 'rolled' && event.dice.length > 0
  const isTaken = event.is === 'tokens-rolled' && event.taken.length === event.dice.length
  return isRoll || isTaken ? null : sentenceOf(texts, event, view)
}

/** BW-9.3: why there are so many dice, where there is more to it than the rank. */
const Count = ({ event, props }: { event: Extract<Event, { is: 'rolled' }>; props: BoardProps }) => (
  <p className="combat-count">
    {event.count.map(({ why, of, n }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
      <span key={i}>
        <RichText rich={props.texts.reasons(why, of, props.view)} /> {summand(n, i)}
      </span>
    ))}
  </p>
)

function Line({ event, isNewest, props }: { event: Event; isNewest: boolean; props: BoardProps }) {
  const dice = diceOf(event)
  const said = sentence(event, props)
  return (
    <div className={`bw-line bw-line-${event.is}`}>
      {event.is === 'tokens-rolled' ? (
        <Marshalled event={event} isNewest={isNewest} props={props} />
      ) : (
        dice && dice.length > 0 && <Rolled dice={dice} isNewest={isNewest} props={props} />
      )}
      {event.is === 'rolled' && event.count.length > 1 && <Count event={event} props={props} />}
      {said && (
        <p>
          <RichText rich={said} />
        </p>
      )}
    </div>
  )
}

/** What lies beside what is told: the card played, the commander, the field. */
function Shown({ head, props }: { head: Recap['head']; props: BoardProps }) {
  if (head.is === 'card' || head.is === 'any-card') return <Card {...cardFace(head.card, props.texts)} />
  if (head.is === 'ability') return <CommanderEmblem commander={head.commander} size={64} />
  if (head.is === 'battle') return <BattlePicture battle={head.battle} texts={props.texts} />
  return null
}

/** The last thing that came of an attack is a roll of dice. */
const isVain = ({ rest }: Recap): boolean => rest.at(-1)?.is === 'rolled'

function One({ recap, isTelling, props }: { recap: Recap; isTelling: boolean; props: BoardProps }) {
  const { head, rest } = recap
  const newest = rest.findLastIndex(event => (diceOf(event)?.length ?? 0) > 0)
  return (
    <div className={`bw-recap bw-recap-${head.is}`}>
      <Shown head={head} props={props} />
      <div>
        <Line event={head} isNewest={newest < 0} props={props} />
        {head.is === 'battle' && <p>{props.texts.effects.battles[head.battle]}</p>}
        {rest.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change
          <Line key={i} event={event} isNewest={i === newest} props={props} />
        ))}
        {isVain(recap) && !isTelling && <p>{props.texts.scenes.noEffect}</p>}
      </div>
    </div>
  )
}

interface MarshalledProps {
  event: Extract<Event, { is: 'tokens-rolled' }>
  isNewest: boolean
  props: BoardProps
}

/** BW-4.2: whose dice they are; they fall, and become order tokens. */
const Marshalled = ({ event, isNewest, props }: MarshalledProps) => (
  <div className="bw-marshalled">
    <Emblem role={props.view.open.houses[event.seat]} size={26} />
    {isNewest && <Rolled dice={event.dice} isNewest props={props} />}
    <OrderTokens tokens={event.taken} names={props.texts.names} size={18} />
  </div>
)

interface RecentEventsProps {
  recaps: readonly Recap[]
  /** More of it waits to be told. */
  isTelling: boolean
  onClose(): void
  props: BoardProps
}

export function RecentEvents({ recaps, isTelling, onClose, props }: RecentEventsProps) {
  const last = recaps.at(-1)!
  return (
    <StagePanel
      title={titleOf(last, props)}
      words={props.texts.words}
      className={isTelling ? '' : 'bw-told'}
      onClose={onClose}
    >
      <div className="stage-recap" role="status">
        <One recap={last} isTelling={isTelling} props={props} />
      </div>
    </StagePanel>
  )
}
