/** The middle of the table: the event, the two sides with their sums, the cards laid, the window that is open. */

import { capitalized } from '../../../text/index.ts'
import type { IronThroneTexts } from '../texts/common/types.ts'
import type { BoardProps } from './props.ts'
import './encounter.css'
import type { ReactNode } from 'react'
import { Card, CardFace } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { type LedgerSide, Ledgers } from '../../../ui/Ledgers.tsx'
import { Tip } from '../../../ui/Tip.tsx'
import { Emblem, inkOf } from '../../../worlds/westeros/ui/Arms.tsx'
import type { EffectId } from '../data/abilities.ts'
import { cardTable, type HouseCard } from '../data/cards.ts'
import { defenderReward } from '../data/constants.ts'
import type { Character } from '../data/houses.ts'
import { activeOf, outcomeOf, sides } from '../rules/encounter/encounter.ts'
import type { Window } from '../steps.ts'
import { asking } from '../texts/common/position.ts'
import type { Open, Outcome, Side, Stage } from '../types.ts'
import { eventFace, HouseBack, houseFace } from './cards.tsx'
import { shortName } from './characterSigns.ts'
import { backstab, crossedSwords, hourglass, shakingHands } from './icons.ts'
import { Medallion } from './Medallion.tsx'
import { Race } from './Race.tsx'
import { type SideShown, sideShown } from './sides.ts'
import { effectIn } from './words.ts'

type Props = BoardProps

export const outcomeSigns: Readonly<Record<Outcome, string>> = {
  hostility: crossedSwords,
  betrayal: backstab,
  truce: shakingHands,
}

export function Encounter(props: Props) {
  const { view, texts } = props
  const { open } = view
  const words = texts.words
  return (
    <section className="iron-middle" aria-label={words.encounter}>
      <Heading {...props} />
      {open.encounter && !open.encounter.ending && <Stakes {...props} />}
      {open.encounter ? <Sides {...props} /> : <p className="iron-quiet">{words.noEncounter}</p>}
      <Notes {...props} />
      <OpenWindow {...props} />
      <Race {...props} />
    </section>
  )
}

const stages: readonly Stage[] = ['start', 'preparation', 'support', 'conflict', 'resolution', 'end']

/** The round, its event, and how far it has come. */
function Heading({ view, texts }: Props) {
  const { open } = view
  const [words, names] = [texts.words, texts.names]
  const reached = stages.indexOf(open.stage)
  return (
    <header className="iron-heading">
      <div>
        <h3>{open.round > 0 ? words.round(open.round) : words.setup}</h3>
        <ol className="iron-stages">
          {stages.map((stage, i) => (
            <li
              key={stage}
              className={i === reached ? 'now' : i < reached ? 'past' : ''}
              aria-current={i === reached ? 'step' : undefined}
              title={names.stages[stage]}
            >
              <span className="visually-hidden">{names.stages[stage]}</span>
            </li>
          ))}
        </ol>
        <p>{open.round > 0 && names.stages[open.stage]}</p>
      </div>
      <div className="iron-event">
        {open.event ? (
          <Card {...eventFace(open.event, texts)} />
        ) : (
          <span className="iron-event-deck" role="img" aria-label={words.eventDeck(open.events)} />
        )}
        <small title={words.eventDeck(open.events)}>{open.events}</small>
      </div>
    </header>
  )
}

/** IT-10.2, IT-10.3: what the encounter is about, in one line. */
function Stakes({ view, texts }: Props) {
  const { open } = view
  const [challenger, defender] = sides.map(side => texts.names.houses[open.houses[activeOf(open, side)]])
  const { cards, power } = defenderReward
  return <p className="iron-stakes">{texts.words.atStake(challenger, defender, cards, power)}</p>
}

/** A character in a sum: its sign, its name, and whose it is where that is not the side's own. */
const Fighting = ({ character, power, house }: { character: Character; power: number; house: string | null }) => (
  <span className="iron-fighting" data-on={`character:${character}`}>
    <Medallion character={character} power={power} size={22} bare />
    {shortName(character)}
    {house && <Emblem role={house} size={14} />}
  </span>
)

function Sides(props: Props) {
  const { view, texts } = props
  const { open } = view
  const { ending, revealed } = open.encounter!
  const words = texts.words
  const outcome = outcomeOf(open)
  const shown = sides.map(side => ledgerOf(sideShown(open, side), props))
  const names = texts.names
  const result = outcome && (
    <span className={`iron-outcome ${ending?.is ?? outcome}`}>
      <Icon d={outcomeSigns[outcome]} size={22} />{' '}
      {ending ? names.endings[ending.is] : capitalized(names.outcomes[outcome])}
      {revealed && outcome !== 'hostility' && <small> {words.totalsIgnored}</small>}
    </span>
  )
  return <Ledgers label={words.standing} layout="facing" sides={shown} result={result} className="iron-standing" />
}

