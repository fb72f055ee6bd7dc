/** BL-3.11: armies that fit the lore tokens, the number of cards and the backs on the field. */
import { less, remember, type Seat, type View } from '../../../kernel/index.ts'
import { decoys, musterPoints, startingLoreMax, tentMusterPoints } from '../data/constants.ts'
import { type Hex, rowsFromEdge } from '../data/hexes.ts'
import { type Scenario, scenarioTable } from '../data/scenarios.ts'
import { type UnitType, unitsOf } from '../data/units.ts'
import type { BattleLore, DeployCard, Held, Muster, Open, Options } from '../types.ts'
import type { BattleContext } from './field/units.ts'
import { canComplete, deploymentHexes, fitsHex } from './setup/deployable.ts'
import { cardLimit, cardsOf, costOf } from './setup/muster.ts'

type Placed = Pick<Held, 'faces' | 'pile'>

/** An army of the other player, with its cards on the backs that lie there. */
export function imagineDeployment({ open, ready }: View<BattleLore>, seat: Seat, ctx: BattleContext): Partial<Held> {
  const lying = (Object.keys(open.backs) as Hex[]).filter(hex => open.backs[hex] === seat)
  const cards = open.toDeploy[seat] + lying.length
  const armies = armiesOf[seat](open.options, open.scenarios[seat]!, open.lore[seat], cards)
  const first = ctx.below(armies.length)
  for (const army of [...armies.slice(first), ...armies.slice(0, first)]) {
    const placed = ready.includes(seat)
      ? placeAll(open, seat, cardsOf(army))
      : place(open, seat, lying, cardsOf(army), ctx)
    if (placed) return placed
  }
  throw new Error(`No army of seat ${seat} fits ${cards} cards and ${open.lore[seat]} lore.`)
}

/** The armies of each seat: while a player deploys, they are asked for again and again. */
const armiesOf = [0, 1].map(() => remember(allArmies))

/** BL-3.6, BL-3.7: everything that could have been bought, with decoys up to the number of cards. */
function allArmies(options: Options, scenario: Scenario, lore: number, cards: number): readonly Muster[] {
  return [false, true].flatMap(tent => {
    const points = musterPoints + (tent ? tentMusterPoints : 0)
    const lists = unitLists(options, scenario, points).filter(({ left }) => Math.min(left, startingLoreMax) === lore)
    return lists.flatMap(({ units }) => {
      const extra = cards - units.length - (tent ? 1 : 0)
      const most = options.simultaneousDeployment ? 0 : decoys
      return units.length > 0 && extra >= 0 && extra <= most ? [{ units, tent, army: null, decoys: extra }] : []
    })
  })
}

interface UnitList {
  units: readonly UnitType[]
  left: number
}

/** All lists of units that so many points buy. */
function unitLists(options: Options, scenario: Scenario, points: number): UnitList[] {
  let lists: UnitList[] = [{ units: [], left: points }]
  for (const unit of unitsOf(scenarioTable[scenario].faction)) {
    const cost = costOf(unit, scenario)
    lists = lists.flatMap(({ units, left }) => {
      const most = Math.min(cardLimit({ options }, unit), Math.floor(left / cost))
      return Array.from({ length: most + 1 }, (_, n) => ({
        units: [...units, ...Array<UnitType>(n).fill(unit)],
        left: left - n * cost,
      }))
    })
  }
  return lists
}

/** Cards on the backs that lie there, the others in hand; null: it does not go. */
function place(
  open: Open,
  seat: Seat,
  lying: readonly Hex[],
  cards: readonly DeployCard[],
  ctx: BattleContext,
): Placed | null {
  const inHand = cards.length > lying.length
  const homes: (Hex | null)[] = lying.filter(hex => fitsHex(open, 'command-tent', hex))
  if (!cards.includes('command-tent')) return spread(open, seat, lying, cards, {}, ctx)
  for (const home of ctx.shuffle(inHand ? [...homes, null] : homes)) {
    const rest = home ? less(cards, 'command-tent') : cards
    const placed = spread(
      open,
      seat,
      lying.filter(hex => hex !== home),
      rest,
      home ? { [home]: 'command-tent' } : {},
      ctx,
    )
    if (placed) return placed
  }
  return null
}

/** Puts a card on each of the hexes: what fits there, decoys on those too far out for a unit. */
function spread(
  open: Open,
  seat: Seat,
  hexes: readonly Hex[],
  cards: readonly DeployCard[],
  start: Held['faces'],
  ctx: BattleContext,
): Placed | null {
  let pile = ctx.shuffle(cards)
  const faces: Partial<Record<Hex, DeployCard>> = { ...start }
  const out = [...hexes].sort((a, b) => rowsFromEdge(b, open.factions[seat]) - rowsFromEdge(a, open.factions[seat]))
  for (const hex of out) {
    const card = pile.find(each => fits(open, seat, faces, pile, each, hex))
    if (!card) return null
    faces[hex] = card
    pile = [...less(pile, card)]
  }
  return canComplete(open, seat, faces, pile) ? { faces, pile } : null
}

/** May this card lie there, with all others still to be placed on the backs or in hand? */
function fits(open: Open, seat: Seat, faces: Held['faces'], pile: readonly DeployCard[], card: DeployCard, hex: Hex) {
  if (card === 'command-tent' || !fitsHex(open, card, hex)) return false
  return canComplete(open, seat, { ...faces, [hex]: card }, less(pile, card))
}

/** Everything placed (BL-3.8.2, both at once). */
function placeAll(open: Open, seat: Seat, cards: readonly DeployCard[]): Placed | null {
  let pile = cards
  const faces: Partial<Record<Hex, DeployCard>> = {}
  for (const card of cards) {
    const rest = less(pile, card)
    const hex = deploymentHexes(open, seat).find(
      each => !faces[each] && fitsHex(open, card, each) && canComplete(open, seat, { ...faces, [each]: card }, rest),
    )
    if (!hex) return null
    faces[hex] = card
    pile = rest
  }
  return { faces, pile: [] }
}
