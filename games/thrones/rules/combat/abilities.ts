/** AG-8.4, AG-8.5: what the 24 abilities of House cards do, each by the moments at which it matters. */
import type { Context, Seat } from '../../../../kernel/index.ts'
import { structureOf } from '../../data/areas.ts'
import { tracks } from '../../data/constants.ts'
import { type Ability, type HouseCard, houseCardTable } from '../../data/houseCards.ts'
import type { UnitType } from '../../data/units.ts'
import type { AbilityMoment } from '../../steps.ts'
import type { Combat, Open, Side, Thrones } from '../../types.ts'
import type { G } from '../position/armies.ts'
import { cardsLeft, discard, returnAll, sendBack } from '../position/hands.ts'
import { putOrder, takeOrder } from '../position/orders.ts'
import { gainPower, losePower, positionOf } from '../position/tracks.ts'
import { defenseValue, otherSide, type Steps, setFighter } from './fight.ts'
import { robbHasChoice } from './retreatPlaces.ts'
import { isSupported } from './support.ts'
import { footmenToKill, footmenToPromote, ordersAnywhere, ordersBeside } from './targets.ts'

/** A card in play, and who stands where, as its ability sees it. */
export interface Bearer {
  open: Open
  combat: Combat
  card: HouseCard
  side: Side
  seat: Seat
  foe: Seat
}

/** What is done at one moment. One whose condition is not met, or that finds no target, is left out (AG-8.5.0). */
export interface AbilityAction {
  optional: boolean
  ready(self: Bearer): boolean
  act(g: G, self: Bearer, ctx: Context<Thrones>): Steps
}

interface Icons {
  swords: number
  fortifications: number
}

export type Hooks = { readonly [Moment in AbilityMoment]?: AbilityAction } & {
  /** Added to the strength of the own card. */
  strength?(self: Bearer): number
  /** Added to the strength of the opposing side, which has a card in play. */
  opposing?(self: Bearer): number
  /** Icons added to those printed. */
  icons?(self: Bearer): Icons
  /** The strength of an own standing unit, where the ability sets it. */
  unit?(self: Bearer, unit: UnitType): number | undefined
  /** Does a unit of this owner, on either side, count nothing? */
  nullifies?(self: Bearer, unit: UnitType, owner: Seat): boolean
  /** No casualties by abilities, swords or skulls. */
  unhurt?: boolean
}

/** The card that a side has in play; null before the reveal, and for a side that fights without a card. */
export function bearer(open: Open, side: Side): Bearer | null {
  const combat = open.combat!
  const { card, seat } = combat[side]
  return card && { open, combat, card, side, seat, foe: combat[otherSide(side)].seat }
}

export const abilityOf = ({ card }: Bearer): Hooks => {
  const { ability } = houseCardTable[card]
  return ability === null ? none : abilities[ability]
}
const none: Hooks = {}

/** Does a side take no casualties by abilities, swords or skulls (AG-8.5.17)? */
export const isUnhurt = (open: Open, side: Side): boolean => {
  const self = bearer(open, side)
  return self !== null && abilityOf(self).unhurt === true
}

/** AG-8.12.3: does the beaten defender's card keep the winner out of the area? */
export const barsEntry = ({ card, combat, side }: Bearer): boolean =>
  houseCardTable[card].ability === 'bar-entry' && side === 'defender' && combat.winner === 'attacker'

const must = (ready: AbilityAction['ready'], act: AbilityAction['act']): AbilityAction => ({
  optional: false,
  ready,
  act,
})
const may = (ready: AbilityAction['ready'], act: AbilityAction['act']): AbilityAction => ({
  optional: true,
  ready,
  act,
})
const won = ({ combat, side }: Bearer) => combat.winner === side
const lost = ({ combat, side }: Bearer) => combat.winner === otherSide(side)
const icons = (swords: number, fortifications: number): Icons => ({ swords, fortifications })

const stannisDiscarded = ({ open, seat }: Bearer) => open.discards[seat].includes('stannis-baratheon')
const holdsStructure = ({ combat, side }: Bearer) => side === 'defender' && structureOf(combat.at) !== null