function ledgerOf(shown: SideShown, props: Props): LedgerSide {
  const { view, texts } = props
  const { open } = view
  const { side, seat, sum, total } = shown
  const house = open.houses[seat]
  const [words, names] = [texts.words, texts.names]
  return {
    id: side,
    title: names.houses[house],
    as: words[side],
    emblem: <Emblem role={house} size={34} />,
    colorToken: `var(${inkOf(house)})`,
    card: <Laid side={side} props={props} />,
    lines: sum.map(({ why, of, n }) => ({ why: <Reason why={why} of={of!} shown={shown} props={props} />, n })),
    total,
    won: open.encounter!.ending?.winner === side,
  }
}

/** Why a line stands in a sum, in a few words. */
export function reasonIn({ why, of }: { why: string; of?: string }, texts: IronThroneTexts, open: Open): string {
  if (why === 'character') return shortName(of as Character)
  if (why === 'effect') return effectIn(of as EffectId, texts, open).title
  return texts.names.cardTypes[cardTable[of as HouseCard].type]
}

function Reason({ why, of, shown, props }: { why: string; of: string; shown: SideShown; props: Props }) {
  const { view, texts } = props
  const { open } = view
  const fighter = [...(shown.leading ? [shown.leading] : []), ...shown.supporters].find(
    ({ character }) => character === of && why === 'character',
  )
  if (fighter) {
    const house = fighter.seat === shown.seat ? null : open.houses[fighter.seat]
    return <Fighting character={fighter.character} power={open.power[fighter.character] ?? 0} house={house} />
  }
  return reasonIn({ why, of }, texts, open)
}

/** The card of a side: open, locked, or not there yet. */
function Laid({ side, props }: { side: Side; props: Props }) {
  const { view, texts } = props
  const { open } = view
  const { cards, defender } = open.encounter!
  const seat = side === 'challenger' ? open.challenger : defender
  const house = open.houses[seat]
  const words = texts.words
  const card = cards[side]
  const isLocked = asking(view, 'playCards') !== null && view.ready.includes(seat)
  const mine = seat === view.seat && view.answer?.do === 'card' ? view.answer.card : null
  if (card)
    return (
      <span className="iron-laid" key={card}>
        <Card {...houseFace(card, texts, open)} />
      </span>
    )
  if (mine)
    return (
      <Tip tip={<CardFace {...houseFace(mine, texts, open)} />}>
        <HouseBack house={house} label={words.faceDown(texts.names.houses[house])} />
      </Tip>
    )
  if (isLocked) return <HouseBack house={house} label={words.faceDown(texts.names.houses[house])} />
  return <span className="iron-no-card" role="img" aria-label={words.notLaid} />
}

/** What else is to be known of the encounter. */
function Notes({ view, texts }: Props) {
  const { encounter, houses } = view.open
  if (!encounter) return null
  const [words, names] = [texts.words, texts.names]
  const named = (seat: number) => names.houses[houses[seat]]
  const notes = [
    ...(encounter.forbidden ? [words.forbidden(names.characters[encounter.forbidden])] : []),
    ...(encounter.supportSkipped ? [words.supportSkipped] : []),
    ...encounter.refused.map(seat => words.refused(named(seat))),
    ...encounter.retreated.map(seat => words.retreated(named(seat))),
  ]
  const played = encounter.played.map(
    ({ seat, card }) => `${named(seat)}: ${effectIn(`card-${card}`, texts, view.open).title}`,
  )
  const all = [...notes, ...played]
  if (all.length === 0) return null
  return (
    <ul className="iron-notes">
      {all.map((note, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes come in their order
        <li key={i}>{note}</li>
      ))}
    </ul>
  )
}

/** Which window is open and who may act in it now, or what the two are about to do; a reader who is asked knows. */
function OpenWindow(props: Props) {
  const { legalMoves } = props.view
  const said = legalMoves.length > 0 ? null : saidOfNow(props)
  if (said === null) return null
  return (
    <p className="iron-window" role="status">
      <Icon d={hourglass} />
      <span>{said}</span>
    </p>
  )
}

function saidOfNow({ view, texts }: Props): ReactNode {
  const top = view.stack.at(-1)
  const [words, names] = [texts.words, texts.names]
  if (top?.do === 'playCards') return words.both
  if (top?.do === 'negotiate') return words.talking
  if (top?.do !== 'useAbility' && top?.do !== 'playCard') return null
  // IT-25.6: whose card is awaited is known only once it has been awaited for long
  const [seat] = view.asked
  const who = seat === undefined ? null : names.houses[view.open.houses[seat]]
  const may = top.do === 'useAbility' ? words.mayUse : words.mayPlay
  return (
    <>
      <b>{names.moments[(top as unknown as Window).at]}.</b> {who === null ? words.awaiting : may(who)}
    </>
  )
}
