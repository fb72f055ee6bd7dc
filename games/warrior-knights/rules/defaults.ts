/** WK-15.5: what is decided for a Baron whose time has run out. */
import type { Seat, View } from '../../../kernel/index.ts'
import { type Area, isKingdom, kingdomAreas } from '../data/areas.ts'
import { type ArmyId, nobleOf } from '../data/barons.ts'
import { cityOf } from '../data/cities.ts'
import { isMercenary, regularsOf, strengthOf, type Troop } from '../data/troops.ts'
import type { Asks } from '../steps.ts'
import type { Move, Open, WarriorKnights } from '../types.ts'
import { armyStrength, troopsOf } from './armies.ts'
import { isRetraction } from './retractions.ts'
import { cityIncome } from './sites.ts'

type Seen = View<WarriorKnights>
type Name = Move['do']

/** The legal moves of one name. */
const named = <N extends Name>({ legalMoves }: Seen, name: N): Extract<Move, { do: N }>[] =>
  legalMoves.filter((move): move is Extract<Move, { do: N }> => move.do === name)

/** The first of these names that is legal. */
const firstOf = (view: Seen, ...names: Name[]): Move | undefined => names.flatMap(name => named(view, name))[0]

/** The move of which a number is the least. */
const least = <T>(list: readonly T[], by: (each: T) => number): T | undefined =>
  list.reduce<T | undefined>((best, each) => (best === undefined || by(each) < by(best) ? each : best), undefined)

const inner = (area: Area): number => (isKingdom(area) && kingdomAreas[area].outer ? 1 : 0)

/** The first legal area in the order of their names, an inner one if there is one. */
const firstArea = (view: Seen): Move | undefined =>
  named(view, 'place').toSorted((a, b) => inner(a.area) - inner(b.area) || (a.area < b.area ? -1 : 1))[0]

/** 100 and 50 of the Regulars to the star, the Mercenary of 100 and a 50 to the triangle, the other two to the square. */
function assignment({ open, seat }: Seen, card: Troop): ArmyId {
  const baron = open.barons[seat!]
  const [hundred, one, two] = regularsOf(baron)
  const big = isMercenary(card) && strengthOf(card) === 100
  if (card === hundred || card === one) return nobleOf(baron, 'star')
  return card === two || big ? nobleOf(baron, 'triangle') : nobleOf(baron, 'square')
}

/** The next Baron clockwise among these. */
const nextSeat = (open: Open, seat: Seat, among: readonly Seat[]): Seat | undefined =>
  least(among, each => (each - seat - 1 + open.barons.length) % open.barons.length)

/** Ties: no, or the first tied Baron clockwise. */
function tie(view: Seen): Move | undefined {
  const sides = named(view, 'side')
  const seats = sides.flatMap(({ side }) => (typeof side === 'number' ? [side] : []))
  const chosen = seats.length > 0 ? nextSeat(view.open, view.seat! - 1, seats) : 'no'
  return sides.find(({ side }) => side === chosen) ?? sides[0]
}

/** The strongest Mercenary that can be paid. */
const strongestPaid = (view: Seen): Move | undefined => least(named(view, 'pay'), ({ card }) => -strengthOf(card))

/** The armies that take casualties: walls first, then the one that can take most. */
const sufferer = (view: Seen): Move | undefined =>
  least(named(view, 'hit'), ({ army }) => (army === null ? Number.NEGATIVE_INFINITY : -armyStrength(view.open, army)))

/** Who draws an event: red and blue himself, green the next Baron. */
function drawer(view: Seen): Move | undefined {
  const names = named(view, 'name')
  const next = nextSeat(
    view.open,
    view.seat!,
    names.map(({ seat }) => seat),
  )
  const other = names.find(({ seat }) => seat === next)
  return view.open.eventTop === 'green' ? (other ?? firstOf(view, 'draw')) : (firstOf(view, 'draw') ?? other)
}

/** The last cards drawn are laid aside. */
const tossing = (view: Seen): Move | undefined => firstOf(view, 'commit') ?? named(view, 'toss').at(-1)

/** The city with the least income, by whatever move it is named. */
const poorest = (view: Seen): Move | undefined =>
  least(named(view, 'city'), ({ city }) => cityIncome(view.open, city)) ??
  least(named(view, 'aim'), ({ at }) => ('site' in at ? cityIncome(view.open, at.site as never) : 0))