export const abilities: Readonly<Record<Ability, Hooks>> = {
  // AG-8.5.1 Tyrion
  'force-other-card': {
    cancel: may(
      ({ combat, side }) => combat[otherSide(side)].card !== null,
      (g, { side, card }, ctx) => sendBack(g, ctx, otherSide(side), card),
    ),
  },
  // AG-8.5.2 Aeron
  'replace-own-card': {
    immediate: may(
      ({ open, seat }) => open.power[seat] >= 2 && cardsLeft(open, seat).length > 0,
      (g, { seat, side, card }, ctx) => {
        losePower(g, ctx, seat, 2, card)
        setFighter(g, side, { card: null })
        discard(g, ctx, seat, card, card)
        return [{ do: 'replaceCard', seat, cause: card, not: null }]
      },
    ),
  },
  // AG-8.5.3 Mace
  'destroy-footman': {
    immediate: must(
      ({ open, side }) => !isUnhurt(open, otherSide(side)) && footmenToKill(open, otherSide(side)).length > 0,
      (_, { seat }) => [{ do: 'killFootman', seat }],
    ),
  },
  // AG-8.5.4 Queen of Thorns
  'remove-adjacent-order': {
    immediate: must(
      ({ open, foe }) => ordersBeside(open, foe).length > 0,
      (_, { seat, card }) => [{ do: 'strikeOrder', seat, card }],
    ),
  },
  // AG-8.5.5 Doran
  'move-to-bottom': {
    immediate: must(
      ({ open, foe }) => tracks.some(track => open.tracks[track].at(-1) !== foe),
      (_, { seat }) => [{ do: 'demote', seat }],
    ),
  },
  // AG-8.5.3, AG-8.5.17, AG-11.7 the Blackfish
  'no-casualties': { unhurt: true },
  // AG-8.5.9 Catelyn
  'double-defense': { strength: ({ open, side }) => (side === 'defender' ? defenseValue(open) : 0) },
  // AG-8.5.18 Kevan
  'strong-footmen': { unit: ({ side }, unit) => (side === 'attacker' && unit === 'footman' ? 2 : undefined) },
  // AG-8.5.18 Victarion
  'strong-ships': { unit: ({ side }, unit) => (side === 'attacker' && unit === 'ship' ? 2 : undefined) },
  // AG-8.5.7 Salladhor
  'zero-foreign-ships': {
    nullifies: ({ combat, side, seat }, unit, owner) => unit === 'ship' && owner !== seat && isSupported(combat, side),
  },
  // AG-8.5.8 Stannis
  outranked: {
    strength: ({ open, seat, foe }) =>
      positionOf(open, 'iron-throne', foe) < positionOf(open, 'iron-throne', seat) ? 1 : 0,
  },
  // AG-8.5.8 Davos
  'stannis-discarded': {
    strength: self => (stannisDiscarded(self) ? 1 : 0),
    icons: self => icons(stannisDiscarded(self) ? 1 : 0, 0),
  },
  // AG-8.5.6 Balon: only the printed number of the other card
  'zero-opposing-card': {
    opposing: ({ combat, side }) => -houseCardTable[combat[otherSide(side)].card!].strength,
  },
  // AG-8.15.4, AG-8.15.6 Theon
  'defended-structure': {
    strength: self => (holdsStructure(self) ? 1 : 0),
    icons: self => icons(holdsStructure(self) ? 1 : 0, 0),
  },
  // AG-8.2.7 Asha
  'unsupported-icons': { icons: ({ combat, side }) => (isSupported(combat, side) ? icons(0, 0) : icons(2, 1)) },
  // AG-8.15.6 Nymeria
  'icon-by-role': { icons: ({ side }) => (side === 'attacker' ? icons(1, 0) : icons(0, 1)) },
  // AG-8.5.13 Roose
  'return-discards': {
    result: must(lost, (g, { seat, card }, ctx) => {
      returnAll(g, ctx, seat, card)
      return []
    }),
  },
  // AG-8.4.2 Tywin
  'gain-power': {
    result: must(won, (g, { seat, card }, ctx) => {
      gainPower(g, ctx, seat, 2, card)
      return []
    }),
  },
  // AG-8.5.14 Cersei
  'remove-any-order': {
    result: may(
      self => won(self) && ordersAnywhere(self.open, self.foe).length > 0,
      (_, { seat, card }) => [{ do: 'strikeOrder', seat, card }],
    ),
  },
  // AG-8.5.12 Renly
  'upgrade-footman': {
    result: may(
      self => won(self) && footmenToPromote(self.open, self.side).length > 0,
      (_, { seat }) => [{ do: 'promote', seat }],
    ),
  },
  // AG-8.5.11, AG-8.12.3 Arianne: see barsEntry, where the winner moves in
  'bar-entry': { result: must(barsEntry, () => []) },
  // AG-8.5.10 Robb
  'choose-retreat': {
    retreat: may(
      self => won(self) && robbHasChoice(self.open),
      (_, { seat, foe }) => [{ do: 'retreat', seat, loser: foe }],
    ),
  },
  // AG-8.5.15 Patchface: after AG-8.13.2 no hand is empty
  'discard-from-hand': {
    'after-combat': may(
      () => true,
      (_, { seat, foe, card }) => [{ do: 'discardCard', seat, from: foe, card }],
    ),
  },
  // AG-8.5.16 Loras: units moved in, so never with Arianne
  'march-again': {
    'after-combat': must(
      self => self.side === 'attacker' && won(self) && self.open.armies[self.combat.at]?.seat === self.seat,
      (g, { combat, seat }, ctx) => {
        const { order } = g.open.orders[combat.from]!
        takeOrder(g, combat.from)
        putOrder(g, combat.at, seat, order)
        ctx.log({ is: 'march-again', seat, at: combat.at })
        return []
      },
    ),
  },
}
