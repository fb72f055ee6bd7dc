/** BW-3: the beginning of a battle. */
import type { Context, Game, Seat } from '../../../../kernel/index.ts'
import { type BattleId, battleOf, planOf, skirmishOf } from '../../data/battles.ts'
import { deckOf } from '../../data/cards.ts'
import { type Commander, commanderTable } from '../../data/commanders.ts'
import { boards, type Hex } from '../../data/hexes.ts'
import { type House, houses } from '../../data/houses.ts'
import { type Force, mapSigns, type Plan } from '../../data/plans/plan.ts'
import { setupCards, setupTable } from '../../data/setupCards.ts'
import type { Piece } from '../../data/terrain.ts'
import type { BattlesOfWesteros, CommanderCard, Held, Hidden, Muster, Open, Options, Unit } from '../../types.ts'
import type { Steps } from '../field/units.ts'
import { noTokens } from '../orders/tokens.ts'
import { fresh } from './enlist.ts'

type SetupContext = Context<BattlesOfWesteros>

export const roles = (): readonly House[] => houses

/** BW-3.1: whoever has chosen a House has it; the rest is drawn. RangeError: a House twice, or none of the game. */
function seatHouses(chosen: readonly (string | null)[], ctx: SetupContext): House[] {
  const taken = chosen.filter(house => house !== null)
  if (taken.some(house => !houses.includes(house as House)) || new Set(taken).size < taken.length) {
    throw new RangeError(`Each seat may be one of ${houses.join(', ')}, each House once.`)
  }
  const left = ctx.shuffle(houses.filter(house => !taken.includes(house)))
  return chosen.map(house => (house as House | null) ?? left.pop()!)
}

function unitsOf(plan: Plan, seats: readonly House[]): Unit[] {
  const all = seats.flatMap((house, seat) => plan.units[house].map((force: Force) => ({ force, seat })))
  return all.map(({ force: { hex, ...recruit }, seat }, i) => {
    const unit = fresh(recruit, seat, hex, i + 1)
    return plan.special.reavers?.includes(hex) && seats[seat] === 'lannister' ? { ...unit, reaver: true } : unit
  })
}

/** The hexes of a map whose sign this is true for. */
function mapOf(plan: Plan) {
  const board = boards[plan.side]
  const rows = [...board.rows.values()]
  return rows.flatMap((hexes, r) => hexes.map((hex, c) => ({ hex, ...mapSigns[plan.map[r][c]] })))
}

/** BW-3.2; BW-P4.4, BW-P5.1: shallows are fords. */
export function piecesOf(plan: Plan): Partial<Record<Hex, Piece>> {
  const { shallows } = plan.special
  const isShallow = (hex: Hex, ground: string) =>
    ground === 'river' && (shallows === 'all' || (shallows?.includes(hex) ?? false))
  return Object.fromEntries(
    mapOf(plan).flatMap(({ hex, ground, piece }) => {
      const lies = piece ?? (isShallow(hex, ground) ? 'ford' : undefined)
      return lies ? [[hex, lies]] : []
    }),
  )
}

export const groundOf = (plan: Plan): Open['ground'] =>
  Object.fromEntries(mapOf(plan).flatMap(({ hex, ground }) => (ground === 'plain' ? [] : [[hex, ground]])))

const card = (seat: Seat, where: CommanderCard['where'] = 'field'): CommanderCard => ({
  seat,
  tokens: 0,
  used: false,
  where,
})

/** BW-3.3, BW-P10.4 */
export function commanderCards(seats: readonly House[], here: readonly Commander[], later: readonly Commander[] = []) {
  const seatOf = (each: Commander) => seats.indexOf(commanderTable[each].house)
  return Object.fromEntries([
    ...here.map(each => [each, card(seatOf(each))]),
    ...later.map(each => [each, card(seatOf(each), 'waiting')]),
  ]) as Open['commanders']
}

const control = (plan: Plan, seats: readonly House[]): Open['control'] =>
  Object.fromEntries(
    plan.objectives.flatMap(({ hex, startControl }) => (startControl ? [[hex, seats.indexOf(startControl)]] : [])),
  )

const noMuster: Muster = { commanderCards: null, recruits: [], lacking: [], tiles: [], box: [] }

