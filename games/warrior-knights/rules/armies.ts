/** WK-1.2 to WK-1.5: Nobles and armies, where they are and how strong. */
import { put, type Seat } from '../../../kernel/index.ts'
import { officeTable } from '../data/agendas.ts'
import type { Area } from '../data/areas.ts'
import { type ArmyId, baronOfArmy, isStronghold, type NobleId } from '../data/barons.ts'
import { tokenStrength } from '../data/constants.ts'
import { isMercenary, type Mercenary, strengthOf, type Troop } from '../data/troops.ts'
import type { Why } from '../log.ts'
import type { Army, Noble, Open } from '../types.ts'
import { type G, type KnightsContext, nobleAt, noblesOfSeat, seatOf, seatsIn, strongholdOfSeat } from './seats.ts'
import { areaOfSite, endSieges, isBesieged, siteHolding } from './sites.ts'

const noArmy: Army = { cards: [], tokens: 0 }
export const armyOf = ({ armies }: Open, army: ArmyId): Army => armies[army] ?? noArmy
export const seatOfArmy = (open: Open, army: ArmyId): Seat => seatOf(open, baronOfArmy(army))

export const strengthOfCards = (cards: readonly Troop[]): number =>
  cards.reduce((sum, card) => sum + strengthOf(card), 0)

/** WK-7.5.4: troops that come with an office. */
export function maintainedTroops(open: Open, army: ArmyId): number {
  const office = isStronghold(army) ? null : nobleAt(open, army).office
  return office ? officeTable[office].changes.maintainedTroops! : 0
}

/** WK-1.3: Troop cards and maintained troops, whatever the casualties. */
export const troopsOf = (open: Open, army: ArmyId): number =>
  strengthOfCards(armyOf(open, army).cards) + maintainedTroops(open, army)

/** WK-1.4 */
export const armyStrength = (open: Open, army: ArmyId): number =>
  Math.max(0, troopsOf(open, army) - tokenStrength * armyOf(open, army).tokens)

/** WK-1.5: shot down. */
export function isDestroyed(open: Open, army: ArmyId): boolean {
  const { tokens } = armyOf(open, army)
  return tokens > 0 && tokenStrength * tokens >= troopsOf(open, army)
}

export const mercenariesIn = (open: Open, army: ArmyId): Mercenary[] => armyOf(open, army).cards.filter(isMercenary)

/** Every army of a seat: its Nobles in the game, and its stronghold. */
export const armiesOf = (open: Open, seat: Seat): ArmyId[] => [
  ...noblesOfSeat(open, seat),
  strongholdOfSeat(open, seat),
]
export const allArmies = (open: Open): ArmyId[] => seatsIn(open).flatMap(seat => armiesOf(open, seat))

/** Where an army stands on the board; null: at sea, or off the board. */
export function areaOf(open: Open, army: ArmyId): Area | null {
  if (isStronghold(army)) return areaOfSite(open, army)
  const { at, area } = nobleAt(open, army)
  return at === 'board' ? area : null
}

/** The Nobles of a seat on the board in an area. */
export const noblesIn = (open: Open, seat: Seat, area: Area): NobleId[] =>
  noblesOfSeat(open, seat).filter(noble => areaOf(open, noble) === area)

/** Has a seat a Noble on the board in an area? */
export const isPresent = (open: Open, seat: Seat, area: Area): boolean => noblesIn(open, seat, area).length > 0

/** Other Barons with a Noble on the board in an area. */
export const othersIn = (open: Open, seat: Seat, area: Area): Seat[] =>
  seatsIn(open).filter(each => each !== seat && isPresent(open, each, area))

/** WK-8.9: an army in a besieged city or stronghold neither gives nor takes. */
export function isArmyBesieged(open: Open, army: ArmyId): boolean {
  const site = isStronghold(army) ? army : siteHolding(open, army)
  return site !== null && isBesieged(open, site)
}

export function setArmy(g: G, army: ArmyId, part: Partial<Army>): void {
  g.open.armies = put(g.open.armies, army, { ...armyOf(g.open, army), ...part })
}

export function setNoble(g: G, noble: NobleId, part: Partial<Noble>): void {
  g.open.nobles = put(g.open.nobles, noble, { ...nobleAt(g.open, noble), ...part })
}

/** A Noble comes to, or leaves, an area; sieges that he alone kept up end (WK-9.4.4, WK-10.3). */
export function moveNoble(g: G, ctx: KnightsContext, noble: NobleId, at: Noble['at'], area: Area | null = null): void {
  setNoble(g, noble, { at, area })
  liftSieges(g, ctx)
}

export function liftSieges(g: G, ctx: KnightsContext): void {
  for (const { site, by } of g.open.sieges) {
    if (!isPresent(g.open, by, areaOfSite(g.open, site)!)) endSieges(g, ctx, site, by)
  }
}

export function setExhausted(g: G, ctx: KnightsContext, noble: NobleId, exhausted: boolean): void {
  if (nobleAt(g.open, noble).exhausted === exhausted) return
  setNoble(g, noble, { exhausted })
  ctx.log({ is: 'exhausted', noble, exhausted })
}

/** Casualty tokens on an army, or off it. */
export function addCasualties(g: G, ctx: KnightsContext, army: ArmyId, n: number, why: Why | 'battle'): void {
  const added = Math.max(n, -armyOf(g.open, army).tokens)
  if (added === 0) return
  setArmy(g, army, { tokens: armyOf(g.open, army).tokens + added })
  ctx.log({ is: 'casualties', army, n: added, why })
}

/** Troop cards go from one army to another, with so many tokens. */
export function moveTroops(g: G, from: ArmyId, to: ArmyId, cards: readonly Troop[], tokens = 0): void {
  const giver = armyOf(g.open, from)
  const taker = armyOf(g.open, to)
  setArmy(g, from, { cards: giver.cards.filter(card => !cards.includes(card)), tokens: giver.tokens - tokens })
  setArmy(g, to, { cards: [...taker.cards, ...cards], tokens: taker.tokens + tokens })
}

/** Mercenaries are shuffled into their deck at once (WK-12.4). */
export function intoMercenaryDeck(g: G, ctx: KnightsContext, cards: readonly Mercenary[]): void {
  if (cards.length === 0) return
  g.hidden.mercenaries = ctx.shuffle([...g.hidden.mercenaries, ...cards])
  g.open.mercenaries = g.hidden.mercenaries.length
}

/** Mercenaries leave an army: back into the deck. */
export function dismiss(g: G, ctx: KnightsContext, army: ArmyId, cards: readonly Mercenary[]): void {
  setArmy(g, army, { cards: armyOf(g.open, army).cards.filter(card => !cards.includes(card as Mercenary)) })
  intoMercenaryDeck(g, ctx, cards)
}
