/** A crowded position in the middle of a game, made up within its laws. */
import type { Dense } from '../../../kernel/testing/fuzzing.ts'
import { type BaronCard, baronDeck, type SpecialArea } from '../data/actionCards.ts'
import { isCharge, isLaw, isOffice } from '../data/agendas.ts'
import { areaIds, isKingdom, kingdomAreaIds } from '../data/areas.ts'
import { cities, cityTable } from '../data/cities.ts'
import { lastRound } from '../data/constants.ts'
import { expeditions } from '../data/expeditions.ts'
import { isMercenary, type Mercenary, nationalities, nationalityOf, regularsOf, type Troop } from '../data/troops.ts'
import { setArmy, setNoble, strengthOfCards, troopsOf } from '../rules/armies.ts'
import { strongholdAreas } from '../rules/placing.ts'
import { baronCount, type G, type KnightsContext, noblesOfSeat, seatsIn, strongholdOfSeat } from '../rules/seats.ts'
import { setCity, setStronghold, siteHolding, siteIn, siteStrength } from '../rules/sites.ts'
import type { WarriorKnights } from '../types.ts'
import { baronCardsShown } from './cards.ts'

const pick = <T>(ctx: KnightsContext, list: readonly T[]): T => list[ctx.below(list.length)]
const often = (ctx: KnightsContext, oneIn: number): boolean => ctx.below(oneIn) === 0

/** Crowns, Votes and Faith for all; a pool that is soon empty, in one of the last rounds. */
function treasuries({ open }: G, ctx: KnightsContext): void {
  open.crowns = open.crowns.map(() => ctx.below(16))
  open.votes = open.votes.map(() => ctx.below(6))
  open.faith = open.faith.map(() => ctx.below(6))
  open.influence = open.influence.map(() => ctx.below(10))
  open.pool = 6 + ctx.below(12)
  open.round = lastRound - 2 - ctx.below(2)
}

/** Own cities and wild ones, fortified, breached. */
function shareCities(g: G, ctx: KnightsContext): void {
  const seats = seatsIn(g.open)
  for (const city of cities) {
    if (g.open.cities[city].razed) continue
    // Few of the Kingdom each, or somebody has won
    const owner = often(ctx, cityTable[city].isKingdom ? 3 : 2) ? null : pick(ctx, seats)
    const count = cities.filter(each => g.open.cities[each].owner === owner).length
    const isOwned = owner !== null && count < 4
    setCity(g, city, {
      owner: isOwned ? owner : null,
      fortified: isOwned && often(ctx, 3),
      breaches: often(ctx, 3) ? ctx.below(3) : 0,
    })
  }
}

function placeStrongholds(g: G, ctx: KnightsContext): void {
  for (const seat of seatsIn(g.open)) {
    if (often(ctx, 6)) continue
    setStronghold(g, seat, { area: pick(ctx, strongholdAreas(g.open)), breaches: ctx.below(4) })
  }
}

