/** WK-3: the beginning of a game. */
import type { Context, Drawers, Game, Seat } from '../../../kernel/index.ts'
import { baronDeck } from '../data/actionCards.ts'
import { agendas } from '../data/agendas.ts'
import { type ArmyId, type Baron, baronOf, barons, noblesOf, strongholdOf } from '../data/barons.ts'
import { type City, cities, cityTable } from '../data/cities.ts'
import { currentAgendas, influencePerBaron, razedAtStart, startingCrowns } from '../data/constants.ts'
import { eventCards, eventTable } from '../data/events.ts'
import { fateCards } from '../data/fate.ts'
import { type Mercenary, mercenaries, regularsOf, strengthOf, type Troop } from '../data/troops.ts'
import type { Army, CityState, Held, Noble, Open, Options, Voyage, WarriorKnights } from '../types.ts'
import { drawUntil, setFateDeck } from './fate.ts'
import { type G, type KnightsContext, seatOf } from './seats.ts'
import { raze } from './sites.ts'
import { giveToken } from './tokens.ts'

/** WK-3.1: any Baron at any number of players. */
export const roles = (): readonly Baron[] => barons

export const setup: Game<WarriorKnights>['setup'] = (seats, chosen, options, ctx) => {
  const inPlay = seatBarons(chosen, ctx)
  const g: Drawers<WarriorKnights> = {
    open: openDrawer(inPlay, options),
    held: inPlay.map(() => emptyHanded()),
    hidden: { stacks: [[], [], []], aside: [], fateDeck: [], garrison: [], events: [], agendas: [], mercenaries: [] },
  }
  ctx.log({ is: 'start', barons: inPlay })
  shuffleDecks(g, ctx)
  razeCities(g, ctx, razedAtStart[seats])
  nameOfficers(g, ctx)
  dealTroops(g, ctx)
  layOut(g, ctx)
  return { drawers: g, steps: [{ do: 'assign' }, { do: 'strongholds' }, { do: 'round' }] }
}

/** Seats without a choice draw from the Barons that are left. RangeError: a Baron twice, or none of the game. */
function seatBarons(chosen: readonly (string | null)[], ctx: Context<WarriorKnights>): Baron[] {
  const taken = chosen.filter(baron => baron !== null)
  if (taken.some(baron => !barons.includes(baron as Baron)) || new Set(taken).size < taken.length) {
    throw new RangeError(`Each seat may be one of ${barons.join(', ')}, each Baron once.`)
  }
  const left = ctx.shuffle(barons.filter(baron => !taken.includes(baron)))
  return chosen.map(baron => (baron as Baron | null) ?? left.pop()!)
}

const emptyHanded = (): Held => ({
  assigned: [],
  hand: baronDeck,
  stacked: [[], [], []],
  fateHand: [],
  tossed: [],
  writing: [],
})

const noVoyage: Voyage = { spot: 0, stakes: [], blessed: false }

function openDrawer(inPlay: readonly Baron[], options: Options): Open {
  const each = <T>(value: T) => inPlay.map(() => value)
  const wild: CityState = { owner: null, razed: false, fortified: false, breaches: 0 }
  const off = (seat: Seat): Noble => ({ at: 'off', area: null, exhausted: false, office: null, heir: seat })
  const nobles = inPlay.flatMap((baron, seat) => noblesOf(baron).map(noble => [noble, off(seat)] as const))
  const none: Army = { cards: [], tokens: 0 }
  const armies: ArmyId[] = [...nobles.map(([noble]) => noble), ...inPlay.map(strongholdOf)]
  return {
    options,
    barons: inPlay,
    out: [],
    round: 0,
    phase: 'setup',
    chairman: null,
    lastChairman: 0,
    church: null,
    // WK-3.1
    crowns: each(startingCrowns),
    votes: each(0),
    faith: each(0),
    influence: each(0),
    // WK-3.3, WK-16.1
    pool: influencePerBaron[options.length] * inPlay.length,
    banned: [],
    heretics: [],
    nobles: Object.fromEntries(nobles),
    armies: Object.fromEntries(armies.map(army => [army, none])),
    strongholds: each({ area: null, breaches: 0 }),
    cities: Object.fromEntries(cities.map(city => [city, wild])) as Record<City, CityState>,
    sieges: [],
    stacks: [],
    neutralUsed: [],
    returned: each([]),
    card: null,
    areas: { taxation: [], wages: [], assembly: [] },
    order: null,
    answer: null,
    // WK-5.6.2: N + 1 spots
    track: [...each(null), null],
    offer: [],
    hired: null,
    mercenaries: 0,
    agendas: [],
    agendaDeck: 0,
    agendaDiscards: [],
    laws: [],
    charges: each([]),
    assembly: null,
    eventDeck: 0,
    eventTop: null,
    eventDiscards: [],
    event: null,
    lasting: [],
    voyages: { ceylon: noVoyage, 'spice-islands': noVoyage, china: noVoyage },
    fateDeck: 0,
    battle: null,
    income: each(0),
    ended: null,
  }
}