/** A side for each item in turn, with no Votes: No, or a Baron. */
function writing(view: Seen): Move | undefined {
  const { items } = view.stack.at(-1) as Extract<(typeof view.stack)[number], { do: 'write' }>
  const item = items.findIndex((_, i) => (view.own!.writing[i]?.side ?? null) === null)
  return named(view, 'write').findLast(each => each.item === item) ?? firstOf(view, 'commit')
}

/** To the stronghold; where that is off the board, to the first city in the order of their names. */
function returning(view: Seen): Move | undefined {
  const home = view.open.strongholds[view.seat!].area
  const places = named(view, 'place').toSorted((a, b) => ((cityOf(a.area) ?? '') < (cityOf(b.area) ?? '') ? -1 : 1))
  return places.find(({ area }) => area === home) ?? places[0]
}

const ofStrongestArmy = (view: Seen): Move | undefined =>
  least(named(view, 'noble'), ({ noble }) => -armyStrength(view.open, noble))
const withMostTroops = (view: Seen): Move | undefined =>
  least(named(view, 'noble'), ({ noble }) => -troopsOf(view.open, noble))

/** What each question comes to; those left out: to the quiet moves below. */
const decisions: { readonly [Question in keyof Asks]?: (view: Seen) => Move | undefined } = {
  assign: view =>
    firstOf(view, 'commit') ?? named(view, 'assign').find(({ card, to }) => to === assignment(view, card)),
  placeStronghold: firstArea,
  placeNoble: view => firstArea(view) ?? firstOf(view, 'noble'),
  chooseArea: view => named(view, 'area').find(({ to }) => to === 'taxation') ?? firstOf(view, 'area'),
  importantEvent: drawer,
  obey: view => firstOf(view, 'comply', 'back'),
  pledge: view => named(view, 'pledge').find(({ faith }) => faith === 0),
  invest: view => named(view, 'invest').find(({ crowns }) => crowns === 0),
  payUnpaid: view => firstOf(view, 'pay-all') ?? strongestPaid(view) ?? firstOf(view, 'done'),
  vote: view => named(view, 'vote').find(({ votes }) => votes === 0),
  write: writing,
  takeSide: view => named(view, 'side').find(({ side }) => side === 'no') ?? firstOf(view, 'side'),
  breakTie: tie,
  actingChairman: view =>
    named(view, 'name').find(
      ({ seat }) =>
        seat ===
        nextSeat(
          view.open,
          view.seat!,
          named(view, 'name').map(each => each.seat),
        ),
    ),
  command: ofStrongestArmy,
  giveOffice: withMostTroops,
  discard: tossing,
  ability: view => firstOf(view, 'use'),
  hits: sufferer,
  retreatTo: view => named(view, 'place').toSorted((a, b) => (a.area < b.area ? -1 : 1))[0],
  revolt: view => firstOf(view, 'pay-crowns', 'pay-faith', 'let-go'),
  saveNoble: view => firstOf(view, 'let-go'),
  faithOrCrowns: view => firstOf(view, 'pay-crowns', 'pay-faith'),
  comeBack: returning,
  rebuild: firstArea,
  ransom: poorest,
  deserter: view => least(named(view, 'desert'), ({ card }) => strengthOf(card)),
  lose: view => least(named(view, 'lose'), ({ card }) => strengthOf(card)),
  aim: view => firstOf(view, 'done') ?? cheapest(view),
}

/** Of what must be named: the weakest Mercenary, the poorest city, else the first. */
function cheapest(view: Seen): Move | undefined {
  const aims = named(view, 'aim')
  if (aims.some(({ at }) => 'troop' in at)) {
    return least(aims, ({ at }) => ('troop' in at ? strengthOf(at.troop) : 0))
  }
  return aims.some(({ at }) => 'site' in at) ? poorest(view) : aims[0]
}

/** Cards are declined, permissions refused; laws, offices and charges are complied with; nothing is done that need not be. */
const quiet: readonly Name[] = ['decline', 'done', 'commit', 'comply', 'spare', 'let-go']

/** The move that is made for the seat of the view, which is asked. */
export function defaultMove(view: Seen): Move {
  const question = view.stack.at(-1)!.do as keyof Asks
  const decided = decisions[question]?.(view)
  if (decided) return decided
  if (question === 'permission') return { do: 'refuse' }
  const on = view.legalMoves.filter(move => !isRetraction(move as Move)) as Move[]
  const list = on.length > 0 ? on : (view.legalMoves as readonly Move[])
  return list.find(move => quiet.includes(move.do)) ?? list[0]
}