/** All Mercenaries who are not on offer, those of one nationality together. */
function mustered({ open, hidden }: G, ctx: KnightsContext): readonly Mercenary[] {
  const serving = Object.values(open.armies).flatMap(({ cards }) => cards.filter(isMercenary))
  const order = ctx.shuffle(nationalities)
  const rank = (card: Mercenary) => order.indexOf(nationalityOf(card)!)
  return ctx.shuffle([...hidden.mercenaries, ...serving]).toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Every Baron's Regulars, and some Mercenaries, several of one nationality in an army, in heaps around cities and strongholds;
 * some off the board or at sea.
 */
function raiseArmies(g: G, ctx: KnightsContext): void {
  const { open, hidden } = g
  let deck = mustered(g, ctx)
  const crowded = ctx.shuffle(kingdomAreaIds.filter(area => siteIn(open, area) !== null)).slice(0, 6)
  for (const seat of seatsIn(open)) {
    const n = 3 + ctx.below(6)
    const cards: Troop[] = ctx.shuffle([...regularsOf(open.barons[seat]), ...deck.slice(0, n)])
    deck = deck.slice(n)
    const armies = [...noblesOfSeat(open, seat), strongholdOfSeat(open, seat)]
    const led = 2 + ctx.below(armies.length - 1)
    for (const [i, army] of ctx.shuffle(armies).entries()) {
      const own = cards.filter((_, at) => at % led === i)
      const most = Math.max(0, Math.ceil(strengthOfCards(own) / 100) - 1)
      setArmy(g, army, { cards: own, tokens: often(ctx, 3) ? Math.min(most, 1 + ctx.below(2)) : 0 })
    }
    for (const noble of noblesOfSeat(open, seat)) place(g, ctx, noble, crowded)
  }
  hidden.mercenaries = ctx.shuffle(deck)
  open.mercenaries = deck.length
}

function place(
  g: G,
  ctx: KnightsContext,
  noble: Parameters<typeof setNoble>[1],
  crowded: readonly (typeof areaIds)[number][],
): void {
  const isEmpty = troopsOf(g.open, noble) === 0
  const at = isEmpty || often(ctx, 8) ? 'off' : often(ctx, 10) ? 'sea' : 'board'
  const harbors = areaIds.filter(area => !isKingdom(area))
  const area = at === 'off' ? null : at === 'sea' || often(ctx, 6) ? pick(ctx, harbors) : pick(ctx, crowded)
  setNoble(g, noble, { at, area, exhausted: at !== 'off' && often(ctx, 4) })
}

/** Whoever stands before a city or stronghold that is not his besieges it, now and then, since this round or the last. */
function laySieges(g: G, ctx: KnightsContext): void {
  const { open } = g
  for (const seat of seatsIn(open)) {
    for (const noble of noblesOfSeat(open, seat)) {
      const { at, area } = open.nobles[noble]!
      const site = at === 'board' ? siteIn(open, area!) : null
      if (site === null || siteHolding(open, noble) !== null || siteStrength(open, site) === 0 || often(ctx, 2))
        continue
      if (open.sieges.some(each => each.site === site && each.by === seat)) continue
      open.sieges = [...open.sieges, { site, by: seat, round: open.round - ctx.below(2) }]
    }
  }
}

/** Laws, charges, offices in effect; the others stay in the deck. */
function enact(g: G, ctx: KnightsContext): void {
  const { open, hidden } = g
  const drawn = hidden.agendas.slice(0, 14)
  const kept: string[] = []
  for (const card of drawn) {
    const seat = pick(ctx, seatsIn(open))
    const noble = pick(ctx, noblesOfSeat(open, seat))
    if (isLaw(card)) open.laws = [...open.laws, card]
    else if (isCharge(card) && open.charges[seat].length < 3) {
      open.charges = open.charges.map((list, each) => (each === seat ? [...list, card] : list))
    } else if (isOffice(card) && open.nobles[noble]!.office === null && open.nobles[noble]!.at === 'board') {
      setNoble(g, noble, { office: card })
    } else kept.push(card)
  }
  open.agendaDiscards = drawn.filter(card => kept.includes(card))
  hidden.agendas = hidden.agendas.slice(drawn.length)
  open.agendaDeck = hidden.agendas.length
}

function sendExpeditions({ open }: G, ctx: KnightsContext): void {
  for (const expedition of expeditions) {
    if (often(ctx, 2)) continue
    const stakes = seatsIn(open).flatMap(seat => (often(ctx, 2) ? [{ seat, crowns: 1 + ctx.below(5) }] : []))
    if (stakes.length === 0) continue
    open.voyages = { ...open.voyages, [expedition]: { spot: 1 + ctx.below(3), stakes, blessed: often(ctx, 2) } }
  }
}

/** Areas and track one or two short of what sets them off. */
function fillAreas(g: G, ctx: KnightsContext): void {
  const { open } = g
  const hands = new Map(seatsIn(open).map(seat => [seat, ctx.shuffle([...baronDeck])]))
  const areas: Record<SpecialArea, BaronCard> = {
    taxation: 'levy-taxes',
    wages: 'draft-soldiers',
    assembly: 'rally-support',
  }
  for (const [area, card] of Object.entries(areas)) {
    for (let left = 2 * baronCount(open) - 1 - ctx.below(2); left > 0; left--) {
      const able = [...hands].filter(([, hand]) => hand.includes(card) || hand.includes('serve-the-church'))
      if (able.length === 0) break
      const [seat, hand] = pick(ctx, able)
      const played = hand.includes(card) ? card : 'serve-the-church'
      hand.splice(hand.indexOf(played), 1)
      open.areas = { ...open.areas, [area]: [...open.areas[area as SpecialArea], { seat, card: played }] }
    }
  }
  open.track = open.track.map((_, spot) => (spot < open.track.length - 1 ? pick(ctx, seatsIn(open)) : null))
  baronCardsShown(g, [])
}

export const dense: Dense<WarriorKnights> = {
  after: null,
  make(g, ctx) {
    treasuries(g, ctx)
    shareCities(g, ctx)
    placeStrongholds(g, ctx)
    raiseArmies(g, ctx)
    laySieges(g, ctx)
    enact(g, ctx)
    sendExpeditions(g, ctx)
    fillAreas(g, ctx)
    if (often(ctx, 3)) {
      const able = seatsIn(g.open).filter(seat => seat !== g.open.chairman)
      g.open.banned = [pick(ctx, able)]
    }
    return [{ do: 'checkArmies', deserted: false }, { do: 'round' }]
  },
}
