/** Marching and fighting: towards what can be taken, and only at fair odds. */
import type { Seat } from '../../../kernel/index.ts'
import { type Area, isKingdom } from '../data/areas.ts'
import { isStronghold, type NobleId } from '../data/barons.ts'
import { type BattleResult, fateTable } from '../data/fate.ts'
import { areaOf, armyStrength, noblesIn, othersIn } from '../rules/armies.ts'
import { type AttackMove, attackOf, oldSiege, readyIn } from '../rules/battle/declaring.ts'
import { bindingsOfAttack, bindingsOfJourney } from '../rules/march/laws.ts'
import type { MarchMove } from '../rules/march/march.ts'
import { nobleAt } from '../rules/seats.ts'
import { isBesieged, ownerOf, siteIn } from '../rules/sites.ts'
import type { Binding } from '../steps.ts'
import type { Move, Open, Site } from '../types.ts'
import { type BotView, best, type Chooser, first, of } from './botView.ts'
import { couldBesiege, keepsSiege, lead, prizeIn, siteValue, strengthIn } from './value.ts'

/** Is an assault of these Nobles worth it? */
export type Daring = (open: Open, nobles: readonly NobleId[], site: Site) => boolean

/** Fair odds: so many Fate cards ahead of the walls, so much stronger than the foe. */
const byLead: Daring = (open, nobles, site) => lead(open, nobles, site) >= 3
const fairRatio = 1.5

/** Laws that forbid it, or that cost more than there is, are kept by leaving it. */
const isBarred = (open: Open, me: Seat, bindings: readonly Binding[]): boolean =>
  bindings.some(({ price, beside }) => price === 0 || price + beside > open.crowns[me])

const isSieging = ({ sieges }: Open, me: Seat, site: Site): boolean =>
  sieges.some(each => each.site === site && each.by === me)

function attackValue({ open, me }: BotView, move: AttackMove, dares: Daring): number {
  const attack = attackOf(open, me, move)
  if (isBarred(open, me, bindingsOfAttack(open, attack))) return -1
  const nobles = readyIn(open, me, attack.area)
  if (move.do === 'attack') {
    const foes = noblesIn(open, move.seat, attack.area)
    return strengthIn(open, nobles) > fairRatio * strengthIn(open, foes) ? 30 : -1
  }
  const { site } = move
  const spectators = othersIn(open, me, attack.area).filter(each => each !== ownerOf(open, site)).length
  const value = siteValue(open, site) - 2 * spectators
  if (move.do === 'siege') return oldSiege(open, me, site) ? 100 + value : isSieging(open, me, site) ? -1 : 60 + value
  return !oldSiege(open, me, site) && dares(open, nobles, site) ? 70 + value : -1
}

/** Who would stand in an area with one more Noble, able to attack. */
export const joined = (open: Open, me: Seat, area: Area, noble: NobleId): NobleId[] => [
  ...new Set([...readyIn(open, me, area), noble]),
]

function goingValue({ open, me }: BotView, noble: NobleId, to: Area): number {
  const from = areaOf(open, noble)!
  const here = prizeIn(open, me, from)
  if (keepsSiege(open, me, noble)) return -1
  if (here !== null && couldBesiege(open, readyIn(open, me, from), here)) return -1
  const site = prizeIn(open, me, to)
  // Whoever besieges it lets nobody else attack
  if (site === null || isBesieged(open, site)) return -1
  const already = readyIn(open, me, to)
  if (already.length > 0 && couldBesiege(open, already, site)) return -1
  return couldBesiege(open, joined(open, me, to, noble), site) ? 35 + 2 * siteValue(open, site) : -1
}

function marchValue(botView: BotView, move: MarchMove): number {
  const { open, me } = botView
  const bySea = move.do === 'sail'
  const from = areaOf(open, move.noble)!
  const path = [from, ...(bySea ? [move.to] : move.path)]
  if (isBarred(open, me, bindingsOfJourney(open, me, { path, bySea }))) return -1
  const to = path[path.length - 1]
  const value = goingValue(botView, move.noble, to)
  if (value < 0) return -1
  return bySea ? value - (isKingdom(to) ? 20 : 15) : value - move.path.length
}

/** What a move with a card is worth; 0: as well left. */
export function moveValue(botView: BotView, move: Move, dares = byLead): number {
  const { open, me } = botView
  switch (move.do) {
    case 'attack':
    case 'assault':
    case 'siege':
      return attackValue(botView, move, dares)
    case 'go':
    case 'sail':
      return marchValue(botView, move)
    case 'gain':
      return move.what === 'crowns' ? (open.crowns[me] < 6 ? 38 : 20) : 10
    default:
      return move.do === 'done' || move.do === 'decline' ? 0 : -1
  }
}

export const march: Chooser<'mobilize' | 'versatile'> = (botView, _ask, legalMoves) =>
  best(legalMoves, move => moveValue(botView, move))

/** New troops from the stronghold go along; nobody else is stripped. */
export const takeTroops: Chooser<'takeTroops'> = (_botView, _ask, legalMoves) =>
  of(legalMoves, 'take-all').find(({ from }) => isStronghold(from)) ??
  of(legalMoves, 'take').find(({ from }) => isStronghold(from)) ??
  first(legalMoves, 'done')

export const chooseNobles: Chooser<'chooseNobles'> = (_botView, _ask, legalMoves) => first(legalMoves, 'commit', 'back')

/** Others may pass and attack, but not where this Baron holds or besieges the place. */
export const permission: Chooser<'permission'> = ({ open, me }, { area }, legalMoves) => {
  const site = siteIn(open, area)
  const isMine = site !== null && (ownerOf(open, site) === me || isSieging(open, me, site))
  return first(legalMoves, isMine ? 'refuse' : 'grant')
}

/** The strongest who can still do something. */
export const command: Chooser<'command'> = ({ open }, _ask, legalMoves) =>
  best(of(legalMoves, 'noble'), ({ noble }) => armyStrength(open, noble) + (nobleAt(open, noble).exhausted ? 0 : 1000))

const battleValue: Record<BattleResult, number> = { victory: 3, casualty: 2, draw: 1, prevent: 0 }

/** Only what must be laid aside, the least useful first. */
export const discard: Chooser<'discard'> = (_botView, _ask, legalMoves) =>
  legalMoves.find(move => move.do === 'commit') ??
  best(of(legalMoves, 'toss'), ({ card }) => -battleValue[fateTable[card].battle])

/** Walls first, then whoever can take most. */
export const hits: Chooser<'hits'> = ({ open }, _ask, legalMoves) =>
  best(of(legalMoves, 'hit'), ({ army }) => (army === null ? 10_000 : armyStrength(open, army)))

/** Back towards where something can be taken. */
export const retreatTo: Chooser<'retreatTo'> = ({ open, me }, _ask, legalMoves) =>
  best(of(legalMoves, 'place'), ({ area }) => (siteIn(open, area) === null ? 0 : 1) - othersIn(open, me, area).length)
