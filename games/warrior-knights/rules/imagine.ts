/** WK-15.4: worlds that fit what a seat knows; what it does not know is drawn anew. */
import type { Game, Seat, View } from '../../../kernel/index.ts'
import { type BaronCard, baronDeck, neutralDeck, specialAreas } from '../data/actionCards.ts'
import { type Agenda, agendas } from '../data/agendas.ts'
import { type ArmyId, noblesOf, strongholdOf } from '../data/barons.ts'
import { type EventCard, eventCards, eventTable } from '../data/events.ts'
import { type FateCard, fateCards } from '../data/fate.ts'
import { isDecree } from '../data/presets.ts'
import { isMercenary, type Mercenary, mercenaries } from '../data/troops.ts'
import type { Battle, Held, Open, PlayedCard, Side, WarriorKnights } from '../types.ts'
import { armyOf } from './armies.ts'
import { sidesOf } from './assembly/votes.ts'
import { forcedDiscards } from './battle/battle.ts'
import { inOrder } from './planning.ts'
import type { KnightsContext } from './seats.ts'

type Seen = View<WarriorKnights>

/** A list less these, each as often as it stands there. */
function rest<T>(all: readonly T[], known: readonly T[]): T[] {
  const left = [...all]
  for (const each of known) {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

export const imagine: Game<WarriorKnights>['imagine'] = (view, ctx) => {
  const { open } = view
  const unseen = ctx.shuffle(unknownFate(view))
  const held = open.barons.map((_, seat) => (seat === view.seat ? view.own! : imagineHeld(view, seat, unseen, ctx)))
  const garrison = unseen.splice(0, garrisonSize(open.battle))
  const neutral = ctx.shuffle(unknownNeutral(open))
  return {
    held,
    hidden: {
      stacks: imagineStacks(open, held, neutral, ctx),
      aside: neutral,
      fateDeck: unseen,
      garrison,
      events: imagineEvents(open, ctx),
      agendas: ctx.shuffle(unknownAgendas(open)),
      mercenaries: ctx.shuffle(unknownMercenaries(view)),
    },
  }
}

const sidesIn = (battle: Battle | null): Side[] => (battle ? [battle.attacker, battle.defender] : [])

const garrisonSize = (battle: Battle | null): number => (battle?.defender.seat === null ? battle.defender.hand : 0)

/** Fate cards that lie nowhere in sight. */
function unknownFate({ open, own }: Seen): FateCard[] {
  const shown = sidesIn(open.battle).flatMap(({ cards }) => cards)
  return rest(fateCards, [...shown, ...(own?.fateHand ?? [])])
}

function imagineHeld(view: Seen, seat: Seat, unseen: FateCard[], ctx: KnightsContext): Held {
  const { open } = view
  const side = sidesIn(open.battle).find(each => each.seat === seat)
  const drawn = unseen.splice(0, side?.hand ?? 0)
  const isReady = view.ready.includes(seat)
  const cards = imagineActions(open, seat, ctx)
  return {
    assigned: isReady && view.stack.at(-1)?.do === 'assign' ? imagineAssignment(open, seat) : [],
    ...cards,
    fateHand: drawn,
    tossed: side && isReady ? drawn.slice(0, forcedDiscards(side)) : [],
    writing: imagineWriting(view, seat),
  }
}

/** WK-3.8: any assignment of all cards. */
function imagineAssignment(open: Open, seat: Seat): Held['assigned'] {
  const baron = open.barons[seat]
  const to: ArmyId = noblesOf(baron)[0]
  return armyOf(open, strongholdOf(baron)).cards.map(card => ({ card, to }))
}

/** The cards of a seat that are in hand or in the stacks: those that came back to hand since Planning are in hand. */
function imagineActions(open: Open, seat: Seat, ctx: KnightsContext): Pick<Held, 'hand' | 'stacked'> {
  if (open.out.includes(seat)) return { hand: [], stacked: [[], [], []] }
  const inAreas = specialAreas.flatMap(area => open.areas[area]).filter(each => each.seat === seat)
  const shown = [...inAreas.map(({ card }) => card), ...(open.card?.seat === seat ? [open.card.card as BaronCard] : [])]
  const back = open.returned[seat] ?? []
  const unknown = ctx.shuffle(rest(baronDeck, [...shown, ...back]))
  const counts = open.stacks.length > 0 ? open.stacks.map(stack => stack.counts[seat]) : [0, 0, 0]
  const stacked = counts.map(n => inOrder(unknown.splice(0, n)))
  return { hand: inOrder([...back, ...unknown]), stacked }
}

const unknownNeutral = ({ neutralUsed, card, stacks }: Open) =>
  stacks.length === 0 ? [] : rest(neutralDeck, [...neutralUsed, ...(card?.seat === null ? [card.card as never] : [])])

/** Neutral cards are taken off `neutral`; what is left lies aside. */
function imagineStacks(
  open: Open,
  held: readonly Held[],
  neutral: (typeof neutralDeck)[number][],
  ctx: KnightsContext,
) {
  return [0, 1, 2].map(i => {
    const own = held.flatMap(({ stacked }, seat): PlayedCard[] => stacked[i].map(card => ({ seat, card })))
    const added = neutral.splice(0, open.stacks[i]?.neutral ?? 0)
    return ctx.shuffle([...own, ...added.map((card): PlayedCard => ({ seat: null, card }))])
  })
}

/** WK-5.7.1: the top card has the colour that all see. */
function imagineEvents(open: Open, ctx: KnightsContext): EventCard[] {
  const lying = open.lasting.flatMap(({ card }) => (isDecree(card) ? [] : [card]))
  const known = [...open.eventDiscards, ...lying, ...(open.event ? [open.event.card] : [])]
  const deck = ctx.shuffle(rest(eventCards, known))
  const at = deck.findIndex(card => eventTable[card].colour === open.eventTop)
  return at < 0 ? deck : [deck[at], ...deck.toSpliced(at, 1)]
}

/** Agendas that are neither discarded, nor in play, nor being voted on. */
function unknownAgendas(open: Open): Agenda[] {
  return rest(agendas, knownAgendas(open))
}

export function knownAgendas(open: Open): Agenda[] {
  const offices = Object.values(open.nobles).flatMap(({ office }) => office ?? [])
  const laws = open.laws.filter((law): law is Exclude<typeof law, `ban-${string}`> => !law.startsWith('ban-'))
  const inPlay = [...laws, ...open.charges.flat(), ...offices]
  return [...open.agendas, ...open.agendaDiscards, ...inPlay]
}

/** Mercenaries that serve nobody and are not on offer. */
function unknownMercenaries({ open }: Seen): Mercenary[] {
  const serving = Object.values(open.armies).flatMap(({ cards }) => cards.filter(isMercenary))
  return rest(mercenaries, [...serving, ...open.offer, ...(open.hired ? [open.hired] : [])])
}

/** WK-7.7: whoever is ready has written a side for every item. */
function imagineWriting({ open, stack, ready }: Seen, seat: Seat): Held['writing'] {
  const step = stack.at(-1)
  if (step?.do !== 'write' || !ready.includes(seat)) return []
  return step.items.map(item => ({ votes: 0, side: sidesOf(open, item)[0] }))
}
