/**
 * What an attack is likely to come to, by what lies open: the battle is fought many times with shuffled Fate cards (WK-9.2,
 * WK-9.3). The same position gives the same numbers.
 */
import { type Rng, type Seat, seeded, seedFrom, shuffle } from '../../../../kernel/index.ts'
import { isKingdom } from '../../data/areas.ts'
import { type ArmyId, isStronghold, type NobleId, type Shape, shapeOf } from '../../data/barons.ts'
import { commanderDiscards, commanderDraws, mostDraws, tokenStrength } from '../../data/constants.ts'
import { type BattleResult, fateCards, fateTable } from '../../data/fate.ts'
import type { Open, Site } from '../../types.ts'
import { armyStrength, noblesIn } from '../armies.ts'
import { changeFor } from '../modifiers.ts'
import { nobleAt, seatOfNoble } from '../seats.ts'
import { areaOfSite, ownerOf, siteStrength } from '../sites.ts'
import { defendersIn } from './declaring.ts'

export interface Odds {
  /** The share of battles, 0 to 1, in which the attacker takes the place, or has the victory in the field. */
  wins: number
  /** The mean of casualty tokens that the attacker and the defender suffer, walls included. */
  suffers: { attacker: number; defender: number }
}

/** One side as it goes into battle. */
interface Force {
  armies: readonly { isNoble: boolean; endures: number }[]
  /** Hits that the walls take first. */
  walls: number
  draws: number
  hasCommander: boolean
  ability: Shape | null
  /** Victories that the leader has from an office (WK-17.6). */
  victories: number
}

interface Outcome {
  wins: boolean
  hitsOnAttacker: number
  hitsOnDefender: number
}

const endures = (open: Open, army: ArmyId): number => Math.ceil(armyStrength(open, army) / tokenStrength)

/** The strongest leads; who is exhausted has no ability (WK-9.2.1). `more`: cards drawn besides. */
function force(open: Open, armies: readonly ArmyId[], walls: number, more = 0): Force {
  const nobles = armies.filter((army): army is NobleId => !isStronghold(army))
  const strength = armies.reduce((sum, army) => sum + armyStrength(open, army), walls)
  const [leader] = nobles.toSorted((a, b) => armyStrength(open, b) - armyStrength(open, a))
  const cards = Math.floor(strength / tokenStrength) + (leader ? commanderDraws : 0) + more
  const isFit = leader !== undefined && !nobleAt(open, leader).exhausted
  const isOverseas = isFit && !isKingdom(nobleAt(open, leader).area!)
  const inOrder = leader ? [leader, ...armies.filter(army => army !== leader)] : armies
  return {
    armies: inOrder.map(army => ({ isNoble: !isStronghold(army), endures: endures(open, army) })),
    walls: Math.ceil(walls / tokenStrength),
    draws: Math.min(mostDraws, cards),
    hasCommander: leader !== undefined,
    ability: isFit ? shapeOf(leader) : null,
    victories: isOverseas ? changeFor(open, 'overseasVictory', leader) : 0,
  }
}

const deck: readonly BattleResult[] = fateCards.map(card => fateTable[card].battle)

/** What is laid aside first. */
const value: Readonly<Record<BattleResult, number>> = { prevent: 0, draw: 1, casualty: 2, victory: 3 }

/** The cards that a side shows: drawn, the least useful laid aside, more drawn where a card says so. `pile` loses them. */
function shown(pile: BattleResult[], { draws, hasCommander }: Force): BattleResult[] {
  const hand = pile.splice(0, draws).sort((a, b) => value[b] - value[a])
  const aside = hasCommander ? Math.max(0, Math.min(commanderDiscards, hand.length - 1)) : 0
  const cards = hand.slice(0, hand.length - aside)
  pile.push(...hand.slice(hand.length - aside))
  for (const card of cards) if (card === 'draw') cards.push(...pile.splice(0, 1))
  return cards
}

const count = (cards: readonly BattleResult[], result: BattleResult): number =>
  cards.filter(card => card === result).length