/** WK-3.2 */
function shuffleDecks(g: G, ctx: KnightsContext): void {
  setFateDeck(g, ctx.shuffle(fateCards))
  const [top, ...events] = ctx.shuffle(eventCards)
  g.hidden.events = [...events, top]
  g.open.eventDeck = eventCards.length
  g.open.eventTop = eventTable[g.hidden.events[0]].colour
  g.hidden.agendas = ctx.shuffle(agendas)
  g.hidden.mercenaries = ctx.shuffle(mercenaries)
}

/** WK-3.4 */
function razeCities(g: G, ctx: KnightsContext, n: number): void {
  for (let left = n; left > 0; left--) {
    const city = drawUntil(g, ctx, 'raze', ({ city }) =>
      cityTable[city].isKingdom && !g.open.cities[city].razed ? city : null,
    )
    raze(g, ctx, city!, null)
  }
}

/** WK-3.5 */
function nameOfficers(g: G, ctx: KnightsContext): void {
  const { open } = g
  const draw = (why: 'chairman' | 'church', not: Seat | null) =>
    drawUntil(g, ctx, why, ({ noble }) => {
      const seat = seatOf(open, baronOf(noble))
      return seat < 0 || seat === not ? null : seat
    })
  giveToken(g, ctx, 'chairman', draw('chairman', null))
  giveToken(g, ctx, 'church', draw('church', open.chairman))
  setFateDeck(g, ctx.shuffle(g.hidden.fateDeck))
}

/** WK-3.6: the Regulars, one Mercenary card of 100 and one of 50; they wait in the stronghold to be assigned. */
function dealTroops(g: G, ctx: KnightsContext): void {
  const { open, hidden } = g
  const draw = (strength: number): Mercenary[] => {
    const drawn = hidden.mercenaries.filter(card => strengthOf(card) === strength).slice(0, open.barons.length)
    hidden.mercenaries = hidden.mercenaries.filter(card => !drawn.includes(card))
    return drawn
  }
  const hundreds = draw(100)
  const fifties = draw(50)
  for (const [seat, baron] of open.barons.entries()) {
    const cards: Troop[] = [...regularsOf(baron), hundreds[seat], fifties[seat]]
    open.armies = { ...open.armies, [strongholdOf(baron)]: { cards, tokens: 0 } }
    ctx.log({ is: 'dealt', seat, cards })
  }
}

/** WK-3.7 */
function layOut(g: G, ctx: KnightsContext): void {
  const { open, hidden } = g
  const deck = ctx.shuffle(hidden.mercenaries)
  open.offer = deck.slice(0, open.track.length)
  hidden.mercenaries = deck.slice(open.track.length)
  open.mercenaries = hidden.mercenaries.length
  open.agendas = hidden.agendas.slice(0, currentAgendas)
  hidden.agendas = hidden.agendas.slice(currentAgendas)
  open.agendaDeck = hidden.agendas.length
  ctx.log({ is: 'offer', cards: open.offer })
  ctx.log({ is: 'agendas', cards: open.agendas })
}
