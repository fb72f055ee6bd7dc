/**
 * Positions in which the board is full: armies and Power tokens everywhere, much Power, odd Supply, cards spent, wildlings
 * near. They keep the laws of the game, but no play need ever have led to them.
 */
import { type Context, put, putAt, type Seat, type Step, without } from '../../../kernel/index.ts'
import type { Dense } from '../../../kernel/testing/fuzzing.ts'
import { areas, isLand, isPort, type LandArea, landAreas, type Place, portIds, portLand } from '../data/areas.ts'
import { powerTokens, rounds, supplyMax, tracks, victoryAreas, wildlingTrack } from '../data/constants.ts'
import { unitTypes } from '../data/units.ts'
import { deckCards, decks, westerosCardTable } from '../data/westerosCards.ts'
import { addUnits, available, fits, type G, sizeOf } from '../rules/position/armies.ts'
import { castles, homeOf, isHostile, portOwner } from '../rules/position/control.ts'
import { inSupply } from '../rules/position/supply.ts'
import { pool } from '../rules/position/tracks.ts'
import type { Thrones } from '../types.ts'

type ThronesKit = Context<Thrones>

const pick = <T>(ctx: ThronesKit, list: readonly T[]): T => list[ctx.below(list.length)]
const chance = (ctx: ThronesKit, of: number): boolean => ctx.below(of) === 0
const seatsOf = (g: G): Seat[] => g.open.houses.map((_, seat) => seat)

/** So many times a unit is tried somewhere; most of the first find room. */
const tries = { land: 160, water: 80, banners: 40 }

export const dense: Dense<Thrones> = {
  after: null,
  make(g, ctx): Step<Thrones>[] {
    clearBoard(g, ctx)
    spendCards(g, ctx)
    for (let n = 0; n < tries.land; n++) settle(g, ctx, pick(ctx, landAreas))
    for (let n = 0; n < tries.banners; n++) layBanner(g, ctx, pick(ctx, landAreas))
    for (let n = 0; n < tries.water; n++) settle(g, ctx, pick(ctx, water))
    return [{ do: 'round' }]
  },
}

const water: readonly Place[] = [...areas.filter(area => !isLand(area)), ...portIds]

/** Nobody stands anywhere; some neutral forces and garrisons have fallen; tracks, Supply, Power and threat are anything. */
function clearBoard(g: G, ctx: ThronesKit): void {
  const { open } = g
  for (const at in open.armies) open.armies = put(open.armies, at as Place, null)
  for (const at in open.neutrals) if (chance(ctx, 2)) open.neutrals = without(open.neutrals, at as LandArea)
  for (const at in open.garrisons) if (chance(ctx, 2)) open.garrisons = without(open.garrisons, at as LandArea)
  for (const track of tracks) open.tracks = put(open.tracks, track, ctx.shuffle(open.tracks[track]))
  open.supply = open.supply.map(() => Math.max(ctx.below(supplyMax + 1), ctx.below(supplyMax + 1)))
  open.power = open.power.map(() => ctx.below(powerTokens / 2 + 1))
  open.threat = pick(ctx, wildlingTrack.slice(0, -1))
}

/** Rounds have gone by: Westeros cards are used, House cards discarded. */
function spendCards(g: G, ctx: ThronesKit): void {
  const { open, hidden } = g
  open.round = 1 + ctx.below(rounds - 1)
  const used = open.round - 1
  open.westerosUsed = decks.map(deck => {
    // One Winter is Coming would have brought them all back (AG-4.3.4).
    const cards = deckCards(deck).filter(card => westerosCardTable[card].type !== 'winter-is-coming')
    return ctx.shuffle(cards).slice(0, used)
  })
  open.westeros = open.westerosUsed.flatMap(cards => cards.slice(-1))
  hidden.westeros = decks.map((deck, i) => {
    const left = [...deckCards(deck)]
    for (const card of open.westerosUsed[i]) left.splice(left.indexOf(card), 1)
    return ctx.shuffle(left)
  })
  for (const seat of seatsOf(g)) {
    const cards = ctx.shuffle(open.hands[seat])
    const kept = 1 + ctx.below(cards.length)
    open.hands = putAt(open.hands, seat, cards.slice(0, kept))
    open.discards = putAt(open.discards, seat, cards.slice(kept))
  }
}

/** May this seat have something there: nobody else defends it, nobody has won, and it is in play? */
function isOpenTo(g: G, seat: Seat, at: Place): boolean {
  const { open } = g
  if (isPort(at)) return portOwner(open, at) === seat && !open.impassable.includes(portLand(at))
  if (open.impassable.includes(at as LandArea) || open.neutrals[at as LandArea] !== undefined) return false
  return !isHostile(open, seat, at) && (open.armies[at]?.seat ?? seat) === seat
}

/** Puts a unit of somebody into a place where the limits allow one. */
function settle(g: G, ctx: ThronesKit, at: Place): void {
  const { open } = g
  const seat = open.armies[at]?.seat ?? ctx.below(open.houses.length)
  const kinds = unitTypes.filter(unit => fits(unit, at) && available(g, seat, unit) > 0)
  if (kinds.length === 0 || !isOpenTo(g, seat, at) || (isPort(at) && sizeOf(open.armies[at]) === 3)) return
  const { armies } = open
  addUnits(g, at, seat, [pick(ctx, kinds)])
  if (!inSupply(g, seat) || castles(open, seat) >= victoryAreas) open.armies = armies
}

/** Lays a Power token of somebody where it may lie (AG-3.3.4). */
function layBanner(g: G, ctx: ThronesKit, at: LandArea): void {
  const { open } = g
  const seat = open.armies[at]?.seat ?? ctx.below(open.houses.length)
  if (open.banners[at] !== undefined || !isOpenTo(g, seat, at) || homeOf(open, at) === seat || pool(open, seat) === 0)
    return
  const { banners } = open
  open.banners = put(banners, at, seat)
  if (castles(open, seat) >= victoryAreas) open.banners = banners
}