/** Hits on walls first, then on those who do not lead; what is left of each army (WK-9.2.7, WK-9.3.3). */
function afterHits({ armies, walls }: Force, hits: number): { walls: number; left: readonly number[] } {
  let due = Math.max(0, hits - walls)
  const left = armies.map(army => army.endures)
  for (let i = left.length - 1; i >= 0; i--) {
    const taken = Math.min(due, left[i])
    left[i] -= taken
    due -= taken
  }
  return { walls: Math.max(0, walls - hits), left }
}

function fight(attacker: Force, defender: Force, rng: Rng): Outcome {
  const pile = shuffle(rng, deck)
  const [own, foe] = [shown(pile, attacker), shown(pile, defender)]
  const hits = (by: Force, cards: readonly BattleResult[], on: Force, shields: readonly BattleResult[]) =>
    Math.max(
      0,
      count(cards, 'casualty') +
        (by.ability === 'star' ? 1 : 0) -
        count(shields, 'prevent') -
        (on.ability === 'square' ? 1 : 0),
    )
  const hitsOnDefender = hits(attacker, own, defender, foe)
  const hitsOnAttacker = hits(defender, foe, attacker, own)
  const [mine, theirs] = [afterHits(attacker, hitsOnAttacker), afterHits(defender, hitsOnDefender)]
  return { wins: isWon({ attacker, defender, mine, theirs, own, foe }), hitsOnAttacker, hitsOnDefender }
}

interface Fought {
  attacker: Force
  defender: Force
  mine: ReturnType<typeof afterHits>
  theirs: ReturnType<typeof afterHits>
  own: readonly BattleResult[]
  foe: readonly BattleResult[]
}

/** WK-9.2.8, WK-9.2.9, WK-9.3.4, WK-9.3.5: does the attacker win? */
function isWon({ attacker, defender, mine, theirs, own, foe }: Fought): boolean {
  if (mine.left.every(each => each === 0)) return false
  if (theirs.walls === 0 && theirs.left.every(each => each === 0)) return true
  const victories = (side: Force, cards: readonly BattleResult[], left: readonly number[]) =>
    count(cards, 'victory') + (left[0] > 0 ? side.victories + (side.ability === 'triangle' ? 1 : 0) : 0)
  return victories(attacker, own, mine.left) > victories(defender, foe, theirs.left)
}

const battles = 1200
/** Asked again whenever a card or a menu is drawn. */
const known = new Map<string, Odds>()
const mostKnown = 200

function fought(attacker: Force, defender: Force): Odds {
  const key = JSON.stringify([attacker, defender])
  const odds = known.get(key) ?? fightAll(attacker, defender)
  if (known.size >= mostKnown) known.clear()
  known.set(key, odds)
  return odds
}

function fightAll(attacker: Force, defender: Force): Odds {
  const rng: Rng = { chance: seeded(seedFrom('odds')) }
  const all = Array.from({ length: battles }, () => fight(attacker, defender, rng))
  const mean = (of: (outcome: Outcome) => number) => all.reduce((sum, each) => sum + of(each), 0) / battles
  return {
    wins: mean(({ wins }) => (wins ? 1 : 0)),
    suffers: { attacker: mean(each => each.hitsOnAttacker), defender: mean(each => each.hitsOnDefender) },
  }
}

/** An assault by these Nobles; walls of strength 0 without troops are taken for certain (WK-9.3.6). */
export function assaultOdds(open: Open, nobles: readonly NobleId[], site: Site): Odds {
  const owner = ownerOf(open, site)
  const armies = owner === null ? [] : defendersIn(open, owner, areaOfSite(open, site)!, site)
  const walls = siteStrength(open, site)
  if (walls === 0 && armies.length === 0) return { wins: 1, suffers: { attacker: 0, defender: 0 } }
  return fought(force(open, nobles, 0), force(open, armies, walls))
}

/** A battle in the open field of these Nobles against all of a Baron's in their area. */
export function fieldOdds(open: Open, nobles: readonly NobleId[], foe: Seat): Odds {
  const area = nobleAt(open, nobles[0]).area!
  const constable = changeFor(open, 'fateDraw', seatOfNoble(open, nobles[0]))
  return fought(force(open, nobles, 0, constable), force(open, noblesIn(open, foe, area), 0))
}