/** What lies open before anything of a plan or a skirmish is laid out. */
function bare(options: Options, seats: readonly House[], momentum: Seat): Open {
  const { commandValue } = battleOf(options.battle)
  const perSeat = <T>(value: T): T[] => seats.map(() => value)
  return {
    options,
    houses: seats,
    momentum,
    first: null,
    round: 0,
    ground: {},
    pieces: {},
    fire: {},
    devastated: [],
    units: [],
    recruited: 0,
    engagements: [],
    commanders: {},
    control: {},
    // BW-3.7
    commandTokens: perSeat(commandValue),
    pools: perSeat(noTokens),
    hands: perSeat(0),
    decks: perSeat(0),
    discards: perSeat([]),
    morale: 0,
    points: perSeat(0),
    passed: perSeat(false),
    counted: perSeat({}),
    boons: [],
    turn: null,
    attacks: [],
    musters: perSeat(noMuster),
    locations: {},
    archers: { hidden: 0, cleared: [], shown: [], shot: [] },
    catelyn: null,
    stakes: {},
    stock: {},
    breach: [],
    targets: {},
    edmure: { hidden: [], at: null },
    discs: perSeat({ down: [], waiting: [] }),
    gone: [],
    exited: 0,
    result: null,
  }
}

/** BW-3.4 */
export function shuffledDecks(seats: readonly House[], here: readonly Commander[], ctx: SetupContext): Hidden['decks'] {
  return seats.map(house =>
    ctx.shuffle(
      deckOf(
        house,
        here.filter(each => commanderTable[each].house === house),
      ),
    ),
  )
}

const emptyHanded = (): Held => ({ hand: [], secret: [], discs: {} })

/** BW-3.10, BW-24: what is chosen before the first round, in the order of the plan. */
function planSteps({ special }: Plan, seats: readonly House[]): Steps {
  const [stark, lannister] = [seats.indexOf('stark'), seats.indexOf('lannister')]
  return [
    ...(special.strategy || special.edmure ? [{ do: 'hide', seat: lannister } as const] : []),
    ...(special.archers ? [{ do: 'hide', seat: stark } as const] : []),
    ...(special.palisades ? [{ do: 'stake', seat: lannister } as const, { do: 'rollBreach' } as const] : []),
    ...(special.targets ? [{ do: 'target', seat: stark } as const] : []),
    ...(special.columns ? [{ do: 'placeDiscs' } as const] : []),
    { do: 'round' },
  ]
}

function setupPlan(plan: Plan, options: Options, seats: readonly House[], ctx: SetupContext) {
  const units = unitsOf(plan, seats)
  const here = units.flatMap(({ commander }) => commander ?? [])
  const { columns, palisades, catelyn } = plan.special
  const later = columns ? houses.flatMap(house => columns.of[house].map(({ commander }) => commander)) : []
  const decks = shuffledDecks(seats, here, ctx)
  const open: Open = {
    ...bare(options, seats, seats.indexOf(plan.momentum)),
    ground: groundOf(plan),
    pieces: piecesOf(plan),
    units,
    recruited: units.length,
    commanders: commanderCards(seats, here, later),
    control: control(plan, seats),
    decks: decks.map(deck => deck.length),
    catelyn: catelyn ?? null,
    stock: palisades?.tokens ?? {},
  }
  return { drawers: { open, held: seats.map(emptyHanded), hidden: { decks } }, steps: planSteps(plan, seats) }
}

/** BW-20.2: each has the eight setup cards of his House. */
function setupSkirmish(battle: BattleId, options: Options, seats: readonly House[], ctx: SetupContext) {
  const { momentum } = skirmishOf(battle)!
  const holder = momentum === 'random' ? ctx.below(seats.length) : seats.indexOf(momentum)
  const boxOf = (house: House) => setupCards.filter(each => setupTable[each].house === house)
  const open: Open = {
    ...bare(options, seats, holder),
    musters: seats.map(house => ({ ...noMuster, box: boxOf(house) })),
  }
  const steps: Steps = [{ do: 'chooseCommanders' }]
  return { drawers: { open, held: seats.map(emptyHanded), hidden: { decks: seats.map(() => []) } }, steps }
}

export const setup: Game<BattlesOfWesteros>['setup'] = (_seats, chosen, options, ctx) => {
  const seats = seatHouses(chosen, ctx)
  const plan = planOf(options.battle)
  const ready = plan ? setupPlan(plan, options, seats, ctx) : setupSkirmish(options.battle, options, seats, ctx)
  ctx.log({ is: 'battle', battle: options.battle, houses: seats, momentum: ready.drawers.open.momentum })
  return ready
}
